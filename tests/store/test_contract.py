"""What every store does: in memory, in SQLite, in PostgreSQL."""

import asyncio

import pytest

from bankhalter.store import (
    ConflictError,
    Listing,
    MissingError,
    Row,
    Snapshot,
    Store,
    StoreError,
    TakenError,
)
from tests.store.samples import log, outcome, rows, table

pytestmark = pytest.mark.anyio

LISTING = Listing(listed=False, stage=2, summary=b"later", changed=2000)


# ---------------------------------------------------------------- tables


async def test_a_table_is_found_by_id_and_by_code(store: Store) -> None:
    kept = table("t", header=b"\0\xff", secret=b"", listed=False, stage=3, summary=b"s", created=1, changed=2**62)
    await store.create(kept)
    await store.create(table("u"))
    assert await store.find("t") == kept
    assert await store.find_code(kept.code) == kept
    assert await store.find(kept.code) is None
    assert await store.find_code("t") is None


@pytest.mark.parametrize("name", ["unknown", "", "nul\0", "\ud800", "x" * 3000, "' OR 1=1 --"])
async def test_what_was_never_kept_is_not_found(store: Store, name: str) -> None:
    await store.create(table())
    assert await store.find(name) is None
    assert await store.find_code(name) is None


@pytest.mark.parametrize("name", ["", "nul\0", "\ud800", "x" * 201])
async def test_a_name_that_cannot_be_kept_is_an_error(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="characters"):
        await store.create(table(name, code="code"))
    with pytest.raises(ValueError, match="characters"):
        await store.create(table("id", code=name))


@pytest.mark.parametrize("number", [-1, 2**63])
async def test_a_number_that_cannot_be_kept_is_an_error(store: Store, number: int) -> None:
    for other in (table(stage=number), table(created=number), table(changed=number)):
        with pytest.raises(ValueError, match="from 0"):
            await store.create(other)


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.create(table("t"))
    with pytest.raises(TakenError):
        await store.create(table("t", code="other"))
    assert await store.find_code("other") is None
    await store.create(table("u", code="other"))


async def test_a_code_is_taken_once(store: Store) -> None:
    await store.create(table("t", code="ABCD"))
    with pytest.raises(TakenError):
        await store.create(table("u", code="ABCD"))
    assert await store.find("u") is None
    await store.create(table("u"))


async def test_of_many_who_want_a_code_one_gets_it(store: Store) -> None:
    wanted = [store.create(table(f"t{number}", code="ABCD")) for number in range(20)]
    outcomes = await asyncio.gather(*map(outcome, wanted))
    assert outcomes.count(None) == 1
    assert outcomes.count(TakenError) == 19


# ---------------------------------------------------------------- logs


async def test_a_log_begins_empty(store: Store) -> None:
    await store.create(table())
    assert await log(store) == []


async def test_there_is_no_log_without_a_table(store: Store) -> None:
    assert await log(store, "unknown") == []
    with pytest.raises(MissingError):
        await store.append("unknown", rows(1, 1))


async def test_what_is_appended_is_read(store: Store) -> None:
    await store.create(table())
    await store.append("t", rows(1, 1))
    await store.append("t", rows(2, 5))
    assert await store.read("t") == rows(1, 5)
    assert await store.last("t") == 5


async def test_a_log_is_read_in_parts(store: Store) -> None:
    await store.create(table())
    await store.append("t", rows(1, 9))
    assert await store.read("t", after=3) == rows(4, 9)
    assert await store.read("t", after=3, limit=2) == rows(4, 5)
    assert await store.read("t", limit=4) == rows(1, 4)
    assert await store.read("t", limit=0) == []
    assert await store.read("t", after=9) == []
    assert await store.read("t", after=99, limit=1) == []


async def test_logs_do_not_mix(store: Store) -> None:
    await store.create(table("t"))
    await store.create(table("u"))
    await store.append("t", rows(1, 2, "of t"))
    await store.append("u", rows(1, 3, "of u"))
    assert await store.read("t") == rows(1, 2, "of t")
    assert await store.read("u") == rows(1, 3, "of u")


