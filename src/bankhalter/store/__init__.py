"""Append-only logs of tables: in memory, in SQLite, in PostgreSQL. What an entry says is nothing to the store."""

from bankhalter.store.errors import ConflictError, MissingError, StoreError, TakenError, UnknownError
from bankhalter.store.memory import MemoryStore
from bankhalter.store.opening import store_of
from bankhalter.store.protocol import Store
from bankhalter.store.rows import Listing, Row, Snapshot, TableRow

__all__ = [
    "ConflictError",
    "Listing",
    "MemoryStore",
    "MissingError",
    "Row",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "TakenError",
    "UnknownError",
    "store_of",
]
