"""What the compiled code knows of the rules, and that it refuses the rest."""

from typing import Annotated

import msgspec
import pytest

from acesaround.kernel import NotCompiled, compile_rules
from acesaround.kernel.rule_table import KNOWN
from acesaround.rules import (
    PRESETS,
    SECTION_TYPES,
    Melds,
    Option,
    options_of,
    preset,
    with_options,
)

MODERN = preset("modern")


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_preset_is_compiled(name):
    assert compile_rules(PRESETS[name]).any()


@pytest.mark.parametrize("section", sorted(KNOWN))
def test_every_option_of_play_and_melds_has_been_looked_at(section):
    """A new option must be put into the table or be found to change nothing there."""
    assert set(KNOWN[section]) == set(options_of(SECTION_TYPES[section]))


@pytest.mark.parametrize("section", sorted(KNOWN))
def test_only_values_that_exist_are_known(section):
    options = options_of(SECTION_TYPES[section])
    for name, values in KNOWN[section].items():
        assert set(values) <= set(options[name].choices)


def test_a_value_that_came_later_is_refused_by_its_name():
    play = msgspec.structs.replace(MODERN.play, head="first_only")
    with pytest.raises(NotCompiled, match=r"play\.head: 'first_only'"):
        compile_rules(msgspec.structs.replace(MODERN, play=play))


class LaterMelds(Melds, frozen=True, kw_only=True):
    roundhouse: Annotated[bool, Option("Roundhouse", "", "RULES 0.5", (False, True))] = False


def test_an_option_that_came_later_is_refused_unless_it_leaves_all_as_it_was():
    later = LaterMelds(**msgspec.structs.asdict(MODERN.melds))
    rules = msgspec.structs.replace(MODERN, melds=later)
    assert (compile_rules(rules) == compile_rules(MODERN)).all()
    changed = msgspec.structs.replace(later, roundhouse=True)
    with pytest.raises(NotCompiled, match=r"melds\.roundhouse: True"):
        compile_rules(msgspec.structs.replace(MODERN, melds=changed))


def test_a_deck_too_large_for_one_number_is_refused():
    double = preset("double_deck")
    with pytest.raises(NotCompiled, match="do not fit"):
        compile_rules(with_options(double, {"deck.nines": True}))


def test_nobody_can_change_a_table():
    with pytest.raises(ValueError, match="read-only"):
        compile_rules(MODERN)[0] = 1
