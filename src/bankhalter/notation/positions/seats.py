"""What the seats and the bank hold in a position: cash, deeds, buildings, jail cards."""

from bankhalter.notation.amounts import amount_value
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry, whole
from bankhalter.notation.sides import DECK_NAMES, read_square, squares_of
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK, HOTEL, LAST_ATTEMPT, NOBODY, Building, Square
from bankhalter.rules.layout import DECKS, LOTS, State
from bankhalter.rules.queries import choices_of, is_mortgaged
from bankhalter.rules.titles import pass_title, turn_deed
from bankhalter.words.messages import either, say
from bankhalter.words.quoting import typed

SEAT_KEYS = ("cash", "at", "jail", "jail_cards", "bankrupt", "passed_go", "deeds", "choices", "interest_due")
HOTEL_WORD = "hotel"
MORTGAGED_WORD = "mortgaged"
STOCK_KEYS = {"houses": Building.HOUSE, "hotels": Building.HOTEL}


def read_seat(given: Entry, s: State, seat: int) -> None:
    """Take over what is given of one seat; without keys it has start money, stands on GO and is free."""
    given.allow(*SEAT_KEYS)
    board = given.table.board
    s.bankrupt[seat] = given.flag("bankrupt")
    s.cash[seat] = given.amount("cash", 0 if s.bankrupt[seat] else board.start_cash)
    s.jail[seat] = given.number("jail", 0, 0, LAST_ATTEMPT)
    s.at[seat] = given.square("at", board.jail_square if s.jail[seat] else 0)
    s.passed_go[seat] = given.flag("passed_go")
    s.interest_due[seat] = given.amount("interest_due", 0)
    _read_deeds(given.entry("deeds"), s, seat)
    _read_choices(given, s, seat)
    _read_jail_cards(given, s, seat)
    _check_seat(given, s, seat)


def _check_seat(given: Entry, s: State, seat: int) -> None:
    if s.jail[seat] and s.at[seat] != given.table.board.jail_square:
        raise given.wrong("at", say("error-not-on-jail", square=given.table.board.jail_square))
    holdings = s.cash[seat] or seat in s.owner or seat in s.holder
    if s.bankrupt[seat] and holdings:
        raise given.wrong("bankrupt", say("error-bankrupt-owns"))


def _read_deeds(given: Entry, s: State, seat: int) -> None:
    for key, value in given.given.items():
        try:
            lot = given.table.lot(read_square(key))
            _read_deed(given.table, s, lot, value)
        except NotationError as error:
            raise given.wrong(key, error.message) from None
        if s.owner[lot] != BANK:
            raise given.wrong(key, say("error-two-owners", owner=given.table.seats[s.owner[lot]]))
        pass_title(given.table.board, s, lot, seat)


def _read_deed(table: Table, s: State, lot: int, value: object) -> None:
    if value == MORTGAGED_WORD:
        turn_deed(s, lot, mortgaged=True)
    elif value == HOTEL_WORD:
        s.level[lot] = HOTEL
    else:
        s.level[lot] = _houses(table, value)
    if s.level[lot] and table.board.kind[table.square(lot)] != Square.STREET:
        raise NotationError("error-built-not-street")


def _houses(table: Table, value: object) -> int:
    most = table.board.houses_for_hotel
    try:
        return whole(value, 0, most)
    except NotationError:
        raise NotationError("error-not-a-level", most=most, given=typed(value)) from None


def _read_choices(given: Entry, s: State, seat: int) -> None:
    lots = given.lots("choices")
    if lots & ~s.held[seat]:
        raise given.wrong("choices", say("fault-choice-wrong"))
    s.choices |= lots


def _read_jail_cards(given: Entry, s: State, seat: int) -> None:
    for name in given.items("jail_cards"):
        if name not in DECK_NAMES:
            raise given.wrong("jail_cards", say("error-not-a-word", words=either(DECK_NAMES), given=typed(name)))
        deck = DECK_NAMES.index(str(name))
        if s.holder[deck] != NOBODY:
            raise given.wrong("jail_cards", say("error-card-held", deck=DECK_NAMES[deck]))
        s.holder[deck] = seat


def read_bank(given: Entry, s: State) -> None:
    """Take over the bank's stock of buildings; by default what does not stand on the board."""
    given.allow(*STOCK_KEYS)
    board = given.table.board
    totals = {Building.HOUSE: board.houses, Building.HOTEL: board.hotels}
    for key, kind in STOCK_KEYS.items():
        rest = totals[kind] - standing(s, kind)
        if rest < 0:
            wrong = say("error-too-many-buildings", most=totals[kind], got=str(standing(s, kind)))
            raise given.wrong(key, wrong)
        s.stock[kind] = given.number(key, rest, 0, rest)


def standing(s: State, kind: Building) -> int:
    """Return how many houses or hotels stand on the board."""
    if kind == Building.HOTEL:
        return s.level.count(HOTEL)
    return sum(level for level in s.level if level != HOTEL)


def write_seat(table: Table, s: State, seat: int) -> dict[str, object]:
    """Return what one seat has: cash and square always, the rest where it is not the default."""
    keys: dict[str, object] = {"cash": amount_value(table.unit, s.cash[seat]), "at": s.at[seat]}
    if s.jail[seat]:
        keys["jail"] = s.jail[seat]
    cards = [DECK_NAMES[deck] for deck in range(DECKS) if s.holder[deck] == seat]
    if cards:
        keys["jail_cards"] = cards
    keys |= {key: True for key, on in (("bankrupt", s.bankrupt[seat]), ("passed_go", s.passed_go[seat])) if on}
    if deeds := _written_deeds(table, s, seat):
        keys["deeds"] = deeds
    if chosen := choices_of(s, seat):
        keys["choices"] = squares_of(table, chosen)
    if s.interest_due[seat]:
        keys["interest_due"] = amount_value(table.unit, s.interest_due[seat])
    return keys


def _written_deeds(table: Table, s: State, seat: int) -> dict[int, object]:
    owned = [lot for lot in range(LOTS) if s.owner[lot] == seat]
    return {table.square(lot): deed_value(s, lot) for lot in sorted(owned, key=table.square)}


def deed_value(s: State, lot: int) -> int | str:
    """Return how a document says what is on a deed: 0 to 4 houses, hotel or mortgaged."""
    if is_mortgaged(s, lot):
        return MORTGAGED_WORD
    return HOTEL_WORD if s.level[lot] == HOTEL else s.level[lot]


def write_bank(s: State) -> dict[str, object]:
    """Return the bank's stock of buildings."""
    return {key: s.stock[kind] for key, kind in STOCK_KEYS.items()}
