"""Contradictions in rules, all at once."""

from collections.abc import Iterator

import msgspec

from acesaround.cards import deck_of
from acesaround.rules.option import options_of
from acesaround.rules.reach import most_points
from acesaround.rules.rules import Rules
from acesaround.rules.tables import TABLES

KNOWN_PHASES = (
    "deal",
    "exchange",
    "auction",
    "widow",
    "trump",
    "passing",
    "melds",
    "bury",
    "offers",
    "stock",
    "tricks",
    "score",
)
_NEEDS = {
    "auction": "auction",
    "trump": "auction",
    "passing": "passing",
    "stock": "stock",
    "widow": "widow",
    "bury": "widow",
    "offers": "contracts",
}


class Problem(msgspec.Struct, frozen=True):
    """One contradiction: the options (``section.option``) that it lies between, and why."""

    options: tuple[str, ...]
    why: str


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Every contradiction in the rules; an empty tuple means that they can be played.

    Values that an option does not take come first, and alone.
    """
    # A value that its option does not take may break the arithmetic of the other checks.
    wrong = tuple(_values(rules))
    if wrong:
        return wrong
    checks = (_phases, _cards, _points, _bids, _seats, _said)
    found = tuple(problem for check in checks for problem in check(rules))
    # What hands can reach is asked only of hands that can be dealt: the search takes time.
    return found if any(_cards(rules)) else (*found, *_reach(rules))


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
    hands = rules.deal.players - rules.deal.dealer_sits_out
    rest = size - hands * rules.deal.hand_size - (rules.widow.size if rules.widow else 0)
    where = ("deal.players", "deal.hand_size")
    if rules.stock is None and rest != 0:
        why = f"{hands} hands of {rules.deal.hand_size} do not use the {size} cards"
        yield Problem(where, why)
    if rules.stock is not None and (rest < hands or rest % hands):
        why = f"a stock of {rest} cards cannot be drawn evenly by {hands} players"
        yield Problem(where, why)
    if rules.deal.turn_last and (rules.stock is not None or rules.auction is not None):
        why = "a trump that is turned leaves nothing to draw for or to bid for"
        yield Problem(("deal.turn_last",), why)
    if rules.passing is not None and rules.passing.pass_count > rules.deal.hand_size:
        yield Problem(("passing.pass_count", "deal.hand_size"), "more cards passed than held")
    copies = rules.deck.copies
    table = TABLES[rules.melds.table]
    if copies > 2 and any(len(values) == 2 for values in table.values.values()):
        why = f"the table {table.name} has no values for {copies} equal cards"
        yield Problem(("melds.table", "deck.copies"), why)


def _points(rules: Rules) -> Iterator[Problem]:
    scoring = rules.scoring
    if scoring.scale != 1 and rules.melds.meld_scale != 1:
        why = "half of the small numbers are no whole numbers"
        yield Problem(("scoring.scale", "melds.meld_scale"), why)
    if scoring.scale != 1 and scoring.count != "10-10-10":
        why = "small numbers need card points that are all multiples of ten"
        yield Problem(("scoring.scale", "scoring.count"), why)
    if rules.play.wrong_card in ("all_250", "set_bid") and not (
        rules.deal.partners and rules.auction is not None
    ):
        why = "this penalty is for two sides of partners with a contract"
        yield Problem(("play.wrong_card",), why)
    if rules.match.end_rule == "bidder_first" and rules.auction is None:
        yield Problem(("match.end_rule",), "without an auction there is no bidding side")
    if rules.play.first_lead == "bidder" and rules.auction is None:
        yield Problem(("play.first_lead",), "without an auction there is no bidder to lead")
    if rules.match.end_rule == "first_to_reach" and rules.auction is not None:
        why = "a contract is settled after the deal, so points cannot count at once"
        yield Problem(("match.end_rule",), why)


def _bids(rules: Rules) -> Iterator[Problem]:
    """The lowest bid must be one that can be called, or there would never be a contract."""
    auction = rules.auction
    if auction is None:
        return
    least = auction.min_bid
    if 0 < auction.max_bid < least:
        why = "the highest bid is below the lowest"
        yield Problem(("auction.max_bid", "auction.min_bid"), why)
    if least % auction.bid_step:
        why = "the lowest bid is not one of the steps"
        yield Problem(("auction.min_bid", "auction.bid_step"), why)
    if 0 < auction.late_from < least and least % auction.late_step:
        why = "the lowest bid is not one of the larger steps"
        yield Problem(("auction.min_bid", "auction.late_from", "auction.late_step"), why)
    if auction.bar_40_90 and least % 50 == 40:
        yield Problem(("auction.min_bid", "auction.bar_40_90"), "the lowest bid is barred")


def _reach(rules: Rules) -> Iterator[Problem]:
    auction = rules.auction
    if auction is not None and auction.min_bid > most_points(rules) * rules.scoring.scale:
        yield Problem(("auction.min_bid",), "no side can reach the lowest bid")


def _seats(rules: Rules) -> Iterator[Problem]:
    if rules.deal.partners and rules.deal.players != 4:
        yield Problem(("deal.partners", "deal.players"), "partners need four players")
    if rules.deal.dealer_sits_out and rules.deal.partners:
        yield Problem(("deal.dealer_sits_out", "deal.partners"), "a partner cannot sit out")
    on = rules.match.when_one_is_out == "play_on"
    if on != (rules.continuation is not None):
        yield Problem(("match.when_one_is_out",), "there are no rules for those who play on")
    if on and (rules.deal.partners or rules.auction is not None):
        yield Problem(("match.when_one_is_out",), "only players without a contract leave a game")
    if rules.stakes is not None and not rules.deal.partners:
        yield Problem(("deal.partners",), "chips beside the points are for two sides of partners")
    if rules.passing is not None and not rules.deal.partners:
        yield Problem(("deal.partners",), "cards are passed between partners")


def _said(rules: Rules) -> Iterator[Problem]:
    """What players may say during the play: claims of the game, and accusations."""
    match, play = rules.match, rules.play
    if match.declare_out and (rules.deal.partners or rules.auction is not None):
        why = "only players who play alone and without a contract claim the game"
        yield Problem(("match.declare_out",), why)
    if match.declare_out and match.end_rule == "first_to_reach":
        why = "where the first to reach the game wins at once, nobody needs to claim it"
        yield Problem(("match.declare_out", "match.end_rule"), why)
    if match.declare_out and match.deals:
        why = "a game of so many deals is not won by reaching a number of points"
        yield Problem(("match.declare_out", "match.deals"), why)
    if play.accusation != "automatic" and play.wrong_card == "refuse":
        why = "a card that cannot be played is nothing to accuse anybody of"
        yield Problem(("play.accusation", "play.wrong_card"), why)
