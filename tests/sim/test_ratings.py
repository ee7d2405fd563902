"""Ratings, against values worked out by hand."""

from itertools import permutations
from math import log10, sqrt

import pytest

from bankhalter.sim.ratings import POINTS, Places, chance, comparable, estimated, inverted, ratings, reaching
from bankhalter.sim.shares import Z_95


def two(wins: int, losses: int, alike: int = 0) -> list[Places]:
    return [*[(0, 1)] * wins, *[(1, 0)] * losses, *[(0, 0)] * alike]


@pytest.mark.parametrize(("wins", "losses"), [(1, 1), (10, 1), (3, 1), (64, 36), (1, 999), (1_000_000, 1)])
def test_between_two_the_difference_follows_from_the_share_of_wins(wins: int, losses: int) -> None:
    """With a share of p it is 400 log10(p / (1 - p)); 0 lies in the middle."""
    first, second = ratings(two(wins, losses), 2)
    p = wins / (wins + losses)
    assert first.points is not None
    assert second.points is not None
    assert first.points - second.points == pytest.approx(400 * log10(p / (1 - p)), abs=1e-6)
    assert first.points == pytest.approx(-second.points)


def test_ten_wins_for_a_loss_are_four_hundred_points() -> None:
    assert ratings(two(10, 1), 2)[0].points == pytest.approx(200)


def test_between_two_the_interval_is_that_of_fisher() -> None:
    """The error of log-odds from n games is 1 / √(n p q); each of the two has half of the difference."""
    first = ratings(two(75, 25), 2)[0]
    half = Z_95 * POINTS / sqrt(100 * 0.75 * 0.25) / 2
    assert first.points == pytest.approx(400 * log10(3) / 2)
    assert [first.low, first.high] == pytest.approx([200 * log10(3) - half, 200 * log10(3) + half])


def test_games_that_end_alike_say_nothing() -> None:
    assert ratings(two(75, 25, alike=50), 2) == ratings(two(75, 25), 2)


def test_pairs_of_one_game_hang_together() -> None:
    """Three orders, each once: all alike, and the interval is wider than that of nine games between two.

    Fisher information 1.5 on the diagonal, -0.75 beside it: 2.25 for whatever sums to 0. What a game adds to the slope
    is 1 for the first, 0, and -1 for the last: squares of 2 on the diagonal, -1 beside it: 3. So 3 / 2.25² times the
    2/3 that an entrant has of it.
    """
    found = ratings([(0, 1, 2), (1, 2, 0), (2, 0, 1)], 3)
    half = Z_95 * POINTS * sqrt(3 / 2.25**2 * 2 / 3)
    for rating in found:
        assert rating.points == pytest.approx(0, abs=1e-9)
        assert [rating.low, rating.high] == pytest.approx([-half, half])


def test_at_the_maximum_everybody_is_as_often_ahead_as_expected() -> None:
    games: list[Places] = [
        tuple(order) for n, order in enumerate(permutations(range(4))) for _ in range(1 + n * n % 17)
    ]
    found = [rating.points for rating in ratings(games, 4)]
    strengths = [points / POINTS for points in found if points is not None]
    assert len(strengths) == 4
    assert sum(strengths) == pytest.approx(0, abs=1e-9)
    for a in range(4):
        others = [b for b in range(4) if b != a]
        seen = sum(places[a] < places[b] for places in games for b in others)
        assert seen == pytest.approx(len(games) * sum(chance(strengths, a, b) for b in others))


def test_who_is_always_ahead_or_behind_has_no_points_and_does_not_disturb_the_others() -> None:
    games: list[Places] = [*[(1, 2, 0, 3)] * 3, (2, 1, 0, 3)]
    found = ratings(games, 4)
    assert found[2] == (None, None, None, 1)
    assert found[3] == (None, None, None, -1)
    assert found[:2] == ratings(two(3, 1), 2)


def test_nobody_is_rated_if_no_two_are_comparable() -> None:
    assert ratings([(0, 1, 2)] * 5, 3) == ((None, None, None, 1), (None, None, None, 0), (None, None, None, -1))
    assert ratings([], 2) == ((None, None, None, 0),) * 2
    assert ratings([(0, 0)], 2) == ((None, None, None, 0),) * 2


def test_a_circle_makes_comparable() -> None:
    assert comparable(reaching([[0, 1, 0], [0, 0, 1], [1, 0, 0]])) == [0, 1, 2]
    assert comparable(reaching([[0, 1, 1], [0, 0, 1], [0, 0, 0]])) == []


def test_a_matrix_is_inverted() -> None:
    assert inverted([[4.0, 2.0], [2.0, 3.0]]) == [pytest.approx([0.375, -0.25]), pytest.approx([-0.25, 0.5])]
    assert inverted([]) == []
    assert estimated({}, [], []) == ([], [])  # type: ignore[arg-type]  # an empty count
