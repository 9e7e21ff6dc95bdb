"""The reviews that a server makes: one at a time, in a thread, and the last ones are kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

from acesaround.ai.search.readiness import is_ready, prepare_in_background
from acesaround.cards import Card
from acesaround.record import Log, deals_of
from acesaround.server.archive import Archive
from acesaround.teaching.review import Line
from acesaround.teaching.review.playing import Playing

if TYPE_CHECKING:
    from acesaround.teaching.review.deal_review import DealReview

MOST_KEPT = 24
"""Reviews that are kept in memory; another one takes some seconds."""

_LOOK = 0.1
_READY_WITHIN = 600.0
ReviewState = Literal["waiting", "working", "done", "failed"]
_log = logging.getLogger("acesaround.reviews")


class ReviewJob:
    """A review that is asked for, in work, or done; it is the same for all who may see it.

    ``seats`` are those of the readers, by the hash of their tokens; None for who did not play.
    """

    def __init__(self, log: Log, review: DealReview) -> None:
        self.header = log.header
        self.review = review
        self.state: ReviewState = "waiting"
        self.stopped = False
        self.seats: dict[str, int | None] = {}
        self.lines: dict[tuple[int, Card | None], Line | None] = {}


class Reviews:
    """The reviews of finished deals, for those who played them or brought them here."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._jobs: OrderedDict[tuple[str, int], ReviewJob] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy = asyncio.Lock()

    async def start(self, token_hash: str, game: str, deal: int) -> ReviewJob | None:
        """Begin the review of a deal, or find the one begun; None if there is no such game.

        Only deals that are over are in the record of a game, so no other is ever reviewed.

        Raises:
            RecordError: the engine of today does not play the stored game so.
            NoSuchDeal: the game has no such deal that is over.
        """
        found = await self._archive.record(token_hash, game)
        if found is None:
            return None
        kept, log = found
        job = self._jobs.get((game, deal))
        if job is None or job.state == "failed" or not _same(job, log, deal):
            job = ReviewJob(log, await asyncio.to_thread(_opened, log, deal))
            self._keep(game, deal, job)
            self._begin(job)
        self._jobs.move_to_end((game, deal))
        job.seats[token_hash] = kept.seat
        return job

    def _keep(self, game: str, deal: int, job: ReviewJob) -> None:
        replaced = self._jobs.pop((game, deal), None)
        self._jobs[game, deal] = job
        gone = [] if replaced is None else [replaced]
        while len(self._jobs) > MOST_KEPT:
            gone.append(self._jobs.popitem(last=False)[1])
        for each in gone:
            each.stopped = True

    def find(self, token_hash: str, game: str, deal: int) -> ReviewJob | None:
        """The review that this reader has begun; None if there is none (any more)."""
        job = self._jobs.get((game, deal))
        return job if job is not None and token_hash in job.seats else None

    async def line(self, job: ReviewJob, number: int, card: Card | None) -> Line | None:
        """The line of play from a decision on, with this card first."""
        asked = (number, card)
        if asked not in job.lines:
            async with self._busy:
                before = job.review.before(number)
                job.lines[asked] = await asyncio.to_thread(_line, before, card)
        return job.lines[asked]

    async def close(self) -> None:
        """Stop what is in work."""
        for job in self._jobs.values():
            job.stopped = True
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _begin(self, job: ReviewJob) -> None:
        task = asyncio.create_task(self._run(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, job: ReviewJob) -> None:
        async with self._busy:
            try:
                await _until_ready()
                job.state = "working"
                await asyncio.to_thread(_work, job)
                job.state = "failed" if job.stopped else "done"
            except Exception:
                _log.exception("the review of deal %s failed", job.review.part.number)
                job.state = "failed"


async def _until_ready() -> None:
    """Wait until nothing has to be compiled here: that would hold up every table."""
    prepare_in_background()
    latest = time.monotonic() + _READY_WITHIN
    while not is_ready():
        if time.monotonic() > latest:
            raise TimeoutError("the code of the players did not get ready")
        await asyncio.sleep(_LOOK)


def _opened(log: Log, deal: int) -> DealReview:
    # numba is loaded only where a deal is reviewed, and not on the loop of the server.
    from acesaround.teaching.review.deal_review import DealReview

    return DealReview(log, deal)


def _line(before: Playing, card: Card | None) -> Line | None:
    from acesaround.teaching.review.lines import best_line

    return best_line(before, card)


def _work(job: ReviewJob) -> None:
    for _ in job.review.work():
        if job.stopped:
            return


def _same(job: ReviewJob, log: Log, deal: int) -> bool:
    """Whether the record still tells the deal as it was reviewed."""
    part = next((each for each in deals_of(log) if each.number == deal), None)
    return part is not None and part.lines == job.review.part.lines
