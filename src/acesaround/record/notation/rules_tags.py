"""Rules as tags: every option by its value, so that no later change of a variant reaches a file.

``[Variant]`` names the variant and ``[Changed]`` tells people how the rules differ from it; one tag
a section then holds all options. Where no such tag is there, a file written by hand, the rules are
those of the variant with what ``[Changed]`` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from acesaround.errors import Detail, RulesError, shown
from acesaround.record.faults import HeadFault
from acesaround.record.notation.lexer import Place, Tag, Word
from acesaround.rules import (
    PRESETS,
    SECTION_TYPES,
    Flaw,
    Problem,
    Rules,
    Section,
    Value,
    bad_value,
    differences,
    find_option,
    options_of,
    parse_value,
    preset,
    problems,
    spell,
    with_options,
)

PREFIX = "Rules."
_ON = "continuation"
_DEEPEST = 3
"""No more players than this can leave a game before the last two."""


def rules_tags(rules: Rules) -> Iterator[tuple[str, str]]:
    """Name and value of the tags that hold the rules."""
    yield "Variant", rules.name
    changes = _changes(rules)
    if changes:
        yield "Changed", ", ".join(f"{path}={spell(value)}" for path, value in changes.items())
    yield from _exact_tags(rules, PREFIX)


def _changes(rules: Rules) -> dict[str, Value]:
    """The options that differ from the variant of that name, as it is today."""
    variant = PRESETS.get(rules.name)
    return differences(rules, variant) if variant is not None else {}


def _exact_tags(rules: Rules, prefix: str) -> Iterator[tuple[str, str]]:
    yield f"{prefix}phases", ", ".join(rules.phases)
    for name, section in rules.sections():
        settings = (f"{key}={spell(getattr(section, key))}" for key in options_of(type(section)))
        yield f"{prefix}{name}", ", ".join(settings)
    if rules.continuation is not None:
        yield f"{prefix}{_ON}", rules.continuation.name
        yield from _exact_tags(rules.continuation, f"{prefix}{_ON}.")


def read_rules_tags(variant: Tag, changed: Tag | None, exact: Sequence[Tag]) -> Rules:
    """The rules that the tags mean; ``exact`` are those whose names begin with the prefix.

    Raises:
        NotationError: there are no such rules, or they contradict themselves.
    """
    if exact:
        parts = [(tag.name.text.removeprefix(PREFIX), tag) for tag in exact]
        rules = _exact(variant.value.text, parts, variant.value.place, 0)
        if changed is not None:
            _check_changed(rules, changed.value)
    else:
        rules = _variant(variant.value)
        if changed is not None:
            rules = _changed(rules, changed.value)
    found = problems(rules)
    if found:
        section = found[0].options[0].partition(".")[0] if found[0].options else "phases"
        by_name = {tag.name.text: tag.value for tag in exact}
        usual = changed.value if changed is not None else variant.value
        word = by_name.get(PREFIX + section, usual)
        raise word.wrong(RulesError(*found))
    return rules


def _variant(name: Word) -> Rules:
    try:
        return preset(name.text)
    except RulesError as error:
        raise name.wrong(error) from error


def _changed(rules: Rules, changed: Word) -> Rules:
    for name, text in _settings(changed):
        try:
            rules = with_options(rules, {name: parse_value(rules, name, text)})
        except RulesError as error:
            raise changed.wrong(error) from error
    return rules


def _check_changed(rules: Rules, changed: Word) -> None:
    """What people read must be what the options say."""
    values = {path: value for path, _, value in rules.options()}
    for name, text in _settings(changed):
        try:
            path = find_option(rules, name)
            said = parse_value(rules, path, text)
        except RulesError as error:
            raise changed.wrong(error) from error
        if values[path] != said:
            section = path.partition(".")[0]
            right = spell(values[path])
            tag = PREFIX + section
            details = {"option": path, "said": shown(text), "right": right, "tag": tag}
            raise changed.wrong(HeadFault.CHANGED_OTHERWISE(**details))


def _settings(word: Word) -> list[tuple[str, str]]:
    """``name=value`` as often as it stands there."""
    parts = word.text.replace(",", " ").replace("=", " = ").split()
    settings = []
    for at in range(0, len(parts), 3):
        name, equals, value = (*parts[at : at + 3], "", "")[:3]
        if equals != "=" or "=" in (name, value) or not value:
            here = shown(" ".join(parts[at : at + 3]))
            raise word.wrong(HeadFault.NO_SETTING(text=here))
        settings.append((name, value))
    return settings


def _exact(name: str, parts: Sequence[tuple[str, Tag]], place: Place, depth: int) -> Rules:
    phases: tuple[str, ...] | None = None
    sections: dict[str, Section] = {}
    follow_name: Word | None = None
    following: list[tuple[str, Tag]] = []
    for path, tag in parts:
        if path == "phases":
            phases = tuple(tag.value.text.replace(",", " ").split())
        elif path == _ON and depth < _DEEPEST:
            follow_name = tag.value
        elif path.startswith(f"{_ON}."):
            following.append((path.removeprefix(f"{_ON}."), tag))
        elif path in SECTION_TYPES:
            sections[path] = _section(path, SECTION_TYPES[path], tag.value)
        else:
            known = ("phases", *SECTION_TYPES, _ON)
            raise tag.name.wrong(HeadFault.NO_PART(part=shown(path), known=known))
    if phases is None:
        raise place.wrong(HeadFault.NO_PHASES())
    if follow_name is None and following:
        raise following[0][1].name.wrong(HeadFault.NO_CONTINUATION())
    on = _exact(follow_name.text, following, follow_name.place, depth + 1) if follow_name else None
    return Rules(name=name, phases=phases, continuation=on, **sections)  # type: ignore[arg-type]


def _section(name: str, kind: type[Section], word: Word) -> Section:
    known = options_of(kind)
    values: dict[str, Value] = {}
    for key, text in _settings(word):
        if key not in known:
            details: dict[str, Detail] = {"name": key, "section": name, "known": tuple(known)}
            raise word.wrong(RulesError(Problem(Flaw.NO_SUCH_KEY, details=details)))
        if key in values:
            raise word.wrong(HeadFault.OPTION_TWICE(option=f"{name}.{key}"))
        value = known[key].read(text)
        if value is None:
            wrong = bad_value(f"{name}.{key}", known[key], text)
            raise word.wrong(RulesError(wrong))
        values[key] = value
    return kind(**values)
