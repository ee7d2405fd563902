"""What people who know only the rulebook type, and what comes of it."""

from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.cli.help_page import usages
from bankhalter.cli.view import View
from bankhalter.play.game import Game
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

TURN: Mapping[str, object] = {"throws": 1, "dice": [5, 3]}
BUS = {"phase": "bus", "throws": 1, "dice": [4, 3, "bus"], "Anna": {"passed_go": True}}
JUMP = {"phase": "jump", "throws": 1, "dice": [2, 2, 2], "Anna": {"passed_go": True}}
BUYING = {"phase": "buy", **TURN, "Anna": {"at": 8}}
TAX = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def shown_on_one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("typed", "square"),
    [
        ("springt auf LOS", 0),
        ("springe nach los", 0),
        ("spring Gefängnis", 10),
        ("springt auf Nur zu Besuch", 10),
        ("springt auf frei", 20),
        ("springt nach Moskau", 3),
        ("springe auf Leben", 14),
        ("springt auf Casino Steuer", 38),
        ("springt auf „Im Geheimdienst“", 11),
        ("springt auf Feld 23", 23),
        ("jumps to Free Parking", 20),
        ("Frei Parken", 20),
        ("moskau", 3),
        ("0", 0),
        ("10", 10),
        ("1", 1),
        ("39", 39),
    ],
)
def test_a_jump_goes_to_the_square_that_is_named_or_numbered(table: SetUp, typed: str, square: int) -> None:
    at = table(JUMP, {"Ben": "walker", "Cleo": "walker"}, edition="bond-007", manner=GERMAN)
    at.type(typed)
    assert lines(at)[:1] == [f"Anna jumps to {square}"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("springt auf Entenhausen", "„Entenhausen“: Kein Feld heißt so."),
        ("springt auf Aston", "So heißen mehrere Felder: „Aston Martin DB5“ (5) und „Aston Martin DBS“ (35)."),
        ("springt auf Bond Girls", "„Bond Girls“ (7), „Bond Girls“ (22) und „Bond Girls“ (36)."),
        ("Todes", "„Im Angesicht des Todes“ (24) und „Der Hauch des Todes“ (26)."),
        ("Entenhausen", "„Entenhausen“: Kein Feld heißt so."),
        ("baut LOS", "„LOS“: Kein Feld heißt so."),
        ("baut Todes", "„Im Angesicht des Todes“ (24) und „Der Hauch des Todes“ (26)."),
        ("bietet Ben Todes gegen 5", "„Im Angesicht des Todes“ (24) und „Der Hauch des Todes“ (26)."),
        ("40", "Eine Wahl 40 gibt es hier nicht."),
    ],
)
def test_a_name_that_no_square_has_or_several_is_said_to_be_so(table: SetUp, typed: str, expected: str) -> None:
    at = table(JUMP, edition="bond-007", manner=GERMAN)
    assert expected in shown_on_one_line(at, typed)
    assert at.game.log == []


@pytest.mark.parametrize(
    ("typed", "line"),
    [("3", "moves 3"), ("4", "moves 4"), ("7", "moves 7"), ("beide", "moves 7"), ("fährt beide", "moves 7"),
     ("1", None), ("2", None)],
)  # fmt: skip
def test_at_the_bus_a_number_is_the_way_itself(table: SetUp, typed: str, line: str | None) -> None:
    """The bus with 4 and 3: as far as one of them, or 7."""
    at = table(BUS, {"Ben": "walker", "Cleo": "walker"}, edition="bond-007", manner=GERMAN)
    assert [choice.number for choice in choices(at.terminal.view, 0)] == [3, 4, 7]
    at.type(typed)
    assert lines(at)[:1] == ([f"Anna {line}"] if line else [])


OFFER = {"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100"}
OTHER = {"from": "Cleo", "to": "Anna", "give": "lot 15", "want": "100"}


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("nimm an", "accepts Ben"),
        ("nehme an", "accepts Ben"),
        ("annehmen", "accepts Ben"),
        ("Ja", "accepts Ben"),
        ("nehmen", "accepts Ben"),
        ("ablehnen", "rejects Ben"),
        ("nein", "rejects Ben"),
        ("kein Interesse", "rejects Ben"),
        ("lehne ab", "rejects Ben"),
        ("gegenangebot Ben 90 für Südbahnhof", "counters Ben 90 for lot 5"),
    ],
)
def test_a_single_offer_is_answered_without_a_name(table: SetUp, typed: str, line: str) -> None:
    given = {"offers": [OFFER], "Ben": {"deeds": {5: 0}}}
    at = table(given, {"Cleo": "walker"}, edition="classic-de", manner=GERMAN)
    at.type(typed)
    assert lines(at)[:1] == [f"Anna {line}"]


