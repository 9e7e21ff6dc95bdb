"""A progress bar on the standard error output; nothing at all where that is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Step = Callable[[Callable[[], str]], None]
"""Moves the bar by one; what it is given is asked for the text behind the bar, if there is one."""


@contextmanager
def progress(total: int, about: str) -> Iterator[Step]:
    """A bar of so many steps."""
    if not sys.stderr.isatty():
        yield lambda text: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[text]}", markup=False),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(about, total=total, text="")
        yield lambda text: bar.update(task, advance=1, text=text())
