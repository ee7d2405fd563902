"""The classic board and the four decks, written out by hand as tests' own source of what is printed."""

from typing import NamedTuple

from bankhalter.rules.codes import CardEffect


class ClassicStreet(NamedTuple):
    """What stands on the deed of a street, in classic amounts."""

    group: int
    price: int
    rents: tuple[int, int, int, int, int, int]
    house_cost: int
    mortgage: int


STREETS = {
    1: ClassicStreet(0, 60, (2, 10, 30, 90, 160, 250), 50, 30),
    3: ClassicStreet(0, 60, (4, 20, 60, 180, 320, 450), 50, 30),
    6: ClassicStreet(1, 100, (6, 30, 90, 270, 400, 550), 50, 50),
    8: ClassicStreet(1, 100, (6, 30, 90, 270, 400, 550), 50, 50),
    9: ClassicStreet(1, 120, (8, 40, 100, 300, 450, 600), 50, 60),
    11: ClassicStreet(2, 140, (10, 50, 150, 450, 625, 750), 100, 70),
    13: ClassicStreet(2, 140, (10, 50, 150, 450, 625, 750), 100, 70),
    14: ClassicStreet(2, 160, (12, 60, 180, 500, 700, 900), 100, 80),
    16: ClassicStreet(3, 180, (14, 70, 200, 550, 750, 950), 100, 90),
    18: ClassicStreet(3, 180, (14, 70, 200, 550, 750, 950), 100, 90),
    19: ClassicStreet(3, 200, (16, 80, 220, 600, 800, 1000), 100, 100),
    21: ClassicStreet(4, 220, (18, 90, 250, 700, 875, 1050), 150, 110),
    23: ClassicStreet(4, 220, (18, 90, 250, 700, 875, 1050), 150, 110),
    24: ClassicStreet(4, 240, (20, 100, 300, 750, 925, 1100), 150, 120),
    26: ClassicStreet(5, 260, (22, 110, 330, 800, 975, 1150), 150, 130),
    27: ClassicStreet(5, 260, (22, 110, 330, 800, 975, 1150), 150, 130),
    29: ClassicStreet(5, 280, (24, 120, 360, 850, 1025, 1200), 150, 140),
    31: ClassicStreet(6, 300, (26, 130, 390, 900, 1100, 1275), 200, 150),
    32: ClassicStreet(6, 300, (26, 130, 390, 900, 1100, 1275), 200, 150),
    34: ClassicStreet(6, 320, (28, 150, 450, 1000, 1200, 1400), 200, 160),
    37: ClassicStreet(7, 350, (35, 175, 500, 1100, 1300, 1500), 200, 175),
    39: ClassicStreet(7, 400, (50, 200, 600, 1400, 1700, 2000), 200, 200),
}
STATIONS = (5, 15, 25, 35)  # price 200, mortgage 100, rents 25 50 100 200
UTILITIES = (12, 28)  # price 150, mortgage 75, factors 4 and 10
TAXES = {4: 200, 38: 100}
CHANCE_SQUARES = (7, 22, 36)
COMMUNITY_SQUARES = (2, 17, 33)
LOT_SQUARES = sorted((*STREETS, *STATIONS, *UTILITIES))

Effect = tuple[str, CardEffect, int, int]  # key, effect, its two numbers in classic amounts

_MOVES: list[Effect] = [
    ("schlossallee", CardEffect.MOVE_TO, 39, 0),
    ("advance_go", CardEffect.MOVE_TO, 0, 0),
    ("opernplatz", CardEffect.MOVE_TO, 24, 0),
    ("seestrasse", CardEffect.MOVE_TO, 11, 0),
]
_STATION: Effect = ("nearest_station", CardEffect.NEAREST_STATION, 2, 0)
_JAIL_CARD: Effect = ("jail_card", CardEffect.KEEP, 0, 0)
_JAIL: Effect = ("jail", CardEffect.GO_TO_JAIL, 0, 0)
_CHANCE_END: list[Effect] = [
    ("nearest_utility", CardEffect.NEAREST_UTILITY, 10, 0),
    ("dividend", CardEffect.RECEIVE, 50, 0),
    _JAIL_CARD,
    ("back_3", CardEffect.STEPS_BACK, 3, 0),
    _JAIL,
    ("renovation", CardEffect.PAY_PER_BUILDING, 25, 100),
    ("speeding", CardEffect.PAY, 15, 0),
    ("suedbahnhof", CardEffect.MOVE_TO, 5, 0),
    ("board_chairman", CardEffect.PAY_EACH, 50, 0),
]


