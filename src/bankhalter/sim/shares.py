"""How often something happened, with the interval that this leaves open."""

from math import sqrt
from typing import NamedTuple

Z_95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Share(NamedTuple):
    """`times` out of `total`; `low` and `high` bound the true share with 95 % confidence (Wilson)."""

    times: int
    total: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share seen, 0 if nothing was."""
        return self.times / self.total if self.total else 0.0


def share(times: int, total: int) -> Share:
    """Return the share with its 95 % Wilson interval; without any trial it may be anything from 0 to 1."""
    if not total:
        return Share(0, 0, 0.0, 1.0)
    seen, z = times / total, Z_95
    middle = (seen + z * z / (2 * total)) / (1 + z * z / total)
    half = z / (1 + z * z / total) * sqrt(seen * (1 - seen) / total + z * z / (4 * total * total))
    low = 0.0 if times == 0 else middle - half
    high = 1.0 if times == total else middle + half
    return Share(times, total, low, high)


def share_of_seats(wins: int, won: int, games: int, seats: int) -> Share:
    """Return what share of games each of `seats` of one bot wins, with a 95 % interval.

    They sit in the same games, so games are counted, not seats: the interval is that of Wilson for the `won` of all
    `games` that any of them wins, divided among them. A win that they share counts for each (`wins`, usually as many
    as `won`); how many share one is taken as it was seen.
    """
    games_won = share(won, games)
    a_seat = wins / won / seats if won else 1 / seats
    return Share(wins, seats * games, games_won.low * a_seat, games_won.high * a_seat)
