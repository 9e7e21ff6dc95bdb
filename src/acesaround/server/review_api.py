"""The requests of the page of a review."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from acesaround.cards import Card, parse_card
from acesaround.errors import CardNotationError, RecordError
from acesaround.server.answers import Refusal, json_answer
from acesaround.server.cookie import token_of
from acesaround.server.games_api import GAME_ID
from acesaround.server.language import words_for
from acesaround.server.lobby import hash_of
from acesaround.server.review_picture import review_detail, review_line, review_told
from acesaround.server.reviews import ReviewJob, Reviews
from acesaround.teaching.review import NoSuchDeal
from acesaround.words.problems import error_text


async def review(request: Request) -> Response:
    """GET and POST /api/reviews/GAME/DEAL: POST begins it."""
    job = await (_started if request.method == "POST" else _found)(request)
    game = request.path_params["game"]
    told = await asyncio.to_thread(
        review_told, words_for(request), job, game, job.seats[_reader(request)]
    )
    return json_answer(told)


async def decision(request: Request) -> Response:
    """GET /api/reviews/GAME/DEAL/NUMBER."""
    job = await _found(request)
    number = _number(request, job)
    seat = job.seats[_reader(request)]
    return json_answer(
        await asyncio.to_thread(review_detail, words_for(request), job, number, seat)
    )


async def line(request: Request) -> Response:
    """GET /api/reviews/GAME/DEAL/NUMBER/line."""
    job = await _found(request)
    number = _number(request, job)
    found = await _reviews(request).line(job, number, _card(request))
    seat = job.seats[_reader(request)]
    return json_answer(review_line(words_for(request), job, found, seat))


async def _started(request: Request) -> ReviewJob:
    words = words_for(request)
    game, deal = request.path_params["game"], request.path_params["deal"]
    token = token_of(request)
    if not token or not GAME_ID.fullmatch(game):
        raise Refusal(404, words.say("table.no_such_game"))
    try:
        job = await _reviews(request).start(hash_of(token), game, deal)
    except RecordError as error:
        why = error_text(words, error)
        raise Refusal(409, words.say("table.game_not_replayed", why=why)) from error
    except NoSuchDeal as error:
        raise Refusal(404, words.say("review.no_deal", number=deal)) from error
    if job is None:
        raise Refusal(404, words.say("table.no_such_game"))
    return job


async def _found(request: Request) -> ReviewJob:
    game, deal = request.path_params["game"], request.path_params["deal"]
    job = _reviews(request).find(_reader(request), game, deal)
    if job is None:
        raise Refusal(404, words_for(request).say("review.not_begun"))
    return job


def _number(request: Request, job: ReviewJob) -> int:
    number: int = request.path_params["number"]
    if not 1 <= number <= len(job.review.findings):
        raise Refusal(404, words_for(request).say("review.no_decision", number=number))
    return number


def _card(request: Request) -> Card | None:
    text = request.query_params.get("card")
    if text is None:
        return None
    try:
        return parse_card(text)
    except CardNotationError as error:
        words = words_for(request)
        raise Refusal(
            400, words.say("table.not_understood", why=error_text(words, error))
        ) from error


def _reader(request: Request) -> str:
    return hash_of(token_of(request) or "")


def _reviews(request: Request) -> Reviews:
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews
