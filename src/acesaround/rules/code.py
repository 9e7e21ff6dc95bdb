"""Codes of rules: a variant and its changed options in a few letters that can be said or typed.

A code is written in Crockford's 32 letters (no I, L, O, U; case does not matter), in groups of
five. Its bytes are the variant's number, how many options were known when it was made, then number
and value of each changed option, one byte that sums up all options of the rules, and a CRC that
finds every single wrong letter and every two that were exchanged.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterator

from acesaround.errors import Detail, Problem, RulesError
from acesaround.rules.earlier import editions
from acesaround.rules.flaw import Flaw
from acesaround.rules.house import changed, house_rules
from acesaround.rules.numbers import OPTIONS, VARIANTS, WORDS
from acesaround.rules.option import Value
from acesaround.rules.presets import PRESETS
from acesaround.rules.rules import Rules, with_options

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {letter: value for value, letter in enumerate(_LETTERS)} | {"I": 1, "L": 1, "O": 0}
_GROUP = 5
_CHECK = 2
_LONGEST = 1000
_BIGGEST = 2**63
_NUMBERS = {path: number for number, path in enumerate(OPTIONS)}
_WORDS = {word: number for number, word in enumerate(WORDS)}


def rules_code(rules: Rules) -> str:
    """The code of the rules.

    Raises:
        RulesError: the rules are not a variant with options changed.
    """
    variant, changes = house_rules(rules)
    data = bytearray(_whole(VARIANTS.index(variant.name)))
    data += _whole(len(OPTIONS))
    for path in sorted(changes, key=_NUMBERS.__getitem__):
        data += _whole(_NUMBERS[path]) + _whole(_as_number(changes[path]))
    data.append(_summed_up(rules, len(OPTIONS)))
    data += binascii.crc_hqx(bytes(data), 0).to_bytes(_CHECK, "big")
    letters = _written(bytes(data))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def rules_from_code(text: str) -> Rules:
    """The rules that a code means.

    Raises:
        RulesError: it is no code, there is a typing error in it, or the variant that it was made
            for has changed since and what it was is not known (``earlier``).
    """
    try:
        return _decoded(_read(text))
    except RulesError as error:
        raise RulesError(*error.problems, text=_short(text)) from error


def _decoded(data: bytes) -> Rules:
    checked, check = data[:-_CHECK], data[-_CHECK:]
    if len(data) <= _CHECK or binascii.crc_hqx(checked, 0).to_bytes(_CHECK, "big") != check:
        raise _wrong(Flaw.TYPING_ERROR)
    numbers = list(_numbers(checked[:-1]))
    if len(numbers) < 2 or len(numbers) % 2:
        raise _wrong(Flaw.CUT_OFF)
    variant, known = numbers[:2]
    if variant >= len(VARIANTS) or VARIANTS[variant] not in PRESETS:
        raise _wrong(Flaw.UNKNOWN_VARIANT)
    if known > len(OPTIONS):
        raise _wrong(Flaw.LATER_VERSION)
    preset = PRESETS[VARIANTS[variant]]
    changes: dict[str, Value] = {}
    for number, value in zip(numbers[2::2], numbers[3::2], strict=True):
        if number >= known:
            raise _wrong(Flaw.UNKNOWN_OPTION)
        changes[OPTIONS[number]] = _as_value(preset, OPTIONS[number], value)
    for edition in editions(preset):
        if _summed_up(with_options(edition, changes), known) == checked[-1]:
            return changed(edition, changes)
    raise _wrong(Flaw.OTHER_RULES_THEN, variant=preset.name)


def _wrong(flaw: Flaw, **details: Detail) -> RulesError:
    return RulesError(Problem(flaw, details=details))


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _summed_up(rules: Rules, known: int) -> int:
    """One byte of all options among the first ``known``, so that a changed variant shows.

    Options that came later count by their absence: they are at what was the only way before.
    """
    values = {path: value for path, _, value in rules.options()}
    told = ";".join(f"{path}={values[path]!r}" for path in OPTIONS[:known] if path in values)
    return binascii.crc_hqx(told.encode(), 0) % 251


def _as_number(value: Value) -> int:
    return _WORDS[value] if isinstance(value, str) else int(value)


def _as_value(preset: Rules, path: str, number: int) -> Value:
    default = {found: value for found, _, value in preset.options()}.get(path)
    if default is None:
        raise _wrong(Flaw.OPTION_ELSEWHERE, option=path, variant=preset.name)
    if isinstance(default, bool):
        return bool(number) if number < 2 else number
    if isinstance(default, int):
        return number
    if number >= len(WORDS):
        raise _wrong(Flaw.UNKNOWN_VALUE, option=path)
    return WORDS[number]


def _whole(number: int) -> bytes:
    """A whole number in groups of seven bits, the low ones first; the high bit says: there is more.

    Raises:
        RulesError: no code holds a number so big.
    """
    if not 0 <= number < _BIGGEST:
        raise _wrong(Flaw.NUMBER_TOO_BIG, number=number)
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def _numbers(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
    if shift:
        raise _wrong(Flaw.CUT_OFF)


def _written(data: bytes) -> str:
    bits = int.from_bytes(data, "big")
    length = -(-len(data) * 8 // 5)
    bits <<= length * 5 - len(data) * 8
    return "".join(_LETTERS[bits >> 5 * at & 31] for at in reversed(range(length)))


def _read(text: str) -> bytes:
    letters = text.upper().replace("-", "").replace(" ", "")
    if not letters or len(letters) > _LONGEST:
        raise _wrong(Flaw.NO_CODE)
    bits = 0
    for letter in letters:
        if letter not in _VALUES:
            raise _wrong(Flaw.WRONG_LETTER, letter=letter)
        bits = bits << 5 | _VALUES[letter]
    length, over = divmod(len(letters) * 5, 8)
    if over > 4 or bits & (1 << over) - 1:
        raise _wrong(Flaw.TYPING_ERROR)
    return (bits >> over).to_bytes(length, "big")
