"""Whatever is brought and is wrong is said in the reader's language, to the last word."""

from __future__ import annotations

import importlib
import pkgutil
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from faulty import cases, data, games, logs, pads, rules_files, texts_of_cards
from refused_actions import refused

import acesaround
from acesaround.errors import (
    AcesError,
    Fault,
    FaultCode,
    FaultyInput,
    Problem,
    RecordError,
    RulesError,
)
from acesaround.record.faults import FAMILIES, Refused
from acesaround.words import Catalog, available_languages
from acesaround.words.problems import error_text, fault_text

ROOT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in available_languages() if language != "en"]
CODES = [code for family in FAMILIES for code in family]


def words_of(text: str) -> set[str]:
    """The words in Latin letters without marks."""
    words = (word.strip("._") for word in re.findall(r"[^\W\d][\w.]*", text))
    return {word for word in words if word.isascii() and word}


# Words in sentences that are written so in files, in every language.
LITERALS = words_of(
    "Aces Around UTF JSON TOML option value Name true false null A T K Q J S H D C N AS TS "
    "Pinochle Variant modern Dealer South Rules.deal Rules.phases Rules.continuation Deal Deck "
    "Done Result unfinished pass no takes shows upcard format check case id played P"
)
# Words of English sentences that stand in no file.
PROSE = words_of("the is of and must here there are has been cannot which with after")
# Words that Swedish shares with English, in one sense or another.
SHARED = words_of("text notation version byte hand in given")


def fields(text: str) -> set[str]:
    return {name.partition(".")[0] for _, name, _, _ in string.Formatter().parse(text) if name}


def texts(language: str) -> dict[str, str]:
    path = ROOT / "src" / "acesaround" / "words" / "locale" / f"{language}.po"
    with path.open("rb") as file:
        return {
            str(message.id): str(message.string)
            for message in read_po(file)
            if isinstance(message.id, str) and message.id.startswith("fault.")
        }


def parts(fault: Fault) -> Iterator[Fault]:
    """The fault and those that it is made of."""
    yield fault
    for value in fault.details.values():
        if isinstance(value, Fault):
            yield from parts(value)


@cache
def errors() -> tuple[AcesError, ...]:
    """What damaged examples of everything are answered with."""
    brought = (games(), pads(), logs(), cases(), data(), rules_files(), texts_of_cards())
    return tuple(error for kind in brought for error in kind)


@cache
def problems() -> tuple[Problem, ...]:
    """What is wrong with rules in these examples."""
    whys = (error.why for error in errors() if isinstance(error, RecordError))
    rules = [each for each in (*errors(), *whys) if isinstance(each, RulesError)]
    return tuple(problem for error in rules for problem in error.problems)


@cache
def faults() -> tuple[Fault, ...]:
    """What is wrong with all else, and why actions are refused."""
    told = [error.fault for error in errors() if isinstance(error, FaultyInput)]
    told += [
        value
        for problem in problems()
        for value in problem.details.values()
        if isinstance(value, Fault)
    ]
    return (*told, *refused())


def literal(value: object) -> str:
    """A detail that is told as it stands in what was brought; nothing for a part of a sentence."""
    if isinstance(value, tuple):
        return " ".join(value)
    return value if isinstance(value, str) else ""


def test_all_codes_are_listed_and_have_keys_of_their_own() -> None:
    for module in pkgutil.walk_packages(acesaround.__path__, "acesaround."):
        if module.name.split(".")[1] in ("cards", "rules", "game", "record", "words", "errors"):
            importlib.import_module(module.name)
    assert set(FaultCode.__subclasses__()) == set(FAMILIES)
    keys = [code.key for code in CODES]
    assert len(set(keys)) == len(keys)
    # Two members of one sentence would be one code.
    assert all(len(family) == len(family.__members__) for family in FAMILIES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_in_the_catalog_with_its_fields(language: str) -> None:
    there = texts(language)
    assert set(there) == {code.key for code in CODES}
    for code in CODES:
        assert fields(there[code.key]) == fields(code.value), code.key


def test_every_code_comes_of_damage_with_the_details_of_its_sentence() -> None:
    seen = set()
    for fault in faults():
        for part in parts(fault):
            seen.add(part.code)
            assert set(part.details) == fields(part.code.value), part.code
    assert [code.key for code in CODES if code not in seen] == []


def test_the_english_sentence_is_that_of_the_error() -> None:
    words = Catalog.load("en")
    for fault in faults():
        if not any(isinstance(part.details.get("why"), RulesError) for part in parts(fault)):
            assert fault_text(words, fault).replace("\N{MINUS SIGN}", "-") == str(fault)


def test_a_detail_is_a_word_of_files_and_never_a_sentence() -> None:
    for fault in faults():
        for part in parts(fault):
            for value in part.details.values():
                assert not words_of(literal(value)) & PROSE, part
    for problem in problems():
        for value in problem.details.values():
            assert not words_of(literal(value)) & PROSE, problem


def test_russian_sentences_have_no_other_words_than_those_of_files() -> None:
    for key, text in texts("ru").items():
        assert words_of(re.sub(r"\{[^}]*\}", "", text)) <= LITERALS, f"{key}: {text}"


def test_swedish_sentences_have_no_english_words() -> None:
    english = {word for code in CODES for word in words_of(code.value)} - LITERALS - SHARED
    assert len(english) > 200
    for key, text in texts("sv").items():
        assert not words_of(re.sub(r"\{[^}]*\}", "", text)) & english, f"{key}: {text}"


@pytest.mark.parametrize("language", OTHERS)
def test_whatever_is_wrong_is_said_in_the_language(language: str) -> None:
    words, english = Catalog.load(language), Catalog.load("en")
    for error in errors():
        assert error_text(words, error) != error_text(english, error)
    for fault in faults():
        text = fault_text(words, fault)
        assert text != str(fault) and "{}" not in text
        for part in parts(fault):
            for name, value in part.details.items():
                if name not in ("seat", "suit"):
                    assert isinstance(value, tuple) or literal(value) in text, text


def test_seats_and_suits_have_their_names() -> None:
    fault = Refused.NO_DIX(seat="East", suit="hearts", hand="AS KH")
    assert [fault_text(Catalog.load(language), fault) for language in ("en", "ru", "sv")] == [
        "East has no nine of trump to show now: trump is hearts, the hand is AS KH",
        "Восток не может сейчас показать козырную девятку: козырь — червы, на руках AS KH",
        "Öst har ingen trumfnia att visa nu: trumf är hjärter, handen är AS KH",
    ]
