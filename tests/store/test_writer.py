"""What waits while a transaction runs is written together in the next one."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import event

from bankhalter.store import ConflictError, StoreError, UnknownError
from bankhalter.store.changes import Change, Delete
from bankhalter.store.database import DatabaseStore
from bankhalter.store.sqlite_file import SqliteFile
from bankhalter.store.writer import MOST_TOGETHER, Writer
from tests.store.samples import outcome, rows, table

pytestmark = pytest.mark.anyio


class Disk:
    """Writes when it is told to go on, and remembers what was written together."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.trouble: Exception | None = None

    async def write(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Refuse what is called no."""
        named = [change.table_id for change in changes if isinstance(change, Delete)]
        self.groups.append(named)
        await self.go_on.wait()
        if self.trouble:
            raise self.trouble
        return [ConflictError(name) if name.startswith("no") else None for name in named]


def start(writer: Writer, *names: str) -> list[asyncio.Task[object]]:
    return [asyncio.create_task(outcome(writer.put(Delete(name)))) for name in names]


async def test_the_first_does_not_wait_and_the_others_go_together() -> None:
    disk = Disk()
    writer = Writer(disk.write)
    tasks = start(writer, "a")
    await asyncio.sleep(0.01)
    tasks += start(writer, "b", "no", "c")
    await asyncio.sleep(0.01)
    assert disk.groups == [["a"]]
    disk.go_on.set()
    assert await asyncio.gather(*tasks) == [None, None, ConflictError, None]
    assert disk.groups == [["a"], ["b", "no", "c"]]
    await writer.close()


async def test_who_gives_up_before_the_turn_is_not_written() -> None:
    disk = Disk()
    writer = Writer(disk.write)
    tasks = start(writer, "a")
    await asyncio.sleep(0.01)
    tasks += start(writer, "b", "c", "d")
    await asyncio.sleep(0.01)
    tasks[0].cancel()
    tasks[2].cancel()
    await asyncio.sleep(0.01)
    disk.go_on.set()
    assert await asyncio.gather(*tasks[1::2]) == [None, None]
    assert disk.groups == [["a"], ["b", "d"]]
    await writer.close()


async def test_whatever_goes_wrong_is_told_and_does_not_end_the_writer() -> None:
    disk = Disk()
    disk.go_on.set()
    writer = Writer(disk.write)
    disk.trouble = ZeroDivisionError("a mistake")
    assert await asyncio.gather(*start(writer, "a", "b")) == [ZeroDivisionError] * 2
    disk.trouble = None
    assert await asyncio.gather(*start(writer, "a", "b")) == [None, None]
    await writer.close()


async def test_each_is_told_with_an_error_of_its_own() -> None:
    disk = Disk()
    disk.go_on.set()
    disk.trouble = StoreError("gone")
    writer = Writer(disk.write)
    raised = await asyncio.gather(*(writer.put(Delete(name)) for name in "ab"), return_exceptions=True)
    assert [str(error) for error in raised] == ["gone", "gone"]
    assert raised[0] is not raised[1]
    await writer.close()


async def test_a_writer_that_is_ended_leaves_nobody_waiting() -> None:
    disk = Disk()
    writer = Writer(disk.write)
    tasks = start(writer, "a")
    await asyncio.sleep(0.01)
    tasks += start(writer, "b")
    await asyncio.sleep(0.01)
    writer.task.cancel()
    assert await asyncio.wait_for(asyncio.gather(*tasks), 5) == [UnknownError, StoreError]
    assert await outcome(writer.put(Delete("c"))) is StoreError


async def test_no_transaction_grows_without_end() -> None:
    disk = Disk()
    writer = Writer(disk.write)
    tasks = start(writer, "a")
    await asyncio.sleep(0.01)
    tasks += start(writer, *map(str, range(MOST_TOGETHER + 5)))
    await asyncio.sleep(0.01)
    disk.go_on.set()
    await asyncio.gather(*tasks)
    assert [len(group) for group in disk.groups] == [1, MOST_TOGETHER, 5]
    await writer.close()


async def test_a_hundred_appends_take_few_commits(tmp_path: Path) -> None:
    file = SqliteFile(tmp_path / "tables.db")
    store = DatabaseStore(file)
    await store.open()
    names = [f"t{number}" for number in range(100)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    commits: list[object] = []
    event.listen(file.writing, "commit", commits.append)
    await asyncio.gather(*(store.append(name, rows(1, 1)) for name in names))
    assert 1 <= len(commits) <= 3
    await store.close()
