"""What people are told whose debt is more than selling and mortgaging brings: how the rest can be raised."""

from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.rules.codes import Act
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table, flat

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [1, 3]}
TAX = {"debtor": "Anna", "creditor": "bank", "amount": 340, "cause": "tax", "status": "awaited"}
RENT = {"debtor": "Anna", "creditor": "Ben", "amount": "9M", "cause": "rent", "status": "awaited"}
LAST = "Sonst folgt der Bankrott."


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("anna", "cleo", "manner", "expected"),
    [
        # Unmortgaged: the price of 2 million, to the creditor and to another.
        ({19: 0}, "15M", GERMAN,
         ("Ben Besitztümer gegen die Schuld überlassen („übergibt Ben Feld 19 gegen 2M Schuld“)"
          f" oder sie an Cleo verkaufen („bietet Cleo Feld 19 gegen 2M“). {LAST}")),
        # Mortgaged: the mortgage of 1 million.
        ({19: "mortgaged"}, "15M", GERMAN, "(„übergibt Ben Feld 19 gegen 1M Schuld“) oder sie an Cleo verkaufen"),
        ({19: "mortgaged"}, "15M", ENGLISH, "(“hands Ben lot 19 for 1M of debt”) or sell them to Cleo"),
        # Cleo has half a million, of which 100,000 are interest for a mortgage.
        ({19: "mortgaged"}, "500K", GERMAN, "(„bietet Cleo Feld 19 gegen 400T“)"),
        ({19: 0}, "500K", GERMAN, "(„bietet Cleo Feld 19 gegen 500T“)"),
        # Nobody else has money.
        ({19: 0}, 0, GERMAN, f"überlassen („übergibt Ben Feld 19 gegen 2M Schuld“). {LAST}"),
        # Lots of a group with buildings cannot be traded; the next dearest is the station for 2 million.
        ({37: 1, 39: 1, 5: 0}, "15M", GERMAN, "(„übergibt Ben Feld 5 gegen 2M Schuld“)"),
        ({37: 1, 39: 1}, "15M", GERMAN, "Ohne einen Handel folgt der Bankrott."),
    ],
)  # fmt: skip
def test_what_everything_does_not_cover_can_be_raised_by_a_deal(
    table: SetUp, anna: Mapping[int, object], cleo: object, manner: object, expected: str
) -> None:
    """Nine million are owed, and at most 5.85 million are there: half of two apartments, and mortgages."""
    given = {**END, "debts": [RENT], "Anna": {"cash": "100K", "deeds": anna}, "Cleo": {"cash": cleo}}
    assert expected in flat(table(given, edition="banking", manner=manner))


@pytest.mark.parametrize(
    ("anna", "ben", "expected"),
    [
        ({37: 0}, 1500, "zum Beispiel mit Ben: „bietet Ben Feld 37 gegen 340“."),  # its price is 350, the debt 340
        ({37: "mortgaged"}, 1500, "„bietet Ben Feld 37 gegen 175“."),  # its mortgage
        ({37: 0}, 300, "„bietet Ben Feld 37 gegen 300“."),  # all that he has
        ({37: 0}, 0, "Ohne einen Handel folgt der Bankrott."),
    ],
)
def test_a_debt_to_the_bank_is_raised_by_a_sale(
    table: SetUp, anna: Mapping[int, object], ben: int, expected: str
) -> None:
    given = {**END, "debts": [TAX], "Anna": {"cash": 10, "deeds": anna}, "Ben": {"cash": ben}, "Cleo": {"cash": 0}}
    at = table(given, edition="classic-de", manner=GERMAN)
    assert expected in flat(at)


def test_the_example_can_be_typed_as_it_stands(table: SetUp) -> None:
    at = table({**END, "debts": [RENT], "Anna": {"cash": 0, "deeds": {19: 0}}}, edition="banking", manner=GERMAN)
    at.type("übergibt Ben Feld 19 gegen 2M Schuld")
    assert [entry.line for entry in at.game.log] == ["Anna hands Ben lot 19 for 2M of debt"]


