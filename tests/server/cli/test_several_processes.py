"""`bankhalter serve --processes 2`: one address, one PostgreSQL, and players of one table at different processes."""

import asyncio
import random  # noqa: TID251  # what the players choose, not a game
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.server.cli.processes import PATIENCE, Process, server
from tests.server.hurt.players import Party, Player, make_table, post
from tests.server.hurt.truth import faults
from tests.store.servers import PostgresServer

ENTRIES = 60


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


def workers(serving: Process, port: int) -> list[psutil.Process]:
    """Wait until both processes serve, and return them."""
    end = time.monotonic() + PATIENCE
    while serving.told().count("server started") < 2:
        assert time.monotonic() < end, serving.told()
        time.sleep(0.02)
    children = psutil.Process(serving.process.pid).children()
    return [child for child in children if any(line.laddr.port == port for line in child.net_connections("tcp"))]


@contextmanager
def alone(worker: psutil.Process, among: list[psutil.Process]) -> Iterator[None]:
    """Let the others stand still for a moment: who connects now connects to this one."""
    others = [other for other in among if other.pid != worker.pid]
    for other in others:
        other.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for other in others:
            other.send_signal(signal.SIGCONT)


def serves(worker: psutil.Process, player: Player) -> bool:
    """Whether a player's connection is held by this process."""
    assert player._socket is not None
    own = player._socket.local_address[1]
    return any(line.raddr and line.raddr.port == own for line in worker.net_connections("tcp"))


async def connected(player: Player, worker: psutil.Process, among: list[psutil.Process]) -> None:
    """Let a player connect to this process."""
    with alone(worker, among):
        player.begin()
        async with asyncio.timeout(PATIENCE):
            while not player.connections:
                await player._change()
    assert serves(worker, player)


async def evening(address: str, among: list[psutil.Process]) -> Party:
    """Let two people play at a table, each at a process of its own, and return them when everybody knows all."""
    table, host = await asyncio.to_thread(make_table, address, ["open", "open", "bot:novice"])
    names = ("Anna", "Otto", "nobody")
    chance = random.Random(1)  # noqa: S311  # as above
    players = [Player([address], table, name, chance, lively=False) for name in names]
    for player, worker in zip(players, (among[0], among[1], among[0]), strict=True):
        await connected(player, worker, among)
    party = Party(table, players[:2], players[2])
    for place, player in enumerate(party.players):
        await player.give({"do": "sit", "place": place, "shown": player.name, "token": player.token})
        await player.settled()
    start = {"type": "do", "id": "start", "command": {"do": "start"}}
    await asyncio.to_thread(post, f"{address}/api/tables/{table}/commands", start, host)
    for player in party.players:
        await player.enliven()
    async with asyncio.timeout(PATIENCE):
        for player in party.everybody:
            await player.until(ENTRIES)
    await party.quiet(PATIENCE)
    return party


def test_two_servers_that_know_nothing_of_each_other_serve_one_table(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.new_database()
    (one, first), (two, second) = (server(tmp_path / name, "--database", database) for name in ("one", "two"))

    async def play() -> None:
        table, _ = await asyncio.to_thread(make_table, first, ["open", "open"])
        anna, otto = (Player([url], table, "", random.Random(1), lively=False) for url in (first, second))  # noqa: S311
        for each in (anna, otto):
            each.begin()
        await anna.give({"do": "sit", "place": 0, "shown": "Anna", "token": anna.token})
        async with asyncio.timeout(PATIENCE):
            await otto.until(1)  # it is told at the other server, where nobody asks
            while otto.moment["chairs"][0].get("away", False):
                await otto._change()
        for each in (anna, otto):
            await each.leave()

    with one, two:
        asyncio.run(play())
        assert [one.interrupt(), two.interrupt()] == [130, 130]


def test_people_at_two_processes_play_at_one_table(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.new_database()
    words = ("--processes", "2", "--database", database, "--log", "json")
    serving, address = server(tmp_path / "server", *words)

    async def play() -> None:
        among = workers(serving, int(address.rpartition(":")[2]))
        assert len(among) == 2
        party = await evening(address, among)
        assert [player.connections for player in party.everybody] == [1, 1, 1]
        assert [serves(worker, player) for worker in among for player in party.players] == [True, False, False, True]
        for player in party.players:
            lines = [entry["line"] for entry in player.entries if entry["kind"] == "played"]
            assert sum(line.startswith(f"{player.name} ") for line in lines) > 2
            assert len(player.acknowledged) > 2
        assert await faults(database, party.table, party.everybody, tmp_path) == []
        await party.leave()

    with serving:
        asyncio.run(play())
        assert serving.interrupt() == 130
