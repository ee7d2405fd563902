"""Many live tables on one server: how long from a command to the last client's news. Prints JSON and a table.

`python bench/server.py 100 500 1000 2000`: as many tables, one after the other, each with four people connected, one
of whom acts every two seconds. The server is a process of its own on loopback; SQLite keeps the tables. `--pages`:
the clients want what pages want, a sight of the position and everything in words.
"""

import argparse
import asyncio
import json
import os
import random  # noqa: TID251  # when to hurt, not a game
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from sockets import Wire

SEATS = 4
BID = 0.6  # of those who may
EVERY = 2.0  # seconds between two actions of a table
NEVER = ("gives up", "mortgages", "sells", "offers", "withdraws")
AT_ONCE = 24  # tables made ready together
TICKS = os.sysconf("SC_CLK_TCK")


class MomentSeen(msgspec.Struct):
    """What the load needs to know of a moment."""

    stage: str
    awaits: list[str] = []


class Seen(msgspec.Struct):
    """What the load needs to know of a welcome or news."""

    sequence: int
    first: int
    moment: MomentSeen
    may: dict[str, list[str]]


class Kind(msgspec.Struct):
    """What comes in."""

    type: str
    sequence: int = 0
    first: int = 0
    reason: str = ""


KIND = msgspec.json.Decoder(Kind)
SEEN = msgspec.json.Decoder(Seen)


class Person:
    """A client at a table, with one seat."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.token = secrets.token_urlsafe(32)
        self.sequence = 0
        self.news_at = 0.0
        self.last = b""
        self.seat = f"P{number + 1}"
        self.wire: Wire | None = None

    def heard(self, data: bytes) -> None:
        """Take in a message."""
        now = time.perf_counter()
        # Every message begins with its type; the rest is read when it matters.
        if data.startswith((b'{"type":"news"', b'{"type":"welcome"')):
            found = KIND.decode(data)
            if found.type == "news" and found.first != self.sequence:
                self.table.load.lost += 1
            self.sequence, self.news_at, self.last = found.sequence, now, data
            self.table.told()
        elif data.startswith(b'{"type":"ack"'):
            self.table.acked()
        else:
            found = KIND.decode(data)
            self.table.refused(found.reason)

    def do(self, **command: Any) -> None:
        """Give a command."""
        assert self.wire is not None
        message = {"type": "do", "id": secrets.token_hex(8), "command": command}
        self.wire.send(msgspec.json.encode(message))


class Table:
    """A table and its people."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.id = ""
        self.people = [Person(self, number) for number in range(SEATS)]
        self.sent_at = 0.0
        self.before = -1
        self.over = False
        self.answers: list[str] = []
        self.answered = asyncio.Event()

    def told(self) -> None:
        """Somebody has got news."""
        if self.before >= 0 and all(person.sequence > self.before for person in self.people):
            self.load.waits.append(max(person.news_at for person in self.people) - self.sent_at)
            self.before = -1

    def acked(self) -> None:
        """A command is carried out."""
        self.answers.append("ack")
        self.answered.set()

    def refused(self, reason: str) -> None:
        """A command is not carried out."""
        self.load.refusals.append(reason)
        self.before = -1
        self.answers.append(reason)
        self.answered.set()

    async def ready(self, web: httpx.AsyncClient, port: int) -> None:
        """Make the table, seat everybody and begin."""
        host = secrets.token_urlsafe(32)
        wanted = {"edition": "banking", "token": host, "places": ["open"] * SEATS, "grace": 0}
        answer = await web.post("/api/tables", json=wanted)
        self.id = answer.raise_for_status().json()["id"]
        loop = asyncio.get_running_loop()
        for person in self.people:
            path = f"/api/tables/{self.id}/socket"
            _, wire = await loop.create_connection(
                lambda path=path, person=person: Wire(path, person.heard), "127.0.0.1", port
            )  # type: ignore[misc]
            person.wire = wire
            await wire.open
            keys = [person.token, host] if person.number == 0 else [person.token]
            wire.send(msgspec.json.encode({"type": "hello", "tokens": keys} | self.load.hello))
            await self.order(person, do="sit", place=person.number, shown=person.seat, token=person.token)
        await self.order(self.people[0], do="start")

    async def order(self, person: Person, **command: Any) -> None:
        """Give a command and wait for its answer."""
        self.answered.clear()
        person.do(**command)
        await asyncio.wait_for(self.answered.wait(), 120)
        assert self.answers[-1] == "ack", self.answers

    def act(self, chance: random.Random) -> None:
        """Let whoever is awaited act."""
        if self.before >= 0:
            self.load.late += 1
            return
        seen = SEEN.decode(self.people[0].last)
        seat = next(iter(seen.moment.awaits), "")
        person = next((person for person in self.people if person.seat == seat), None)
        if person is None:
            self.over = True
            return
        line = chosen(SEEN.decode(person.last).may.get(seat, []), chance)
        self.before, self.sent_at = max(person.sequence for person in self.people), time.perf_counter()
        person.do(do="play", line=line)


