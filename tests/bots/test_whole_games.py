"""Whole games among bots: they end, nothing impossible happens, and the same seed is the same game."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.play.agents import BOTS
from bankhalter.play.bot_game import Finished, play_bots
from bankhalter.play.bot_names import code
from bankhalter.rules.codes import Phase
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import Board, State

Given = dict[str, str | bool | int]

OPTION_SETS: list[tuple[str, Given]] = [
    *((name, {}) for name in editions()),
    ("sonic", {"rent": "automatic", "salary": "after_landing", "jail_doubles": "again"}),
    ("sonic-boom", {"short": True}),
    ("dc", {"short": True, "rent": "automatic"}),
    ("banking", {"short": True}),
    ("banking", {"minutes": 20, "jail_fine": "same_turn"}),
    ("bond-007", {"speed_die": True}),
    ("bond-007", {"speed_die": True, "rent_dice": "cars", "triple": "once", "mrm": "next_rent"}),
]
TABLES = (
    ["standard"] * 4,
    ["novice"] * 3,
    ["random"] * 3,
    ["standard", "novice", "random", "walker", "walker-stays"],
    ["standard", "novice"] * 3,
)

ONE_GAME = """
from tests.bots.test_whole_games import board, play
finished = play(board("sonic-boom", {}), ["standard", "random", "standard"], 3)
print(finished.state.pack().hex())
"""


def board(name: str, options: Given) -> Board:
    edition = load(name)
    return make_board(edition, parse_options(edition, options))


def play(b: Board, names: list[str], game: int, *, rounds: int = 500) -> Finished:
    def possible(s: State) -> None:
        assert faults(b, s) == 0

    return play_bots(b, [code(name) for name in names], 2024, game, rounds=rounds, watch=possible)


@pytest.mark.parametrize("names", TABLES, ids="-".join)
@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=str)
def test_no_bot_is_refused_and_no_state_is_impossible(name: str, options: Given, names: list[str]) -> None:
    play(board(name, options), names, 1, rounds=60)


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=str)
def test_games_of_four_standard_bots_end(name: str, options: Given) -> None:
    b = board(name, options)
    for game in range(3):
        finished = play(b, ["standard"] * 4, game)
        assert finished.state.phase == Phase.OVER
        assert finished.state.winners > 0


def test_duels_of_standard_bots_end() -> None:
    b = board("classic-us", {})
    for game in range(6):
        assert play(b, ["standard"] * 2, game).state.phase == Phase.OVER


def test_games_of_novices_end() -> None:
    b = board("sonic-boom", {})
    for game in range(3):
        assert play(b, ["novice"] * 4, game).state.phase == Phase.OVER


def test_most_games_of_random_bots_end() -> None:
    b = board("sonic-boom", {"rent": "automatic"})
    over = sum(play(b, ["random"] * 4, game).state.phase == Phase.OVER for game in range(6))
    assert over >= 4


def test_a_timed_game_ends_when_its_rounds_are_over() -> None:
    finished = play(board("banking", {"minutes": 5}), ["walker"] * 3, 0)
    assert finished.state.phase == Phase.OVER
    assert finished.rounds in {5, 6}


def test_standard_bots_beat_random_ones() -> None:
    b = board("sonic-boom", {})
    won = 0
    for game in range(40):
        winners = play(b, ["standard", "random", "standard", "random"], game).state.winners
        won += winners & 0b0101 != 0 and winners & 0b1010 == 0
    assert won > 30


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    b = board("banking", {})
    first, second = (play(b, [name, "standard", name], 5, rounds=40) for _ in range(2))
    assert first.state.pack() == second.state.pack()
    assert first[1:] == second[1:]


def test_another_number_is_another_game() -> None:
    b = board("banking", {})
    assert play(b, ["walker"] * 2, 1, rounds=5).state.pack() != play(b, ["walker"] * 2, 2, rounds=5).state.pack()


def test_a_game_does_not_depend_on_the_process() -> None:
    seen = set()
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", ONE_GAME], env=environment, capture_output=True, check=True)
        seen.add(sha256(done.stdout).hexdigest())
        assert len(done.stdout) > 100
    assert len(seen) == 1