@pytest.mark.parametrize(("first", "last"), [(1, 1), (2, 2), (3, 3), (2, 5), (1, 9), (5, 5), (6, 8)])
async def test_only_the_next_entry_follows(store: Store, first: int, last: int) -> None:
    await store.create(table())
    await store.append("t", rows(1, 3))
    with pytest.raises(ConflictError):
        await store.append("t", rows(first, last, "other"), LISTING)
    assert await store.read("t") == rows(1, 3)
    assert await store.find("t") == table()
    await store.append("t", rows(4, 4))


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        rows(0, 1),
        rows(1, 1) + rows(3, 3),
        rows(1, 2) + rows(2, 2),
        rows(2, 2) + rows(1, 1),
        [Row(1, b"", "nul\0")],
        [Row(1, b"", "\udfff")],
        rows(2**63, 2**63),
    ],
)
async def test_rows_that_cannot_be_kept_are_an_error(store: Store, wrong: list[Row]) -> None:
    await store.create(table())
    with pytest.raises(ValueError, match=r"At least|numbered|NUL|from 0"):
        await store.append("t", wrong)
    assert await log(store) == []


async def test_the_listing_changes_with_the_log(store: Store) -> None:
    await store.create(table())
    await store.append("t", rows(1, 1), LISTING)
    changed = table(listed=False, stage=2, summary=b"later", changed=2000)
    assert await store.find("t") == changed
    await store.append("t", rows(2, 2))
    assert await store.find("t") == changed


async def test_big_entries_are_kept(store: Store) -> None:
    await store.create(table(header=b"h" * 3_000_000))
    big = [Row(1, bytes(range(256)) * 20_000, "sum"), Row(2, b"", ""), Row(3, b"x" * 5_000_000, "y" * 10_000)]
    await store.append("t", big)
    await store.keep_snapshot("t", Snapshot(3, b"z" * 5_000_000))
    assert await store.read("t") == big
    assert await store.snapshot("t") == Snapshot(3, b"z" * 5_000_000)


async def test_any_text_is_kept(store: Store) -> None:
    kept = table("Straße 🎩 'x' \"y\" %s :z $1 \\", code="ÄÖÜ-٣\n")
    await store.create(kept)
    await store.append(kept.id, [Row(1, "Los über €".encode(), "ß\u0301🎲")])
    assert await store.find(kept.id) == kept
    assert await store.find_code("ÄÖÜ-٣\n") == kept
    assert await store.find_code("äöü-٣\n") is None
    assert await store.read(kept.id) == [Row(1, "Los über €".encode(), "ß\u0301🎲")]


# ---------------------------------------------------------------- many at once


async def test_of_many_who_write_the_next_entry_one_does(store: Store) -> None:
    await store.create(table())
    for sequence in range(1, 11):
        wanted = [store.append("t", [Row(sequence, f"{sequence} by {who}".encode(), "")]) for who in range(20)]
        outcomes = await asyncio.gather(*map(outcome, wanted))
        assert outcomes.count(None) == 1
        assert outcomes.count(ConflictError) == 19
        assert (await log(store))[-1] == f"{sequence} by {outcomes.index(None)}".encode()
    assert await store.last("t") == 10


