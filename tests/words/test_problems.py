"""Everything that can be wrong with rules, a file or a code of them is said in a sentence."""

from __future__ import annotations

import binascii
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from acesaround.cards import parse_cards
from acesaround.errors import AcesError, Problem, RecordError, RulesError, RulingError, Where
from acesaround.game import new_game
from acesaround.rules import (
    Flaw,
    Match,
    Passing,
    Rules,
    Stakes,
    code,
    find_option,
    house_rules,
    preset,
    problems,
    read_rules,
    rules_code,
    rules_from_code,
    with_options,
)
from acesaround.rules.numbers import OPTIONS, VARIANTS
from acesaround.words import Catalog
from acesaround.words.problems import error_text, problem_text, rules_error_text

WORDS = Catalog.load("en")
MODERN, TWO_HAND = preset("modern"), preset("two_hand")
CHIPS = preset("auction_chips")
MODERN3, THREE_HAND = preset("modern3"), preset("three_hand")


def read(*lines: str) -> Callable[[], Any]:
    return lambda: read_rules("\n".join(lines), "home.toml")


def coded(*numbers: int, check: bytes = b"") -> Callable[[], Any]:
    """The code that holds these numbers, with a right check."""
    data = b"".join(map(code._whole, numbers)) + check
    data += binascii.crc_hqx(data, 0).to_bytes(2, "big")
    return lambda: rules_from_code(code._written(data))


def wrong(rules: Rules, **changes: Any) -> Rules:
    return replace(rules, **changes)


MODERN_NUMBER, ALL = VARIANTS.index("modern"), len(OPTIONS)

# What is done and refused, by its code.
REFUSED: dict[Flaw, tuple[Callable[[], Any], str]] = {
    Flaw.NO_SUCH_VARIANT: (lambda: preset("moder"), "do you mean 'modern'"),
    Flaw.NO_SUCH_OPTION: (lambda: find_option(MODERN, "min"), "'min' in modern; it has deck"),
    Flaw.BAD_VALUE: (lambda: with_options(MODERN, {"head": "x"}), "play.head cannot be 'x'"),
    Flaw.BAD_NUMBER: (
        lambda: with_options(MODERN, {"min_bid": 5}),
        "a whole number of at least 10 that is a multiple of 10 (usual: 250, 150",
    ),
    Flaw.NO_HOUSE_RULES: (lambda: house_rules(wrong(MODERN, passing=None)), "rules modern are no"),
    Flaw.NO_SUCH_SEAT: (lambda: new_game(MODERN, 4), "no seat 4 among 4 players"),
    Flaw.DRAW_UNDECIDED: (
        lambda: new_game(MODERN, 0, parse_cards("AS AS 9H 9D")),
        "the draw AS AS 9H 9D names",
    ),
    Flaw.NOT_TOML: (read("variant ="), "home.toml: this is not TOML: "),
    Flaw.VARIANT_MISSING: (read("a = 1"), 'home.toml: the line variant = "..." is missing; there'),
    Flaw.NO_SUCH_SECTION: (
        read('variant = "modern"', "[plays]", "x = 1"),
        "home.toml: line 2: modern has no section 'plays'; do you mean 'play'?",
    ),
    Flaw.NOT_A_SECTION: (read('variant = "modern"', "play = 1"), "line 2: 'play' is a section"),
    Flaw.NO_SUCH_KEY: (
        read('variant = "modern"', "[play]", "bury = 1"),
        "line 3: there is no option 'bury' in [play]; there are head, ",
    ),
    Flaw.NO_CODE: (lambda: rules_from_code("-"), "it is no code of rules"),
    Flaw.WRONG_LETTER: (lambda: rules_from_code("1U"), "the code 1U: it has the letter 'U'"),
    Flaw.TYPING_ERROR: (lambda: rules_from_code("11111"), "typing error"),
    Flaw.CUT_OFF: (coded(MODERN_NUMBER, ALL, 3, check=b"\x01"), "it is cut off"),
    Flaw.UNKNOWN_VARIANT: (coded(len(VARIANTS), ALL, check=b"\x01"), "a variant that is not known"),
    Flaw.LATER_VERSION: (coded(MODERN_NUMBER, ALL + 1, check=b"\x01"), "a later version"),
    Flaw.UNKNOWN_OPTION: (coded(MODERN_NUMBER, 3, 5, 0, check=b"\x01"), "an option that is not"),
    Flaw.OPTION_ELSEWHERE: (
        coded(MODERN_NUMBER, ALL, OPTIONS.index("stock.turn_up"), 1, check=b"\x01"),
        "there is no option stock.turn_up in modern",
    ),
    Flaw.UNKNOWN_VALUE: (
        coded(MODERN_NUMBER, ALL, OPTIONS.index("play.head"), 10_000, check=b"\x01"),
        "play.head has a value that is not known",
    ),
    Flaw.NUMBER_TOO_BIG: (
        lambda: rules_code(with_options(MODERN, {"target": 10**30})),
        f"hold the number {10**30}",
    ),
    Flaw.OTHER_RULES_THEN: (
        coded(MODERN_NUMBER, ALL, check=b"\xff"),
        "it was made when modern had other rules",
    ),
}

