"""How the card reader writes amounts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.companion.amounts import cells, shown, written


@pytest.mark.ledger("reader-display-five", "reader-k-m-notation")
@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (100_000, "100K"),
        (1_000_000, "1M"),
        (15_000_000, "15M"),
        (500_000, "500K"),
        (2_500_000, "2.5M"),
        (990_000, "990K"),
        (12_340_000, "12.34M"),
        (99_990_000, "99.99M"),
        (123_450_000, "123.4M"),
        (9_999_000_000, "9999M"),
        (0, "0K"),
        (-500_000, "-500K"),
        (-1_250_000, "-1.25M"),
        (-12_340_000, "-12.3M"),
    ],
)
def test_thousands_have_k_and_millions_m(amount: int, text: str) -> None:
    assert shown(amount // 10_000) == text
    assert cells(text) <= 5


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(-99_999, 999_900))
def test_every_balance_has_room_and_is_never_shown_as_more_than_it_is(units: int) -> None:
    text = shown(units)
    assert cells(text) <= 5
    exact = written(units)
    assert exact[0] == text[0]
    assert float(exact[:-1]) == units / (1 if exact.endswith("K") else 100) * (10 if exact.endswith("K") else 1)
    assert abs(float(text[:-1])) <= abs(float(exact[:-1]))
