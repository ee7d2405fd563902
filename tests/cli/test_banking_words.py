"""What people type in the banking edition, whose money is in thousands, and what comes of it."""

from collections.abc import Mapping

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

TURN: Mapping[str, object] = {"throws": 1, "dice": [5, 3]}
BUYING = {"phase": "buy", **TURN, "Anna": {"at": 8}}
BOTS = {"Cleo": "walker"}
GOODS = {"Anna": {"deeds": {31: 0, 6: 0, 12: 0}, "jail_cards": ["chance"]}, "Ben": {"deeds": {5: 0}}}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def shown_on_one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "bietet Ben Karte gegen 500T", "offers Ben chance card for 500K"),
        (GERMAN, "bietet Ben Freikarte gegen 500T", "offers Ben chance card for 500K"),
        (GERMAN, "bietet Ben Gefängniskarte, 100T gegen Feld 5", "offers Ben 100K, chance card for lot 5"),
        (GERMAN, "bietet Ben Gefängnis-frei-Karte und Feld 6 gegen Feld 5", "offers Ben lot 6, chance card for lot 5"),
        (GERMAN, "biete Ben Konnopkes Imbiss für 1M", "offers Ben lot 6 for 1M"),
        (GERMAN, "biete Ben Sony Center für 1M", "offers Ben lot 12 for 1M"),
        (GERMAN, "biete Ben sony-center für 1M", "offers Ben lot 12 for 1M"),
        (ENGLISH, "offers Ben jail card for 500K", "offers Ben chance card for 500K"),
        (ENGLISH, "offers Ben card for lot 5", "offers Ben chance card for lot 5"),
        (GERMAN, "verkaufe Kurfürstendamm an Ben für 2,5M", "offers Ben lot 31 for 2.5M"),
        (GERMAN, "gib ben Kurfürstendamm für 400T", "offers Ben lot 31 for 400K"),
        (GERMAN, "verkaufe Ben Feld 31 gegen 1 Million", "offers Ben lot 31 for 1M"),
        (GERMAN, "verkaufe Karte an Ben für 2,5 Mio.", "offers Ben chance card for 2.5M"),
        (GERMAN, "kaufe Feld 5 von Ben für 2M", "offers Ben 2M for lot 5"),
        (ENGLISH, "sell lot 31 to Ben for 2.5M", "offers Ben lot 31 for 2.5M"),
        (ENGLISH, "gives Ben lot 31 for 400K", "offers Ben lot 31 for 400K"),
        (ENGLISH, "buy lot 5 from Ben for 2M", "offers Ben 2M for lot 5"),
    ],
)
def test_what_is_traded_may_be_said_in_natural_words(table: SetUp, manner: object, typed: str, line: str) -> None:
    at = table(GOODS, BOTS, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at)[:1] == [f"Anna {line}"]


@pytest.mark.parametrize(
    ("cards", "typed", "expected"),
    [
        (["chance", "community"], "bietet Ben Karte gegen 500T",
         "Welche Karte? „Ereignis Karte“ (Ereigniskarten) oder „Gemeinschaft Karte“ (Gemeinschaftskarten)."),
        (["chance"], "bietet Ben 500T gegen Freikarte", "Ben hat keine Gefängnis-frei-Karte."),
        ([], "bietet Ben Freikarte gegen 500T", "Anna hat keine Gefängnis-frei-Karte."),
        ([], "bietet Ben Glück gegen 500T",
         ("„Glück“ ist hier nicht bekannt; möglich sind ein Feld nach Nummer oder Namen, ein Betrag,"
          " „Gefängniskarte“ und „nichts“.")),
    ],
)  # fmt: skip
def test_a_thing_in_a_trade_that_is_not_clear_is_asked_for(
    table: SetUp, cards: list[str], typed: str, expected: str
) -> None:
    at = table({"Anna": {"jail_cards": cards}}, edition="banking", manner=GERMAN)
    assert expected in shown_on_one_line(at, typed)
    assert at.game.log == []


@pytest.mark.parametrize(
    ("edition", "manner", "typed", "line"),
    [
        ("banking", GERMAN, "1,6M", "bids 1.6M"),
        ("banking", GERMAN, "1 Mio", "bids 1M"),
        ("banking", GERMAN, "1,5 Millionen", "bids 1.5M"),
        ("banking", GERMAN, "500T", "bids 500K"),
        ("banking", GERMAN, "500 Tsd.", "bids 500K"),
        ("banking", GERMAN, "500000", "bids 500K"),
        ("banking", GERMAN, "500.000", "bids 500K"),
        ("banking", GERMAN, "Ben 1,9M", None),
        ("banking", ENGLISH, "1.6M", "bids 1.6M"),
        ("banking", ENGLISH, "500k", "bids 500K"),
        ("classic-de", GERMAN, "M 40", "bids 40"),
    ],
)
def test_a_bare_amount_as_it_is_printed_is_a_bid(
    table: SetUp, edition: str, manner: object, typed: str, line: str | None
) -> None:
    at = table(BUYING, BOTS, edition=edition, manner=manner)
    shown = shown_on_one_line(at, "declines", typed)
    assert "Wahl" not in shown.rpartition(f"> {typed}")[2]
    assert lines(at)[1] == (f"Anna {line}" if line else "Ben bids 1.9M")


