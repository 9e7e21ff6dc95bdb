"""Texts by key: filling in, plural forms, fallbacks, and what is said when something is missing."""

import re
from pathlib import Path

import pytest

from acesaround.words import (
    Catalog,
    MissingArgument,
    MissingMessage,
    WordsNotBuilt,
    available_languages,
    catalog,
)


@pytest.fixture
def english() -> Catalog:
    return Catalog.load("en")


def test_a_text_with_its_arguments(english: Catalog) -> None:
    card = english.say("card.name", rank=english.say("rank.T"), suit=english.say("suit.H"))
    assert card == "ten of hearts"


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (12, "12 cards")])
def test_a_count_chooses_the_plural_form(english: Catalog, n: int, text: str) -> None:
    assert english.say_n("card.count", n) == text


@pytest.mark.parametrize("language", ["en", "en-GB", "en_US", "xx", "xx-YY", "", "../en"])
def test_every_unknown_language_is_english(language: str) -> None:
    assert Catalog.load(language).say("rank.A") == "ace"
    assert Catalog.load(language).language == "en"


def test_the_languages_are_known() -> None:
    assert "en" in available_languages()


def test_a_missing_key_is_named(english: Catalog) -> None:
    with pytest.raises(MissingMessage, match=re.escape("'no.such.key'")):
        english.say("no.such.key")
    with pytest.raises(MissingMessage, match=re.escape("'rank.A'")):
        english.say_n("rank.A", 2)


def test_a_missing_argument_is_named(english: Catalog) -> None:
    with pytest.raises(MissingArgument, match=r"'card\.name'.*'suit'"):
        english.say("card.name", rank="ace")


def test_catalogs_that_were_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "files", lambda _package: tmp_path)
    catalog._load.cache_clear()
    try:
        with pytest.raises(WordsNotBuilt, match=r"python tools/catalogs\.py"):
            Catalog.load("en")
    finally:
        catalog._load.cache_clear()
