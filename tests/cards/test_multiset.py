import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.cards import BACK, contains, parse_cards, sort_hand, without
from acesaround.testing.strategies import hands


@given(hands(), st.data())
def test_taking_cards_out_of_a_hand_and_putting_them_back(hand, data):
    part = data.draw(st.lists(st.sampled_from(range(12)), unique=True))
    taken = tuple(hand[at] for at in part)
    assert contains(hand, taken)
    assert sort_hand((*without(hand, taken), *taken)) == hand


def test_a_card_that_is_not_there_is_an_error():
    with pytest.raises(ValueError, match="KS is not in the hand AS AS"):
        without(parse_cards("AS AS"), parse_cards("KS"))


def test_an_unseen_card_was_one_of_the_backs():
    hand = (*parse_cards("AS"), BACK, BACK)
    assert without(hand, parse_cards("KH")) == (*parse_cards("AS"), BACK)


def test_a_back_that_leaves_hides_the_rest():
    hand = (*parse_cards("AS KS"), BACK)
    assert without(hand, (BACK,)) == (BACK, BACK)


def test_copies_are_counted():
    assert contains(parse_cards("QS QS JD"), parse_cards("QS QS"))
    assert not contains(parse_cards("QS JD"), parse_cards("QS QS"))