async def test_what_is_refused_does_not_hurt_what_waits_with_it(store: Store) -> None:
    for name in "abc":
        await store.create(table(name))
    outcomes = await asyncio.gather(
        *map(
            outcome,
            [
                store.append("a", rows(1, 2)),
                store.append("b", rows(2, 2)),
                store.append("missing", rows(1, 1)),
                store.append("a", rows(3, 3), LISTING),
                store.keep_snapshot("a", Snapshot(3, b"three")),
                store.keep_snapshot("b", Snapshot(3, b"three")),
                store.append("a", rows(3, 3, "other")),
                store.create(table("a", code="another")),
                store.append("b", rows(1, 1)),
                store.delete("c"),
                store.append("c", rows(1, 1)),
            ],
        )
    )
    assert outcomes[:4] == [None, ConflictError, MissingError, None]
    assert outcomes[4:] == [None, ConflictError, ConflictError, TakenError, None, None, MissingError]
    assert await store.read("a") == rows(1, 3)
    assert await store.read("b") == rows(1, 1)
    assert await store.snapshot("a") == Snapshot(3, b"three")
    assert await store.find("a") == table("a", **LISTING._asdict())


async def test_many_tables_grow_at_once(store: Store) -> None:
    names = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(store.create(table(name)) for name in names))

    async def grow(name: str) -> None:
        for sequence in range(1, 11):
            await store.append(name, rows(sequence, sequence, name))

    await asyncio.gather(*map(grow, names))
    for name in names:
        assert await store.read(name) == rows(1, 10, name)


