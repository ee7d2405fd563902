"""Intervals against values worked out elsewhere (Wilson 1927, without continuity correction)."""

import pytest

from bankhalter.rules.stream import draw_below, seed_stream
from bankhalter.sim.shares import share, share_of_seats


@pytest.mark.parametrize(
    ("times", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_the_interval_of_wilson(times: int, total: int, low: float, high: float) -> None:
    seen = share(times, total)
    assert (seen.times, seen.total) == (times, total)
    assert seen.value == times / total
    assert seen.low == pytest.approx(low, abs=5e-5)
    assert seen.high == pytest.approx(high, abs=5e-5)


def test_without_trials_anything_is_possible() -> None:
    nothing = share(0, 0)
    assert (nothing.value, nothing.low, nothing.high) == (0.0, 0.0, 1.0)


def test_seats_of_a_bot_share_the_interval_of_its_games() -> None:
    """A bot at two seats wins 5 of 10 games: Wilson gives 0.2366 to 0.7634 for the bot, half of that for a seat."""
    seen = share_of_seats(5, 5, 10, 2)
    assert seen[:2] == (5, 20)
    assert seen.value == 0.25
    assert seen.low == pytest.approx(0.1183, abs=5e-5)
    assert seen.high == pytest.approx(0.3817, abs=5e-5)


def test_a_seat_alone_has_the_interval_of_wilson_and_two_that_always_share_too() -> None:
    alone = share(81, 263)
    assert share_of_seats(81, 81, 263, 1) == pytest.approx(alone)
    assert share_of_seats(162, 81, 263, 2)[2:] == pytest.approx(alone[2:])


def test_seats_cannot_win_more_than_all_games_among_them() -> None:
    assert share_of_seats(10, 10, 10, 3).high == pytest.approx(1 / 3)
    assert share_of_seats(0, 0, 10, 3)[2:] == pytest.approx((0, share(0, 10).high / 3))
    assert share_of_seats(0, 0, 0, 3)[2:] == pytest.approx((0, 1 / 3))


def test_of_a_hundred_intervals_ninety_five_hold_the_true_share() -> None:
    """Three of four seats win 60 % of games: intervals that take the seats for independent are far too wide."""
    stream, games, samples = [0] * 4, 100, 1000
    seed_stream(stream, 11, 0, 0)
    right = independent = 0
    for _ in range(samples):
        won = sum(draw_below(stream, 10) < 6 for _ in range(games))
        seen, apart = share_of_seats(won, won, games, 3), share(won, 3 * games)
        right += seen.low <= 0.2 <= seen.high
        independent += apart.low <= 0.2 <= apart.high
    assert 0.93 < right / samples < 0.97
    assert independent / samples > 0.98
