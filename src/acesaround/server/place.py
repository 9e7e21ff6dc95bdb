"""Where the games of this machine are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FILE = "tables.sqlite3"


def default_database() -> Path:
    """The database in the user's data folder, or in ACESAROUND_DATA where that is set."""
    return _folder() / FILE


def _folder() -> Path:
    chosen = os.environ.get("ACESAROUND_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "AcesAround"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "AcesAround"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "acesaround"