def _community(dividend: str) -> list[Effect]:
    return [
        ("advance_go", CardEffect.MOVE_TO, 0, 0),
        ("bank_error", CardEffect.RECEIVE, 200, 0),
        ("doctor", CardEffect.PAY, 50, 0),
        ("stock_sale", CardEffect.RECEIVE, 50, 0),
        _JAIL_CARD,
        _JAIL,
        ("holiday_fund", CardEffect.RECEIVE, 100, 0),
        ("tax_refund", CardEffect.RECEIVE, 20, 0),
        ("birthday", CardEffect.RECEIVE_FROM_EACH, 10, 0),
        ("life_insurance", CardEffect.RECEIVE, 100, 0),
        ("hospital", CardEffect.PAY, 100, 0),
        ("school", CardEffect.PAY, 50, 0),
        (dividend, CardEffect.RECEIVE, 25, 0),
        ("street_repairs", CardEffect.PAY_PER_BUILDING, 40, 115),
        ("beauty_contest", CardEffect.RECEIVE, 10, 0),
        ("inheritance", CardEffect.RECEIVE, 100, 0),
    ]


_LOAN_150: Effect = ("building_loan", CardEffect.RECEIVE, 150, 0)
_LOAN_200: Effect = ("building_loan", CardEffect.RECEIVE, 200, 0)
MODERN = ([*_MOVES, _STATION, _STATION, *_CHANCE_END, _LOAN_150], _community("consultancy"))
WINNING_MOVES = (
    [*_MOVES, _STATION, *_CHANCE_END, _LOAN_200, _LOAN_200],
    _community("preference_share_dividend"),
)
EURO_2002: tuple[list[Effect], list[Effect]] = (
    [
        ("speeding", CardEffect.PAY, 15, 0),
        ("crossword", CardEffect.RECEIVE, 100, 0),
        ("opernplatz", CardEffect.MOVE_TO, 24, 0),
        ("street_repairs", CardEffect.PAY_PER_BUILDING, 40, 115),
        _JAIL,
        ("school", CardEffect.PAY, 150, 0),
        ("schlossallee", CardEffect.MOVE_TO, 39, 0),
        ("rent_and_bond_interest", CardEffect.RECEIVE, 150, 0),
        ("seestrasse", CardEffect.MOVE_TO, 11, 0),
        ("board_chairman", CardEffect.PAY_EACH, 50, 0),
        ("advance_go", CardEffect.MOVE_TO, 0, 0),
        ("dividend", CardEffect.RECEIVE, 50, 0),
        ("renovation", CardEffect.PAY_PER_BUILDING, 25, 100),
        ("suedbahnhof", CardEffect.MOVE_TO, 5, 0),
        _JAIL_CARD,
        ("back_3", CardEffect.STEPS_BACK, 3, 0),
    ],
    [
        ("fine_or_chance", CardEffect.FINE_OR_CHANCE, 10, 0),
        ("beauty_contest", CardEffect.RECEIVE, 10, 0),
        ("stock_sale", CardEffect.RECEIVE, 50, 0),
        ("inheritance", CardEffect.RECEIVE, 100, 0),
        ("annuity", CardEffect.RECEIVE, 100, 0),
        ("birthday", CardEffect.RECEIVE_FROM_EACH, 10, 0),
        ("bank_error", CardEffect.RECEIVE, 200, 0),
        ("tax_refund", CardEffect.RECEIVE, 20, 0),
        ("doctor", CardEffect.PAY, 50, 0),
        _JAIL_CARD,
        _STATION,
        ("preference_share_dividend", CardEffect.RECEIVE, 25, 0),
        ("advance_go", CardEffect.MOVE_TO, 0, 0),
        ("back_to_first_street", CardEffect.MOVE_BACK_TO, 1, 0),
        _JAIL,
        ("hospital", CardEffect.PAY, 100, 0),
    ],
)
DECKS = {
    "sonic-boom": WINNING_MOVES,
    "banking": EURO_2002,
    "sonic": WINNING_MOVES,
    "bond-007": WINNING_MOVES,
    "dc": WINNING_MOVES,
    "classic-de": MODERN,
    "classic-us": MODERN,
}
