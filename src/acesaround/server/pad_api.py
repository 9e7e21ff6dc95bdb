"""The requests of the score pad. The server keeps nothing of it: the pad lies in the browser."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from acesaround.errors import RecordError
from acesaround.record.pad import Pad, read_pad, write_pad
from acesaround.rules import Rules, rules_code
from acesaround.server.answers import LARGEST, Refusal, decoded, json_answer, received
from acesaround.server.house_rules import BadRules, with_house_rules
from acesaround.server.language import words_for
from acesaround.server.lobby import BadRequest, clean_name
from acesaround.server.named import preset_named, rules_coded
from acesaround.server.pad_picture import pad_of
from acesaround.server.pad_requests import PadFile, PadPicture, PadRead, PadWish
from acesaround.server.requests import RulesTrouble
from acesaround.words.problems import decoding_text, error_text


async def pad(request: Request) -> Response:
    """POST /api/pad."""
    wish = await decoded(request, PadWish)
    try:
        wanted = _pad(request, wish)
    except BadRules as error:
        return json_answer(RulesTrouble(str(error), error.problems), 400)
    words = words_for(request)
    return json_answer(await asyncio.to_thread(pad_of, words, wanted, wish.draft, wish.at))


async def text(request: Request) -> Response:
    """POST /api/pad/text: the pad as a text to read, with what came of each deal."""
    wish = await decoded(request, PadWish)
    try:
        wanted = _pad(request, wish)
    except BadRules as error:
        return json_answer(RulesTrouble(str(error), error.problems), 400)
    told = await asyncio.to_thread(pad_of, words_for(request), wanted, None, None)
    return PlainTextResponse(
        write_pad(wanted, _comments(told)), headers={"cache-control": "no-store"}
    )


def _comments(told: PadPicture) -> list[list[str]]:
    found = []
    for deal in told.deals:
        lines = [deal.text]
        if deal.sheet is not None:
            lines += [f"{side.name}: {side.change:+} = {side.total}" for side in deal.sheet.sides]
        found.append([*lines, *deal.notes])
    if found and told.winner is not None:
        found[-1].append(told.winner)
    return found


async def read(request: Request) -> Response:
    """POST /api/pad/read: a pad that was brought as a file or as a text."""
    content = await received(request, LARGEST)
    words = words_for(request)
    try:
        if content.lstrip().startswith(b"{"):
            return json_answer(PadRead(file=_from_file(request, content)))
        return json_answer(PadRead(file=_from_text(request, content.decode("utf-8"))))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = decoding_text(words, error)
        return json_answer(PadRead(file=None, problem=words.say("pad.bad_file", why=why)))
    except RecordError as error:
        why = error_text(words, error)
        return json_answer(PadRead(file=None, problem=words.say("pad.bad_text", why=why)))
    except Refusal as refusal:
        return json_answer(PadRead(file=None, problem=refusal.text))


def _from_text(request: Request, content: str) -> PadFile:
    found = read_pad(content)
    return PadFile(
        pad=1,
        code=rules_code(found.rules),
        names=_checked(request, found.rules, found.names, found.dealer),
        dealer=found.dealer,
        deals=tuple(dict(deal) for deal in found.deals),
    )


def _from_file(request: Request, content: bytes) -> PadFile:
    file = msgspec.json.decode(content, type=PadFile)
    names = _checked(request, rules_coded(request, file.code), file.names, file.dealer)
    return replace(file, names=names)


def _pad(request: Request, wish: PadWish) -> Pad:
    """What is to be reckoned. BadRules, or Refusal (400, 404), if it cannot be."""
    words = words_for(request)
    if wish.code:
        rules = rules_coded(request, wish.code)
    else:
        rules = with_house_rules(words, preset_named(request, wish.variant, 404), wish.options)
    names = _checked(request, rules, wish.names, wish.dealer)
    return Pad(rules=rules, names=names, dealer=wish.dealer, deals=wish.deals)


def _checked(
    request: Request, rules: Rules, names: tuple[str, ...], dealer: int
) -> tuple[str, ...]:
    """The names by seat. Refusal (400) if there are too many, or the dealer has no seat."""
    words, seats = words_for(request), rules.deal.players
    if len(names) > seats or not 0 <= dealer < seats:
        raise Refusal(400, words.say_n("pad.seats", seats))
    try:
        clean = [clean_name(name) for name in names]
    except BadRequest as error:
        raise Refusal(400, words.say("table.name_too_long", **error.details)) from error
    return (*clean, *[""] * (seats - len(clean)))
