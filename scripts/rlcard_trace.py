"""Whole games of RLCard's two-player game of that family as text, for tests/rlcard: python rlcard_trace.py GAMES SEED.

The games are played in turn at random, by RLCard's own rule agent, and so that they last. Cards, colors and actions are written
as in a scenario. Of each game:

    game N
    pile CARDS                 a pile that was just shuffled, the next card first; the first one is the whole deck
    color C                    a color chosen by chance
    SEAT DIRECTION DRAW PLAYED TOP | HAND | HAND | ACTIONS
                               how it stands: whose turn, sizes of both piles, the card to match, both hands, the list of actions
    do ACTION                  what is done; piles and colors that this brings stand before the next state
    won SEAT                   the end; "broken" in its place where RLCard fails because both piles have run out
"""
import random
import sys

import numpy
from rlcard.games.uno import Game
from rlcard.models.uno_rule_models import UNORuleAgentV1

SYMBOLS = {"skip": "S", "reverse": "V", "draw_2": "+2", "wild": "W", "wild_draw_4": "W+4"}
DIRECTIONS = {1: "cw", -1: "ccw"}
RULE_AGENT = UNORuleAgentV1()


def face(color, trait):
    symbol = SYMBOLS.get(trait, trait)
    return symbol if symbol.startswith("W") else color.upper() + symbol


def card_text(card):
    return face(card.color, card.trait)


def with_color(color, trait):
    text = face(color, trait)
    return f"{text}={color.upper()}" if text.startswith("W") else text


def cards_text(cards):
    return " ".join(card_text(card) for card in cards)


def action_text(action):
    return action if action == "draw" else with_color(*action.split("-"))


class Chance:
    """Stands in for the game's generator, which RLCard asks for every shuffle and every color, and writes down what came.

    It takes only `random()`, the one method whose stream Python promises to keep.
    """

    def __init__(self, seed, lines):
        self.generator = random.Random(seed)
        self.lines = lines

    def below(self, bound):
        return int(self.generator.random() * bound)

    def shuffle(self, pile):
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        self.lines.append("pile " + cards_text(reversed(pile)))

    def choice(self, colors):
        color = colors[self.below(len(colors))]
        self.lines.append("color " + color.upper())
        return color


def state_text(game):
    table = game.round
    top = with_color(table.target.color, table.target.trait)
    actions = [] if game.is_over() else game.get_legal_actions()
    parts = [
        f"{table.current_player + 1} {DIRECTIONS[table.direction]} {len(game.dealer.deck)} {len(table.played_cards)} {top}",
        *(cards_text(player.hand) for player in game.players),
        " ".join(action_text(action) for action in actions),
    ]
    return " | ".join(parts)


def at_random(chooser, state):
    # A card held twice is listed twice; each action is to be as likely.
    choices = list(dict.fromkeys(state["legal_actions"]))
    return choices[int(chooser.random() * len(choices))]


def by_rule_agent(_, state):
    return RULE_AGENT.step({"raw_obs": state, "raw_legal_actions": state["legal_actions"]})


def to_last(chooser, state):
    # Makes the other draw, then goes on in the color it holds fewest of: hands grow, and the piles run out more often.
    colors = [card[0] for card in state["hand"] if not card[1:].startswith("-wild")]
    choices = list(dict.fromkeys(state["legal_actions"]))

    def haste(action):
        return "draw_" not in action, colors.count(action[0])

    least = min(map(haste, choices))
    choices = [action for action in choices if haste(action) == least]
    return choices[int(chooser.random() * len(choices))]


CHOOSERS = [to_last, at_random, by_rule_agent]


def play(number, seed):
    """The lines of one game."""
    lines = [f"game {number}"]
    numpy.random.seed(seed % 2**32)
    chooser = random.Random(seed + 1)
    choose = CHOOSERS[number % 3]
    game = Game(num_players=2)
    game.np_random = Chance(seed, lines)
    state, _ = game.init_game()
    lines.append(state_text(game))
    while not game.is_over():
        action = choose(chooser, state)
        lines.append("do " + action_text(action))
        try:
            state, _ = game.step(action)
        except IndexError:
            lines.append("broken")
            return lines
        lines.append(state_text(game))
    lines.append(f"won {game.round.winner[0] + 1}")
    return lines


def main():
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    for number in range(1, games + 1):
        print("\n".join(play(number, seed * 1_000_003 + 2 * number)))


if __name__ == "__main__":
    main()
