"""Where machine code is kept, and that a second process finds it there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import acesaround
from acesaround.kernel import compiled

SOURCES = Path(acesaround.__file__).parent.parent

PLAY = """
import json
import numpy as np
from acesaround.kernel import compile_rules
from acesaround.kernel.playouts import RULE, play_deals
from acesaround.kernel.position import position
from acesaround.rules import preset

start = position(trump=0, leader=0, trick=(), tricks_left=12, sides=(0, 1, 0, 1), bidder=0)
points = np.zeros((5, 4), dtype=np.int64)
play_deals(compile_rules(preset("modern")), start, RULE, 1, points, np.zeros_like(points))
stats = play_deals.stats
print(json.dumps({
    "points": points.tolist(),
    "hits": sum(stats.cache_hits.values()),
    "misses": sum(stats.cache_misses.values()),
}))
"""


def run(code, **environment):
    path = os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_a_second_process_finds_the_machine_code_of_the_first(tmp_path):
    cold = run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    warm = run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    assert (cold["hits"], cold["misses"]) == (0, 1)
    assert (warm["hits"], warm["misses"]) == (1, 0)
    assert warm["points"] == cold["points"]
    assert [folder.name.split("-")[0] for folder in tmp_path.iterdir()] == ["compiled"]


def test_the_program_starts_without_the_compiler():
    code = "import json, sys, acesaround.kernel, acesaround.cli"
    assert run(code + "; print(json.dumps('numba' in sys.modules))") is False


@pytest.fixture
def find():
    """Finds the folder anew, whatever was found before."""
    return compiled._folder.__wrapped__


def test_code_is_kept_beside_the_sources_or_else_with_the_users_own_things(
    find, monkeypatch, tmp_path
):
    monkeypatch.setattr(compiled._config, "CACHE_DIR", "")
    package = Path(compiled.__file__).parent
    assert find().parent == package / "__pycache__"
    monkeypatch.setattr(compiled, "_writable", lambda folder: package not in folder.parents)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    mine = find()
    assert package not in mine.parents
    assert mine.parent.name == "acesaround"
    # numba is left to find a folder where there is none.
    monkeypatch.setattr(compiled, "_writable", lambda folder: False)
    assert find() is None


def test_the_folder_that_is_asked_for_is_taken(find, monkeypatch, tmp_path):
    monkeypatch.setattr(compiled._config, "CACHE_DIR", str(tmp_path))
    assert find().parent == tmp_path


def test_other_sources_have_another_folder(find, monkeypatch, tmp_path):
    monkeypatch.setattr(compiled._config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "kernel" / "compiled.py"))
    (tmp_path / "kernel" / "solver").mkdir(parents=True)
    found = set()
    for name in ("a.py", "b.json", "solver/a.py"):
        for text in ("", "x"):
            (tmp_path / "kernel" / name).write_text(text)
            found.add(find())
    assert len(found) == 6


def test_what_earlier_sources_left_is_removed_when_it_is_old(find, monkeypatch, tmp_path):
    monkeypatch.setattr(compiled._config, "CACHE_DIR", "")
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "compiled.py"))
    beside = tmp_path / "__pycache__"
    for name in ("compiled-old", "compiled-young", "other"):
        (beside / name).mkdir(parents=True)
    os.utime(beside / "compiled-old", (0, 0))
    os.utime(beside / "other", (0, 0))
    mine = find()
    assert sorted(path.name for path in beside.iterdir()) == sorted(
        [mine.name, "compiled-young", "other"]
    )


def test_others_functions_stay_where_they_are(monkeypatch):
    monkeypatch.setattr(compiled._config, "CACHE_DIR", "elsewhere")

    @compiled.compiled
    def nothing() -> None:
        pass

    assert compiled._config.CACHE_DIR == "elsewhere"
