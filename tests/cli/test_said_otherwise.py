"""What people say in another order, without a name or as a question; and what is told where it cannot be done so."""

from collections.abc import Mapping

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [1, 3]}
RENT = {"debtor": "Anna", "creditor": "Ben", "amount": "2M", "cause": "rent", "status": "awaited"}
OWES: Mapping[str, object] = {
    **END,
    "debts": [RENT],
    "Anna": {"cash": "100K", "deeds": {1: 0, 15: 0, 37: 0, 39: 0}, "jail_cards": ["chance"]},
    "Cleo": {"deeds": {6: 0}},
}
OFFER: Mapping[str, object] = {
    "Anna": {"deeds": {1: 0}},
    "Ben": {"deeds": {5: 0}},
    "offers": [{"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100K"}],
}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "übergibt Ben Feld 1 gegen 500T Schulden", "Anna hands Ben lot 1 for 500K of debt"),
        (GERMAN, "übergib Ben Feld 1 für 500T der Schuld", "Anna hands Ben lot 1 for 500K of debt"),
        (GERMAN, "überlasse Ben den Plattenbau gegen 500T", "Anna hands Ben lot 1 for 500K of debt"),
        (GERMAN, "übergebe Plattenbau und Feld 15 an ben gegen 1,5M", "Anna hands Ben lot 1, lot 15 for 1.5M of debt"),
        (GERMAN, "biete Ben Feld 39 gegen die Schulden", "Anna hands Ben lot 39 for 2M of debt"),
        (GERMAN, "gib Ben Feld 39 für meine ganze Schuld", "Anna hands Ben lot 39 for 2M of debt"),
        (GERMAN, "gib Ben Feld 39 für 2M", "Anna offers Ben lot 39 for 2M"),
        (ENGLISH, "hand Ben lot 1 for 500K of the debt", "Anna hands Ben lot 1 for 500K of debt"),
        (ENGLISH, "offer Ben lot 39 for my debt", "Anna hands Ben lot 39 for 2M of debt"),
    ],
)
def test_lots_are_handed_against_a_debt_in_the_shapes_of_an_offer(
    table: SetUp, manner: object, typed: str, line: str
) -> None:
    at = table(OWES, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at) == [line]


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (
            GERMAN,
            "übergibt Ben die Gefängniskarte gegen 1M Schuld",
            "nur Besitztümer; die Gefängnis-frei-Karte lässt sich verkaufen: „bietet Ben Ereignis Karte gegen 500T“.",
        ),
        (
            GERMAN,
            "übergibt Ben Feld 15",
            "wie viel der Schuld damit getilgt sein soll: „übergibt Ben Feld 15 gegen 2M Schuld“.",
        ),
        (GERMAN, "gib Ben Plattenbau", "„übergibt Ben Feld 1 gegen 600T Schuld“."),
        (GERMAN, "übergibt der Bank Feld 1 gegen 600T", "Die Bank nimmt keinen Besitz gegen eine Schuld"),
        (GERMAN, "übergibt Ben Feld 1 gegen 3M", "darf die Schuld von 2 Mio. nicht übersteigen."),
        (
            GERMAN,
            "gib Cleo Plattenbau",
            "dafür bekommt: „bietet Cleo Feld 1 gegen 600T“, oder als Geschenk „bietet Cleo Feld 1 gegen nichts“.",
        ),
        (ENGLISH, "give Ben lot 15", "how much of the debt it shall settle: “hands Ben lot 15 for 2M of debt”."),
        (ENGLISH, "give Cleo lot 1", "“offers Cleo lot 1 for 600K”, or as a gift “offers Cleo lot 1 for nothing”."),
    ],
)
def test_what_settles_no_debt_is_told_with_what_does(table: SetUp, manner: object, typed: str, expected: str) -> None:
    at = table(OWES, edition="banking", manner=manner)
    assert expected in one_line(at, typed)
    assert lines(at) == []


