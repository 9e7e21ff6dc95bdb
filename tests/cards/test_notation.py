from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.cards import (
    BACK,
    DOUBLE_DECK,
    SINGLE_DECK,
    Card,
    Suit,
    format_cards,
    parse_card,
    parse_cards,
    parse_suit,
)
from acesaround.errors import AcesError, CardNotationError

FACES = [card for card in Card if card is not BACK]


@pytest.mark.parametrize("text", ["TH", "10H", "10h", "th", " T♥ ", "10♥", "10♥\ufe0f"])
def test_the_ways_to_write_the_ten_of_hearts(text):
    assert parse_card(text) is Card.TEN_OF_HEARTS


@pytest.mark.parametrize("text", ["", "A", "1S", "SA", "AX", "--", "8C", "AS KS"])
def test_what_is_not_a_card_is_refused_with_the_way_to_write_it(text):
    with pytest.raises(CardNotationError, match=r"A T K Q J 9"):
        parse_card(text)


@given(st.text())
def test_any_text_is_a_card_or_our_own_error(text):
    with suppress(AcesError):
        assert parse_card(text) in FACES


@given(st.lists(st.sampled_from(FACES)))
def test_written_cards_read_back(cards):
    assert parse_cards(format_cards(cards)) == tuple(cards)


def test_suits():
    assert [parse_suit(text) for text in "s♥Dc"] == list(Suit)
    with pytest.raises(CardNotationError):
        parse_suit("N")


def test_the_decks():
    assert len(SINGLE_DECK) == 48
    assert len(DOUBLE_DECK) == 80
    assert len(set(map(str, DOUBLE_DECK))) == 20
    assert "9S" not in format_cards(DOUBLE_DECK)


def test_a_back_has_no_face():
    with pytest.raises(AttributeError):
        _ = BACK.suit
