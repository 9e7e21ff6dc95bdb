"""What play proves about hidden hands, under each of the options of play."""

import random

import pytest

from acesaround.ai import make_player
from acesaround.ai.knowledge import Knowledge, proved
from acesaround.cards import BACK, Suit, parse_card, parse_cards
from acesaround.game import CHANCE, Game
from acesaround.rules import preset, with_options
from acesaround.testing import shuffled

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
    assert dict(proved(rules, S, parse_cards(before), parse_card(card))) == found


@pytest.mark.parametrize("variant", ["modern", "two_hand"])
def test_knowledge_is_never_wrong(variant):
    """In games at random what is said to be held is held, and what cannot be held is not."""
    rules = preset(variant)
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
