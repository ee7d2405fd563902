"""A restart is no restart: card readers and accounts in a database file that is closed and opened again."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import convert

from bankhalter.companion.entries import Header, KeyName
from bankhalter.companion.reader import KEYS as DEVICE_KEYS
from bankhalter.server import reader_commands as c
from bankhalter.server.errors import CommandError
from bankhalter.server.live_reader import LiveReader, Watcher
from bankhalter.store import MemoryStore, store_of
from bankhalter.words.voice import plain
from tests.laws.chance import Luck
from tests.server.ledgers import KEYS, MONEY, READER, Clock, Made, in_hand, keep, made

COMMANDS = 40
RESTARTED = 12  # percent: often a restart comes before a command
LONGEST = 25_000  # ms between two commands; after a minute the device is off
VOICE = plain("en")
Move = list[c.AnyReaderCommand]


def keys(typed: str) -> Move:
    return [c.Press(key) for key in convert(list(typed), list[KeyName])]


def moves_of_a_reader(luck: Luck) -> Move:
    """Return a booking, whole or with something forgotten, or anything at all."""
    card, other = luck.pick([(1, 2), (2, 3), (3, 1), (2, 1)])
    amount = keys(luck.pick(["500K", "2.5M", "10K", "9K", "1.4M"]))
    anything: Move = [
        c.Press(luck.pick(DEVICE_KEYS)),
        c.Insert("left", card, backwards=True),
        c.HoldC(),
        c.NameCard(card, luck.pick(["Dora", "Emil", ""])),
        c.Reverse(luck.between(1, 4)),
    ]
    move: Move = luck.pick(
        [
            [c.Insert("left", card), c.Press("GO"), c.Remove("left")],
            [c.Insert("left", card), *amount, c.Remove("left")],
            [c.Insert("right", card), *amount, c.Press("C"), c.Remove("right")],
            [c.Insert("right", card), c.Insert("left", other), *amount, c.Remove("left"), c.Remove("right")],
            [luck.pick(anything)],
        ]
    )
    return [each for each in move if not luck.percent(6)]


def moves_of_accounts(luck: Luck) -> Move:
    """Return one thing that can be done with accounts."""
    payer, payee = luck.between(-1, 3), luck.between(-1, 3)
    card = luck.between(1, 3)
    paid = c.Pay(payer, payee, luck.pick(["1", "150", "900"]), luck.pick(["", "rent"]))
    moves: Move = [
        c.Salary(card),
        c.Retire(card, luck.percent(50)),
        c.NewGame(),
        c.NameCard(card, luck.pick(["Dora", "Emil", ""])),
        c.Reverse(luck.between(1, 8)),
    ]
    return [luck.pick([paid, paid, *moves])]


async def answer(live: LiveReader, id_: str, command: c.AnyReaderCommand) -> object:
    try:
        return await live.command(id_, command, KEYS)
    except CommandError as error:
        return error.reason, VOICE.text(error.inner)


async def seen(live: LiveReader) -> object:
    """Return all that a process has of a device, and all that a phone is shown."""
    return {**vars(await live.bookings())}, await live.state(Watcher(KEYS, "en"), whole=True)


async def compared(file: Path, device: Made, commands: Move, luck: Luck) -> tuple[int, int]:
    """Do the same with a device that goes on and with one that is begun anew now and then.

    Return how often it was begun anew, and how many bookings there are.
    """
    memory, disk, clock, restarts = MemoryStore(), store_of(str(file)), Clock(), 0
    for each in (memory, disk):
        await keep(each, device)
    steady, restarted = await in_hand(memory, clock), await in_hand(disk, clock)
    for number, command in enumerate(commands):
        clock.at += luck.between(0, LONGEST)
        if luck.percent(RESTARTED):
            await disk.close()
            disk = store_of(str(file))
            await disk.open()
            restarted = await in_hand(disk, clock)
            restarts += 1
        assert await seen(restarted) == await seen(steady)
        answers = [await answer(live, f"command {number}", command) for live in (restarted, steady)]
        assert answers[0] == answers[1]
    assert await seen(restarted) == await seen(steady)
    await disk.close()
    return restarts, sum(len(game.lines) for game in (await steady.bookings()).games)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("header", "moves"), [(READER, moves_of_a_reader), (MONEY, moves_of_accounts)])
def test_a_device_goes_on_as_if_there_had_been_no_restart(
    header: Header, moves: Callable[[Luck], Move], seed: int, tmp_path: Path
) -> None:
    luck = Luck(seed)
    commands: Move = []
    while len(commands) < COMMANDS:
        commands += moves(luck)
    restarts, bookings = asyncio.run(compared(tmp_path / "tables.db", made(header), commands, luck))
    assert restarts > 0
    assert bookings > 0
