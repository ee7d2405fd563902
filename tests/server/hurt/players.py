"""People's seats played by a script, over the socket, whatever happens to the server."""

import asyncio
import json
import random  # noqa: TID251  # when to hurt, not a game
import secrets
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE = 0.05  # seconds until a lost connection is tried again
PATIENCE = 120.0  # seconds until something counts as hanging, on a machine that is very busy
NEVER = ("gives up", "mortgages", "sells", "offers", "withdraws")
Json = dict[str, Any]


def new_token() -> str:
    """Return a key to a seat."""
    return secrets.token_urlsafe(32)


def post(url: str, body: Json, token: str = "") -> Json:
    """Send a request and return its answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # loopback
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: Json = json.load(answer)
        return found


def get(url: str) -> bytes:
    """Return what stands there."""
    with urllib.request.urlopen(url, timeout=30) as answer:  # loopback
        found: bytes = answer.read()
        return found


def problem_at(url: str) -> tuple[int, str]:
    """Return the status and the reason of an answer that is a problem."""
    try:
        get(url)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)["reason"]
    return 200, ""


class Player:
    """A person with one seat, or none. It keeps every entry, and checks that none is missing or comes twice."""

    def __init__(self, urls: list[str], table: str, name: str, chance: random.Random, *, lively: bool = True) -> None:
        self.urls = urls
        self.table = table
        self.name = name
        self.token = new_token()
        self.chance = chance
        self.lively = lively
        self.pause = 0.0  # seconds before each line
        self.entries: list[Json] = []
        self.moment: Json = {}
        self.may: dict[str, list[str]] = {}
        self.pending: dict[str, Json] = {}
        self.acknowledged: dict[str, int] = {}
        self.refusals: list[Json] = []
        self.connections = 0
        self.faults: list[str] = []
        self.waits: list[float] = []
        self.changed = asyncio.Event()
        self._sent_at: dict[str, float] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def sequence(self) -> int:
        """The last entry it knows."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.moment.get("stage") == "over"

    def begin(self) -> None:
        """Connect, and keep connected until told to leave."""
        self._task = asyncio.create_task(self._live())

    async def enliven(self) -> None:
        """Act from now on."""
        self.lively = True
        await self._act()

    async def leave(self) -> None:
        """Go."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def drop(self) -> None:
        """Lose the connection, as a telephone in a tunnel does; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def give(self, command: Json, id_: str = "") -> str:
        """Give a command; it is sent again until it is answered. Return its id."""
        id_ = id_ or secrets.token_hex(8)
        self.pending[id_] = command
        await self._send_pending(id_)
        return id_

    async def settled(self) -> None:
        """Return when all commands are answered."""
        while self.pending:
            await self._change()

    async def until(self, sequence: int) -> None:
        """Return when so many entries are known."""
        while self.sequence < sequence:
            await self._change()

    async def _change(self) -> None:
        self.changed.clear()
        await self.changed.wait()

    async def _live(self) -> None:
        while True:
            url = self.urls[0]
            try:
                address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
                async with connect(address, compression=None, open_timeout=20, ping_interval=None) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.urls.append(self.urls.pop(0))  # the next process, if there are several
            self._socket = None
            await asyncio.sleep(PAUSE * (1 + self.chance.random()))

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "last": self.sequence}))
        async for data in socket:
            message: Json = json.loads(data)
            if message["type"] == "welcome":
                if self._socket is not socket:  # or it was slow, and is told everything anew
                    self.connections += 1
                self._socket = socket
                self._take_in(message)
                for id_ in list(self.pending):
                    await self._send_pending(id_)
            else:
                self._hear(message)
            await self._act()
            self.changed.set()

    def _hear(self, message: Json) -> None:
        id_: str = message.get("id", "")
        match message["type"]:
            case "news":
                self._take_in(message)
            case "ack":
                self.pending.pop(id_, None)
                self.acknowledged[id_] = message["sequence"]
                self._measure(id_)
            case "refused":
                self.refusals.append(message)
                if message["reason"] in {"store", "busy", "wait", "too_many"}:  # worth another try
                    asyncio.get_running_loop().call_later(0.2, self._again, id_)
                else:
                    self.pending.pop(id_, None)

    def _measure(self, id_: str) -> None:
        sent = self._sent_at.pop(id_, None)
        if sent is not None:
            self.waits.append(asyncio.get_running_loop().time() - sent)

    def _again(self, id_: str) -> None:
        if id_ in self.pending:
            task = asyncio.ensure_future(self._send_pending(id_))
            task.add_done_callback(lambda _: None)

    def _take_in(self, message: Json) -> None:
        first, entries = message["first"], message["entries"]
        if first > self.sequence:
            self.faults.append(f"entries missing: {self.sequence} known, {first} first")
        if message["type"] == "news" and first < self.sequence:
            self.faults.append(f"entries twice: {self.sequence} known, {first} first")
        if message["sequence"] != first + len(entries):
            self.faults.append(f"{len(entries)} entries after {first} do not end at {message['sequence']}")
        known = self.entries[first:]
        if known != entries[: len(known)]:
            self.faults.append(f"entries after {first} have changed")
        if first + len(entries) < self.sequence:
            self.faults.append(f"entries taken back: {self.sequence} known, {first + len(entries)} now")
        self.entries[first:] = entries
        self.moment, self.may = message["moment"], message["may"]

    async def _act(self) -> None:
        if not self.lively or self.pending or self.moment.get("stage") != "running":
            return
        if self.sequence < max(self.acknowledged.values(), default=0):
            return  # the answer to the last command was quicker than its news
        if self.name in self.moment.get("asked_back", ()):
            return
        if self.name not in self.moment.get("awaits", ()):
            await self.reject()
            return
        if self.pause:
            await asyncio.sleep(self.pause)
        line = self._chosen()
        if line and self.lively:
            await self.give({"do": "play", "line": line})

    async def reject(self) -> bool:
        """Reject an offer, as bots wait for an answer, and return whether there was one."""
        line = next((line for line in self.may.get(self.name, []) if " rejects " in line), None)
        if line:
            await self.give({"do": "play", "line": line})
        return bool(line)

    def _chosen(self) -> str:
        lines = [line for line in self.may.get(self.name, []) if not any(word in line for word in NEVER)]
        bid = next((line for line in lines if " bids " in line), None)
        plain = [line for line in lines if ".." not in line]
        if bid is not None and self.chance.random() < 0.6:
            return bid.partition("..")[0]
        if not plain:  # short of money
            plain = [line for line in self.may.get(self.name, []) if ".." not in line]
        return self.chance.choice(plain) if plain else ""

    async def _send_pending(self, id_: str) -> None:
        command = self.pending.get(id_)
        if self._socket is None or command is None:
            return
        self._sent_at[id_] = asyncio.get_running_loop().time()
        with suppress(OSError, WebSocketException):
            await self._socket.send(json.dumps({"type": "do", "id": id_, "command": command}))


