"""The built client: its page and its files, with what caches may do with them."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from acesaround.server.language import keep_language, words_for
from acesaround.words import Catalog

STATIC = Path(str(files("acesaround.server"))) / "static"

_FOREVER = "public, max-age=31536000, immutable"
_DAY = "public, max-age=86400"
# Asked for anew each time, but sent only if it has changed.
_CHECK = "no-cache"


async def page(request: Request) -> Response:
    """The one page of the client, whatever it is to show, in the reader's language."""
    index = STATIC / "index.html"
    words = words_for(request)
    if not index.is_file():
        return PlainTextResponse(words.say("table.no_client"), 503)
    told = {"cache-control": _CHECK, "vary": "accept-language, cookie"}
    answer = HTMLResponse(translated(index.read_text("utf-8"), words), headers=told)
    keep_language(answer, request)
    return answer


def for_a_reader(request: Request) -> bool:
    """Whether somebody opened this address in a browser, and is to be answered with the page."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def translated(page: str, words: Catalog) -> str:
    """The client's page, which is built in English, with its few own words in another language."""
    english, language = Catalog.load(), words.language
    for here, there in (
        ('<html lang="en">', f'<html lang="{language}">'),
        ("/words/en.json", f"/words/{language}.json"),
        (english.say("page.description"), escape(words.say("page.description"))),
        (english.say("page.noscript"), escape(words.say("page.noscript"))),
    ):
        page = page.replace(here, there)
    return page


class ClientFiles(StaticFiles):
    """The files of the client; those under assets/ carry a hash of their content in the name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or 404."""
        # The page itself has its own addresses.
        if path in (".", "index.html"):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = _cache(path.replace("\\", "/"))
        return response


def _cache(path: str) -> str:
    if path.startswith("assets/"):
        return _FOREVER
    return _DAY if path.startswith("cards/") else _CHECK
