"""How Python is set up in a process that serves and does nothing else, so that nothing stops all tables for long.

The garbage collector would look through all that is in hand. What lives long is put aside, so that only what is new is
looked through; everything is, rarely. And the thread that writes need not wait long for its turn.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

YOUNG = 5_000  # new objects after which the newest are looked through
MIDDLE = 4  # such looks after which those that have stayed are, too
NEVER = 1_000_000  # looks of that kind after which all would be
TURN = 0.0005  # seconds for which a thread may go on while another wants to
ASIDE = 1.0  # seconds between two times at which what has stayed is put aside
ALL = 900.0  # seconds between two looks through everything: 0.1 to 0.4 s with 1,000 tables


@asynccontextmanager
async def short_pauses() -> AsyncIterator[None]:
    """Keep pauses short for as long as this lasts."""
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(TURN)
    keeping = asyncio.create_task(_keep(), name="garbage")
    try:
        yield
    finally:
        keeping.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(turn)


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
