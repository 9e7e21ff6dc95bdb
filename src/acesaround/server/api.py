"""The requests of the first page: variants, new tables, invitations, my tables."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from acesaround.errors import RulesError
from acesaround.game import side_of
from acesaround.rules import (
    PRESETS,
    Rules,
    house_rules,
    read_rules,
    rules_code,
    write_rules,
)
from acesaround.server.answers import Refusal, decoded, json_answer
from acesaround.server.cookie import give_token, token_of
from acesaround.server.facts import names_for
from acesaround.server.house_rules import BadRules, with_house_rules
from acesaround.server.language import words_for
from acesaround.server.levels import LEVELS
from acesaround.server.lobby import BadRequest, clean_name, hash_of, new_token
from acesaround.server.named import lobby_of, preset_named, rules_coded, table_named
from acesaround.server.requests import (
    CodedRules,
    LevelInfo,
    Levels,
    MyTable,
    NewTable,
    RulesChecked,
    RulesTrouble,
    RulesWish,
    Seated,
    SitDown,
    TableInfo,
    TableMade,
)
from acesaround.server.rules_picture import variant_of, variant_rules_of
from acesaround.words.problems import rules_error_text
from acesaround.words.rules_text import variant_title
from acesaround.words.sheets import running_text


async def variants(request: Request) -> Response:
    """GET /api/variants."""
    words = words_for(request)
    return json_answer([variant_of(words, rules) for rules in PRESETS.values()])


async def variant(request: Request) -> Response:
    """GET /api/variants/NAME."""
    words = words_for(request)
    rules = preset_named(request, request.path_params["name"], 404)
    return json_answer(variant_rules_of(words, rules))


async def levels(request: Request) -> Response:
    """GET /api/levels."""
    words = words_for(request)
    told = tuple(
        LevelInfo(name, words.say(f"level.{name}"), words.say(f"level.{name}.text"))
        for name in LEVELS
    )
    return json_answer(Levels(lobby_of(request).level, told))


async def check_rules(request: Request) -> Response:
    """POST /api/rules: whether house rules can be played, while they are chosen."""
    wish = await decoded(request, RulesWish)
    usual = preset_named(request, wish.variant, 400)
    try:
        with_house_rules(words_for(request), usual, wish.options)
    except BadRules as error:
        return json_answer(RulesChecked(error.problems))
    return json_answer(RulesChecked(()))


async def tables(request: Request) -> Response:
    """GET and POST /api/tables."""
    return await (_make if request.method == "POST" else _mine)(request)


async def _make(request: Request) -> Response:
    words = words_for(request)
    wish = await decoded(request, NewTable)
    token = token_of(request) or new_token()
    try:
        rules = with_house_rules(words, _wished(request, wish), wish.options)
        table = await lobby_of(request).make(wish, rules, token)
    except BadRules as error:
        return json_answer(RulesTrouble(str(error), error.problems), 400)
    except BadRequest as error:
        raise Refusal(400, _why(words, error)) from error
    address = f"/t/{table.record.id}"
    answer = json_answer(TableMade(table=table.record.id, url=address, invite=address), 201)
    give_token(answer, request, token)
    return answer


def _wished(request: Request, wish: NewTable) -> Rules:
    """The rules that a request starts from: those of a code, of a file, or of a variant."""
    if wish.code:
        return rules_coded(request, wish.code)
    if wish.file:
        try:
            return read_rules(wish.file, "rules.toml")
        except RulesError as error:
            words = words_for(request)
            why = rules_error_text(words, error)
            raise Refusal(400, words.say("table.bad_file", why=why)) from error
    return preset_named(request, wish.variant, 400)


async def coded(request: Request) -> Response:
    """GET /api/codes/CODE."""
    rules = rules_coded(request, request.path_params["code"])
    variant_rules, options = house_rules(rules)
    return json_answer(CodedRules(rules_code(rules), variant_rules.name, options))


async def rules_file(request: Request) -> Response:
    """GET /api/tables/ID/rules.toml."""
    table = await table_named(request, request.path_params["table"])
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="rules.toml"',
    }
    return Response(write_rules(table.record.rules), 200, headers, media_type="application/toml")


async def _mine(request: Request) -> Response:
    words = words_for(request)
    token = token_of(request)
    found = await lobby_of(request).tables_of(token) if token else []
    mine = []
    for table in found:
        state = table.game.state
        seat = table.seat_of(hash_of(token)) if token else None
        side = side_of(state.rules, seat or 0)
        mine.append(
            MyTable(
                table=table.record.id,
                title=variant_title(words, state.rules.name),
                score=running_text(words, state, side),
                over=state.winner is not None,
            )
        )
    return json_answer(mine)


async def table_info(request: Request) -> Response:
    """GET /api/tables/ID."""
    words = words_for(request)
    table = await table_named(request, request.path_params["table"])
    token = token_of(request)
    seat = table.seat_of(hash_of(token)) if token else None
    facts = table.facts
    names = names_for(words, facts.seats, -1)
    return json_answer(
        TableInfo(
            table=table.record.id,
            title=variant_title(words, table.record.rules.name),
            players=tuple(
                name for name, each in zip(names, facts.seats, strict=True) if each.who != "open"
            ),
            open=facts.open_seats,
            seat=seat,
            code=rules_code(table.record.rules),
        )
    )


async def sit(request: Request) -> Response:
    """POST /api/tables/ID/sit."""
    words = words_for(request)
    table = await table_named(request, request.path_params["table"])
    wish = await decoded(request, SitDown)
    token = token_of(request) or new_token()
    try:
        name = clean_name(wish.name)
    except BadRequest as error:
        raise Refusal(400, _why(words, error)) from error
    seat = await table.sit(hash_of(token), name)
    if seat is None:
        raise Refusal(409, words.say("table.full"))
    answer = json_answer(Seated(table=table.record.id, seat=seat))
    give_token(answer, request, token)
    return answer


def _why(words: Any, error: BadRequest) -> str:
    # The keys are those that the lobby uses.
    if error.key == "table.people":
        return str(words.say("table.people", **error.details))
    return str(words.say("table.name_too_long", **error.details))
