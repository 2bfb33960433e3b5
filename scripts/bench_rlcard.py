"""Speed of RLCard's game of that family, one JSON line: python bench_rlcard.py LAYER GAMES [SEED].

LAYER `env` plays whole environments with random agents, as RLCard's users do. LAYER `rules` drives its game object alone and
asks it for the legal actions only, with the building of observations switched off: the bare rules.
"""
import json
import random
import sys
import time

import numpy
import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game

PLAYERS = 2


def environment(seed):
    env = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(PLAYERS)])
    return lambda: env.run(is_training=False)


def bare_rules(seed):
    game = Game(num_players=PLAYERS)
    game.np_random = numpy.random.RandomState(seed)
    game.get_state = lambda player: None
    chooser = random.Random(seed)

    def play():
        game.init_game()
        while not game.is_over():
            choices = game.get_legal_actions()
            if len(choices) > 1:
                # A hand with the same card twice lists it twice; each action is to be as likely as in `env`.
                choices = list(dict.fromkeys(choices))
            game.step(chooser.choice(choices) if len(choices) > 1 else choices[0])

    return play


def games_per_cpu_second(play, games):
    played = 0
    start = time.process_time()
    for _ in range(games):
        try:
            play()
            played += 1
        except IndexError:
            pass  # RLCard 1.2.0 fails when both piles run out; such a game costs time but does not count.
    return played / (time.process_time() - start)


def main():
    layer, games = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    random.seed(seed)
    numpy.random.seed(seed)
    play = {"env": environment, "rules": bare_rules}[layer](seed)
    games_per_cpu_second(play, max(games // 10, 1))  # Warm-up.
    rate = games_per_cpu_second(play, games)
    print(json.dumps({"engine": "rlcard", "version": rlcard.__version__, "layer": layer, "players": PLAYERS, "games_per_cpu_second": round(rate, 1)}))


if __name__ == "__main__":
    main()
