"""Several clients at once, in any order: everyone ends with the same log and the same position."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.net.kit import Client, MadeTable, seated, serving, within

CLIENTS = 4
STEPS = st.lists(
    st.tuples(
        st.integers(0, CLIENTS - 1),
        st.sampled_from(["first", "last", "same", "say", "drop", "drop", "forget", "both", "quiet", "wrong"]),
    ),
    min_size=8,
    max_size=25,
)


class Person:
    """Somebody who clicks about, loses the connection, and comes back."""

    def __init__(self, table: MadeTable, number: int) -> None:
        self.table = table
        self.number = number
        self.client: Client | None = None
        self.kept: dict[int, Any] = {}
        self.last: int | None = None
        self.stack = AsyncExitStack()
        self.sent = 0

    async def there(self) -> Client:
        """Be connected."""
        if self.client is None:
            tokens = [self.table.token] if self.number < CLIENTS - 1 else []  # one only watches
            hello = {} if self.last is None else {"last": self.last}
            self.client = await self.stack.enter_async_context(self.table.client(*tokens, history=5000, **hello))
        return self.client

    async def gone(self, *, forget: bool) -> None:
        """Lose the connection."""
        if self.client is not None:
            self.client.wire.transport.abort()
            self.keep(self.client)
            self.last = None if forget else self.client.sequence
            self.client = None
        await self.stack.aclose()

    def keep(self, client: Client) -> None:
        """Remember what was told; nothing may be told differently."""
        for number, entry in client.log.items():
            assert self.kept.setdefault(number, entry) == entry

    async def step(self, what: str) -> None:
        """Do something."""
        if what in {"drop", "forget"}:
            await self.gone(forget=what == "forget")
            return
        client = await self.there()
        self.sent += 1
        lines = [line for seat in sorted(client.may) for line in client.may[seat] if not line.endswith("gives up")]
        line = (lines or ["Anna throws"])[-1 if what == "last" else 0]
        match what:
            case "say":
                await client.do("say", seat="Anna", text=f"{self.number} {self.sent}")
            case "same":
                await client.repeat("the same for all", "play", line=line)
            case "wrong":
                assert (await client.do("play", line="Anna dances"))["type"] == "refused"
            case "both":
                id_ = f"{self.number} {self.sent}"
                await client.send({"type": "do", "id": id_, "command": {"do": "play", "line": line}})
                await self.gone(forget=False)
                await (await self.there()).repeat(id_, "play", line=line)
            case "quiet":
                await client.send({"type": "ping"})
            case _:
                await client.do("play", line=line)


@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(STEPS, st.booleans())
def test_everyone_ends_with_the_same_log_and_nothing_missing_or_twice(steps: list[tuple[int, str]], bots: bool) -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table(places=["open", "open", *["bot:random"] * bots])
            async with table.client(table.token) as host:
                await seated(table, host, "Anna", "Ben")
            people = [Person(table, number) for number in range(CLIENTS)]

            async def act(person: Person) -> None:
                for number, what in steps:
                    if number == person.number:
                        await person.step(what)

            await asyncio.gather(*map(act, people))
            await settled(table)
            clients = [await person.there() for person in people]
            whole = (await server.http.get(table.path("/entries"), params={"limit": 5000})).json()
            for person, client in zip(people, clients, strict=True):
                await client.reach(len(whole))
                person.keep(client)
                assert client.sequence == len(whole)
                assert person.kept.items() <= dict(enumerate(whole, 1)).items()
                assert sorted(person.kept) == list(range(1, len(whole) + 1))
            assert all(client.moment["position"] == clients[0].moment["position"] for client in clients)
            ids = [entry["text"] for entry in whole if entry["kind"] == "said"]
            assert len(ids) == len(set(ids))
            for person in people:
                await person.gone(forget=True)

    within(60, work())


async def settled(table: MadeTable) -> None:
    """Wait until the bots have nothing more to do."""
    live = await table.server.desk.hall.table(table.id)
    before = -1
    while live.log is None or live.log.sequence != before:
        before = live.log.sequence if live.log else -1
        await asyncio.sleep(0.1)
