"""The cookie that admits a browser to its seats."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

NAME = "acesaround"
_YEAR = 365 * 24 * 3600


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a browser has been given, if it has one."""
    token = connection.cookies.get(NAME)
    return token if token and len(token) <= 128 else None


def give_token(response: Response, connection: HTTPConnection, token: str) -> None:
    """Let the browser keep its token; scripts cannot read it and other sites cannot use it."""
    response.set_cookie(
        NAME,
        token,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
