"""Where boards are played: in this process, in several, or on a Ray cluster; always in one order.

Each is an ``Executor`` of the standard library. Results are taken in the order of the boards, so
what comes of a match does not depend on who finished first.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, ParamSpec, TypeVar

from acesaround.errors import AcesError

P = ParamSpec("P")
T = TypeVar("T")
_WAITING_EACH = 4


class WorkerLost(AcesError):
    """A process that played boards has gone without a word."""


class Workers(NamedTuple):
    """An executor, and how many tasks it should have at a time."""

    executor: Executor
    width: int


class InThisProcess(Executor):
    """Runs a task at once, where it is asked for."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result, ready in its future. An interruption comes through."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def workers(processes: int = 1, ray: str | None = None) -> Iterator[Workers]:
    """The workers for a match: ``processes`` here, or those of the Ray cluster at an address.

    Raises:
        RayMissing, NoCluster: see ``on_ray``.
    """
    if ray is not None:
        from acesaround.arena.on_ray import OnRay

        cluster = OnRay(ray)
        crew = Workers(cluster, cluster.workers * _WAITING_EACH)
    elif processes == 1:
        crew = Workers(InThisProcess(), 1)
    else:
        # A fresh process is the same on every system, and safe whatever threads run here.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(processes, context, _end_with_the_terminal)
        crew = Workers(pool, processes * _WAITING_EACH)
    try:
        yield crew
    finally:
        crew.executor.shutdown(wait=True, cancel_futures=True)


def _end_with_the_terminal() -> None:
    """Ctrl-C reaches every process of the terminal: these end at once and say nothing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_order(
    crew: Workers, task: Callable[[Any], T], items: Iterable[Any]
) -> Generator[T, None, None]:
    """The results of the task for each item, in the order of the items.

    Raises:
        WorkerLost: a process has gone; what was yielded before stands.
    """
    left = iter(items)
    waiting: deque[Future[T]] = deque()
    try:
        for item in islice(left, crew.width):
            waiting.append(crew.executor.submit(task, item))
        while waiting:
            yield waiting.popleft().result()
            for item in islice(left, 1):
                waiting.append(crew.executor.submit(task, item))
    except BrokenProcessPool as error:
        raise WorkerLost(
            "a process that played boards has ended unexpectedly (was it short of memory?)"
        ) from error
    finally:
        for future in waiting:
            future.cancel()
