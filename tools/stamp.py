"""A hash over files, by which the build knows that nothing has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(paths: Iterable[Path], root: Path) -> str:
    """The hash of the names below `root` and the contents of files, the same on every system."""
    total = hashlib.sha256()
    for path in sorted(paths, key=lambda each: each.relative_to(root).as_posix()):
        # A checkout on Windows may have other line ends; that is no change.
        content = hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def matches(stamp: Path, wanted: str) -> bool:
    """Whether the stamp file is there and holds this hash."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted
