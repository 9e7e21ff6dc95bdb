"""Hands after the cards have changed hands, for deals that are only supposed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled
from acesaround.kernel.contracts import CHOOSE, change_hands
from acesaround.kernel.rule_table import RuleTable

Numbers = NDArray[np.int64]


@compiled
def after_exchange(
    table: RuleTable,
    terms: Numbers,
    worlds: Numbers,
    widows: Numbers,
    bidders: Numbers,
    trumps: Numbers,
) -> None:
    """Let the cards of each world change hands as sensible players would; ``worlds`` is changed.

    The arguments are those of ``play_contracts``.
    """
    for world in range(len(worlds)):
        change = (CHOOSE, CHOOSE, widows[world])
        change_hands(table, terms, worlds[world], change, bidders[world], trumps[world])
