"""Whatever people, bots and time do, and in whatever processes: all come to the same table."""

import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankhalter.bots.memory import MEMORY
from bankhalter.play.agents import Choose, bot
from bankhalter.rules.layout import Board, State
from bankhalter.server import commands as c
from bankhalter.server.due import do_due
from bankhalter.server.entries import Said, TakenOver
from bankhalter.server.errors import CommandError
from bankhalter.server.snapshots import restored, snapshot_bytes
from tests.server.party import CODE, SECRET, Party, state

if TYPE_CHECKING:
    from collections.abc import Callable

QUICK = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
PEOPLE = ("Anna", "Bea", "Cara")
SEATS = ("Anna", "Bea", "bot", "Cara", "bot")
TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("sonic-boom", {}),
    ("sonic-boom", {"short": True}),
    ("banking", {"minutes": 60}),
    ("bond-007", {"speed_die": True, "first": "thrown"}),
)


class Random:
    """Numbers that Hypothesis chooses."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def below(self, n: int) -> int:
        self.at += 1
        return self.numbers[self.at % len(self.numbers)] * (1 + self.at // len(self.numbers)) % n


def some_line(party: Party, chance: Random, seat: str) -> str:
    """Return something a seat may say, most often what is legal."""
    legal = [line for line in party.game.legal(seat) if not party.game.over]
    others = [other for other in party.game.seats if other != seat]
    other = others[chance.below(len(others))]
    own = [lot for lot in range(40) if f"{seat} mortgages {lot}" in legal]
    legal += [f"{seat} takes back 1", f"{seat} agrees", f"{seat} disagrees"]
    if own:
        legal.append(f"{seat} offers {other} lot {own[0]} for {chance.below(9) * 10 + 1}")
    line = legal[chance.below(len(legal))]
    if ".." in line:
        words = line.split()
        least, _, most = words[-1].partition("..")
        line = " ".join([*words[:-1], least if chance.below(2) else most])
    return line


def something(party: Party, chance: Random) -> None:
    """Let something happen, allowed or not."""
    seat = PEOPLE[chance.below(len(PEOPLE))]
    awaited = [name for name in party.game.awaits if name in PEOPLE]
    doubted = next(iter(party.log.doubts), seat)
    kind = chance.below(20)
    commands: dict[int, Callable[[], c.AnyCommand]] = {
        8: lambda: c.Say(seat, "hello"),
        9: lambda: c.Waive(seat),
        10: lambda: c.Ask(seat, awaited[0] if awaited else seat),
        11: lambda: c.Vote(seat, doubted, "novice"),
        12: lambda: c.Vote(seat, doubted, "standard"),
        13: lambda: c.Here(seat),
        14: lambda: c.Return(seat),
        15: lambda: c.Mute(seat, PEOPLE[0]),
        16: lambda: c.Enter(party.log.seat_code(party.log.chairs[0]), "E" * 43),
    }
    if kind >= 17:
        party.now += (900, 6_000, 200_000)[kind - 17]
    elif kind >= 8:
        party.do(seat, commands[kind]())
    else:
        speaker = awaited[0] if awaited and kind < 6 else seat
        party(some_line(party, chance, speaker))


@QUICK
@given(
    st.sampled_from(TABLES),
    st.lists(st.integers(0, 2**20), min_size=40, max_size=120),
    st.sampled_from(["none", "fast"]),
)
def test_any_game_comes_to_the_same_wherever_it_is_followed(
    table: tuple[str, dict[str, object]], numbers: list[int], profile: str
) -> None:
    edition, options = table
    party = Party(SEATS, edition=edition, options=options, profile=profile, pace="instant", grace=1)
    chance = Random(numbers)
    follower, followed = party.folded(), len(party.entries)
    for _ in range(len(numbers)):
        with suppress(CommandError):
            something(party, chance)
        for _ in range(chance.below(4)):
            party.let(do_due(party.log, party.now))
        if chance.below(5) == 0:
            follower.fold(party.entries[followed:])
            followed = len(party.entries)
        asked_back = party.game.asked_back
        if chance.below(8) == 0 and not asked_back:
            party.log = party.put_away()  # another process takes over
        if chance.below(20) == 0:
            party.log = party.folded()
    party.check()
    follower.fold(party.entries[followed:])
    assert state(follower) == state(party.log)


def long_game(seats: tuple[str, ...] = ("bot", "bot", "bot", "bot"), lines: int = 1500) -> Party:
    party = Party(seats, pace="instant", grace=0)
    while len(party.game.log) < lines and not party.game.over and party.let(party.log.bot_plays(party.now)):
        pass
    return party


@pytest.fixture(scope="module")
def long() -> Party:
    return long_game()


def test_a_long_game_of_bots_is_the_same_from_any_snapshot(long: Party) -> None:
    whole = state(long.folded())
    assert whole == state(long.log)
    for share in (1, 3, 7):
        cut = len(long.entries) * share // 8
        log = long.empty()
        log.fold(long.entries[:cut])
        while log.game is not None and "nature" in log.game.awaits:  # not between lines that are kept together
            log.fold(long.entries[cut : cut + 1])
            cut += 1
        again = restored(CODE, long.header, SECRET, snapshot_bytes(log))
        again.fold(long.entries[cut:])
        assert state(again) == whole


def test_a_long_game_loads_from_its_snapshot_in_less_than_20_ms(long: Party) -> None:
    log = long.folded()
    for number in range(2000):
        log.commands[f"a command of a client {number} 0123456789abcdef"] = number
    data = snapshot_bytes(log)
    restored(CODE, long.header, SECRET, data)  # editions and boards are read once
    spans = []
    for _ in range(7):
        begun = time.process_time()
        restored(CODE, long.header, SECRET, data)
        spans.append(time.process_time() - begun)
    assert min(spans) < 0.020, (spans, len(data))


def test_a_command_is_known_however_many_came_after_it(long: Party) -> None:
    log = long.folded()
    for number in range(2500):
        log.fold([Said(at=log.clock.now, command=f"command {number}", seat="Anna", text="Hello")])
    again = restored(CODE, long.header, SECRET, snapshot_bytes(log))
    assert log.commands["command 0"] == again.commands["command 0"] == log.sequence - 2499


def counting(kind: str) -> Choose:
    """Return a bot that remembers how often it was asked."""
    choose = bot(kind)

    def choose_and_count(  # noqa: PLR0913, PLR0917  # as bots are called
        b: Board, s: State, seat: int, memory: list[int], stream: list[int], listed: list[int], out: list[int]
    ) -> bool:
        memory[MEMORY - 1] += 1
        return choose(b, s, seat, memory, stream, listed, out)

    return choose_and_count


def test_who_had_time_to_let_bots_think_makes_no_difference_when_seats_change_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bankhalter.play.sitting.bot", counting)
    party = Party(("Anna", "bot", "bot", "bot"), pace="instant", grace=0)
    for number in range(100):
        if party.game.over:
            break
        if number % 3:
            assert party.log.sitting is not None
            party.log.sitting.hear("")  # as before a line that is refused
        if number % 4 == 1:
            party.log = party.put_away()
        if number % 2 == 0 and party.log.is_taken_over("Anna"):
            party.do("Anna", c.Return("Anna"))
        elif number % 2 == 0:
            entry = TakenOver(at=party.now, seat="Anna", bot="standard")
            party.log.take_in(entry)
            party.let([entry])
        if not party.let(party.log.bot_plays(party.now)):
            party(next(line for line in party.game.legal("Anna") if ".." not in line))
    party.check()
