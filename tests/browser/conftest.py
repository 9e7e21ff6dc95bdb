"""The table as its users get it: the real server in a process of its own, a real Chromium."""

import os
import re
import shutil
import signal
import subprocess
import sys

import pytest
from playwright.sync_api import expect, sync_playwright
from table_driver import Table

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
expect.set_options(timeout=20_000)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SAME_CARDS = """
import random
from acesaround.server import opening
opening._random = random.Random(2026)
"""
"""Every run of a test is dealt the same cards: what fails once can be looked at again."""
SERVE = """
import sys
from pathlib import Path
from acesaround.server.run import run_server
from acesaround.ai import make_player
run_server(
    port=int(sys.argv[1]),
    open_browser=False,
    database=Path(sys.argv[2]),
    pace=0.02,
    # At every level, so that nothing is compiled and nobody thinks long.
    make_player=lambda level, seed: make_player("plain", seed),
)
"""


def pytest_collection_modifyitems(items):
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)


class Server:
    """A running server that can be killed and started again on the same address."""

    def __init__(self, database, serve=SERVE):
        self._database = database
        self._serve = serve
        self._port = 0
        self.start()

    def start(self):
        """Start it and wait until it says that it listens."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", SAME_CARDS + self._serve, str(self._port), str(self._database)],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = self._process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/", self.address)
        assert found, f"the server said {self.address!r}"
        self._port = int(found[1])

    def kill(self):
        """End it at once, as kill -9 does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self):
        """End it in the ordinary way."""
        self._process.terminate()
        self._process.wait(timeout=20)


# Not for the whole session: Playwright keeps an event loop running, which other tests need gone.
@pytest.fixture(scope="module")
def chromium():
    path = os.environ.get("ACESAROUND_CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path, request):
    """The module's own way to serve is its SERVE, if it has one."""
    serve = getattr(request.module, "SERVE", SERVE)
    running = Server(tmp_path / "games.sqlite3", serve)
    yield running
    running.stop()


@pytest.fixture
def open_page(chromium, server):
    """Opens a page of a browser with no past, at a size, and watches what it does."""
    contexts = []

    def make(size="desktop", **options):
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            reduced_motion=options.pop("reduced_motion", "reduce"),
            **options,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        return Table(context.new_page(), server.address)

    yield make
    for context in contexts:
        for page in context.pages:
            table = Table.of(page)
            assert table is None or not table.faults, table.faults
        context.close()
