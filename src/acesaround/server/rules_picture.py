"""The rules of a table in short."""

from __future__ import annotations

from acesaround.rules import PRESETS, Rules, differences
from acesaround.server.protocol import ChangedOption, TableRules
from acesaround.words import Catalog
from acesaround.words.rules_text import (
    changed_text,
    option_label,
    option_value,
    rules_summary,
    variant_title,
)


def rules_of(words: Catalog, rules: Rules) -> TableRules:
    """The variant, its main rules, and the house rules that differ from it."""
    return TableRules(
        variant=rules.name,
        name=variant_title(words, rules.name),
        summary=rules_summary(words, rules),
        changed=_changed(words, rules),
    )


def _changed(words: Catalog, rules: Rules) -> tuple[ChangedOption, ...]:
    usual = PRESETS.get(rules.name)
    if usual is None:
        return ()
    changes = differences(rules, usual)
    found = []
    for path, option, value in rules.options():
        if path in changes:
            label, spelled = option_label(words, path, option), option_value(words, path, value)
            text = changed_text(words, label, spelled)
            found.append(ChangedOption(path=path, label=label, value=value, text=text))
    return tuple(found)
