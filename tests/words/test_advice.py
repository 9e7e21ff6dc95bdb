"""Every reason has its sentence, and every sentence its reason."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import acesaround.ai
import acesaround.teaching
from acesaround.ai import Advice
from acesaround.ai.codes import CODES
from acesaround.cards import Suit, parse_card, parse_cards
from acesaround.rules import MeldKind
from acesaround.teaching.lesson import LEAST_TOLD
from acesaround.words import Catalog
from acesaround.words.advice import explain
from acesaround.words.figures import is_nothing, number_text

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {
    path: path.read_text("utf-8")
    for package in (acesaround.ai, acesaround.teaching)
    for path in Path(package.__file__).parent.rglob("*.py")
    if path.name != "codes.py"
}
with (ROOT / "src/acesaround/words/locale/en.po").open("rb") as _file:
    TEXTS = {m.id: m.string for m in read_po(_file) if m.id and m.id[:7] == "reason."}

SAMPLES = {
    "suit": Suit.CLUBS,
    "card": parse_card("AC"),
    "kept": parse_card("TC"),
    "best": parse_card("AS"),
    "cards": parse_cards("KS QS"),
    "kind": MeldKind.MARRIAGE,
}


def test_codes_and_sentences_are_the_same_list():
    assert set(TEXTS) == {f"reason.{code}" for code in CODES}


def test_every_code_is_given_somewhere_and_every_code_given_is_known():
    text = "\n".join(SOURCES.values())
    for code in CODES:
        assert f'"{code}"' in text, f"no player ever gives the reason {code}"
    for code in re.findall(r'Advice\(\s*"(\w+)"', text):
        assert code in CODES


@pytest.mark.parametrize("code", CODES)
def test_a_reason_is_put_into_words(code):
    advice = Advice(code, {name: SAMPLES.get(name, 40) for name in CODES[code]})
    text = explain(advice, Catalog.load("en"))
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize(
    ("number", "text"), [(0.04, "0.0"), (-0.36, "−0.4"), (9.96, "10"), (12.6, "13"), (3.0, "3")]
)
def test_means_have_one_decimal_place_until_it_does_not_matter(number, text):
    details = {"points": number, "card": parse_card("AC"), "kept": parse_card("TC"), "worlds": 9}
    said = explain(Advice("brings_more", details), Catalog.load("en"))
    assert f"brings {text} more" in said
    swedish = explain(Advice("brings_more", details), Catalog.load("sv"))
    assert f"i snitt {text.replace('.', ',')} mer" in swedish


ABOUT = [code for code, fields in CODES.items() if "half" in fields]


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
@pytest.mark.parametrize("code", ABOUT)
def test_a_difference_that_figures_do_not_show_is_told_without_them(code, language):
    words = Catalog.load(language)
    details = {name: SAMPLES.get(name, 40) for name in CODES[code]} | {"worlds": 300}

    def figures(points, half):
        told = explain(Advice(code, {**details, "points": points, "half": half}), words)
        assert "300" in told and "{" not in told
        return re.findall(r"\d+[.,]\d", told)

    assert figures(0.04, 1.2) == figures(0.04, 0.0) == figures(0.0, 0.0) == figures(0, 0.0) == []
    assert len(figures(0.3, 1.2)) == 2


def test_what_is_close_because_it_is_small_is_what_would_be_told_as_nothing():
    for thousandths in range(200):
        number = round(thousandths / 1000, 9)
        assert is_nothing(number) is is_nothing(-number) is (number < LEAST_TOLD)
        assert is_nothing(number) is (number_text(Catalog.load("en"), number) in ("0", "0.0"))


def test_cards_and_melds_in_words():
    english = Catalog.load("en")
    advice = Advice("pass_ace", {"cards": parse_cards("AH AD AC")})
    assert explain(advice, english).endswith("ace of hearts, ace of diamonds and ace of clubs.")
    details = {"kind": MeldKind.MARRIAGE, "cards": parse_cards("KH QH"), "points": 20}
    assert "marriage in hearts" in explain(Advice("meld_now", details), english)
    details = {"kind": MeldKind.PINOCHLE, "cards": parse_cards("QS QS JD JD"), "points": 300}
    assert "double pinochle" in explain(Advice("meld_now", details), english)
