"""The rules of a table in short."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.rules import PRESETS, Option, Rules, Value, differences
from acesaround.server.protocol import (
    ChangedOption,
    TableRules,
)
from acesaround.server.requests import (
    OptionInfo,
    SectionInfo,
    ValueInfo,
    VariantInfo,
    VariantRules,
)
from acesaround.words import Catalog
from acesaround.words.rules_text import (
    changed_text,
    option_help,
    option_label,
    option_value,
    rules_summary,
    section_title,
    variant_summary,
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
    usual = _usual(rules)
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


def _usual(rules: Rules) -> Rules | None:
    """The rules without house rules: a variant, or those by which the last ones of it play on."""
    for usual in (*PRESETS.values(), *_rests()):
        if (usual.name, usual.deal.players) == (rules.name, rules.deal.players):
            return usual
    return PRESETS.get(rules.name)


def _rests() -> Iterator[Rules]:
    """The rules by which the last players of each variant play on."""
    for variant in PRESETS.values():
        rest = variant.continuation
        while rest is not None:
            yield rest
            rest = rest.continuation


def variant_of(words: Catalog, rules: Rules) -> VariantInfo:
    """A variant in short."""
    return VariantInfo(
        name=rules.name,
        title=variant_title(words, rules.name),
        players=rules.deal.players,
        summary=variant_summary(words, rules.name),
    )


def variant_rules_of(words: Catalog, rules: Rules) -> VariantRules:
    """A variant with all that can be changed in it."""
    short = variant_of(words, rules)
    return VariantRules(
        name=short.name,
        title=short.title,
        players=short.players,
        summary=short.summary,
        rules=rules_summary(words, rules),
        sections=tuple(_sections(words, rules)),
    )


def _sections(words: Catalog, rules: Rules) -> Iterator[SectionInfo]:
    """The house rules by section; what makes the variant the game it is, is not among them."""
    for name, _ in rules.sections():
        options = tuple(
            _option(words, path, option, value)
            for path, option, value in rules.house_options()
            if path.partition(".")[0] == name
        )
        if options:
            yield SectionInfo(name=name, title=section_title(words, name), options=options)


def _option(words: Catalog, path: str, option: Option, value: Value) -> OptionInfo:
    return OptionInfo(
        path=path,
        label=option_label(words, path, option),
        help=option_help(words, path, option),
        value=value,
        choices=tuple(
            ValueInfo(value=choice, text=option_value(words, path, choice))
            for choice in option.choices
        ),
        open=option.open,
        least=option.least,
        step=option.step,
        source=option.source,
    )
