"""Counts, chances and drawn worlds against brute force, in endings where all can be tried."""

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from acesaround.ai.worlds import Place, Sampler
from acesaround.cards import BACK, Card, Rank, card_of, count, deck_of, without
from acesaround.game import CHANCE, allowed_cards, left_of
from acesaround.kernel import packing_of
from acesaround.rules import cards_of_melds, count_melds, preset

SAMPLES = 100_000
MOST = 1700


def unseen_cards(view):
    """The cards that the viewer does not see, by what anybody at the table sees."""
    deal, rules = view.deal, view.seen.rules
    seen = [*view.hand, *(laid.card for row in deal.laid for laid in row)]
    seen += [card for trick in deal.tricks for card in trick.cards]
    seen += deal.trick.cards if deal.trick else ()
    seen += [deal.upcard] if deal.upcard else ()
    seen += [card for card in deal.buried if card is not BACK]
    return without(deck_of(rules.deck.copies, rules.deck.nines), seen)


def boxes_of(view):
    """Sizes of the hidden places: other seats' hands, then the stock, the widow, the buried."""
    deal = view.deal
    boxes = [(seat, len(deal.hands[seat])) for seat in deal.seats if seat != view.seat]
    boxes += [(Place.STOCK, len(deal.stock))] if deal.stock else []
    boxes += [(Place.WIDOW, len(deal.widow))] if deal.widow and not deal.widow_taken else []
    boxes += [(Place.BURIED, len(deal.buried))] if BACK in deal.buried else []
    return boxes


