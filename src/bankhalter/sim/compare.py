"""The function `bankhalter.compare`: the same games on two sides, and what differs."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bankhalter.sim.extra import check_extra

check_extra()

import pyarrow as pa  # noqa: E402  # only what the extra is there for comes after it

from bankhalter.batch.limits import ROUNDS  # noqa: E402
from bankhalter.editions.catalogue import find  # noqa: E402
from bankhalter.sim.chunks import Beside  # noqa: E402
from bankhalter.sim.html import html_table  # noqa: E402
from bankhalter.sim.paired import MEASURES, WINS, Difference, Pairs  # noqa: E402
from bankhalter.sim.plan import SECONDS_A_TURN, USUAL, Limits, Plan, Position, make_plan  # noqa: E402
from bankhalter.sim.running import Progress, Where, run_beside, take_in  # noqa: E402
from bankhalter.sim.sides import Chosen, Side, read_side  # noqa: E402
from bankhalter.sim.simulate import games_wanted  # noqa: E402
from bankhalter.sim.speed import warn_if_plain  # noqa: E402
from bankhalter.words.errors import SpokenError  # noqa: E402
from bankhalter.words.messages import say  # noqa: E402
from bankhalter.words.voice import plain  # noqa: E402

if TYPE_CHECKING:
    from bankhalter.words.messages import Message


class Comparison:
    """What the games taken in so far show on two sides; `planned` pairs of games were wanted."""

    def __init__(self, a: Plan, b: Plan, planned: int) -> None:
        self.plans = (a, b)
        self.planned = planned
        self.seconds = 0.0
        self.cut_short: Message | None = None  # why there are fewer, if a cluster has lost all its workers
        self.edition = find(a.edition)
        self._began = perf_counter()
        self._pairs = Pairs(len(a.bots), self.edition.money.unit, a.seconds_a_turn)

    def add(self, beside: Beside) -> None:
        """Take in the next pairs of games."""
        self._pairs.add(beside)
        self.seconds = perf_counter() - self._began

    @property
    def games(self) -> int:
        """Pairs of games taken in: so many on each side."""
        return self._pairs.games

    @property
    def turns(self) -> int:
        """Turns of players in all games of both sides."""
        return self._pairs.turns

    @property
    def expected(self) -> int:
        """Pairs of games that were wanted."""
        return self.planned

    @property
    def reached(self) -> bool:
        """Whether fewer are enough: never."""
        return False

    @property
    def interrupted(self) -> bool:
        """Whether there are fewer games than were wanted."""
        return self.games < self.planned

    def differences(self) -> list[Difference]:
        """Return what is known of every measure: win chance of each seat first; nothing without any game."""
        return list(self._pairs.measures())

    def difference(self, measure: str, seat: int | None = None) -> Difference:
        """Return what is known of one measure; raise KeyError if there is none of that name."""
        for each in self.differences():
            if (each.measure, each.seat) == (measure, seat):
                return each
        raise KeyError(f"{measure}, seat {seat}: expected {WINS} with a seat, or one of {', '.join(MEASURES)}")

    def table(self) -> Any:
        """Return the differences as a table (pyarrow)."""
        seen = self.differences()
        return pa.table({name: [getattr(each, name) for each in seen] for name in Difference._fields})

    def __repr__(self) -> str:
        """Return what was played, in a line."""
        return f"<Comparison: {self.edition.name}, {self.games} games on each side>"

    def _repr_html_(self) -> str:
        """Return the differences, for a notebook."""
        caption = plain("en")(say("comparison-caption", edition=self.edition.name, games=self.games))
        return html_table(caption, Difference._fields, self.differences())

    def summary(self) -> dict[str, Any]:
        """Return everything as JSON has it."""
        a, b = ({"options": dict(plan.options), "seats": list(plan.names)} for plan in self.plans)
        return {
            "edition": self.edition.name,
            "a": a,
            "b": b,
            "seed": self.plans[0].seed,
            "games": self.games,
            "planned": self.planned,
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "seconds_a_turn": self.plans[0].seconds_a_turn,
            "most_rounds": self.plans[0].most_rounds,
            "measures": [each._asdict() for each in self.differences()],
        }


def compare(  # noqa: PLR0913  # each is a choice of its own, and named
    a: Side,
    b: Side,
    edition: str = "sonic-boom",
    seats: Sequence[str] | None = None,
    games: float | None = None,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    start: Position | None = None,
    max_rounds: int = ROUNDS,
    seconds_a_turn: int = SECONDS_A_TURN,
    workers: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play the same games on two sides and return what differs; the same for the same seed, whatever the workers.

    `a` and `b` say by what a side differs from `options` and `seats`: `usual`, `short=true`, `seats=novice,standard`,
    or a mapping. Games begin at the start, or at the position `start`: a document, its text or a Path. Game by game
    both sides have the same chance, so that much of it cancels out: a difference is the mean of the differences of
    pairs of games, with a normal 95 % interval from the standard error of that mean. `games` (10,000) are played on
    each side, by the workers of a `cluster` (the address of its scheduler) if one is given; `max_rounds`,
    `seconds_a_turn`, `workers` and `progress` are as in `simulate`. An interrupt from the keyboard gives the results so
    far. Raise SpokenError, whose text says what would be right, for what cannot be.
    """
    if cluster is None:
        warn_if_plain()
    limits = Limits(max_rounds, seconds_a_turn)
    sides = [read_side(side, options or {}, seats) for side in (a, b)]
    comparison = Comparison(*plans_of(edition, sides, seed, limits, start), games_wanted(games, None))
    return gather_pairs(comparison, workers=workers, cluster=cluster, progress=progress)


def plans_of(
    edition: str, sides: Sequence[Chosen], seed: int, limits: Limits = USUAL, position: Position | None = None
) -> tuple[Plan, Plan]:
    """Return the plans of the sides; raise SpokenError for what cannot be, or for unequal numbers of seats."""
    a, b = (
        make_plan(edition, side.seats, options=side.options, seed=seed, position=position, limits=limits)
        for side in sides
    )
    if len(a.bots) != len(b.bots):
        raise SpokenError("compare-seats", a=str(len(a.bots)), b=str(len(b.bots)))
    return a, b


def gather_pairs(
    comparison: Comparison,
    *,
    workers: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play the games that `comparison` wants and return it; it is as the games so far if that is interrupted."""
    take_in(run_beside(comparison.plans, comparison.planned, workers=workers, cluster=cluster), comparison, progress)
    return comparison
