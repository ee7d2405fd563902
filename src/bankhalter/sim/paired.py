"""What the same games show on two sides: means, and the difference with its interval from the pairs."""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bankhalter.batch.codes import Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.sim.chunks import Beside, Chunk
from bankhalter.sim.shares import Z_95

LEAST_PAIRS = 30
"""Pairs from which on a normal interval can be relied on: with fewer nothing is called certain."""

SECONDS = 60  # of a minute
WINS = "wins"
MEASURES = ("rounds", "turns", "minutes", "ended", "bankruptcies", "rent", "worth")
"""What is measured of a game beside who wins it: its length in rounds, in turns and in estimated minutes, whether it
was over before the most rounds, seats that went bankrupt, rent paid in a turn, mean worth of the seats at the end."""

Values = npt.NDArray[np.float64]


class Difference(NamedTuple):
    """A mean over the games of either side, and by how much it is more on side B; money is printed money.

    `low` and `high` bound the true difference with 95 % confidence: the mean of the paired differences, plus and minus
    1.96 times the standard error of that mean (normal interval). Both are None with less than two pairs.
    """

    measure: str  # `wins`, or one of MEASURES
    seat: int | None  # of `wins`
    a: float
    b: float
    difference: float
    low: float | None
    high: float | None
    certain: bool  # the interval is without 0, and from enough pairs


class Pairs:
    """Sums over pairs of games: as large after a million pairs as after ten."""

    def __init__(self, seats: int, unit: int, seconds_a_turn: int) -> None:
        self.seats = seats
        self.unit = unit
        self.seconds_a_turn = seconds_a_turn
        self.games = 0
        self.turns = 0  # of both sides
        size = seats + len(MEASURES)
        self.sums: tuple[Values, Values] = (np.zeros(size), np.zeros(size))
        self.differences: Values = np.zeros(size)
        self.squares: Values = np.zeros(size)

    def add(self, beside: Beside) -> None:
        """Take in the same games of side A and side B."""
        a, b = (self.values(chunk) for chunk in beside)
        self.games += len(a)
        self.sums = (self.sums[0] + a.sum(axis=0), self.sums[1] + b.sum(axis=0))
        self.differences += (b - a).sum(axis=0)
        self.squares += ((b - a) ** 2).sum(axis=0)
        self.turns += sum(sum(chunk.rows[Column.TURNS :: ROW]) for chunk in beside)

    def values(self, chunk: Chunk) -> Values:
        """Return what is measured of each game, (games, seats + measures): a win of each seat, then MEASURES."""
        rows = np.frombuffer(chunk.rows, np.int32).reshape(-1, ROW).astype(np.int64)
        seats = range(self.seats)
        turns = rows[:, Column.TURNS]
        rent, worth, out = (
            rows[:, first : first + self.seats] for first in (Column.RENT_PAID, Column.WORTH, Column.OUT_DECISION)
        )
        columns = (
            *(rows[:, Column.WINNERS] >> seat & 1 for seat in seats),
            rows[:, Column.ROUNDS],
            turns,
            turns * self.seconds_a_turn / SECONDS,
            rows[:, Column.STATUS] == Status.OVER,
            (out > 0).sum(axis=1),
            rent.sum(axis=1) * self.unit / np.maximum(turns, 1),
            worth.sum(axis=1) * self.unit / self.seats,
        )
        return np.stack(columns, axis=1).astype(np.float64)

    def measures(self) -> Iterator[Difference]:
        """Yield all that is known; nothing without any game, no minutes if a turn takes no time."""
        names = [*((WINS, seat) for seat in range(self.seats)), *((name, None) for name in MEASURES)]
        for at, (name, seat) in enumerate(names):
            if self.games and (name != "minutes" or self.seconds_a_turn):
                yield self.measured(at, name, seat)

    def measured(self, at: int, name: str, seat: int | None) -> Difference:
        """Return what is known of the measure with number `at`."""
        a, b = (float(sums[at]) / self.games for sums in self.sums)
        mean = float(self.differences[at]) / self.games
        if self.games == 1:
            return Difference(name, seat, a, b, mean, None, None, certain=False)
        spread = max(0.0, float(self.squares[at]) - self.games * mean * mean) / (self.games - 1)
        half = Z_95 * sqrt(spread / self.games)
        low, high = mean - half, mean + half
        certain = self.games >= LEAST_PAIRS and not low <= 0 <= high
        return Difference(name, seat, a, b, mean, low, high, certain=certain)
