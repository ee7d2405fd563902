"""Tables that nobody touches are forgotten after a while: those without a game soon, games only if that is wanted."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bankhalter.server import commands as c
from bankhalter.server.live_table import LiveTable
from bankhalter.store.memory import MemoryStore
from tests.server.party import BEGIN
from tests.server.rooms import Room, Still, token

DAY = 24 * 60 * 60  # seconds


class Tidy(Room):
    """A room whose hall keeps games for so many days."""

    def __init__(self, days: int | None) -> None:
        super().__init__(MemoryStore())
        self.halls = [Still(self.store, days)]

    async def put_away(self, *tables: LiveTable) -> None:
        for table in tables:
            await table.put_away()
            self.hall.tables.pop(table.id)

    async def kept_after(self, days: float) -> set[str]:
        """Return the ids of the tables that are left so many days after the beginning."""
        self.hall.at = BEGIN + int(days * DAY * 1000)
        await self.hall.forget_old()
        rows = await self.store.listed(None, 9, hidden=True)
        return {row.id for row in rows}


def lively(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize(("days", "unbegun"), [(None, 30), (100, 30), (30, 30), (7, 7)])
def test_a_table_without_a_game_is_kept_for_30_days_at_most(days: int | None, unbegun: int) -> None:
    async def play() -> None:
        async with Tidy(days) as room:
            table = await room.created()
            await room.do(table, "Anna", c.Sit(0, "Anna", token("Anna")))
            await room.put_away(table)
            assert await room.kept_after(unbegun) == {table.id}
            assert await room.kept_after(unbegun + 1) == {table.id}
            assert await room.kept_after(unbegun + 1.001) == set()

    lively(play)


def test_games_are_kept_for_ever_or_as_long_as_is_wanted() -> None:
    async def play() -> None:
        for days in (None, 40):
            async with Tidy(days) as room:
                table = await room.begun("Anna", "Bert")
                await room.put_away(table)
                assert await room.kept_after(41) == {table.id}
                assert await room.kept_after(10_000) == ({table.id} if days is None else set())

    lively(play)


def test_a_game_that_is_played_on_is_kept_and_a_table_in_hand_too() -> None:
    async def play() -> None:
        async with Tidy(40) as room:
            table = await room.begun("Anna", "Bert")
            room.wait(30 * DAY)
            await room.do(table, "Anna", c.Say("Anna", "still here"))
            assert await room.kept_after(80) == {table.id}, "it is in hand"
            await room.put_away(table)
            assert await room.kept_after(70.9) == {table.id}
            assert await room.kept_after(71.1) == set()

    lively(play)


def test_what_is_forgotten_is_not_found_any_more() -> None:
    async def play() -> None:
        async with Tidy(None) as room:
            table = await room.created()
            await room.put_away(table)
            await room.kept_after(32)
            assert await room.store.find(table.id) is None
            assert await room.store.read(table.id) == []

    lively(play)
