"""Money, squares, buildings and goods in English, in the words of the edition."""

from collections.abc import Iterable

from bankhalter.notation.amounts import SCALES, amount_text
from bankhalter.notation.sides import lots_in
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK, BUS, CARD_BIT, HAND_BIT, HOTEL, MR_M, Cause
from bankhalter.rules.layout import DECKS, SEATS, State

FACES = {BUS: "bus", MR_M: "Mr. M"}
CAUSES = {
    Cause.RENT: "rent",
    Cause.TAX: "tax",
    Cause.CARD: "a card",
    Cause.FINE: "the fine",
    Cause.INTEREST: "interest",
    Cause.DEAL: "dealt lots",
}


def money_text(table: Table, units: int) -> str:
    """Return an amount as people say it: M 200, or 1.5M where the money is in the thousands."""
    text = amount_text(table.unit, units)
    return text if table.unit >= SCALES["K"] else f"{table.edition.vocabulary.symbol} {text}"


def seat_text(table: Table, seat: int) -> str:
    """Return the name of a seat; the bank has one too."""
    return "the bank" if seat == BANK else table.seats[seat]


def square_text(table: Table, square: int) -> str:
    """Return the name of a square."""
    return table.edition.squares[square].name


def lot_text(table: Table, lot: int) -> str:
    """Return the name of a lot."""
    return square_text(table, table.square(lot))


def lots_text(table: Table, mask: int) -> str:
    """Return the names of the lots of a mask."""
    return listed(lot_text(table, lot) for lot in lots_in(mask))


def deck_text(table: Table, deck: int) -> str:
    """Return the name of a deck."""
    words = table.edition.vocabulary.en
    return (words.chance, words.community)[deck]


def one(word: str) -> str:
    """Return a noun with its article."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def level_text(table: Table, level: int) -> str:
    """Return how far a street is built: nothing, a house, 3 houses, a hotel."""
    words = table.edition.vocabulary.en
    if level == HOTEL:
        return one(words.hotel.one)
    if level == 0:
        return "nothing"
    return one(words.house.one) if level == 1 else f"{level} {words.house.many}"


def building_text(table: Table, *, hotel: bool, many: bool = False) -> str:
    """Return the word for one kind of building."""
    words = table.edition.vocabulary.en
    word = words.hotel if hotel else words.house
    return word.many if many else word.one


def goods_text(table: Table, mask: int, cash: int) -> str:
    """Return one side of a deal: lots, money and jail cards."""
    items = [lot_text(table, lot) for lot in lots_in(mask)]
    items += [money_text(table, cash)] if cash else []
    items += [jail_card_text(table, deck) for deck in range(DECKS) if mask >> CARD_BIT + deck & 1]
    return listed(items)


def offer_text(table: Table, state: State, proposer: int, partner: int) -> str:
    """Return the terms of an open offer: what is given for what."""
    pair = proposer * SEATS + partner
    give = state.offer_give[pair]
    if give & HAND_BIT:
        return f"{lots_text(table, give & ~HAND_BIT)} for {money_text(table, state.offer_want_cash[pair])} of the debt"
    given = goods_text(table, give, state.offer_give_cash[pair])
    return f"{given} for {goods_text(table, state.offer_want[pair], state.offer_want_cash[pair])}"


def jail_card_text(table: Table, deck: int) -> str:
    """Return the name of the jail card of a deck."""
    return f"the jail card of {deck_text(table, deck)}"


def dice_text(first: int, second: int, third: int) -> str:
    """Return what the dice show."""
    faces = [str(first), str(second)] + ([FACES.get(third, str(third))] if third else [])
    return " + ".join(faces) + (" (doubles)" if first == second else "")


def listed(items: Iterable[str]) -> str:
    """Return items as a sentence lists them; `nothing` if there are none."""
    *most, last = tuple(items) or ("nothing",)
    return f"{', '.join(most)} and {last}" if most else last


def names_text(table: Table, seats: int) -> str:
    """Return the names of the seats of a mask."""
    return listed(name for seat, name in enumerate(table.seats) if seats >> seat & 1)
