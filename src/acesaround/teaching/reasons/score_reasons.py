"""Where the score of the game asks for something else than the most points."""

from __future__ import annotations

from acesaround.ai import Advice, Decision, Detail
from acesaround.teaching.comparing import Comparison
from acesaround.teaching.reasons.counting import tells, worth_telling


def score_reasons(
    decision: Decision, comparison: Comparison, number: int, others: list[int]
) -> tuple[Advice, ...]:
    """That an action wins the game more often, where the first of the others brings more points.

    It is close where the shares, as they are told, do not differ enough to be told as different.
    Empty where points speak for the action too, or the player did not look at the game.
    """
    record = decision.record
    if (
        record is None
        or record.unit != "game"
        or not tells(comparison.difference(others[0], number))
    ):
        return ()
    chances = {each.action: each.value for each in record.candidates}
    other = chances.get(comparison.actions[others[0]])
    if other is None:
        return ()
    own, than = round(100 * chances[decision.action]), round(100 * other)
    shown: dict[str, Detail] = {"percent": own, "other": than}
    return (Advice("game_comes_first" if worth_telling(own, than) else "game_close", shown),)
