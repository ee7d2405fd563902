"""Card readers and accounts in hand: read once, told to all who look, and never refused by what is out of date."""

import asyncio
from collections.abc import Sequence

import pytest

from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.live_reader import LiveReader
from bankhalter.server.reader_commands import NameCard, Pay
from bankhalter.store import Listing, MemoryStore, Row, UnknownError
from tests.server.ledgers import KEYS, MONEY, in_hand, keep, made, phone, two_processes


async def balances(live: LiveReader) -> tuple[int, ...]:
    return tuple((await live.bookings()).accounts.balances)


class Watched(MemoryStore):
    """A store that counts how often a log is read, and can keep something without saying so."""

    def __init__(self) -> None:
        super().__init__()
        self.read_after: list[int] = []
        self.loses_answer = False

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Row]:
        self.read_after.append(after)
        return await super().read(table_id, after, limit)

    async def append(self, table_id: str, rows: Sequence[Row], listing: Listing | None = None) -> None:
        await super().append(table_id, rows, listing)
        if self.loses_answer:
            self.loses_answer = False
            raise UnknownError("The answer was lost.")


def test_what_is_in_hand_is_read_once_and_said_once_in_a_language() -> None:
    async def work() -> None:
        store = Watched()
        await keep(store, made(MONEY))
        live = await in_hand(store)
        for number in range(20):
            await live.command(f"pay {number}", Pay(1, 2, "10"), KEYS)
        first, second = [await live.state(await phone(live), whole=True) for _ in range(2)]
        assert store.read_after == [0]
        assert len(first.lines) == 20
        assert all(one is other for one, other in zip(first.lines, second.lines, strict=True))

    asyncio.run(work())


def test_a_booking_is_said_anew_when_somebody_is_called_otherwise() -> None:
    async def work() -> None:
        store = MemoryStore()
        await keep(store, made(MONEY))
        live = await in_hand(store)
        await live.command("pay", Pay(1, 2, "10"), KEYS)
        said = []
        for name in ("Ben", "Bea"):
            await live.command(f"name {name}", NameCard(2, name), KEYS)
            said.append([line.text for line in (await live.state(await phone(live), whole=True)).lines])
        assert said == [["Anna pays Ben 10 rings"], ["Anna pays Bea 10 rings"]]

    asyncio.run(work())


def test_nothing_is_refused_before_what_another_process_has_booked_is_read() -> None:
    async def work() -> None:
        one, two = await two_processes()
        await two.command("from the bank", Pay(0, 1, "300"), KEYS)
        await one.command("more than was known", Pay(1, 2, "1700"), KEYS)  # 1500 and 300
        assert await balances(one) == (100, 3200, 1500)

    asyncio.run(work())


def test_what_another_process_has_booked_is_told_although_a_command_is_refused_for_it() -> None:
    async def work() -> None:
        one, two = await two_processes()
        looking = await phone(one)
        await two.command("nearly all", Pay(1, 2, "1400"), KEYS)
        with pytest.raises(CommandError) as refused:
            await one.command("too much", Pay(1, 3, "200"), KEYS)
        assert refused.value.reason == "reader"
        assert looking.wake.is_set()
        assert await balances(one) == (100, 2900, 1500)

    asyncio.run(work())


def test_a_booking_whose_answer_was_lost_is_booked_once_and_told() -> None:
    async def work() -> None:
        store = Watched()
        await keep(store, made(MONEY))
        live = await in_hand(store)
        looking = await phone(live)
        store.loses_answer = True
        with pytest.raises(GoneError):
            await live.command("pay", Pay(1, 2, "100"), KEYS)
        assert (await live.command("pay", Pay(1, 2, "100"), KEYS)).sequence == 4  # three names before it
        assert looking.wake.is_set()
        assert await balances(live) == (1400, 1600, 1500)

    asyncio.run(work())
