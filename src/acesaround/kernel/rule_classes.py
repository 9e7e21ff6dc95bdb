"""The classes into which the rules of thumb put a card, and where each class has its weight.

A weight is what is expected of playing such a card rather than another: hundredths of a counter,
or, for the weights by which what a card (or the trick on the table) is worth is multiplied, parts
of 128. Better for the own side is higher.
"""

from __future__ import annotations

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
BIDDER_LONG = 6
"""Trump, led on the bidder's side from more than are out."""
BIDDER_SHORT = 7
DEFENDER_LONG = 8
DEFENDER_SHORT = 9
OPEN_LONG = 10
"""Trump that was not bid for."""
OPEN_SHORT = 11
OPPONENTS_OUT = 12
"""Trump that no opponent has."""
_SUIT_CLASSES = 13

LENGTHS = 4
"""Cards of the suit in the hand, the card among them: 1, 2, 3, and 4 or more."""
# The suit is another one while the hand has no trump, the same while it has, or trump.
_LENGTH_CLASSES = 3 * LENGTHS

STAGES = 4
"""How many tricks are left: more than 8, more than 4, more than 2, and fewer."""

NO_CLASS = 0
"""For what a card has no class of; the weight is 0."""
LEAD = 1
"""By suit class and HIGHER."""
LEAD_WORTH = LEAD + _SUIT_CLASSES * HIGHER
"""The same, by what the card is worth."""
LEAD_LENGTH = LEAD_WORTH + _SUIT_CLASSES * HIGHER
LEAD_STAGE = LEAD_LENGTH + _LENGTH_CLASSES
"""Of a card that none out can beat, in another suit and in trump, by stage."""
LEAD_TWIN = LEAD_STAGE + 2 * STAGES
"""The same where the next card of the suit in the hand cannot be beaten either."""

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
RESULT = LEAD_TWIN + 2
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
COST_STAGE = DISCARD + _LENGTH_CLASSES
"""Of a card that none out can beat, as LEAD_STAGE."""
LAST_TRUMP = COST_STAGE + 2 * STAGES
"""Of the only trump of the hand, by stage."""
WEIGHTS = LAST_TRUMP + STAGES
