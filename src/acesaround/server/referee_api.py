"""The requests of the page "Ask for a ruling": what can be asked, and the answers."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from acesaround.record.questions import QuestionError, answer, read_question
from acesaround.server.answers import decoded, json_answer
from acesaround.server.language import words_for
from acesaround.server.named import rules_named
from acesaround.server.referee_picture import referee_of
from acesaround.server.requests import Asking, FieldProblem, Ruled
from acesaround.words.questions import in_notation, objection_text
from acesaround.words.rulings import told


async def rulings(request: Request) -> Response:
    """GET and POST /api/rulings."""
    return await (_answered if request.method == "POST" else _described)(request)


async def _described(request: Request) -> Response:
    asked = request.query_params
    rules = await rules_named(
        request, asked.get("variant", "modern"), asked.get("code", ""), asked.get("table", "")
    )
    return json_answer(referee_of(words_for(request), rules))


async def _answered(request: Request) -> Response:
    words = words_for(request)
    asking = await decoded(request, Asking)
    rules = await rules_named(request, asking.variant, asking.code, asking.table)
    try:
        fields = in_notation(words, asking.kind, asking.fields, rules)
        question = read_question(asking.kind, fields, rules)
    except QuestionError as error:
        problems = tuple(
            FieldProblem(each.field, objection_text(words, each)) for each in error.objections
        )
        return json_answer(Ruled(None, problems))
    # The search for the best order of melds may take a second: one at a time, beside the tables.
    async with request.app.state.referee:
        found = await asyncio.to_thread(answer, question, rules)
    return json_answer(Ruled(told(words, rules, question, found)))
