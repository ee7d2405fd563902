"""A file of SQLite, for one machine. Several processes may share it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, Connection, Dialect, Engine, NullPool, Result, Row, Select, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bankhalter.store.kind import MIGRATION_TIME, PATIENCE, READERS, Kind, T

_DIVISIBLE = {sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_IOERR_WRITE}
# A write that failed comes before the mark that ends a transaction; a sync that failed comes after it.
_KEPT_NOTHING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_READONLY,
}
_PRIMARY = 0xFF
_PAUSE = 0.02


class _AtOnce:
    """A connection whose methods are awaited and never wait, so that a whole transaction runs in one thread.

    Handing every statement over to a thread and back would cost more than SQLite itself.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(self, *order: Any) -> Result[Any]:
        return self._connection.execute(*order)

    async def commit(self) -> None:
        self._connection.commit()


class SqliteFile(Kind):
    """Write-ahead log, synced at every commit; reading never waits for writing."""

    errors = (SQLAlchemyError, sqlite3.Error, OSError)

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._path = path
        self._patience = patience
        self._reading = self._in_threads(READERS)
        self._writing = self._in_threads(1)
        event.listen(self._writing, "begin", _begin)
        self._readers: ThreadPoolExecutor | None = None
        self._writer: ThreadPoolExecutor | None = None

    def _in_threads(self, connections: int) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self._path)),
            connect_args={"isolation_level": None, "timeout": self._patience, "check_same_thread": False},
            hide_parameters=True,
            pool_size=connections,
            max_overflow=0,
        )
        event.listen(engine, "connect", _set_up)
        return engine

    def _engine(self, patience: float, **pool: Any) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self._path)),
            # The driver begins no transaction by itself.
            connect_args={"isolation_level": None, "timeout": patience},
            hide_parameters=True,
            **pool,
        )
        event.listen(engine.sync_engine, "connect", _set_up)
        return engine

    async def write(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        """Let the work be done in the thread of the writer, without a pause."""
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1, "sqlite writer")
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def ask(self, question: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """Let one of the readers ask."""
        if self._readers is None:
            self._readers = ThreadPoolExecutor(READERS, "sqlite reader")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question, values)

    def _ask(self, question: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        with self._reading.connect() as connection:
            return connection.execute(question, values).all()

    def _write(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        with self._writing.connect() as connection:
            doing = work(cast("AsyncConnection", _AtOnce(connection)))
            try:
                doing.send(None)
            except StopIteration as done:
                return cast("T", done.value)
            finally:
                doing.close()
        raise RuntimeError("The work waits for something.")

    async def close(self) -> None:
        """Let go of all connections and threads, once those at work are done."""
        for threads in (self._readers, self._writer):
            if threads is not None:
                await asyncio.to_thread(threads.shutdown)
        self._readers = self._writer = None
        self._reading.dispose()
        self._writing.dispose()

    async def prepare(self) -> None:
        """Make the file, for the owner only as it holds secrets, and give it a write-ahead log."""
        await asyncio.to_thread(self._make_file)
        until = time.perf_counter() + self._patience
        engine = self._engine(self._patience, poolclass=NullPool)
        async with engine.connect() as connection:
            # What holds the lock is another process that opens the file; SQLite itself does not wait here.
            while not await self._has_write_ahead_log(connection, last_try=time.perf_counter() > until):  # noqa: ASYNC110
                await asyncio.sleep(_PAUSE)

    def _make_file(self) -> None:
        if not self._path.exists():
            self._path.touch(mode=0o600)

    @staticmethod
    async def _has_write_ahead_log(connection: AsyncConnection, *, last_try: bool) -> bool:
        try:
            mode = await connection.scalar(text("PRAGMA journal_mode=WAL"))
        except DBAPIError as error:
            if last_try or _code(error) & _PRIMARY != sqlite3.SQLITE_BUSY:
                raise
            return False
        if mode != "wal":
            raise OSError("SQLite cannot keep a write-ahead log there.")
        return True

    def migrating(self) -> AsyncEngine:
        """Return an engine that waits long."""
        engine = self._engine(MIGRATION_TIME, poolclass=NullPool)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    async def lock(self, connection: AsyncConnection) -> None:
        """Do nothing: the transaction itself has begun with the lock."""

    def is_divisible(self, error: BaseException | None) -> bool:
        """Whether it is about what was written, not about the file."""
        code = _code(error)
        return code in _DIVISIBLE or code & _PRIMARY in _DIVISIBLE

    def kept_nothing(self, error: Exception) -> bool:
        """Whether the log ends where it did."""
        code = _code(error)
        return code in _KEPT_NOTHING or code & _PRIMARY in _KEPT_NOTHING


def _code(error: BaseException | None) -> int:
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlite_errorcode", 0)


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Any) -> None:
    # With the lock for writing: it cannot be had later, once something has been read that changed meanwhile.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
