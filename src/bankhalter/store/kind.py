"""What is special to a kind of database: how to connect, and what its errors mean."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")

READERS = 8
"""Questions that are asked at once, at most; the others wait."""
PATIENCE = 5.0
"""Seconds to wait for a connection, a lock, or a place among the readers."""
MIGRATION_TIME = 600.0
"""Seconds that a migration may take, or that of another process."""


class Kind(ABC):
    """One database of a kind."""

    errors: tuple[type[Exception], ...]
    """What its driver raises."""

    @abstractmethod
    async def prepare(self) -> None:
        """Make the database ready for a first transaction."""

    @abstractmethod
    def migrating(self) -> AsyncEngine:
        """Return what a migration runs on; it is disposed of afterwards."""

    @abstractmethod
    async def lock(self, connection: AsyncConnection) -> None:
        """Keep other migrations away until the end of the transaction."""

    @abstractmethod
    async def ask(self, question: Select[Any], values: Mapping[str, object]) -> Sequence[Row[Any]]:
        """Return what is found, outside any transaction."""

    @abstractmethod
    async def write(self, work: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        """Return what `work` returns, given the connection of the writer. What it does not commit is undone."""

    @abstractmethod
    def is_divisible(self, error: BaseException | None) -> bool:
        """Whether only some changes of the transaction may be to blame, so that the others are worth another try."""

    @abstractmethod
    def kept_nothing(self, error: Exception) -> bool:
        """Whether a commit that failed like this has certainly kept nothing."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""
