"""What is special to a kind of database: how to connect, and what its errors mean."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

READERS = 8
"""Questions that are asked at once, at most; the others wait."""
PATIENCE = 5.0
"""Seconds to wait for a connection, a lock, or a place among the readers."""
MIGRATION_TIME = 600.0
"""Seconds that a migration may take, or that of another process."""

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What is done with a connection. It is an ordinary function: where it waits for the database, others go on."""


class Kind(ABC):
    """One database of a kind."""

    errors: tuple[type[Exception], ...]
    """What its driver raises."""

    @abstractmethod
    async def prepare(self) -> None:
        """Make the database ready for a first transaction."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections. `prepare` makes it usable again."""

    @abstractmethod
    async def ask(self, work: Work[Result]) -> Result:
        """Do what only reads, outside transactions, beside other work."""

    @abstractmethod
    async def write(self, work: Work[Result]) -> Result:
        """Do what writes, in a transaction that it commits itself; one at a time."""

    @abstractmethod
    async def migrate(self, work: Work[None]) -> None:
        """Do this in a transaction of its own, while no other process does the same. It may take long."""

    @abstractmethod
    def is_divisible(self, error: BaseException | None) -> bool:
        """Whether only some changes of the transaction may be to blame, so that the others are worth another try."""

    @abstractmethod
    def kept_nothing(self, error: Exception) -> bool:
        """Whether a commit that failed like this has certainly kept nothing."""
