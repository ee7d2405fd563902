"""A process that is killed while it writes: what it was told is kept is kept."""

import asyncio
import subprocess
import sys
from collections import Counter

import pytest

from bankhalter.store import store_of
from tests.store.program import TABLES
from tests.store.samples import log, rows


@pytest.mark.parametrize("acknowledged", [7, 60])
def test_what_was_acknowledged_is_there_after_a_kill(shared: str, acknowledged: int) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.store.program", "append", shared], stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    said = [program.stdout.readline() for _ in range(acknowledged)]
    program.kill()
    said += program.stdout
    program.stdout.close()
    assert program.wait() != 0
    told: Counter[str] = Counter()
    for line in said:
        # The last one may have been cut off.
        if line.endswith("\n"):
            name, last = line.split()
            told[name] = int(last)
    assert sum(told.values()) >= 3 * acknowledged
    asyncio.run(_check(shared, told))


async def _check(address: str, told: Counter[str]) -> None:
    store = store_of(address)
    await store.open()
    for name in (f"t{number}" for number in range(TABLES)):
        kept = await log(store, name)
        assert len(kept) >= told[name]
        assert len(kept) % 3 == 0
        assert kept == [row.entry for row in rows(1, len(kept), name)]
        await store.append(name, rows(len(kept) + 1, len(kept) + 1))
    await store.close()
