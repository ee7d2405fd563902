"""The board of the rules: every field, for every edition and option."""

import pytest

from bankhalter.editions import load, make_board, parse_options
from bankhalter.rules.codes import Square
from bankhalter.rules.layout import Board
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

EDITIONS = tuple(DECKS)
PLAIN = {  # switches of the cash editions without options, in the order of the board
    "rent_automatic": 0,
    "first_thrown": 1,
    "jail_doubles_again": 0,
    "salary_after": 0,
    "decks_open": 0,
    "doubling_despite_mortgage": 0,
    "rent_by_moving_throw": 0,
    "fine_ends_turn": 0,
    "third_failure_stays": 0,
    "jail_one_turn": 0,
    "further_throw_optional": 0,
    "building_between_turns": 0,
    "whole_hotel_sale": 0,
    "hand_over": 0,
    "estate_as_is": 0,
    "building_floor_printed": 0,
    "houses_for_hotel": 4,
    "end_at": 0,
    "deal": 0,
    "deal_paid": 0,
    "timed": 0,
    "speed_die": 0,
    "dice_rent_on_cars": 0,
    "triple_again": 0,
    "mr_m_to_rent": 0,
}
BANKING = PLAIN | {
    "doubling_despite_mortgage": 1,
    "rent_by_moving_throw": 1,
    "fine_ends_turn": 1,
    "third_failure_stays": 1,
    "further_throw_optional": 1,
    "building_between_turns": 1,
    "whole_hotel_sale": 1,
    "hand_over": 1,
    "estate_as_is": 1,
    "building_floor_printed": 1,
}
SHORT = PLAIN | {"jail_one_turn": 1, "houses_for_hotel": 3, "end_at": 1, "deal": 3}
SPEED = PLAIN | {"speed_die": 1, "triple_again": 1}


def board(name: str, **options: object) -> Board:
    edition = load(name)
    return make_board(edition, parse_options(edition, options))


def switches(b: Board) -> dict[str, int]:
    return {field: getattr(b, field) for field in PLAIN}


def test_the_test_knows_every_field_of_the_board() -> None:
    tables = {
        "kind",
        "tax",
        "lot_of",
        "square_of",
        "group",
        "group_count",
        "group_lot",
        "group_mask",
        "price",
        "mortgage",
        "house_cost",
    }
    tables |= {"rent", "group_rent", "ahead", "card_effect", "card_a", "card_b", "card_same"}
    numbers = {"jail_square", "start_cash", "salary", "fine", "houses", "hotels"}
    assert set(Board.LENGTHS) == tables | numbers | set(PLAIN)


@pytest.mark.parametrize("name", EDITIONS)
def test_lots_are_counted_in_units_the_same_in_every_edition(name: str) -> None:
    b = board(name)
    assert b.square_of == LOT_SQUARES
    assert [b.lot_of[pos] for pos in LOT_SQUARES] == list(range(28))
    assert all(b.lot_of[pos] == -1 for pos in range(40) if pos not in LOT_SQUARES)
    for pos, street in STREETS.items():
        lot = b.lot_of[pos]
        assert (b.price[lot], b.mortgage[lot], b.house_cost[lot]) == (street.price, street.mortgage, street.house_cost)
        assert tuple(b.rent[lot * 6 : lot * 6 + 6]) == street.rents
        assert b.group[lot] == street.group


@pytest.mark.parametrize("name", EDITIONS)
def test_stations_and_utilities_have_no_price_of_buildings(name: str) -> None:
    b = board(name)
    for pos in STATIONS:
        lot = b.lot_of[pos]
        assert (b.price[lot], b.mortgage[lot], b.house_cost[lot], b.group[lot]) == (200, 100, 0, 8)
        assert b.rent[lot * 6 : lot * 6 + 6] == [25, 50, 100, 200, 0, 0]
    for pos in UTILITIES:
        lot = b.lot_of[pos]
        assert (b.price[lot], b.mortgage[lot], b.house_cost[lot], b.group[lot]) == (150, 75, 0, 9)
        assert b.rent[lot * 6 : lot * 6 + 6] == [4, 10, 0, 0, 0, 0]


