"""Plain and compiled are one program: after every action of many games everything is equal."""

from types import ModuleType

import pytest

from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.rules.layout import State
from bankhalter.sim.twins import TwinError, Twins, play_twins
from bankhalter.sim.variants import option_sets

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
