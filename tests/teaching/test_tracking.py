"""The card memory: what it proves is so, chances are exact, hidden cards change nothing."""

import itertools
import random
from functools import cache

import msgspec
import pytest

from acesaround.ai import make_player
from acesaround.ai.worlds import Sampler
from acesaround.cards import BACK, Card, count, parse_cards
from acesaround.game import CHANCE, SPECTATOR, Game
from acesaround.rules import PRESETS, preset
from acesaround.server.facts import SeatFacts, TableFacts
from acesaround.server.memory import Memory
from acesaround.server.picture import voice_for
from acesaround.server.tracking_picture import tracking_of
from acesaround.teaching.foresight import locate
from acesaround.teaching.tracking import Barred, Held, proved
from acesaround.teaching.whereabouts import Counted, HiddenPlace, Whereabouts
from acesaround.testing import shuffled, twins
from acesaround.words import Catalog
from acesaround.words.figures import large_number
from acesaround.words.tracking import counted_texts, deals_text, fact_text
from acesaround.words.voice import Voice


@cache
def moments(variant, seed, seat=0):
    """A seat's view and the true deal after every step of a deal between plain players."""
    rules = preset(variant)
    game = Game.start(rules, seed % rules.deal.players)
    game.act(shuffled(rules, random.Random(seed)))
    player = make_player("plain", seed)
    found = []
    while game.actor not in (None, CHANCE) and not game.state.history:
        found.append((game.view(seat), game.state.deal))
        game.act(player.act(game.view(game.actor)).action)
    return found


@pytest.mark.parametrize("variant", PRESETS)
def test_what_is_proved_is_so(variant):
    for seed in range(3):
        for view, deal in moments(variant, seed):
            for fact in proved(view):
                held = count(deal.hands[fact.seat])
                if isinstance(fact, Held):
                    assert all(held.get(card, 0) >= n for card, n in count(fact.cards).items())
                else:
                    assert fact.cards and not any(card in held for card in fact.cards)


def test_every_kind_of_proof_is_met():
    met = set()
    for variant in ("modern", "two_hand", "three_hand", "auction_chips"):
        for seed in range(6):
            for view, _ in moments(variant, seed):
                for fact in proved(view):
                    if isinstance(fact, Held):
                        met.add((fact.why, fact.whole))
                    else:
                        met.add((fact.void, fact.led, fact.beaten is not None))
    assert {("passed", True), ("shown", True), ("shown", False), ("counted", True)} <= met
    assert {(True, True, False), (True, False, False), (False, True, True)} <= met


def test_the_trick_that_is_named_is_the_one_that_proves_it():
    checked = 0
    for seed in range(6):
        for view, _ in moments("modern", seed):
            for fact in proved(view):
                if not isinstance(fact, Barred):
                    continue
                tricks = (*view.deal.tricks, *([view.deal.trick] if view.deal.trick else []))
                trick = tricks[fact.trick - 1]
                seats = view.deal.seats
                place = (seats.index(fact.seat) - seats.index(trick.leader)) % len(seats)
                card = trick.cards[place]
                checked += 1
                if fact.void and fact.led:
                    assert card.suit is not trick.cards[0].suit is fact.suit
                elif fact.void:
                    assert card.suit not in (fact.suit, trick.cards[0].suit)
                    assert fact.suit is view.deal.trump
                else:
                    assert fact.beaten in trick.cards[:place]
                    assert card.suit is fact.suit and card.strength <= fact.beaten.strength
                    assert all(each.strength > fact.beaten.strength for each in fact.cards)
    assert checked > 100


@pytest.mark.parametrize("variant", PRESETS)
def test_chances_agree_with_the_truth_and_with_what_is_proved(variant):
    for view, deal in moments(variant, 1)[::3]:
        found = locate(view)
        if found is None:
            assert all(len(hand) == 0 for seat, hand in enumerate(deal.hands) if seat != view.seat)
            continue
        cards = {each.card: each for each in found.cards}
        for at, place in enumerate(found.places):
            if place.seat is not None:
                for card in set(deal.hands[place.seat]):
                    assert cards[card].chances[at] > 0
        for each in found.cards:
            if each.out == 1:
                assert sum(each.chances) == pytest.approx(1)
            assert sum(each.chances) >= 1 - 1e-9
        seats = {place.seat: at for at, place in enumerate(found.places)}
        for fact in proved(view):
            for card in fact.cards:
                chance = cards[card].chances[seats[fact.seat]]
                assert chance == pytest.approx(1 if isinstance(fact, Held) else 0, abs=1e-9)
        for counted in found.counted:
            assert set(counted.must) <= set(deal.hands[counted.seat])
            assert not set(counted.cannot) & set(deal.hands[counted.seat])


def test_counting_proves_what_no_single_trick_does():
    found = [
        counted
        for seed in range(4)
        for view, _ in moments("modern", seed)[::3]
        if (places := locate(view)) is not None
        for counted in places.counted
    ]
    assert any(each.must for each in found) and any(each.cannot for each in found)


@pytest.mark.parametrize("variant", ["modern", "auction_chips", "cutthroat"])
def test_the_deals_become_fewer_while_tricks_are_played(variant):
    found = [
        where
        for view, _ in moments(variant, 1)
        if view.seen.phase == "tricks" and (where := locate(view)) is not None
    ]
    numbers = [where.deals for where in found]
    assert len(numbers) > 10 and numbers[0] > 1000 and numbers[-1] < 10
    for (one, before), (other, after) in itertools.pairwise(zip(found, numbers, strict=True)):
        # What was drawn is known to some per cent only.
        drawn = one.drawn or other.drawn
        assert after <= before * (1.1 if drawn else 1)


