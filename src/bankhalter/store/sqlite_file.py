"""A file of SQLite, for one machine. Several processes may share it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bankhalter.store.kind import MIGRATION_TIME, PATIENCE, READERS, Kind, Result, Work

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


class SqliteFile(Kind):
    """Write-ahead log, synced at every commit; reading never waits for writing.

    Its driver blocks, so it runs in threads: a whole transaction there costs a fraction of what it costs to go to and
    fro for each statement.
    """

    errors = (SQLAlchemyError, sqlite3.Error, OSError)

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self._path = path
        self._patience = patience
        self.reading = self._engine(patience, pool_size=READERS, max_overflow=0)
        self.writing = self._engine(patience, pool_size=1, max_overflow=0)
        event.listen(self.writing, "begin", _begin)
        self._readers: ThreadPoolExecutor | None = None
        self._writer: ThreadPoolExecutor | None = None

    def _engine(self, patience: float, **pool: Any) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self._path)),
            # The driver begins no transaction by itself.
            connect_args={"isolation_level": None, "timeout": patience},
            hide_parameters=True,
            **pool,
        )
        event.listen(engine, "connect", _set_up)
        return engine

    async def prepare(self) -> None:
        """Make the file, for the owner only as it holds secrets, and give it a write-ahead log."""
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = ThreadPoolExecutor(1, "store writer")
        await self._in(self._writer, self._make_file)

    async def close(self) -> None:
        """Wait for what runs, and close the file."""
        for threads in (self._readers, self._writer):
            if threads:
                await asyncio.to_thread(threads.shutdown)
        self._readers = self._writer = None
        self.reading.dispose()
        self.writing.dispose()

    async def ask(self, work: Work[Result]) -> Result:
        """Read, in one of several threads."""
        return await self._in(self._readers, partial(_with, self.reading, work))

    async def write(self, work: Work[Result]) -> Result:
        """Write, in the thread for that."""
        return await self._in(self._writer, partial(_with, self.writing, work))

    async def migrate(self, work: Work[None]) -> None:
        """Migrate; the transaction begins with the lock."""
        await self._in(self._writer, partial(self._migrate, work))

    @staticmethod
    async def _in(threads: ThreadPoolExecutor | None, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _migrate(self, work: Work[None]) -> None:
        engine = self._engine(MIGRATION_TIME, poolclass=NullPool)
        event.listen(engine, "begin", _begin)
        with engine.begin() as connection:
            work(connection)

    def _make_file(self) -> None:
        if not self._path.exists():
            self._path.touch(mode=0o600)
        until = time.perf_counter() + self._patience
        with self.reading.connect() as connection:
            # What holds the lock is another process that opens the file; SQLite itself does not wait here.
            while not _has_write_ahead_log(connection, last_try=time.perf_counter() > until):
                time.sleep(_PAUSE)

    def is_divisible(self, error: BaseException | None) -> bool:
        """Whether it is about what was written, not about the file."""
        code = _code(error)
        return code in _DIVISIBLE or code & _PRIMARY in _DIVISIBLE

    def kept_nothing(self, error: Exception) -> bool:
        """Whether the log ends where it did."""
        code = _code(error)
        return code in _KEPT_NOTHING or code & _PRIMARY in _KEPT_NOTHING


def _with(engine: Engine, work: Work[Result]) -> Result:
    with engine.connect() as connection:
        return work(connection)


def _has_write_ahead_log(connection: Connection, *, last_try: bool) -> bool:
    try:
        mode = connection.scalar(text("PRAGMA journal_mode=WAL"))
    except DBAPIError as error:
        if last_try or _code(error) & _PRIMARY != sqlite3.SQLITE_BUSY:
            raise
        return False
    if mode != "wal":
        raise OSError("SQLite cannot keep a write-ahead log there.")
    return True


def _code(error: BaseException | None) -> int:
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlite_errorcode", 0)


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    # With the lock for writing: it cannot be had later, once something has been read that changed meanwhile.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
