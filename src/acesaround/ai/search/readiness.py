"""Whether searching players can answer at once, and what makes it so.

The first time on a machine their code takes less than a minute of one processor to compile. That
is done by a process of its own, at low priority: here it would hold up whatever else this one does,
and leave twice the memory in use. Afterwards, as on every later start, the code is loaded from the
disk, in a thread.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import acesaround

_log = logging.getLogger("acesaround.players")
_ready = threading.Event()
_begun = threading.Lock()
_SOURCES = Path(acesaround.__file__).parent.parent


def prepare_in_background() -> None:
    """Begin to make searching players ready; a second call does nothing."""
    if _begun.acquire(blocking=False):
        threading.Thread(target=_prepare, name="readiness", daemon=True).start()


def is_ready() -> bool:
    """Whether a searching player can decide without waiting for a compiler."""
    return _ready.is_set()


def _prepare() -> None:
    # numba is loaded by these, and here for the first time.
    try:
        from acesaround.ai.search.rehearsal import rehearse
        from acesaround.kernel.compiled import kept_in

        folder = kept_in()
        if folder is not None and not _mark(folder).exists():
            status = _compile_elsewhere()
            if status == 0:
                with contextlib.suppress(OSError):
                    _mark(folder).touch()
            elif status is not None and status < 0:
                # Whoever ended that process (Ctrl-C, or a lack of memory) wants none of it here.
                return
        rehearse()
    except Exception:
        # A table goes on without them; nobody waits for this thread.
        _log.exception("searching players cannot be made ready")
    else:
        _ready.set()


def _compile_elsewhere() -> int | None:
    """Fill the folder from another process: its exit status, or None if there can be none."""
    if not sys.executable:
        return None
    path = os.pathsep.join(filter(None, (str(_SOURCES), os.environ.get("PYTHONPATH"))))
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "acesaround.ai.search.rehearsal"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError as error:
        _log.warning("code is compiled here, since no process can be started: %s", error)
        return None
    atexit.register(process.kill)
    status = process.wait()
    atexit.unregister(process.kill)
    return status


def _mark(folder: Path) -> Path:
    """A file that tells that all is there for this compiler and this processor."""
    import numba

    # It has no types of its own.
    processor = importlib.import_module("llvmlite.binding").get_host_cpu_name()
    return folder / f"complete-{numba.__version__}-{sys.implementation.cache_tag}-{processor}"
