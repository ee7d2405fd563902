"""Ordinary German and English that is clear: it is done, or told how it is said."""

from collections.abc import Mapping

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [5, 3]}
BUYING = {"phase": "buy", "throws": 1, "dice": [5, 4], "Anna": {"at": 9}}
JAIL = {"Anna": {"jail": 1, "at": 10}}
TAX = {"debtor": "Anna", "creditor": "bank", "amount": "1M", "cause": "tax", "status": "awaited"}
OWING = {**END, "debts": [TAX]}
CANNOT_PAY = {**END, "debts": [{**TAX, "amount": "2M"}], "Anna": {"cash": "100K"}}
RENT = {
    **END,
    "turn": "Ben",
    "Ben": {"at": 5},
    "Anna": {"deeds": {5: 0}},
    "claims": [{"guest": "Ben", "owner": "Anna", "lot": 5, "amount": "250K"}],
}
LOTS = {"Anna": {"deeds": {5: "mortgaged", 15: "mortgaged", 31: 0, 12: 0}}}
STREETS = {"Anna": {"deeds": {1: 1, 3: 1, 37: 0, 39: 0, 31: "hotel", 32: 4, 34: 4}}}
BOTS = {"Cleo": "walker"}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("given", "manner", "typed", "line"),
    [
        (BUYING, GERMAN, "kaufe Paris Bar", "buys"),
        (BUYING, GERMAN, "kaufe die Paris Bar bitte", "buys"),
        (BUYING, GERMAN, "kaufe die Paris Bar für 1,2M", "buys"),
        (BUYING, GERMAN, "kaufe Feld 9", "buys"),
        (BUYING, GERMAN, "ich kaufe das Grundstück", "buys"),
        (BUYING, GERMAN, "kaufe sie", "buys"),
        (BUYING, ENGLISH, "buy the Paris Bar", "buys"),
        (BUYING, ENGLISH, "I buy it", "buys"),
        (JAIL, GERMAN, "zahle die Strafe", "pays fine"),
        (JAIL, GERMAN, "zahle 500T", "pays fine"),
        (JAIL, ENGLISH, "I pay the fine", "pays fine"),
        (OWING, GERMAN, "zahle die Steuer", "pays"),
        (OWING, GERMAN, "ich zahle 1 Mio an die Bank", "pays"),
        (OWING, ENGLISH, "pay the tax please", "pays"),
        (RENT, GERMAN, "verlange die Miete", "demands rent"),
        (RENT, GERMAN, "ich fordere bitte die Miete von Ben", "demands rent"),
        (RENT, ENGLISH, "demand the rent", "demands rent"),
        (LOTS, GERMAN, "beleihe das Sony-Center", "mortgages 12"),
        (LOTS, GERMAN, "löse den Ostbahnhof bitte ab", "redeems 5"),
        (LOTS, GERMAN, "biete Ben das Sony Center für 1M", "offers Ben lot 12 for 1M"),
        (END, GERMAN, "gib bitte die Würfel ab", "ends turn"),
        ({}, GERMAN, "würfle bitte", "throws"),
        ({}, GERMAN, "bitte würfeln", "throws"),
        (LOTS, ENGLISH, "mortgage the Sony-Center", "mortgages 12"),
    ],
)
def test_what_is_clear_is_done(
    table: SetUp, given: Mapping[str, object], manner: object, typed: str, line: str
) -> None:
    at = table(given, {"Ben": "walker", **BOTS}, edition="banking", manner=manner)
    shown = one_line(at, typed)
    assert "sagt zu viel" not in shown
    assert lines(at)[0].startswith(f"Anna {line}")