def make_table(url: str, places: list[str], **other: Any) -> tuple[str, str]:
    """Make a table and return its id and its host's key."""
    token = new_token()
    wanted = {"edition": "banking", "token": token, "places": places, "pace": "instant", "grace": 0} | other
    return str(post(f"{url}/api/tables", wanted)["id"]), token


async def seated(players: list[Player]) -> None:
    """Let everybody connect and sit down, each at the place of its number."""
    for place, player in enumerate(players):
        player.begin()
        await player.give({"do": "sit", "place": place, "shown": player.name, "token": player.token})
        await player.settled()
        await player.until(max(player.acknowledged.values()))
        player.name = next(each["seat"] for each in player.moment["chairs"] if each["place"] == place)


class Party:
    """The clients of one table: people who play, and somebody who watches."""

    def __init__(self, table: str, players: list[Player], watcher: Player) -> None:
        self.table = table
        self.players = players
        self.everybody = [*players, watcher]

    @classmethod
    async def begun(
        cls, urls: list[str], chance: random.Random, places: list[str], *, lively: bool = True, **other: Any
    ) -> "Party":
        """Return a party whose game has begun and is known to all; its people sit at the first two places.

        They use different urls.
        """
        table, host = await asyncio.to_thread(make_table, urls[0], places, **other)
        turned = [urls[number % len(urls) :] + urls[: number % len(urls)] for number in range(3)]
        names = enumerate(("Anna", "Otto"))
        players = [Player(turned[number], table, name, chance, lively=lively) for number, name in names]
        watcher = Player(turned[2], table, "nobody", chance, lively=False)
        await seated(players)
        watcher.begin()
        start = {"type": "do", "id": "start", "command": {"do": "start"}}
        await asyncio.to_thread(post, f"{urls[0]}/api/tables/{table}/commands", start, host)
        party = cls(table, players, watcher)
        await party.see(lambda player: player.moment.get("stage", "open") != "open")
        return party

    async def see(self, what: Callable[[Player], bool], seconds: float = PATIENCE) -> None:
        """Return when something holds for everybody."""
        async with asyncio.timeout(seconds):
            for player in self.everybody:
                while not what(player):
                    await player._change()

    async def hear_more(self, entries: int) -> None:
        """Return when everybody knows so many further entries."""
        known = {id(player): player.sequence + entries for player in self.everybody}
        await self.see(lambda player: player.sequence >= known[id(player)])

    async def answers(self, count: int) -> None:
        """Return when people have so many answers since their waits were last looked at, or the game is over."""
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.waits) for player in self.players) < count and not self.over:
                await asyncio.sleep(0.05)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(player.over for player in self.everybody)

    async def quiet(self, seconds: float = PATIENCE) -> None:
        """Let all commands be answered, nobody act any more, and everybody hear of everything."""
        for player in self.players:
            player.lively = False
        async with asyncio.timeout(seconds):
            for player in self.players:
                await player.settled()
            last = -1
            while True:
                known = await asyncio.to_thread(self._last)
                still = known == last and all(player.sequence == last for player in self.everybody)
                if still and not any([await player.reject() for player in self.players]):
                    return
                last = known
                await asyncio.sleep(0.3)

    async def refused_by_the_store(self, seconds: float = PATIENCE) -> Json:
        """Return the next refusal that names the store."""
        async with asyncio.timeout(seconds):
            while True:
                for player in self.players:
                    for refusal in player.refusals:
                        if refusal["reason"] == "store":
                            return refusal
                await asyncio.sleep(0.02)

    def _last(self) -> int:
        found: int = json.loads(get(f"{self.players[0].urls[0]}/api/tables/{self.table}"))["sequence"]
        return found

    async def leave(self) -> None:
        """Go."""
        for player in self.everybody:
            await player.leave()
