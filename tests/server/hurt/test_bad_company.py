"""Clients that never read, say nothing, say too much or nonsense, beside good ones; two tabs; everybody at once."""

import asyncio
import base64
import json
import os
import random  # noqa: TID251  # when to hurt, not a game
import socket
from contextlib import suppress
from pathlib import Path
from statistics import median

from tests.server.hurt.conftest import Starts
from tests.server.hurt.players import PATIENCE, Party, Player
from tests.server.hurt.processes import HOST, Setup
from tests.server.hurt.truth import faults

PLACES = ["open", "open", "bot:standard", "bot:novice"]
EACH = 20  # bad clients of each kind
ANSWERS = 30  # to good clients, until it is looked at how long they took
STORM = 200
MOST_MEMORY = 60e6  # bytes that bad company may cost
SLOWEST = 0.5  # seconds more for half of the answers to good clients than at a server beside it without bad ones


class Bad:
    """A client that follows no rules; it opens a socket properly."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.path = f"/api/tables/{table}/socket"
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self, *, small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a socket; a `small` one takes little before it is read."""
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(raw, (HOST, self.port))
            reader, writer = await asyncio.open_connection(sock=raw, limit=2**20)
        except BaseException:
            raw.close()
            raise
        self.writers.append(writer)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def leave(self) -> None:
        """Hang up everything."""
        for writer in self.writers:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def never_read(self) -> None:
        """Say hello, then read nothing."""
        _, writer = await self.connect(small=True)
        writer.write(text(json.dumps({"type": "hello"})))
        await asyncio.sleep(3600)

    async def silent(self) -> None:
        """Say nothing at all."""
        await self.connect()
        await asyncio.sleep(3600)

    async def flood(self) -> None:
        """Say more than anybody may, again and again."""
        ping = text(json.dumps({"type": "ping"}))
        while True:
            reader, writer = await self.connect()
            writer.write(text(json.dumps({"type": "hello"})))
            try:
                while not reader.at_eof():
                    writer.write(ping * 50)
                    async with asyncio.timeout(5):  # unlike wait_for it never loses a cancellation
                        await reader.read(2**16)
                    await asyncio.sleep(0.05)
            except (OSError, TimeoutError):
                pass
            writer.transport.abort()

    async def nonsense(self) -> None:
        """Say what is no message."""
        chance = random.Random(0)
        said = [
            b"\x81\x85\0\0\0\0hello",
            text("{}"),
            text('{"type":"do"}'),
            text("[" * 3000),
            b"\x82\x81\0\0\0\0\xff",
            os.urandom(40),
        ]
        while True:
            reader, writer = await self.connect()
            try:
                writer.write(text(json.dumps({"type": "hello"})) + chance.choice(said))
                async with asyncio.timeout(1):
                    await reader.read(2**16)
            except (OSError, TimeoutError):
                pass
            writer.transport.abort()
            await asyncio.sleep(0.1)


def text(said: str) -> bytes:
    """Return a frame with a text of less than 64 KiB, masked by nothing."""
    data = said.encode()
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + b"\0\0\0\0" + data


def test_good_clients_in_bad_company(started: Starts, tmp_path: Path) -> None:
    server, other = started(Setup(str(tmp_path / "tables.db"))), started(Setup(str(tmp_path / "others.db")))

    async def evening() -> None:
        party = await Party.begun([server.url], random.Random(6), PLACES)
        quiet = await Party.begun([other.url], random.Random(6), PLACES)
        bad = Bad(server.port, party.table)
        await asyncio.gather(party.answers(ANSWERS), quiet.answers(ANSWERS))
        memory = server.memory()
        kinds = (bad.never_read, bad.silent, bad.flood, bad.nonsense)
        company = [asyncio.create_task(kind()) for kind in kinds for _ in range(EACH)]
        async with asyncio.timeout(PATIENCE):
            while len(bad.writers) < len(company):
                await asyncio.sleep(0.05)
        waits(party), waits(quiet)
        await asyncio.gather(party.answers(ANSWERS), quiet.answers(ANSWERS))
        together, alone, more = waits(party), waits(quiet), server.memory() - memory
        assert not [each for each in company if each.done()]
        for each in company:
            each.cancel()
        await asyncio.gather(*company, return_exceptions=True)
        await bad.leave()
        assert median(together) < median(alone) + SLOWEST
        assert more < MOST_MEMORY
        await asyncio.gather(party.quiet(), quiet.quiet())
        assert [player.connections for player in party.everybody] == [1, 1, 1]
        assert await faults(server.setup.database, party.table, party.everybody, tmp_path) == []
        await party.leave()
        await quiet.leave()

    asyncio.run(evening())


def waits(party: Party) -> list[float]:
    """Return how long good clients have waited for answers since the last time this was asked."""
    found = [wait for player in party.players for wait in player.waits]
    for player in party.players:
        player.waits.clear()
    return found


def test_two_tabs_on_one_seat(started: Starts, tmp_path: Path) -> None:
    server = started(Setup(str(tmp_path / "tables.db")))

    async def evening() -> None:
        party = await Party.begun([server.url], random.Random(7), PLACES)
        anna = party.players[0]
        tab = Player([server.url], party.table, anna.name, random.Random(8))
        tab.token = anna.token
        party.players.append(tab)
        party.everybody.append(tab)
        tab.begin()
        # The same click, as if the first answer had been lost on the way.
        for number in range(5):
            for each in (anna, tab):
                await each.give({"do": "react", "seat": anna.name, "sign": "thanks"}, f"click {number}")
        clicks = {f"click {number}" for number in range(5)}
        for each in (anna, tab):
            await asyncio.wait_for(each.settled(), PATIENCE)
        await party.hear_more(40)
        await party.quiet()
        assert await faults(server.setup.database, party.table, party.everybody, tmp_path) == []
        assert sum(entry["kind"] == "reacted" for entry in anna.entries) == 5
        assert anna.acknowledged
        assert tab.acknowledged.keys() >= clicks
        await party.leave()

    asyncio.run(evening())


def test_everybody_comes_back_at_once(started: Starts, tmp_path: Path) -> None:
    server = started(Setup(str(tmp_path / "tables.db")))

    async def evening() -> None:
        party = await Party.begun([server.url], random.Random(9), PLACES)
        crowd = [Player([server.url], party.table, "nobody", random.Random(n), lively=False) for n in range(STORM)]
        party.everybody += crowd
        for each in crowd:
            each.begin()
        async with asyncio.timeout(PATIENCE):
            while not all(each.connections for each in crowd):
                await asyncio.sleep(0.05)
        for _ in range(2):
            before = [each.connections for each in crowd]
            for each in party.everybody:
                await each.drop()
            async with asyncio.timeout(PATIENCE):
                while any(each.connections == count for each, count in zip(crowd, before, strict=True)):
                    await asyncio.sleep(0.05)
        await party.quiet()
        assert len({each.sequence for each in party.everybody}) == 1
        assert await faults(server.setup.database, party.table, party.everybody, tmp_path) == []
        await party.leave()

    asyncio.run(evening())
