"""Two stores on one database, as two processes of a server have them: neither can fork a log nor leave a gap in it."""

import asyncio
import subprocess
import sys
from collections import Counter

import pytest
from sqlalchemy import insert

from bankhalter.store import ConflictError, Listing, MissingError, Row, Snapshot, Store, TakenError, store_of
from bankhalter.store.schema import entries
from tests.store.beside import run
from tests.store.conftest import Pair
from tests.store.samples import log, outcome, rows, table

pytestmark = pytest.mark.anyio


async def test_what_one_writes_the_other_reads(pair: Pair) -> None:
    one, two = pair
    await one.create(table())
    await two.append("t", rows(1, 2), Listing(listed=False, stage=1, summary=b"new", changed=5))
    await one.append("t", rows(3, 3))
    await one.keep_snapshot("t", Snapshot(3, b"three"))
    await two.keep_snapshot("t", Snapshot(2, b"two"))
    assert await two.snapshot("t") == Snapshot(3, b"three")
    assert await log(one) == await log(two)
    assert await one.find("t") == await two.find("t") == table(listed=False, stage=1, summary=b"new", changed=5)
    await two.delete("t")
    assert await one.find("t") is None
    with pytest.raises(MissingError):
        await one.append("t", rows(4, 4))


async def test_who_is_late_is_refused(pair: Pair) -> None:
    one, two = pair
    await one.create(table())
    await one.append("t", rows(1, 1))
    for store in pair:
        with pytest.raises(ConflictError):
            await store.append("t", rows(1, 1, "other"))
        with pytest.raises(ConflictError):
            await store.append("t", rows(3, 3))
        with pytest.raises(TakenError):
            await store.create(table("u", code="code of t"))
    assert await two.read("t") == rows(1, 1)


async def test_of_two_who_write_the_next_entry_one_does(pair: Pair) -> None:
    await pair[0].create(table())
    won: Counter[int] = Counter()
    for sequence in range(1, 31):
        wanted = [store.append("t", [Row(sequence, bytes([who]), "")]) for who, store in enumerate(pair)]
        outcomes = await asyncio.gather(*map(outcome, wanted))
        assert sorted(outcomes, key=str) == [ConflictError, None]
        winner = outcomes.index(None)
        assert (await log(pair[1 - winner]))[-1] == bytes([winner])
        won[winner] += 1
    assert won.total() == 30


async def test_logs_stay_whole_while_two_write_them(pair: Pair) -> None:
    names = [f"t{number}" for number in range(6)]
    for name in names:
        await pair[0].create(table(name))
    kept: Counter[str] = Counter()

    async def write(store: Store, name: str, who: int) -> None:
        for number in range(20):
            last = await store.last(name)
            try:
                await store.append(name, [Row(last + 1, f"{who} {number}".encode(), ""), Row(last + 2, b"", "")])
            except ConflictError:
                continue
            kept[name] += 2

    writers = ((store, name, who) for who, store in enumerate((*pair, *pair)) for name in names)
    await asyncio.gather(*(write(*each) for each in writers))
    for name in names:
        assert len(await log(pair[1], name)) == kept[name] > 0


async def test_a_code_wanted_in_two_places_is_given_once(pair: Pair) -> None:
    for number in range(10):
        wanted = [store.create(table(f"{who} {number}", code=f"{number}")) for who, store in enumerate(pair)]
        outcomes = await asyncio.gather(*map(outcome, wanted))
        assert sorted(outcomes, key=str) == [TakenError, None]


async def test_the_database_itself_refuses_a_second_writer(shared: str) -> None:
    """Also one that knows nothing of the store; what is written with it is kept."""
    store = store_of(shared)
    await store.open()
    for name in "ab":
        await store.create(table(name))
    row = {"table_id": "a", "sequence": 1, "entry": b"stranger", "checksum": ""}
    await run(shared, lambda connection: connection.execute(insert(entries), row))
    wanted = [store.append("a", rows(1, 1)), store.append("b", rows(1, 1)), store.append("b", rows(2, 2))]
    assert await asyncio.gather(*map(outcome, wanted)) == [ConflictError, None, None]
    assert [row.entry for row in await store.read("a")] == [b"stranger"]
    assert await log(store, "b") == [b"entry 1", b"entry 2"]
    await store.close()


def test_processes_that_start_together_share_one_new_database(shared: str) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.store.program", "join", shared, str(who)], stdout=subprocess.PIPE, text=True
        )
        for who in range(3)
    ]
    said = [program.communicate(timeout=60)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0, 0]
    assert sum(map(int, said)) == asyncio.run(_length(shared)) > 0


async def _length(address: str) -> int:
    store = store_of(address)
    await store.open()
    try:
        return len(await log(store))
    finally:
        await store.close()
