"""How much cash a seat had better keep."""

from bankhalter.bots.valuation import USUAL_THROW
from bankhalter.rules.codes import BANK, Square
from bankhalter.rules.layout import LEVELS, SQUARES, Board, State
from bankhalter.rules.queries import available, count_owned, is_mortgaged, lowest_bit
from bankhalter.rules.rent import street_rent

WAYS = 36  # throws of two dice


def usual_rent(b: Board, s: State, lot: int) -> int:
    """The rent of an owned lot as it stands, with a throw of seven where dice decide."""
    match b.kind[b.square_of[lot]]:
        case Square.STREET:
            return street_rent(b, s, lot)
        case Square.STATION:
            return b.rent[lot * LEVELS + count_owned(b, s, s.owner[lot], b.group[lot]) - 1]
        case _:
            several = 1 if count_owned(b, s, s.owner[lot], b.group[lot]) > 1 else 0
            return USUAL_THROW * b.rent[lot * LEVELS + several]


def rent_due(b: Board, s: State, seat: int, square: int) -> int:
    """What the seat would owe a rival on `square`."""
    lot = b.lot_of[square]
    if lot < 0 or s.owner[lot] == BANK or s.owner[lot] == seat or is_mortgaged(s, lot):
        return 0
    return usual_rent(b, s, lot)


def rents_due(s: State, seat: int) -> int:
    """Mask of the lots that earn rent from the seat."""
    lots = 0
    for other in range(s.seats):
        lots |= s.held[other]
    return lots & ~s.held[seat] & ~s.mortgaged


def rent_ahead(b: Board, s: State, seat: int) -> int:
    """The rent that the next throw of the seat costs on average."""
    lots = rents_due(s, seat) & b.ahead[s.at[seat]]
    total = 0
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        squares = b.square_of[lot] - s.at[seat]
        if squares < 0:
            squares += SQUARES
        total += (6 - abs(USUAL_THROW - squares)) * usual_rent(b, s, lot)
    return total // WAYS


def least_reserve(b: Board) -> int:
    """Cash to keep even where no rent threatens."""
    return b.salary // 4


def reserve(b: Board, s: State, seat: int) -> int:
    """Cash to keep when spending: a little always, more before built streets."""
    return least_reserve(b) + 2 * rent_ahead(b, s, seat)


def spare_cash(b: Board, s: State, seat: int) -> int:
    """Cash that may be spent; negative if the reserve is not there."""
    return available(s, seat) - reserve(b, s, seat)
