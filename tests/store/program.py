"""What tests run in processes of their own: python -m tests.store.program WHAT ADDRESS …."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress

from bankhalter.store import ConflictError, Listing, Row, StoreError, TakenError, store_of
from tests.store.samples import log, rows, table

TABLES = 5


def say(*words: object) -> None:
    """Tell the test."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def join(address: str, who: str) -> None:
    """Open a database that others open too, write to one log with them, and print how much of it was kept."""
    store = store_of(address)
    await store.open()
    with suppress(TakenError):
        await store.create(table())
    kept = 0
    for _ in range(20):
        with suppress(ConflictError):
            await store.append("t", [Row(await store.last("t") + 1, who.encode(), "")])
            kept += 1
    await store.close()
    say(kept)


async def append(address: str) -> None:
    """Add to several logs without end, and print each entry that is kept."""
    store = store_of(address)
    await store.open()

    async def grow(name: str) -> None:
        await store.create(table(name))
        last = 0
        while True:
            more = rows(last + 1, last + 3, name)
            await store.append(name, more, Listing(listed=True, stage=1, summary=b"", changed=last))
            last += 3
            say(name, last)

    await asyncio.gather(*(grow(f"t{number}") for number in range(TABLES)))


async def fill(address: str) -> None:
    """Add to a log until no file can grow any more, then let files grow, and go on."""
    import resource  # noqa: PLC0415  # not on every system

    store = store_of(address)
    await store.open()
    await store.create(table())
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, most))
    kept = 0
    try:
        while kept < 100:
            await store.append("t", [Row(kept + 1, b"x" * 20_000, "")])
            kept += 1
    except StoreError as error:
        say(error)
    assert 0 < kept < 100
    assert len(await log(store)) == kept
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await store.append("t", [Row(kept + 1, b"y" * 20_000, "")])
    assert len(await log(store)) == kept + 1
    await store.close()
    await store.open()
    assert len(await log(store)) == kept + 1
    await store.close()
    say("goes on")


WHAT: dict[str, Callable[..., Coroutine[None, None, None]]] = {"join": join, "append": append, "fill": fill}

if __name__ == "__main__":
    asyncio.run(WHAT[sys.argv[1]](*sys.argv[2:]))