def chosen(lines: list[str], chance: random.Random) -> str:
    """Return a line as a person might say it."""
    good = [line for line in lines if not any(word in line for word in NEVER)] or lines
    bid = next((line for line in good if " bids " in line), None)
    if bid is not None and chance.random() < BID:
        return bid.partition("..")[0]
    plain = [line for line in good if ".." not in line] or [line for line in lines if ".." not in line]
    return chance.choice(plain)


class Used(NamedTuple):
    """What a process has used."""

    processor: float
    memory: int


def used(pid: int) -> Used:
    """Return the seconds of processor time and the bytes of memory of a process."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))
    return Used((int(numbers[11]) + int(numbers[12])) / TICKS, memory * 1024)


class Load:
    """So many tables, played for so long."""

    def __init__(self, count: int, seconds: float, hello: dict[str, str]) -> None:
        self.count = count
        self.hello = hello
        self.seconds = seconds
        self.waits: list[float] = []
        self.refusals: list[str] = []
        self.lost = 0
        self.late = 0

    async def play(self, port: int, pid: int, profile: str) -> dict[str, Any]:
        """Return the figures."""
        begun = time.perf_counter()
        tables = [Table(self) for _ in range(self.count)]
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as web:

            async def ready(table: Table) -> None:
                async with gate:
                    await table.ready(web, port)

            await asyncio.gather(*map(ready, tables))
        made = time.perf_counter() - begun
        await asyncio.sleep(1)
        self.lost, self.refusals = 0, []
        spy = spied(pid, profile, self.seconds) if profile else None
        appends = await appended(port)
        before, own = used(pid), used(os.getpid())
        begun = time.perf_counter()
        await asyncio.gather(*(self._one(table, begun) for table in tables))
        for _ in range(20):  # whoever is late is not lost
            await asyncio.sleep(0.5)
            if all(table.before < 0 for table in tables):
                break
        took = time.perf_counter() - begun
        after, own_after = used(pid), used(os.getpid())
        more = await appended(port)
        if spy is not None:
            await asyncio.to_thread(spy.wait, 60)
        self.lost += sum(table.before >= 0 for table in tables)
        self.lost += sum(len({person.sequence for person in table.people}) > 1 for table in tables)
        broken = sum(person.wire is None or person.wire.lost for table in tables for person in table.people)
        actions = len(self.waits)
        return {
            "tables": self.count,
            "clients": self.count * SEATS,
            "actions": actions,
            "actions a second": round(actions / took, 1),
            "ms, half": ms(self.waits, 0.5),
            "ms, 99 of 100": ms(self.waits, 0.99),
            "ms, longest": ms(self.waits, 1),
            "lost": self.lost,
            "late": self.late,
            "refused": len(self.refusals),
            "broken": broken,
            "over": sum(table.over for table in tables),
            "ms to append, mean": round(1000 * (more[0] - appends[0]) / max(more[1] - appends[1], 1), 1),
            "MB": round(after.memory / 1e6),
            "server's processor": round((after.processor - before.processor) / took, 2),
            "load's processor": round((own_after.processor - own.processor) / took, 2),
            "server's ms an action": round(1000 * (after.processor - before.processor) / max(actions, 1), 2),
            "seconds to make": round(made, 1),
            "machine's load": os.getloadavg()[0],
        }

    async def _one(self, table: Table, begun: float) -> None:
        chance = random.Random(table.id)
        at = begun + chance.random() * EVERY
        while at < begun + self.seconds and not table.over:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            table.act(chance)
            at += EVERY


def ms(waits: list[float], share: float) -> float:
    """Return the milliseconds within which that share was done."""
    if not waits:
        return 0.0
    return round(1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))], 1)


def serve(port: int, database: str) -> None:
    """Be the server."""
    import uvicorn  # noqa: PLC0415  # only here

    from bankhalter.server.app import make_app  # noqa: PLC0415
    from bankhalter.server.limits import Limits, Rate  # noqa: PLC0415
    from bankhalter.server.running import configured  # noqa: PLC0415
    from bankhalter.server.settings import Settings  # noqa: PLC0415
    from bankhalter.server.wire import listening  # noqa: PLC0415

    much = Rate(10**6, 10**6)
    limits = Limits(connections=10**6, spoken=much, tables=much, requests=much, silence=3600)
    app = make_app(Settings(database=database, limits=limits), alone=True)
    uvicorn.Server(configured(app)).run(sockets=[listening("127.0.0.1", port)])


def measured(count: int, seconds: float, profile: str, hello: dict[str, str]) -> dict[str, Any]:
    """Start a server, measure, and stop it."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        order = [sys.executable, __file__, "--serve", str(port), "--database", f"{folder}/tables.db"]
        begun = time.perf_counter()
        with subprocess.Popen(order) as server:  # noqa: S603
            try:
                wait_for(port, server)
                start = time.perf_counter() - begun
                found = uvloop.run(Load(count, seconds, hello).play(port, server.pid, profile))
            finally:
                server.terminate()
        return {"start-up, s": round(start, 2)} | found


