"""What plays many games: the compiled rules and bots if they are there, else the plain ones."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from bankhalter.batch import batch, layout
from bankhalter.compiled import loaded
from bankhalter.rules.layout import Board, State


class Engine(NamedTuple):
    """The records and the function of a batch; those of one engine go together."""

    board: Callable[[], Board]
    state: Callable[[], State]
    game: Callable[[], layout.Game]
    tally: Callable[[], layout.Tally]
    play_batch: Callable[..., int]
    compiled: bool  # it plays without holding up other threads


PLAIN = Engine(Board, State, layout.Game, layout.Tally, batch.play_batch, compiled=False)


@cache
def engine() -> Engine:
    """Return the fastest engine there is."""
    fast = loaded()
    if fast is None:
        return PLAIN
    return Engine(fast.Board, fast.State, fast.Game, fast.Tally, fast.play_batch, compiled=True)
