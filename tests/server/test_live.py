"""A live table: durable before anybody hears of it, told to all, whatever the store does."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from bankhalter.server import commands as c
from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.hall import IDLE
from bankhalter.server.here import Client
from bankhalter.server.live_table import ASKED_FOR, LiveTable
from bankhalter.server.records import record_of
from bankhalter.store import ConflictError, Row, StoreError, UnknownError, store_of
from bankhalter.store import Listing as StoredListing
from bankhalter.store.memory import MemoryStore
from tests.server.party import state
from tests.server.rooms import HOST, Room, keys, token


class Hurt(MemoryStore):
    """A store that does not always do as it is asked. `troubles`: what comes of the next appends; "" for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.troubles: list[str] = []
        self.deaf = False
        self.gate: asyncio.Event | None = None
        self.waiting = asyncio.Event()

    async def check(self) -> None:
        await super().check()
        if self.deaf:
            raise StoreError("The disk is full.")

    async def append(self, table_id: str, rows: Sequence[Row], listing: StoredListing | None = None) -> None:
        trouble = self.troubles.pop(0) if self.troubles else ""
        if self.gate is not None:
            self.waiting.set()
            await self.gate.wait()
        if trouble == "store":
            raise StoreError("The disk is full.")
        if trouble == "conflict":
            raise ConflictError("Somebody was first.")
        if trouble == "unknown, not kept":
            raise UnknownError("The answer was lost.")
        await super().append(table_id, rows, listing)
        if trouble == "unknown, kept":
            raise UnknownError("The answer was lost.")


def lively(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), 60))


async def same_as_the_store(room: Room, table: LiveTable) -> None:
    """What is in hand is what another process makes of the log."""
    async with table.lock:
        mine = state(await table.loaded())
    other = await room.add_hall().table(table.id)
    async with other.lock:
        assert state(await other.loaded()) == mine


# once


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_command_that_comes_again_and_again_is_done_once(kind: str, tmp_path: object) -> None:
    async def play() -> None:
        address = "memory:" if kind == "memory" else f"{tmp_path}/tables.db"
        async with Room(store_of(address), halls=2) as room:
            table = await room.begun("Anna", "Bert")
            other = await room.halls[1].table(table.id)
            again = [
                await asyncio.gather(
                    *(where.command("again", c.Play("Anna throws"), keys("Anna")) for where in (table, other) * 5)
                )
                for _ in range(2)
            ]
            assert len({ack.sequence for acks in again for ack in acks}) == 1
            lines = [each["line"] for each in await room.entries(table) if each["kind"] == "played"]
            assert sum(line.startswith("Anna throws ") for line in lines) == 1
            await table.put_away(at_once=True)
            for restarted in (room.add_hall(), room.add_hall()):
                late = await (await restarted.table(table.id)).command("again", c.Play("Anna throws"), keys("Anna"))
                assert late == again[0][0]
            await same_as_the_store(room, table)

    lively(play)


def test_two_clients_that_both_count_from_one_do_not_collide() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created()
            for place, seat in enumerate(("Anna", "Bert")):
                await room.do(table, seat, c.Sit(place, seat, token(seat)), "1")
            await room.do(table, HOST, c.Start(), "1")
            await room.do(table, "Anna", c.Say("Anna", "hello"), "2")
            await room.do(table, "Bert", c.Say("Bert", "hello"), "2")
            kinds = [each["kind"] for each in await room.entries(table)]
            assert kinds == ["sat", "sat", "started", "said", "said"]

    lively(play)


def test_many_who_race_for_a_place_get_it_once() -> None:
    async def play() -> None:
        async with Room(halls=2) as room:
            table = await room.created()
            other = await room.halls[1].table(table.id)
            answers = await asyncio.gather(
                *(
                    where.command(f"id {n}", c.Sit(0, f"P{n}", token(f"P{n}")), keys())
                    for n, where in enumerate((table, other) * 4)
                ),
                return_exceptions=True,
            )
            assert sum(not isinstance(answer, CommandError) for answer in answers) == 1
            assert {answer.reason for answer in answers if isinstance(answer, CommandError)} == {"taken"}
            assert len(await room.entries(table)) == 1

    lively(play)


