"""Chances of winning, from games played on."""

import pytest

from bankhalter.analysis.chances import Node, played_on, spread, win_chances
from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import load
from bankhalter.editions.options import parse_options
from bankhalter.rules.codes import Phase
from bankhalter.sim import chunks
from bankhalter.sim.engine import plain
from bankhalter.sim.positions import placed_at

EDITION = load("bond-007")
OPTIONS = parse_options(EDITION, {})
BOARD = make_board(EDITION, OPTIONS)
EQUAL = "seats: [A, B]\nturn: A\nphase: throw\nA: {cash: 1500, at: 0}\nB: {cash: 1500, at: 0}\n"
ALL_BUT_WON = (
    "seats: [A, B, C]\nturn: B\nphase: throw\n"
    "A: {cash: 5000, at: 20, deeds: {16: hotel, 18: hotel, 19: hotel, 21: hotel, 23: hotel, 24: hotel}}\n"
    "B: {cash: 1, at: 12}\nC: {bankrupt: true}\n"
)


def chances(position: str, games: int = 40) -> tuple[float, ...]:
    return win_chances(BOARD, placed_at(EDITION, OPTIONS, position)[1], games)


def test_chances_of_all_are_one_together_and_the_same_in_every_run() -> None:
    found = chances(EQUAL)
    assert sum(found) == pytest.approx(1)
    assert 0.2 < found[0] < 0.8
    assert chances(EQUAL) == found


def test_who_has_all_but_won_wins_and_who_is_bankrupt_never() -> None:
    a, b, c = chances(ALL_BUT_WON)
    assert a > 0.9
    assert b == pytest.approx(1 - a)
    assert c == 0


def test_a_game_that_is_over_is_won() -> None:
    state = placed_at(EDITION, OPTIONS, EQUAL)[1]
    state.phase, state.winners, state.awaited = Phase.OVER, 0b10, 0
    assert win_chances(BOARD, state, 3) == (0, 1)


def test_moments_are_evenly_apart_with_the_first_and_the_last() -> None:
    assert spread([3, 5, 8], 5) == [3, 5, 8]
    assert spread(list(range(101)), 5) == [0, 25, 50, 75, 100]


def test_games_that_begin_with_a_throw_or_leave_seats_unasked_are_the_same_compiled_and_plain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    building = EQUAL.replace("A: {cash: 1500, at: 0}", "A: {cash: 1500, at: 0, deeds: {1: 0, 3: 0}}")
    packed = placed_at(EDITION, OPTIONS, building)[1].pack()
    nodes = (Node(packed, asked=1), Node(packed, throws=True), Node(packed))
    found = [played_on(BOARD, node, 2, 5, 6) for node in nodes]
    monkeypatch.setattr(chunks, "engine", plain)
    assert [played_on(BOARD, node, 2, 5, 6) for node in nodes] == found