@pytest.mark.parametrize(
    ("edition", "manner", "typed", "line"),
    [
        ("banking", GERMAN, "ich biete 1M", "bids 1M"),
        ("banking", ENGLISH, "I bid 1M", "bids 1M"),
        ("banking", GERMAN, "1,2", "bids 1.2M"),
        ("banking", GERMAN, "biete 1,25", "bids 1.25M"),
        ("banking", ENGLISH, "1.2", "bids 1.2M"),
        ("banking", GERMAN, "biete 1 Mio für die Paris Bar", "bids 1M"),
        ("banking", GERMAN, "biete 1 Mio auf Paris Bar", "bids 1M"),
        ("classic-de", GERMAN, "ich biete 40", "bids 40"),
    ],
)
def test_bids_are_understood_as_they_are_said(
    table: SetUp, edition: str, manner: object, typed: str, line: str
) -> None:
    at = table(BUYING, BOTS, edition=edition, manner=manner)
    at.type("declines", typed)
    assert lines(at)[1] == f"Anna {line}"


def test_a_decimal_that_can_be_no_bid_is_asked_about(table: SetUp) -> None:
    """Anna has 15 million."""
    at = table(BUYING, BOTS, edition="banking", manner=GERMAN)
    assert "Ist das ein Gebot? Dann mit „T“ für Tausend oder „M“ für Millionen" in one_line(at, "verzichtet", "15,5")
    assert lines(at) == ["Anna declines"]


@pytest.mark.parametrize("typed", ["1,4", "biete 1,4", "biete 1,4 Mio für die Paris Bar"])
def test_who_can_make_no_bid_is_told_why(table: SetUp, typed: str) -> None:
    """A million is bid, and Anna has half of that."""
    given = {**BUYING, "Anna": {"at": 9, "cash": "500K"}}
    at = table(given, BOTS, edition="banking", manner=GERMAN)
    shown = one_line(at, "verzichtet", "Ben 1M", typed)
    assert "Ein Gebot muss gedeckt sein: höchstens 500 Tsd." in shown
    assert lines(at) == ["Anna declines", "Ben bids 1M"]


@pytest.mark.parametrize(
    ("given", "typed", "line"),
    [(END, "ich gebe auf", "gives up"), (CANNOT_PAY, "ich bin bankrott", "is bankrupt"),
     (CANNOT_PAY, "Ich bin bankrott", "is bankrupt")],
)  # fmt: skip
def test_who_leaves_says_so_twice_with_i_too(table: SetUp, given: Mapping[str, object], typed: str, line: str) -> None:
    at = table(given, edition="banking", manner=GERMAN)
    at.type(typed)
    assert lines(at) == []
    at.type(typed, typed)
    assert lines(at)[0] == f"Anna {line}"


