"""The interrupt from the keyboard: what has been played is kept, however often it comes."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupts:
    """Notes an interrupt; the first one is raised where games are being waited for, which loses nothing."""

    def __init__(self, *, came: bool = False) -> None:
        self.came = came
        self.waiting = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        first, self.came = not self.came, True
        if first and self.waiting:
            raise KeyboardInterrupt


@contextmanager
def interrupts_noted() -> Iterator[Interrupts]:
    """Note interrupts instead of breaking off; inside another of these, what came to one came to the other.

    In a thread other than the main one, nothing is noted: interrupts do not come there.
    """
    if threading.current_thread() is not threading.main_thread():
        yield Interrupts()
        return
    before = signal.getsignal(signal.SIGINT)
    outer = before if isinstance(before, Interrupts) else None
    interrupts = Interrupts(came=outer is not None and outer.came)
    signal.signal(signal.SIGINT, interrupts)
    try:
        yield interrupts
    finally:
        if outer is not None:
            outer.came = interrupts.came
        signal.signal(signal.SIGINT, before)
