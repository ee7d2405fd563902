"""Chances of winning over a finished game: at which moments, for which games, and off the event loop."""

import asyncio

import pytest

from bankhalter.server import chances, worked_out
from bankhalter.server.chances import Chances, Oracle, chances_of, from_rough_to_fine
from bankhalter.server.errors import CommandError, TooManyError
from bankhalter.server.live_table import LiveTable
from bankhalter.server.replays import Replay, Replays
from bankhalter.server.views import moment
from tests.server.party import Party, thrown
from tests.server.rooms import Room


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test be quick, also where the rules are not compiled."""
    monkeypatch.setattr(chances, "GAMES", 2)
    monkeypatch.setattr("bankhalter.analysis.chances.is_quick", lambda: True)


def finished() -> Party:
    party = Party(("Anna", "Bert"), dice=thrown(1, 2, 1, 2))
    party("Anna throws", "Anna buys", "Anna ends turn", "Bert throws", "Bert gives up")
    assert party.game.over
    return party


def test_chances_stand_at_the_beginnings_of_turns_and_at_the_end() -> None:
    replay = Replay((party := finished()).header)
    replay.read(party.entries)
    found = chances_of(replay)
    assert (found.seats, found.games, found.at) == (("Anna", "Bert"), 2, (0, 3, 5))
    assert list(found.shares[-1]) == [1, 0]
    assert all(sum(shares) == pytest.approx(1) for shares in found.shares)


def test_only_of_a_game_that_is_over_and_had_no_agreed_time_it_is_said_that_luck_is_told() -> None:
    def told(party: Party) -> bool:
        return moment(party.log, party.around(), 0).luck

    party = Party(("Anna", "Bert"))
    assert not told(party)
    party("Bert gives up")
    assert told(party)
    timed = Party(("Anna", "Bert"), edition="banking", options={"minutes": 60})
    timed("Bert gives up")
    assert timed.game.over
    assert not told(timed)


def test_where_time_is_short_there_are_fewer_but_always_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "SECONDS", -1)
    replay = Replay((party := finished()).header)
    replay.read(party.entries)
    assert chances_of(replay).at == (5,)


def test_moments_are_gone_through_from_rough_to_fine() -> None:
    assert from_rough_to_fine([10, 20, 30, 40, 50]) == [50, 10, 30, 20, 40]
    assert from_rough_to_fine([10]) == [10]


def test_they_are_worked_out_once_and_only_for_games_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = 0

    def counted(replay: Replay) -> Chances:
        nonlocal worked
        worked += 1
        return chances_of(replay)

    monkeypatch.setattr(chances, "chances_of", counted)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            oracle = Oracle(Replays(room.store), asyncio.Lock())
            with pytest.raises(CommandError) as early:
                await oracle.chances(table)
            assert early.value.reason == "not_over"
            await room.do(table, "Anna", "Anna gives up")
            first, second = await asyncio.gather(oracle.chances(table), oracle.chances(table))
            assert first == second == await oracle.chances(table)
            assert first.shares[-1] == (0, 1)

    asyncio.run(work())
    assert worked == 1


def test_who_waited_for_the_game_shares_what_was_worked_out_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = 0

    def counted(replay: Replay) -> Chances:
        nonlocal worked
        worked += 1
        return chances_of(replay)

    class Late(Replays):
        """The game comes late to whoever asks first."""

        asked = 0

        async def replay(self, table: LiveTable) -> Replay:
            self.asked += 1
            first = self.asked == 1
            found = await super().replay(table)
            if first:
                await worked_once.wait()
            return found

    monkeypatch.setattr(chances, "chances_of", counted)
    worked_once = asyncio.Event()

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            replays = Late(room.store)
            oracle = Oracle(replays, asyncio.Lock())
            late = asyncio.create_task(oracle.chances(table))
            await asyncio.sleep(0)
            assert replays.asked == 1
            found = await oracle.chances(table)
            worked_once.set()
            assert await late == found

    asyncio.run(work())
    assert worked == 1


def test_a_game_that_cannot_be_played_on_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            oracle = Oracle(Replays(room.store), asyncio.Lock())
            monkeypatch.setattr(worked_out, "WAITING", 0)
            with pytest.raises(TooManyError):
                await oracle.chances(table)
            monkeypatch.setattr("bankhalter.analysis.chances.is_quick", lambda: False)
            with pytest.raises(CommandError) as plain:
                await oracle.chances(table)
            assert plain.value.reason == "no_chances"

    asyncio.run(work())


def test_all_at_a_table_may_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worked_out, "WAITING", 1)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            oracle = Oracle(Replays(room.store), asyncio.Lock())
            found = await asyncio.gather(*(oracle.chances(table) for _ in range(6)))
            assert {each.shares[-1] for each in found} == {(0, 1)}

    asyncio.run(work())
