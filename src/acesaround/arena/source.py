"""Which state of the program played a match: its version, and a digest of the code that plays."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import acesaround

_PLAYS = ("cards", "rules", "game", "kernel", "ai", "arena")
"""The parts on which a result can depend."""


@cache
def source_digest() -> str:
    """Twelve digits that are others when any file of code that plays is another."""
    package = Path(acesaround.__file__).parent
    total = hashlib.sha256()
    for part in _PLAYS:
        for path in sorted((package / part).rglob("*.py")):
            total.update(path.relative_to(package).as_posix().encode())
            total.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()[:12]
