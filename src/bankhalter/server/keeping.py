"""Which tables are forgotten: those that nobody has touched for long."""

import structlog

from bankhalter.server.live_reader import UNUSED, USED
from bankhalter.server.table_state import Stage
from bankhalter.store import Store, TableRow

DAY = 24 * 60 * 60 * 1000  # ms
UNBEGUN = 30  # days for which a table is kept at which no game was begun
TOGETHER = 100  # tables that are forgotten in a row
logger = structlog.get_logger()


class Keeping:
    """For how long tables are kept. `days`: games, begun or over; None: for ever."""

    def __init__(self, days: int | None) -> None:
        unbegun = UNBEGUN if days is None else min(days, UNBEGUN)
        begun = {} if days is None else dict.fromkeys((Stage.RUNNING, Stage.OVER, USED), days)
        self._days: dict[int, int] = {Stage.OPEN: unbegun, UNUSED: unbegun, **begun}

    async def due(self, store: Store, now: int) -> list[TableRow]:
        """Return tables, at most so many together, whose time is up. Raise StoreError if the store does not answer.

        That a table has grown is noted in its listing once a day, so each is kept a day longer.
        """
        return [
            row
            for stage, days in self._days.items()
            for row in await store.stale(max(0, now - (days + 1) * DAY), TOGETHER, int(stage))
        ]
