import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from refusing import refused

from acesaround.cards import Suit, deck_of, parse_cards
from acesaround.errors import RulesError
from acesaround.rules import (
    PRESETS,
    SECTION_TYPES,
    Auction,
    Dealing,
    Deck,
    Flaw,
    Match,
    Option,
    Passing,
    Rules,
    Scoring,
    Stakes,
    count_melds,
    differences,
    find_option,
    meld_points,
    most_points,
    options_of,
    parse_value,
    preset,
    problems,
    total_trick_points,
    with_options,
)

MODERN = preset("modern")
TWO_HAND = preset("two_hand")


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_preset_has_no_contradiction_and_reads_back(rules):
    assert problems(rules) == ()
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules


def test_every_option_describes_itself():
    for name, section in SECTION_TYPES.items():
        for option_name, option in options_of(section).items():
            assert option.label and option.help.endswith("."), f"{name}.{option_name}"
            assert option.source.startswith("RULES "), f"{name}.{option_name}"
            assert len(option.choices) > 1 or option.open, f"{name}.{option_name}"
            assert option.accepts(getattr(section(), option_name)), f"{name}.{option_name}"


def test_option_names_are_unique_so_that_a_bare_name_is_enough():
    names = [name for section in SECTION_TYPES.values() for name in options_of(section)]
    assert len(names) == len(set(names))


def test_setting_options():
    rules = with_options(MODERN, {"min_bid": 200, "play.head": "trump_led_only"})
    assert differences(rules, MODERN) == {"auction.min_bid": 200, "play.head": "trump_led_only"}
    assert rules.name == "modern"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("min_bids", 250, "no option 'min_bids' in modern; it has deck.copies"),
        ("stock.turn_up", True, "no option 'stock.turn_up' in modern"),
        ("min_bid", 255, "multiple of 10"),
        ("min_bid", True, "auction.min_bid cannot be 'true'"),
        ("head", "sometimes", "one of always, trump_led_only, never"),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_can(name, value, message):
    with refused(message):
        with_options(MODERN, {name: value})


def test_values_from_text():
    assert parse_value(MODERN, "run_extras", "yes") is True
    assert parse_value(MODERN, "min_bid", "200") == 200
    assert parse_value(MODERN, "all_pass", "Redeal") == "redeal"
    with refused("takes one of false, true"):
        parse_value(MODERN, "run_extras", "maybe")


def test_finding_an_option():
    assert find_option(TWO_HAND, "target") == "match.target"
    with pytest.raises(RulesError):
        find_option(TWO_HAND, "auction.min_bid")


def test_an_unknown_variant_names_those_that_exist():
    with refused("there are two_hand, "):
        preset("whist")


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        ({"scoring": Scoring(scale=10, count="11-10-4-3-2")}, ("scoring.scale", "scoring.count")),
        ({"auction": Auction(min_bid=250, bid_step=20)}, ("auction.min_bid", "auction.bid_step")),
        (
            {"auction": Auction(min_bid=300, max_bid=250)},
            ("auction.max_bid", "auction.min_bid"),
        ),
        (
            {"auction": Auction(min_bid=300, late_from=260, late_step=70)},
            ("auction.min_bid", "auction.late_from", "auction.late_step"),
        ),
        (
            {"auction": Auction(min_bid=240, bar_40_90=True)},
            ("auction.min_bid", "auction.bar_40_90"),
        ),
        ({"auction": Auction(min_bid=2480)}, ("auction.min_bid",)),
        ({"stakes": Stakes(), "deal": Dealing(players=4)}, ("deal.partners",)),
        ({"match": Match(end_rule="first_to_reach")}, ("match.end_rule",)),
    ],
)
def test_contradictions_are_named(changes, options):
    found = problems(msgspec.structs.replace(MODERN, **changes))
    assert options in [problem.options for problem in found]


@pytest.mark.parametrize(
    ("variant", "changes", "options"),
    [
        ("modern", {"high_arounds": "doubling"}, ("melds.high_arounds", "deck.copies")),
        ("modern", {"plain_runs": 40}, ("melds.plain_runs", "deck.copies")),
        ("modern3", {"double_marriages": "all"}, ("melds.double_marriages", "deck.copies")),
        ("double_deck", {"double_pinochle": 300}, ("melds.double_pinochle", "deck.copies")),
        (
            "double_deck",
            {"run_extras": True, "double_marriages": "all"},
            ("melds.run_extras", "melds.double_marriages"),
        ),
        ("modern3", {"sits_out": "dealers_right"}, ("deal.sits_out", "deal.dealer_sits_out")),
        ("auction_chips", {"all_pass": "dealer_stuck"}, ("auction.all_pass", "deal.sits_out")),
    ],
)
def test_an_option_that_means_nothing_in_a_variant_stays_as_it_is(variant, changes, options):
    rules = preset(variant)
    (problem,) = problems(with_options(rules, changes))
    assert problem.options == options
    if rules.unmet(next(about for path, about, _ in rules.options() if path == options[0])):
        assert options[0] not in [path for path, _, _ in rules.house_options()]


