"""Tables, entries and what becomes of them, as the tests use them."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from bankhalter.store import Row, Store, TableRow


def table(table_id: str = "t", **other: Any) -> TableRow:
    """Return a table with a code of its own, and what is other about it."""
    row = TableRow(
        id=table_id,
        code=f"code of {table_id}",
        header=b"header",
        secret=b"secret",
        listed=True,
        stage=0,
        summary=b"summary",
        created=1000,
        changed=1000,
    )
    return row._replace(**other)


def rows(first: int, last: int, word: str = "entry") -> list[Row]:
    """Return entries `first` to `last`."""
    return [Row(number, f"{word} {number}".encode(), f"sum {number}") for number in range(first, last + 1)]


async def outcome(work: Awaitable[object]) -> object:
    """Return what a method of a store returns, or the type of what it raises."""
    (result,) = await asyncio.gather(work, return_exceptions=True)
    return type(result) if isinstance(result, Exception) else result


async def log(store: Store, table_id: str = "t") -> list[bytes]:
    """Return the entries of a log that must be whole: numbered from 1 without gaps, ending where the store says."""
    kept = await store.read(table_id)
    assert [row.sequence for row in kept] == list(range(1, len(kept) + 1))
    assert await store.last(table_id) == len(kept)
    return [row.entry for row in kept]
