"""Playing the chunks of a simulation on all processors, or on a cluster, in the order of their games."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import islice
from typing import Protocol, TypeVar

from bankhalter.sim.chunks import Beside, Chunk, Span, play_spans
from bankhalter.sim.cluster import AbandonedError, Cluster, Scheduler
from bankhalter.sim.engine import engine
from bankhalter.sim.interrupts import interrupts_noted
from bankhalter.sim.plan import Plan
from bankhalter.sim.processes import Processes
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message

AHEAD = 3  # chunks a worker of this machine that are played before they are wanted
MOST_AHEAD = 64  # beyond one a worker: each takes a third of a megabyte until it is taken in
MOST_WORKERS = 256

Where = str | Scheduler
"""A cluster: the address of its scheduler, and with it how long it may be without workers."""

Progress = Callable[[int, int], None]
"""Hears after some games how many are played, and how many will be."""

Taken_contra = TypeVar("Taken_contra", contravariant=True)

Chunks = Generator[Chunk, None, None]
BesideChunks = Generator[Beside, None, None]


class Pool(Protocol):
    """Whoever plays spans: this machine, or a cluster."""

    ahead: int  # tasks that are given out before they are wanted
    together: int  # chunks of a task

    def submit(self, plans: Sequence[Plan], spans: Sequence[Span]) -> "Waiting":
        """Give spans out."""

    def close(self) -> None:
        """Stop, and drop what has not been wanted yet."""


class Taker(Protocol[Taken_contra]):
    """What chunks are taken in by."""

    cut_short: Message | None  # why there are fewer games than were wanted, if not by an interrupt

    def add(self, chunk: Taken_contra, /) -> None:
        """Take in the next games."""

    @property
    def games(self) -> int:
        """Games taken in."""

    @property
    def expected(self) -> int:
        """How many it will probably be."""

    @property
    def reached(self) -> bool:
        """Whether that is enough."""


class Waiting(Protocol):
    """Chunks that are being played."""

    def result(self) -> list[Beside]:
        """Wait for them."""


def run(
    plan: Plan,
    games: int,
    *,
    workers: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> Chunks:
    """Yield the chunks of games 0 to `games - 1` in their order, which do not depend on who plays them.

    Workers (None: one a processor) are threads if the rules are compiled, else processes of their own (a script then
    needs its `if __name__ == "__main__"`); or they are those of a `cluster`. An interrupt from the keyboard ends the
    chunks early and raises nothing, nor do others before the last one is taken. Raise ValueError for less than one
    game, SpokenError for a number of workers or a cluster that cannot be, or both, AbandonedError for a cluster that
    has lost all its workers, or is lost itself.
    """
    return _alone(run_beside((plan,), games, workers=workers, cluster=cluster, progress=progress))


def run_beside(
    plans: Sequence[Plan],
    games: int,
    *,
    workers: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> BesideChunks:
    """Yield the chunks of the same games of several plans together, as `run` does those of one.

    Raise ValueError, too, if the plans do not have chunks of one size.
    """
    if games < 1:
        raise ValueError(f"{games} games; expected at least one")
    check_workers(workers)
    if len({plan.chunk for plan in plans}) != 1:
        raise ValueError(f"chunks of {[plan.chunk for plan in plans]} games; expected one size")
    if workers is not None and cluster is not None:
        raise SpokenError("cluster-or-workers")
    there = Scheduler(cluster) if isinstance(cluster, str) else cluster
    return _run(tuple(plans), games, there or workers or min(os.cpu_count() or 1, MOST_WORKERS), progress)


def check_workers(workers: int | None) -> None:
    """Raise SpokenError for a number of workers that cannot be."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise SpokenError("simulation-workers", most=MOST_WORKERS)


def take_in(chunks: Generator[Taken_contra, None, None], taker: Taker[Taken_contra], progress: Progress | None) -> None:
    """Hand over chunks as they come, and tell how many games they make; no more once that is enough.

    If a cluster has lost all its workers, that is noted, and what has been taken in is kept.
    """
    try:
        for chunk in chunks:
            taker.add(chunk)
            if progress is not None:
                progress(taker.games, taker.expected)
            if taker.reached:
                break
    except AbandonedError as error:
        taker.cut_short = error.message
    finally:
        chunks.close()


def _alone(chunks: BesideChunks) -> Chunks:
    try:
        for (chunk,) in chunks:
            yield chunk
    finally:
        chunks.close()


def _run(plans: tuple[Plan, ...], games: int, where: int | Scheduler, progress: Progress | None) -> BesideChunks:
    with interrupts_noted() as interrupts:
        played = _played(plans, games, where)
        try:
            while not interrupts.came:
                interrupts.waiting = True
                chunks = next(played, None)
                interrupts.waiting = False
                if chunks is None:
                    return
                yield chunks
                if progress is not None:
                    progress(chunks[0].first + chunks[0].games, games)
        except KeyboardInterrupt:
            if not interrupts.waiting:
                raise  # somebody who takes the chunks wants to end
        finally:
            interrupts.waiting = False
            played.close()


def _spans(chunk: int, games: int) -> Iterator[Span]:
    """Yield the first game and the number of games of each chunk."""
    for first in range(0, games, chunk):
        yield first, min(chunk, games - first)


def _played(plans: tuple[Plan, ...], games: int, where: int | Scheduler) -> BesideChunks:
    """Yield chunks in their order; `where`: how many workers, or a cluster."""
    chunk = plans[0].chunk
    chunks = -(-games // chunk)
    if isinstance(where, int) and min(where, chunks) == 1:
        for span in _spans(chunk, games):
            yield from play_spans(plans, [span])
        return
    pool: Pool = _Local(min(where, chunks)) if isinstance(where, int) else Cluster(where)
    spans = _spans(chunk, games)
    waiting: deque[Waiting] = deque()
    try:
        while together := [*islice(spans, pool.together)]:
            waiting.append(pool.submit(plans, together))
            if len(waiting) > pool.ahead:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.close()


class _Local:
    """Threads of this process, or processes of their own."""

    together = 1

    def __init__(self, workers: int) -> None:
        self.ahead = min(AHEAD * workers, workers + MOST_AHEAD)
        self.executor: Executor = ThreadPoolExecutor(workers) if engine().compiled else Processes(workers)

    def submit(self, plans: Sequence[Plan], spans: Sequence[Span]) -> "Future[list[Beside]]":
        """Give spans out."""
        return self.executor.submit(play_spans, plans, spans)

    def close(self) -> None:
        """Drop what has not been wanted yet; what is being played at the moment is not waited for."""
        self.executor.shutdown(wait=False, cancel_futures=True)
