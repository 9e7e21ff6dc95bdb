"""The decorator of all compiled functions, and where their machine code is kept.

Importing this module imports numba, which takes a while: only modules that hold compiled code do.

numba asks for every function whether its own file has changed, but not whether a function that it
calls has. So the kept code lies in a folder named after all sources of the kernel: a changed
kernel compiles anew, and never mixes with code of its past.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import intrinsic as numba_intrinsic

F = TypeVar("F", bound=Callable[..., Any])

_PREFIX = "compiled-"
_config: Any = numba.config
# numba's own types do not know the last one.
_BORROWING: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}


def compiled(function: F) -> F:
    """The function as machine code, kept on the disk, that lets other threads run meanwhile."""
    with _kept_in(_folder()):
        return cast(F, numba.njit(cache=True, nogil=True)(function))


def inlined(function: F) -> F:
    """The same for a small function that is to become part of every function that calls it.

    Handing an array to a compiled function costs more than most small functions do.
    """
    with _kept_in(_folder()):
        return cast(F, numba.njit(cache=True, nogil=True, forceinline=True)(function))


def borrowing(function: F) -> F:
    """The same for a function that makes no array, but only works in those that it is given.

    It leaves out the counting of who uses an array. That happens at every call of another function
    and costs several times as much as a small function does.
    """
    with _kept_in(_folder()):
        return cast(F, numba.njit(**_BORROWING)(function))


def borrowing_inlined(function: F) -> F:
    """``borrowing`` and ``inlined``: for the parts of a long loop."""
    with _kept_in(_folder()):
        return cast(F, numba.njit(**_BORROWING, forceinline=True)(function))


def kept_in() -> Path | None:
    """The folder of the machine code of these very sources; None where numba finds its own."""
    return _folder()


def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that writes machine code itself; numba gives it the first argument."""
    return cast(Callable[..., Any], numba_intrinsic(function))


@contextlib.contextmanager
def _kept_in(folder: Path | None) -> Iterator[None]:
    # numba reads the setting when a function is decorated. Others' functions are not ours to move.
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder) if folder else before
    try:
        yield
    finally:
        _config.CACHE_DIR = before


@cache
def _folder() -> Path | None:
    """The folder for these sources; None where nothing can be written, so numba must see to it."""
    here = Path(__file__).parent
    sources = sorted(path for path in here.rglob("*") if path.suffix in (".py", ".json"))
    told = hashlib.sha256()
    for source in sources:
        told.update(str(source.relative_to(here)).encode() + b"\0" + source.read_bytes())
    name = _PREFIX + told.hexdigest()[:16]
    chosen = _config.CACHE_DIR
    if chosen:
        return Path(chosen) / name
    beside = here / "__pycache__"
    if _writable(beside / name):
        _forget(beside, name)
        return beside / name
    mine = _user_folder() / "acesaround" / name
    return mine if _writable(mine) else None


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _forget(beside: Path, name: str) -> None:
    """Remove what was compiled from earlier sources of this very kernel."""
    # A program that is running may still be writing into a younger one.
    yesterday = time.time() - 24 * 60 * 60
    for old in beside.glob(_PREFIX + "*"):
        with contextlib.suppress(OSError):
            if old.name != name and old.stat().st_mtime < yesterday:
                shutil.rmtree(old, ignore_errors=True)


def _user_folder() -> Path:
    """Where this system keeps what a user's programs can make again."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
