"""Chances of winning over a finished game: bots play on from its turns."""

import asyncio
import time

import msgspec

from bankhalter.analysis.chances import spread, win_chances
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays
from bankhalter.server.worked_out import WorkedOut

MOMENTS = 32  # of a game
GAMES = 200  # played on from each of them
SECONDS = 10  # after which no further moment is begun


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

    def __init__(self, replays: Replays, one: asyncio.Lock) -> None:
        """`one` is held by whatever plays many games on."""
        self._worked_out: WorkedOut[Chances] = WorkedOut(replays, one)

    async def chances(self, table: LiveTable) -> Chances:
        """Return the chances over a game; raise CommandError as `WorkedOut.of` does."""
        return await self._worked_out.of(table, chances_of)


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