@settings(deadline=None)
@given(st.permutations(deck_of(4, False)), st.sampled_from(Suit))
def test_house_tables_are_within_what_a_side_can_reach(deck, trump):
    usual = preset("double_deck")
    house = {"high_arounds": "doubling", "double_marriages": "all", "plain_runs": 400}
    assert most_points(with_options(usual, house)) > most_points(usual)
    for rules in (usual, with_options(usual, house)):
        melds = [
            meld_points(count_melds(hand, trump, rules.melds, rules.scoring.scale))
            for hand in (deck[:20], deck[20:40])
        ]
        assert sum(melds) + total_trick_points(rules) <= most_points(rules)


@pytest.mark.parametrize("hands", [("AH TH KH QH JH " * 4, "AD TD KD QD JD " * 4)])
def test_plain_runs_are_within_what_a_side_can_reach(hands):
    rules = with_options(preset("double_deck"), {"plain_runs": 400})
    melds = [
        meld_points(count_melds(parse_cards(hand), Suit.CLUBS, rules.melds, rules.scoring.scale))
        for hand in hands
    ]
    assert sum(melds) == 8 * 40
    assert sum(melds) + total_trick_points(rules) <= most_points(rules)


def test_all_contradictions_come_at_once():
    rules = msgspec.structs.replace(
        TWO_HAND,
        phases=("deal", "auction", "whist"),
        passing=Passing(),
        match=Match(end_rule="bidder_first"),
    )
    assert len(problems(rules)) >= 5


def test_values_out_of_range_are_named_before_anything_is_computed_from_them():
    rules = msgspec.structs.replace(MODERN, auction=Auction(bid_step=0, min_bid=7))
    assert [problem.options for problem in problems(rules)] == [
        ("auction.min_bid",),
        ("auction.bid_step",),
    ]


def test_an_option_accepts_a_flag_only_where_it_is_one():
    number = Option("", "", "", choices=(1, 10))
    assert number.accepts(1) and not number.accepts(True)


def test_those_who_play_on_keep_the_house_rules_of_cards_and_play():
    rules = with_options(preset("three_hand"), {"target": 1200, "head": "never"})
    assert rules.continuation.match.target == 1200
    assert rules.continuation.play.head == "never"
    assert rules.continuation.match.when_one_is_out == "game_over"


@pytest.mark.parametrize(
    ("phases", "flaw"),
    [
        (("deal", "melds", "melds", "tricks", "score"), Flaw.PHASES_OUT_OF_ORDER),
        (("deal", "tricks", "melds", "score"), Flaw.PHASES_OUT_OF_ORDER),
        (("deal", "tricks"), Flaw.PHASES_UNFRAMED),
        (("deal", "trump", "score"), Flaw.PHASE_WITHOUT_SECTION),
        (("deal", "claim", "score"), Flaw.NO_SUCH_PHASE),
    ],
)
def test_phases_that_would_never_end_a_deal_are_contradictions(phases, flaw):
    found = problems(msgspec.structs.replace(preset("partnership_classic"), phases=phases))
    assert flaw in [problem.code for problem in found]


@pytest.mark.parametrize(
    ("on", "flaw"),
    [
        ({"deal": Dealing(players=2)}, Flaw.PLAYED_ON_ELSEWHERE),
        ({"deck": Deck(copies=4)}, Flaw.PLAYED_ON_ELSEWHERE),
        ({"deal": Dealing(players=3, packet=0)}, Flaw.BAD_VALUE),
        # Cards enough for the two who are left, but none to draw.
        ({"deal": Dealing(players=3, hand_size=24)}, Flaw.UNEVEN_STOCK),
        ({"deal": Dealing(players=3, turn_last=True)}, Flaw.TURNED_FOR_NOTHING),
        ({"auction": Auction()}, Flaw.PLAYED_ON_BY_CONTRACT),
        ({"phases": ("deal", "tricks", "stock", "score")}, Flaw.PHASES_OUT_OF_ORDER),
        (
            {"continuation": TWO_HAND, "match": Match(when_one_is_out="play_on")},
            Flaw.NOBODY_TO_PLAY_ON_WITH,
        ),
    ],
)
def test_rules_to_play_on_by_must_be_playable(on, flaw):
    three = preset("three_hand")
    changed = msgspec.structs.replace(three.continuation, **on)
    (found,) = problems(msgspec.structs.replace(three, continuation=changed))
    assert found.code == flaw
    if flaw is Flaw.BAD_VALUE:
        assert found.options == ("continuation.deal.packet",)
        assert found.details["option"] == "continuation.deal.packet"


def test_three_who_play_on_need_other_hands_than_the_two_after_them():
    four = with_options(preset("four_hand_solo"), {"when_one_is_out": "play_on"})
    assert problems(four) == ()
    three = four.continuation
    hands = msgspec.structs.replace(three.deal, hand_size=12)
    found = problems(
        msgspec.structs.replace(four, continuation=msgspec.structs.replace(three, deal=hands))
    )
    assert [problem.code for problem in found] == [Flaw.CARDS_LEFT_OVER]


def test_deals_paid_in_chips_are_for_single_players():
    chips = preset("auction_chips")
    partners = msgspec.structs.replace(preset("modern"), chips=chips.chips)
    assert Flaw.CHIPS_NEED_LONERS in [problem.code for problem in problems(partners)]
