"""What money is booked for: the occasions that the rulebook of the card reader names, and a free one."""

from enum import StrEnum

from bankhalter.companion.accounts import Booking


class Kind(StrEnum):
    """Between whom money moves."""

    CREDIT = "credit"  # the bank pays a card
    DEBIT = "debit"  # a card pays the bank
    TRANSFER = "transfer"  # a card pays a card


class Occasion(StrEnum):
    """What a booking is for."""

    SALARY = "salary"
    CARD = "card"
    BUILDING_SOLD = "building_sold"
    MORTGAGE = "mortgage"
    LOT_BOUGHT = "lot_bought"
    BUILDING_BOUGHT = "building_bought"
    TAX = "tax"
    REDEEMED = "redeemed"
    FINE = "fine"
    RENT = "rent"
    LOT_SOLD = "lot_sold"
    BANKRUPTCY = "bankruptcy"
    DEBT = "debt"


OCCASIONS: dict[Kind, tuple[Occasion, ...]] = {
    Kind.CREDIT: (Occasion.SALARY, Occasion.CARD, Occasion.BUILDING_SOLD, Occasion.MORTGAGE),
    Kind.DEBIT: (
        Occasion.LOT_BOUGHT,
        Occasion.BUILDING_BOUGHT,
        Occasion.TAX,
        Occasion.CARD,
        Occasion.REDEEMED,
        Occasion.FINE,
    ),
    # Cards that let players pay each other are not on the rulebook's list, but in its decks.
    Kind.TRANSFER: (Occasion.RENT, Occasion.LOT_SOLD, Occasion.BANKRUPTCY, Occasion.DEBT, Occasion.CARD),
}


def kind_of(booking: Booking) -> Kind:
    """Return between whom a booking moves money."""
    if booking.left and booking.right:
        return Kind.TRANSFER
    return Kind.CREDIT if booking.left else Kind.DEBIT
