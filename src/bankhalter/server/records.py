"""Games of tables as record files, and their positions."""

import asyncio

from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.records import Entry, Opening, record_text
from bankhalter.server.errors import CommandError, NotFoundError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.table_log import Stage


async def record_of(table: LiveTable) -> str:
    """Return the record of the game; without its seed while it runs. Raise CommandError if it has not begun."""
    opening, log, over = await _game_of(table)
    return record_text(opening, Seeded(table.secret.seed), log, secret=not over)


async def position_after(table: LiveTable, number: int) -> str:
    """Return the position after so many actions; raise NotFoundError if there are fewer."""
    opening, log, _ = await _game_of(table)
    if not 0 <= number <= len(log):
        raise NotFoundError("error-server-no-moment", "no_moment", count=len(log))
    return await asyncio.to_thread(_position, opening, log[:number])


def _position(opening: Opening, log: list[Entry]) -> str:
    game = Game.opened(opening)
    for entry in log:
        game.follow(entry)
    return game.position()


async def _game_of(table: LiveTable) -> tuple[Opening, list[Entry], bool]:
    async with table.lock:
        log = await table.loaded()
        if log.game is None:
            raise CommandError("error-server-not-begun", "not_begun")
        return log.game.opening, list(log.game.log), log.stage == Stage.OVER
