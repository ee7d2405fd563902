"""Tables in memory: for trying out and for tests. They are gone with the object, not when it is closed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from bankhalter.store.errors import StoreError, TakenError
from bankhalter.store.rows import (
    Listing,
    Row,
    Snapshot,
    TableRow,
    check_rows,
    check_snapshot,
    check_table,
    refusal_of_rows,
    refusal_of_snapshot,
)


@dataclass(slots=True)
class _Table:
    row: TableRow
    log: list[Row] = field(default_factory=list)
    snapshot: Snapshot | None = None


class MemoryStore:
    """The store as it is meant, in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._ids: dict[str, str] = {}
        self._open = False

    async def open(self) -> None:
        """Begin, or go on."""
        self._open = True

    async def close(self) -> None:
        """Stop for now."""
        self._open = False

    async def check(self) -> None:
        """Raise StoreError unless open."""
        if not self._open:
            raise StoreError("The store is not open.")

    async def create(self, table: TableRow) -> None:
        """Keep a new table."""
        check_table(table)
        await self.check()
        if table.id in self._tables or table.code in self._ids:
            raise TakenError(f"There is a table {table.id} or one with its code.")
        self._tables[table.id] = _Table(table)
        self._ids[table.code] = table.id

    async def find(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""
        await self.check()
        table = self._tables.get(table_id)
        return table.row if table else None

    async def find_code(self, code: str) -> TableRow | None:
        """Return the table with this code."""
        await self.check()
        table_id = self._ids.get(code)
        return None if table_id is None else self._tables[table_id].row

    async def append(self, table_id: str, rows: Sequence[Row], listing: Listing | None = None) -> None:
        """Add to a log."""
        check_rows(rows, listing)
        await self.check()
        table = self._tables.get(table_id)
        refusal = refusal_of_rows(table_id, _last(table), rows[0].sequence)
        if refusal or table is None:
            raise refusal or AssertionError
        table.log.extend(rows)
        if listing:
            table.row = table.row._replace(**listing._asdict())

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """Return entries of a log."""
        await self.check()
        table = self._tables.get(table_id)
        return table.log[max(after, 0) :][:limit] if table else []

    async def last(self, table_id: str) -> int:
        """Return where a log ends."""
        await self.check()
        table = self._tables.get(table_id)
        return _last(table) or 0

    async def listed(
        self, stage: int | None, limit: int, before: TableRow | None = None, *, hidden: bool = False
    ) -> list[TableRow]:
        """Return tables, those changed last first."""
        await self.check()
        found = [
            row
            for row in self._oldest_first()
            if (hidden or row.listed)
            and stage in {None, row.stage}
            and (before is None or (row.changed, row.id) < (before.changed, before.id))
        ]
        return found[::-1][:limit]

    async def stale(self, changed_before: int, limit: int, stage: int | None = None) -> list[TableRow]:
        """Return the tables that changed longest ago."""
        await self.check()
        found = (row for row in self._oldest_first() if row.changed < changed_before and stage in {None, row.stage})
        return list(islice(found, limit))

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot unless there is a newer one."""
        check_snapshot(snapshot)
        await self.check()
        table = self._tables.get(table_id)
        refusal = refusal_of_snapshot(table_id, _last(table), snapshot.sequence)
        if refusal or table is None:
            raise refusal or AssertionError
        if table.snapshot is None or table.snapshot.sequence <= snapshot.sequence:
            table.snapshot = snapshot

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the newest snapshot."""
        await self.check()
        table = self._tables.get(table_id)
        return table.snapshot if table else None

    async def delete(self, table_id: str) -> None:
        """Forget a table."""
        await self.check()
        table = self._tables.pop(table_id, None)
        if table:
            del self._ids[table.row.code]

    def _oldest_first(self) -> list[TableRow]:
        return sorted((table.row for table in self._tables.values()), key=lambda row: (row.changed, row.id))


def _last(table: _Table | None) -> int | None:
    return len(table.log) if table else None
