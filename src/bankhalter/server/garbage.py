"""When the garbage collector of a serving process runs: looking through all it has in hand would stop all tables.

What lives long is put aside, so that only what is new is looked through; everything is, rarely.
"""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

YOUNG = 5_000  # new objects after which the newest are looked through
MIDDLE = 4  # such looks after which those that have stayed are, too
NEVER = 1_000_000  # looks of that kind after which all would be
ASIDE = 1.0  # seconds between two times at which what has stayed is put aside
ALL = 900.0  # seconds between two looks through everything: 0.1 to 0.4 s with 1,000 tables


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Keep the pauses of the collector short for as long as this lasts."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    keeping = asyncio.create_task(_keep(), name="garbage")
    try:
        yield
    finally:
        keeping.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)


async def _keep() -> None:
    looked = time.monotonic()
    while True:
        await asyncio.sleep(ASIDE)
        if time.monotonic() - looked >= ALL:
            gc.unfreeze()
            gc.collect()
            looked = time.monotonic()
        gc.collect(1)
        gc.freeze()
