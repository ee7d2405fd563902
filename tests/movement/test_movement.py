"""Tokens come to each square as often as the exact chain says."""

import pytest

from tests.movement.batches import compared, walked
from tests.movement.walking import IN_JAIL, SHARES, deviations, expected, walk

THROWS = 120_000
SEED = 2008


@pytest.mark.parametrize("leave", [True, False], ids=["pay at once", "stay"])
def test_throws_end_on_each_square_as_often_as_they_should(leave: bool) -> None:
    found = list(deviations(walk(THROWS, SEED, leave=leave), leave=leave))
    far = [line for line in found if abs(line[1] - line[2]) > line[3]]
    assert far == []


@pytest.mark.parametrize("leave", [True, False], ids=["pay at once", "stay"])
def test_the_exact_shares_are_all_throws(leave: bool) -> None:
    assert sum(expected(leave=leave)) == pytest.approx(100, abs=0.005)


def test_jail_is_left_at_once_or_not() -> None:
    assert SHARES["leave"]["in_jail"] < SHARES["stay"]["in_jail"]
    wrong = list(deviations(walk(THROWS // 4, SEED, leave=True), leave=False))
    assert abs(wrong[IN_JAIL][1] - wrong[IN_JAIL][2]) > wrong[IN_JAIL][3]


def test_throws_of_whole_games_end_where_they_should() -> None:
    lines = list(compared(walked(THROWS, SEED)))
    assert sum(share for _, share, _, _ in lines) == pytest.approx(100, abs=0.005)
    assert sum(counted for _, _, counted, _ in lines) == pytest.approx(100)
    assert [line for line in lines if abs(line[1] - line[2]) > line[3]] == []