def test_who_may_be_bankrupt_sees_what_it_can_sell_and_goes_last(table: SetUp) -> None:
    """New numbers come with new choices; bankruptcy goes on standing behind them."""
    given = {**END, "debts": [{**TAX, "amount": 900}], "Anna": {"cash": 10, "deeds": {37: 1, 39: 0, 5: 0}}}
    at = table(given, manner=GERMAN)
    assert [(each.number, each.line) for each in at.terminal.choices(0)] == [
        (1, "sells building 37"), (2, "mortgages 5"), (3, "is bankrupt")
    ]  # fmt: skip
    at.type("1")
    assert [(each.number, each.line) for each in at.terminal.choices(0)] == [
        (2, "mortgages 5"), (4, "mortgages 37"), (5, "mortgages 39"), (6, "is bankrupt")
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "manner", "debt", "expected"),
    [
        ("banking", GERMAN, RENT, "Sie scheiden aus, und alles geht an Ben"),
        ("banking", ENGLISH, RENT, "you leave the game, and everything goes to Ben"),
        ("classic-de", GERMAN, TAX, "Sie scheiden aus, und alles geht an die Bank"),
    ],
)
def test_bankruptcy_says_what_it_means(
    table: SetUp, edition: str, manner: object, debt: Mapping[str, object], expected: str
) -> None:
    at = table({**END, "debts": [debt], "Anna": {"cash": 0, "deeds": {5: 0}}}, edition=edition, manner=manner)
    found = choices(at.terminal.view, 0)
    assert found[-1].act == Act.BANKRUPT
    assert found[-1].about == expected


def test_many_lots_stand_behind_one_entry_until_all_are_wanted(table: SetUp) -> None:
    deeds = dict.fromkeys((1, 5, 6, 8, 11), 0)
    at = table({**END, "debts": [{**TAX, "amount": 900}], "Anna": {"cash": 10, "deeds": deeds}}, manner=GERMAN)
    shown = flat(at)
    assert "1–5 beleiht FELD bringt Geld: 5 Möglichkeiten, „liste“ zeigt sie" in shown
    assert "6 ist bankrott" in shown
    assert "5 beleiht 11 bringt M 70" in one_line(at, "liste")


@pytest.mark.parametrize("typed", ["zahlt", "baut 19"])
def test_how_to_raise_the_rest_is_said_again_after_a_refusal(table: SetUp, typed: str) -> None:
    given = {**END, "debts": [RENT], "Anna": {"cash": "100K", "deeds": {19: 0}}}
    at = table(given, edition="banking", manner=GERMAN)
    at.type()
    assert "gegen 2M Schuld“) oder sie an Cleo verkaufen" in one_line(at, typed)
    assert at.game.log == []


def test_how_to_raise_the_rest_stays_with_every_question(table: SetUp) -> None:
    """Mortgaged, 19 is worth 1 million to others; 8.9 million less 1 million are still to be raised."""
    given = {**END, "debts": [RENT], "Anna": {"cash": "100K", "deeds": {19: 0}}}
    at = table(given, {"Cleo": "walker"}, edition="banking", manner=GERMAN)
    at.type()
    again = one_line(at, "beleiht 19")
    assert "Ihnen fehlen noch 7,9 Mio. Begleichen lässt sich die Schuld nur noch mit einem Handel" in again
    assert "(„übergibt Ben Feld 19 gegen 1M Schuld“)" in again
    assert "lässt sich nichts mehr" not in again
    refused = one_line(at, "übergibt Ben Feld 19 gegen 1M Schuld", "Ben lehnt ab")
    assert refused.endswith("alles geht an Ben Anna>")
    assert "(„bietet Cleo Feld 19 gegen 1M“)" in refused.rpartition("lehnt das Angebot")[2]
    assert "Verkaufen und beleihen lässt sich nichts mehr." in one_line(at, "liste")
