"""Playing the chunks of a simulation on all processors, in the order of their games."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType

from bankhalter.sim.chunks import Beside, Chunk, Span, play_spans
from bankhalter.sim.engine import engine
from bankhalter.sim.plan import Plan

AHEAD = 3  # chunks a worker that are played before they are wanted

Progress = Callable[[int, int], None]
"""Hears after some games how many are played, and how many will be."""

Chunks = Generator[Chunk, None, None]
BesideChunks = Generator[Beside, None, None]


class _Interrupts:
    """The interrupt from the keyboard: at once while games are played, else once the chunk at hand is taken in."""

    def __init__(self) -> None:
        self.came = False
        self.playing = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        if self.playing or self.came:
            raise KeyboardInterrupt
        self.came = True


def run(plan: Plan, games: int, *, workers: int | None = None, progress: Progress | None = None) -> Chunks:
    """Yield the chunks of games 0 to `games - 1` in their order, which do not depend on the number of workers.

    Workers (None: one a processor) are threads if the rules are compiled, else processes of their own (a script then
    needs its `if __name__ == "__main__"`). An interrupt from the keyboard ends the chunks early and raises nothing.
    Raise ValueError for less than one game or worker.
    """
    return _alone(run_beside((plan,), games, workers=workers, progress=progress))


def run_beside(
    plans: Sequence[Plan], games: int, *, workers: int | None = None, progress: Progress | None = None
) -> BesideChunks:
    """Yield the chunks of the same games of several plans together, as `run` does those of one.

    Raise ValueError, too, if the plans do not have chunks of one size.
    """
    if games < 1 or (workers is not None and workers < 1):
        raise ValueError(f"{games} games on {workers} workers; expected at least one of each")
    if len({plan.chunk for plan in plans}) != 1:
        raise ValueError(f"chunks of {[plan.chunk for plan in plans]} games; expected one size")
    return _run(tuple(plans), games, workers or os.cpu_count() or 1, progress)


def _alone(chunks: BesideChunks) -> Chunks:
    try:
        for (chunk,) in chunks:
            yield chunk
    finally:
        chunks.close()


def _run(plans: tuple[Plan, ...], games: int, workers: int, progress: Progress | None) -> BesideChunks:
    with _interrupts() as interrupts:
        played = _played(plans, games, workers)
        try:
            while not interrupts.came:
                interrupts.playing = True
                chunks = next(played, None)
                interrupts.playing = False
                if chunks is None:
                    return
                yield chunks
                if progress is not None:
                    progress(chunks[0].first + chunks[0].games, games)
        except KeyboardInterrupt:
            if not interrupts.playing:
                raise  # somebody who takes the chunks wants to end
        finally:
            interrupts.playing = False
            played.close()


@contextmanager
def _interrupts() -> Iterator[_Interrupts]:
    interrupts = _Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    before = signal.signal(signal.SIGINT, interrupts)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


def _spans(chunk: int, games: int) -> Iterator[Span]:
    """Yield the first game and the number of games of each chunk."""
    for first in range(0, games, chunk):
        yield first, min(chunk, games - first)


def _played(plans: tuple[Plan, ...], games: int, workers: int) -> BesideChunks:
    chunk = plans[0].chunk
    chunks = -(-games // chunk)
    if workers == 1 or chunks == 1:
        for span in _spans(chunk, games):
            yield from play_spans(plans, [span])
        return
    pool = _pool(min(workers, chunks))
    waiting: deque[Future[list[Beside]]] = deque()
    try:
        for span in _spans(chunk, games):
            waiting.append(_submitted(pool, plans, [span]))
            if len(waiting) > AHEAD * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(workers: int) -> Executor:
    if engine().compiled:
        return ThreadPoolExecutor(workers)
    # Spawned, as a fork of a process with threads may hang; the interrupt is for the parent alone.
    return ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))


def _submitted(pool: Executor, plans: tuple[Plan, ...], spans: Sequence[Span]) -> "Future[list[Beside]]":
    """Submit chunks; processes that begin meanwhile inherit that interrupts are ignored."""
    if threading.current_thread() is not threading.main_thread() or isinstance(pool, ThreadPoolExecutor):
        return pool.submit(play_spans, plans, spans)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return pool.submit(play_spans, plans, spans)
    finally:
        signal.signal(signal.SIGINT, before)
