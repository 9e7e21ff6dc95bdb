"""What a review says of a choice by what was known."""

import pytest

from acesaround.ai.record import Candidate, Record
from acesaround.cards import parse_card
from acesaround.game import PlayCard
from acesaround.rules import preset
from acesaround.teaching.review import Finding, Known, Verdict
from acesaround.words import Catalog
from acesaround.words.figures import number_text
from acesaround.words.reviews import known_text
from acesaround.words.voice import Voice

ACE, TEN = (PlayCard(seat=0, card=parse_card(name)) for name in ("AS", "TS"))


def said(language, verdict, unit, possible, half, *, behind=3.7):
    words = Catalog.load(language)
    voice = Voice(words, preset("modern"), 0, ("A", "B", "C", "D"))
    candidates = (Candidate(ACE, 9.0, 0.0, 0.0, 86), Candidate(TEN, 9.0 - behind, behind, half, 86))
    record = Record("playouts", unit, 86, candidates, possible)
    known = Known(verdict, behind, half, ACE, (), record)
    return known_text(
        voice, Finding(number=1, seat=0, action=TEN, phase="tricks", trick=1, known=known)
    )


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
@pytest.mark.parametrize("verdict", [Verdict.COST, Verdict.CLOSE])
@pytest.mark.parametrize("unit", ["points", "chips"])
def test_where_every_possible_deal_was_looked_at_there_is_nothing_to_give_or_take(
    language, verdict, unit
):
    drawn = said(language, verdict, unit, 5000, 1.2)
    counted = said(language, verdict, unit, 86, 0.0)
    words = Catalog.load(language)
    assert number_text(words, 1.2) in drawn
    assert "0" not in counted
    assert "86" in counted and number_text(words, 3.7) in counted


def test_a_sentence_tells_a_figure_as_the_table_under_it_does():
    told = said("en", Verdict.COST, "points", 5000, 80.8, behind=508.9)
    assert "509 points" in told and "give or take 81" in told


@pytest.mark.parametrize(
    ("number", "text"), [(9.95, "9.9"), (9.96, "10"), (-9.95, "\N{MINUS SIGN}9.9")]
)
def test_a_figure_is_whole_from_ten_on_and_never_ten_with_tenths(number, text):
    assert number_text(Catalog.load("en"), number) == text
