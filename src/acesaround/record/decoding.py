"""Why files and data cannot be read, in our own words.

What the system and the decoder say themselves is English alone.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable

from acesaround.errors import Fault, FaultyInput, Where, shown
from acesaround.record.faults import DecodingFault, FileFault, Kind

_KINDS = {
    "int": Kind.INT,
    "float": Kind.FLOAT,
    "str": Kind.STR,
    "bool": Kind.BOOL,
    "array": Kind.ARRAY,
    "object": Kind.OBJECT,
    "null": Kind.NULL,
}

# What the decoder says, and what we say. What a later version says in another way is "unreadable".
_SENTENCES: tuple[tuple[str, Callable[[re.Match[str]], Fault]], ...] = (
    (r"Input data was truncated", lambda _: DecodingFault.CUT()),
    (r"JSON is malformed: .*\(byte (\d+)\)", lambda m: DecodingFault.NO_JSON(byte=int(m[1]))),
    (r"Object contains unknown field `(.*)`", lambda m: DecodingFault.NO_FIELD(field=shown(m[1]))),
    (
        r"Object missing required field `(.*)`",
        lambda m: DecodingFault.FIELD_MISSING(field=shown(m[1])),
    ),
    (
        r"Expected `([\w |]+)`, got `(\w+)`",
        lambda m: DecodingFault.OTHER_KIND(right=_kind(m[1]), there=_kind(m[2])),
    ),
    (
        r"Invalid (?:enum )?value '?(.*?)'?",
        lambda m: DecodingFault.OTHER_VALUE(value=shown(m[1])),
    ),
    (r"Expected `int` >= (-?\d+)", lambda m: DecodingFault.TOO_LOW(least=int(m[1]))),
    (r".*out of range.*", lambda _: DecodingFault.OUT_OF_RANGE()),
    (r"Expected `array` of length (\d+).*", lambda m: DecodingFault.COUNT(count=int(m[1]))),
)
_PATH = re.compile(r" - at `([^`]*)`$")


def decoding_fault(error: Exception) -> Fault:
    """What the error of ``msgspec`` (or of a check of ours within it) says of data, and where."""
    if isinstance(error.__cause__, FaultyInput):
        return error.__cause__.fault
    if isinstance(error, FaultyInput):
        return error.fault
    if isinstance(error, RecursionError):
        return DecodingFault.TOO_DEEP()
    if isinstance(error, UnicodeDecodeError):
        return not_utf8(error)
    text = str(error)
    found = _PATH.search(text)
    why = _sentence(text[: found.start()] if found else text)
    path = found[1].removeprefix("$").removeprefix(".") if found else ""
    # A path that is nothing but an entry of no name says nothing.
    return DecodingFault.AT(path=shown(path), why=why) if path.strip("[.]") else why


def unreadable(error: OSError) -> Fault:
    """Why the system does not give out a file."""
    if isinstance(error, FileNotFoundError):
        return FileFault.NO_FILE()
    if isinstance(error, IsADirectoryError):
        return FileFault.DIRECTORY()
    if isinstance(error, PermissionError):
        return FileFault.FORBIDDEN()
    return FileFault.UNREADABLE(error=errno.errorcode.get(error.errno or 0, "?"))


def not_utf8(error: UnicodeDecodeError) -> Fault:
    """Which byte is not UTF-8."""
    return FileFault.NO_TEXT(byte=f"{error.object[error.start]:#04x}")


def not_utf8_in(file: str, error: UnicodeDecodeError) -> Fault:
    """The same of a file, with its name and the line."""
    return Where.FILE(file=file, why=Where.LINE(line=line_of(error), why=not_utf8(error)))


def line_of(error: UnicodeDecodeError) -> int:
    """The line, from 1, in which the byte stands that is not UTF-8."""
    return error.object.count(b"\n", 0, error.start) + 1


def _sentence(text: str) -> Fault:
    for pattern, said in _SENTENCES:
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return said(found)
    return DecodingFault.UNREADABLE()


def _kind(names: str) -> Fault:
    first, *others = (_KINDS.get(name, Kind.OTHER)() for name in names.split(" | "))
    for other in others[:-1]:
        first = Kind.LIST(first=first, other=other)
    return Kind.EITHER(first=first, other=others[-1]) if others else first
