"""What finished games owe to luck and to decisions: worked out off the event loop, one game at a time, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from bankhalter.analysis.luck import Breakdown, Change, luck_of, outstanding
from bankhalter.server.chances import check_playable
from bankhalter.server.errors import TooManyError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays

MOST = 64  # games whose fortune is kept
WAITING = 4  # games that may be worked out or wait for it
PATIENCE = 0.5  # seconds for which a request waits before it hears how far it is
RETRY = 5000  # ms


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
        self._replays = replays
        self._one = one
        self._kept: OrderedDict[str, Fortune] = OrderedDict()
        self._running: dict[str, asyncio.Task[Fortune]] = {}
        self._done: dict[str, float] = {}

    async def fortune(self, table: LiveTable) -> Fortune:
        """Return the fortune of a game, or how far it is; raise CommandError as `check_playable` does."""
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        task = self._running.get(table.id) or await self._begun(table)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            return Fortune(done=self._done.get(table.id, 0))
        if self._running.get(table.id) is task:
            del self._running[table.id]
        return task.result()  # or what went wrong: whoever asks anew has it tried again

    async def _begun(self, table: LiveTable) -> asyncio.Task[Fortune]:
        replay = await self._replays.replay(table)
        check_playable(replay)
        if table.id not in self._running:
            self._running = {name: task for name, task in self._running.items() if not task.done()}
            if len(self._running) >= WAITING:
                raise TooManyError("error-server-many-chances", "busy", wait=RETRY)
            self._running[table.id] = asyncio.create_task(self._work(table.id, replay))
        return self._running[table.id]

    async def _work(self, name: str, replay: Replay) -> Fortune:
        def hear(done: int, total: int) -> None:
            self._done[name] = 0.99 * done / total  # the whole is there only with its last game

        try:
            async with self._one:
                found = self._kept[name] = await asyncio.to_thread(fortune_of, replay, hear)
        finally:
            self._done.pop(name, None)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found


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
