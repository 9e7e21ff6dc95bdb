"""Cards by the number of their type."""

from __future__ import annotations

from functools import cache

from acesaround.cards import Card
from acesaround.kernel import Packing


@cache
def numbers_of(packing: Packing) -> dict[Card, int]:
    """The number of each card of the deck, in their order."""
    return {packing.card_of(number): number for number in range(packing.types)}
