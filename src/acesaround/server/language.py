"""Which language a reader wants: ``?lang=`` in the address, else what the browser asks for."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from acesaround.words import Catalog


def words_for(connection: HTTPConnection) -> Catalog:
    """The catalog for a request or a socket."""
    asked = connection.query_params.get("lang")
    if asked:
        return Catalog.load(asked)
    for tag in _accepted(connection.headers.get("accept-language", "")):
        words = Catalog.load(tag)
        if tag.lower().partition("-")[0] == words.language.lower().partition("_")[0]:
            return words
    return Catalog.load()


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
