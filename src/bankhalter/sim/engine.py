"""What plays many games: the compiled rules and bots if they are there, else the plain ones."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from bankhalter.batch import layout
from bankhalter.compiled import loaded
from bankhalter.rules.layout import Board, State


class Engine(NamedTuple):
    """The records and the functions of a batch; those of one engine go together."""

    board: Callable[[], Board]
    state: Callable[[], State]
    game: Callable[[], layout.Game]
    tally: Callable[[], layout.Tally]
    start: Callable[..., None]
    play_batch: Callable[..., int]
    compiled: bool  # it plays without holding up other threads


@cache
def engine() -> Engine:
    """Return the fastest engine there is."""
    fast = loaded()
    if fast is None:
        return plain()
    return Engine(fast.Board, fast.State, fast.Game, fast.Tally, fast.start, fast.play_batch, compiled=True)


def plain() -> Engine:
    """Return the engine of the plain functions, which nobody loads who has them compiled."""
    from bankhalter.batch.batch import play_batch  # noqa: PLC0415
    from bankhalter.rules.start import start  # noqa: PLC0415

    return Engine(Board, State, layout.Game, layout.Tally, start, play_batch, compiled=False)
