"""What a question asks for under some rules, so that forms and help can be made from it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from acesaround.record.questions.kinds import (
    KINDS,
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    SettleQuestion,
    WinnerQuestion,
)
from acesaround.record.questions.parties import melding, playing
from acesaround.rules import Rules


class Form(Enum):
    """How a field is written.

    PARTY is one of the parts and PARTIES any of them; PAID are for each part any of the choices, as
    often as they are written. Only the score pad has these three.
    """

    CARDS = "cards"
    SUIT = "suit"
    NUMBER = "number"
    NUMBERS = "numbers"
    YES = "yes"
    CHOICE = "choice"
    PARTY = "party"
    PARTIES = "parties"
    PAID = "paid"


class Field(NamedTuple):
    """One thing that is asked.

    ``parts`` are the codes of the parties whose numbers are asked one beside the other;
    ``choices`` the values of a choice, the usual one first, or what a suit may be besides.
    """

    name: str
    form: Form
    needed: bool = True
    parts: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()


NO_TRUMP = "none"
"""What is written for a trump that there is not, or not yet."""

_TRUMP = Field("trump", Form.SUIT, choices=(NO_TRUMP,))
_HAND = Field("hand", Form.CARDS)


def kinds_of(rules: Rules) -> tuple[str, ...]:
    """The kinds of question that mean something under the rules."""
    without = () if rules.stock is not None else (MeldsInTurnQuestion.kind,)
    return tuple(kind for kind in KINDS if kind not in without)


def fields_of(kind: str, rules: Rules) -> tuple[Field, ...]:
    """The fields of a kind of question under the rules."""
    if kind == MeldsQuestion.kind:
        return _TRUMP, _HAND
    if kind == MeldsInTurnQuestion.kind:
        return _TRUMP, _HAND, Field("tricks", Form.NUMBER, needed=False)
    if kind == LegalQuestion.kind:
        first = (Field("first", Form.YES, needed=False),) if rules.play.first_lead_trump else ()
        return _TRUMP, Field("trick", Form.CARDS, needed=False), _HAND, *first
    if kind == WinnerQuestion.kind:
        return _TRUMP, Field("trick", Form.CARDS)
    if kind == CardPointsQuestion.kind:
        return Field("cards", Form.CARDS), Field("last", Form.YES, needed=False)
    assert kind == SettleQuestion.kind
    return _settle(rules)


def _settle(rules: Rules) -> tuple[Field, ...]:
    ends = endings(rules)
    fields = [
        Field("melds", Form.NUMBERS, parts=tuple(party.name for party in melding(rules))),
        Field(
            "tricks", Form.NUMBERS, needed=False, parts=tuple(each.name for each in playing(rules))
        ),
    ]
    if rules.auction is not None:
        fields.insert(0, Field("bid", Form.NUMBER))
    if rules.in_chips:
        fields.insert(0, Field("trump", Form.SUIT))
    if len(ends) > 1:
        fields.append(Field("ended", Form.CHOICE, needed=False, choices=ends))
    if rules.contracts is not None and rules.contracts.moon == "announced":
        fields.append(Field("moon", Form.YES, needed=False))
    if rules.in_chips:
        fields.append(Field("pot", Form.NUMBER, needed=False))
    if tricks_matter(rules):
        parts = tuple(party.name for party in playing(rules))
        fields.append(Field("won", Form.NUMBERS, needed=False, parts=parts))
    return tuple(fields)


def endings(rules: Rules) -> tuple[str, ...]:
    """How a deal may end under the rules, as far as it was not ended by a forbidden card."""
    contracts = rules.contracts
    asked = rules.auction.marriage_required if rules.auction is not None else "no"
    lacking = ("no_marriage",) if asked == "to_name_trump" else ()
    if contracts is None:
        return ("played", *lacking)
    given = ("given_up",) if contracts.throw_in == "free" else ()
    yielded = ("yielded",) if contracts.opponents_concede else ()
    return ("played", *given, *yielded, *lacking)


def tricks_matter(rules: Rules) -> bool:
    """Whether it matters how many tricks were won beside their points."""
    moon = rules.contracts is not None and rules.contracts.moon != "off"
    return moon or rules.scoring.keep_melds == "any_trick"
