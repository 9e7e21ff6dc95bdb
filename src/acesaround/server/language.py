"""Which language a reader wants: ``?lang=`` in the address, else what was chosen on the page and is
kept in a cookie, else what the browser asks for.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from acesaround.words import Catalog, known_language

NAME = "acesaround_language"
"""The cookie; the page sets it as well, so scripts can read it."""

_YEAR = 365 * 24 * 3600


def words_for(connection: HTTPConnection) -> Catalog:
    """The catalog for a request or a socket."""
    chosen = connection.cookies.get(NAME, "")
    asked = connection.query_params.get("lang", "")
    for tag in (asked, chosen, *_accepted(connection.headers.get("accept-language", ""))):
        language = known_language(tag)
        if language is not None:
            return Catalog.load(language)
    return Catalog.load()


def keep_language(response: Response, connection: HTTPConnection) -> None:
    """Let the browser keep the language that the address asks for, if it asks for one."""
    language = known_language(connection.query_params.get("lang", ""))
    if language is not None:
        response.set_cookie(NAME, language, max_age=_YEAR, samesite="lax")


def _accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, int, str]] = []
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if tag and weight > 0:
            wanted.append((-weight, len(wanted), tag))
    return [tag for _, _, tag in sorted(wanted)]
