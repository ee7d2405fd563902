"""What a finished game owes to luck: worked out once, off the event loop, and told how far it is meanwhile."""

import asyncio

import pytest

from bankhalter.analysis.course import course_of
from bankhalter.analysis.luck import luck_of
from bankhalter.play.records import parse_record
from bankhalter.server import fortunes, worked_out
from bankhalter.server.errors import CommandError, TooManyError
from bankhalter.server.fortunes import Fortune, Fortunes, fortune_of
from bankhalter.server.replays import Replay, Replays
from tests.server.party import Party, thrown
from tests.server.rooms import Room

GAMES = 200


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test be quick, also where the rules are not compiled."""
    monkeypatch.setattr("bankhalter.analysis.chances.is_quick", lambda: True)
    monkeypatch.setattr(fortunes, "luck_of", lambda course, progress: luck_of(course, GAMES, progress))


def finished() -> Party:
    party = Party(("Anna", "Bert"), dice=thrown(1, 2, 1, 2))
    party("Anna throws", "Anna declines", "Anna takes back 1", "Bert agrees", "Anna buys", "Anna ends turn")
    party("Bert throws", "Bert gives up")
    assert party.game.over
    return party


def replay_of(party: Party) -> Replay:
    replay = Replay(party.header)
    replay.read(party.entries)
    return replay


def test_the_course_of_a_table_is_that_of_its_record() -> None:
    party = finished()
    course = replay_of(party).course()
    recorded = course_of(parse_record(party.game.record(), "test"))
    assert course.steps == recorded.steps
    assert (course.seats, course.end) == (recorded.seats, recorded.end)


def test_who_is_a_standard_bot_is_known_at_every_step() -> None:
    party = Party(("Anna", "bot"), dice=thrown(1, 2, 1, 2))
    party("Anna throws", "Anna buys", "Anna ends turn")
    party.bots()
    bot = party.game.table.seat(party.game.opening.people[0]) ^ 1
    assert {step.bots for step in replay_of(party).course().steps} == {1 << bot}


def test_a_fortune_adds_up_and_leads_to_its_moments() -> None:
    replay = replay_of(finished())
    found = fortune_of(replay, lambda _done, _total: None)
    assert (found.done, [each.seat for each in found.breakdowns]) == (1, ["Anna", "Bert"])
    for each in found.breakdowns:
        assert each.start + each.luck + each.decisions + each.others == pytest.approx(each.outcome)
    (worst,) = found.worst
    assert (worst.seat, worst.at) == ("Bert", len(replay.moments) - 1)


async def told(fortunes_: Fortunes, table: object) -> Fortune:
    while (found := await fortunes_.fortune(table)).done < 1:  # type: ignore[arg-type]
        assert found.breakdowns == ()
    return found


def test_it_is_worked_out_once_and_only_for_games_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = 0

    def counted(replay: Replay, progress: object) -> Fortune:
        nonlocal worked
        worked += 1
        return fortune_of(replay, progress)  # type: ignore[arg-type]

    monkeypatch.setattr(fortunes, "fortune_of", counted)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            kept = Fortunes(Replays(room.store), asyncio.Lock())
            with pytest.raises(CommandError) as early:
                await kept.fortune(table)
            assert early.value.reason == "not_over"
            await room.do(table, "Anna", "Anna gives up")
            first, second = await asyncio.gather(told(kept, table), told(kept, table))
            assert first == second == await kept.fortune(table)

    asyncio.run(work())
    assert worked == 1


def test_who_asks_hears_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fortunes, "PATIENCE", 0)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            one = asyncio.Lock()
            kept = Fortunes(Replays(room.store), one)
            async with one:
                assert await kept.fortune(table) == Fortune(done=0)
            assert (await told(kept, table)).done == 1

    asyncio.run(work())


def test_few_games_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worked_out, "WAITING", 0)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            with pytest.raises(TooManyError):
                await Fortunes(Replays(room.store), asyncio.Lock()).fortune(table)

    asyncio.run(work())


def test_what_goes_wrong_is_told_to_who_asks_once_it_has_and_then_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    def wrong(_replay: Replay, _progress: object) -> Fortune:
        nonlocal tried
        tried += 1
        raise RuntimeError("a bot is at fault")

    monkeypatch.setattr(fortunes, "fortune_of", wrong)

    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            await room.do(table, "Anna", "Anna gives up")
            one = asyncio.Lock()
            kept = Fortunes(Replays(room.store), one)
            monkeypatch.setattr(fortunes, "PATIENCE", 0)
            async with one:
                assert (await kept.fortune(table)).done == 0
            monkeypatch.setattr(fortunes, "PATIENCE", 10)
            await asyncio.sleep(0.1)  # it goes wrong while nobody asks
            for times in (1, 2):
                with pytest.raises(RuntimeError, match="at fault"):
                    await kept.fortune(table)
                assert tried == times

    asyncio.run(work())


def test_what_went_wrong_and_nobody_asked_for_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worked_out, "WAITING", 1)
    monkeypatch.setattr(fortunes, "PATIENCE", 0)
    known = fortunes.fortune_of

    def wrong(_replay: Replay, _progress: object) -> Fortune:
        raise RuntimeError("a bot is at fault")

    async def work() -> None:
        async with Room() as room:
            tables = [await room.begun("Anna", "Bert"), await room.begun("Anna", "Bert")]
            for table in tables:
                await room.do(table, "Anna", "Anna gives up")
            kept = Fortunes(Replays(room.store), asyncio.Lock())
            monkeypatch.setattr(fortunes, "fortune_of", wrong)
            before = asyncio.all_tasks()
            assert (await kept.fortune(tables[0])).done == 0
            await asyncio.gather(*asyncio.all_tasks() - before, return_exceptions=True)
            monkeypatch.setattr(fortunes, "fortune_of", known)
            assert (await told(kept, tables[1])).done == 1

    asyncio.run(work())
