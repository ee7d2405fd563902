"""Chances of winning over a finished game: bots play on from its turns, off the event loop, one game at a time."""

import asyncio
import time
from collections import OrderedDict

import msgspec

from bankhalter.analysis.chances import is_quick, spread, win_chances
from bankhalter.server.errors import CommandError, TooManyError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays

MOMENTS = 32  # of a game
GAMES = 200  # played on from each of them
SECONDS = 10  # after which no further moment is begun
MOST = 64  # games whose chances are kept
WAITING = 4  # games that may wait for their turn
RETRY = 5000  # ms


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """Chances of winning at some moments of a finished game, from so many `games` that bots played on from each.

    `at`: the moments, as in curves, in their order; `shares`: for each the chance of every seat, 0 to 1.
    """

    seats: tuple[str, ...]
    games: int
    at: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]


class Oracle:
    """The chances of the finished games that somebody has looked back on lately."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._kept: OrderedDict[str, Chances] = OrderedDict()
        self.one = asyncio.Lock()  # held by whatever plays many games on
        self._waiting = 0

    async def chances(self, table: LiveTable) -> Chances:
        """Return the chances over a game; raise CommandError for one that goes on, is timed, or cannot be played on."""
        if table.id not in self._kept:
            await self._add(table)
        self._kept.move_to_end(table.id)
        found = self._kept[table.id]
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found

    async def _add(self, table: LiveTable) -> None:
        replay = await self._replays.replay(table)
        check_playable(replay)
        if self._waiting >= WAITING:
            raise TooManyError("error-server-many-chances", "busy", wait=RETRY)
        self._waiting += 1
        try:
            async with self.one:
                if table.id not in self._kept:
                    self._kept[table.id] = await asyncio.to_thread(chances_of, replay)
        finally:
            self._waiting -= 1


def check_playable(replay: Replay) -> None:
    """Raise CommandError for a game that goes on, is timed, or cannot be played on quickly."""
    if not replay.game.over:
        raise CommandError("error-server-not-over", "not_over")
    if not is_quick() or replay.game.table.board.timed:
        raise CommandError("error-server-no-chances", "no_chances")


def chances_of(replay: Replay) -> Chances:
    """Return the chances over a game from the beginnings of its turns, from fewer of them where time is short."""
    table = replay.game.table
    steps = [moment.step for moment in replay.moments]
    begun = [n for n, step in enumerate(steps) if n == 0 or step.turn != steps[n - 1].turn]
    wanted = spread(sorted({*begun, len(steps) - 1}), MOMENTS)
    end = time.monotonic() + SECONDS
    found: dict[int, tuple[float, ...]] = {}
    for number in from_rough_to_fine(wanted):
        if found and time.monotonic() > end:
            break
        shares = win_chances(table.board, replay.state(number), GAMES)
        found[number] = tuple(round(share, 4) for share in shares)
    at = tuple(sorted(found))
    return Chances(seats=table.seats, games=GAMES, at=at, shares=tuple(found[number] for number in at))


def from_rough_to_fine(numbers: list[int]) -> list[int]:
    """Return numbers so that the first few are spread over all: the last, the first, then ever finer."""
    step = 1 << max(0, len(numbers) - 1).bit_length()
    places = [len(numbers) - 1]
    while step:
        places += [place for place in range(0, len(numbers), step) if place not in places]
        step //= 2
    return [numbers[place] for place in places]
