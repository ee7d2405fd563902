"""Names of seats."""

import pytest

from bankhalter.notation import NotationError, make_table

FORBIDDEN = [
    *("yes", "no", "on", "off", "true", "false", "null", "y", "n", "Yes", "NO", "On", "OFF", "Null", "Y", "N"),
    *("seats", "turn", "bank", "doubles", "awaits", "may", "may_not", "over", "winners", "worth", "debt"),
    *("nature", "time", "lot", "nothing", "card", "chance", "community", "for"),
]


@pytest.mark.parametrize("name", FORBIDDEN)
def test_a_word_of_the_notation_names_no_seat(name: str) -> None:
    with pytest.raises(NotationError, match=name):
        make_table("sonic", ["A", name])


@pytest.mark.parametrize("name", ["", "two words", "7up", "A-B", "a_b", "x" * 17, "A²", 5, None, True])
def test_a_name_is_one_word_of_letters_and_digits(name: object) -> None:
    with pytest.raises(NotationError, match="is not a name"):
        make_table("sonic", ["A", name])


def test_names_may_have_sixteen_signs_and_umlauts() -> None:
    assert make_table("sonic", ["x" * 16, "Jürgen7"]).seats == ("x" * 16, "Jürgen7")


@pytest.mark.parametrize("count", [0, 1, 7])
def test_two_to_six_sit_at_a_table(count: int) -> None:
    with pytest.raises(NotationError, match="expected 2 to 6"):
        make_table("sonic", [f"P{n}" for n in range(count)])


@pytest.mark.parametrize("count", [2, 6])
def test_the_fewest_and_the_most_are_accepted(count: int) -> None:
    assert len(make_table("sonic", [f"P{n}" for n in range(count)]).seats) == count


def test_no_two_seats_share_a_name() -> None:
    with pytest.raises(NotationError, match="Two seats are called “B”: expected different names"):
        make_table("sonic", ["A", "B", "B"])


def test_upper_and_lower_case_are_different_names() -> None:
    assert make_table("sonic", ["anna", "Anna"]).seats == ("anna", "Anna")
