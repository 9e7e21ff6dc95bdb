"""What a request names: rules by a variant, a code or a table, and a table by its id."""

from __future__ import annotations

import re

from starlette.requests import Request

from acesaround.errors import RulesError
from acesaround.rules import (
    PRESETS,
    Rules,
    Value,
    differences,
    house_rules,
    rules_code,
    rules_from_code,
)
from acesaround.server.answers import Refusal
from acesaround.server.language import words_for
from acesaround.server.lobby import Lobby
from acesaround.server.table import Table
from acesaround.words.problems import rules_error_text
from acesaround.words.voice import listed

_ID = re.compile(r"[a-z0-9]{1,32}")


def preset_named(request: Request, name: str, status: int) -> Rules:
    """The rules of a variant. Refusal, with this status, if there is none of the name."""
    if name not in PRESETS:
        words = words_for(request)
        known = listed(words, list(PRESETS))
        raise Refusal(status, words.say("table.no_such_variant", known=known))
    return PRESETS[name]


def rules_coded(request: Request, code: str) -> Rules:
    """The rules of a code. Refusal (400) if it is none."""
    try:
        return rules_from_code(code)
    except RulesError as error:
        words = words_for(request)
        why = rules_error_text(words, error)
        raise Refusal(400, words.say("table.bad_code", why=why)) from error


def lobby_of(request: Request) -> Lobby:
    """The lobby of the application."""
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


async def table_named(request: Request, name: str) -> Table:
    """The table with this id. Refusal (404) if there is none."""
    table = await lobby_of(request).find(name) if _ID.fullmatch(name) else None
    if table is None:
        raise Refusal(404, words_for(request).say("table.no_such_table"))
    return table


async def rules_named(request: Request, variant: str, code: str, table: str) -> Rules:
    """The rules of a code, of a table or of a variant, whichever is given first.

    Refusal (400, 404) if there is no such thing.
    """
    if code:
        return rules_coded(request, code)
    if table:
        return (await table_named(request, table)).record.rules
    return preset_named(request, variant, 404)


def made_from(rules: Rules) -> tuple[str, dict[str, Value], str]:
    """The variant by its name, the options changed in it, and the code of the rules.

    The rules of an old table may be those of a variant that has changed since: they have no code.
    """
    try:
        variant, changes = house_rules(rules)
        return variant.name, changes, rules_code(rules)
    except RulesError:
        usual = PRESETS.get(rules.name)
        return rules.name, differences(rules, usual) if usual else {}, ""
