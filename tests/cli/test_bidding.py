"""How people bid: with the verb alone, with a number alone, and when nobody has asked them."""

from collections.abc import Mapping

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

BUYING: Mapping[str, object] = {"phase": "buy", "throws": 1, "dice": [5, 3], "Anna": {"at": 8}}
BOTS = {"Cleo": "walker"}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def shown_on_one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("edition", "manner", "typed", "line"),
    [
        ("classic-de", GERMAN, ["bietet", "40"], "Anna bids 40"),
        ("classic-de", GERMAN, ["biete", "M 40"], "Anna bids 40"),
        ("classic-de", GERMAN, ["Ben bietet", "45"], "Ben bids 45"),
        ("banking", GERMAN, ["biete", "1,6M"], "Anna bids 1.6M"),
        ("classic-de", ENGLISH, ["bids", "40"], "Anna bids 40"),
        ("classic-de", ENGLISH, ["bid", "40"], "Anna bids 40"),
    ],
)
def test_who_only_says_that_it_bids_is_asked_how_much(
    table: SetUp, edition: str, manner: object, typed: list[str], line: str
) -> None:
    at = table(BUYING, BOTS, edition=edition, manner=manner)
    shown = shown_on_one_line(at, "declines", *typed)
    assert shown.count("Wie viel?" if manner == GERMAN else "How much?") == 1
    assert lines(at)[1] == line


def test_nobody_bids_for_a_bot(table: SetUp) -> None:
    at = table(BUYING, BOTS, edition="classic-de", manner=GERMAN)
    shown = shown_on_one_line(at, "verzichtet", "Cleo bietet")
    assert "Cleo wird von einem Bot gespielt; hier wird gesagt, was Anna tut." in shown
    assert "Wie viel?" not in shown


@pytest.mark.parametrize("edition", ["sonic-boom", "sonic", "bond-007", "dc", "classic-de", "classic-us"])
def test_a_number_that_no_choice_has_is_a_bid_where_money_is_counted(table: SetUp, edition: str) -> None:
    at = table(BUYING, BOTS, edition=edition, manner=GERMAN)
    at.type("verzichtet", "40")
    assert lines(at)[1] == "Anna bids 40"


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [(GERMAN, "Ben 45", "Ben bids 45"), (ENGLISH, "ben 45", "Ben bids 45"), (GERMAN, "1.000", "Anna bids 1000")],
)
def test_a_number_after_a_name_is_a_bid_too(table: SetUp, manner: object, typed: str, line: str) -> None:
    at = table(BUYING, BOTS, edition="classic-de", manner=manner)
    at.type("declines", typed)
    assert lines(at)[1] == line


def test_a_number_without_a_unit_is_no_bid_in_millions(table: SetUp) -> None:
    """The smallest amount is 10,000."""
    at = table(BUYING, BOTS, edition="banking", manner=GERMAN)
    shown = shown_on_one_line(at, "verzichtet", "40")
    assert "Ist das ein Gebot? Dann mit „T“ für Tausend oder „M“ für Millionen, zum Beispiel „bietet 10T“." in shown
    assert lines(at) == ["Anna declines"]


@pytest.mark.parametrize(
    ("again", "line"), [("2", "Anna passes"), ("bietet 2", "Anna bids 2"), ("passt", "Anna passes")]
)
def test_a_number_that_may_be_a_choice_or_a_bid_is_asked_about(table: SetUp, again: str, line: str) -> None:
    at = table(BUYING, BOTS, edition="classic-de", manner=GERMAN)
    shown = shown_on_one_line(at, "verzichtet", "2")
    assert (
        "„2“ kann zweierlei heißen: Wahl 2 („passt“) oder ein Gebot von M 2."
        " Für die Wahl noch einmal „2“, für das Gebot „bietet 2“."
    ) in shown
    assert lines(at) == ["Anna declines"]
    at.type(again)
    assert lines(at)[1] == line


def test_a_number_below_the_least_bid_is_a_choice_at_once(table: SetUp) -> None:
    at = table(BUYING, BOTS, edition="classic-de", manner=GERMAN)
    at.type("verzichtet", "Ben 45", "2")
    assert lines(at)[1:3] == ["Ben bids 45", "Anna passes"]


@pytest.mark.parametrize(
    ("manner", "edition", "bid", "expected"),
    [
        (GERMAN, "banking", "Ben 1M", "mit dem Namen voran, zum Beispiel „Ben bietet 10T“."),
        (ENGLISH, "banking", "Ben 1M", "name first, as in “Ben bids 10K”."),
        (GERMAN, "classic-de", "Ben 45", "zum Beispiel „Ben bietet 1“."),
    ],
)
def test_that_anybody_may_bid_is_said_once(table: SetUp, manner: object, edition: str, bid: str, expected: str) -> None:
    at = table(BUYING, BOTS, edition=edition, manner=manner)
    first, again = shown_on_one_line(at, "declines"), shown_on_one_line(at, bid)
    assert expected in first
    assert expected not in again
    assert lines(at)[1].startswith("Ben bids")


def test_a_single_person_is_not_told_that_others_may_bid(table: SetUp) -> None:
    at = table(BUYING, {"Ben": "walker", **BOTS}, edition="banking", manner=GERMAN)
    assert "mit dem Namen voran" not in shown_on_one_line(at, "verzichtet")
