"""What is told at moments in which a newcomer would ask what has happened, or what can be done now."""

from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.play.game import Game
from bankhalter.play.narration import sentences
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table, flat

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [5, 3]}
DEBT = {"debtor": "Anna", "creditor": "bank", "amount": "2M", "cause": "tax", "status": "awaited"}
BUYING = {"phase": "buy", "throws": 1, "dice": [5, 4], "Anna": {"at": 9}}
BOTS = {"Cleo": "walker"}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("typed", "given", "times"),
    [
        ("Anna throws 1 4", {"Ben": {"deeds": {5: "mortgaged"}}}, 1),
        ("Anna throws 1 4", {"Ben": {"deeds": {5: 0}}}, 0),
        ("Anna throws 1 4", {"Anna": {"deeds": {5: "mortgaged"}}}, 0),
        ("Anna throws 1 4", {}, 0),
        ("Anna throws 1 5", {"Ben": {"deeds": {5: "mortgaged"}}}, 0),  # passed by
    ],
)
def test_who_lands_on_a_mortgaged_lot_of_another_is_told_why_no_rent_is_due(
    typed: str, given: Mapping[str, object], times: int
) -> None:
    game = Game.at("banking", {"seats": ["Anna", "Ben"], **given}, {"minutes": 30})
    happened = game.do(typed)
    german, english = sentences(game, happened, "de"), sentences(game, happened, "en")
    assert (
        german.count("„Ostbahnhof“ gehört Ben, aber es liegt eine Hypothek darauf: Miete ist nicht zu zahlen.") == times
    )
    assert english.count("Ostbahnhof belongs to Ben, but it is mortgaged: no rent is due.") == times


def test_a_card_that_doubles_the_rent_doubles_none_on_a_mortgaged_lot() -> None:
    game = Game.at("sonic", {"seats": ["Anna", "Ben"], "Anna": {"at": 1}, "Ben": {"deeds": {15: "mortgaged"}}})
    game.do("Anna throws 4 2")
    told = sentences(game, game.do("Anna draws nearest_station"), "de")
    assert (
        sum("gehört Ben, aber es liegt eine Hypothek darauf: Miete ist nicht zu zahlen." in each for each in told) == 1
    )


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "bankrott", "Ihr Geld reicht: Zahlen Sie mit „zahlt“."),
        (ENGLISH, "bankrupt", "Your cash is enough: pay with “pays”."),
        (GERMAN, "gib auf", "Erst ist die Schuld dran: „zahlt“, oder „ist bankrott“,"),
        (ENGLISH, "give up", "The debt comes first: “pays”, or “is bankrupt” if it cannot be raised."),
    ],
)
def test_who_owes_and_has_the_cash_is_told_to_pay(table: SetUp, manner: object, typed: str, expected: str) -> None:
    """Two million are owed; two and a half are there after a mortgage."""
    given = {**END, "debts": [DEBT], "Anna": {"cash": "1M", "deeds": {21: 0, 19: 0}}}
    at = table(given, edition="banking", manner=manner)
    at.type("beleiht 21" if manner == GERMAN else "mortgages 21")
    assert at.game.state.cash[0] == 210
    assert expected in one_line(at, typed)
    assert len(lines(at)) == 1


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "biete Anna 1M gegen Feld 5", "jemand anderen gehört der Name davor: „Ben bietet Anna …“."),
        (ENGLISH, "offers Anna 1M for lot 5", "for somebody else put the name first: “Ben offers Anna …”."),
    ],
)  # fmt: skip
def test_who_names_itself_is_told_who_is_asked(table: SetUp, manner: object, typed: str, expected: str) -> None:
    at = table({"Anna": {"deeds": {5: 0}}}, BOTS, edition="banking", manner=manner)
    assert expected in one_line(at, typed)
    assert lines(at) == []


@pytest.mark.parametrize(
    ("edition", "manner", "typed", "expected"),
    [
        ("banking", GERMAN, "zahlt Strafe", "Sie sind frei und ziehen im nächsten Zug; jetzt geben Sie die Würfel"),
        ("banking", ENGLISH, "pays fine", "You are free and move in your next turn; now hand on the dice."),
    ],
)
def test_who_is_free_and_stays_is_told_when_it_moves(
    table: SetUp, edition: str, manner: object, typed: str, expected: str
) -> None:
    at = table({"Anna": {"jail": 1, "at": 10}}, {"Ben": "walker", **BOTS}, edition=edition, manner=manner)
    assert expected in one_line(at, typed)


