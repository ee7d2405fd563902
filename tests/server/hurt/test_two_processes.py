"""Two processes that serve the same tables out of one PostgreSQL, and one of them dies, or hears nothing."""

import asyncio
import random  # noqa: TID251  # when to hurt, not a game
from pathlib import Path

from tests.server.hurt.conftest import Starts
from tests.server.hurt.players import PATIENCE, Party, Player, problem_at
from tests.server.hurt.processes import Setup
from tests.server.hurt.truth import faults
from tests.store.servers import PostgresServer

PLACES = ["open", "open", "bot:standard", "bot:novice"]
SAYINGS = 20
# Anna stands before a lot that is free: what she does not buy is auctioned.
BEFORE_AN_AUCTION = "seats: [A, B, C, D]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {at: 3}\n"


def is_auction(player: Player) -> bool:
    """Whether something is under the hammer."""
    return (player.moment.get("clock") or {}).get("closes") is not None


async def hammered(party: Party) -> None:
    """Return when nothing is under the hammer."""
    async with asyncio.timeout(PATIENCE):
        while is_auction(party.players[1]):
            await party.players[1].until(party.players[1].sequence + 1)


def test_one_of_two_processes_dies_in_an_auction(started: Starts, postgres: PostgresServer, tmp_path: Path) -> None:
    database = postgres.new_database()
    one, two = started(Setup(database, shared=True)), started(Setup(database, shared=True))

    async def evening() -> None:
        urls, chance = [one.url, two.url], random.Random(1)
        begins = {"profile": "fast", "position": BEFORE_AN_AUCTION}
        party = await Party.begun(urls, chance, PLACES, lively=False, **begins)
        anna, otto = party.players
        await anna.give({"do": "play", "line": f"{anna.name} declines"})
        await party.see(is_auction)
        assert all(player.name in player.moment["awaits"] for player in party.players)
        one.kill()
        begun = otto.sequence
        await hammered(party)  # by the clock of the other process, as nobody says anything
        lines = [entry.get("line") for entry in otto.entries[begun:]]
        assert f"{anna.name} passes" in lines
        await asyncio.wait_for(anna.until(otto.sequence), PATIENCE)
        assert (anna.connections, otto.connections) == (2, 1)
        for player in party.players:
            await player.enliven()
        await asyncio.wait_for(anna.until(anna.sequence + 20), PATIENCE)
        await party.quiet()
        assert await faults(database, party.table, party.everybody, tmp_path) == []
        await party.leave()

    asyncio.run(evening())


def test_both_processes_append_at_once(started: Starts, postgres: PostgresServer, tmp_path: Path) -> None:
    database = postgres.new_database()
    urls = [started(Setup(database, shared=True)).url for _ in range(2)]

    async def evening() -> None:
        party = await Party.begun(urls, random.Random(2), PLACES)
        for number in range(SAYINGS):
            for player in party.players:
                await player.give({"do": "react", "seat": player.name, "sign": "wow"}, f"{player.name} {number}")
        for player in party.players:
            await asyncio.wait_for(player.settled(), PATIENCE)
        # On the way to the other process, and back: what it has seen it is not told again.
        for player in party.everybody:
            await player.drop()
            player.urls.reverse()
        await party.see(lambda player: player.connections > 1)
        await party.quiet()
        assert await faults(database, party.table, party.everybody, tmp_path) == []
        assert [player.connections for player in party.everybody] == [2] * len(party.everybody)
        for player in party.players:
            signs = [entry for entry in player.entries if entry["kind"] == "reacted"]
            assert len(signs) == 2 * SAYINGS
        await party.leave()

    asyncio.run(evening())


def test_a_process_that_hears_nothing_looks_by_itself(
    started: Starts, postgres: PostgresServer, tmp_path: Path
) -> None:
    database = postgres.new_database()
    urls = [started(Setup(database, shared=True)).url, started(Setup(database, shared=True, deaf=True)).url]

    async def evening() -> None:
        party = await Party.begun(urls, random.Random(3), ["open", "open"])
        await party.quiet()
        anna, otto = party.players
        await anna.give({"do": "react", "seat": anna.name, "sign": "wow"})
        await anna.settled()
        await asyncio.wait_for(otto.until(anna.acknowledged.popitem()[1]), PATIENCE)
        # What it does not know stands in the way of nothing: it is refused by the store, reads, and judges anew.
        await anna.give({"do": "react", "seat": anna.name, "sign": "wow"})
        await anna.settled()
        await otto.give({"do": "react", "seat": otto.name, "sign": "ouch"})
        await asyncio.wait_for(otto.settled(), PATIENCE)
        await party.quiet()
        assert await faults(database, party.table, party.everybody, tmp_path) == []
        await party.leave()

    asyncio.run(evening())


def test_a_database_that_stops_and_starts(started: Starts, postgres: PostgresServer, tmp_path: Path) -> None:
    database = postgres.new_database()
    urls = [started(Setup(database, shared=True)).url for _ in range(2)]

    async def evening() -> None:
        party = await Party.begun(urls, random.Random(4), PLACES)
        await party.hear_more(10)
        await asyncio.to_thread(postgres.stop)
        try:
            for player in party.players:
                await player.give({"do": "react", "seat": player.name, "sign": "hurry"})
            refused = await party.refused_by_the_store()
            said = await asyncio.to_thread(problem_at, f"{urls[0]}/api/tables/{party.table}/entries")
            ill = await asyncio.to_thread(problem_at, f"{urls[0]}/health")
        finally:
            await asyncio.to_thread(postgres.start)
        assert refused["sentence"]
        assert said[0] == ill[0] == 503
        assert said[1] == ill[1] == "store"
        # Both processes hear each other again, and nobody has lost the connection.
        await party.hear_more(10)
        await party.quiet()
        assert [player.connections for player in party.everybody] == [1, 1, 1]
        assert await faults(database, party.table, party.everybody, tmp_path) == []
        await party.leave()

    asyncio.run(evening())