async def test_who_is_cancelled_stops_nobody_else(store: Store) -> None:
    names = [f"t{number}" for number in range(30)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    tasks = [asyncio.create_task(store.append(name, rows(1, 1))) for name in names]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[1::2] == [None] * 15
    for name in names:
        kept = await log(store, name)
        await store.append(name, rows(len(kept) + 1, len(kept) + 1))
        assert await store.last(name) == len(kept) + 1


async def test_questions_that_are_cancelled_leave_the_store_as_it_was(store: Store) -> None:
    await store.create(table())
    await store.append("t", rows(1, 500))
    for steps in range(30):
        tasks = [asyncio.create_task(store.read("t")) for _ in range(12)]
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert await store.read("t") == rows(1, 500)


# ---------------------------------------------------------------- snapshots


async def test_the_newest_snapshot_stays(store: Store) -> None:
    await store.create(table())
    assert await store.snapshot("t") is None
    await store.keep_snapshot("t", Snapshot(0, b"zero"))
    await store.append("t", rows(1, 5))
    await store.keep_snapshot("t", Snapshot(4, b"four"))
    await store.keep_snapshot("t", Snapshot(2, b"two"))
    assert await store.snapshot("t") == Snapshot(4, b"four")
    await store.keep_snapshot("t", Snapshot(4, b"four, told anew"))
    assert await store.snapshot("t") == Snapshot(4, b"four, told anew")


async def test_a_snapshot_is_never_ahead_of_its_log(store: Store) -> None:
    await store.create(table())
    await store.append("t", rows(1, 5))
    with pytest.raises(ConflictError):
        await store.keep_snapshot("t", Snapshot(6, b"six"))
    with pytest.raises(MissingError):
        await store.keep_snapshot("unknown", Snapshot(0, b"zero"))
    with pytest.raises(ValueError, match="from 0"):
        await store.keep_snapshot("t", Snapshot(-1, b""))
    assert await store.snapshot("t") is None
    assert await store.snapshot("unknown") is None


# ---------------------------------------------------------------- listings


async def test_tables_are_listed_by_their_last_change(store: Store) -> None:
    kept = [table(name, changed=changed) for name, changed in (("a", 5), ("b", 9), ("ä", 7), ("z", 7), ("B", 7))]
    for each in kept:
        await store.create(each)
    assert [row.id for row in await store.listed(0, 9)] == ["b", "ä", "z", "B", "a"]
    await store.append("a", rows(1, 1), Listing(listed=True, stage=0, summary=b"", changed=8))
    assert [row.id for row in await store.listed(0, 9)] == ["b", "a", "ä", "z", "B"]
    assert await store.listed(0, 1) == [kept[1]]


async def test_a_page_goes_on_after_the_one_before(store: Store) -> None:
    for number in range(10):
        await store.create(table(f"t{number}", changed=number // 4, stage=number % 2))
    for stage in (None, 0, 1):
        whole = await store.listed(stage, 99)
        assert len(whole) == (10 if stage is None else 5)
        seen = page = await store.listed(stage, 3)
        while page:
            page = await store.listed(stage, 3, page[-1])
            seen += page
        assert seen == whole


async def test_only_listed_tables_of_the_stage_are_listed(store: Store) -> None:
    await store.create(table("open", stage=0))
    await store.create(table("hidden", stage=0, listed=False))
    await store.create(table("running", stage=1))
    assert [row.id for row in await store.listed(0, 9)] == ["open"]
    assert [row.id for row in await store.listed(1, 9)] == ["running"]
    assert [row.id for row in await store.listed(2, 9)] == []
    assert [row.id for row in await store.listed(None, 9)] == ["running", "open"]
    assert [row.id for row in await store.listed(0, 9, hidden=True)] == ["open", "hidden"]
    await store.append("hidden", rows(1, 1), Listing(listed=True, stage=0, summary=b"", changed=1))
    await store.append("open", rows(1, 1), Listing(listed=False, stage=0, summary=b"", changed=1))
    assert [row.id for row in await store.listed(0, 9)] == ["hidden"]


async def test_stale_tables_are_those_that_changed_long_ago(store: Store) -> None:
    for name, changed, listed in (("a", 5, True), ("b", 3, False), ("c", 9, True), ("d", 5, True)):
        await store.create(table(name, changed=changed, listed=listed))
    assert [row.id for row in await store.stale(9, 9)] == ["b", "a", "d"]
    assert [row.id for row in await store.stale(9, 2)] == ["b", "a"]
    assert await store.stale(3, 9) == []


async def test_stale_tables_of_one_stage(store: Store) -> None:
    for name, stage, changed in (("a", 0, 5), ("b", 1, 3), ("c", 0, 4), ("d", 2, 1)):
        await store.create(table(name, stage=stage, changed=changed))
    assert [row.id for row in await store.stale(6, 9, 0)] == ["c", "a"]
    assert [row.id for row in await store.stale(6, 1, 0)] == ["c"]
    assert [row.id for row in await store.stale(5, 9, 0)] == ["c"]
    assert [row.id for row in await store.stale(6, 9, 1)] == ["b"]
    assert [row.id for row in await store.stale(6, 9, 2)] == ["d"]


# ---------------------------------------------------------------- forgetting, closing


async def test_a_deleted_table_is_gone_whole(store: Store) -> None:
    await store.create(table("t"))
    await store.create(table("u"))
    for name in "tu":
        await store.append(name, rows(1, 5))
        await store.keep_snapshot(name, Snapshot(5, b"five"))
    await store.delete("t")
    await store.delete("t")
    assert await store.find("t") is None
    assert await store.find_code("code of t") is None
    assert await log(store, "t") == []
    assert await store.snapshot("t") is None
    with pytest.raises(MissingError):
        await store.append("t", rows(6, 6))
    assert await store.read("u") == rows(1, 5)
    assert await store.snapshot("u") == Snapshot(5, b"five")
    await store.create(table("t"))
    assert await log(store, "t") == []
    assert await store.snapshot("t") is None


async def test_closing_writes_what_waits(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    tasks = [asyncio.create_task(store.append(name, rows(1, 1))) for name in names]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [None] * 20
    await store.open()
    assert [await store.last(name) for name in names] == [1] * 20


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.create(table())
    await store.close()
    await store.close()
    for work in (
        store.check(),
        store.create(table("u")),
        store.find("t"),
        store.find_code("code of t"),
        store.append("t", rows(1, 1)),
        store.read("t"),
        store.last("t"),
        store.listed(0, 1),
        store.stale(0, 1),
        store.keep_snapshot("t", Snapshot(0, b"")),
        store.snapshot("t"),
        store.delete("t"),
    ):
        with pytest.raises(StoreError, match="not open"):
            await work
    await store.open()
    await store.open()
    await store.check()
    assert await store.find("t") == table()
    assert await log(store) == []
