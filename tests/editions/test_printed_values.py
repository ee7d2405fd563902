"""Every value of every edition is the classic one, in banking times 10,000."""

import pytest

from bankhalter.editions import editions, load
from bankhalter.editions.schema import (
    GROUPS,
    Chance,
    Community,
    Go,
    GoToJail,
    Jail,
    Parking,
    Station,
    Street,
    Tax,
    Utility,
)
from tests.editions.classic import (
    CHANCE_SQUARES,
    COMMUNITY_SQUARES,
    DECKS,
    LOT_SQUARES,
    STATIONS,
    STREETS,
    TAXES,
    UTILITIES,
)

EDITIONS = ("sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us")
CASH = tuple(name for name in EDITIONS if name != "banking")


def scale(name: str) -> int:
    return 10_000 if name == "banking" else 1


def test_the_catalogue_holds_the_five_rulebooks_and_the_two_classic_boards() -> None:
    assert editions() == EDITIONS


@pytest.mark.parametrize("name", EDITIONS)
def test_every_street_has_the_classic_values(name: str) -> None:
    streets = {square.pos: square for square in load(name).squares if isinstance(square, Street)}
    assert set(streets) == set(STREETS)
    for pos, classic in STREETS.items():
        street = streets[pos]
        assert GROUPS.index(street.group) == classic.group
        assert street.price == classic.price * scale(name)
        assert street.rents == tuple(rent * scale(name) for rent in classic.rents)
        assert street.house_cost == classic.house_cost * scale(name)
        assert street.mortgage == classic.mortgage * scale(name)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_station_costs_200_and_earns_25_to_200(name: str) -> None:
    stations = {square.pos: square for square in load(name).squares if isinstance(square, Station)}
    assert tuple(stations) == STATIONS
    for station in stations.values():
        assert station.price == 200 * scale(name)
        assert station.rents == tuple(rent * scale(name) for rent in (25, 50, 100, 200))
        assert station.mortgage == 100 * scale(name)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_utility_costs_150_and_earns_4_or_10_times_the_dice(name: str) -> None:
    utilities = {square.pos: square for square in load(name).squares if isinstance(square, Utility)}
    assert tuple(utilities) == UTILITIES
    for utility in utilities.values():
        assert (utility.price, utility.mortgage) == (150 * scale(name), 75 * scale(name))
        assert utility.factors == (4, 10)


@pytest.mark.parametrize("name", EDITIONS)
def test_taxes_cards_and_corners_lie_where_they_always_lay(name: str) -> None:
    squares = load(name).squares
    assert {s.pos: s.amount for s in squares if isinstance(s, Tax)} == {p: a * scale(name) for p, a in TAXES.items()}
    assert tuple(s.pos for s in squares if isinstance(s, Chance)) == CHANCE_SQUARES
    assert tuple(s.pos for s in squares if isinstance(s, Community)) == COMMUNITY_SQUARES
    assert [type(squares[pos]) for pos in (0, 10, 20, 30)] == [Go, Jail, Parking, GoToJail]


@pytest.mark.parametrize("name", EDITIONS)
def test_there_are_28_lots_on_40_squares(name: str) -> None:
    edition = load(name)
    assert [square.pos for square in edition.squares] == list(range(40))
    assert [lot.pos for lot in edition.lots()] == LOT_SQUARES


@pytest.mark.parametrize("name", CASH)
def test_cash_editions_start_with_1500_in_sixteen_notes(name: str) -> None:
    money = load(name).money
    assert (money.unit, money.start_cash, money.salary, money.fine) == (1, 1500, 200, 50)
    assert money.notes == ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))


def test_banking_starts_with_15_million_and_no_notes() -> None:
    money = load("banking").money
    assert (money.unit, money.start_cash, money.salary, money.fine) == (10_000, 15_000_000, 2_000_000, 500_000)
    assert money.notes == ()


@pytest.mark.parametrize("name", EDITIONS)
def test_the_box_holds_six_tokens_32_houses_and_12_hotels_for_two_to_six(name: str) -> None:
    edition = load(name)
    assert (edition.pieces.tokens, edition.pieces.houses, edition.pieces.hotels) == (6, 32, 12)
    assert edition.seats == (2, 6)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("deck", [0, 1])
def test_each_deck_holds_the_sixteen_cards_in_the_order_of_its_list(name: str, deck: int) -> None:
    cards = load(name).deck("community" if deck else "chance")
    assert [card.key for card in cards] == [key for key, *_ in DECKS[name][deck]]
    assert [card.effect for card in cards] == [effect.name.lower() for _, effect, *_ in DECKS[name][deck]]


def test_years_and_ages_are_those_printed() -> None:
    years = {name: load(name).year for name in EDITIONS}
    assert years == {"sonic-boom": 2016, "banking": 2005, "sonic": None, "bond-007": 2010, "dc": None} | {
        "classic-de": None,
        "classic-us": None,
    }
    assert {name: load(name).min_age for name in EDITIONS if load(name).min_age} == {"bond-007": 8}
    assert load("sonic-boom").code == "B86411000"
    assert load("banking").code == "050500114100"


def test_building_colours_are_those_printed() -> None:
    colours = {name: (load(name).pieces.house_colour, load(name).pieces.hotel_colour) for name in EDITIONS}
    assert colours.pop("sonic-boom") == ("yellow", "blue")
    assert colours.pop("dc") == ("green", "red")
    assert set(colours.values()) == {("", "")}
