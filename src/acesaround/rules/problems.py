"""Contradictions in rules, all at once."""

from collections.abc import Iterator

import msgspec

from acesaround.cards import deck_of
from acesaround.rules.option import options_of
from acesaround.rules.rules import Rules
from acesaround.rules.tables import TABLES

KNOWN_PHASES = ("deal", "auction", "trump", "passing", "melds", "stock", "tricks", "score")
_NEEDS = {"auction": "auction", "trump": "auction", "passing": "passing", "stock": "stock"}


class Problem(msgspec.Struct, frozen=True):
    """One contradiction: the options (``section.option``) that it lies between, and why."""

    options: tuple[str, ...]
    why: str


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Every contradiction in the rules; an empty tuple means that they can be played.

    Values that an option does not take come first, and alone.
    """
    # A value that its option does not take may break the arithmetic of the other checks.
    return tuple(_values(rules)) or tuple(
        problem for check in (_phases, _cards, _points, _seats) for problem in check(rules)
    )


def _values(rules: Rules) -> Iterator[Problem]:
    for name, section in rules.sections():
        for option_name, option in options_of(type(section)).items():
            value = getattr(section, option_name)
            if not option.accepts(value):
                path = f"{name}.{option_name}"
                yield Problem((path,), f"{path} is {value!r}; it takes {option.expected()}")


def _phases(rules: Rules) -> Iterator[Problem]:
    for phase in rules.phases:
        if phase not in KNOWN_PHASES:
            yield Problem((), f"there is no phase {phase!r}")
        elif getattr(rules, _NEEDS.get(phase, "deck")) is None:
            yield Problem((), f"the phase {phase!r} needs the section {_NEEDS[phase]!r}")
    if not rules.phases or rules.phases[0] != "deal" or rules.phases[-1] != "score":
        yield Problem((), "the phases must begin with 'deal' and end with 'score'")
    if rules.auction is not None and "auction" not in rules.phases:
        yield Problem((), "there is an auction section but no auction phase")


def _cards(rules: Rules) -> Iterator[Problem]:
    size = len(deck_of(rules.deck.copies, rules.deck.nines))
    dealt = rules.deal.players * rules.deal.hand_size
    if rules.stock is None and dealt != size:
        why = f"{rules.deal.players} hands of {rules.deal.hand_size} do not use the {size} cards"
        yield Problem(("deal.players", "deal.hand_size"), why)
    if rules.stock is not None:
        rest = size - dealt
        if rest < rules.deal.players or rest % rules.deal.players:
            why = f"a stock of {rest} cards cannot be drawn evenly by {rules.deal.players} players"
            yield Problem(("deal.players", "deal.hand_size"), why)
    if rules.passing is not None and rules.passing.pass_count > rules.deal.hand_size:
        yield Problem(("passing.pass_count", "deal.hand_size"), "more cards passed than held")
    copies = rules.deck.copies
    table = TABLES[rules.melds.table]
    if copies > 2 and any(len(values) == 2 for values in table.values.values()):
        why = f"the table {table.name} has no values for {copies} equal cards"
        yield Problem(("melds.table", "deck.copies"), why)


def _points(rules: Rules) -> Iterator[Problem]:
    scoring = rules.scoring
    if scoring.scale != 1 and scoring.count != "10-10-10":
        why = "small numbers need card points that are all multiples of ten"
        yield Problem(("scoring.scale", "scoring.count"), why)
    if rules.auction is not None and rules.auction.min_bid % rules.auction.bid_step:
        why = "the lowest bid is not one of the steps"
        yield Problem(("auction.min_bid", "auction.bid_step"), why)
    if rules.match.end_rule == "bidder_first" and rules.auction is None:
        yield Problem(("match.end_rule",), "without an auction there is no bidding side")
    if rules.play.first_lead == "bidder" and rules.auction is None:
        yield Problem(("play.first_lead",), "without an auction there is no bidder to lead")
    if rules.match.end_rule == "first_to_reach" and rules.auction is not None:
        why = "a contract is settled after the deal, so points cannot count at once"
        yield Problem(("match.end_rule",), why)


def _seats(rules: Rules) -> Iterator[Problem]:
    if rules.deal.partners and rules.deal.players != 4:
        yield Problem(("deal.partners", "deal.players"), "partners need four players")
    if rules.passing is not None and not rules.deal.partners:
        yield Problem(("deal.partners",), "cards are passed between partners")
