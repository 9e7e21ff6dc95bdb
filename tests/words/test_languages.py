"""Every language says everything: no message is missing, left over, or still English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import catalogs
from acesaround.ai import Advice
from acesaround.ai.codes import CODES
from acesaround.cards import BACK, Card, Suit, parse_cards
from acesaround.game import Reason, Refusal, redact
from acesaround.record.faults import FAMILIES
from acesaround.rules import PRESETS, MeldKind, preset
from acesaround.rules.numbers import OPTIONS
from acesaround.server.facts import SeatFacts, names_for
from acesaround.testing import played_game
from acesaround.words import Catalog, available_languages, known_language
from acesaround.words.advice import explain
from acesaround.words.cards import cards_text, hand_text, the_card
from acesaround.words.events import event_text
from acesaround.words.refusals import refusal_text, rule_text
from acesaround.words.rules_text import option_help, option_label, option_value, rules_summary
from acesaround.words.voice import Voice, chips, points

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "acesaround" / "words" / "locale"
OTHERS = [language for language in available_languages() if language != "en"]

# Latin words that stay in a text in Cyrillic letters: names, file formats, and what is typed.
LATIN = set(
    re.findall(
        r"\w+",
        "Aces Around JavaScript acesaround TOML JSON Markdown Ray local DELTA random plain bidding "
        "tricks matches NAME variant variants match target cards example org json toml rules scale "
        "resume seed python tools client py Ctrl deal score A B C H L AS KD K Q J S D none "
        "KH TS played given up yielded casual club expert master games",
    )
)
# Words that Swedish shares with English.
SHARED = {
    "Aces Around",
    "Partner",
    "partner",
    "Foster",
    "Pass",
    "pass",
    "acesaround:",
    "pinochle",
    "Pinochle",
    "modern",
    "expert",
    "Hand",
}


def texts(language: str) -> dict[str, tuple[str, ...]]:
    with (LOCALE / f"{language}.po").open("rb") as file:
        return {
            catalogs._key(message): catalogs._forms(message)
            for message in read_po(file)
            if message.id
        }


ENGLISH = texts("en")


def voices(words: Catalog, name: str) -> list[Voice]:
    """A reader on each seat of a variant, all others being computer players."""
    rules = preset(name)
    seats = (SeatFacts(who="computer"),) * rules.deal.players
    return [Voice(words, rules, seat, names_for(words, seats, seat)) for seat in range(len(seats))]


def is_sentence(text: str) -> bool:
    return not text[0].islower() and text.endswith((".", "?", ")"))


def test_three_languages() -> None:
    assert set(available_languages()) == {"en", "ru", "sv"}


def test_no_message_is_missing() -> None:
    assert catalogs.Catalogs(ROOT).missing() == [], "python tools/catalogs.py --missing"


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_over(language: str) -> None:
    options = {f"option.{path}{end}" for path in OPTIONS for end in ("", ".help")}
    faults = {code.key for family in FAMILIES for code in family}
    assert set(texts(language)) - set(ENGLISH) == options | faults


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalogs_have_no_problem(language: str) -> None:
    assert [each for each in catalogs.Catalogs(ROOT).problems() if each.startswith(language)] == []


def test_nothing_in_russian_is_english() -> None:
    for key, forms in texts("ru").items():
        if key.startswith("fault."):  # tests/record/test_faults.py: they name what files hold
            continue
        for text in forms:
            told = re.sub(r"\{[^}]*\}|--?[a-z-]+", "", text)
            assert set(re.findall(r"[A-Za-z]+", told)) <= LATIN, f"{key}: {text}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_is_another_than_in_english(language: str) -> None:
    same = {
        re.sub(r"\{[\w.]+\}", "", text).strip()
        for key, forms in texts(language).items()
        for text in forms
        if forms == ENGLISH.get(key)
    }
    assert {text for text in same if re.search(r"[A-Za-z]{2}", text)} <= SHARED


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_event_is_told(language: str, name: str) -> None:
    words = Catalog.load(language)
    for seed in range(3):
        game = played_game(preset(name), seed, deals=2)
        for voice in voices(words, name):
            for event in game.events:
                text = event_text(voice, redact(event, voice.seat))
                assert not text or (text.endswith(".") and not text[0].islower()), text
                assert "{" not in text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_sentence(language: str, code: str) -> None:
    samples = {
        "suit": Suit.CLUBS,
        "card": Card.QUEEN_OF_SPADES,
        "kept": Card.TEN_OF_HEARTS,
        "best": Card.ACE_OF_SPADES,
        "cards": parse_cards("KS QS"),
        "kind": MeldKind.MARRIAGE,
    }
    advice = Advice(code, {name: samples.get(name, 40) for name in CODES[code]})
    text = explain(advice, Catalog.load(language))
    assert is_sentence(text), text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_is_a_sentence(language: str, code: Refusal) -> None:
    voice = voices(Catalog.load(language), "modern")[0]
    queen, king = Card.QUEEN_OF_SPADES, Card.KING_OF_HEARTS
    full = Reason(
        code=code, cards=(queen, king), best=king, suit=Suit.HEARTS, amount=250, seat=1,
        option="play.head", value="always",
    )  # fmt: skip
    for reason in (full, Reason(code=code)):
        text = refusal_text(voice, reason)
        assert text.endswith(".") and "{" not in text
    rule = rule_text(voice, full)
    assert rule is not None and is_sentence(rule), rule


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_rules_and_options_are_told(language: str, name: str) -> None:
    words, rules = Catalog.load(language), preset(name)
    for line in rules_summary(words, rules):
        assert is_sentence(line), line
    for path, option, _ in rules.options():
        assert option_label(words, path, option) != option.label
        assert option_help(words, path, option) != option.help
        for choice in option.choices:
            told = option_value(words, path, choice)
            if isinstance(choice, str):
                assert told != choice, f"{path} = {choice} has no words"


def test_numbers_choose_their_forms() -> None:
    russian, swedish = Catalog.load("ru"), Catalog.load("sv")
    told = [points(russian, n) for n in (0, 1, 2, 5, 11, 21, 22, 112, -1, -24)]
    assert told == [
        "0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка", "112 очков",
        "−1 очко", "−24 очка",
    ]  # fmt: skip
    assert [chips(swedish, n) for n in (1, 2, -1)] == ["1 mark", "2 marker", "−1 mark"]


def test_cards_have_their_cases() -> None:
    russian, swedish = Catalog.load("ru"), Catalog.load("sv")
    queen = the_card(russian, Card.QUEEN_OF_SPADES)
    assert (str(queen), queen.object, queen.of) == ("дама пик", "даму пик", "дамы пик")
    cards = parse_cards("QS KH KH 9C")
    assert russian.say("action.pass_cards", cards=cards_text(russian, cards)) == (
        "Передать даму пик, короля червей (2 шт.) и девятку треф"
    )
    assert russian.say("action.bury", cards=cards_text(russian, (BACK,))) == "Снести 1 карту"
    assert hand_text(russian, parse_cards("KH AS TS")) == "пики: туз, десятка; червы: король"
    assert str(cards_text(swedish, cards)) == "spader dam, 2 st. hjärter kung och klöver nio"


@pytest.mark.parametrize("language", available_languages())
def test_the_letters_of_the_cards_are_drawn(language: str) -> None:
    words = Catalog.load(language)
    drawn = (ROOT / "web" / "scripts" / "large-faces.mjs").read_text("utf-8")
    letters = {rank: words.say(f"rank.{rank}.letter") for rank in "ATKQJ9"}
    assert len(set(letters.values())) == 6
    for rank, letter in letters.items():
        line = re.search(rf"^  {rank}: \[(.*)\],$", drawn, re.MULTILINE)
        assert line and f'"{letter}"' in line[1], f"large-faces.mjs draws no {letter}"


@pytest.mark.parametrize(
    ("tag", "language"),
    [("ru", "ru"), ("ru-RU", "ru"), ("SV_se", "sv"), ("svx", None), ("", None), ("../en", None)],
)
def test_a_tag_asks_for_a_language(tag: str, language: str | None) -> None:
    assert known_language(tag) == language
