"""Games of tables as record files."""

from bankhalter.play.records import record_text
from bankhalter.server.live_table import LiveTable
from bankhalter.server.table_state import Stage


async def record_of(table: LiveTable) -> str:
    """Return the record of the game; without its seed while it runs. Raise CommandError if it has not begun."""
    async with table.lock:
        log = await table.loaded()
        game, over = log.begun(), log.stage == Stage.OVER
        nature, lines = log.nature, list(game.log)
    return record_text(game.opening, nature, lines, secret=not over)
