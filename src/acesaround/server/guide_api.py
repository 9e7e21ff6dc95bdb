"""The request of the rules pages: how to play by the rules of a variant, a code or a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from acesaround.server.answers import json_answer
from acesaround.server.language import words_for
from acesaround.server.named import made_from, rules_named
from acesaround.server.requests import GuidePage
from acesaround.words.guide import guide
from acesaround.words.rules_text import variant_summary, variant_title


async def guide_page(request: Request) -> Response:
    """GET /api/guide."""
    words = words_for(request)
    asked = request.query_params
    rules = await rules_named(
        request, asked.get("variant", "modern"), asked.get("code", ""), asked.get("table", "")
    )
    variant, changes, code = made_from(rules)
    return json_answer(
        GuidePage(
            variant=variant,
            title=variant_title(words, variant),
            summary=variant_summary(words, variant),
            changed=len(changes),
            code=code,
            sections=guide(words, rules, changes),
        )
    )
