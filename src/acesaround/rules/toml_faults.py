"""Why a text is not TOML, in our own words: the reader of the library speaks English alone."""

from __future__ import annotations

import re

from acesaround.errors import Fault, FaultCode, Where


class TomlFault(FaultCode, family="toml"):
    """What can be wrong with a text in TOML."""

    AT_END = "at the end: {why}"
    NO_STATEMENT = "no statement begins so: write name = value, or [section]"
    NO_EQUALS = "after the name = is missing"
    NO_VALUE = "this is no value: write a number, true, false, or a text in quotes"
    LINE_GOES_ON = "nothing can follow the value in its line"
    TEXT_OPEN = "a text in quotes is not closed in its line"
    BRACKET_OPEN = "a bracket is not closed"
    TWICE = "this stands there already"
    BAD_ESCAPE = 'in quotes write \\" for a quote and \\\\ for a backslash'
    TOO_DEEP = "brackets are nested too deeply"
    UNREADABLE = "this cannot be read"


# How the library's sentences begin. What a later version says in another way is "unreadable".
_SENTENCES = {
    "Invalid statement": TomlFault.NO_STATEMENT,
    "Expected '=' after": TomlFault.NO_EQUALS,
    "Invalid value": TomlFault.NO_VALUE,
    "Expected newline or end": TomlFault.LINE_GOES_ON,
    "Unterminated string": TomlFault.TEXT_OPEN,
    "Illegal character '\\n'": TomlFault.TEXT_OPEN,
    'Expected "\'"': TomlFault.TEXT_OPEN,
    "Expected ']": TomlFault.BRACKET_OPEN,
    "Unclosed": TomlFault.BRACKET_OPEN,
    "Cannot": TomlFault.TWICE,
    "Unescaped": TomlFault.BAD_ESCAPE,
    "Escaped character": TomlFault.BAD_ESCAPE,
    "Invalid hex value": TomlFault.BAD_ESCAPE,
}
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def toml_fault(error: Exception) -> Fault:
    """What the error of ``tomllib`` says of a text, and where."""
    if isinstance(error, RecursionError):
        return TomlFault.TOO_DEEP()
    text = str(error)
    code = next((code for start, code in _SENTENCES.items() if text.startswith(start)), None)
    why = (code or TomlFault.UNREADABLE)()
    place = _PLACE.search(text)
    if place is not None:
        return Where.COLUMN(line=int(place[1]), column=int(place[2]), why=why)
    return TomlFault.AT_END(why=why) if text.endswith("(at end of document)") else why
