"""What a first start and a later one compile, and what loads the compiler at all."""

import json
import os
import subprocess
import sys
import textwrap

import pytest

SIGNATURES = """
import sys
from numba.core.dispatcher import Dispatcher


def signatures():
    return {
        (each.py_func.__module__, each.py_func.__qualname__, str(signature))
        for name, module in list(sys.modules.items())
        if name.startswith("acesaround.")
        for each in vars(module).values()
        if isinstance(each, Dispatcher)
        for signature in each.signatures
    }


"""
ONE_FAMILY = """
import json
from numba.core import event
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.melds import meld_points
from acesaround.cards import parse_cards
from acesaround.rules import preset

compilations = event.RecordingListener()
event.register("numba:compile", compilations)
rules = preset("modern")
hand = packing_of(rules.deck.copies, rules.deck.nines).pack(parse_cards("AS 10S KS QS JS"))
points = int(meld_points(compile_rules(rules), 3, hand))
print(json.dumps({
    "points": points,
    "compiled": len(compilations.buffer),
    "hits": sum(meld_points.stats.cache_hits.values()),
    "misses": sum(meld_points.stats.cache_misses.values()),
}))
"""
START = """
import subprocess, sys, threading
from acesaround.ai.search import readiness

if sys.argv[1:] == ["alone"]:
    subprocess.Popen = None
print(readiness.is_ready(), "numba" in sys.modules)
readiness.prepare_in_background()
for thread in threading.enumerate():
    if thread.name == "readiness":
        thread.join()
print(readiness.is_ready(), "numba" in sys.modules)
"""
EVERY_VARIANT = """
import json, random
from acesaround.ai import make_player
from acesaround.ai.search.rehearsal import rehearsal
from acesaround.game import CHANCE, Game
from acesaround.rules import PRESETS
from acesaround.teaching.foresight import locate, look_ahead
from acesaround.testing import shuffled

decided = {
    f"{view.seen.rules.name} {view.seen.phase} {type(decision.action).__name__} "
    f"{decision.record and decision.record.method}"
    for view, decision in rehearsal()
}
rehearsed = signatures()
player = make_player("expert:seconds=60:worlds=6:deals=6:sets=4", 2)
for rules in PRESETS.values():
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(5)))
    while game.actor not in (None, CHANCE):
        view = game.view(game.actor)
        look_ahead(view, 1, 4)
        locate(view)
        game.act(player.act(view).action)
print(json.dumps({"decided": sorted(decided), "fresh": sorted(signatures() - rehearsed)}))
"""


def run(code, *arguments, **environment):
    """What a Python of its own prints."""
    ended = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_a_second_start_compiles_nothing(tmp_path):
    """numba's own statistics of one family of functions, in two processes that share a disk."""
    where = {"NUMBA_CACHE_DIR": str(tmp_path)}
    cold = json.loads(run(ONE_FAMILY, **where))
    warm = json.loads(run(ONE_FAMILY, **where))
    assert cold["compiled"] > 0
    assert (cold["hits"], cold["misses"]) == (0, 1)
    assert warm["compiled"] == 0
    assert (warm["hits"], warm["misses"]) == (1, 0)
    assert warm["points"] == cold["points"] > 0


def test_no_variant_needs_code_that_was_not_rehearsed():
    found = json.loads(run(SIGNATURES + EVERY_VARIANT))
    assert found["fresh"] == []
    for decision in (
        "modern auction Bid playouts",
        "modern trump NameTrump playouts",
        "modern passing PassCards playouts",
        "modern tricks PlayCard playouts",
        "two_hand tricks PlayCard exact",
        "three_hand tricks PlayCard playouts",
        "auction_chips bury Bury playouts",
        "auction_chips tricks PlayCard playouts",
        "double_deck auction Bid playouts",
        "double_deck tricks PlayCard playouts",
    ):
        assert decision in found["decided"]


def test_players_become_ready_behind_the_back_of_the_program():
    """A first start may compile in another process; a later one needs none."""
    assert run(START).split() == ["False", "False", "True", "True"]
    assert run(START, "alone").split() == ["False", "False", "True", "True"]


@pytest.mark.parametrize(
    "start",
    [
        "from acesaround.cli import main; main(['--version'])",
        "from acesaround.cli import main; main(['--help'])",
        "from acesaround.cli import main; main(['serve', '--help'])",
        "import acesaround.server.run",
        "from acesaround.server.app import make_app; make_app(None)",
    ],
)
def test_nothing_loads_the_compiler_before_it_is_needed(start):
    loaded = run(f"{start}\nimport sys\nprint('\\n', *sorted(sys.modules))").splitlines()[-1]
    assert "acesaround" in loaded.split()
    assert {"numba", "llvmlite", "numpy"}.isdisjoint(loaded.split())
