"""Means and other numbers that need not be whole, as they are written."""

from __future__ import annotations

from acesaround.words.catalog import Catalog

_WHOLE = 10
"""From here on nobody wants to know the tenths."""


def number_text(words: Catalog, number: float) -> str:
    """A number with one decimal place, or a whole one if it is large: "0.4", "−12"."""
    if abs(round(number, 1)) >= _WHOLE or number == int(number):
        whole = round(number)
        return f"\N{MINUS SIGN}{-whole}" if whole < 0 else str(whole)
    tenths = round(abs(number) * 10)
    text = words.say("number.tenths", whole=tenths // 10, tenths=tenths % 10)
    return f"\N{MINUS SIGN}{text}" if number < 0 and tenths else text
