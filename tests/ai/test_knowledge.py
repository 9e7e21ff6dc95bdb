"""What play proves about hidden hands, under each of the options of play."""

import random

import pytest

from acesaround.ai import make_player
from acesaround.ai.knowledge import Knowledge, shown_cards
from acesaround.ai.proofs import TOP, proofs
from acesaround.cards import BACK, Suit, parse_card, parse_cards
from acesaround.game import CHANCE, Game, PlayCard
from acesaround.rules import MeldKind, count_melds, preset, with_options
from acesaround.testing import arranged_game, shuffled

MODERN = preset("modern")
S, H = Suit.SPADES, Suit.HEARTS


@pytest.mark.parametrize(
    ("options", "before", "card", "found"),
    [
        ({}, "TH", "KH", {H: 4}),
        ({}, "TH", "AH", {}),
        ({}, "TH 9S", "KH", {}),
        ({}, "TH", "9S", {H: -1}),
        ({}, "TH", "9D", {H: -1, S: -1}),
        ({}, "TH QS", "9S", {H: -1, S: 2}),
        ({}, "QS", "JS", {S: 2}),
        ({"head": "never"}, "TH", "KH", {}),
        ({"head": "never"}, "TH QS", "9S", {H: -1}),
        ({"head": "trump_led_only"}, "TH", "KH", {}),
        ({"head": "trump_led_only"}, "QS", "JS", {S: 2}),
        ({"void_undertrump": "free"}, "TH QS", "9D", {H: -1, S: 2}),
        ({"void_undertrump": "free"}, "TH", "9D", {H: -1, S: -1}),
    ],
    ids=str,
)
def test_what_a_card_proves(options, before, card, found):
    rules = with_options(MODERN, options)
    assert dict(proofs(rules, S).of(parse_cards(before), parse_card(card))) == found


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("modern", {}),
        ("two_hand", {}),
        ("three_hand", {"foster190": True}),
        ("modern", {"first_lead_trump": True}),
    ],
    ids=str,
)
def test_knowledge_is_never_wrong(variant, options):
    """In games at random what is said to be held is held, and what cannot be held is not."""
    rules = with_options(preset(variant), options)
    for seed in range(4):
        game = Game.start(rules)
        game.act(shuffled(rules, random.Random(seed)))
        player = make_player("random" if seed % 2 else "plain", seed)
        while game.actor is not None and game.actor != CHANCE:
            seat = game.actor
            known = Knowledge(game.view(seat))
            hands = game.state.deal.hands
            for other in known.others:
                for card, n in known.held[other].items():
                    assert hands[other].count(card) >= n
                for card in set(hands[other]):
                    assert card is not BACK
                    assert known.may_hold(other, card)
                    assert known.chance(other, card) > 0
            game.act(player.act(game.view(seat)).action)


def test_the_other_hand_is_known_when_the_stock_is_gone():
    rules = preset("two_hand")
    game = Game.start(rules)
    game.act(shuffled(rules, random.Random(2)))
    player = make_player("plain")
    while game.state.phase != "tricks":
        game.act(player.act(game.view(game.actor)).action)
    seat = game.actor
    other = 1 - seat
    held = Knowledge(game.view(seat)).held[other]
    assert sorted(card.order for card, n in held.items() for _ in range(n)) == [
        card.order for card in game.state.deal.hands[other]
    ]


def test_a_marriage_that_counts_inside_a_run_needs_no_cards_of_its_own():
    rules = with_options(preset("three_hand"), {"foster190": True})
    melds = count_melds(parse_cards("AS TS KS QS JS"), S, rules.melds)
    assert {meld.kind for meld in melds} == {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE}
    assert set(shown_cards(melds, rules).values()) == {1}


def test_who_leads_another_suit_where_trump_must_be_led_has_no_trump():
    rules = with_options(preset("four_hand_solo"), {"first_lead_trump": True})
    game = arranged_game(rules, {1: "9H 9H AC AC TC TC KC KC AD AD TD TD"}, upcard="9S")
    while game.state.phase != "tricks":
        game.act(next(iter(game.legal)))
    game.act(PlayCard(seat=1, card=parse_card("9H")))
    assert Knowledge(game.view(2)).ceilings[1, S] == -1
    assert Knowledge(game.view(2)).ceilings[1, H] == TOP


def test_a_forbidden_card_proves_nothing():
    rules = with_options(preset("modern"), {"wrong_card": "deal"})
    wrong = 0
    for seed in range(6):
        game = Game.start(rules)
        game.act(shuffled(rules, random.Random(seed)))
        player = make_player("plain", seed)
        while game.actor is not None and game.actor != CHANCE:
            seat = game.actor
            known = Knowledge(game.view(seat))
            for other in known.others:
                assert all(known.may_hold(other, card) for card in game.state.deal.hands[other])
            if game.state.phase == "tricks":
                hand = game.state.deal.hands[seat]
                game.act(PlayCard(seat=seat, card=hand[(seed + len(hand)) % len(hand)]))
            else:
                game.act(player.act(game.view(seat)).action)
        wrong += len(game.state.deal.offenders)
    assert wrong


@pytest.mark.parametrize(
    ("variant", "options"),
    [("modern", {"foster190": True}), ("modern", {"table": "foster"}), ("modern", {})],
    ids=str,
)
def test_a_marriage_that_counts_inside_a_run_proves_no_second_king(variant, options):
    rules = with_options(preset(variant), options)
    melds = count_melds(parse_cards("AS TS KS QS JS KH QH"), S, rules.melds)
    assert shown_cards(melds, rules)[parse_card("KS")] == 1


def test_a_run_and_a_marriage_of_a_plain_suit_prove_two_kings():
    rules = with_options(preset("double_deck"), {"plain_runs": 40})
    melds = count_melds(parse_cards("AH TH KH QH JH KH QH"), S, rules.melds)
    assert shown_cards(melds, rules)[parse_card("KH")] == 2
