"""Matches on a Ray cluster, one of this machine; and what is said where there is none."""

import importlib
from typing import Any

import msgspec
import pytest

from acesaround.arena import Match, Plan, Scale, Workers, play_and_keep, workers
from acesaround.arena.on_ray import NoCluster, RayMissing
from acesaround.arena.running import InThisProcess, in_order
from acesaround.errors import AcesError
from acesaround.rules import PRESETS


def _fail(number: int) -> int:
    raise AcesError(f"task {number} failed")


def test_a_cluster_plays_the_same_match() -> None:
    pytest.importorskip("ray")
    plan = Plan.make("random", "random", PRESETS["two_hand"], scale=Scale.TRICKS, seed=1)
    here = play_and_keep(Match(plan, 4), Workers(InThisProcess(), 1))
    with workers(ray="local") as crew:
        report = play_and_keep(Match(plan, 4), crew)
        with pytest.raises(AcesError, match=r"^task 1 failed$"):
            list(in_order(crew, _fail, [1]))
    bare = {"times": (), "durations": ()}
    assert msgspec.structs.replace(report, **bare) == msgspec.structs.replace(here, **bare)
    assert [row.decisions for row in report.times] == [row.decisions for row in here.times]


def test_an_address_without_a_cluster_is_refused_at_once() -> None:
    pytest.importorskip("ray")
    with (
        pytest.raises(NoCluster, match=r"no Ray cluster at '127.0.0.1:1'"),
        workers(ray="127.0.0.1:1"),
    ):
        pass


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def missing(name: str, package: str | None = None) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(RayMissing, match=r"pip install 'acesaround\[ray\]'"), workers(ray="local"):
        pass
