"""The workers of a Ray cluster, for matches that are too long for one machine.

Ray is the optional extra ``ray``; only this file knows of it. On a cluster every machine needs
this package installed in the same state.
"""

from __future__ import annotations

import importlib
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from acesaround.arena.running import WorkerLost
from acesaround.errors import AcesError

P = ParamSpec("P")
T = TypeVar("T")

LOCAL = "local"
"""The address that starts a cluster on this machine, for as long as it is needed."""


class RayMissing(AcesError):
    """Ray is not installed."""


class NoCluster(AcesError):
    """There is no Ray cluster at the address."""


class OnRay(Executor):
    """Runs tasks on the cluster at an address (``host:port``, ``auto`` or ``local``).

    Raises:
        RayMissing: Ray is not installed; the message says how to install it.
        NoCluster: nothing answers at the address, or not as a cluster does.
    """

    def __init__(self, address: str) -> None:
        try:
            # Taken as it comes: it is not there for everybody who checks the types.
            self._ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise RayMissing(
                "Ray is not installed; install it with: pip install 'acesaround[ray]'"
            ) from error
        _knock(address)
        try:
            self._ray.init(
                address=address,
                include_dashboard=False if address == LOCAL else None,
                log_to_driver=False,
                logging_level="ERROR",
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            first = (str(error).splitlines() or [""])[0]
            raise NoCluster(f"there is no Ray cluster at {address!r}: {first}") from error
        self._run = self._ray.remote(_call)
        self._open: set[Any] = set()

    @property
    def workers(self) -> int:
        """How many tasks the cluster runs at a time."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Send a task to the cluster."""
        reference = self._run.remote(fn, args, kwargs)
        self._open.add(reference)
        outside: Future[T] = Future()
        outside.set_running_or_notify_cancel()

        def settle(inside: Future[T]) -> None:
            self._open.discard(reference)
            error = inside.exception()
            if error is None:
                outside.set_result(inside.result())
            else:
                outside.set_exception(self._own(error))

        reference.future().add_done_callback(settle)
        return outside

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which ends a local one; ``cancel_futures`` stops what still runs."""
        if cancel_futures:
            for reference in list(self._open):
                self._ray.cancel(reference, force=True)
        self._ray.shutdown()

    def _own(self, error: BaseException) -> BaseException:
        """The error as the task raised it, without Ray's wrapping."""
        cause = getattr(error, "cause", None)
        if isinstance(cause, Exception):
            return cause
        if isinstance(error, self._ray.exceptions.RayError):
            return WorkerLost(f"a worker of the cluster was lost: {type(error).__name__}")
        return error


def _knock(address: str) -> None:
    """See that something listens at ``host:port``; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no Ray cluster at {address!r}: {error}") from error


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)
