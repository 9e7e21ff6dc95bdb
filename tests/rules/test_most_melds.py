"""The most that a side can meld, and so the highest bid, against counting every hand (RULES 12)."""

from itertools import product

import pytest

from acesaround.cards import (
    SUITS,
    Card,
    Rank,
    Suit,
    contains,
    count,
    deck_of,
    distinct,
    parse_cards,
)
from acesaround.game.bids import all_bids
from acesaround.rules import (
    PRESETS,
    TABLES,
    Deck,
    Melds,
    count_melds,
    meld_points,
    preset,
    total_trick_points,
    with_options,
)
from acesaround.rules.most_melds import most_melds
from acesaround.rules.reach import meldable_cards

MODERN = preset("modern")
SINGLE, DOUBLE = Deck(), Deck(copies=4, nines=False)


def hands(deck, size, trump):
    """Every different hand of the size; of the cards that are in no meld one kind is enough."""
    useless = [Rank.TEN, Rank.NINE]
    types = [
        card
        for card in distinct(deck_of(deck.copies, deck.nines))
        if card.suit is trump or card.rank not in useless or card is Card.TEN_OF_CLUBS
    ]

    def longer(start, left, room):
        if not left:
            yield ()
            return
        for at in range(start, len(types)):
            same = room if at == start else deck.copies
            if same:
                for rest in longer(at, left - 1, same - 1):
                    yield types[at], *rest

    return longer(0, size, deck.copies)


def most_by_counting(melds, deck, sizes, trump):
    """The best of all pairs of hands that the deck holds."""
    valued = [
        sorted(
            ((meld_points(count_melds(hand, trump, melds)), str(hand), hand) for hand in each),
            reverse=True,
        )
        for each in (hands(deck, size, trump) for size in sizes)
    ]
    best = 0
    for first, _, one in valued[0]:
        for second, _, two in valued[1]:
            if first + second <= best:
                break
            if all(n <= deck.copies for n in count(one + two).values()):
                best = first + second
    return best


@pytest.mark.parametrize("table", TABLES)
def test_two_small_hands(table):
    deck = DOUBLE if table == "double_deck" else SINGLE
    melds = Melds(table=table)
    for trump, sizes in product((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS), ((3, 3), (3, 2))):
        expected = most_by_counting(melds, deck, sizes, trump)
        assert most_melds(melds, deck, sizes, trump) == expected


@pytest.mark.parametrize("extras", [{}, {"run_extras": True}, {"foster190": True}])
def test_hands_with_room_for_a_run_and_more(extras):
    melds = Melds(table="modern", **extras)
    for sizes in ((6, 0), (5, 1)):
        expected = most_by_counting(melds, SINGLE, sizes, Suit.DIAMONDS)
        assert most_melds(melds, SINGLE, sizes, Suit.DIAMONDS) == expected


@pytest.mark.parametrize(
    ("size", "by_suit"), [(12, (1800, 1540, 1800, 1540)), (15, (1900, 1820, 1900, 1820))]
)
def test_the_most_of_one_hand(size, by_suit):
    found = tuple(most_melds(MODERN.melds, SINGLE, (size, 0), trump) for trump in SUITS)
    assert found == by_suit
    assert most_melds(MODERN.melds, SINGLE, (size, 0)) == max(by_suit)


def test_the_most_of_two_partners():
    found = [most_melds(MODERN.melds, SINGLE, (12, 12), trump) for trump in SUITS]
    assert dict(zip(SUITS, found, strict=True)) == {
        Suit.SPADES: 2200,
        Suit.HEARTS: 2220,
        Suit.DIAMONDS: 2220,
        Suit.CLUBS: 2220,
    }


def test_partners_can_hold_that():
    one = parse_cards("AS AS AH AH AD AD AC AC QS QS JD JD")
    two = parse_cards("KS KS KH KH KD KD KC KC QH QH QD QC")
    assert contains(deck_of(2, True), one + two)
    melds = [count_melds(hand, Suit.HEARTS, MODERN.melds) for hand in (one, two)]
    assert sum(map(meld_points, melds)) == 2220


def test_no_bid_is_higher_than_what_can_be_made():
    assert all_bids(MODERN)[-1] == 2470
    assert all_bids(with_options(MODERN, {"scale": 10}))[-1] == 247
    assert all_bids(with_options(MODERN, {"max_bid": 500}))[-1] == 500


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, (12, 12)),
        ({"who": "bidder"}, (12, 0)),
        ({"meld_timing": "after_own_first_card"}, (11, 11)),
        ({"meld_timing": "after_own_first_card", "first_card_counts": True}, (12, 12)),
        ({"meld_timing": "after_own_first_card", "show_before_return": True}, (12, 11)),
    ],
)
def test_the_cards_that_can_be_melded(changes, expected):
    assert meldable_cards(with_options(MODERN, changes)) == expected


def test_the_widow_can_be_melded_and_a_partner_who_is_none_cannot():
    assert meldable_cards(preset("modern3")) == (18, 0)
    assert meldable_cards(preset("auction_chips")) == (18, 0)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_auction_ends_at_the_most_that_its_cards_can_bring(rules):
    if rules.auction is None:
        return
    best = most_melds(rules.melds, rules.deck, meldable_cards(rules)) // rules.scoring.scale
    most = best + total_trick_points(rules)
    step = rules.auction.late_step if rules.auction.late_from else rules.auction.bid_step
    assert most - rules.scaled(step) < all_bids(rules)[-1] <= most