@pytest.mark.parametrize("typed", ["1 500T", "1 500000"])
def test_the_number_of_a_choice_and_an_amount_bid_as_before(table: SetUp, typed: str) -> None:
    at = table(BUYING, BOTS, edition="banking", manner=GERMAN)
    at.type("verzichtet", typed)
    assert lines(at)[1] == "Anna bids 500K"


RENT = {
    "phase": "end",
    **TURN,
    "turn": "Ben",
    "Ben": {"at": 5},
    "Anna": {"deeds": {5: 0}},
    "claims": [{"guest": "Ben", "owner": "Anna", "lot": 5, "amount": 25}],
}


@pytest.mark.parametrize(
    ("manner", "typed"),
    [(GERMAN, "verlange Miete"), (GERMAN, "Miete fordern"), (GERMAN, "Miete"), (ENGLISH, "rent"),
     (ENGLISH, "collect rent")],
)  # fmt: skip
def test_rent_is_demanded_in_natural_words(table: SetUp, manner: object, typed: str) -> None:
    at = table(RENT, {"Ben": "walker", **BOTS}, edition="classic-de", manner=manner)
    at.type(typed)
    assert lines(at)[:1] == ["Anna demands rent"]


@pytest.mark.parametrize(
    ("manner", "said", "line"),
    [
        (GERMAN, ["verzichtet", "steige aus"], "passes"),
        (GERMAN, ["verzichtet", "aussteigen"], "passes"),
        (ENGLISH, ["declines", "out"], "passes"),
        (GERMAN, ["nicht kaufen"], "declines"),
        (GERMAN, ["kaufe nicht"], "declines"),
        (GERMAN, ["versteigern"], "declines"),
        (ENGLISH, ["do not buy"], "declines"),
    ],
)
def test_lots_are_left_to_others_in_natural_words(table: SetUp, manner: object, said: list[str], line: str) -> None:
    at = table(BUYING, BOTS, edition="banking", manner=manner)
    at.type(*said)
    assert lines(at)[len(said) - 1] == f"Anna {line}"


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "baue ein Apartment auf Siegessäule", "builds 3"),
        (GERMAN, "baue Apartment Siegessäule", "builds 3"),
        (GERMAN, "baue Haus auf 3", "builds 3"),
        (GERMAN, "verkaufe Apartment Siegessäule", "sells building 3"),
        (GERMAN, "verkaufe ein Haus auf Feld 3", "sells building 3"),
        (GERMAN, "verkauft Gebäude 3", "sells building 3"),
        (GERMAN, "verkaufe Hotel Adlon", "sells building 37"),
        (GERMAN, "verkauft Hotel 37 ganz", "sells hotel 37 whole"),
        (ENGLISH, "build an apartment on 3", "builds 3"),
        (ENGLISH, "sell a house on 3", "sells building 3"),
    ],
)
def test_buildings_are_called_as_the_edition_calls_them(table: SetUp, manner: object, typed: str, line: str) -> None:
    deeds = {1: 1, 3: 1, 37: "hotel", 39: "hotel"}
    at = table({"Anna": {"deeds": deeds}}, BOTS, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at)[:1] == [f"Anna {line}"]


@pytest.mark.parametrize(("manner", "typed"), [(GERMAN, "behalten"), (GERMAN, "behalte"), (ENGLISH, "keep it")])
def test_a_single_mortgage_is_kept_without_its_name(table: SetUp, manner: object, typed: str) -> None:
    given = {
        "offers": [{"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100K"}],
        "Ben": {"deeds": {5: "mortgaged"}},
    }
    at = table(given, BOTS, edition="banking", manner=manner)
    at.type("ja" if manner == GERMAN else "yes", typed)
    assert lines(at)[:2] == ["Anna accepts Ben", "Anna keeps mortgage 5"]


@pytest.mark.parametrize(("manner", "typed"), [(GERMAN, "würfle nochmal"), (ENGLISH, "roll again")])
def test_who_may_throw_again_says_so(table: SetUp, manner: object, typed: str) -> None:
    at = table({"throws": 1, "dice": [5, 5]}, {"Ben": "walker", **BOTS}, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at)[0].startswith("Anna throws")


def test_the_help_says_what_why_looks_up(table: SetUp) -> None:
    assert "„warum miete“ sucht eine Regel" in shown_on_one_line(table(edition="banking", manner=GERMAN), "?")
