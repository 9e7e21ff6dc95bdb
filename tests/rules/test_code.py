"""Codes of rules: they pin the rules, survive later versions, and find typing errors."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusing import refused

from acesaround.errors import RulesError
from acesaround.rules import (
    PRESETS,
    SECTION_TYPES,
    code,
    earlier,
    options_of,
    preset,
    rules_code,
    rules_from_code,
    with_options,
)
from acesaround.rules.numbers import OPTIONS, VARIANTS, WORDS
from acesaround.testing.strategies import valid_rules

MODERN = preset("modern")
HOME = with_options(
    MODERN,
    {
        "min_bid": 200,
        "target": 1000,
        "head": "trump_led_only",
        "run_extras": True,
        "fall_short": "opponents_gain",
    },
)

# Codes that have been given out. They must mean the same for ever, value by value. Whoever changes
# a variant writes down in rules/earlier.py what it was, and here: with_options(MODERN, {...}).
GIVEN = {
    "117KB-MN5": MODERN,
    "117GS-J014R-0JR91-T6RYE-G1RBC-D60": HOME,
    "017H4-BW1": PRESETS["two_hand"],
    "057YJ-HP5": PRESETS["two_hand_no_turn"],
    "097Q2-794": PRESETS["three_hand"],
    "0D7N0-7JQ": PRESETS["three_hand_stock"],
    "0H7ZN-3V7": PRESETS["four_hand_solo"],
    "0N7V6-RDT": PRESETS["partnership_classic"],
    "0S7GJ-FKV": PRESETS["partnership_bicycle"],
    "0X7ZA-9YR": PRESETS["auction_chips"],
    "157TH-DW1": PRESETS["modern3"],
    "197PY-HVT": PRESETS["double_deck"],
    "1D7YN-CB7": PRESETS["partnership_auction"],
    "1H7YG-55N": PRESETS["firehouse"],
    "1N7GC-FV5": PRESETS["check"],
    "1S7W1-QXZ": PRESETS["racehorse"],
    "1X7XR-ESJ": PRESETS["cutthroat"],
}


def test_every_variant_option_and_word_has_its_number() -> None:
    assert set(VARIANTS) >= set(PRESETS)
    paths = [f"{n}.{o}" for n, section in SECTION_TYPES.items() for o in options_of(section)]
    assert set(OPTIONS) >= set(paths)
    words = [
        choice
        for section in SECTION_TYPES.values()
        for option in options_of(section).values()
        for choice in option.choices
        if isinstance(choice, str)
    ]
    assert set(WORDS) >= set(words)
    for listed in (VARIANTS, OPTIONS, WORDS):
        assert len(set(listed)) == len(listed)


def test_the_code_of_every_variant_is_pinned() -> None:
    assert {rules.name for rules in GIVEN.values()} == set(PRESETS)


@pytest.mark.parametrize("text", GIVEN)
def test_a_code_keeps_its_meaning(text: str) -> None:
    assert rules_from_code(text) == GIVEN[text]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_variant_reads_back(rules) -> None:
    assert rules_from_code(rules_code(rules)) == rules


@given(valid_rules())
def test_any_rules_read_back_from_a_short_code(rules) -> None:
    text = rules_code(rules)
    assert rules_from_code(text) == rules
    assert rules_from_code(text.lower().replace("-", "")) == rules
    assert re.fullmatch(r"[0-9A-Z-]+", text)
    assert len(text) <= 40


@given(valid_rules(), st.data())
def test_one_wrong_letter_and_two_exchanged_are_found(rules, data) -> None:
    letters = list(rules_code(rules).replace("-", ""))
    at = data.draw(st.integers(0, len(letters) - 1))
    wrong = list(letters)
    if data.draw(st.booleans()) and at:
        wrong[at - 1], wrong[at] = wrong[at], wrong[at - 1]
    else:
        wrong[at] = data.draw(st.sampled_from(code._LETTERS))
    if wrong == letters:
        return
    with refused("typing error"):
        rules_from_code("".join(wrong))


def test_letters_that_look_alike_are_the_same() -> None:
    text = rules_code(HOME)
    assert rules_from_code(text.replace("0", "o").replace("1", "l")) == HOME


@given(st.text(max_size=60) | st.text(alphabet=code._LETTERS + "-", max_size=60))
def test_nothing_but_a_rules_error_comes_out_of_a_text(text: str) -> None:
    with pytest.raises(RulesError):
        rules_from_code(text)


@given(st.binary(max_size=30))
def test_even_a_right_check_makes_no_rules_of_any_bytes(data: bytes) -> None:
    import binascii

    text = code._written(data + binascii.crc_hqx(data, 0).to_bytes(2, "big"))
    try:
        rules = rules_from_code(text)
    except RulesError:
        return
    assert rules_from_code(rules_code(rules)) == rules


def test_an_option_added_later_changes_no_code(monkeypatch) -> None:
    later = rules_code(HOME)
    monkeypatch.setattr(code, "OPTIONS", OPTIONS[:-1])
    earlier = rules_code(HOME)
    monkeypatch.undo()
    assert earlier != later
    assert rules_from_code(earlier) == HOME == rules_from_code(later)


def test_a_variant_that_has_changed_since_is_refused(monkeypatch) -> None:
    text = rules_code(HOME)
    monkeypatch.setitem(PRESETS, "modern", with_options(MODERN, {"last_trick": 20}))
    with refused(f"the code {text}: it was made when modern had other rules"):
        rules_from_code(text)


def test_a_code_keeps_its_meaning_when_its_variant_changes(monkeypatch) -> None:
    texts = {rules_code(rules): rules for rules in (MODERN, HOME)}
    now = with_options(MODERN, {"last_trick": 20, "target": 1000})
    monkeypatch.setitem(PRESETS, "modern", now)
    before = {"scoring.last_trick": 10, "match.target": 1500}
    older = {"scoring.last_trick": 10, "match.target": 1200}
    monkeypatch.setitem(earlier.EARLIER, "modern", (older, before))
    for text, rules in texts.items():
        assert rules_from_code(text) == rules
    # Codes of today are made from the variant of today.
    for rules in (now, *texts.values()):
        assert rules_from_code(rules_code(rules)) == rules


def test_a_code_of_a_later_version_says_so(monkeypatch) -> None:
    text = rules_code(HOME)
    monkeypatch.setattr(code, "OPTIONS", OPTIONS[:-1])
    with refused("later version"):
        rules_from_code(text)


def test_what_no_code_can_hold() -> None:
    with refused("no code can hold"):
        rules_code(with_options(MODERN, {"target": 10**30}))