def divisions(cards, sizes):
    """Every way to divide cards, told apart by their places in the row, into parts of sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        part = tuple(cards[at] for at in chosen)
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        for others in divisions(rest, sizes[1:]):
            yield (part, *others)


def ways_dealt(view, world):
    """In how many ways the deal can have given the players just the cards of this world.

    All copies of the deck are told apart. Cards that moved in sight since are moved back.
    """
    deal, rules = view.deal, view.seen.rules
    ways = 1
    held = {place: Counter(cards) for place, cards in world.items()}
    if rules.stock is not None:
        known = {s: Counter(c for c in deal.hands[s] if c is not BACK) for s in deal.seats}
        for card in dict.fromkeys(unseen_cards(view)):
            parts = [n[card] - known.get(place, Counter())[card] for place, n in held.items()]
            ways *= math.factorial(sum(parts)) // math.prod(map(math.factorial, parts))
        return ways
    dealt = {seat: Counter(world.get(seat, view.hand)) for seat in deal.seats}
    for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])):
        for at, card in enumerate(trick.cards):
            dealt[left_of(deal, trick.leader, at)][card] += 1
    bidder = deal.contract.seat if deal.contract else None
    if deal.buried:
        buried = world.get(Place.BURIED, deal.buried)
        dealt[bidder].update(buried)
        melds = cards_of_melds(deal.melds[bidder], tuple(dealt[bidder].elements()))
        free = dealt[bidder] - Counter(melds)
        for card, n in Counter(buried).items():
            ways *= math.comb(free[card], n)
    for passed in deal.passes:
        if BACK not in passed.cards:
            dealt[passed.seat].update(passed.cards)
            dealt[passed.to].subtract(passed.cards)
    if deal.widow_taken:
        dealt[bidder].subtract(deal.widow)
    if deal.swapped:
        nine = card_of(Rank.NINE, deal.trump)
        dealt[swapper(deal)].update([nine])
        dealt[swapper(deal)].subtract([deal.turned])
        dealt[deal.dealer].update([deal.turned])
        dealt[deal.dealer].subtract([nine])
    if deal.turned:
        # This very copy is known to have been dealt to the dealer.
        dealt[deal.dealer].subtract([deal.turned])
    for card in dict.fromkeys(card for n in dealt.values() for card in n):
        parts = [n[card] for n in dealt.values()]
        if min(parts) < 0:
            return 0
        parts += [n[card] for place, n in held.items() if place is Place.WIDOW]
        ways *= math.factorial(sum(parts)) // math.prod(map(math.factorial, parts))
    return ways


def first_card(deal, seat):
    at = (deal.seats.index(seat) - deal.seats.index(deal.tricks[0].leader)) % len(deal.seats)
    return deal.tricks[0].cards[at]


def swapper(deal):
    return left_of(deal, deal.dealer, len(deal.asked) + 1) if deal.swapped else None


def could_be(view, world):
    """Whether the past could have been as it was: each card, and all melds."""
    deal, rules = view.deal, view.seen.rules
    hands = {seat: tuple(world.get(seat, view.hand)) for seat in deal.seats}
    for seat, hand in hands.items():
        faces = count(card for card in deal.hands[seat] if card is not BACK)
        if any(hand.count(card) < n for card, n in faces.items()):
            return False
    tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
    if rules.stock is not None:
        strict = rules.deal.hand_size - len(view.hand)
        tricks = () if deal.stock or deal.upcard else tricks[len(deal.tricks) - strict :]
    for trick in reversed(tricks):
        for at in reversed(range(len(trick.cards))):
            seat = left_of(deal, trick.leader, at)
            hands[seat] = (*hands[seat], trick.cards[at])
            may = allowed_cards(hands[seat], trick.cards[:at], deal.trump, rules).cards
            if trick.cards[at] not in may:
                return False
    bidder = deal.contract.seat if deal.contract else None
    for seat, hand in hands.items():
        if deal.shown[seat] and (rules.melds.who == "all" or seat == bidder):
            whole = hand if seat != bidder else (*hand, *world.get(Place.BURIED, deal.buried))
            if rules.melds.meld_timing == "after_own_first_card":
                whole = without(whole, [first_card(deal, seat)])
            nine = card_of(Rank.NINE, deal.trump)
            spent = min(deal.spent_nines[seat], whole.count(nine))
            whole = without(whole, [nine] * spent)
            melds = count_melds(whole, deal.trump, rules.melds, rules.scoring.scale)
            if melds != deal.melds[seat][seat == swapper(deal) :]:
                return False
    return True


def brute_force(view):
    """Every world with its chance; a world is the sorted cards of each hidden place."""
    boxes = boxes_of(view)
    found = {}
    for parts in divisions(list(unseen_cards(view)), [size for _, size in boxes]):
        world = tuple(tuple(sorted(part, key=str)) for part in parts)
        if world not in found:
            cards = dict(zip((place for place, _ in boxes), parts, strict=True))
            found[world] = ways_dealt(view, cards) if could_be(view, cards) else 0
    whole = sum(found.values())
    return {world: ways / whole for world, ways in found.items() if ways}


def as_cards(view, sampler, hands, aside):
    """A row of Worlds in the same form."""
    deck = view.seen.rules.deck
    packing = packing_of(deck.copies, deck.nines)
    rows = []
    for place, _ in boxes_of(view):
        packed = (
            aside[sampler.aside.index(place)]
            if isinstance(place, Place)
            else hands[view.deal.seats.index(place)]
        )
        rows.append(tuple(sorted(packing.unpack(int(packed)), key=str)))
    return tuple(rows)


def chance_of_more(observed, expected):
    """The chance of a chi-square at least as great (the approximation of Wilson and Hilferty)."""
    order = sorted(expected, key=expected.get)
    groups, group = [], [0, 0.0]
    for world in order:
        group = [group[0] + observed.get(world, 0), group[1] + expected[world]]
        if group[1] >= 10:
            groups.append(group)
            group = [0, 0.0]
    if groups:
        groups[-1] = [groups[-1][0] + group[0], groups[-1][1] + group[1]]
    if len(groups) < 2:
        return 1.0
    square = sum((seen - mean) ** 2 / mean for seen, mean in groups)
    spread = 2 / (9 * (len(groups) - 1))
    deviation = ((square / (len(groups) - 1)) ** (1 / 3) - (1 - spread)) / spread**0.5
    return 0.5 * math.erfc(deviation / 2**0.5)


ENDINGS = [
    ("modern", "tricks", 3, 3),
    ("check", "tricks", 3, 2),
    ("double_deck", "tricks", 3, 3),
    ("three_hand", "tricks", 5, 3),
    ("partnership_classic", "tricks", 3, 2),
    ("modern3", "tricks", 3, 4),
    ("auction_chips", "tricks", 3, 4),
    ("two_hand", "stock", 12, 3),
    ("three_hand_stock", "tricks", 5, 3),
]


def endings(moments, variant, phase, most_cards, wanted):
    """Views of the late moments of some games, with worlds enough to be of interest."""
    rules = preset(variant)
    found = 0
    for seed in range(40):
        for game in moments(rules, seed, "plain" if seed % 2 else "random"):
            view = game.view(game.actor)
            if game.state.phase != phase or len(view.hand) > most_cards or found == wanted:
                continue
            cards = unseen_cards(view)
            sizes = [size for _, size in boxes_of(view)]
            ways = math.factorial(len(cards)) // math.prod(map(math.factorial, sizes))
            if 8 < ways <= MOST and Sampler(view).distinct > 4:
                yield seed, view
                found += 1
                break


@pytest.mark.parametrize(("variant", "phase", "most_cards", "wanted"), ENDINGS)
def test_endings(variant, phase, most_cards, wanted, moments):
    tried = 0
    for seed, view in endings(moments, variant, phase, most_cards, wanted):
        expected = brute_force(view)
        sampler = Sampler(view, seed)
        listed = sampler.all_worlds()
        found = {
            as_cards(view, sampler, hands, aside): weight
            for hands, aside, weight in zip(listed.hands, listed.aside, listed.weights, strict=True)
        }
        assert found == pytest.approx(expected, abs=1e-12)
        if sampler.exact:
            assert sampler.distinct == len(expected)
        compare_holdings(view, sampler, expected)
        compare_draws(view, sampler, expected)
        tried += 1
    assert tried == wanted


def compare_holdings(view, sampler, expected):
    assert sampler.holdings.exact
    for at, (place, _) in enumerate(boxes_of(view)):
        for card in (card for card in Card if card is not BACK):
            if not view.seen.rules.deck.nines and card.strength == 0:
                continue
            for copies in range(view.seen.rules.deck.copies + 1):
                chance = sum(p for w, p in expected.items() if w[at].count(card) == copies)
                told = (
                    sampler.holdings.aside(place, card, copies)
                    if isinstance(place, Place)
                    else sampler.holdings.exactly(place, card, copies)
                )
                assert told == pytest.approx(chance, abs=1e-9)


def compare_draws(view, sampler, expected):
    worlds = sampler.draw(SAMPLES)
    rows = np.concatenate([worlds.hands, worlds.aside], axis=1)
    different, times = np.unique(rows, axis=0, return_counts=True)
    hands = worlds.hands.shape[1]
    observed = {
        as_cards(view, sampler, row[:hands], row[hands:]): int(n)
        for row, n in zip(different, times, strict=True)
    }
    assert set(observed) <= set(expected)
    means = {world: chance * SAMPLES for world, chance in expected.items()}
    assert chance_of_more(observed, means) > 0.001


def test_the_test_bites():
    """The chi-square is small for numbers that cannot have come from these chances."""
    means = {world: 100.0 for world in range(50)}
    assert chance_of_more(dict.fromkeys(range(50), 100), means) > 0.999
    assert chance_of_more({**dict.fromkeys(range(50), 98), 0: 198}, means) < 0.001


@pytest.mark.parametrize(
    ("variant", "deals"),
    [
        ("modern", math.factorial(36) // math.factorial(12) ** 3),
        ("double_deck", math.factorial(60) // math.factorial(20) ** 3),
        ("modern3", math.factorial(33) // math.factorial(15) ** 2 // math.factorial(3)),
        ("two_hand", math.factorial(35) // math.factorial(12) // math.factorial(23)),
    ],
)
def test_the_deals_of_a_beginning(variant, deals, moments):
    """Before anything was said every deal of the unseen cards is possible, however many."""
    game = next(iter(moments(preset(variant), 1, "random")))
    assert game.actor != CHANCE
    assert Sampler(game.view(game.actor)).deals == deals
