"""The text in pieces: tags in brackets, labels before a colon, words. Comments are left out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from acesaround.errors import Fault, RulesError, shown
from acesaround.record.faults import PieceFault
from acesaround.record.notation.errors import NotationError


class Place(NamedTuple):
    """A place in the text, counted from 1."""

    line: int
    column: int

    def wrong(self, why: Fault | RulesError) -> NotationError:
        """The error that points here, of what is wrong or of rules that cannot be."""
        return NotationError(why, self.line, self.column)


class Word(NamedTuple):
    """A word and where it stands."""

    text: str
    place: Place

    def wrong(self, why: Fault | RulesError) -> NotationError:
        """The error that points here, of what is wrong or of rules that cannot be."""
        return self.place.wrong(why)


class Tag(NamedTuple):
    """``[Name "value"]``."""

    name: Word
    value: Word


class Statement(NamedTuple):
    """A label and the words after it; ``end`` is where the next label, or the end, stands."""

    label: Word
    words: tuple[Word, ...]
    end: Place


class Pieces(NamedTuple):
    """All of a text; ``end`` is where it ends."""

    tags: tuple[Tag, ...]
    statements: tuple[Statement, ...]
    end: Place


_PIECE = re.compile(
    r"""(?P<blank>[\s,]+)
      | (?P<comment>;[^\n]*|\{[^{}]*\})
      | (?P<tag>\[)
      | (?P<label>[^\s,;:{}"\[\]]+\s*:)
      | (?P<word>[^\s,;:{}"\[\]]+)
      | (?P<stray>.)""",
    re.VERBOSE | re.DOTALL,
)
_TAG = re.compile(
    r"""\[\s*(?P<name>[^\s,;:{}"\[\]]*)\s*(?P<value>"(?:[^"\\\n]|\\.)*")?\s*(?P<end>\])?"""
)
_STRAY = {
    "{": PieceFault.COMMENT_OPEN,
    "}": PieceFault.NO_COMMENT,
    '"': PieceFault.STRAY_QUOTE,
    "]": PieceFault.NO_TAG,
    ":": PieceFault.STRAY_COLON,
}


def pieces_of(text: str) -> Pieces:
    """The pieces of a text.

    Raises:
        NotationError: a tag or a comment is not closed, or something stands where nothing can.
    """
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    tags: list[Tag] = []
    found: list[tuple[Word, list[Word]]] = []
    for kind, word, tag in _scan(plain):
        if tag is not None:
            if found:
                label = found[0][0]
                before, line = shown(label.text), label.place.line
                raise word.wrong(PieceFault.TAG_AFTER_LABEL(label=before, line=line))
            tags.append(tag)
        elif kind == "label":
            found.append((word, []))
        elif not found:
            raise word.wrong(PieceFault.NO_LABEL(text=shown(word.text)))
        else:
            found[-1][1].append(word)
    end = _Places(plain).at(len(plain))
    ends = [label.place for label, _ in found[1:]] + [end]
    statements = [
        Statement(label, tuple(words), stop)
        for (label, words), stop in zip(found, ends, strict=False)
    ]
    return Pieces(tuple(tags), tuple(statements), end)


class _Places:
    """Turns an offset, each not before the last one asked for, into a line and a column."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._seen = self._begun = 0
        self._line = 1

    def at(self, offset: int) -> Place:
        breaks = self._text.count("\n", self._seen, offset)
        if breaks:
            self._line += breaks
            self._begun = self._text.rindex("\n", self._seen, offset) + 1
        self._seen = offset
        return Place(self._line, offset - self._begun + 1)


def _scan(text: str) -> Iterator[tuple[str, Word, Tag | None]]:
    places = _Places(text)
    at = 0
    while at < len(text):
        match = _PIECE.match(text, at)
        assert match is not None and match.lastgroup is not None
        kind, piece = match.lastgroup, match[0]
        if kind == "stray":
            raise places.at(at).wrong(_STRAY[piece]())
        if kind == "tag":
            tag, end = _tag(text, at, places)
            yield kind, tag.name, tag
            at = end
            continue
        if kind == "label":
            yield kind, Word(piece[:-1].rstrip(), places.at(at)), None
        elif kind == "word":
            yield kind, Word(piece, places.at(at)), None
        at = match.end()


def _tag(text: str, at: int, places: _Places) -> tuple[Tag, int]:
    match = _TAG.match(text, at)
    assert match is not None
    begun = places.at(at)
    if not match["name"]:
        raise begun.wrong(PieceFault.TAG_WITHOUT_NAME())
    name = Word(match["name"], places.at(match.start("name")))
    if match["value"] is None:
        raise name.wrong(PieceFault.TAG_WITHOUT_VALUE(tag=shown(name.text)))
    value = _unquoted(Word(match["value"], places.at(match.start("value"))))
    if match["end"] is None:
        raise value.wrong(PieceFault.TAG_OPEN(tag=shown(name.text)))
    return Tag(name, value), match.end()


def _unquoted(word: Word) -> Word:
    try:
        value: str = json.loads(word.text, strict=False)
        value.encode()
    except (ValueError, UnicodeError):
        raise word.wrong(PieceFault.BAD_ESCAPE()) from None
    return Word(value, word.place)


def quoted(text: str) -> str:
    """A value as a tag holds it. What no file can hold becomes a question mark."""
    return json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False)
