"""Processes that play beside this one, which interrupts from the keyboard do not reach: those are for the parent."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Processes(ProcessPoolExecutor):
    """Workers of their own; spawned, as a fork of a process with threads may hang."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give something out; processes that begin meanwhile do not hear interrupts until they ignore them."""
        with _held_back():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _held_back() -> Iterator[None]:
    """Let an interrupt wait; a process that begins inherits that, and the parent gets it at the end."""
    if not hasattr(signal, "pthread_sigmask"):  # not everywhere
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