@pytest.mark.parametrize(
    ("manner", "expected"),
    [
        (GERMAN, "Der Versuch ist misslungen: Sie bleiben im Gefängnis und geben die Würfel weiter."),
        (ENGLISH, "The attempt has failed: you stay in jail and hand on the dice."),
    ],
)
def test_after_a_failed_throw_in_jail_not_everything_is_settled(table: SetUp, manner: object, expected: str) -> None:
    given = {"phase": "end", "throws": 1, "dice": [5, 3], "Anna": {"jail": 2, "at": 10}}
    shown = flat(table(given, edition="classic-de", manner=manner))
    assert expected in shown
    assert "erledigt" not in shown


@pytest.mark.parametrize(
    ("deeds", "manner", "expected"),
    [
        (
            {5: 0},
            GERMAN,
            "Das Mindestgebot ist 1,01 Mio., Sie haben 500 Tsd.: beleihen Sie etwas oder steigen Sie aus.",
        ),
        ({}, GERMAN, "Das Mindestgebot ist 1,01 Mio., Sie haben 500 Tsd.: steigen Sie aus."),
        ({1: 1, 3: 1, 5: 0}, GERMAN, "beleihen Sie, verkaufen Sie oder steigen Sie aus."),
        ({}, ENGLISH, "The least bid is 1.01M, you have 500K: drop out."),
    ],
)
def test_who_cannot_bid_is_told_so(table: SetUp, deeds: Mapping[int, object], manner: object, expected: str) -> None:
    """A million is bid, and Anna has half of that."""
    given = {**BUYING, "Anna": {"at": 9, "cash": "500K", "deeds": deeds}}
    at = table(given, BOTS, edition="banking", manner=manner)
    assert expected in one_line(at, "declines", "Ben bids 1M")


def test_who_can_bid_is_told_nothing_of_that_kind(table: SetUp) -> None:
    at = table(BUYING, BOTS, edition="banking", manner=GERMAN)
    assert "Das Mindestgebot ist" not in one_line(at, "declines", "Ben bids 1M")


@pytest.mark.parametrize(
    ("edition", "manner", "expected"),
    [
        ("banking", GERMAN, "bringt 1 Mio.: „Hotel Adlon“ (aus dem Hotel werden 4 Apartments)"),
        ("classic-de", GERMAN, "bringt M 100: „Parkstraße“ (aus dem Hotel werden 4 Häuser)"),
        ("classic-de", ENGLISH, "brings M 100: Parkstraße (the hotel becomes 4 houses)"),
    ],
)
def test_a_hotel_that_is_sold_in_part_leaves_houses(table: SetUp, edition: str, manner: object, expected: str) -> None:
    at = table({"Anna": {"deeds": {37: "hotel", 39: "hotel"}}}, edition=edition, manner=manner)
    assert [each.about for each in choices(at.terminal.view, 0) if each.line == "sells building 37"] == [expected]


def test_a_group_that_cannot_be_built_on_says_why(table: SetUp) -> None:
    given = {
        "offers": [{"from": "Ben", "to": "Anna", "give": "lot 3", "want": "100K"}],
        "Ben": {"deeds": {3: 0}},
        "Anna": {"deeds": {1: "mortgaged"}},
    }
    at = table(given, BOTS, edition="banking", manner=GERMAN)
    told = "alle Grundstücke der braunen Gruppe; bauen lässt sich dort erst, wenn die Gruppe frei von Hypotheken ist."
    assert told in one_line(at, "ja")


@pytest.mark.parametrize(
    ("given", "manner", "typed", "line"),
    [
        ({}, GERMAN, "w", "throws"),
        ({**END}, ENGLISH, "e", "ends turn"),
        ({**BUYING}, ENGLISH, "d", "declines"),
    ],
)
def test_one_letter_means_what_is_awaited_before_any_command(
    table: SetUp, given: Mapping[str, object], manner: object, typed: str, line: str
) -> None:
    at = table(given, {"Ben": "walker", **BOTS}, edition="classic-de", manner=manner)
    at.type(typed)
    assert lines(at)[0].startswith(f"Anna {line}")


def test_two_letters_of_a_command_are_the_command(table: SetUp) -> None:
    at = table(manner=GERMAN)
    assert "Noch ist nichts zu erklären" in one_line(at, "wa")
    assert lines(at) == []


def test_the_rulebook_says_what_it_says(table: SetUp) -> None:
    shown = one_line(table(edition="banking", manner=GERMAN), "warum trade-mortgaged-later-again")
    assert "Hier: Das Regelheft sagt, die Hypothek werde" in shown
