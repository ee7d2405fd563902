"""Two processes that serve one card reader out of one PostgreSQL, and one of them dies in the middle of a booking."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect

from tests.server.hurt.conftest import Starts
from tests.server.hurt.players import new_token, post
from tests.server.hurt.processes import Server, Setup
from tests.server.net.test_reader import Phone
from tests.store.servers import PostgresServer

PATIENCE = 120.0


@asynccontextmanager
async def phone(server: Server, code: str, token: str) -> AsyncIterator[Phone]:
    """Return a phone that has been shown the reader by this process."""
    url = f"{server.url.replace('http', 'ws', 1)}/api/readers/{code}/socket"
    async with connect(url, max_size=None, compression=None, proxy=None) as wire:
        each = Phone(wire)
        await each.say(type="hello", tokens=[token], lang="en")
        await each.hear()
        yield each


def shown(each: Phone) -> object:
    """Return all that a phone shows, but for what has come when."""
    lines = {number: line["text"] for number, line in each.lines.items()}
    return json.loads(json.dumps([each.state["sequence"], each.state["frames"], each.balances(), lines]))


def test_what_is_pressed_at_one_process_is_seen_at_the_other_and_outlasts_it(
    started: Starts, postgres: PostgresServer
) -> None:
    database, key = postgres.new_database(), new_token()
    one, two = started(Setup(database, shared=True)), started(Setup(database, shared=True))

    async def evening() -> None:
        code = str(post(f"{one.url}/api/readers", {"token": key, "names": ["Anna", "Ben"]})["code"])
        async with phone(two, code, key) as there:
            async with phone(one, code, key) as here:
                await here.do("insert", side="right", card=1)
                await there.until(here.state["sequence"])
                await there.do("insert", side="left", card=2)  # half of it here, half there
                await here.until(there.state["sequence"])
                await here.keys("1.5")
                await there.until(here.state["sequence"])
                assert shown(here) == shown(there)
                half = shown(there)
                one.kill()
            assert (await there.keys("M"))["tone"] == "booked"
            assert there.balances()[:2] == ["13.5M", "16.5M"]
            one.start()
            async with phone(one, code, key) as again:
                assert shown(again) == shown(there) != half
                await again.do("remove", side="left")
                await there.until(again.state["sequence"])
                assert shown(again) == shown(there)

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))


def test_two_processes_press_at_once_and_every_booking_is_booked_once(
    started: Starts, postgres: PostgresServer
) -> None:
    """Both press the same key at the same time: digits are typed twice, but an amount or a salary is booked once.

    A round is a salary of 2M and a debit of 110K; five come to 9.45M more than the 15M of the beginning.
    """
    database, key = postgres.new_database(), new_token()
    one, two = started(Setup(database, shared=True)), started(Setup(database, shared=True))

    async def evening() -> None:
        code = str(post(f"{one.url}/api/readers", {"token": key, "names": ["Anna", "Ben"]})["code"])
        async with phone(one, code, key) as here, phone(two, code, key) as there:
            before = here.state["sequence"]

            async def both(key: str) -> list[str]:
                """Press a key at both, and return what is heard at the two."""
                answers = await asyncio.gather(*(each.do("press", key=key) for each in (here, there)))
                return sorted(answer["tone"] for answer in answers)

            async def names(each: Phone, card: int) -> None:
                for number in range(10):
                    assert (await each.do("name", card=card, name=f"No {number} {card}"))["type"] == "ack"

            for _ in range(5):
                await here.do("insert", side="left", card=1)
                assert await both("GO") == ["booked", "refused"]
                await there.do("remove", side="left")
                await there.do("insert", side="right", card=1)
                assert await both("1") == ["key", "key"]
                await here.do("press", key="0")
                assert await both("K") == ["booked", "refused"]
                await here.do("remove", side="right")
            await asyncio.gather(names(here, 3), names(there, 4))
            last = before + 5 * 11 + 20
            await asyncio.gather(here.until(last), there.until(last))
            assert here.state["sequence"] == there.state["sequence"] == last
            assert here.balances() == ["24.45M", "15M", "15M", "15M", "15M", "15M"]
            booked = [here.lines[number]["text"] for number in sorted(here.lines)]
            assert booked == ["Anna receives 2M", "Anna pays 110K"] * 5
            assert [card["name"] for card in here.state["cards"]][2:4] == ["No 9 3", "No 9 4"]
            assert shown(here) == shown(there)

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))