# Rules that contradict themselves, by the code.
CONTRADICTIONS: dict[Flaw, tuple[Rules, str]] = {
    Flaw.NO_SUCH_PHASE: (wrong(MODERN, phases=("deal", "whist", "score")), "no phase 'whist'"),
    Flaw.PHASE_WITHOUT_SECTION: (
        wrong(MODERN, passing=None),
        "the phase 'passing' needs the section 'passing'",
    ),
    Flaw.PHASES_OUT_OF_ORDER: (
        wrong(MODERN, phases=(*MODERN.phases[:-1], "deal", "score")),
        "each phase can come once, and in this order: deal, exchange, auction",
    ),
    Flaw.EXCHANGE_WITH_STOCK: (
        wrong(TWO_HAND, phases=("deal", "exchange", *TWO_HAND.phases[1:])),
        "is exchanged during the play",
    ),
    Flaw.NOBODY_TO_PLAY_ON_WITH: (
        wrong(with_options(TWO_HAND, {"when_one_is_out": "play_on"}), continuation=TWO_HAND),
        "nobody is left to play",
    ),
    Flaw.PLAYED_ON_ELSEWHERE: (
        wrong(THREE_HAND, continuation=TWO_HAND),
        "another number of seats or another deck",
    ),
    Flaw.PLAYED_ON_BY_CONTRACT: (
        wrong(THREE_HAND, continuation=MODERN3),
        "are no partners and have no contract",
    ),
    Flaw.CHIPS_NEED_LONERS: (wrong(MODERN, chips=CHIPS.chips), "players who are each alone"),
    Flaw.PHASES_UNFRAMED: (wrong(MODERN, phases=("auction",)), "must begin with 'deal'"),
    Flaw.AUCTION_WITHOUT_PHASE: (wrong(MODERN, phases=("deal", "score")), "but no auction"),
    Flaw.CARDS_LEFT_OVER: (
        with_options(MODERN, {"hand_size": 11}),
        "4 hands of 11 cards do not use the 48 cards",
    ),
    Flaw.UNEVEN_STOCK: (
        with_options(preset("three_hand_stock"), {"hand_size": 16}),
        "a stock of 0 cards cannot be drawn evenly by 3 players",
    ),
    Flaw.TURNED_FOR_NOTHING: (with_options(TWO_HAND, {"turn_last": True}), "nothing to draw for"),
    Flaw.PASSES_TOO_MANY: (
        with_options(MODERN, {"hand_size": 3}),
        "4 cards cannot be passed from a hand of 3",
    ),
    Flaw.TABLE_TOO_SHORT: (
        with_options(preset("double_deck"), {"table": "modern"}),
        "the table modern has no values for 4 equal cards",
    ),
    Flaw.MEANINGLESS: (
        with_options(MODERN, {"plain_runs": 40}),
        "this means something only where deck.copies is 4",
    ),
    Flaw.TWO_WIDOWS: (with_options(MODERN3, {"shared_widow": True}), "another widow"),
    Flaw.WIDOW_WITHOUT_PHASE: (
        wrong(
            with_options(MODERN, {"shared_widow": True}),
            phases=tuple(phase for phase in MODERN.phases if phase != "widow"),
        ),
        "no moment at which a widow",
    ),
    Flaw.UNSEEN_AND_CHANGED: (
        with_options(MODERN3, {"trump_unseen": True, "change_until_lead": True}),
        "named unseen",
    ),
    Flaw.CHANGE_WITHOUT_PHASE: (
        wrong(
            with_options(MODERN3, {"change_until_lead": True}),
            phases=tuple(phase for phase in MODERN3.phases if phase != "offers"),
        ),
        "to think again",
    ),
    Flaw.EXTRAS_OR_MARRIAGES: (
        with_options(preset("double_deck"), {"run_extras": True, "double_marriages": "all"}),
        "extras and a marriage at once",
    ),
    Flaw.EVERY_TRICK_COUNTS: (
        with_options(CHIPS, {"melds_enough": True, "points_mode": "bid"}),
        "every trick matters",
    ),
    Flaw.NO_POT: (
        with_options(
            CHIPS, {"forced_throw_in": True, "eldest_must_bid": True, "points_mode": "bid"}
        ),
        "no pot to pay",
    ),
    Flaw.NOBODY_FORCED: (with_options(CHIPS, {"forced_throw_in": True}), "ever forced to bid"),
    Flaw.DEALER_WITHOUT_CARDS: (
        with_options(CHIPS, {"all_pass": "dealer_stuck"}),
        "a dealer without cards",
    ),
    Flaw.HALVES_OF_SMALL: (with_options(MODERN, {"scale": 10, "meld_scale": 2}), "whole numbers"),
    Flaw.SMALL_COUNT: (with_options(TWO_HAND, {"scale": 10}), "multiples of ten"),
    Flaw.PENALTY_NEEDS_CONTRACT: (with_options(TWO_HAND, {"wrong_card": "set_bid"}), "contract"),
    Flaw.NO_BIDDING_SIDE: (with_options(TWO_HAND, {"end_rule": "bidder_first"}), "bidding side"),
    Flaw.NO_BIDDER_LEADS: (with_options(TWO_HAND, {"first_lead": "bidder"}), "bidder to lead"),
    Flaw.COUNTS_AT_ONCE: (with_options(MODERN, {"end_rule": "first_to_reach"}), "at once"),
    Flaw.MOST_BELOW_LEAST: (
        with_options(MODERN, {"max_bid": 200}),
        "the highest bid, 200, is below the lowest, 250",
    ),
    Flaw.LEAST_OFF_STEP: (
        with_options(MODERN, {"bid_step": 20}),
        "the lowest bid, 250, is no multiple of 20",
    ),
    Flaw.LEAST_OFF_LATE_STEP: (
        with_options(MODERN, {"late_from": 200, "late_step": 60}),
        "is no multiple of the larger step, 60",
    ),
    Flaw.LEAST_BARRED: (
        with_options(MODERN, {"min_bid": 240, "bar_40_90": True}),
        "the lowest bid, 240, is barred",
    ),
    Flaw.LEAST_OUT_OF_REACH: (
        with_options(MODERN, {"min_bid": 2480}),
        "no side can reach 2480; the most is 2470",
    ),
    Flaw.PARTNERS_NEED_FOUR: (
        with_options(TWO_HAND, {"partners": True}),
        "partners need four players, and there are 2",
    ),
    Flaw.ONE_IS_LEFT: (
        with_options(preset("two_hand"), {"dealer_sits_out": True}),
        "play alone",
    ),
    Flaw.PARTNER_SITS_OUT: (with_options(MODERN, {"dealer_sits_out": True}), "cannot sit out"),
    Flaw.NOTHING_TO_PLAY_ON: (
        with_options(TWO_HAND, {"when_one_is_out": "play_on"}),
        "no rules for those who play on",
    ),
    Flaw.ONLY_LONERS_LEAVE: (
        wrong(MODERN, match=Match(when_one_is_out="play_on"), continuation=TWO_HAND),
        "leave a game",
    ),
    Flaw.ONLY_LONERS_CLAIM: (with_options(MODERN, {"declare_out": True}), "play alone"),
    Flaw.CLAIMS_AT_ONCE: (
        with_options(TWO_HAND, {"declare_out": True, "end_rule": "first_to_reach"}),
        "nobody needs to claim it",
    ),
    Flaw.CLAIMS_OF_DEALS: (
        with_options(TWO_HAND, {"declare_out": True, "deals": 6}),
        "so many deals",
    ),
    Flaw.NOTHING_TO_ACCUSE: (
        with_options(MODERN, {"accusation": "by_players"}),
        "nothing to accuse",
    ),
    Flaw.STAKES_NEED_PARTNERS: (wrong(MODERN3, stakes=Stakes()), "two sides of partners"),
    Flaw.PASSING_NEEDS_PARTNERS: (wrong(MODERN3, passing=Passing()), "between partners"),
}