async def appended(port: int) -> tuple[float, float]:
    """Return how long all appends have taken together, and how many there were."""
    async with httpx.AsyncClient() as web:
        text = (await web.get(f"http://127.0.0.1:{port}/metrics")).text
    said = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return float(said["bankhalter_append_seconds_sum"]), float(said["bankhalter_append_seconds_count"])


def spied(pid: int, profile: str, seconds: float) -> "subprocess.Popen[bytes]":
    """Let py-spy watch the server."""
    order = [
        "py-spy",
        "record",
        "-p",
        str(pid),
        "-o",
        profile,
        "-f",
        "raw",
        "-r",
        "200",
        "-d",
        str(int(seconds)),
        "--gil",
    ]
    return subprocess.Popen(order)  # noqa: S603


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    """Return when the server answers."""
    while True:
        assert server.poll() is None
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=5)
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return


def shown(results: Iterable[dict[str, Any]]) -> str:
    """Return the figures as a table."""
    results = list(results)
    keys = list(results[0])
    rows = [keys, *([str(each[key]) for key in keys] for each in results)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in zip(*rows, strict=True))


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*", default=[100, 500, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--profile", default="")
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--serve", type=int)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.database)
        return
    hello = {"lang": "de", "view": "sight"} if asked.pages else {}
    results = [measured(count, min(asked.seconds, 60), asked.profile, hello) for count in asked.tables]
    print(json.dumps(results, indent=1))
    print(shown(results), file=sys.stderr)


if __name__ == "__main__":
    main()
