"""The function `bankhalter.simulate`: many games of bots, and what they show."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bankhalter.sim.extra import check_extra
from bankhalter.sim.interrupts import interrupts_noted
from bankhalter.sim.plan import MOST_GAMES, SECONDS_A_TURN, Limits, Position, make_plan
from bankhalter.sim.running import Progress, Where, run, take_in
from bankhalter.words.errors import SpokenError

check_extra()

from bankhalter.batch.limits import ROUNDS  # noqa: E402  # only what the extra is there for comes after it
from bankhalter.sim.results import Results  # noqa: E402
from bankhalter.sim.speed import warn_if_plain  # noqa: E402

MOST_FOR_PRECISION = 10_000_000
USUAL_GAMES = 10_000


def simulate(  # noqa: PLR0913  # each is a choice of its own, and named
    edition: str = "sonic-boom",
    seats: Sequence[str] | None = None,
    games: float | None = None,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    start: Position | None = None,
    precision: float | None = None,
    out: str | Path | None = None,
    keep_games: bool = False,
    max_rounds: int = ROUNDS,
    seconds_a_turn: int = SECONDS_A_TURN,
    workers: int | None = None,
    cluster: Where | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play games among bots and return what they show; the same for the same seed, whatever the workers.

    `edition` is a name or a file, `seats` names a bot for each of 2 to 6 seats, in a list or with commas between them
    (None: standard on four seats, or on all those of the position), `options` are those of the edition, as in {"short":
    True}. Games begin at the start, or at the position `start`: a document, its text or a Path. `games` is how many at
    most: 10,000, with a precision ten million. With `precision` (a share: 0.005 is half a percent) chunks of 32 games
    are played until the 95 % interval of every seat's share of wins is at most that wide to either side. Game number n
    of a `seed` (0 to 4294967295) is always the same.
    A game is broken off after `max_rounds`; `seconds_a_turn` is how long a turn is taken to last, also in timed games.
    `out` is a folder for everything, every game included; `keep_games` keeps them in memory, as the table `games`.
    `workers` play (None: one a processor), or those of a `cluster`, the address of a Dask scheduler. `progress` hears
    after each chunk how many games are played and how many it will probably be.
    Without the compiled rules a RuntimeWarning says what that costs. An interrupt from the keyboard gives the results
    so far. Raise SpokenError, whose text says what would be right, for what cannot be, OSError for a folder that cannot
    be written.
    """
    if cluster is None:
        warn_if_plain()
    if out == "":
        raise SpokenError("usage-no-name", what="out")
    limits = Limits(max_rounds, seconds_a_turn)
    plan = make_plan(edition, seats, options=options, seed=seed, position=start, limits=limits)
    folder = None if out is None else Path(out)
    results = Results(plan, games_wanted(games, precision), out=folder, keep_games=keep_games)
    results.precision = precision
    with interrupts_noted():
        gather(results, workers=workers, cluster=cluster, progress=progress)
        if folder is not None:
            results.save(folder)
    return results


def games_wanted(games: float | None, precision: float | None) -> int:
    """Return how many games to play at most; raise SpokenError for a number or a precision that cannot be."""
    if precision is not None and not 0 < precision < 1:
        raise SpokenError("simulation-precision", given=str(precision))
    if games is None:
        return USUAL_GAMES if precision is None else MOST_FOR_PRECISION
    if not 1 <= games <= MOST_GAMES or games != int(games):
        raise SpokenError("simulation-games", most=str(MOST_GAMES), given=str(games))
    return int(games)


def gather(
    results: Results, *, workers: int | None = None, cluster: Where | None = None, progress: Progress | None = None
) -> Results:
    """Play the games that `results` wants, close it and return it; as the games so far if that is interrupted."""
    with interrupts_noted():
        try:
            take_in(run(results.plan, results.planned, workers=workers, cluster=cluster), results, progress)
        except BaseException:
            results.discard()
            raise
        results.close()
    return results
