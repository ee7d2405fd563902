"""Tournaments: many games among bots on all processors, and who comes out ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean

from bankhalter.play.bot_names import code
from bankhalter.rules.layout import SEATS, Board
from bankhalter.sim.outcomes import Outcome, outcomes_of, plan_of
from bankhalter.sim.ratings import Rating, ratings
from bankhalter.sim.running import Progress, run
from bankhalter.sim.shares import Share, share

LEAST_SEATS = 2


@dataclass(frozen=True)
class Tournament:
    """The outcomes of all games, in their order, for the entrants named; all else is counted from them.

    The same bot may be named more than once, so entrants are told apart by their place among the names.
    """

    entrants: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    planned: int  # games; more than were played if it was interrupted

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.outcomes)

    @property
    def broken_off(self) -> int:
        """Games that were not over after the most rounds."""
        return sum(not outcome.over for outcome in self.outcomes)

    def wins(self, entrant: int) -> Share:
        """Games that the entrant has won, of all games; a shared win counts for each of its winners."""
        return share(sum(outcome.won[entrant] for outcome in self.outcomes), self.games)

    def ahead(self, entrant: int, other: int) -> Share:
        """Games in which the entrant finished before the other, of those in which they did not finish alike."""
        decided = [o.places[entrant] < o.places[other] for o in self.outcomes if o.places[entrant] != o.places[other]]
        return share(sum(decided), len(decided))

    def ratings(self) -> tuple[Rating, ...]:
        """The rating of each entrant, from who finished before whom."""
        return ratings((outcome.places for outcome in self.outcomes), len(self.entrants))

    def mean_rounds(self) -> float:
        """The mean length of a game, those broken off counted as they stood; 0 without any game."""
        return fmean(outcome.rounds for outcome in self.outcomes) if self.outcomes else 0.0

    def rounds_within(self, part: float) -> int:
        """The rounds within which at least this part of the games ended: 0.5 gives the median, 1 the longest game."""
        lengths = sorted(outcome.rounds for outcome in self.outcomes)
        return lengths[max(0, ceil(part * len(lengths)) - 1)] if lengths else 0


def play_tournament(  # noqa: PLR0913  # each is a choice of its own, and named
    board: Board,
    entrants: Sequence[str],
    games: int,
    seed: int,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play `games` games in which every entrant has a seat, all orders of seats in turn, none beyond 500 rounds.

    The outcomes depend on `seed` alone, whatever the number of processes (None: all processors; a script then needs
    its `if __name__ == "__main__"`, as each process imports it anew) or the `cluster` that plays. An interrupt from
    the keyboard gives the result of the games up to the first that is missing. Raise SittingError for an unknown bot,
    ValueError for a number of entrants that no table has or too few games or processes.
    """
    _check(entrants, games, processes)
    plan = plan_of(board, entrants, seed)
    outcomes: list[Outcome] = []
    chunks = run(plan, games, workers=processes, cluster=cluster)
    try:
        for chunk in chunks:
            outcomes += outcomes_of(plan, chunk)
            if progress is not None:
                progress(len(outcomes), games)
    except KeyboardInterrupt:
        pass
    finally:
        chunks.close()
    return Tournament(tuple(entrants), tuple(outcomes), games)


def _check(entrants: Sequence[str], games: int, processes: int | None) -> None:
    if not LEAST_SEATS <= len(entrants) <= SEATS:
        raise ValueError(f"A tournament of {len(entrants)} bots; expected {LEAST_SEATS} to {SEATS}.")
    if games < 1 or (processes is not None and processes < 1):
        raise ValueError(f"{games} games on {processes} processes; expected at least one of each.")
    for name in entrants:
        code(name)
