"""What takes long to learn of a finished game: worked out off the event loop, one game at a time, and kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from bankhalter.analysis.chances import tells
from bankhalter.server.errors import CommandError, TooManyError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays

MOST = 64  # games of which something is kept
WAITING = 4  # games of which something may be worked out or wait for that
RETRY = 5000  # ms

T = TypeVar("T")


def check_playable(replay: Replay) -> None:
    """Raise CommandError for a game that goes on, is timed, or cannot be played on quickly."""
    if not replay.game.over:
        raise CommandError("error-server-not-over", "not_over")
    if not tells(replay.game.table.board):
        raise CommandError("error-server-no-chances", "no_chances")


class WorkedOut(Generic[T]):
    """One kind of result of the finished games that somebody has looked back on lately, of each game once."""

    def __init__(self, replays: Replays, one: asyncio.Lock) -> None:
        """`one` is held by whatever plays many games on."""
        self._replays = replays
        self._one = one
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._running: dict[str, asyncio.Task[T]] = {}

    async def of(self, table: LiveTable, work: Callable[[Replay], T], patience: float | None = None) -> T:
        """Return the result of a game; who asks meanwhile shares the work.

        Raise TimeoutError if it takes longer than `patience` seconds, it goes on then; CommandError as `check_playable`
        does, or if too many games are worked out already; else what went wrong.
        """
        name = table.id
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._running.get(name) or await self._begun(table, work)
        done, _ = await asyncio.wait({task}, timeout=patience)
        if not done:
            raise TimeoutError
        if self._running.get(name) is task:
            del self._running[name]
        return task.result()  # or what went wrong: whoever asks anew has it tried again

    async def _begun(self, table: LiveTable, work: Callable[[Replay], T]) -> asyncio.Task[T]:
        replay = await self._replays.replay(table)
        check_playable(replay)
        if table.id not in self._running:
            self._running = {name: task for name, task in self._running.items() if not task.done()}
            if len(self._running) >= WAITING:
                raise TooManyError("error-server-many-chances", "busy", wait=RETRY)
            self._running[table.id] = asyncio.create_task(self._work(table.id, replay, work))
        return self._running[table.id]

    async def _work(self, name: str, replay: Replay, work: Callable[[Replay], T]) -> T:
        async with self._one:
            if name not in self._kept:  # it may have been worked out while the game was read for this one
                self._kept[name] = await asyncio.to_thread(work, replay)
            found = self._kept[name]
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found
