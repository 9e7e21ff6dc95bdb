"""No seat can tell apart two games that differ only in what it cannot see; and the test bites."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.cards import BACK
from acesaround.game import SPECTATOR, redact, view_of
from acesaround.game import event as ev
from acesaround.game.event import Visible
from acesaround.rules import PRESETS, preset, with_options
from acesaround.testing import find_leak, played_game, random_game
from acesaround.testing.strategies import valid_rules

SEEDS = range(12)
ALL_RULES = {
    **PRESETS,
    "shared_widow": with_options(preset("partnership_auction"), {"shared_widow": True}),
}
SECRETS = [
    event
    for event in vars(ev).values()
    if isinstance(event, type) and getattr(event, "visible", Visible.ALL) is not Visible.ALL
]


def first_leak(rules):
    return next((leak for leak in (find_leak(rules, seed) for seed in SEEDS) if leak), None)


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
def test_twins_look_the_same(rules):
    assert first_leak(rules) is None


@settings(deadline=None, max_examples=25)
@given(valid_rules(), st.integers(0, 2**32))
def test_twins_look_the_same_under_house_rules(rules, seed):
    assert find_leak(rules, seed, tries=8) is None


def test_the_secrets_are_known():
    assert {event.__name__ for event in SECRETS} == {
        "HandDealt",
        "StockDealt",
        "WidowDealt",
        "CardsBuried",
        "CardsPassed",
        "CardDrawn",
        "WidowSeen",
        "WidowShared",
    }


@pytest.mark.parametrize("event", SECRETS, ids=lambda event: event.__name__)
def test_a_secret_told_to_all_is_caught(event, monkeypatch):
    monkeypatch.setattr(event, "visible", Visible.ALL)
    assert any(first_leak(rules) for rules in ALL_RULES.values())


def test_a_secret_told_to_the_wrong_partner_is_caught(monkeypatch):
    monkeypatch.setattr(ev.StockDealt, "visible", Visible.OWNER)
    monkeypatch.setattr(ev.StockDealt, "seat", 1, raising=False)
    assert first_leak(preset("two_hand"))


def test_a_censor_that_leaves_a_card_is_caught(monkeypatch):
    from acesaround.game import view

    honest = view.redact

    def careless(event, seat):
        told = honest(event, seat)
        if isinstance(event, ev.HandDealt) and told is not event:
            return type(event)(seat=event.seat, cards=(*event.cards[:1], *told.cards[1:]))
        return told

    monkeypatch.setattr(view, "redact", careless)
    assert first_leak(preset("modern"))


def test_an_event_that_does_not_say_who_may_see_it_cannot_be_defined():
    with pytest.raises(TypeError, match="Nameless does not declare"):

        class Nameless(ev._Event, frozen=True, tag="nameless"):
            seat: int


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
def test_a_view_holds_no_more_faces_than_were_shown(rules):
    game = played_game(rules, seed=5)
    for seat in (SPECTATOR, *range(rules.deal.players)):
        told = [redact(event, seat) for event in game.events]
        for event, true in zip(told, game.events, strict=True):
            if event is not true:
                assert set(event.cards) == {BACK}
        assert view_of(game.events, seat).seen.scores == game.state.scores


def test_passed_cards_are_known_to_both_partners_only():
    rules = preset("modern")
    looked = 0
    for seed in range(20):
        for game, _ in random_game(rules, seed):
            passes = game.state.deal.passes if game.state.deal else ()
            if len(passes) != 1 or game.state.phase != "passing":
                continue
            giver, receiver = passes[0].seat, passes[0].to
            seen = [game.view(seat).deal.hands[receiver] for seat in range(4)]
            assert [sum(card is not BACK for card in hand) for hand in seen] == [
                {giver: 4, receiver: 16}.get(seat, 0) for seat in range(4)
            ]
            looked += 1
    assert looked == 20
