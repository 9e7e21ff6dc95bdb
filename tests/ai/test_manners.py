"""What people complain about in computer partners, as situations that must come out right.

P1 to P16 as in the list of manners; positions, judgements and reasons are in ``situations``.
"""

import pytest
import situations
from situations import NO_PASS, SITUATIONS, contract

from acesaround.ai import make_player
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.search.levels import LEVELS
from acesaround.ai.worlds import Sampler
from acesaround.cards import parse_card
from acesaround.kernel import packing_of

PLAIN = make_player("plain")
SEEDS = {"casual": 3, "club": 3, "expert": 1}
"""How many seeds a level is asked with; few worlds may err once, and no more."""
ASKED = [
    pytest.param(each, level, id=f"{each.name}-{level}")
    for each in SITUATIONS
    for level in SEEDS
    # What a score means is asked of players who decide for the chance to win the game.
    if not each.name.startswith("p15") or LEVELS[level].aim == "game"
]


@pytest.mark.parametrize("each", SITUATIONS, ids=lambda each: each.name)
def test_rules_of_thumb_have_manners(each):
    action = PLAIN.act(each.view()).action
    assert each.good(action), f"{action}: {each.why}"


@pytest.mark.parametrize(("each", "level"), ASKED)
def test_searching_players_have_manners_or_a_better_reason(each, level):
    name = f"{level}:seconds=60"
    players = [make_player(name, seed) for seed in range(SEEDS[level])]
    actions = [player.act(each.view(), 60.0).action for player in players]
    bad = [action for action in actions if not each.good(action) and not each.as_good(action)]
    assert len(bad) <= len(actions) // 3, f"{bad}: {each.why} {each.note}"


def test_what_is_better_than_the_manner_says_why():
    for each in SITUATIONS:
        assert each.why
        assert bool(each.note) == (each.as_good is not situations.no)


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("p1_all_trumps_go_to_the_bidder", "pass_trump_length"),
        ("p6_bid_once_more_on_sure_melds", "bid_once_more"),
        ("p7_partner_is_not_pushed_up_without_reason", "pass_partner_has_it"),
        ("p10_partners_nine_of_trump_is_known_to_win", "feed_partner"),
        (
            "p11_without_the_ace_trumps_are_drawn_with_a_card_that_is_no_counter",
            "draw_trumps_save_ten",
        ),
    ],
)
def test_the_strongest_reason_is_told_first(name, codes):
    view = next(each.view() for each in SITUATIONS if each.name == name)
    assert PLAIN.act(view).advice[0].code == codes


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("p5_melds_stay_and_a_short_suit_is_emptied", "return_empties_suit"),
        ("p5_melds_stay_and_a_short_suit_is_emptied", "return_keeps_gift"),
        ("p9_the_king_goes_to_partner_and_the_ten_stays", "keep_stronger"),
        ("p12_a_defender_does_not_lead_the_bidders_trump", "not_their_trump"),
        ("p13_the_last_trump_is_kept_for_the_last_trick", "keep_last_trump"),
        ("p15_opponents_who_are_about_to_win_are_outbid", "opponents_near_game"),
    ],
)
def test_the_reason_of_the_manner_is_told(name, code):
    view = next(each.view() for each in SITUATIONS if each.name == name)
    assert code in [advice.code for advice in PLAIN.act(view).advice]


SHOWN = {0: "KH QH AS TS", 1: "9C 9C JC JC QC QC 9D 9D JD JD 9H 9H", 2: "KH AH AH TH TH JH"}


def test_p14_a_card_shown_means_at_least_one():
    known = Knowledge(contract(SHOWN).view(1))
    king = parse_card("KH")
    assert known.held[0][king] == 1
    assert known.loose[king] == known.unseen[king] - 1
    for seat in (2, 3):
        assert known.may_hold(seat, king)


def test_p14_worlds_have_one_or_two_of_a_card_that_was_shown_once():
    # The bidder has shown a marriage; the other king may lie with anybody, the bidder included.
    view = contract(SHOWN).view(1)
    deck = NO_PASS.deck
    packing = packing_of(deck.copies, deck.nines)
    hands = Sampler(view, 1).draw(200).hands[:, 0].tolist()
    kings = {packing.unpack(hand).count(parse_card("KH")) for hand in hands}
    assert kings == {1, 2}


def test_p16_partners_ace_is_fed_though_the_contract_is_safe():
    view = next(each.view() for each in SITUATIONS if each.name.startswith("p16_points"))
    assert PLAIN.act(view).advice[0].code.startswith("feed_partner")
