"""How likely the cards that were played are, if the hands were those of a world.

The likelihood of a card comes from the rules of thumb of the playouts, taken as the habits of a
player who errs: a card that they think worse is less likely, never impossible.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import borrowing_inlined, compiled
from acesaround.kernel.course import (
    COUNT,
    COURSE_SIZE,
    TURN,
    Course,
    Numbers,
    begin,
    card_of_type,
    notice,
    play_card,
    take_trick,
)
from acesaround.kernel.position import Position
from acesaround.kernel.rule_follow import follow_by_rule
from acesaround.kernel.rule_lead import lead_by_rule
from acesaround.kernel.rule_table import RuleTable
from acesaround.kernel.rule_weights import RULE_WEIGHTS

HEAT = 90.0
"""Of how many hundredths of a counter players are commonly unsure."""
_LEAST = 0.02
"""No card is less likely than that, whatever the rules of thumb think of it."""


@compiled
def likelihoods(
    table: RuleTable,
    position: Position,
    history: Numbers,
    own: int,
    worlds: Numbers,
    heat: float,
    found: NDArray[np.float64],
) -> None:
    """Set ``found`` [world] to the logarithm of how likely the play was in each world.

    Args:
        table: the compiled rules.
        position: the moment before the first card of the history, with no card on the table.
        history: the types of the cards played since, in their order.
        own: the place whose cards are left out of account.
        worlds: packed hands as they were at the position, [world, place].
        heat: how unsure the players are, in hundredths of a counter; see ``HEAT``.
        found: [world].
    """
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    for world in range(len(worlds)):
        begin(table, position, worlds[world], course)
        found[world] = 0.0
        for number in history:
            if course[TURN] != own:
                found[world] += math.log(max(_likely(table, course, number, heat), _LEAST))
            card = card_of_type(table, course, number)
            notice(table, course, card)
            if play_card(table, course, card):
                take_trick(course)


@borrowing_inlined
def _likely(table: RuleTable, course: Course, number: int, heat: float) -> float:
    if course[COUNT] == 0:
        return lead_by_rule(table, course, RULE_WEIGHTS, number, heat)[1]
    return follow_by_rule(table, course, RULE_WEIGHTS, number, heat)[1]
