"""Sides of a deal: lots, cash and jail cards, as `lot 5, lot 12, 100, chance card`."""

from bankhalter.editions.schema import SIDES
from bankhalter.notation.amounts import amount_text, read_amount, read_whole
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.table import Table
from bankhalter.rules.codes import CARD_BIT
from bankhalter.rules.layout import DECKS, LOTS, SQUARES
from bankhalter.words.quoting import typed

DECK_NAMES: tuple[str, ...] = SIDES
NOTHING = "nothing"


def read_square(given: object) -> int:
    """Return the square that text or a whole number names; raise NotationError for others."""
    square = read_whole(given) if isinstance(given, str) else given
    if not isinstance(square, int) or isinstance(square, bool):
        raise NotationError("error-not-a-square", given=typed(given), last=SQUARES - 1)
    if not 0 <= square < SQUARES:
        raise ImpossibleError("error-off-the-board", square=str(square), last=SQUARES - 1)
    return square


def lots_in(mask: int) -> list[int]:
    """Return the lot indices in a mask, ascending."""
    return [lot for lot in range(LOTS) if mask >> lot & 1]


def squares_of(table: Table, mask: int) -> list[int]:
    """Return the squares of the lots in a mask, in board order."""
    return sorted(table.square(lot) for lot in lots_in(mask))


def mask_of(table: Table, squares: list[int]) -> int:
    """Return the mask of the lots on `squares`; raise ImpossibleError if one is no lot or named twice."""
    mask = 0
    for square in squares:
        bit = 1 << table.lot(square)
        if mask & bit:
            raise ImpossibleError("error-square-twice", square=str(square))
        mask |= bit
    return mask


def read_side(table: Table, text: str) -> tuple[int, int]:
    """Return the mask of lots and cards and the cash of one side of a deal; raise NotationError if none."""
    mask, cash = 0, None
    for item in text.split(",") if text != NOTHING else ():
        more, amount = _item(table, item.strip())
        if mask & more or (cash is not None and amount is not None):
            raise ImpossibleError("error-item-twice", item=typed(item.strip()), side=typed(text))
        mask, cash = mask | more, amount if cash is None else cash
    return mask, cash or 0


def _item(table: Table, item: str) -> tuple[int, int | None]:
    """Return the bit of a lot or a card, or an amount: that is none where there is no money."""
    match item.split():
        case ["lot", square]:
            return 1 << table.lot(read_square(square)), None
        case [("chance" | "community") as deck, "card"]:
            return 1 << CARD_BIT + DECK_NAMES.index(deck), None
        case [amount] if amount[:1].isdecimal() or amount[:1] == "-":
            return 0, read_amount(table.unit, amount)
        case _:
            raise ImpossibleError("error-not-an-item", item=typed(item))


def side_text(table: Table, mask: int, cash: int) -> str:
    """Return one side of a deal as text: lots in board order, then cash, then cards."""
    items = [f"lot {square}" for square in squares_of(table, mask)]
    items += [amount_text(table.unit, cash)] if cash else []
    items += [f"{DECK_NAMES[deck]} card" for deck in range(DECKS) if mask >> CARD_BIT + deck & 1]
    return ", ".join(items) or NOTHING
