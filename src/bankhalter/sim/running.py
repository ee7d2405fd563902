"""Playing the chunks of a simulation on all processors, in the order of their games."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType

from bankhalter.sim.chunks import Chunk, play_chunk
from bankhalter.sim.engine import engine
from bankhalter.sim.plan import Plan

AHEAD = 3  # chunks a worker that are played before they are wanted

Progress = Callable[[int, int], None]
"""Hears after some games how many are played, and how many will be."""

Chunks = Generator[Chunk, None, None]


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
    if games < 1 or (workers is not None and workers < 1):
        raise ValueError(f"{games} games on {workers} workers; expected at least one of each")
    return _run(plan, games, workers or os.cpu_count() or 1, progress)


def _run(plan: Plan, games: int, workers: int, progress: Progress | None) -> Chunks:
    with _interrupts() as interrupts:
        played = _played(plan, games, workers)
        try:
            while not interrupts.came:
                interrupts.playing = True
                chunk = next(played, None)
                interrupts.playing = False
                if chunk is None:
                    return
                yield chunk
                if progress is not None:
                    progress(chunk.first + chunk.games, games)
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


def _spans(plan: Plan, games: int) -> Iterator[tuple[int, int]]:
    """Yield the first game and the number of games of each chunk."""
    for first in range(0, games, plan.chunk):
        yield first, min(plan.chunk, games - first)


def _played(plan: Plan, games: int, workers: int) -> Chunks:
    chunks = -(-games // plan.chunk)
    if workers == 1 or chunks == 1:
        for first, count in _spans(plan, games):
            yield play_chunk(plan, first, count)
        return
    pool = _pool(min(workers, chunks))
    waiting: deque[Future[Chunk]] = deque()
    try:
        for first, count in _spans(plan, games):
            waiting.append(_submitted(pool, plan, first, count))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(workers: int) -> Executor:
    if engine().compiled:
        return ThreadPoolExecutor(workers)
    # Spawned, as a fork of a process with threads may hang; the interrupt is for the parent alone.
    return ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))


def _submitted(pool: Executor, plan: Plan, first: int, games: int) -> "Future[Chunk]":
    """Submit a chunk; processes that begin meanwhile inherit that interrupts are ignored."""
    if threading.current_thread() is not threading.main_thread() or isinstance(pool, ThreadPoolExecutor):
        return pool.submit(play_chunk, plan, first, games)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return pool.submit(play_chunk, plan, first, games)
    finally:
        signal.signal(signal.SIGINT, before)
