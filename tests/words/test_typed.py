"""Cards as people type them, in every language, and back to the notation."""

from __future__ import annotations

import pytest

from acesaround.cards import BACK, Card, parse_cards
from acesaround.record.questions import QuestionError, read_question
from acesaround.rules import preset
from acesaround.words import Catalog, available_languages
from acesaround.words.questions import in_notation, question_error_text
from acesaround.words.typed import cards_in_notation, in_letters, suit_in_notation, written

CARDS = [card for card in Card if card is not BACK]


@pytest.mark.parametrize("language", available_languages())
def test_every_card_is_read_as_it_is_written(language: str) -> None:
    words = Catalog.load(language)
    for card in CARDS:
        assert cards_in_notation(words, written(words, (card,))) == str(card.value)
    text = written(words, CARDS)
    assert parse_cards(cards_in_notation(words, text)) == tuple(CARDS)


@pytest.mark.parametrize("language", available_languages())
def test_the_notation_is_read_in_every_language(language: str) -> None:
    words = Catalog.load(language)
    for card in CARDS:
        assert cards_in_notation(words, str(card.value)) == str(card.value)
    assert cards_in_notation(words, "as, 10h A♥") == "AS, TH AH"
    assert cards_in_notation(words, "XX 1S") == "XX 1S"
    assert [suit_in_notation(words, text) for text in ("s", "♥", "none")] == ["S", "H", "none"]


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("ru", "ТП дч 10б вт 9П", "AS QH TD JC 9S"),
        ("ru", "Т♠ ДH", "AS QH"),
        ("sv", "ES knr KnK KK dh", "AS JD JC KC QH"),
        ("sv", "KnS KD", "JS KD"),
    ],
)
def test_cards_in_the_letters_of_a_language(language: str, typed: str, notation: str) -> None:
    assert cards_in_notation(Catalog.load(language), typed) == notation


def test_suits_in_the_letters_of_a_language() -> None:
    russian, swedish = Catalog.load("ru"), Catalog.load("sv")
    assert [suit_in_notation(russian, text) for text in "ПчБт"] == ["S", "H", "D", "C"]
    assert [suit_in_notation(swedish, text) for text in "SHrk"] == ["S", "H", "D", "C"]


def test_letters_for_the_reader_only() -> None:
    assert in_letters(Catalog.load("ru"), "AS TD QC") == "ТП 10Б ДТ"
    assert in_letters(Catalog.load("sv"), "AS JD KC") == "ES KnR KK"
    assert in_letters(Catalog.load("en"), "AS TD QC") == "AS TD QC"


def test_a_question_is_asked_in_russian() -> None:
    russian, rules = Catalog.load("ru"), preset("modern")
    asked = {"hand": "КЧ ДЧ 10П", "trick": "ТЧ", "trump": "п"}
    question = read_question("legal", in_notation(russian, "legal", asked, rules), rules)
    told = {"hand": "KH QH TS", "trick": "AH", "trump": "S"}
    assert question == read_question("legal", told, rules)
    with pytest.raises(QuestionError) as caught:
        read_question("melds", in_notation(russian, "melds", {"hand": "ЯП"}, rules), rules)
    assert "«ЯП» — это не карта" in question_error_text(russian, caught.value)
    assert in_notation(russian, "nothing", {"hand": "ТП"}, rules) == {"hand": "ТП"}