@pytest.mark.parametrize(
    ("manner", "typed", "line", "expected"),
    [
        (GERMAN, "löse Ostbahnhof und Flughafen Tempelhof ab", "redeems 5", "„löst Flughafen Tempelhof ab“"),
        (GERMAN, "löse den Ostbahnhof und 15 ab", "redeems 5", "als Nächstes: „löst 15 ab“"),
        (GERMAN, "beleihe 31, 12", "mortgages 31", "als Nächstes: „beleiht 12“"),
        (GERMAN, "beleiht 31,12", "mortgages 31", "als Nächstes: „beleiht 12“"),
        (ENGLISH, "redeem 5,15", "redeems 5", "Only one thing can be done at a time; next: “redeems 15”"),
        (ENGLISH, "redeem 5 and 15", "redeems 5", "Only one thing can be done at a time; next: “redeems 15”"),
    ],
)
def test_of_two_lots_the_first_one_is_taken_and_that_is_said(
    table: SetUp, manner: object, typed: str, line: str, expected: str
) -> None:
    at = table(LOTS, BOTS, edition="banking", manner=manner)
    assert expected in one_line(at, typed)
    assert lines(at) == [f"Anna {line}"]


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "bietet 2 Mio für Gendarmenmarkt", "„bietet Ben 2M gegen Feld 21“"),
        (GERMAN, "biete Gendarmenmarkt für 2 Mio", "Ein Angebot nennt, wem es gilt: „bietet Ben 2M gegen Feld 21“."),
        (GERMAN, "biete 500T für das Sony Center", "„bietet Ben Feld 12 gegen 500T“"),
        (GERMAN, "biete 2 Mio für Reichstag", "„Reichstag“ gehört niemandem; kaufen kann das Feld, wer dort landet."),
        (GERMAN, "kaufe Gendarmenmarkt", "„bietet Ben 2,2M gegen Feld 21“"),  # its price
        (GERMAN, "kaufe den Reichstag", "„Reichstag“ gehört niemandem; kaufen kann das Feld, wer dort landet."),
        (ENGLISH, "offer 2M for Gendarmenmarkt", "“offers Ben 2M for lot 21”"),
        (ENGLISH, "bid 2M for Gendarmenmarkt", "“offers Ben 2M for lot 21”"),
    ],
)
def test_an_offer_to_nobody_is_told_whom_it_concerns(table: SetUp, manner: object, typed: str, expected: str) -> None:
    given = {"Anna": {"deeds": {12: 0}}, "Ben": {"deeds": {21: 0}}}
    at = table(given, edition="banking", manner=manner)
    shown = one_line(at, typed)
    assert expected in shown
    assert "sagt zu viel" not in shown
    assert lines(at) == []


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "baue 2 Apartments auf Siegessäule", "es beginnt mit „baut 3“"),
        (GERMAN, "baue zwei Apartments auf dem Hotel Adlon", "es beginnt mit „baut 37“"),
        (GERMAN, "baue überall ein Haus", "es beginnt mit „baut 1“"),
        (GERMAN, "baue auf jedem Feld ein Apartment", "es beginnt mit „baut 1“"),
        (GERMAN, "verkaufe alle Gebäude auf Siegessäule", "es beginnt mit „verkauft Gebäude 3“"),
        (GERMAN, "verkaufe alle Gebäude auf Quartier 206", "es beginnt mit „verkauft Gebäude 31“"),
        (GERMAN, "verkaufe alle Häuser", "es beginnt mit „verkauft Gebäude 1“"),
        (ENGLISH, "build 2 apartments on 3", "begin with “builds 3”"),
        (ENGLISH, "sell all buildings on 3", "begin with “sells building 3”"),
    ],
)
def test_several_buildings_at_once_are_told_with_which_one_it_begins(
    table: SetUp, manner: object, typed: str, expected: str
) -> None:
    """The hotel on 31 must go before anything on 32 does."""
    at = table(STREETS, BOTS, edition="banking", manner=manner)
    assert expected in one_line(at, typed)
    assert lines(at) == []


@pytest.mark.parametrize(
    ("edition", "manner", "typed", "expected"),
    [
        (
            "banking",
            GERMAN,
            "beleihe Konopkes Imbiss",
            "„Konopkes Imbiss“: Kein Feld heißt so; ist „Konnopke's Imbiss“",
        ),
        ("banking", GERMAN, "beleihe Schloss Charlotenburg", "ist „Schloss Charlottenburg“ gemeint?"),
        ("banking", GERMAN, "biete Ben Gendarmemarkt für 1M", "ist „Gendarmenmarkt“ gemeint?"),
        ("banking", ENGLISH, "mortgage Potsdammer Platz", "do you mean “Potsdamer Platz”?"),
        ("bond-007", GERMAN, "beleihe Bond Grils", "„Bond Grils“: Kein Feld heißt so."),
        ("banking", GERMAN, "beleihe Entenhausen", "„Entenhausen“: Kein Feld heißt so."),
    ],
)
def test_a_misspelt_name_is_understood_if_one_alone_is_like_it(
    table: SetUp, edition: str, manner: object, typed: str, expected: str
) -> None:
    """Three squares are called Bond Girls."""
    at = table(edition=edition, manner=manner)
    assert expected in one_line(at, typed)
    assert lines(at) == []
