"""What a refusal says of the cash that an action takes, and which rules it names."""

import copy
import pickle

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.rules.codes import Refusal

SEATS = ["Anna", "Ben"]
BUY = {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3, "cash": 59}}
DEBT = {"phase": "end", "throws": 1, "dice": [1, 3],
        "debts": [{"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}],
        "Anna": {"cash": 10, "at": 4, "deeds": {39: 0}}}  # fmt: skip


@pytest.mark.parametrize(
    ("given", "line", "needed", "cash"),
    [
        (BUY, "Anna buys", "M 60", "M 59"),  # Coral Bay costs 60
        (DEBT, "Anna pays", "M 200", "M 10"),
        ({"Anna": {"jail": 1, "at": 10, "cash": 49}}, "Anna pays fine", "M 50", "M 49"),
        (
            {"Anna": {"cash": 199, "deeds": {37: 0, 39: 0}}},
            "Anna builds 39",
            "M 200",
            "M 199",
        ),  # dark blue: 200 a house
        ({"Anna": {"cash": 219, "deeds": {39: "mortgaged"}}}, "Anna redeems 39", "M 220", "M 219"),  # 200 and a tenth
        ({"Anna": {"cash": 99}, "Ben": {"deeds": {5: 0}}}, "Anna offers Ben 100 for lot 5", "M 100", "M 99"),
    ],
)
def test_too_little_cash_is_refused_with_what_it_takes(
    given: dict[str, object], line: str, needed: str, cash: str
) -> None:
    game = Game.at("sonic-boom", {"seats": SEATS, **given})
    with pytest.raises(RefusedError) as refused:
        game.do(line)
    assert str(refused.value) == f"This takes {needed}, and {cash} is at hand; more must be raised first."
    german = voice_of(game.table.edition, "de")(refused.value.message)
    assert needed in german
    assert cash in german


def test_a_refusal_carries_the_rules_that_its_action_meets() -> None:
    game = Game.at("sonic-boom", {"seats": SEATS, "Anna": {"deeds": {37: 1, 39: 1}}})
    with pytest.raises(RefusedError) as refused:
        game.do("Anna mortgages 39")
    assert refused.value.ledger == ("mortgage-clear-buildings-first",)


@pytest.mark.parametrize(
    ("edition", "options", "deeds", "rules"),
    [
        ("bond-007", {}, {37: 1, 39: 2}, ("build-evenly",)),  # a house: what a hotel needs has no say
        ("bond-007", {}, {37: 3, 39: 4}, ("build-evenly", "build-hotel-all-lots-four")),
        ("sonic-boom", {}, {37: 3, 39: 4}, ("build-evenly", "build-hotel-all-lots-four")),
        ("sonic-boom", {"short": True}, {37: 2, 39: 3}, ("build-evenly", "short-hotel-three-houses")),
    ],
)
def test_what_a_hotel_needs_is_named_only_where_a_hotel_was_to_be_built(
    edition: str, options: dict[str, object], deeds: dict[int, int], rules: tuple[str, ...]
) -> None:
    game = Game.at(edition, {"seats": SEATS, "Anna": {"deeds": deeds}}, options)
    with pytest.raises(RefusedError) as refused:
        game.do("Anna builds 39")
    assert refused.value.reason == Refusal.UNEVEN_BUILDING
    assert refused.value.ledger == rules


def test_a_refusal_can_be_copied_and_sent_to_another_process() -> None:
    game = Game("sonic-boom", SEATS, {"first": "seat"})
    with pytest.raises(RefusedError) as refused:
        game.do("Anna builds 3")
    for again in (copy.deepcopy(refused.value), pickle.loads(pickle.dumps(refused.value))):  # noqa: S301  # our own
        assert str(again) == str(refused.value)
        assert (again.reason, again.ledger) == (refused.value.reason, refused.value.ledger)


GIVEN = {
    "seats": ["Anna", "Ben", "Cleo"],
    "Anna": {"cash": "5M", "deeds": {1: 0, 5: "mortgaged", 16: "mortgaged", 18: 0, 19: 0, 37: 1, 39: 2}},
    "Ben": {"cash": "400K"},
    "Cleo": {"deeds": {6: 0}},
}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Anna mortgages 3", "„Siegessäule“ gehört noch niemandem; das darf nur, wer das Feld besitzt."),
        ("Anna mortgages 6", "„Konnopke's Imbiss“ gehört Cleo und nicht Anna."),
        ("Anna offers Ben lot 6 for 10K", "„Konnopke's Imbiss“ gehört Cleo und nicht Anna."),
        ("Anna offers Ben 10K for lot 6", "„Konnopke's Imbiss“ gehört Cleo; hergeben kann Ben das Feld nicht."),
        ("Anna offers Ben 10K for lot 3", "„Siegessäule“ gehört noch niemandem; hergeben kann Ben das Feld nicht."),
        (
            "Anna builds 1",
            "Zum Bauen auf „Plattenbau“ muss die ganze Farbgruppe Anna gehören; es fehlt: „Siegessäule“ (noch frei).",
        ),
        (
            "Anna builds 18",
            "Zum Bauen darf auf der Farbgruppe keine Hypothek liegen; erst muss sie abgelöst werden: „Olympiastadion“.",
        ),
        ("Anna builds 39", "Gleichmäßig bauen: Erst kommt „Hotel Adlon“ dran, dort steht weniger."),
        (
            "Anna sells building 37",
            "Gleichmäßig verkaufen: Erst kommt „Schloss Charlottenburg“ dran, dort steht mehr.",
        ),
        ("Anna sells building 1", "Auf „Plattenbau“ steht nichts, was man verkaufen könnte."),
        ("Anna mortgages 5", "Auf „Ostbahnhof“ liegt schon eine Hypothek; sie müsste erst abgelöst werden."),
        ("Anna redeems 1", "Auf „Plattenbau“ liegt keine Hypothek."),
        ("Anna offers Ben lot 1 for 500K", "Ben soll 500 Tsd. zahlen, hat aber nur 400 Tsd."),
        (
            "Anna offers Ben 10K for chance card",
            "Ben hat diese Gefängnis-frei-Karte nicht; hergeben kann sie nur, wer sie hat.",
        ),
        ("Anna accepts Ben", "Von Ben liegt Anna kein Angebot vor."),
        ("Anna withdraws from Ben", "Anna hat Ben nichts angeboten, was zurückzuziehen wäre."),
        ("Anna withdraws", "Anna hat niemandem etwas angeboten, was zurückzuziehen wäre."),
    ],
)
def test_a_refusal_names_the_lot_and_whose_it_is(line: str, told: str) -> None:
    assert refusal_of(Game.at("banking", GIVEN), line) == told


