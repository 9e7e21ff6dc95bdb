"""The requests of the page of drills: the next one, and what an answer was worth.

The server keeps nothing of it: the page sends along what was answered so far.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from acesaround.ai.search.readiness import is_ready
from acesaround.game import Action
from acesaround.rules import PRESETS, rules_code
from acesaround.server.answers import Refusal, decoded, json_answer
from acesaround.server.drill_messages import DrillAnswer, DrillWish
from acesaround.server.drill_picture import Seated, drill_picture
from acesaround.server.drill_verdict import counted_verdict, judged_verdict
from acesaround.server.language import words_for
from acesaround.teaching.drills import (
    HandDrill,
    TableDrill,
    drill_named,
    game_of,
    judge_count,
    pick,
)

if TYPE_CHECKING:
    from acesaround.teaching.drills.judging import Judged

PATIENCE = 60.0
"""Seconds that an answer waits for the judge to be made ready."""


async def next_drill(request: Request) -> Response:
    """POST /api/drills."""
    words = words_for(request)
    wish = await decoded(request, DrillWish)
    rules = PRESETS.get(wish.variant)
    kind = None if wish.kind == "mixed" else wish.kind
    drill = pick(kind, wish.answers, wish.seed, rules_code(rules) if rules else None)
    return json_answer(drill_picture(words, drill, wish.answers))


async def answered(request: Request) -> Response:
    """POST /api/drills/DRILL."""
    words = words_for(request)
    drill = drill_named(request.path_params["drill"])
    if drill is None:
        raise Refusal(404, words.say("drill.none"))
    answer = await decoded(request, DrillAnswer)
    if isinstance(drill, HandDrill):
        if answer.points is None:
            raise Refusal(400, words.say("drill.say_points"))
        counted = judge_count(drill, answer.points)
        return json_answer(counted_verdict(words, drill, counted, answer.points, answer.answers))
    seated = Seated(game_of(drill))
    action = answer.action
    if action is None or not seated.legal(action):
        raise Refusal(400, words.say("drill.not_legal"))
    judged = await _judged(request, drill, seated, action)
    return json_answer(judged_verdict(words, drill, seated, judged, answer.answers))


async def _judged(request: Request, drill: TableDrill, seated: Seated, action: Action) -> Judged:
    """The verdict, found beside the tables and one at a time.

    Refusal (503) while the judge's code is still being compiled.
    """
    until = time.monotonic() + PATIENCE
    while not is_ready():
        if time.monotonic() > until:
            raise Refusal(503, words_for(request).say("drill.not_ready"))
        await asyncio.sleep(0.2)
    # It loads numba, which has been loaded by now.
    from acesaround.teaching.drills.judging import judge

    async with request.app.state.drills:
        return await asyncio.to_thread(judge, drill, seated.view, action)
