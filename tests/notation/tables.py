"""Tables and states for the tests of the notation; squares and lots are counted by hand here."""

from bankhalter.notation import Table, make_table, read_position
from bankhalter.rules.layout import State

# Squares of the 28 lots in board order: lot 0 is square 1, lot 27 is square 39.
LOT_SQUARES = (
    *(1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19),
    *(21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39),
)
LOT = {square: lot for lot, square in enumerate(LOT_SQUARES)}

CASH = make_table("sonic", ["A", "B", "C"])
BANKING = make_table("banking", ["A", "B", "C"])


def lots(*squares: int) -> int:
    """Return the mask of the lots on `squares`."""
    return sum(1 << LOT[square] for square in squares)


def fresh(table: Table = CASH) -> State:
    """Return the state in which the first seat is about to throw."""
    return read_position(table, {"seats": list(table.seats)})
