"""What every store can do."""

from collections.abc import Sequence
from typing import Protocol

from bankhalter.store.rows import Listing, Row, Snapshot, TableRow


class Store(Protocol):
    """Tables, each a header and one log of entries. Several processes may share one database.

    Every method raises StoreError if the store cannot, within seconds; nothing was kept then. Those that write raise
    UnknownError if nobody can know whether it was. A caller that is cancelled cannot know either. What cannot be kept
    anywhere (a NUL in a text, a gap among the rows) is a ValueError.
    """

    async def open(self) -> None:
        """Connect, and bring the database up to date; a file or schema is made if there is none.

        Opening what is open changes nothing. What could not be opened can be tried again.
        """
        ...

    async def close(self) -> None:
        """Write what waits, then let go of the database. A closed store can be opened again."""
        ...

    async def check(self) -> None:
        """Ask the database whether it is there: one cheap round trip."""
        ...

    async def create(self, table: TableRow) -> None:
        """Keep a new table with an empty log. Raise TakenError if another has its id or its code."""
        ...

    async def find(self, table_id: str) -> TableRow | None:
        """Return the table with this id, None if there is none."""
        ...

    async def find_code(self, code: str) -> TableRow | None:
        """Return the table with this code, None if there is none."""
        ...

    async def append(self, table_id: str, rows: Sequence[Row], listing: Listing | None = None) -> None:
        """Add `rows`, and change the listing with them: all or nothing, durable on return.

        Raise ConflictError if the first is not the next of the log, MissingError if there is no such table.
        """
        ...

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """Return the entries with sequence numbers above `after` in order, at most `limit`."""
        ...

    async def last(self, table_id: str) -> int:
        """Return the sequence number of the last entry, 0 if there is none."""
        ...

    async def listed(
        self, stage: int | None, limit: int, before: TableRow | None = None, *, hidden: bool = False
    ) -> list[TableRow]:
        """Return listed tables of this stage (None: of any), those changed last first, at most `limit`.

        They go on after `before`, the last one of the page before. With `hidden`, those not listed are among them.
        """
        ...

    async def stale(self, changed_before: int, limit: int, stage: int | None = None) -> list[TableRow]:
        """Return tables of this stage (None: of any), listed or not, that last changed before this time.

        The oldest come first; at most `limit`.
        """
        ...

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep this snapshot instead of an older one; if there is a newer one, that stays.

        Raise ConflictError if the log ends before it, MissingError if there is no such table.
        """
        ...

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the newest snapshot, None if there is none."""
        ...

    async def delete(self, table_id: str) -> None:
        """Forget the table, its log and its snapshot. It may be gone already."""
        ...
