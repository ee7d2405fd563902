"""Tournaments: many games among bots on all processors, and who comes out ahead."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate
from math import ceil

from bankhalter.play.bot_names import code
from bankhalter.rules.layout import LEAST_SEATS, SEATS, Board
from bankhalter.sim.chunks import Chunk
from bankhalter.sim.outcomes import Outcome, outcomes_of, plan_of
from bankhalter.sim.plan import Plan, check_seed
from bankhalter.sim.ratings import Places, Rating, ratings
from bankhalter.sim.running import Progress, Where, run, take_in
from bankhalter.sim.shares import Share, share
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message


@dataclass
class Tournament:
    """What the games taken in so far add up to, for the entrants named: as large after a million games as after ten.

    The same bot may be named more than once, so entrants are told apart by their place among the names.
    """

    entrants: tuple[str, ...]
    planned: int  # games; more than were played if it was interrupted
    places: Counter[Places] = field(default_factory=Counter)  # games by the order in which the entrants finished
    won: Counter[int] = field(default_factory=Counter)  # games by who won; a shared win counts for each of its winners
    lengths: Counter[int] = field(default_factory=Counter)  # games by rounds
    broken_off: int = 0  # games that were not over after the most rounds
    cut_short: Message | None = None  # why there are fewer games, if a cluster has lost all its workers

    def add(self, outcome: Outcome) -> None:
        """Take in the next game."""
        self.places[outcome.places] += 1
        self.won.update(entrant for entrant, won in enumerate(outcome.won) if won)
        self.lengths[outcome.rounds] += 1
        self.broken_off += not outcome.over

    @property
    def games(self) -> int:
        """Games played."""
        return self.lengths.total()

    def wins(self, entrant: int) -> Share:
        """Games that the entrant has won, of all games; a shared win counts for each of its winners."""
        return share(self.won[entrant], self.games)

    def ahead(self, entrant: int, other: int) -> Share:
        """Games in which the entrant finished before the other, of those in which they did not finish alike."""
        before, behind = (
            sum(games for places, games in self.places.items() if places[one] < places[two])
            for one, two in ((entrant, other), (other, entrant))
        )
        return share(before, before + behind)

    def ratings(self) -> tuple[Rating, ...]:
        """The rating of each entrant, from who finished before whom."""
        return ratings(self.places, len(self.entrants))

    def mean_rounds(self) -> float:
        """The mean length of a game, those broken off counted as they stood; 0 without any game."""
        return sum(rounds * games for rounds, games in self.lengths.items()) / self.games if self.games else 0.0

    def rounds_within(self, part: float) -> int:
        """The rounds within which at least this part of the games ended: 0.5 gives the median, 1 the longest game."""
        lengths = sorted(self.lengths)
        ended = accumulate(self.lengths[rounds] for rounds in lengths)
        wanted = max(1, ceil(part * self.games))
        return next((rounds for rounds, games in zip(lengths, ended, strict=True) if games >= wanted), 0)


class _Taking:
    """Takes the chunks of a tournament in."""

    reached = False
    cut_short: Message | None = None

    def __init__(self, plan: Plan, tournament: Tournament) -> None:
        self.plan, self.tournament = plan, tournament
        self.expected = tournament.planned

    @property
    def games(self) -> int:
        return self.tournament.games

    def add(self, chunk: Chunk) -> None:
        for outcome in outcomes_of(self.plan, chunk):
            self.tournament.add(outcome)


def play_tournament(  # noqa: PLR0913  # each is a choice of its own, and named
    board: Board,
    entrants: Sequence[str],
    games: int,
    seed: int,
    *,
    processes: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play `games` games in which every entrant has a seat, all orders of seats in turn, none beyond 500 rounds.

    The outcomes depend on `seed` alone, whatever the number of processes (None: all processors; a script then needs
    its `if __name__ == "__main__"`, as each process imports it anew) or the `cluster` that plays. An interrupt from
    the keyboard gives the result of the games up to the first that is missing. Raise SpokenError as `check_tournament`
    and `run` do.
    """
    check_tournament(entrants, games, seed)
    plan = plan_of(board, entrants, seed)
    tournament = Tournament(tuple(entrants), games)
    taking = _Taking(plan, tournament)
    with suppress(KeyboardInterrupt):
        take_in(run(plan, games, workers=processes, cluster=cluster), taking, progress)
    tournament.cut_short = taking.cut_short
    return tournament


def check_tournament(entrants: Sequence[str], games: int, seed: int) -> None:
    """Raise SpokenError for a bot that there is not, a number of bots or games, or a seed that cannot be."""
    for name in entrants:
        code(name)
    if not LEAST_SEATS <= len(entrants) <= SEATS:
        raise SpokenError("tournament-bots", count=len(entrants), least=LEAST_SEATS, most=SEATS)
    if games < 1:
        raise SpokenError("tournament-no-games")
    check_seed(seed)
