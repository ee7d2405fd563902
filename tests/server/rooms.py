"""Halls of a test, whose time and chance are the test's own."""

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import msgspec

from bankhalter.server import commands as c
from bankhalter.server.hall import Hall
from bankhalter.server.header import KEY_BYTES, SEED_BYTES, Secret
from bankhalter.server.here import Client
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import Ack, CreateTable
from bankhalter.store import Store
from bankhalter.store.memory import MemoryStore
from tests.server.party import BEGIN, HOST, token

__all__ = ["HOST", "Room", "Still", "keys", "token"]


def keys(*who: str) -> frozenset[str]:
    return frozenset(map(token, who))


class Still(Hall):
    """A hall whose time stands still unless the test lets it pass, and whose dice fall the same in every run."""

    def __init__(self, store: Store, keep_days: int | None = None) -> None:
        super().__init__(store, keep_days)
        self.at = BEGIN
        self.tables_made = 0

    def now(self) -> int:
        return self.at

    def new_secret(self) -> Secret:
        self.tables_made += 1
        return Secret(bytes([self.tables_made]) * SEED_BYTES, bytes([self.tables_made]) * KEY_BYTES)


class Room:
    """A hall, or several on one store."""

    def __init__(self, store: Store | None = None, halls: int = 1) -> None:
        self.store = store or MemoryStore()
        self.halls = [Still(self.store) for _ in range(halls)]
        self.count = 0

    @property
    def hall(self) -> Still:
        return self.halls[0]

    async def __aenter__(self) -> Self:
        await self.store.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for hall in self.halls:
            await hall.close()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for hall in self.halls:
            hall.at += int(seconds * 1000)

    def add_hall(self) -> Still:
        """Return a further process, whose time is that of the others."""
        hall = Still(self.store)
        hall.at = self.hall.at
        self.halls.append(hall)
        return hall

    async def created(self, places: Sequence[str] = ("open",) * 3, **manner: Any) -> LiveTable:
        manner.setdefault("edition", "sonic-boom")
        manner.setdefault("options", {"first": "seat"})
        made = await self.hall.create(CreateTable(token=token(HOST), places=tuple(places), **manner))
        return await self.hall.table(made.id)

    async def begun(self, *seats: str, **manner: Any) -> LiveTable:
        """Return a table where these play; `bot` is one."""
        table = await self.created(["bot" if seat == "bot" else "open" for seat in seats], **manner)
        for place, seat in enumerate(seats):
            if seat != "bot":
                await self.do(table, seat, c.Sit(place, seat, token(seat)))
        await self.do(table, HOST, c.Start())
        return table

    async def do(self, table: LiveTable, who: str, command: c.AnyCommand | str, id_: str = "") -> Ack:
        """Give a command, or say a line."""
        self.count += 1
        said = c.Play(command) if isinstance(command, str) else command
        return await table.command(id_ or f"id {self.count}", said, keys(who))

    async def joined(self, table: LiveTable, *who: str) -> Client:
        client = Client(keys(*who), None)
        await table.join(client, None, 200)
        return client

    async def news(self, table: LiveTable, client: Client) -> bytes:
        """Return what a client gets next, which must be there."""
        return await asyncio.wait_for(table.next(client), 5)

    async def entries(self, table: LiveTable) -> list[dict[str, Any]]:
        """Return what the store has kept."""
        return [msgspec.json.decode(row.entry) for row in await self.store.read(table.id)]
