"""The build hook: what a wheel needs beside Python, made from web/ and the message catalogs.

A machine with nothing but Python can build it: Node comes from a Python wheel, and only when the
sources of the client have changed since the output was made (a stamp of their hash says so).
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientAndWords(BuildHookInterface):
    """Builds the browser client and compiles the catalogs, where they are out of date."""

    def _parts(self) -> tuple[Any, Any]:
        root = Path(self.root)
        tools = str(root / "tools")
        if tools not in sys.path:
            sys.path.insert(0, tools)
        client = importlib.import_module("client")
        catalogs = importlib.import_module("catalogs")
        return client.Client(root), catalogs.Catalogs(root)

    def dependencies(self) -> list[str]:
        """What this build must install first, and nothing when all is up to date.

        Listed in build-system.requires, Node would be downloaded for every build.
        """
        client, catalogs = self._parts()
        needed = []
        if not client.current():
            needed.append(sys.modules["client"].NODE_REQUIREMENT)
        # A new client empties the folder that the compiled catalogs of the browser lie in.
        if needed or not catalogs.current():
            needed.append(sys.modules["catalogs"].BABEL_REQUIREMENT)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is out of date."""
        client, catalogs = self._parts()
        client.build()
        if not catalogs.current():
            catalogs.compile()
