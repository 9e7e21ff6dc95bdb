"""What comes from a seed: the order of the deck, and each player's own chance.

Every board of a match has a seed of its own, and every decision on it one that depends on where it
is made and not on who makes it, so that the same player decides the same there.

Every deal has its own generator, keyed on the seed and the number of the deal, so the cards do not
depend on who plays or on what anybody does. Only ``random()`` is drawn, the one method whose
values Python keeps from version to version.
"""

from __future__ import annotations

import random

from acesaround.cards import Hand, deck_of
from acesaround.rules import Rules


def shuffled(rules: Rules, seed: int, number: int) -> Hand:
    """The deck of the rules in the order of deal ``number`` (from 1)."""
    dice = random.Random(f"{seed} deal {number}")
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    return tuple(sorted(deck, key=lambda card: dice.random()))


def player_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the player of a seat in deal ``number``."""
    return int(random.Random(f"{seed} deal {number} seat {seat}").random() * 2**53)


def board_seed(seed: int, board: int) -> int:
    """The seed of a board of a match (from 1); it stands for the seed in all that follows."""
    return int(random.Random(f"{seed} board {board}").random() * 2**53)


def decision_seed(seed: int, number: int, seat: int, phase: str, nth: int) -> int:
    """The seed for the ``nth`` decision (from 0) of a seat in a phase of deal ``number``."""
    mark = f"{seed} deal {number} seat {seat} {phase} {nth}"
    return int(random.Random(mark).random() * 2**53)
