"""Bots think beside the event loop, whatever makes them think: nobody else waits for them."""

import asyncio
import threading

import pytest

from bankhalter.bots.memory import MEMORY
from bankhalter.play.agents import Choose, bot
from bankhalter.rules.layout import Board, State
from bankhalter.server import commands as c
from tests.server.rooms import Room


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> set[bool]:
    """Return whether bots have thought on the event loop, as far as they have thought."""
    found: set[bool] = set()

    def watched(kind: str) -> Choose:
        choose = bot(kind)

        def choose_and_tell(  # noqa: PLR0913, PLR0917  # as bots are called
            b: Board, s: State, seat: int, memory: list[int], stream: list[int], listed: list[int], out: list[int]
        ) -> bool:
            assert len(memory) == MEMORY
            found.add(threading.current_thread() is threading.main_thread())
            return choose(b, s, seat, memory, stream, listed, out)

        return choose_and_tell

    monkeypatch.setattr("bankhalter.play.sitting.bot", watched)
    return found


def test_bots_never_think_on_the_event_loop(thinking: set[bool]) -> None:
    async def play() -> None:
        async with Room(halls=2) as room:
            table = await room.begun("bot", "Anna", "bot", pace="instant", grace=0)
            other = await room.halls[1].table(table.id)
            follower = await room.joined(other, "Anna")
            while await table.do_what_is_due() == 0:
                pass
            assert thinking == {False}, "to act"
            await room.do(table, "Anna", "Anna throws")
            await room.do(table, "Anna", c.Say("Anna", "hello"))
            await other.catch_up()
            assert follower in other.clients
            assert thinking == {False}, "to follow"
            await table.keep_snapshot()
            thinking.clear()
            async with (late := await room.add_hall().table(table.id)).lock:
                await late.loaded()
            assert thinking == {False}, "to come back without a snapshot"
            async with late.lock:
                await late.held.keep_snapshot(every=1)
            assert thinking == {False}, "to be put away"

    asyncio.run(asyncio.wait_for(play(), 60))
