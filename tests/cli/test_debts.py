"""What people are told who owe money or receive mortgages: only what helps, and what it costs."""

from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.rules.codes import Act
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table, flat

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [1, 3]}
TAX = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}
SALE = "Verkaufe Gebäude, nimm Hypotheken auf oder tausche; Gebäude und Hypotheken brächten zusammen"


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("anna", "expected"),
    [
        ({"cash": 10, "deeds": {37: 1, 39: 1}}, f"dir fehlen M 190. {SALE} M 575."),
        (
            {"cash": 10, "deeds": {39: 0}},
            "dir fehlen M 190. Nimm Hypotheken auf oder tausche; Hypotheken brächten zusammen M 200.",
        ),
        (
            {"cash": 10, "deeds": {1: 1, 3: 1}},
            "Gebäude und Hypotheken brächten zusammen nur M 110; dann fehlen immer noch M 80.",
        ),
        ({"cash": 10, "deeds": {5: 0}}, "Hypotheken brächten zusammen nur M 100; dann fehlen immer noch M 90."),
        (
            {"cash": 10, "deeds": {5: "mortgaged"}},
            "Verkaufen und beleihen lässt sich nichts mehr. Begleichen lässt sich",
        ),
        ({"cash": 10, "jail_cards": ["chance"]}, "Verkaufen und beleihen lässt sich nichts mehr. Ohne einen Handel"),
        ({"cash": 10}, "Es ist nichts mehr da, was Geld brächte: Das ist der Bankrott."),
    ],
)
def test_who_owes_is_told_only_what_it_can_do(table: SetUp, anna: Mapping[str, object], expected: str) -> None:
    """Houses on 37 and 39 bring 100 each, those on 1 and 3 bring 25; mortgages 175, 200, 30, 30 and 100."""
    assert expected in flat(table({**END, "debts": [TAX], "Anna": anna}, manner=GERMAN))


def test_how_a_debt_can_be_raised_is_told_once_and_when_all_is_wanted(table: SetUp) -> None:
    """A mortgage of 100 leaves 90 to be raised."""
    given = {**END, "debts": [TAX], "Anna": {"cash": 10, "deeds": {5: 0, 37: 0, 39: 0}}}
    at = table(given, manner=GERMAN)
    assert "Nimm Hypotheken auf oder tausche; Hypotheken brächten zusammen M 475." in one_line(at)
    later = one_line(at, "beleiht 5")
    assert "Du schuldest der Bank M 200 (Steuer), dir fehlen noch M 90." in later
    assert "Nimm Hypotheken auf" not in later
    assert "Nimm Hypotheken auf oder tausche; Hypotheken brächten zusammen M 375." in one_line(at, "liste")


def test_a_second_debt_is_explained_anew(table: SetUp) -> None:
    at = table({**END, "debts": [TAX], "Anna": {"cash": 10, "deeds": {5: 0, 37: 0, 39: 0}}}, manner=ENGLISH)
    at.type("mortgages 5")
    at.game.state.debt_amount[0] = 250
    at.terminal._shown = None
    assert "Mortgage or trade; mortgages would bring M 375 in all." in one_line(at)


@pytest.mark.parametrize(
    ("edition", "manner", "expected"),
    [
        ("classic-de", GERMAN, "„Südbahnhof“ (Hypothek, 10 % Zinsen: M 10) und „Opernplatz“"),
        ("classic-de", ENGLISH, "Südbahnhof (mortgaged, 10% interest: M 10) and Opernplatz"),
        ("banking", GERMAN, "(Hypothek, 10 % Zinsen: 100 Tsd.)"),
    ],
)
def test_an_offer_names_the_interest_that_mortgaged_lots_cost(
    table: SetUp, edition: str, manner: object, expected: str
) -> None:
    """A mortgage of 100, or a million in the banking edition."""
    given = {
        "Ben": {"deeds": {5: "mortgaged", 24: 0}},
        "offers": [
            {"from": "Ben", "to": "Anna", "give": "lot 5, lot 24", "want": "500K" if edition == "banking" else "50"}
        ],
    }
    at = table(given, edition=edition, manner=manner)
    offer = next(choice.about for choice in choices(at.terminal.view, 0) if choice.act == Act.ACCEPT)
    assert expected in offer


def test_lots_against_a_debt_name_their_interest_too(table: SetUp) -> None:
    debt = {"debtor": "Anna", "creditor": "Ben", "amount": "2M", "cause": "rent", "status": "awaited"}
    given = {**END, "debts": [debt], "Anna": {"cash": "100K", "deeds": {5: "mortgaged", 15: 0}}}
    at = table(given, edition="banking")
    assert "(mortgaged, 10% interest: 100K) for 500K of the debt" in one_line(at, "hands Ben lot 5 for 500K of debt")


@pytest.mark.parametrize(
    ("cash", "manner", "expected"),
    [
        (
            500,
            GERMAN,
            "Löse sie gleich für M 100 ab oder behalte sie; später kostet das Ablösen M 110.",
        ),
        (
            170,
            GERMAN,
            "Gleich ablösen kostet M 100, und dafür fehlen dir M 40: Behalte sie; später",
        ),
        (
            170,
            ENGLISH,
            "To redeem it at once costs M 100, and you are M 40 short: keep the mortgage;",
        ),
    ],
)
def test_who_receives_a_mortgage_is_told_what_redeeming_costs(
    table: SetUp, cash: int, manner: object, expected: str
) -> None:
    """Of 170 the price of 100 and 10 interest leave 60."""
    given = {
        "offers": [{"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100"}],
        "Ben": {"deeds": {5: "mortgaged"}},
        "Anna": {"cash": cash},
    }
    at = table(given, manner=manner)
    assert expected in one_line(at, "accepts Ben")