# durable before told


def test_nobody_hears_of_what_is_not_durable() -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun("Anna", "Bert")
            watcher = await room.joined(table)
            store.gate = asyncio.Event()
            doing = asyncio.create_task(room.do(table, "Anna", c.Say("Anna", "unheard")))
            await store.waiting.wait()
            table.show_anew()  # as when somebody comes or goes
            news = asyncio.create_task(table.next(watcher))
            await asyncio.sleep(0.05)
            assert not news.done() or b"unheard" not in news.result()
            assert not doing.done()
            store.gate.set()
            await doing
            seen = await asyncio.wait_for(news, 5)
            while b"unheard" not in seen:
                seen = await room.news(table, watcher)
            message = msgspec.json.decode(seen)
            assert len(message["entries"]) == message["sequence"] - message["first"] == 1

    lively(play)


def test_everybody_gets_every_entry_once_and_in_order() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert", pace="instant")
            clients = [await room.joined(table, *who) for who in (("Anna",), ("Anna",), ("Bert",), ())]
            got = {client: client.sent for client in clients}
            for n in range(30):
                await room.do(table, "Anna", c.Say("Anna", f"word {n}"))
                for client in clients[: 1 + n % 4]:
                    message = msgspec.json.decode(await room.news(table, client))
                    assert message["first"] == got[client]
                    assert len(message["entries"]) == message["sequence"] - message["first"]
                    got[client] = message["sequence"]
            kept = await room.entries(table)
            assert table.log is not None
            assert got[clients[0]] == len(kept) == table.log.sequence

    lively(play)


def test_who_was_away_gets_what_it_missed_or_everything() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            slow = await room.joined(table, "Anna")
            before = slow.sent
            for n in range(600):
                await room.do(table, "Bert", c.Say("Bert", f"word {n}"))
            message = msgspec.json.decode(await room.news(table, slow))
            assert message["type"] == "welcome"
            assert message["sequence"] == before + 600
            assert len(message["entries"]) == 600 + before - message["first"]
            from_last = msgspec.json.decode(await table.telling.welcome(slow, before + 595))
            assert [each["text"] for each in from_last["entries"]] == [f"word {n}" for n in range(595, 600)]

    lively(play)


# troubles of the store


@pytest.mark.parametrize("trouble", ["store", "unknown, kept", "unknown, not kept", "conflict"])
@pytest.mark.parametrize("at", range(6))
def test_nothing_is_half_done_whatever_the_store_does(trouble: str, at: int) -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.created(("open", "open", "bot"), pace="instant")
            said: list[tuple[str, c.AnyCommand]] = [
                ("Anna", c.Sit(0, "Anna", token("Anna"))),
                ("Cara", c.Sit(1, "Cara", token("Cara"))),
                (HOST, c.Start()),
                ("Anna", c.Play("Anna throws")),
                ("Cara", c.Say("Cara", "hello")),
                ("Anna", c.React("Anna", "wow")),
            ]
            acknowledged, reasons = [], []
            for number, (who, command) in enumerate(said):
                store.troubles = [trouble] if number == at else []
                for _ in range(2):  # again with the same id, as clients do
                    try:
                        ack = await table.command(f"id {number}", command, keys(who))
                        acknowledged.append(ack)
                        break
                    except CommandError as error:
                        reasons.append(error.reason)
                await same_as_the_store(room, table)
            entries = await room.entries(table)
            assert [ack.sequence for ack in acknowledged[:3]] == [1, 2, 3]
            assert len(acknowledged) == len(said)
            assert reasons == ([] if trouble == "conflict" else ["store"])
            ids = [each["command"].rpartition(" ")[0] for each in entries if "command" in each]
            assert ids == [f"id {number}" for number in range(6)]

    lively(play)