@pytest.mark.parametrize("flaw", REFUSED, ids=str)
def test_what_is_refused_is_said(flaw: Flaw) -> None:
    refused, told = REFUSED[flaw]
    with pytest.raises(RulesError) as caught:
        refused()
    assert [each.code for each in caught.value.problems] == [flaw]
    assert told in rules_error_text(WORDS, caught.value)
    assert flaw in str(caught.value)


@pytest.mark.parametrize("flaw", CONTRADICTIONS, ids=str)
def test_a_contradiction_is_said(flaw: Flaw) -> None:
    rules, told = CONTRADICTIONS[flaw]
    (text,) = (problem_text(WORDS, each) for each in problems(rules) if each.code == flaw)
    assert told in text
    with pytest.raises(RulesError) as caught:
        new_game(rules)
    assert text in rules_error_text(WORDS, caught.value)


def test_every_code_has_its_sentence() -> None:
    assert {*REFUSED, *CONTRADICTIONS} | {Flaw.AMBIGUOUS_OPTION} == set(Flaw)
    # Names of options are unique as yet, so nothing can be ambiguous.
    twice = Problem(Flaw.AMBIGUOUS_OPTION, (), {"name": "x", "known": ("a.x", "b.x")})
    assert problem_text(WORDS, twice) == "'x' could be any of a.x, b.x: name the section too"


def test_several_problems_are_one_message() -> None:
    rules = with_options(MODERN, {"max_bid": 200, "meld_scale": 2, "scale": 10})
    error = RulesError(*problems(rules), file="home.json")
    text = rules_error_text(WORDS, error)
    assert text.startswith("home.json: ") and text.count("; ") == 1


def test_other_errors_say_what_they_say() -> None:
    inner = RulesError(Problem(Flaw.PARTNER_SITS_OUT))
    place = Where.CASE(file="a.toml", case="1", field="x", why=inner)
    assert error_text(WORDS, RulingError(place)) == (
        "a.toml: case 1: field x: a partner cannot sit out"
    )
    assert error_text(WORDS, RecordError(inner, 3)) == "line 3: a partner cannot sit out"
    assert error_text(WORDS, AcesError("no")) == "no"
