"""Several processes serve one table: whatever becomes of what they tell each other, they come to the same."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankhalter.server import commands as c
from bankhalter.server.errors import CommandError
from bankhalter.server.live_table import COMINGS, LiveTable
from bankhalter.store import store_of
from tests.server.party import state
from tests.server.rooms import HOST, Room, Still, keys, token
from tests.store.servers import PostgresServer

QUICK = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


class Post:
    """Carries notices between halls: at once, later, or never."""

    def __init__(self, halls: list[Still]) -> None:
        self.halls = halls
        self.late: list[bytes] = []
        self.manner = 0
        for hall in halls:
            hall.share(self.carry)

    async def carry(self, data: bytes) -> None:
        if self.manner == 0:
            await asyncio.gather(*(asyncio.create_task(self._hear(hall, data)) for hall in self.halls))
        elif self.manner == 1:
            self.late.append(data)

    async def _hear(self, hall: Still, data: bytes) -> None:
        # Beside what the sender is doing, as it holds its table while it tells.
        hearing = asyncio.create_task(hall.hear(data))
        _HEARING.add(hearing)
        hearing.add_done_callback(_HEARING.discard)

    async def deliver(self) -> None:
        late, self.late = self.late, []
        for data in late[::-1]:
            for hall in self.halls:
                await hall.hear(data)


_HEARING: set[asyncio.Task[None]] = set()


async def settled(room: Room, tables: list[LiveTable]) -> None:
    """Every process has read all there is, and knows the same; so does one that has only the snapshot and the rest."""
    while _HEARING:
        await asyncio.gather(*_HEARING)
    states = []
    for table in tables:
        await table.catch_up()
        async with table.lock:
            states.append(state(await table.loaded()))
    fresh = await room.add_hall().table(tables[0].id)
    async with fresh.lock:
        states.append(state(await fresh.loaded()))
    for other in states[1:]:
        assert other == states[0]


async def steps(room: Room, post: Post, tables: list[LiveTable], numbers: list[int]) -> None:
    people = ("Anna", "Cara")
    for at, number in enumerate(numbers):
        table = tables[number % len(tables)]
        post.manner = number // 8 % 3
        seat = people[number // 16 % 2]
        with suppress(CommandError):
            match number // 32 % 8:
                case 0:
                    await post.deliver()
                case 1:
                    room.wait((number // 256 % 4) * 4)
                case 2:
                    await room.do(table, seat, c.Say(seat, f"word {at}"))
                case 3:
                    if table.log is None or table.log.game is None or not table.log.game.asked_back:
                        await table.put_away(at_once=True)
                    table.held.log = None  # as after a restart
                case _:
                    await act(room, tables, table, seat, number)
        for which in tables if number % 3 else reversed(tables):
            with suppress(CommandError):
                await which.do_what_is_due()


async def act(room: Room, tables: list[LiveTable], table: LiveTable, seat: str, number: int) -> None:
    """Say a line that is legal as this process sees it, in one process or in two at the same time."""
    log = table.log
    if log is None or log.game is None:
        await table.catch_up()
        return
    awaited = [name for name in log.game.awaits if name in {"Anna", "Cara"}]
    legal = log.game.legal(awaited[0] if awaited else seat)
    if not legal:
        return
    line = legal[number // 256 % len(legal)].split("..")[0]
    room.count += 1
    id_, said = f"line {room.count}", c.Play(line)
    where = tables if number % 5 == 0 else [table]
    answers = await asyncio.gather(
        *(each.command(id_, said, keys("Anna", "Cara")) for each in where), return_exceptions=True
    )
    assert len({answer.sequence for answer in answers if not isinstance(answer, BaseException)}) <= 1
    assert all(isinstance(answer, CommandError) for answer in answers if isinstance(answer, BaseException))


async def play(room: Room, numbers: list[int], profile: str) -> None:
    table = await room.begun("Anna", "bot", "Cara", "bot", pace="instant", profile=profile, grace=1)
    tables = [table, *[await hall.table(table.id) for hall in room.halls[1:]]]
    post = Post(list(room.halls))
    await steps(room, post, tables, numbers)
    await settled(room, tables)
    entries = await room.entries(table)
    ids = [each["command"] for each in entries if "command" in each]
    assert len(ids) == len(set(ids))


@QUICK
@given(st.lists(st.integers(0, 2**20), min_size=20, max_size=60), st.sampled_from(["none", "fast"]))
def test_processes_come_to_the_same_whatever_they_hear_of_each_other(numbers: list[int], profile: str) -> None:
    async def run() -> None:
        async with Room(halls=2) as room:
            await play(room, numbers, profile)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_processes_on_a_database_come_to_the_same(kind: str, tmp_path: object, request: pytest.FixtureRequest) -> None:
    address = f"{tmp_path}/tables.db"
    if kind == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        address = server.emptied_database()

    async def run() -> None:
        async with Room(store_of(address), halls=2) as room:
            await play(room, [7919 * n * n + 104729 * n for n in range(1, 30)], "fast")

    asyncio.run(asyncio.wait_for(run(), 60))


def test_presence_is_told_from_process_to_process() -> None:
    async def run() -> None:
        async with Room(halls=2) as room:
            table = await room.begun("Anna", "Bert")
            other = await room.halls[1].table(table.id)
            await other.catch_up()
            Post(room.halls)
            bert = await room.joined(other, "Bert")
            await room.joined(table, "Anna")
            await asyncio.gather(*_HEARING)
            assert table.here.present() == other.here.present() == {"Anna", "Bert"}
            assert not table.here.host_present()
            host = await room.joined(other, "Host")
            await asyncio.gather(*_HEARING)
            assert table.here.host_present()
            await other.part(host)
            await other.part(bert)
            await asyncio.gather(*_HEARING)
            assert table.here.present() == {"Anna"}
            assert not table.here.host_present()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_was_at_a_process_that_died_is_gone_after_a_while() -> None:
    async def run() -> None:
        async with Room(halls=2) as room:
            table = await room.begun("Anna", "Bert")
            await room.joined(table, "Bert")
            room.wait(100)
            table.hear_presence("other", frozenset({"Anna"}), host=False)
            room.wait(30)
            assert "Anna" in table.here.present()
            room.wait(0.001)
            version = table.telling.version
            table.settle_presence()
            await asyncio.sleep(2 * COMINGS)
            assert table.telling.version > version
            assert table.here.present() == {"Bert"}
            with pytest.raises(CommandError):
                await room.do(table, "Bert", c.Ask("Bert", "Anna"))
            room.wait(30)  # a minute after it was heard of last
            await room.do(table, "Bert", c.Ask("Bert", "Anna"))

    asyncio.run(asyncio.wait_for(run(), 60))


def test_nothing_is_refused_for_what_another_process_has_added_unheard() -> None:
    async def nobody_hears(_: bytes) -> None:
        return

    async def run() -> None:
        async with Room(halls=2) as room:
            for hall in room.halls:
                hall.share(nobody_hears)
            table = await room.created()
            await room.do(table, "Anna", c.Sit(0, "Anna", token("Anna")))
            other = await room.halls[1].table(table.id)
            await room.do(other, "Bert", c.Sit(1, "Bert", token("Bert")))
            assert table.log is not None
            assert table.log.sequence == 1
            await room.do(table, HOST, c.Start())
            kinds = [each["kind"] for each in await room.entries(table)]
            assert kinds == ["sat", "sat", "started"]
            with pytest.raises(CommandError) as refused:
                await room.do(other, "Bert", c.Start())
            assert refused.value.reason == "begun"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_one_process_writes_clients_of_another_hear() -> None:
    async def run() -> None:
        async with Room(halls=2) as room:
            table = await room.begun("Anna", "Bert")
            other = await room.halls[1].table(table.id)
            Post(room.halls)
            watcher = await room.joined(other)
            await room.do(table, "Anna", "Anna throws")
            while b"Anna throws" not in await room.news(other, watcher):
                pass

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_lost_notice_is_made_up_for() -> None:
    async def run() -> None:
        async with Room(halls=2) as room:
            table = await room.begun("Anna", "Bert")
            other = await room.halls[1].table(table.id)
            post = Post(room.halls)
            watcher = await room.joined(other)
            post.manner = 2
            await room.do(table, "Anna", "Anna throws")
            await room.halls[1]._look_after(other, due=True)
            while b"Anna throws" not in await room.news(other, watcher):
                pass

    asyncio.run(asyncio.wait_for(run(), 60))