@pytest.mark.parametrize(("typed", "first"), [("yes", "accepts"), ("reject", "rejects")])
def test_of_several_offers_the_one_that_is_meant_must_be_named(table: SetUp, typed: str, first: str) -> None:
    at = table({"offers": [OFFER, OTHER], "Ben": {"deeds": {5: 0}}, "Cleo": {"deeds": {15: 0}}})
    assert f"“{typed}” can mean several things: {first} Ben or {first} Cleo." in shown_on_one_line(at, typed)
    assert at.game.log == []


@pytest.mark.parametrize(
    ("typed", "line"),
    [("ja", "buys"), ("nehme", "buys"), ("nein", "declines"), ("nein danke", "declines"), ("kauf", "buys")],
)
def test_a_lot_is_bought_or_not_with_yes_and_no(table: SetUp, typed: str, line: str) -> None:
    at = table(BUYING, manner=GERMAN)
    at.type(typed)
    assert lines(at) == [f"Anna {line}"]


def test_a_take_back_is_answered_with_yes_and_no(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {5: 0}}, "Ben": {"deeds": {15: 0}}}, {"Cleo": "walker"})
    at.type("Ben mortgages 15", "takes back 1", "no")
    assert at.game.state.mortgaged.bit_count() == 1
    at.type("takes back 1", "yes")
    assert at.game.state.mortgaged == 0


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (typed, "ends turn")
        for typed in ("beende Zug", "Zug beenden", "würfel weitergeben", "gib die Würfel weiter", "beende den Zug")
    ],
)
def test_a_turn_ends_in_many_words(table: SetUp, typed: str, line: str) -> None:
    at = table({"phase": "end", **TURN, "Anna": {"at": 8}}, manner=GERMAN)
    at.type(typed)
    assert lines(at) == [f"Anna {line}"]


@pytest.mark.parametrize(("typed"), ["beende", "end", "en", "beenden", "quitt"])
def test_no_word_like_that_of_leaving_leaves(table: SetUp, typed: str) -> None:
    shown = shown_on_one_line(table(manner=GERMAN), typed)
    assert shown.count("Anna>") == 2
    assert "ist „ende“ gemeint" not in shown
    assert "„quit“" not in shown


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "bietet Ben 90 für Südbahnhof", "offers Ben 90 for lot 5"),
        (GERMAN, "tausche mit Ben Wasserwerk gegen Süd", "offers Ben lot 28 for lot 5"),
        (GERMAN, "verkaufe 39", "sells building 39"),
        (GERMAN, "verkaufe Schlossallee", "sells building 39"),
        (GERMAN, "verkauft Gebäude Schloss", "sells building 39"),
        (GERMAN, "beleihe Wasserwerk", "mortgages 28"),
        (ENGLISH, "sells 39", "sells building 39"),
        (ENGLISH, "offers Ben 90 against lot 5", "offers Ben 90 for lot 5"),
    ],
)
def test_natural_words_are_understood(table: SetUp, manner: object, typed: str, line: str) -> None:
    given = {"Anna": {"deeds": {37: 1, 39: 1, 28: 0}}, "Ben": {"deeds": {5: 0}}}
    at = table(given, {"Cleo": "walker"}, edition="classic-de", manner=manner)
    at.type(typed)
    assert lines(at)[:1] == [f"Anna {line}"]


@pytest.mark.parametrize("typed", ["freikaufen", "zahle", "kaufe mich frei"])
def test_who_sits_in_jail_and_pays_pays_the_fine(table: SetUp, typed: str) -> None:
    at = table({"Anna": {"jail": 1, "at": 10}}, manner=GERMAN)
    at.type(typed)
    assert lines(at) == ["Anna pays fine"]