def test_a_refusal_names_where_buildings_still_stand() -> None:
    told = refusal_of(Game.at("banking", GIVEN), "Anna mortgages 37")
    assert told.endswith("; noch steht etwas auf „Hotel Adlon“ und „Schloss Charlottenburg“.")


def refusal_of(game: Game, line: str) -> str:
    with pytest.raises(RefusedError) as refused:
        game.do(line)
    return voice_of(game.table.edition, "de")(refused.value.message)


TAX = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}
RENT = {"debtor": "Ben", "creditor": "Anna", "amount": 50, "cause": "rent", "status": "awaited"}


@pytest.mark.parametrize(
    ("given", "line", "told"),
    [
        (
            {"phase": "end", "throws": 1, "dice": [1, 3]},
            "Anna throws",
            "Das geht gerade nicht, erst ist etwas anderes dran: Anna muss die Würfel weitergeben.",
        ),
        (
            {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}},
            "Anna ends turn",
            "Erst ist eine Entscheidung fällig: Anna muss „Coral Bay“ kaufen oder darauf verzichten.",
        ),
        (
            {"phase": "end", "throws": 1, "dice": [1, 3], "debts": [TAX]},
            "Anna ends turn",
            "Erst muss die Schuld beglichen werden: Anna schuldet der Bank M 200.",
        ),
        (
            {"phase": "end", "throws": 1, "dice": [1, 3], "debts": [RENT]},
            "Anna ends turn",
            "Das geht gerade nicht, erst ist etwas anderes dran: Ben muss Anna M 50 zahlen.",
        ),
        (
            {"auction": {"lot": 1, "bid": 10, "leader": "Ben"}, "phase": "end", "throws": 1, "dice": [1, 3]},
            "Anna gives up",
            "Erst muss die Versteigerung zu Ende sein: Anna muss auf „Greenvale Farms“ bieten oder passen.",
        ),
    ],
)
def test_a_refusal_says_who_must_do_what_first(given: dict[str, object], line: str, told: str) -> None:
    assert refusal_of(Game.at("sonic-boom", {"seats": SEATS, **given}), line) == told
