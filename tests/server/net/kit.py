"""A server on a free port of this machine, and clients that check what they are sent."""

import asyncio
import itertools
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bankhalter.server.app import make_app
from bankhalter.server.limits import Limits, Rate
from bankhalter.server.serving import Desk
from bankhalter.server.settings import Settings
from bankhalter.server.wire import listening, wire_options

MUCH = Rate(100_000, 100_000)
GENEROUS = Limits(
    commands=MUCH, spoken=MUCH, requests=MUCH, tables=MUCH, codes=MUCH, misses=MUCH, chat=MUCH, others=MUCH
)
HOST = "127.0.0.1"
SOON = 20.0  # seconds that an answer may take on a busy machine
Data = dict[str, Any]
_numbers = itertools.count(1)


def new_token() -> str:
    """Return a key as a browser draws it."""
    return secrets.token_urlsafe(32)


def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Run a test's work, for so long at most."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(bounded())


async def eventually(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110  # whatever it is has no event of its own
            await asyncio.sleep(0.005)


class Server:
    """A running server."""

    def __init__(self, app: Litestar, running: uvicorn.Server, port: int) -> None:
        self.app = app
        self.running = running
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=SOON)

    @property
    def desk(self) -> Desk:
        """The desk of the process."""
        desk: Desk = self.app.state.desk
        return desk

    def unsent(self) -> int:
        """Return how many bytes the server holds at most for one of its connections."""
        connections: Any = self.running.server_state.connections
        return max((each.transport.get_write_buffer_size() for each in connections), default=0)

    async def table(self, **wanted: Any) -> "MadeTable":
        """Make a table over HTTP."""
        token = wanted.setdefault("token", new_token())
        body = {"edition": "banking", "places": ["open", "open"], "pace": "instant", "grace": 0, **wanted}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return MadeTable(self, made["id"], made["code"], token)


class MadeTable:
    """A table at a running server, and the key of who has made it."""

    def __init__(self, server: Server, id_: str, code: str, token: str) -> None:
        self.server = server
        self.id = id_
        self.code = code
        self.token = token

    @asynccontextmanager
    async def client(self, *tokens: str, **hello: Any) -> AsyncIterator["Client"]:
        """Connect, say hello, and wait for the welcome."""
        async with self.raw() as wire:
            client = Client(wire)
            await client.hello(*tokens, **hello)
            yield client

    @asynccontextmanager
    async def raw(self, **connecting: Any) -> AsyncIterator[ClientConnection]:
        """Connect and say nothing."""
        url = f"ws://{HOST}:{self.server.port}/api/tables/{self.id}/socket"
        async with connect(url, max_size=None, compression=None, proxy=None, **connecting) as wire:
            yield wire

    def path(self, rest: str = "") -> str:
        """Return a path of the table's own."""
        return f"/api/tables/{self.id}{rest}"

    async def command(self, tokens: str, id_: str, **command: Any) -> httpx.Response:
        """Give a command over HTTP."""
        headers = {"Authorization": f"Bearer {tokens}"} if tokens else {}
        body = {"type": "do", "id": id_, "command": command}
        return await self.server.http.post(self.path("/commands"), json=body, headers=headers)


class Client:
    """A client that follows a table and notices what is missing or comes twice."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.sequence = -1
        self.log: dict[int, Data] = {}
        self.said: dict[int, list[str]] = {}
        self.moment: Data = {}
        self.may: dict[str, list[str]] = {}
        self.you: Data = {}
        self.welcomes: list[Data] = []
        self.news: list[Data] = []
        self.answers: dict[str, Data] = {}
        self.farewell: Data | None = None

    async def hello(self, *tokens: str, **hello: Any) -> Data:
        """Introduce oneself and return the welcome."""
        await self.send({"type": "hello", "tokens": tokens, **hello})
        message = await self.next()
        assert message["type"] == "welcome", message
        return message

    async def send(self, message: Data) -> None:
        """Send a message."""
        await self.wire.send(json.dumps(message))

    async def next(self) -> Data:
        """Take in the next message and return it."""
        async with asyncio.timeout(SOON):
            message: Data = json.loads(await self.wire.recv())
        self.take_in(message)
        return message

    def take_in(self, message: Data) -> None:
        """Take in a message."""
        kind = message["type"]
        if kind in {"ack", "refused"}:
            assert message["id"] not in self.answers or not message["id"], "answered twice"
            self.answers[message["id"]] = message
        elif kind == "farewell":
            self.farewell = message
        elif kind in {"welcome", "news"}:
            self._table(message)

    def _table(self, message: Data) -> None:
        fresh = message["type"] == "welcome"
        first, entries = message["first"], message["entries"]
        assert fresh or first == self.sequence, (first, self.sequence)
        assert message["sequence"] == first + len(entries)
        for number, entry in enumerate(entries, first + 1):
            assert self.log.setdefault(number, entry) == entry
        if message.get("said") is not None:
            assert len(message["said"]) == len(entries)
            self.said.update(enumerate(message["said"], first + 1))
        self.sequence, self.moment, self.may = message["sequence"], message["moment"], message["may"]
        self.you = message.get("you") or self.you
        (self.welcomes if fresh else self.news).append(message)

    async def do(self, do: str, **command: Any) -> Data:
        """Give a command and return its answer; what comes before it is taken in."""
        return await self.repeat(f"c{next(_numbers)}", do, **command)

    async def repeat(self, id_: str, do: str, **command: Any) -> Data:
        """Give a command with this id and return its answer."""
        self.answers.pop(id_, None)
        await self.send({"type": "do", "id": id_, "command": {"do": do, **command}})
        while id_ not in self.answers:
            await self.next()
        return self.answers[id_]

    async def sit(self, place: int, shown: str, token: str) -> str:
        """Sit down and return the name of the seat."""
        answer = await self.do("sit", place=place, shown=shown, token=token)
        assert answer["type"] == "ack", answer
        await self.reach(answer["sequence"])
        return str(self.log[answer["sequence"]]["seat"])

    async def reach(self, sequence: int) -> None:
        """Take in messages until the table has so many entries."""
        while self.sequence < sequence:
            await self.next()

    async def until(self, *kinds: str) -> Data:
        """Take in messages until one of a kind comes, and return it."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def closed(self) -> int:
        """Take in all until the server closes, and return its code."""
        async with asyncio.timeout(SOON):
            with suppress(ConnectionClosed):
                async for data in self.wire:
                    self.take_in(json.loads(data))
        assert self.wire.close_code is not None
        return self.wire.close_code


@asynccontextmanager
async def serving(limits: Limits = GENEROUS, buffer: int = 0, **settings: Any) -> AsyncIterator[Server]:
    """Run a server with a store in memory; `buffer`: how much the system holds for a client that does not read."""
    app = make_app(Settings(limits=limits, **settings))
    line = listening(HOST, 0)
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    config = uvicorn.Config(app, timeout_graceful_shutdown=2, **wire_options())
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve(sockets=[line]))
    server = Server(app, running, line.getsockname()[1])
    try:
        while not running.started:
            assert not task.done()
            await asyncio.sleep(0.005)
        yield server
    finally:
        await server.http.aclose()
        running.should_exit = True
        await task
        line.close()


async def seated(table: MadeTable, client: Client, *names: str) -> list[str]:
    """Sit down with several names, each with the client's first key, and begin."""
    seats = [await client.sit(place, name, table.token) for place, name in enumerate(names)]
    answer = await client.do("start")
    assert answer["type"] == "ack", answer
    await client.reach(answer["sequence"])
    return seats
