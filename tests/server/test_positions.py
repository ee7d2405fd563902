"""A table whose game begins at a position: a puzzle, or a game played on from any of its moments."""

import pytest

from bankhalter.server import commands as c
from bankhalter.server.errors import CommandError, WrongError
from tests.server.rooms import HOST, Room, token
from tests.server.test_live import lively

POSITION = """\
seats: [A, B]
turn: B
A: {cash: 500, at: 20, deeds: {37: 0}}
B: {cash: 30, at: 34, deeds: {1: 0}}
"""


def test_a_game_begins_where_the_position_says_with_those_who_sit() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Ben", position=POSITION)
            log = await table.loaded()
            assert log.game is not None
            assert log.game.document()["Anna"] == {"cash": 500, "at": 20, "deeds": {37: 0}}
            assert log.game.awaits == ("Ben",)
            await room.do(table, "Ben", "Ben throws")
            for other in (room.add_hall(), room.add_hall()):
                again = await other.table(table.id)
                assert (await again.loaded()).game is not None
                assert (await again.loaded()).game.position() == log.game.position()  # type: ignore[union-attr]
                await again.put_away(at_once=True)  # the second one begins from a snapshot

    lively(play)


def test_a_position_is_played_by_as_many_as_it_has_seats() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created(position=POSITION)
            for place, seat in enumerate(("Anna", "Ben", "Cleo")):
                await room.do(table, seat, c.Sit(place, seat, token(seat)))
            with pytest.raises(CommandError) as caught:
                await room.do(table, HOST, c.Start())
            assert caught.value.reason == "too_few"
            await room.do(table, "Cleo", c.Leave("Cleo"))
            await room.do(table, HOST, c.Start())

    lively(play)


@pytest.mark.parametrize(
    "position",
    [
        "no position",
        "seats: [A, B]\nturn: C\nA: {cash: 1, at: 0}\nB: {cash: 1, at: 0}\n",
        "seats: [A, B]\nturn: A\nA: {cash: 1, at: 40}\nB: {cash: 1, at: 0}\n",
        "seats: [A, B, C, D]\nturn: A\n" + "".join(f"{name}: {{cash: 1, at: 0}}\n" for name in "ABCD"),
        "seats: &a [*a]\n",
        "seats: [A, B]\nturn: A\nphase: over\nA: {cash: 1, at: 0}\nB: {cash: 1, at: 0}\n",
        "[" * 6000,
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str) -> None:
    async def play() -> None:
        async with Room() as room:
            with pytest.raises(WrongError):
                await room.created(position=position)

    lively(play)
