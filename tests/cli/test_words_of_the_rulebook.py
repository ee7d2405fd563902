"""What people who know only the rulebook typed in whole games, and what they did not understand."""

from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.rules.codes import Act
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [5, 3]}
RENT: Mapping[str, object] = {
    **END,
    "Anna": {"at": 5},
    "Ben": {"deeds": {5: 0}},
    "claims": [{"guest": "Anna", "owner": "Ben", "lot": 5, "amount": 25}],
}
MORTGAGED = {
    "offers": [{"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100"}],
    "Ben": {"deeds": {5: "mortgaged"}},
}
CARD = {
    "phase": "choice",
    "throws": 1,
    "dice": [1, 1],
    "Anna": {"at": 2},
    "drawing": "community",
    "decks": {"community": {"seen": ["fine_or_chance"]}},
}
SHORT = {"bank": {"houses": 1}, "Anna": {"deeds": {1: 0, 3: 0}}, "Ben": {"deeds": {37: 0, 39: 0}}}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


def test_who_still_owes_no_rent_is_told_when_it_does(table: SetUp) -> None:
    at = table(RENT, {"Cleo": "walker"}, edition="classic-de", manner=GERMAN)
    assert "Sie zahlen nur, wenn sie gefordert wird. Sie können die Würfel weitergeben." in one_line(at, "0")
    assert "Anna schuldet gerade nichts; Miete ist erst zu zahlen, wenn sie gefordert ist." in one_line(
        at, "zahle Miete"
    )


def test_after_a_refusal_the_list_is_named(table: SetUp) -> None:
    at = table(RENT, {"Cleo": "walker"}, edition="classic-de", manner=GERMAN)
    shown = one_line(at, "0", "würfeln")
    assert "Das geht gerade nicht, erst ist etwas anderes dran: Anna muss die Würfel weitergeben." in shown
    assert "(„warum“ nennt die Regeln, „liste“ zeigt, was möglich ist)" in shown


@pytest.mark.parametrize(
    ("manner", "typed"),
    [(GERMAN, "zahle"), (GERMAN, "nimmt Strafe"), (ENGLISH, "pay")],
)
def test_a_fine_on_a_card_is_paid_in_natural_words(table: SetUp, manner: object, typed: str) -> None:
    at = table(CARD, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at) == ["Anna takes fine"]


@pytest.mark.parametrize(
    ("manner", "typed"), [(GERMAN, "ziehe eine Karte"), (GERMAN, "Karte ziehen"), (ENGLISH, "draw a card")]
)
def test_a_card_is_drawn_instead_in_natural_words(table: SetUp, manner: object, typed: str) -> None:
    at = table(CARD, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at)[0] == "Anna takes chance"


@pytest.mark.parametrize(("manner", "typed"), [(GERMAN, "löse ab"), (GERMAN, "ablösen"), (ENGLISH, "redeem it")])
def test_a_mortgage_that_has_just_come_is_redeemed_without_its_name(table: SetUp, manner: object, typed: str) -> None:
    at = table(MORTGAGED, {"Cleo": "walker"}, manner=manner)
    at.type("accepts Ben", typed)
    assert lines(at)[:2] == ["Anna accepts Ben", "Anna redeems 5"]


def test_who_cannot_pay_for_that_is_told_so(table: SetUp) -> None:
    at = table({**MORTGAGED, "Anna": {"cash": 150}}, {"Cleo": "walker"}, manner=GERMAN)
    assert "Dazu braucht man M 100, verfügbar sind M 40;" in one_line(at, "nimmt Ben an", "löse ab")


@pytest.mark.parametrize(
    ("manner", "typed"), [(GERMAN, "nimm zurück"), (GERMAN, "zurücknehmen"), (ENGLISH, "take back")]
)
def test_the_last_action_is_taken_back_without_a_number(table: SetUp, manner: object, typed: str) -> None:
    at = table({"Anna": {"deeds": {5: 0}}}, {"Ben": "walker", "Cleo": "walker"}, manner=manner)
    at.type("mortgages 5", typed)
    assert at.game.state.mortgaged == 0


@pytest.mark.parametrize(("typed", "wish"), [("3", 3), ("möchte 2", 2)])
def test_a_wish_for_buildings_is_a_number(table: SetUp, typed: str, wish: int) -> None:
    at = table(SHORT, {"Cleo": "walker"}, edition="classic-de", manner=GERMAN)
    shown = one_line(at, "baut 1", typed)
    assert "Wünschen alle zusammen mehr, wird jedes einzeln versteigert." in shown
    assert "zum Beispiel „möchte " in shown
    assert f"Anna wants {wish}" in lines(at) or f"Ben wants {wish}" in lines(at)


def test_the_only_jail_card_needs_no_deck_and_two_show_theirs(table: SetUp) -> None:
    """The decks of this edition are not called chance and community chest."""
    given = {"Anna": {"jail": 1, "at": 10, "jail_cards": ["chance"]}}
    at = table(given, edition="bond-007", manner=GERMAN)
    card = next(each for each in choices(at.terminal.view, 0) if each.act == Act.USE_CARD)
    assert (card.words, card.about) == ("nutzt Karte", "„Du kommst aus dem Gefängnis frei“ (Bond Girls)")
    at.type("nutzt Karte")
    assert lines(at) == ["Anna uses card"]


def test_two_jail_cards_are_told_apart_by_their_decks(table: SetUp) -> None:
    given = {"Anna": {"jail_cards": ["chance", "community"]}}
    shown = one_line(table(given, edition="bond-007", manner=GERMAN), "bietet Ben Karte gegen 50")
    assert "Welche Karte? „Ereignis Karte“ (Bond Girls) oder „Gemeinschaft Karte“ (Bond Schurken)." in shown


def test_who_inherits_everything_no_longer_has_to_be_told_of_the_debt(table: SetUp) -> None:
    debt = {"debtor": "Anna", "creditor": "Ben", "amount": 200, "cause": "rent", "status": "awaited"}
    at = table({**END, "debts": [debt], "Anna": {"cash": 10}}, {"Ben": "walker", "Cleo": "walker"}, manner=GERMAN)
    shown = one_line(at, "bankrott", "bankrott")
    assert "Anna ist bankrott und scheidet aus; was nach der Verwertung übrig ist, geht an Ben." in shown
    assert "nicht mehr." not in shown


def test_a_bid_is_shown_as_it_is_said(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [5, 3], "Anna": {"at": 8}}, edition="banking", manner=GERMAN)
    assert "mindestens 10 Tsd., höchstens 15 Mio., zum Beispiel „bietet 10T“" in one_line(at, "verzichtet")
