"""A disk that is full: what cannot be kept is refused, everybody stays, and all goes on when there is room again."""

import asyncio
import random  # noqa: TID251  # when to hurt, not a game
from pathlib import Path

from tests.server.hurt.conftest import Starts
from tests.server.hurt.players import PATIENCE, Party, Player, get, problem_at
from tests.server.hurt.processes import Setup
from tests.server.hurt.truth import faults

PLACES = ["open", "open", "bot:standard", "bot:novice"]
ROOM = 60_000


async def talk(player: Player) -> None:
    """Let a player give signs, one after the other."""
    while True:
        await player.give({"do": "react", "seat": player.name, "sign": "wow"})
        await player.settled()
        await asyncio.sleep(0.1)


def test_a_disk_that_is_full(started: Starts, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = started(Setup(str(database)))

    async def evening() -> None:
        party = await Party.begun([server.url], random.Random(5), PLACES)
        log = Path(f"{database}-wal")
        server.fill_disk(log.stat().st_size + ROOM)
        talking = asyncio.create_task(talk(party.players[0]))  # or only bots may be about to act
        refused = await party.refused_by_the_store()
        assert refused["sentence"]
        talking.cancel()
        known = -1
        async with asyncio.timeout(PATIENCE):
            while known < party.players[0].sequence:  # something small may still fit
                known = party.players[0].sequence
                await asyncio.sleep(1)
        # What is there can still be read.
        table = f"{server.url}/api/tables/{party.table}"
        assert problem_at(f"{table}/entries") == (200, "")
        assert len(get(f"{table}/record")) > 100
        assert party.players[0].sequence == known
        server.clear_disk()
        await party.hear_more(10)
        await party.quiet()
        assert [player.connections for player in party.everybody] == [1, 1, 1]
        assert await faults(str(database), party.table, party.everybody, tmp_path) == []
        await party.leave()

    asyncio.run(evening())
