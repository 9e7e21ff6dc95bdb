"""The weights by which cards change hands in supposed contracts, read from the file beside it.

They were found by ``tools/giving_weights.py``, which writes the file: for each purpose a row of the
weights of ``giving``, in that order.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

PURPOSES = ("help_bidder", "give_back", "bury")
"""What a partner passes to the bidder, what the bidder passes back, what the bidder buries."""
HELP_BIDDER, GIVE_BACK, BURY = range(3)

# Where each class of a card has its weight; all are in points of the large scale.
TRUMP = 0
"""A trump, by how many ranks it is below the ace."""
SIDE = 6
"""A card of another suit, likewise."""
HIGHER = 12
"""A card of another suit, by how many stronger copies of it others may hold: 0 to 5 or more."""
LENGTH = 18
"""A card of another suit, by the number of cards of it: 1 to 8 or more."""
TWIN = 26
"""A card of which the hand holds another, in another suit and in trump."""
LOST = 28
"""By this the melds that go with a card are multiplied."""
WEIGHTS = 29

FILE = Path(__file__).with_suffix(".json")


def read(file: Path = FILE) -> NDArray[np.float64]:
    """The weights, [purpose, class]."""
    rows = msgspec.json.decode(file.read_bytes(), type=dict[str, list[float]])
    return np.array([rows[purpose] for purpose in PURPOSES])


def write(weights: NDArray[np.float64], file: Path) -> None:
    """The file that ``read`` reads, a line for each purpose."""
    rows = (
        f'"{purpose}": {np.round(row, 1).tolist()}'
        for purpose, row in zip(PURPOSES, weights, strict=True)
    )
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n")


GIVING_WEIGHTS = read()