@pytest.mark.parametrize("trouble", ["store", "unknown, kept", "unknown, not kept", "conflict"])
def test_a_bots_move_that_the_store_does_not_take_is_made_later(trouble: str) -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun("bot", "Anna", pace="instant", grace=0)
            store.troubles = [trouble]
            if trouble == "conflict":
                await table.do_what_is_due()
            else:
                with pytest.raises(GoneError):
                    await table.do_what_is_due()
            await same_as_the_store(room, table)
            while await table.do_what_is_due() == 0:
                pass
            await same_as_the_store(room, table)
            lines = [each["line"] for each in await room.entries(table) if each["kind"] == "played"]
            assert lines[0].startswith("Bert throws")

    lively(play)


def test_a_table_goes_on_when_its_store_is_back() -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun("Anna", "Bert")
            watcher = await room.joined(table, "Anna")
            store.deaf = True
            for _ in range(3):
                with pytest.raises(CommandError) as caught:
                    await room.do(table, "Anna", "Anna throws")
                assert caught.value.reason == "store"
            with pytest.raises(CommandError):
                await room.hall.table("AAAAA")
            store.deaf = False
            await room.do(table, "Anna", "Anna throws")
            seen = await room.news(table, watcher)
            while b"Anna throws" not in seen:
                seen = await room.news(table, watcher)

    lively(play)


def test_what_was_kept_although_nobody_knew_is_told_without_being_asked_for() -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun("Anna", "Bert")
            watcher = await room.joined(table)
            store.troubles = ["unknown, kept"]
            with pytest.raises(CommandError):
                await room.do(table, "Anna", c.Say("Anna", "lost and found"))
            while b"lost and found" not in await room.news(table, watcher):
                pass

    lively(play)


@pytest.mark.parametrize("seats", [("Anna", "Bert"), ("Anna", "bot", "bot")])
def test_a_command_whose_client_leaves_meanwhile_is_done_or_not(seats: tuple[str, ...]) -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun(*seats)
            for steps in range(8):
                doing = asyncio.create_task(room.do(table, "Anna", c.Say("Anna", f"word {steps}")))
                for _ in range(steps):
                    await asyncio.sleep(0)
                doing.cancel()
                await asyncio.gather(doing, return_exceptions=True)
                await same_as_the_store(room, table)
            store.gate = asyncio.Event()
            doing = asyncio.create_task(room.do(table, "Anna", "Anna throws"))
            await store.waiting.wait()
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
            store.gate = None
            await same_as_the_store(room, table)
            await room.do(table, "Anna", "Anna throws")

    lively(play)


# who is here


def test_the_host_is_here_until_the_last_of_its_clients_has_gone() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.joined(table, "Anna")
            assert not table.here.host_present()
            first, second = [await room.joined(table, HOST) for _ in range(2)]
            await table.part(first)
            assert table.here.host_present()
            await table.part(second)
            assert not table.here.host_present()

    lively(play)


def test_a_seat_is_away_when_the_last_of_its_clients_has_gone() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            first, second, bert = [await room.joined(table, who) for who in ("Anna", "Anna", "Bert")]
            assert table.here.present() == {"Anna", "Bert"}
            await table.part(first)
            assert table.here.present() == {"Anna", "Bert"}
            room.wait(100)
            with pytest.raises(CommandError) as caught:
                await room.do(table, "Bert", c.Ask("Bert", "Anna"))
            assert caught.value.reason == "not_late"
            await table.part(second)
            await table.part(second)
            assert table.here.present() == {"Bert"}
            room.wait(59)
            with pytest.raises(CommandError):
                await room.do(table, "Bert", c.Ask("Bert", "Anna"))
            room.wait(1)
            await room.do(table, "Bert", c.Ask("Bert", "Anna"))
            room.wait(20)
            await room.do(table, "Bert", c.Vote("Bert", "Anna", "novice"))
            chairs = msgspec.json.decode(await table.telling.welcome(bert, 0))["moment"]["chairs"]
            assert [(chair["seat"], chair.get("bot", ""), chair.get("away", False)) for chair in chairs[:2]] == [
                ("Anna", "novice", True),
                ("Bert", "", False),
            ]
            await room.joined(table, "Anna")
            await room.do(table, "Anna", c.Return("Anna"))
            await same_as_the_store(room, table)

    lively(play)


