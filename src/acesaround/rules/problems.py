"""Contradictions in rules, all at once."""

from collections.abc import Iterator

from acesaround.cards import deck_of
from acesaround.errors import Problem
from acesaround.rules.flaw import Flaw
from acesaround.rules.option import bad_value, options_of
from acesaround.rules.reach import most_points
from acesaround.rules.rules import Rules
from acesaround.rules.tables import TABLES

# In the order in which a deal can have them.
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
    "widow": "auction",
    "bury": "widow",
    "offers": "contracts",
}


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Every contradiction in the rules; an empty tuple means that they can be played.

    Values that an option does not take come first, and alone.
    """
    return _problems(rules, gone=0)


def _problems(rules: Rules, gone: int) -> tuple[Problem, ...]:
    """``gone`` is how many players have left the game when these rules begin."""
    # A value that its option does not take may break the arithmetic of the other checks.
    wrong = tuple(_values(rules))
    if wrong:
        return wrong
    cards = tuple(_cards(rules, gone))
    checks = (_points, _bids, _seats, _widow, _chips, _said)
    found = (
        *_meaningless(rules),
        *_phases(rules),
        *cards,
        *(problem for check in checks for problem in check(rules)),
        *_continuation(rules, gone),
    )
    # What hands can reach is asked only of hands that can be dealt: the search takes time.
    return found if cards else (*found, *_reach(rules))


def _values(rules: Rules) -> Iterator[Problem]:
    for name, section in rules.sections():
        for option_name, option in options_of(type(section)).items():
            value = getattr(section, option_name)
            if not option.accepts(value):
                yield bad_value(f"{name}.{option_name}", option, value)


def _meaningless(rules: Rules) -> Iterator[Problem]:
    """Options that are changed where they mean nothing."""
    for name, section in rules.sections():
        usual = type(section)()
        for option_name, option in options_of(type(section)).items():
            if getattr(section, option_name) == getattr(usual, option_name):
                continue
            for missing in rules.unmet(option):
                details = {"option": missing, "value": dict(option.needs)[missing]}
                yield Problem(Flaw.MEANINGLESS, (f"{name}.{option_name}", missing), details)


def _phases(rules: Rules) -> Iterator[Problem]:
    for phase in rules.phases:
        if phase not in KNOWN_PHASES:
            yield Problem(Flaw.NO_SUCH_PHASE, details={"phase": phase})
        elif getattr(rules, _NEEDS.get(phase, "deck")) is None:
            details = {"phase": phase, "section": _NEEDS[phase]}
            yield Problem(Flaw.PHASE_WITHOUT_SECTION, details=details)
    if not rules.phases or rules.phases[0] != "deal" or rules.phases[-1] != "score":
        yield Problem(Flaw.PHASES_UNFRAMED)
    known = [phase for phase in rules.phases if phase in KNOWN_PHASES]
    if known != [phase for phase in KNOWN_PHASES if phase in known]:
        yield Problem(Flaw.PHASES_OUT_OF_ORDER, details={"order": KNOWN_PHASES})
    if rules.stock is not None and "exchange" in rules.phases:
        yield Problem(Flaw.EXCHANGE_WITH_STOCK)
    if rules.auction is not None and "auction" not in rules.phases:
        yield Problem(Flaw.AUCTION_WITHOUT_PHASE)


def _cards(rules: Rules, gone: int) -> Iterator[Problem]:
    size = len(deck_of(rules.deck.copies, rules.deck.nines))
    hands = rules.deal.players - gone - rules.deal.dealer_sits_out
    rest = size - hands * rules.cards_dealt - rules.cards_aside
    where = ("deal.players", "deal.hand_size")
    if rules.stock is None and rest != 0:
        details = {"hands": hands, "size": rules.deal.hand_size, "cards": size}
        yield Problem(Flaw.CARDS_LEFT_OVER, where, details)
    if rules.stock is not None and (rest < hands or rest % hands):
        yield Problem(Flaw.UNEVEN_STOCK, where, {"cards": rest, "hands": hands})
    if rules.deal.turn_last and (rules.stock is not None or rules.auction is not None):
        yield Problem(Flaw.TURNED_FOR_NOTHING, ("deal.turn_last",))
    if rules.passing is not None and rules.passing.pass_count > rules.deal.hand_size:
        details = {"count": rules.passing.pass_count, "size": rules.deal.hand_size}
        where = ("passing.pass_count", "deal.hand_size")
        yield Problem(Flaw.PASSES_TOO_MANY, where, details)
    copies = rules.deck.copies
    table = TABLES[rules.melds.table]
    if copies > 2 and any(len(values) == 2 for values in table.values.values()):
        where = ("melds.table", "deck.copies")
        yield Problem(Flaw.TABLE_TOO_SHORT, where, {"table": table.name, "copies": copies})


def _points(rules: Rules) -> Iterator[Problem]:
    scoring = rules.scoring
    if scoring.scale != 1 and rules.melds.meld_scale != 1:
        yield Problem(Flaw.HALVES_OF_SMALL, ("scoring.scale", "melds.meld_scale"))
    if rules.melds.run_extras and rules.melds.double_marriages != "table":
        yield Problem(Flaw.EXTRAS_OR_MARRIAGES, ("melds.run_extras", "melds.double_marriages"))
    if scoring.scale != 1 and scoring.count != "10-10-10":
        yield Problem(Flaw.SMALL_COUNT, ("scoring.scale", "scoring.count"))
    if rules.play.wrong_card in ("all_250", "set_bid") and not (
        rules.deal.partners and rules.auction is not None
    ):
        yield Problem(Flaw.PENALTY_NEEDS_CONTRACT, ("play.wrong_card",))
    if rules.match.end_rule == "bidder_first" and rules.auction is None:
        yield Problem(Flaw.NO_BIDDING_SIDE, ("match.end_rule",))
    if rules.play.first_lead == "bidder" and rules.auction is None:
        yield Problem(Flaw.NO_BIDDER_LEADS, ("play.first_lead",))
    if rules.match.end_rule == "first_to_reach" and rules.auction is not None:
        yield Problem(Flaw.COUNTS_AT_ONCE, ("match.end_rule",))


def _bids(rules: Rules) -> Iterator[Problem]:
    """The lowest bid must be one that can be called, or there would never be a contract."""
    auction = rules.auction
    if auction is None:
        return
    least = auction.min_bid
    if 0 < auction.max_bid < least:
        where = ("auction.max_bid", "auction.min_bid")
        yield Problem(Flaw.MOST_BELOW_LEAST, where, {"least": least, "most": auction.max_bid})
    if least % auction.bid_step:
        where = ("auction.min_bid", "auction.bid_step")
        yield Problem(Flaw.LEAST_OFF_STEP, where, {"least": least, "step": auction.bid_step})
    if 0 < auction.late_from < least and least % auction.late_step:
        late = ("auction.min_bid", "auction.late_from", "auction.late_step")
        yield Problem(Flaw.LEAST_OFF_LATE_STEP, late, {"least": least, "step": auction.late_step})
    if auction.bar_40_90 and least % 50 == 40:
        where = ("auction.min_bid", "auction.bar_40_90")
        yield Problem(Flaw.LEAST_BARRED, where, {"least": least})


def _reach(rules: Rules) -> Iterator[Problem]:
    if rules.auction is None:
        return
    least, most = rules.auction.min_bid, most_points(rules) * rules.scoring.scale
    if least > most:
        details = {"least": least, "most": most}
        yield Problem(Flaw.LEAST_OUT_OF_REACH, ("auction.min_bid",), details)


def _seats(rules: Rules) -> Iterator[Problem]:
    if rules.deal.partners and rules.deal.players != 4:
        where = ("deal.partners", "deal.players")
        yield Problem(Flaw.PARTNERS_NEED_FOUR, where, {"players": rules.deal.players})
    if _dealer_bound(rules) and _dealer_rests(rules):
        yield Problem(Flaw.DEALER_WITHOUT_CARDS, ("auction.all_pass", "deal.sits_out"))
    if rules.deal.dealer_sits_out and rules.deal.partners:
        yield Problem(Flaw.PARTNER_SITS_OUT, ("deal.dealer_sits_out", "deal.partners"))
    if rules.deal.players - rules.deal.dealer_sits_out < 2:
        yield Problem(Flaw.ONE_IS_LEFT, ("deal.dealer_sits_out", "deal.players"))
    on = rules.match.when_one_is_out == "play_on"
    if on and rules.continuation is None:
        yield Problem(Flaw.NOTHING_TO_PLAY_ON, ("match.when_one_is_out",))
    if on and (rules.deal.partners or rules.auction is not None):
        yield Problem(Flaw.ONLY_LONERS_LEAVE, ("match.when_one_is_out",))
    if rules.stakes is not None and not rules.deal.partners:
        yield Problem(Flaw.STAKES_NEED_PARTNERS, ("deal.partners",))
    if rules.in_chips and rules.deal.partners:
        yield Problem(Flaw.CHIPS_NEED_LONERS, ("deal.partners",))
    if rules.passing is not None and not rules.deal.partners:
        yield Problem(Flaw.PASSING_NEEDS_PARTNERS, ("deal.partners",))


def _dealer_bound(rules: Rules) -> bool:
    """Whether the dealer has to play or to bid where nobody else does."""
    return rules.auction is not None and rules.auction.all_pass != "redeal"


def _dealer_rests(rules: Rules) -> bool:
    return rules.deal.dealer_sits_out and rules.deal.sits_out == "dealer"


def _widow(rules: Rules) -> Iterator[Problem]:
    widow = rules.widow
    if rules.auction is not None and rules.auction.shared_widow:
        if widow is not None:
            yield Problem(Flaw.TWO_WIDOWS, ("auction.shared_widow",))
        if "widow" not in rules.phases:
            yield Problem(Flaw.WIDOW_WITHOUT_PHASE, ("auction.shared_widow",))
    if widow is not None and widow.change_until_lead:
        if widow.trump_unseen:
            where = ("widow.trump_unseen", "widow.change_until_lead")
            yield Problem(Flaw.UNSEEN_AND_CHANGED, where)
        if "offers" not in rules.phases:
            yield Problem(Flaw.CHANGE_WITHOUT_PHASE, ("widow.change_until_lead",))


def _chips(rules: Rules) -> Iterator[Problem]:
    chips = rules.chips
    if chips is None:
        return
    if chips.melds_enough and not rules.in_chips:
        yield Problem(Flaw.EVERY_TRICK_COUNTS, ("chips.melds_enough", "chips.points_mode"))
    if chips.forced_throw_in and not rules.in_chips:
        yield Problem(Flaw.NO_POT, ("chips.forced_throw_in", "chips.points_mode"))
    forced = rules.auction is not None and rules.auction.eldest_must_bid
    if chips.forced_throw_in and not forced and (not _dealer_bound(rules) or _dealer_rests(rules)):
        where = ("chips.forced_throw_in", "auction.eldest_must_bid", "auction.all_pass")
        yield Problem(Flaw.NOBODY_FORCED, where)


def _said(rules: Rules) -> Iterator[Problem]:
    """What players may say during the play: claims of the game, and accusations."""
    match, play = rules.match, rules.play
    if match.declare_out and (rules.deal.partners or rules.auction is not None):
        yield Problem(Flaw.ONLY_LONERS_CLAIM, ("match.declare_out",))
    if match.declare_out and match.end_rule == "first_to_reach":
        yield Problem(Flaw.CLAIMS_AT_ONCE, ("match.declare_out", "match.end_rule"))
    if match.declare_out and match.deals:
        yield Problem(Flaw.CLAIMS_OF_DEALS, ("match.declare_out", "match.deals"))
    if play.accusation != "automatic" and play.wrong_card == "refuse":
        yield Problem(Flaw.NOTHING_TO_ACCUSE, ("play.accusation", "play.wrong_card"))


def _continuation(rules: Rules, gone: int) -> Iterator[Problem]:
    """Those who play on keep their seats and the deck, and one player fewer gets cards."""
    on = rules.continuation
    if on is None or rules.match.when_one_is_out != "play_on":
        return
    where = ("match.when_one_is_out",)
    if rules.deal.players - gone < 3:
        yield Problem(Flaw.NOBODY_TO_PLAY_ON_WITH, where)
    elif (on.deal.players, on.deck) != (rules.deal.players, rules.deck):
        yield Problem(Flaw.PLAYED_ON_ELSEWHERE, where)
    elif on.deal.partners or on.auction is not None:
        yield Problem(Flaw.PLAYED_ON_BY_CONTRACT, where)
    else:
        for inner in _problems(on, gone + 1):
            yield _for_those_who_play_on(inner)


def _for_those_who_play_on(inner: Problem) -> Problem:
    """The problem by the paths that the options have from outside."""
    options = tuple(f"continuation.{path}" for path in inner.options)
    details = dict(inner.details)
    if "option" in details:
        details["option"] = f"continuation.{details['option']}"
    return Problem(inner.code, options, details)
