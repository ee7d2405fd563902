"""Games of tables as record files."""

from bankhalter.play.records import record_text
from bankhalter.server.errors import CommandError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.table_state import Stage


async def record_of(table: LiveTable) -> str:
    """Return the record of the game; without its seed while it runs. Raise CommandError if it has not begun."""
    async with table.lock:
        log = await table.loaded()
        game, over = log.game, log.stage == Stage.OVER
        if game is None:
            raise CommandError("error-server-not-begun", "not_begun")
        nature, lines = log.nature, list(game.log)
    return record_text(game.opening, nature, lines, secret=not over)
