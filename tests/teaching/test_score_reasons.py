"""Where the game asks for something else than points: the shares that are told differ."""

import numpy as np
import pytest

from acesaround.ai import Decision
from acesaround.ai.record import Candidate, Record
from acesaround.cards import parse_card
from acesaround.game import PlayCard
from acesaround.teaching.comparing.comparison import Comparison, alike
from acesaround.teaching.reasons.score_reasons import score_reasons

OWN, OTHER = (PlayCard(seat=0, card=parse_card(card)) for card in ("AS", "KD"))


def reasons(own, other, points=5.0, unit="game"):
    """``points`` is what the other card brings more; own and other are chances to win the game."""
    value = np.column_stack([np.zeros(50), np.full(50, points)])
    comparison = Comparison(
        (OWN, OTHER), value, np.full((50, 2), -1.0), "points", alike(50), whole=True
    )
    candidates = (
        Candidate(OWN, own, 0.0, 0.0, 50),
        Candidate(OTHER, other, own - other, 0.0, 50),
    )
    decision = Decision(OWN, (), Record("playouts", unit, 50, candidates))
    return score_reasons(decision, comparison, 0, [1])


@pytest.mark.parametrize(
    ("own", "other", "code"),
    [
        (0.62, 0.49, "game_comes_first"),
        (0.51, 0.49, "game_comes_first"),
        (0.50, 0.49, "game_close"),
        (0.494, 0.486, "game_close"),
        (0.49, 0.49, "game_close"),
        (0.47, 0.49, "game_close"),
    ],
)
def test_equal_shares_are_not_told_as_a_difference(own, other, code):
    (told,) = reasons(own, other)
    assert told.code == code
    assert told.details == {"percent": round(100 * own), "other": round(100 * other)}


def test_nothing_is_said_of_the_game_where_points_say_the_same_or_it_was_not_looked_at():
    assert reasons(0.62, 0.49, points=-5.0) == ()
    assert reasons(0.62, 0.49, unit="points") == ()
