import pytest

from acesaround.cards import SINGLE_DECK
from acesaround.rules import Scoring, card_points


@pytest.mark.parametrize("count", ["10-10-10", "11-10-4-3-2", "10-10-5-5"])
def test_every_count_makes_the_deck_worth_240(count):
    assert card_points(SINGLE_DECK, Scoring(count=count)) == 240