def test_after_a_restart_nobody_is_absent_at_once() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            room.wait(1000)
            again = await room.add_hall().table(table.id)
            with pytest.raises(CommandError):
                await room.do(again, "Bert", c.Ask("Bert", "Anna"))
            room.wait(60)
            await room.do(again, "Bert", c.Ask("Bert", "Anna"))

    lively(play)


def test_a_clock_that_runs_out_while_its_owner_reconnects_costs_no_seat() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert", profile="fast")
            anna, bert = await room.joined(table, "Anna"), await room.joined(table, "Bert")
            room.wait(179)
            await table.part(anna)
            room.wait(2)
            await table.do_what_is_due()
            moment = msgspec.json.decode(await table.telling.welcome(bert, 0))["moment"]
            assert moment["may_be_asked"] == ["Anna"]
            assert moment["clock"]["left"] == {"Anna": 0, "Bert": 180_000}
            await room.do(table, "Bert", c.Ask("Bert", "Anna"))
            back = await room.joined(table, "Anna")
            assert [
                doubt["about"]
                for doubt in msgspec.json.decode(await table.telling.welcome(back, 0))["moment"]["doubts"]
            ] == ["Anna"]
            await room.do(table, "Anna", "Anna throws")
            room.wait(10)
            with pytest.raises(CommandError) as caught:
                await room.do(table, "Bert", c.Vote("Bert", "Anna", "novice"))
            assert caught.value.reason == "no_vote"

    lively(play)


def test_it_is_shown_when_somebody_has_become_late() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert", profile="fast")
            bert = await room.joined(table, "Bert")
            await room.joined(table, "Anna")
            while b'"may_be_asked"' not in (await room.news(table, bert)):
                room.wait(180)
                table.poked.set()

    lively(play)


def test_the_host_may_come_and_go() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created()
            for place, seat in enumerate(("Anna", "Bert")):
                await room.do(table, seat, c.Sit(place, seat, token(seat)))
            host = await room.joined(table, HOST)
            with pytest.raises(CommandError):
                await room.do(table, "Anna", c.Start())
            await table.part(host)
            await room.do(table, "Anna", c.Start())

    lively(play)


def test_a_client_that_cannot_be_welcomed_is_not_here() -> None:
    async def play() -> None:
        store = Hurt()
        async with Room(store) as room:
            table = await room.begun("Anna", "Bert")
            for n in range(600):
                await room.do(table, "Bert", c.Say("Bert", f"word {n}"))
            store.deaf = True
            with pytest.raises(CommandError):
                await table.join(Client(keys("Anna"), None), 0, 0)
            assert not table.clients

    lively(play)


# putting away


def test_an_idle_table_is_put_away_and_comes_back() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "bot", "bot", pace="instant", grace=0)
            await room.do(table, "Anna", "Anna throws")
            client = await room.joined(table, "Anna")
            await room.hall._look_after(table, due=True)
            room.wait(10 * IDLE / 1000)
            await room.hall._look_after(table, due=True)
            assert table.id in room.hall.tables  # somebody watches
            await table.part(client)
            room.wait(IDLE / 1000)
            await room.hall._look_after(table, due=True)
            assert table.id in room.hall.tables
            room.wait(0.001)
            await room.hall._look_after(table, due=True)
            assert table.id not in room.hall.tables
            kept = await room.store.snapshot(table.id)
            assert kept is not None
            assert kept.sequence == await room.store.last(table.id)
            again = await room.hall.table(table.code.lower())
            assert again is not table
            async with again.lock, table.lock:
                assert state(await again.loaded()) == state(await table.loaded())
            await room.joined(again, "Anna")

    lively(play)


