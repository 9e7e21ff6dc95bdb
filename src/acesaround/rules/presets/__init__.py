"""The variants that people know by name. A new one is one value, usually ``replace`` of another."""

from acesaround.errors import RulesError
from acesaround.rules.presets.modern import MODERN
from acesaround.rules.presets.two_hand import TWO_HAND
from acesaround.rules.rules import Rules

PRESETS: dict[str, Rules] = {rules.name: rules for rules in (MODERN, TWO_HAND)}


def preset(name: str) -> Rules:
    """The rules of a variant by its name.

    Raises:
        RulesError: there is no such variant.
    """
    try:
        return PRESETS[name]
    except KeyError:
        known = ", ".join(PRESETS)
        raise RulesError(f"there is no variant {name!r}; there are {known}") from None
