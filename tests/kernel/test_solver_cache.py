"""What one process compiles, the next one loads."""

import json
import os
import subprocess
import sys
from pathlib import Path

SOLVE = """
import json
from acesaround.kernel.solver import warm_up
from acesaround.kernel.solver import deal, root, search, windows, worlds
warm_up()
entries = (
    deal.lay_out, root.set_up, root.begin, root.playable, root.stand_in,
    search.go_on, windows.expect, windows.narrow, worlds.value_worlds,
)
print(json.dumps([
    (one.__name__, sum(one.stats.cache_hits.values()), sum(one.stats.cache_misses.values()))
    for one in entries
]))
"""


def test_a_second_process_loads_all_that_the_first_compiled(tmp_path: Path) -> None:
    def run() -> list[tuple[str, int, int]]:
        ended = subprocess.run(
            [sys.executable, "-c", SOLVE],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        found: list[tuple[str, int, int]] = json.loads(ended.stdout)
        return found

    assert all((hits, misses) == (0, 1) for _, hits, misses in run())
    assert all((hits, misses) == (1, 0) for _, hits, misses in run())
