"""Means and other numbers that need not be whole, as they are written."""

from __future__ import annotations

from acesaround.words.catalog import Catalog

_WHOLE = 10
"""From here on nobody wants to know the tenths."""


def is_nothing(number: float) -> bool:
    """Whether a number would be written as 0 or 0.0: it is said in words that there is none."""
    return round(abs(number), 1) == 0


def number_text(words: Catalog, number: float) -> str:
    """A number with one decimal place, or a whole one if it is large: "0.4", "−12"."""
    # Rounded once: 9.95 lies a hair below what it says, and would be 9.9 here and 10.0 there.
    size = round(abs(number), 1)
    if size >= _WHOLE or number == int(number):
        whole = round(number)
        return f"\N{MINUS SIGN}{-whole}" if whole < 0 else str(whole)
    tenths = round(size * 10)
    text = words.say("number.tenths", whole=tenths // 10, tenths=tenths % 10)
    return f"\N{MINUS SIGN}{text}" if number < 0 and tenths else text


_NAMED = ("thousand", "million", "billion", "trillion")
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def large_number(words: Catalog, number: int) -> str:
    """A number to two figures, the larger ones with a name: "850", "3.2 million", "4 × 10¹⁸"."""
    digits = str(number)
    thousands = (len(digits) - 1) // 3
    rounded = round(number, 2 - len(digits))
    if len(str(rounded)) > len(digits):
        return large_number(words, rounded)
    if not thousands:
        return str(rounded)
    if thousands > len(_NAMED):
        tenths = number_text(words, rounded / 10 ** (len(digits) - 1))
        power = str(len(digits) - 1).translate(_RAISED)
        return words.say("number.power", figure=tenths, power=power)
    figure = rounded / 1000**thousands
    one = 1 if figure == 1 else 2
    name = _NAMED[thousands - 1]
    return words.say_n(f"number.{name}", one, figure=number_text(words, figure))
