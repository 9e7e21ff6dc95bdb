"""What the score pad asks of a deal, under the rules and among those who play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from acesaround.game import StakeKind, State
from acesaround.record.pad.parties import PadParty, melding, padded_seats, padded_sides, playing
from acesaround.record.questions.fields import Field, Form, endings, tricks_matter
from acesaround.rules import Rules

UNDEALT = ("passed", "nines")
"""Endings of a deal that nobody played: all have passed, or a hand was full of nines."""

_TALKED = ("given_up", "yielded", "no_marriage")
_NO_TRICKS = (*UNDEALT, "thrown_in", *_TALKED)

PAYABLE = (
    StakeKind.ROUNDHOUSE,
    StakeKind.RUN,
    StakeKind.ACES,
    StakeKind.KINGS,
    StakeKind.QUEENS,
    StakeKind.JACKS,
    StakeKind.DOUBLE_PINOCHLE,
)
"""The melds that are paid for themselves."""


NAMES = (
    "ended",
    "bidder",
    "bid",
    "trump",
    "melds",
    "paid",
    "moon",
    "tricks",
    "empty",
    "trickless",
    "claimant",
    "wrong_claims",
    "offender",
    "accused",
)
"""All fields that there are under any rules."""


class PadField(NamedTuple):
    """A field, and ``unless``: the endings of a deal for which it is not asked.

    ``of_bidder``: only the party that has bid is asked.
    """

    field: Field
    unless: tuple[str, ...] = ()
    of_bidder: bool = False


def deal_fields(state: State) -> tuple[PadField, ...]:
    """The fields of the deal that has begun, in their order."""
    return tuple(_fields(state))


def _fields(state: State) -> Iterator[PadField]:
    rules = state.rules
    seats = _codes(padded_seats(state))
    ends = deal_endings(rules)
    if len(ends) > 1:
        yield PadField(Field("ended", Form.CHOICE, needed=False, choices=ends))
    if rules.auction is not None:
        yield PadField(Field("bidder", Form.PARTY, parts=seats), UNDEALT)
        yield PadField(Field("bid", Form.NUMBER), UNDEALT)
    if rules.in_chips:
        yield PadField(Field("trump", Form.SUIT), (*UNDEALT, "thrown_in"))
    yield PadField(
        Field("melds", Form.NUMBERS, parts=_codes(melding(state, None))),
        (*UNDEALT, "thrown_in"),
        of_bidder=rules.melds.who == "bidder",
    )
    if rules.stakes is not None and rules.stakes.meld_chips:
        kinds = tuple(kind.value for kind in PAYABLE)
        parts = _codes(padded_sides(state))
        paid = Field("paid", Form.PAID, needed=False, parts=parts, choices=kinds)
        yield PadField(paid, (*UNDEALT, "thrown_in"))
    if rules.contracts is not None and rules.contracts.moon == "announced":
        yield PadField(Field("moon", Form.YES, needed=False), _NO_TRICKS)
    parts = _codes(playing(state, None))
    yield PadField(Field("tricks", Form.NUMBERS, needed=False, parts=parts), _NO_TRICKS)
    if winners_matter(rules):
        yield PadField(Field("empty", Form.PARTIES, needed=False, parts=parts), _NO_TRICKS)
    if rules.scoring.credit == "player" and rules.deal.partners:
        yield PadField(Field("trickless", Form.PARTIES, needed=False, parts=seats), _NO_TRICKS)
    yield from _said(rules, seats, ends)


def _said(rules: Rules, seats: tuple[str, ...], ends: tuple[str, ...]) -> Iterator[PadField]:
    """Claims of the game, and forbidden cards."""
    if rules.match.declare_out:
        others = tuple(each for each in ends if each != "claimed")
        yield PadField(Field("claimant", Form.PARTY, parts=seats), others)
        yield PadField(Field("wrong_claims", Form.PARTIES, needed=False, parts=seats), _NO_TRICKS)
    if rules.play.wrong_card != "refuse":
        yield PadField(Field("offender", Form.PARTY, needed=False, parts=seats), _NO_TRICKS)
    if rules.play.accusation != "automatic":
        yield PadField(Field("accused", Form.YES, needed=False), _NO_TRICKS)


def deal_endings(rules: Rules) -> tuple[str, ...]:
    """How a deal can end under the rules; the usual one first."""
    usual, *rest = endings(rules)
    found = [usual]
    if rules.match.declare_out:
        found.append("claimed")
    found += rest
    if rules.chips is not None and rules.chips.forced_throw_in:
        found.append("thrown_in")
    if rules.auction is not None and rules.auction.all_pass == "redeal":
        found.append("passed")
    if rules.deal.nines_redeal != "off":
        found.append("nines")
    return tuple(found)


def winners_matter(rules: Rules) -> bool:
    """Whether it matters who has won a trick beside the points in it."""
    swept = rules.stakes is not None and rules.stakes.all_tricks_chips > 0
    return tricks_matter(rules) or swept or rules.scoring.credit == "player"


def _codes(parties: tuple[PadParty, ...]) -> tuple[str, ...]:
    return tuple(party.code for party in parties)