def test_a_debt_that_is_named_and_not_owed_is_told_so(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {1: 0}}}, edition="banking", manner=GERMAN)
    assert "Anna schuldet gerade nichts." in one_line(at, "übergibt Ben Feld 1 gegen die Schuld")


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "nimm Hypothek auf Plattenbau auf", "Anna mortgages 1"),
        (GERMAN, "nimm eine Hypothek auf den Plattenbau auf", "Anna mortgages 1"),
        (GERMAN, "nehme für 1 eine Hypothek auf", "Anna mortgages 1"),
        (GERMAN, "Hypothek auf Plattenbau", "Anna mortgages 1"),
        (GERMAN, "belaste Plattenbau mit einer Hypothek", "Anna mortgages 1"),
        (GERMAN, "löse die Hypothek auf Kurfürstendamm ab", "Anna redeems 31"),
        (GERMAN, "zahle die Hypothek auf Kurfürstendamm zurück", "Anna redeems 31"),
        (GERMAN, "tilge die Hypothek auf 31", "Anna redeems 31"),
        (ENGLISH, "take out a mortgage on Plattenbau", "Anna mortgages 1"),
        (ENGLISH, "pay off the mortgage on 31", "Anna redeems 31"),
    ],
)
def test_mortgages_are_said_in_the_order_of_the_language(table: SetUp, manner: object, typed: str, line: str) -> None:
    at = table({"Anna": {"deeds": {1: 0, 31: "mortgaged"}}}, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at) == [line]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("biete Ben Octopussy gegen Der Spion, der mich liebte", "Anna offers Ben lot 23 for lot 18"),
        ("biete Ben Octopussy für Der Morgen stirbt nie", "Anna offers Ben lot 23 for lot 31"),
        ("tausche Octopussy gegen Der Spion, der mich liebte mit Ben", "Anna offers Ben lot 23 for lot 18"),
        ("tausche mit Ben Octopussy gegen Die Welt ist nicht genug", "Anna offers Ben lot 23 for lot 32"),
        ("kaufe Der Spion, der mich liebte von Ben für 100", "Anna offers Ben 100 for lot 18"),
        ("nimm Hypothek auf Im Angesicht des Todes auf", "Anna mortgages 24"),
    ],
)
def test_names_that_begin_with_an_article_or_hold_a_comma_are_names(table: SetUp, typed: str, line: str) -> None:
    given = {"Anna": {"deeds": {23: 0, 24: 0}}, "Ben": {"deeds": {18: 0, 31: 0, 32: 0}}}
    at = table(given, edition="bond-007", manner=GERMAN)
    at.type(typed)
    assert lines(at) == [line]


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "ich bin fertig", "Anna ends turn"),
        (GERMAN, "ich will bauen", "ist so nicht vollständig: `baut FELD`."),
        (GERMAN, "kann ich bauen?", "`baut FELD`."),
        (GERMAN, "tausche", "`bietet NAME SACHEN gegen SACHEN`."),
        (GERMAN, "gib Ben 500T", "Geld allein darf nicht den Besitzer wechseln"),
        (ENGLISH, "I am done", "Anna ends turn"),
        (ENGLISH, "I want to build", "`builds SQUARE`."),
    ],
)
def test_what_one_wants_is_done_or_told_how_it_is_said(table: SetUp, manner: object, typed: str, line: str) -> None:
    at = table({**END, "Anna": {"deeds": {1: 0, 3: 0}}}, edition="banking", manner=manner)
    shown = one_line(at, typed)
    assert line in " ".join([*lines(at), shown])


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "nimm an", "Anna accepts Ben"),
        (GERMAN, "nimm das Angebot von Ben an", "Anna accepts Ben"),
        (GERMAN, "nimm Bens Angebot an", "Anna accepts Ben"),
        (GERMAN, "lehne das Angebot von Ben ab", "Anna rejects Ben"),
        (GERMAN, "kontere 50T gegen Feld 5", "Anna counters Ben 50K for lot 5"),
        (GERMAN, "Gegenangebot Ben 50T gegen Feld 5", "Anna counters Ben 50K for lot 5"),
        (ENGLISH, "accept the offer from Ben", "Anna accepts Ben"),
        (ENGLISH, "counter 50K for lot 5", "Anna counters Ben 50K for lot 5"),
    ],
)
def test_the_only_offer_needs_no_name(table: SetUp, manner: object, typed: str, line: str) -> None:
    at = table(OFFER, edition="banking", manner=manner)
    at.type(typed)
    assert lines(at) == [line]


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "nimm an", "Anna liegt gerade kein Angebot vor."),
        (GERMAN, "lehne ab", "Anna liegt gerade kein Angebot vor."),
        (GERMAN, "kontere Feld 1 gegen 50T", "Anna liegt gerade kein Angebot vor."),
        (ENGLISH, "accept", "There is no offer to Anna just now."),
    ],
)
def test_an_answer_without_an_offer_is_told_so(table: SetUp, manner: object, typed: str, expected: str) -> None:
    at = table({"Anna": {"deeds": {1: 0}}}, edition="banking", manner=manner)
    assert expected in one_line(at, typed)


def test_of_two_offers_a_counter_names_the_one_it_answers(table: SetUp) -> None:
    further = {"from": "Cleo", "to": "Anna", "give": "lot 6", "want": "100K"}
    given = {**OFFER, "Cleo": {"deeds": {6: 0}}, "offers": [*OFFER["offers"], further]}  # type: ignore[misc]
    at = table(given, edition="banking", manner=GERMAN)
    assert "Ein Gegenangebot nennt, wem es gilt: „kontert Ben SACHEN gegen SACHEN“." in one_line(
        at, "kontere 50T gegen Feld 5"
    )


@pytest.mark.parametrize(
    ("manner", "typed", "expected"),
    [
        (GERMAN, "Kontostand", "Anna 15 Mio. LOS"),
        (GERMAN, "Wem gehört was?", "Anna 15 Mio. LOS"),
        (GERMAN, "wie viel Geld habe ich", "Anna 15 Mio. LOS"),
        (GERMAN, "Wem gehört der Plattenbau?", "Besitzer Anna"),
        (GERMAN, "was kostet die Siegessäule", "Besitzer niemand"),
        (GERMAN, "was kann ich tun?", "würfelt die Würfel werfen"),
        (GERMAN, "was ist passiert", "Seitdem ist nichts geschehen."),
        (ENGLISH, "who owns what?", "Anna 15M GO"),
        (ENGLISH, "Who owns Plattenbau?", "owner Anna"),
    ],
)
def test_a_question_is_answered(table: SetUp, manner: object, typed: str, expected: str) -> None:
    at = table({"Anna": {"deeds": {1: 0}}}, edition="banking", manner=manner)
    at.type()
    shown = at.type(typed).partition(">")[2]
    assert expected.casefold() in " ".join(shown.replace("│", "").split()).casefold()
