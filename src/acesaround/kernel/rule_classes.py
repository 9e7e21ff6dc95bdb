"""The classes into which the rules of thumb put a card, and where each class has its weight.

A weight is what is expected of playing such a card rather than another: hundredths of a counter,
or, for the weights by which what a card (or the trick on the table) is worth is multiplied, parts
of 128. Better for the own side is higher.
"""

from __future__ import annotations

STYLES = (
    "two",
    "three_alone",
    "four_alone",
    "pairs_open",
    "three_bidder",
    "three_defender",
    "pairs_bidder",
    "pairs_partner",
    "pairs_defender",
    "double_bidder",
    "double_partner",
    "double_defender",
)
"""Kinds of games and the parts that a place can have in them; each style has weights of its own.

``open`` is a game without an auction, ``alone`` one in which nobody has a partner."""
TWO, THREE_ALONE, FOUR_ALONE, PAIRS_OPEN, THREE_BIDDER = range(5)
PAIRS_BIDDER = 6
DOUBLE_BIDDER = 9

STAGES = 4
"""How many tricks are left: more than 8, more than 4, more than 2, and fewer; each stage has
weights of its own too."""

HIGHER = 4
"""How many cards that would beat this one are out, in its own suit: 0, 1, 2, and 3 or more."""

# --- Leading: what the suit is like.
SAFE_SUIT = 0
"""No opponent can have a trump."""
FEW_OUT = 1
"""One or two cards of the suit are out, and nobody is known to lack it."""
SOME_OUT = 2
MANY_OUT = 3
"""Six or more."""
ALLY_LACKS = 4
"""An ally lacks the suit and may have a trump; no such opponent is known."""
OPPONENT_LACKS = 5
TRUMP_LONG = 6
"""Trump, from more than are out."""
TRUMP_SHORT = 7
OPPONENTS_OUT = 8
"""Trump that no opponent has."""
_SUIT_CLASSES = 9

LENGTHS = 4
"""Cards of the suit in the hand, the card among them: 1, 2, 3, and 4 or more."""
# The suit is another one while the hand has no trump, the same while it has, or trump.
_LENGTH_CLASSES = 3 * LENGTHS

NO_CLASS = 0
"""For what a card has no class of; the weight is 0."""
LEAD = 1
"""By suit class and HIGHER."""
LEAD_WORTH = LEAD + _SUIT_CLASSES * HIGHER
"""The same, by what the card is worth."""
LEAD_LENGTH = LEAD_WORTH + _SUIT_CLASSES * HIGHER
LEAD_TWIN = LEAD_LENGTH + _LENGTH_CLASSES
"""Of a card that none out can beat, if the next one of the suit in the hand cannot be beaten
either; in another suit and in trump."""

LEAD_RANK = LEAD_TWIN + 2
"""By which the rank of a card is multiplied, in another suit and in trump."""

# --- Following: who wins the trick once the card lies, and what may still beat the winner.
MINE, ALLYS, OPPONENTS = range(3)

NOTHING = 0
"""Nothing of the other side can."""
RUFF_UNLIKELY = 1
RUFF_LIKELY = 2
"""Three cards of the suit led, or fewer, are out."""
ONE_HIGHER = 3
MORE_HIGHER = 4
RUFF_SURE = 5
"""One of the other side lacks the suit led and may have a trump that wins."""
THREATS = 6

_RESULTS = 3 * THREATS * 2
RESULT = LEAD_RANK + 2
"""By winner, threat, and whether two or more opponents are still to play."""
RESULT_POT = RESULT + _RESULTS
"""The same, by what the cards on the table are worth."""
RESULT_WORTH = RESULT_POT + _RESULTS
"""The same, by what the card is worth."""
COST = RESULT_WORTH + _RESULTS
"""What is given up with the card: by trump or not, HIGHER, and whether it is worth anything."""
COST_WORTH = COST + 4 * HIGHER
DISCARD = COST_WORTH + 4 * HIGHER
"""Of a card that does not follow: by length, as LEAD_LENGTH."""
LAST_TRUMP = DISCARD + _LENGTH_CLASSES
"""Of the only trump of the hand."""
COST_RANK = LAST_TRUMP + 1
"""As LEAD_RANK."""
WEIGHTS = COST_RANK + 2

BY_WORTH = ((LEAD_WORTH, LEAD_LENGTH), (RESULT_POT, COST), (COST_WORTH, DISCARD))
"""From where to where the weights are parts of 128."""
