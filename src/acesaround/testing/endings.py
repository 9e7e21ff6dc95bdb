"""Random endings with all cards seen, for comparing ways to solve them."""

from __future__ import annotations

import random
from typing import Literal

import msgspec

from acesaround.cards import SUITS, Hand, Suit, deck_of, sort_hand
from acesaround.rules import Deck, Play, Rules, Scoring
from acesaround.testing.open_play import OpenPlay


class Family(msgspec.Struct, frozen=True):
    """Endings of one kind: how many copies there are, who plays with whom, how many cards."""

    copies: int
    nines: bool
    sides: tuple[int, ...]
    cards: int
    """The most cards a hand."""


FAMILIES = {
    "two players": Family(2, True, (0, 1), 7),
    "one against two": Family(2, True, (0, 1, 1), 5),
    "two against one": Family(2, True, (1, 0, 0), 5),
    "partners": Family(2, True, (0, 1, 0, 1), 4),
    "one against three": Family(2, True, (1, 1, 0, 1), 4),
    "double deck": Family(4, False, (0, 1, 0, 1), 4),
}

HEADS: tuple[Literal["always", "trump_led_only", "never"], ...] = (
    "always",
    "always",
    "trump_led_only",
    "never",
)
COUNTS: tuple[Literal["10-10-10", "11-10-4-3-2", "10-10-5-5"], ...] = (
    "10-10-10",
    "11-10-4-3-2",
    "10-10-5-5",
)


class Ending(msgspec.Struct, frozen=True):
    """A moment of play. ``hands`` are without the cards on the table."""

    rules: Rules
    trump: Suit | None
    sides: tuple[int, ...]
    hands: tuple[Hand, ...]
    leader: int
    trick: Hand
    first: bool

    @property
    def open_play(self) -> OpenPlay:
        """The play of the ending, to be solved in the plain way."""
        return OpenPlay(self.rules, self.trump, self.sides)


def random_ending(family: Family, source: random.Random) -> Ending:
    """An ending of the family, with options of play and count drawn at random.

    Many have few suits, so that long suits and voids come up; half start in the middle of a trick.
    """
    rules = Rules(
        name="ending",
        phases=("tricks",),
        deck=Deck(copies=family.copies, nines=family.nines),
        play=Play(
            head=source.choice(HEADS),
            void_undertrump=source.choice(("forced", "free")),
            first_lead_trump=source.choice((False, True)),
        ),
        scoring=Scoring(count=source.choice(COUNTS), last_trick=source.choice((10, 20))),
    )
    places = len(family.sides)
    cards = source.randint(1, family.cards)
    suits = source.sample(SUITS, source.choice((2, 3, 4, 4)))
    deck = [card for card in deck_of(family.copies, family.nines) if card.suit in suits]
    dealt = source.sample(deck, min(cards * places, len(deck)))
    hands = tuple(sort_hand(dealt[place * cards : (place + 1) * cards]) for place in range(places))
    trump = source.choice((None, *suits, *suits))
    leader = source.randrange(places)
    start = Ending(rules, trump, family.sides, hands, leader, (), source.random() < 0.5)
    played = start
    for _ in range(source.choice((0, 0, *range(places)))):
        played = _after_any_card(played, source)
    return played


def _after_any_card(ending: Ending, source: random.Random) -> Ending:
    place = (ending.leader + len(ending.trick)) % len(ending.hands)
    may = ending.open_play.allowed(ending.hands, ending.leader, ending.trick, ending.first)
    card = source.choice(may)
    at = ending.hands[place].index(card)
    hand = ending.hands[place][:at] + ending.hands[place][at + 1 :]
    hands = (*ending.hands[:place], hand, *ending.hands[place + 1 :])
    return msgspec.structs.replace(ending, hands=hands, trick=(*ending.trick, card), first=False)