@pytest.mark.parametrize(
    ("given", "typed", "expected"),
    [
        (BUYING, "kaufe Schlossallee jetzt sofort", "„kauft“ gilt dem Feld, auf dem die Spielfigur steht"),
        ({"Anna": {"deeds": {37: 0, 39: 0}}}, "baue 39 2", "„baue 39 2“ sagt zu viel: „baut 39“ genügt."),
        ({"Anna": {"jail": 1, "at": 10}}, "zahle 60", "„zahle 60“ sagt zu viel: „zahlt Strafe“ genügt."),
    ],
)
def test_who_says_too_much_is_told_what_would_do(
    table: SetUp, given: Mapping[str, object], typed: str, expected: str
) -> None:
    at = table(given, manner=GERMAN)
    assert expected in shown_on_one_line(at, typed)
    assert at.game.log == []


@pytest.mark.parametrize(("edition", "whole"), [("classic-de", False), ("banking", True)])
def test_what_an_edition_lacks_is_not_suggested(table: SetUp, edition: str, *, whole: bool) -> None:
    """Only the banking edition sells hotels whole; the bus comes with the speed die alone."""
    shown = shown_on_one_line(table(edition=edition, manner=GERMAN), "?", "verkauft")
    assert ("verkauft Hotel FELD ganz" in shown) == whole
    assert "fährt ZAHL" not in shown


def test_bankruptcy_in_one_word_must_be_said_twice_too(table: SetUp) -> None:
    at = table({"phase": "end", **TURN, "debts": [TAX], "Anna": {"cash": 10, "at": 8}}, manner=GERMAN)
    at.type("bankrott")
    assert at.game.log == []
    at.type("bankrott", "bankrott")
    assert lines(at)[0] == "Anna is bankrupt"


def test_numbers_stay_with_their_choices_while_a_debt_lasts(table: SetUp) -> None:
    """Selling twice by one number once became a mortgage: without houses the third entry was another."""
    deeds = {37: 1, 39: 1, 5: 0, 12: 0}
    at = table({"phase": "end", **TURN, "debts": [{**TAX, "amount": 700}], "Anna": {"cash": 300, "deeds": deeds}})
    first = {choice.line: choice.number for choice in at.terminal.choices(0)}
    assert first == {"sells building 37": 1, "sells building 39": 2, "mortgages 5": 3, "mortgages 12": 4}
    at.type("2", "2", "1")
    assert lines(at) == ["Anna sells building 39", "Anna sells building 37"]
    later = {choice.line: choice.number for choice in at.terminal.choices(0)}
    assert later == {"mortgages 5": 3, "mortgages 12": 4, "mortgages 37": 5, "mortgages 39": 6}


HANDS = "übergibt NAME Feld NUMMER, Feld NUMMER gegen BETRAG Schuld"
WHOLE = "verkauft Hotel FELD ganz"
OF_SOME = {"fährt ZAHL", "springt auf FELD", "fordert Miete", "nimmt Strafe", "nimmt Ereignis", WHOLE, HANDS}


@pytest.mark.parametrize(
    ("edition", "options", "lacking"),
    [
        ("bond-007", {}, {"fährt ZAHL", "springt auf FELD", "nimmt Strafe", "nimmt Ereignis", WHOLE, HANDS}),
        ("bond-007", {"speed_die": True, "rent": "automatic"},
         {"fordert Miete", "nimmt Strafe", "nimmt Ereignis", WHOLE, HANDS}),
        ("banking", {}, {"fährt ZAHL", "springt auf FELD"}),
        ("banking", {"rent": "automatic"}, {"fährt ZAHL", "springt auf FELD", "fordert Miete"}),
    ],
)  # fmt: skip
def test_the_help_lists_what_this_edition_and_its_options_have(
    edition: str, options: dict[str, object], lacking: set[str]
) -> None:
    view = View(Game(edition, ["Anna", "Ben"], {"first": "seat", **options}), "de")
    shown = {usage.partition(" für FELD")[0] for usage in usages(view)}
    assert OF_SOME - shown == lacking
    assert "würfelt" in shown
    assert not any("1-6" in usage or usage.startswith("zieht ") for usage in shown)


@pytest.mark.parametrize(("edition", "amount"), [("banking", "1M"), ("sonic", "100")])
def test_examples_in_the_help_are_amounts_of_the_edition(table: SetUp, edition: str, amount: str) -> None:
    shown = shown_on_one_line(table(edition=edition, manner=GERMAN), "?")
    assert f"„Feld 5, Feld 12, {amount}, Gefängniskarte“" in shown
    assert f"„2 {amount}“" in shown
