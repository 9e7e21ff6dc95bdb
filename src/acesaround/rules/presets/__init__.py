"""The variants that people know by name. A new one is one value, usually ``replace`` of another."""

import difflib

from acesaround.errors import Detail, Problem, RulesError
from acesaround.rules.flaw import Flaw
from acesaround.rules.presets.auction import CHECK, DOUBLE_DECK, FIREHOUSE, NO_PASS, RACEHORSE
from acesaround.rules.presets.modern import MODERN
from acesaround.rules.presets.turned import (
    FOUR_HAND_SOLO,
    PARTNERSHIP_BICYCLE,
    PARTNERSHIP_CLASSIC,
    THREE_HAND,
)
from acesaround.rules.presets.two_hand import THREE_HAND_STOCK, TWO_HAND, TWO_HAND_NO_TURN
from acesaround.rules.presets.widow import AUCTION_CHIPS, CUTTHROAT, MODERN3
from acesaround.rules.rules import Rules

PRESETS: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        TWO_HAND,
        TWO_HAND_NO_TURN,
        THREE_HAND,
        THREE_HAND_STOCK,
        FOUR_HAND_SOLO,
        PARTNERSHIP_CLASSIC,
        PARTNERSHIP_BICYCLE,
        AUCTION_CHIPS,
        MODERN,
        MODERN3,
        DOUBLE_DECK,
        NO_PASS,
        FIREHOUSE,
        CHECK,
        RACEHORSE,
        CUTTHROAT,
    )
}


def no_such_variant(name: object) -> Problem:
    """That a variant is not known, which there are, and which was perhaps meant."""
    near = difflib.get_close_matches(str(name), PRESETS, n=1)
    details: dict[str, Detail] = {
        "name": str(name),
        "known": tuple(PRESETS),
        "near": tuple(near),
    }
    return Problem(Flaw.NO_SUCH_VARIANT, details=details)


def preset(name: str) -> Rules:
    """The rules of a variant by its name.

    Raises:
        RulesError: there is no such variant.
    """
    try:
        return PRESETS[name]
    except KeyError:
        raise RulesError(no_such_variant(name)) from None
