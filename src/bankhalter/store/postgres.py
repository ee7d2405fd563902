"""A database of PostgreSQL, for any number of processes and machines."""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy import URL, NullPool, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bankhalter.store.kind import MIGRATION_TIME, PATIENCE, READERS, Kind, Result, Work

ANSWER_TIME = 10.0
"""Seconds that it may take for one statement."""
_IDLE_MS = 20_000
"""How long a process that stands still may keep its locks."""
_MIGRATION_LOCK = 0x62616E6B  # any number that is always the same
_SETTINGS = {"host", "port", "ssl", "target_session_attrs"}
"""What a URL may say after its question mark."""
_OTHER_NAMES = {"sslmode": "ssl"}
# Data, integrity, deadlock, limits; disk full.
_DIVISIBLE = ("22", "23", "40", "54", "53100")
_LOST = "08"
_PAUSES = (0.0, 0.1, 0.5)
"""Seconds after which is read again what was lost."""
# Connection lost, shut down.
_UNKNOWN = (_LOST, "57")


class Postgres(Kind):
    """Every commit is on disk before it is answered, unless the server itself is told otherwise."""

    errors = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

    def __init__(self, url: URL, patience: float = PATIENCE, answer_time: float = ANSWER_TIME) -> None:
        self._url = url
        self._patience = patience
        # Both ask before use whether a connection still stands, and make a new one if not.
        self.reading = self._engine(
            answer_time,
            patience,
            isolation_level="AUTOCOMMIT",
            pool_size=READERS // 2,
            max_overflow=READERS // 2,
            pool_timeout=patience,
            pool_pre_ping=True,
        )
        self.writing = self._engine(
            answer_time, patience, pool_size=1, max_overflow=0, pool_timeout=patience, pool_pre_ping=True
        )

    def _engine(self, answer_time: float, lock_time: float, **more: Any) -> AsyncEngine:
        connect_args = {
            "timeout": self._patience,
            "command_timeout": answer_time,
            "server_settings": {
                "application_name": "bankhalter",
                "lock_timeout": str(round(lock_time * 1000)),
                "idle_in_transaction_session_timeout": str(_IDLE_MS),
            },
        }
        return create_async_engine(self._url, connect_args=connect_args, hide_parameters=True, **more)

    async def prepare(self) -> None:
        """Do nothing: the database has been made by whoever runs it."""

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()

    async def ask(self, work: Work[Result]) -> Result:
        """Read, on one of several connections; again if that is lost meanwhile, as reading changes nothing.

        A server with more to do than it can take seems to accept what comes by its socket file, and is not there.
        """
        for pause in _PAUSES:
            try:
                return await self._ask(work)
            except self.errors as error:
                if not _state(error).startswith(_LOST):
                    raise
            await asyncio.sleep(pause)
        return await self._ask(work)

    async def _ask(self, work: Work[Result]) -> Result:
        async with self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Result]) -> Result:
        """Write, on the connection for that."""
        async with self.writing.connect() as connection:
            return await connection.run_sync(work)

    async def migrate(self, work: Work[None]) -> None:
        """Migrate, when no other process does."""
        engine = self._engine(MIGRATION_TIME, MIGRATION_TIME, poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            await connection.run_sync(work)

    def is_divisible(self, error: BaseException | None) -> bool:
        """Whether it is about what was written, not about the server."""
        return _state(error).startswith(_DIVISIBLE)

    def kept_nothing(self, error: Exception) -> bool:
        """Whether the server itself has refused the commit."""
        state = _state(error)
        return bool(state) and not state.startswith(_UNKNOWN)


def parse_url(url: str) -> URL:
    """Return the address of a database. One that is none is a ValueError that repeats nothing of it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError("The URL of a PostgreSQL reads postgresql://USER:PASSWORD@HOST:PORT/DATABASE.") from None
    query = {_OTHER_NAMES.get(name, name): value for name, value in parsed.query.items()}
    if unknown := sorted(query.keys() - _SETTINGS):
        allowed = ", ".join(sorted(_SETTINGS))
        raise ValueError(f"The URL of a PostgreSQL cannot set {', '.join(unknown)}, only {allowed}.")
    return parsed.set(query=query)


def _state(error: BaseException | None) -> str:
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlstate", None) or ""
