"""A server that is killed at any moment: nothing acknowledged is lost, nothing is done twice, all go on alike."""

import asyncio
import os
import random
from pathlib import Path

from tests.server.hurt.players import Party
from tests.server.hurt.processes import Server, Setup
from tests.server.hurt.truth import faults

KILLS = int(os.environ.get("BANKHALTER_KILLS", "20"))  # more of them by hand
TABLES = 3
PLAY = 0.05, 0.6  # seconds between two kills
PLACES = ["open", "open", "bot:standard", "bot:novice"]


async def hurt(server: Server, kills: int, chance: random.Random) -> list[Party]:
    """Let people and bots play at several tables while the server is killed; where a game is over, another begins."""
    parties = [await Party.begun([server.url], chance, PLACES) for _ in range(TABLES)]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(*PLAY))
        server.kill()
        await asyncio.to_thread(server.start)
        if sum(not party.over for party in parties) < TABLES:
            parties.append(await Party.begun([server.url], chance, PLACES))
    for party in parties:
        await party.quiet()
    return parties


def test_a_server_killed_again_and_again(tmp_path: Path) -> None:
    server = Server(Setup(str(tmp_path / "tables.db")), tmp_path / "said")
    server.start()

    async def evening() -> None:
        parties = await hurt(server, KILLS, random.Random(KILLS))
        found = []
        for party in parties:
            found += await faults(server.setup.database, party.table, party.everybody, tmp_path)
        acknowledged = sum(len(player.acknowledged) for party in parties for player in party.players)
        reconnected = sum(player.connections - 1 for party in parties for player in party.everybody)
        print(f"{KILLS} kills, {len(parties)} games, {acknowledged} actions acknowledged, {reconnected} resumed")  # noqa: T201
        assert found == []
        assert acknowledged > KILLS
        assert reconnected >= KILLS * TABLES
        for party in parties:
            await party.leave()

    try:
        asyncio.run(evening())
    finally:
        server.stop()
    assert "Traceback" not in server.said()