def test_a_table_that_somebody_comes_to_meanwhile_stays() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "bot", pace="instant")
            room.wait(2 * IDLE / 1000)
            async with table.lock:
                away = asyncio.create_task(room.hall._look_after(table, due=True))
                await asyncio.sleep(0)
                client = asyncio.create_task(room.joined(await room.hall.table(table.id), "Anna"))
                await asyncio.sleep(0)
            await asyncio.gather(away, client)
            assert room.hall.tables[table.id] is table
            assert table._runner is not None
            assert not table._runner.cancelled()
            await asyncio.sleep(0)
            assert not table._runner.done()

    lively(play)


def test_bots_act_by_themselves_at_their_pace() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("bot", "Anna", pace="normal")
            watcher = await room.joined(table)
            await asyncio.sleep(0.05)
            assert await room.store.last(table.id) == 2
            room.wait(0.9)
            table.poked.set()
            while b"Bert throws" not in (await room.news(table, watcher)):
                pass

    lively(play)


def test_bots_go_on_for_a_while_after_a_request() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("bot", "Anna", pace="normal")
            before = await room.store.last(table.id)
            table.asked_for()
            room.wait(0.9)
            while await room.store.last(table.id) == before:
                table.poked.set()
                await asyncio.sleep(0.01)
            room.wait(ASKED_FOR / 1000)
            assert table._runner is not None
            while not table._runner.done():
                table.poked.set()
                await asyncio.sleep(0.01)

    lively(play)


def test_an_auction_that_ran_out_while_nobody_watched_goes_on_with_its_bots() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "bot", "bot", profile="fast", pace="slow")
            async with table.lock:
                log = await table.loaded()
                assert log.game is not None
            while log.game.state.auction == 0:
                legal = log.game.legal("Anna") if "Anna" in log.game.awaits else []
                line = next((line for line in legal if line in {"Anna throws", "Anna declines", "Anna ends turn"}), "")
                if line:
                    await room.do(table, "Anna", line)
                else:
                    room.wait(6)
                    await table.do_what_is_due()
            if "Anna" in log.game.awaits:
                await room.do(table, "Anna", "Anna passes")
            room.wait(1000)
            for _ in range(40):
                if log.game.state.auction:
                    await table.do_what_is_due()
                    room.wait(3)
            assert log.game.state.auction == 0

    lively(play)


def test_a_record_of_a_running_game_has_no_seed() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna throws")
            record = await record_of(table)
            assert table.header.commitment in record
            assert table.secret.seed.hex() not in record
            assert "Anna throws" in record

    lively(play)


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created()
            code = table.code
            for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} ", table.id):
                assert await room.hall.table(typed) is table
            for wrong in ("", "\x00", "AAAAA", table.id.swapcase(), "x" * 500, "ÄÖÜßÉ"):
                with pytest.raises(CommandError) as caught:
                    await room.hall.table(wrong)
                assert caught.value.status == 404

    lively(play)


@pytest.mark.parametrize("early", range(6))
def test_what_falls_due_while_it_is_looked_at_is_done(early: int) -> None:
    """A bot's time comes between two looks at the clock: the table must not wait for somebody to come by."""

    async def play() -> None:
        async with Room() as room:
            table = await room.begun("bot", "Anna", pace="normal", grace=0)
            begun = room.hall.at
            before = (await table.loaded()).sequence

            def ticking() -> int:
                room.hall.at += 1
                return room.hall.at

            room.hall.at = begun + 900 - early  # a bot waits for 900 ms
            room.hall.now = ticking  # type: ignore[method-assign]
            delay = await table.do_what_is_due()
            assert delay is not None
            assert delay <= early
            while (await table.loaded()).sequence == before:
                assert await table.do_what_is_due() is not None

    lively(play)
