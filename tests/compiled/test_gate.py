"""Plain and compiled are one program: after every action of many games everything is equal."""

import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.rules.layout import State
from bankhalter.sim import gate
from bankhalter.sim.twins import TwinError, Twins, play_twins
from bankhalter.sim.variants import Chosen, option_sets

GAMES_AN_EDITION = 30
LEAST_ACTIONS = 100  # of a game on average: that something was played


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("edition", editions())
def test_plain_and_compiled_games_are_equal_after_every_action(edition: str, half: int) -> None:
    sets = list(option_sets(load(edition)))
    games = range(half, GAMES_AN_EDITION, 2)
    assert sum(play_twins(edition, sets[n % len(sets)], n) for n in games) > LEAST_ACTIONS * len(games)


@pytest.fixture
def twins(compiled: ModuleType) -> Twins:
    edition = load("sonic-boom")
    return Twins(compiled, make_board(edition, parse_options(edition, {})), 4, seed=1, game=1)


def test_a_difference_in_the_state_is_found(twins: Twins) -> None:
    twins.play(20)
    other = State()
    other.unpack(twins.state.pack())
    other.cash[2] += 1
    twins.twin.unpack(other.pack())
    with pytest.raises(TwinError, match="state after"):
        twins.step()


def test_a_difference_in_a_memory_is_found(twins: Twins) -> None:
    for mind in twins.minds:
        mind.compiled_memory[-1] = 1
    with pytest.raises(TwinError, match="the memory"):
        twins.play(20)


@pytest.fixture
def quick(compiled: ModuleType) -> SimpleNamespace:
    """The compiled functions, of which a test may replace some."""
    return SimpleNamespace(**vars(compiled))


def quick_twins(functions: SimpleNamespace, *, thorough: bool = False) -> Twins:
    edition = load("sonic-boom")
    board = make_board(edition, parse_options(edition, {}))
    return Twins(functions, board, 4, seed=1, game=1, thorough=thorough)


def test_a_game_that_is_not_thorough_is_the_same_game(quick: SimpleNamespace) -> None:
    one, other = quick_twins(quick), quick_twins(quick, thorough=True)
    assert one.play(200) == other.play(200) == 200
    assert one.state.pack() == other.state.pack()


def test_a_game_that_is_not_thorough_finds_differences_too(quick: SimpleNamespace) -> None:
    twins = quick_twins(quick)
    twins.play(20)
    other = State()
    other.unpack(twins.state.pack())
    other.cash[2] += 1
    twins.twin.unpack(other.pack())
    with pytest.raises(TwinError, match="state after"):
        twins.step()
    quick.legal = lambda *_: 0
    with pytest.raises(TwinError, match="legal after the start: plain 1, compiled 0"):
        quick_twins(quick)


def test_faults_and_thoughts_are_for_thorough_games(quick: SimpleNamespace) -> None:
    quick.faults = lambda *_: 1
    quick_twins(quick).play(20)
    with pytest.raises(TwinError, match="faults"):
        quick_twins(quick, thorough=True)


@pytest.mark.usefixtures("compiled")
def test_the_gate_plays_the_same_games_on_any_number_of_processes() -> None:
    alone, together = (list(gate.gate(50, 20, workers=workers, thorough=4)) for workers in (1, 2))
    assert alone == together
    assert [each.games for each in alone] == [8, 8, 4]
    assert sum(each.actions for each in alone) > LEAST_ACTIONS * 20


def test_every_table_has_its_thorough_games() -> None:
    count = len(gate.tables())
    for thorough in (1, 5, 8):
        seen = [sum(gate.is_thorough(turn * count + table, thorough) for turn in range(40)) for table in range(count)]
        assert set(seen) == {40 // thorough}


def test_the_gate_stops_at_a_game_that_differs_and_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(edition: str, options: Chosen, game: int, *, thorough: bool) -> int:
        del edition, options, thorough
        if game == 11:
            raise TwinError("state after the start")
        return 100

    monkeypatch.setattr(gate, "play_twins", play)
    first, second = gate.gate(0, 16, workers=1, thorough=8)
    assert first == (8, 800, "")
    assert second[:2] == (3, 300)
    assert second.difference.startswith("game 11 (banking {")
    assert second.difference.endswith("state after the start")


def test_a_state_goes_to_the_extension_and_back(compiled: ModuleType, twins: Twins) -> None:
    twins.play(50)
    copied = twins.twin.copy()
    assert copied.pack() == twins.state.pack()
    with pytest.raises(ValueError, match="expected 1996 bytes, got 4"):
        copied.unpack(b"1234")
    assert copied.notes is None
    assert compiled.State().pack() == State().pack()


def begin_again(twins: Twins, times: int) -> None:
    for _ in range(times):
        twins.compiled.start(twins.twin_board, twins.twin, 4)


def test_more_events_than_there_is_room_for_are_an_error(twins: Twins) -> None:
    twins.state.notes, twins.twin.notes = [], []
    with pytest.raises(RuntimeError, match="more events"):
        begin_again(twins, 10_000)


def test_an_interrupt_while_the_gate_is_loaded_shows_nothing(tmp_path: Path) -> None:
    (tmp_path / "bankhalter").mkdir()
    interrupting = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    (tmp_path / "bankhalter" / "__init__.py").write_text(interrupting, encoding="utf-8")
    command = [sys.executable, str(Path(__file__).parents[2] / "bench" / "gate.py")]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


@pytest.mark.usefixtures("compiled")
def test_an_interrupt_says_where_the_gate_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It comes after the first eight games; they are counted, and nothing after them."""
    program = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "gate.py"))
    play = gate.compare_games

    def interrupted(first: int, games: int, thorough: int) -> gate.Compared:
        os.kill(os.getpid(), signal.SIGINT)
        return play(first, games, thorough)

    monkeypatch.setattr(gate, "compare_games", interrupted)
    before = signal.getsignal(signal.SIGINT)
    try:
        code = program["compare"](program["Count"](50, 400), 1, 8)
    finally:
        signal.signal(signal.SIGINT, before)
    assert code == 130
    assert capsys.readouterr().out.splitlines()[-1] == "Interrupted; it goes on with --from 58."
