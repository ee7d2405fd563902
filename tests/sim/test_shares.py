"""Intervals against values worked out elsewhere (Wilson 1927, without continuity correction)."""

import pytest

from bankhalter.sim.shares import share


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
