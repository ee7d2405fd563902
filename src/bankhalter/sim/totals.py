"""Sums over the games of a simulation: as large after a million games as after ten."""

from collections import Counter
from collections.abc import Sequence
from math import prod

import numpy as np
import numpy.typing as npt

from bankhalter.batch.codes import Column, Ending, Status
from bankhalter.batch.layout import ROW, STATUSES, Tally
from bankhalter.rules.layout import Length, State
from bankhalter.sim.chunks import Chunk
from bankhalter.sim.plan import Plan

Numbers = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int32]
"""Rows of games, (games, ROW)."""


def count(length: Length) -> int:
    """Return how many numbers a field of a record has."""
    return prod(length) if isinstance(length, tuple) else length


def fields_of_tally() -> dict[str, slice]:
    """Return where the numbers of each field lie in a packed tally."""
    places, at = {}, 0
    for name, length in Tally.LENGTHS.items():
        places[name] = slice(at, at + count(length))
        at += count(length)
    return places


FIELDS = fields_of_tally()
SIZE = max(place.stop for place in FIELDS.values())


class Totals:
    """What the tallies and the rows of all games add up to; lists by seat are as long as the seats."""

    def __init__(self, plan: Plan) -> None:
        start = State()
        start.unpack(plan.start)
        self.seats = start.seats
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.numbers: Numbers = np.zeros(SIZE, np.int64)
        self.statuses: Numbers = np.zeros(STATUSES, np.int64)
        self.endings: Numbers = np.zeros(len(Ending), np.int64)
        self.wins, self.worth, self.places, self.bankrupt = (np.zeros(self.seats, np.int64) for _ in range(4))
        self.winners: Numbers = np.zeros(1 << self.seats, np.int64)  # games by the bits of those who won
        self.lengths: dict[Column, Counter[int]] = {Column.TURNS: Counter(), Column.ROUNDS: Counter()}

    def tally(self, field: str) -> Numbers:
        """Return the numbers of a field of `Tally`, summed over all games."""
        return self.numbers[FIELDS[field]]

    def add_tally(self, chunk: Chunk) -> None:
        """Add what was counted in some games."""
        self.numbers += np.frombuffer(chunk.tally, np.int64)

    def add_wins(self, chunk: Chunk) -> None:
        """Add games and wins: what a precision is judged by."""
        self.games += chunk.games
        winners = np.frombuffer(chunk.rows, np.int32)[Column.WINNERS :: ROW]
        self.winners += np.bincount(winners, minlength=1 << self.seats)
        for seat in range(self.seats):
            self.wins[seat] += int((winners >> seat & 1).sum())

    def add_rows(self, rows: Rows) -> None:
        """Add all else that the rows of some games tell."""
        self.turns += int(rows[:, Column.TURNS].sum(dtype=np.int64))
        self.decisions += int(rows[:, Column.DECISIONS].sum(dtype=np.int64))
        self.statuses += np.bincount(rows[:, Column.STATUS], minlength=STATUSES)
        self.endings += np.bincount(rows[:, Column.ENDING], minlength=len(Ending))
        self.worth += block(rows, Column.WORTH, self.seats).sum(axis=0, dtype=np.int64)
        self.places += block(rows, Column.PLACE, self.seats).sum(axis=0, dtype=np.int64) + len(rows)
        self.bankrupt += (block(rows, Column.OUT_DECISION, self.seats) != 0).sum(axis=0)
        for column, seen in self.lengths.items():
            values, times = np.unique(rows[:, column], return_counts=True)
            seen.update(dict(zip(values.tolist(), times.tolist(), strict=True)))

    def games_won(self, seats: Sequence[int]) -> int:
        """Return how many games any of these seats has won."""
        wanted = sum(1 << seat for seat in seats)
        return int(self.winners[(np.arange(len(self.winners)) & wanted) > 0].sum())

    def faults(self) -> int:
        """Return how many games a bot was at fault in."""
        return int(self.statuses[Status.BROKEN_OFF + 1 :].sum())


def block(rows: Rows, first: Column, seats: int) -> Rows:
    """Return a block of columns, one for each seat."""
    return rows[:, first : first + seats]