def test_where_it_can_only_be_tried_the_shares_are_those_of_all_deals(monkeypatch):
    """What is drawn is compared with every deal listed, where these are few enough."""
    compared = 0
    for variant, seed in (("modern", 2), ("auction_chips", 1), ("cutthroat", 1)):
        for view, _ in moments(variant, seed):
            exact = locate(view)
            if exact is None or exact.drawn or not 100 < exact.deals < 8000:
                continue
            if Sampler(view).exact:
                continue
            with monkeypatch.context() as few:
                few.setattr(Sampler, "_listed", lambda self, limit: None)
                drawn = locate(view)
            if not drawn.exact:
                continue
            assert drawn.drawn
            assert drawn.deals == pytest.approx(exact.deals, rel=0.1)
            for one, other in zip(exact.cards, drawn.cards, strict=True):
                assert other.chances == pytest.approx(one.chances, abs=0.02)
            compared += 1
    assert compared > 5


def test_one_deal_is_left_where_one_opponent_holds_every_card():
    told = 0
    for view, _ in moments("two_hand", 1):
        found = locate(view)
        if any(isinstance(fact, Held) and fact.why == "counted" for fact in proved(view)):
            assert found.deals == 1
            assert all(each.chances == (1.0,) for each in found.cards)
            told += 1
    assert told


def test_nothing_is_told_to_who_only_looks_on_or_between_deals():
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    assert locate(game.view(SPECTATOR)) is None
    player = make_player("plain", 1)
    while game.actor != CHANCE:
        game.act(player.act(game.view(game.actor)).action)
    assert locate(game.view(0)) is None
    assert proved(game.view(0)) == ()


def told(game, seat):
    """All that the page of a seat is told of the hidden cards."""
    players = game.state.rules.deal.players
    facts = TableFacts(id="t", seats=(SeatFacts(who="person"),) * players, pace="fast")
    memory = Memory(seat)
    memory.see(game.events)
    voice = voice_for(Catalog.load("en"), facts, memory)
    return msgspec.json.encode(tracking_of(voice, memory.view, locate(memory.view)))


@pytest.mark.parametrize("variant", PRESETS)
def test_twins_are_told_the_same(variant, monkeypatch):
    compared = 0

    def compare(first, second, seat):
        nonlocal compared
        compared += 1
        one, other = told(first, seat), told(second, seat)
        return None if one == other else twins.Leak(seat, "tracking", str(one), str(other))

    monkeypatch.setattr(twins, "compare", compare)
    for seed in range(6):
        assert twins.find_leak(PRESETS[variant], seed, tries=6) is None
    assert compared > 5


def test_the_check_bites(monkeypatch):
    """Were an event shown whole to everybody, the twins would be told apart."""
    monkeypatch.setattr("acesaround.game.view.redact", lambda event, seat: event)
    monkeypatch.setattr(
        twins,
        "compare",
        lambda first, second, seat: (
            twins.Leak(seat, "", "", "") if told(first, seat) != told(second, seat) else None
        ),
    )
    assert any(twins.find_leak(preset("modern"), seed, tries=12) for seed in range(6))


def voice(language="en", variant="modern"):
    return Voice(Catalog.load(language), preset(variant), 0, ("You", "West", "North", "East"))


def cards(text):
    return tuple(parse_cards(text))


def test_proofs_in_words():
    clubs = cards("AC")[0].suit
    ceiling = Barred(3, clubs, False, 3, True, cards("TC")[0], cards("AC"))
    assert fact_text(voice(), ceiling) == (
        "East did not beat the ten of clubs in trick 3: no ace of clubs there."
    )
    void = Barred(1, clubs, True, 2, True, None, cards("AC 9C"))
    assert fact_text(voice(), void) == "West did not follow suit in trick 2: no clubs there."
    shown = Held(1, cards("KH QH"), "shown")
    assert fact_text(voice(), shown) == (
        "West has shown these and holds them all: the king of hearts and the queen of hearts."
    )
    left = Held(1, cards("QH"), "shown", False)
    assert fact_text(voice(), left) == (
        "Of what West has shown, these are still there: the queen of hearts."
    )


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
def test_everything_can_be_told_in_every_language(language):
    speaker = voice(language)
    told = set()
    for variant in ("modern", "two_hand", "three_hand"):
        for view, _ in moments(variant, 3):
            told |= {fact_text(speaker, fact) for fact in proved(view)}
    told |= set(counted_texts(speaker, Counted(1, cards("AS"), cards("KS QS"))))
    where = (HiddenPlace("widow", None),)
    told |= {
        deals_text(speaker, Whereabouts(where, (), (), deals, drawn, exact))
        for deals in (1, 3, 22, 9999, 10_001, 9_651_068_913_759)
        for drawn, exact in ((0, True), (20_000, True), (0, False))
    }
    assert len(told) > 20
    assert not any("{" in text for text in told)


def test_large_numbers_are_told_to_two_figures():
    words = Catalog.load("en")
    found = [large_number(words, n) for n in (7, 850, 999, 12_345, 999_999, 9_651_068_913_759)]
    assert found == ["7", "850", "1 thousand", "12 thousand", "1 million", "9.7 trillion"]
    assert large_number(words, 383_338_770_983_495_055) == "3.8 × 10¹⁷"
    assert large_number(words, 10**27) == "1 × 10²⁷"


def test_every_card_face_is_a_face():
    for view, _ in moments("three_hand", 1):
        found = locate(view)
        for each in found.cards if found is not None else ():
            assert isinstance(each.card, Card) and each.card is not BACK and each.out > 0
