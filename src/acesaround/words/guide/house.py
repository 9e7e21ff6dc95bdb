"""What differs from the variant's usual rules."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.words.guide.lines import GuideLine, GuideSection, Teller
from acesaround.words.rules_text import changed_text, option_label, option_value


def section(tell: Teller) -> GuideSection:
    """The house rules, each with its value."""
    title = tell.words.say("guide.section.house")
    return GuideSection(name="house", title=title, lines=tuple(_lines(tell)))


def _lines(tell: Teller) -> Iterator[GuideLine]:
    words = tell.words
    for path, option, value in tell.rules.options():
        if tell.marks(path):
            label, spelled = option_label(words, path, option), option_value(words, path, value)
            yield GuideLine(changed_text(words, label, spelled), (path,), changed=True)
