"""A server that is killed at any moment: nothing acknowledged is lost, nothing is done twice, all go on alike."""

import asyncio
import logging
import os
import random  # noqa: TID251  # when to hurt, not a game
from pathlib import Path

from tests.server.hurt.conftest import Starts
from tests.server.hurt.players import PATIENCE, Party
from tests.server.hurt.processes import Server, Setup
from tests.server.hurt.truth import faults

KILLS = int(os.environ.get("BANKHALTER_KILLS", "20"))  # more of them by hand
TABLES = 3
PLAY = 0.0, 0.4  # seconds from an answer to the next kill
PLACES = ["open", "open", "bot:standard", "bot:novice"]


async def hurt(server: Server, kills: int, chance: random.Random) -> list[Party]:
    """Let people and bots play at several tables while the server is killed; where a game is over, another begins."""
    parties = [await Party.begun([server.url], chance, PLACES) for _ in range(TABLES)]
    for _ in range(kills):
        await answered(parties)
        await asyncio.sleep(chance.uniform(*PLAY))
        server.kill()
        await asyncio.to_thread(server.start)
        if sum(not party.over for party in parties) < TABLES:
            parties.append(await Party.begun([server.url], chance, PLACES))
    for party in parties:
        await party.quiet()
    return parties


async def answered(parties: list[Party]) -> None:
    """Return when one more action is acknowledged, or all games are over."""
    before = acknowledged(parties)
    async with asyncio.timeout(PATIENCE):
        while acknowledged(parties) == before and not all(party.over for party in parties):
            await asyncio.sleep(0.01)


def acknowledged(parties: list[Party]) -> int:
    """Return how many actions are acknowledged."""
    return sum(len(player.acknowledged) for party in parties for player in party.players)


def test_a_server_killed_again_and_again(started: Starts, tmp_path: Path) -> None:
    server = started(Setup(str(tmp_path / "tables.db")))

    async def evening() -> None:
        parties = await hurt(server, KILLS, random.Random(KILLS))
        found = []
        for party in parties:
            found += await faults(server.setup.database, party.table, party.everybody, tmp_path)
        known = acknowledged(parties)
        resumed = sum(player.connections - 1 for party in parties for player in party.everybody)
        logging.getLogger(__name__).info(
            "%s kills, %s games, %s actions acknowledged, %s times resumed", KILLS, len(parties), known, resumed
        )
        assert found == []
        assert known > KILLS
        assert resumed >= KILLS
        for party in parties:
            await party.leave()

    asyncio.run(evening())
