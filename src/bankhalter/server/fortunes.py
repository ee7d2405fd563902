"""What finished games owe to luck and to decisions, and how far that is worked out."""

import asyncio
from collections.abc import Callable

import msgspec

from bankhalter.analysis.luck import Breakdown, Change, luck_of, outstanding
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays
from bankhalter.server.worked_out import WorkedOut

PATIENCE = 0.5  # seconds for which a request waits before it hears how far it is


class Fortune(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game was made of, or how far that is worked out: `done`, 0 to 1, all else empty below 1.

    `games` that bots played on. Of `lucky` and `unlucky` throws and cards, `best` and `worst` decisions the most for,
    or against, their own seat come first; `at` of a change is the moment to which it led, as in curves.
    """

    done: float
    games: int = 0
    breakdowns: tuple[Breakdown, ...] = ()
    lucky: tuple[Change, ...] = ()
    unlucky: tuple[Change, ...] = ()
    best: tuple[Change, ...] = ()
    worst: tuple[Change, ...] = ()


class Fortunes:
    """The fortunes of the finished games that somebody has looked back on lately."""

    def __init__(self, replays: Replays, one: asyncio.Lock) -> None:
        """`one` is held by whatever plays many games on."""
        self._worked_out: WorkedOut[Fortune] = WorkedOut(replays, one)
        self._done: dict[str, float] = {}

    async def fortune(self, table: LiveTable) -> Fortune:
        """Return the fortune of a game, or how far it is; raise CommandError as `WorkedOut.of` does."""
        name = table.id

        def hear(done: int, total: int) -> None:
            self._done[name] = 0.99 * done / total  # the whole is there only with its last game

        def work(replay: Replay) -> Fortune:
            try:
                return fortune_of(replay, hear)
            finally:
                self._done.pop(name, None)

        try:
            return await self._worked_out.of(table, work, PATIENCE)
        except TimeoutError:
            return Fortune(done=self._done.get(name, 0))


def fortune_of(replay: Replay, progress: Callable[[int, int], object]) -> Fortune:
    """Return the fortune of a game."""
    course = replay.course()
    luck = luck_of(course, progress=progress)
    shown = outstanding(luck, course.seats)
    return Fortune(
        done=1,
        games=luck.games,
        breakdowns=luck.breakdowns,
        lucky=shown.lucky,
        unlucky=shown.unlucky,
        best=shown.best,
        worst=shown.worst,
    )
