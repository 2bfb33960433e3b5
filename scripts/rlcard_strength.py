"""How often our player beats RLCard's own rule agent in RLCard's game: python rlcard_strength.py PROGRAM GAMES [SIMULATIONS [SEED]].

Our player gets what RLCard hands an agent: `raw_obs`, `raw_legal_actions` and `action_record`. Seats alternate. Prints a JSON line
with the share of games won and half the width of its 95 % interval, and the seconds a move took.
"""
import json
import math
import subprocess
import sys
import time

import numpy
import rlcard
from rlcard.models.uno_rule_models import UNORuleAgentV1


class Player:
    """The program, spoken to in lines."""

    use_raw = True

    def __init__(self, program, simulations, seed):
        command = [program, "rlcard", "--simulations", str(simulations), "--seed", str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def step(self, state, player):
        seen = state["raw_obs"]
        shown = {key: seen[key] for key in ("hand", "target", "played_cards", "num_cards")}
        shown.update(player=player, legal_actions=state["raw_legal_actions"], action_record=state["action_record"])
        start = time.perf_counter()
        self.process.stdin.write(json.dumps(shown) + "\n")
        self.process.stdin.flush()
        action = json.loads(self.process.stdout.readline())
        spent = time.perf_counter() - start
        self.moves += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return action


def play(env, player, rule_agent, seat):
    state, current = env.reset()
    while not env.is_over():
        if current == seat:
            action = player.step(state, current)
        else:
            action = rule_agent.step(state)
        state, current = env.step(action, True)
    return env.game.round.winner[0] == seat


def main():
    program, games = sys.argv[1], int(sys.argv[2])
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    env = rlcard.make("uno", config={"seed": seed})
    numpy.random.seed(seed)
    player, rule_agent = Player(program, simulations, seed), UNORuleAgentV1()
    won = played = broken = 0
    for number in range(games):
        try:
            won += play(env, player, rule_agent, number % 2)
            played += 1
        except IndexError:
            broken += 1  # RLCard 1.2.0 fails when both piles run out.
    share = won / played
    report = {
        "games": played,
        "broken": broken,
        "simulations": simulations,
        "share": round(100 * share, 2),
        "plus_minus": round(196 * math.sqrt(share * (1 - share) / played), 2),
        "ms_per_move": round(1000 * player.seconds / player.moves, 3),
        "ms_slowest": round(1000 * player.slowest, 1),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
