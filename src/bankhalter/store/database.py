"""Tables in a database, SQLite and PostgreSQL alike."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Select
from sqlalchemy import Row as Found
from sqlalchemy.exc import DBAPIError, IntegrityError

from bankhalter.store import reading
from bankhalter.store.changes import Append, Change, Create, Delete, Keep
from bankhalter.store.errors import ConflictError, StoreError, UnknownError
from bankhalter.store.kind import Kind
from bankhalter.store.migrating import upgrade
from bankhalter.store.rows import Listing, Row, Snapshot, TableRow, can_be_name, check_rows, check_snapshot, check_table
from bankhalter.store.writer import Writer
from bankhalter.store.writing import carry_out


class DatabaseStore:
    """All that is written goes through one writer; questions are asked beside it."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Connect and migrate."""
        if self._writer:
            return
        try:
            with self._store_errors():
                await self._kind.prepare()
                await self._kind.migrate(upgrade)
        except BaseException:
            await self._kind.close()
            raise
        self._writer = Writer(self._write)

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        writer, self._writer = self._writer, None
        if writer:
            await writer.close()
        await self._kind.close()

    async def check(self) -> None:
        """Ask for nothing."""
        await self._ask(reading.NOTHING)

    async def create(self, table: TableRow) -> None:
        """Keep a new table."""
        check_table(table)
        await self._put(Create(table))

    async def find(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""
        return await self._table(reading.TABLE, table_id=table_id) if can_be_name(table_id) else None

    async def find_code(self, code: str) -> TableRow | None:
        """Return the table with this code."""
        return await self._table(reading.TABLE_OF_CODE, code=code) if can_be_name(code) else None

    async def append(self, table_id: str, rows: Sequence[Row], listing: Listing | None = None) -> None:
        """Add to a log."""
        check_rows(rows, listing)
        await self._put(Append(table_id, tuple(rows), listing))

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """Return entries of a log."""
        if limit is None:
            found = await self._ask(reading.LOG, table_id=table_id, after=after)
        else:
            found = await self._ask(reading.START_OF_LOG, table_id=table_id, after=after, most=limit)
        return [Row._make(row) for row in found]

    async def last(self, table_id: str) -> int:
        """Return where a log ends."""
        found = await self._ask(reading.LAST, table_id=table_id)
        return found[0][0] if found else 0

    async def listed(
        self, stage: int | None, limit: int, before: TableRow | None = None, *, hidden: bool = False
    ) -> list[TableRow]:
        """Return tables, those changed last first."""
        found = await self._ask(reading.listed(stage, before, hidden=hidden), most=limit)
        return [TableRow._make(row) for row in found]

    async def stale(self, changed_before: int, limit: int, stage: int | None = None) -> list[TableRow]:
        """Return the tables that changed longest ago."""
        found = await self._ask(reading.stale(stage), changed_before=changed_before, most=limit)
        return [TableRow._make(row) for row in found]

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot unless there is a newer one."""
        check_snapshot(snapshot)
        await self._put(Keep(table_id, snapshot))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the newest snapshot."""
        found = await self._ask(reading.SNAPSHOT, table_id=table_id)
        return Snapshot._make(found[0]) if found else None

    async def delete(self, table_id: str) -> None:
        """Forget a table."""
        await self._put(Delete(table_id))

    # ------------------------------------------------------------ asking

    async def _table(self, question: Select[Any], **values: str) -> TableRow | None:
        found = await self._ask(question, **values)
        return TableRow._make(found[0]) if found else None

    async def _ask(self, question: Select[Any], **values: object) -> Sequence[Found[Any]]:
        self._running_writer()
        with self._store_errors():
            return await self._kind.ask(lambda connection: connection.execute(question, values).all())

    # ------------------------------------------------------------ writing

    async def _put(self, change: Change) -> None:
        await self._running_writer().put(change)

    def _running_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError("The store is not open.")
        return self._writer

    async def _write(self, changes: Sequence[Change]) -> Sequence[Exception | None]:
        """Write changes together; where the database stumbles over one of them, each alone."""
        try:
            return await self._transact(changes)
        except StoreError as error:
            if not self._only_some_are_to_blame(error):
                return [error] * len(changes)
            if len(changes) == 1:
                return [_as_conflict(changes[0], error)]
        outcomes: list[Exception | None] = []
        for change in changes:
            outcomes += await self._write([change])
            last = outcomes[-1]
            if isinstance(last, StoreError) and not self._only_some_are_to_blame(last):
                # Nobody waits for each of a thousand timeouts.
                outcomes += [StoreError(*last.args)] * (len(changes) - len(outcomes))
                break
        return outcomes

    def _only_some_are_to_blame(self, error: StoreError) -> bool:
        return self._kind.is_divisible(error.__cause__) and not isinstance(error, UnknownError)

    async def _transact(self, changes: Sequence[Change]) -> Sequence[Exception | None]:
        kept: list[Sequence[Exception | None]] = []

        def work(connection: Connection) -> Sequence[Exception | None]:
            outcomes = carry_out(connection, changes)
            if None in outcomes:
                self._commit(connection)
                kept.append(outcomes)
            return outcomes

        try:
            with self._store_errors():
                return await self._kind.write(work)
        except StoreError:
            # What goes wrong with a connection after the commit changes nothing.
            if kept:
                return kept[0]
            raise

    def _commit(self, connection: Connection) -> None:
        try:
            connection.commit()
        except self._kind.errors as error:
            # The transaction may still be open there, and would be in the way of the next.
            connection.invalidate(error)
            if self._kind.kept_nothing(error):
                raise
            raise UnknownError(_reason(error)) from error

    @contextmanager
    def _store_errors(self) -> Iterator[None]:
        try:
            yield
        except self._kind.errors as error:
            raise StoreError(_reason(error)) from error


def _as_conflict(change: Change, error: StoreError) -> Exception:
    """Say what it means that the database itself refuses: somebody has written there without locking the table."""
    if isinstance(change, Append) and isinstance(error.__cause__, IntegrityError):
        conflict = ConflictError(*error.args)
        conflict.__cause__ = error.__cause__
        return conflict
    return error


def _reason(error: BaseException) -> str:
    """Return what the driver says, without statements and what is in them."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig else error
    said = str(original.__cause__ or original) or type(original).__name__
    return said.splitlines()[0]