@pytest.mark.parametrize("name", EDITIONS)
def test_groups_list_their_lots_in_board_order(name: str) -> None:
    b = board(name)
    assert b.group_count == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    brown, stations, utilities = b.group_lot[0:2], b.group_lot[32:36], b.group_lot[36:38]
    assert [b.square_of[lot] for lot in brown] == [1, 3]
    assert [b.square_of[lot] for lot in stations] == [5, 15, 25, 35]
    assert [b.square_of[lot] for lot in utilities] == [12, 28]


@pytest.mark.parametrize("name", EDITIONS)
def test_squares_have_their_kinds_and_taxes_in_units(name: str) -> None:
    b = board(name)
    kinds = dict.fromkeys(STREETS, Square.STREET) | dict.fromkeys(STATIONS, Square.STATION)
    kinds |= dict.fromkeys(UTILITIES, Square.UTILITY) | dict.fromkeys(TAXES, Square.TAX)
    kinds |= dict.fromkeys(CHANCE_SQUARES, Square.CHANCE) | dict.fromkeys(COMMUNITY_SQUARES, Square.COMMUNITY)
    kinds |= {0: Square.GO, 10: Square.JAIL, 20: Square.PARKING, 30: Square.GO_TO_JAIL}
    assert b.kind == [kinds[pos] for pos in range(40)]
    assert b.tax == [TAXES.get(pos, 0) for pos in range(40)]
    assert b.jail_square == 10


@pytest.mark.parametrize("name", EDITIONS)
def test_cards_carry_their_effects_and_amounts_in_units(name: str) -> None:
    b = board(name)
    for deck in (0, 1):
        cards = range(deck * 16, deck * 16 + 16)
        expected = [(int(effect), first, second) for _, effect, first, second in DECKS[name][deck]]
        assert [(b.card_effect[i], b.card_a[i], b.card_b[i]) for i in cards] == expected


def test_cards_of_the_same_key_point_to_the_first_of_them() -> None:
    twice_a_loan = board("sonic-boom").card_same[:16]
    assert twice_a_loan == [*range(15), 14]
    twice_a_station = board("classic-de").card_same[:16]
    assert twice_a_station == [0, 1, 2, 3, 4, 4, *range(6, 16)]
    assert board("banking").card_same == [*range(16), *range(16)]


@pytest.mark.parametrize("name", EDITIONS)
def test_money_and_stock_are_counted_in_units(name: str) -> None:
    b = board(name)
    assert (b.start_cash, b.salary, b.fine, b.houses, b.hotels) == (1500, 200, 50, 32, 12)


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        *((name, {}, BANKING if name == "banking" else PLAIN) for name in EDITIONS),
        ("sonic-boom", {"short": True}, SHORT),
        ("dc", {"short": True}, SHORT),
        ("banking", {"short": True}, BANKING | {"houses_for_hotel": 3, "end_at": 2, "deal": 2, "deal_paid": 1}),
        ("banking", {"minutes": 90}, BANKING | {"timed": 90}),
        ("banking", {"jail_fine": "same_turn"}, BANKING | {"fine_ends_turn": 0}),
        ("sonic", {"rent": "automatic"}, PLAIN | {"rent_automatic": 1}),
        ("sonic", {"first": "seat"}, PLAIN | {"first_thrown": 0}),
        ("classic-de", {"jail_doubles": "again"}, PLAIN | {"jail_doubles_again": 1}),
        ("classic-us", {"salary": "after_landing"}, PLAIN | {"salary_after": 1}),
        ("dc", {"decks": "open"}, PLAIN | {"decks_open": 1}),
        ("bond-007", {"speed_die": True}, SPEED),
        ("bond-007", {"speed_die": True, "rent_dice": "cars"}, SPEED | {"dice_rent_on_cars": 1}),
        ("bond-007", {"speed_die": True, "triple": "once"}, SPEED | {"triple_again": 0}),
        ("bond-007", {"speed_die": True, "mrm": "next_rent"}, SPEED | {"mr_m_to_rent": 1}),
    ],
)
def test_switches_follow_edition_and_options(name: str, options: dict[str, object], expected: dict[str, int]) -> None:
    assert switches(board(name, **options)) == expected


def test_the_speed_die_comes_with_1000_more() -> None:
    assert board("bond-007", speed_die=True).start_cash == 2500
    assert board("bond-007", speed_die=False).start_cash == 1500
