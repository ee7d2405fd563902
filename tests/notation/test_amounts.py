"""Amounts in cash editions (unit 1) and in banking (unit 10,000 euro)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankhalter.notation import ImpossibleError, NotationError, amount_text, amount_value, read_amount

CASH = 1
BANKING = 10_000


@pytest.mark.parametrize(
    ("unit", "text", "units"),
    [
        (CASH, "60", 60),
        (CASH, 60, 60),
        (CASH, 60.0, 60),
        (CASH, "0", 0),
        (CASH, "1.5K", 1500),
        (BANKING, "600K", 60),
        (BANKING, "1.5M", 150),
        (BANKING, "12.75M", 1275),
        (BANKING, "15000000", 1500),
        (BANKING, 15_000_000, 1500),
        (BANKING, "0.5M", 50),
        (BANKING, "0", 0),
    ],
)
def test_amounts_are_read_in_every_way_they_are_written(unit: int, text: object, units: int) -> None:
    assert read_amount(unit, text) == units


@pytest.mark.parametrize(
    ("unit", "units", "text"),
    [
        (CASH, 0, "0"),
        (CASH, 1500, "1500"),
        (CASH, 2_000_000, "2000000"),
        (BANKING, 0, "0"),
        (BANKING, 1, "10K"),
        (BANKING, 60, "600K"),
        (BANKING, 99, "990K"),
        (BANKING, 100, "1M"),
        (BANKING, 150, "1.5M"),
        (BANKING, 1275, "12.75M"),
        (BANKING, 2000, "20M"),
        (BANKING, -150, "-1.5M"),
    ],
)
def test_amounts_are_printed_as_the_edition_prints_them(unit: int, units: int, text: str) -> None:
    assert amount_text(unit, units) == text


def test_a_document_holds_plain_numbers_where_it_can() -> None:
    assert [amount_value(CASH, 1500), amount_value(BANKING, 0), amount_value(BANKING, 150)] == [1500, 0, "1.5M"]


@pytest.mark.parametrize(
    ("unit", "text"), [(CASH, "1.5"), (CASH, 1.5), (CASH, "0.0005K"), (BANKING, "605K"), (BANKING, 9000)]
)
def test_a_fraction_of_the_smallest_note_is_impossible(unit: int, text: object) -> None:
    with pytest.raises(ImpossibleError, match=f"expected a multiple of {amount_text(unit, 1)}"):
        read_amount(unit, text)


@pytest.mark.parametrize("text", ["-5", -5, "200M", "999999999999999"])
def test_amounts_below_nothing_and_beyond_play_are_impossible(text: object) -> None:
    with pytest.raises(ImpossibleError, match="expected 0 to"):
        read_amount(CASH, text)


@pytest.mark.parametrize(
    "text",
    ["", "M", "1,5M", "1.M", ".5M", "5k", "1.5m", "1 M", "ten", "1e3", "²", "9" * 5000, True, None, [5], float("inf")],
)
def test_other_things_are_no_amount(text: object) -> None:
    with pytest.raises(NotationError, match="is not an amount: expected one like"):
        read_amount(CASH, text)


@given(st.sampled_from([CASH, BANKING]), st.integers(0, 100_000_000))
def test_an_amount_reads_back_as_printed(unit: int, units: int) -> None:
    assert read_amount(unit, amount_text(unit, units)) == units
    assert read_amount(unit, amount_value(unit, units)) == units
