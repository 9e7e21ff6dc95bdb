"""What an answer to a drill was worth, in a whole sentence of its own."""

import re

import pytest

from acesaround.cards import parse_card
from acesaround.game import PlayCard
from acesaround.teaching.lesson import Contrast
from acesaround.words import Catalog
from acesaround.words.contrasts import figures_text
from acesaround.words.drills import yours_text

CARD = PlayCard(seat=0, card=parse_card("AS"))
CONTRASTS = [
    Contrast(CARD, 0.0, 0.0, None, same=True),
    Contrast(CARD, 0.04, 1.5, None),
    Contrast(CARD, 4.3, 6.2, None),
    Contrast(CARD, -1.3, 6.2, None),
    Contrast(CARD, 4.3, 2.1, None),
    Contrast(CARD, 0.0, 0.0, None),
    Contrast(CARD, 4.3, 0.0, None),
    Contrast(CARD, -1.3, 0.0, None),
]


def test_the_answer_is_about_as_good() -> None:
    told = yours_text(Catalog.load("en"), CONTRASTS[2])
    assert told == "Your answer is about as good: 4.3 less on average, give or take 6.2."


@pytest.mark.parametrize("contrast", CONTRASTS)
@pytest.mark.parametrize(
    ("language", "subject"), [("en", "Your answer"), ("ru", "Ваш ответ"), ("sv", "Ditt svar")]
)
def test_one_sentence_with_at_most_one_colon_and_no_capital_after_it(
    language: str, subject: str, contrast: Contrast
) -> None:
    words = Catalog.load(language)
    told = yours_text(words, contrast)
    assert told.startswith(f"{subject} ") and told.endswith(".")
    assert told.count(":") <= 1
    after = told.partition(": ")[2]
    assert not after[:1].isupper()
    # The figures are those told beside any other choice.
    assert re.findall(r"\d+", told) == re.findall(r"\d+", figures_text(words, contrast))
