"""Seats, lots, buildings, goods and dice, as they go into messages."""

from bankhalter.editions.schema import GROUPS
from bankhalter.notation.sides import lots_in
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK, BUS, CARD_BIT, HAND_BIT, HOTEL, MR_M, Cause
from bankhalter.rules.layout import DECKS, SEATS, State
from bankhalter.rules.queries import is_mortgaged
from bankhalter.rules.speed_die import shows_triple
from bankhalter.rules.trade import interest_on
from bankhalter.words import messages
from bankhalter.words.messages import Argument, DeckName, Listed, Message, Money, SquareName, listed, say

FACES = {BUS: say("face-bus"), MR_M: say("face-mr-m")}
TO_YOU = "terms-to-you"  # the message that tells the partner what it gets and gives
CAUSES = {
    Cause.RENT: say("cause-rent"),
    Cause.TAX: say("cause-tax"),
    Cause.CARD: say("cause-card"),
    Cause.FINE: say("cause-fine"),
    Cause.INTEREST: say("cause-interest"),
    Cause.DEAL: say("cause-deal"),
}


def seat_name(table: Table, seat: int) -> str:
    """Return the name of a seat, or the word that stands for the bank."""
    return messages.BANK if seat == BANK else table.seats[seat]


def lot_name(table: Table, lot: int) -> SquareName:
    """Return the name of a lot."""
    return SquareName(table.square(lot))


def lot_names(table: Table, mask: int) -> Listed:
    """Return the names of the lots of a mask."""
    return listed(lot_name(table, lot) for lot in lots_in(mask))


def colour_of(table: Table, lot: int) -> Message:
    """Return the colour of the group of a street, as it stands behind an article."""
    return say(f"in-group-{GROUPS[table.board.group[lot]].replace('_', '-')}")


def kind_of(*, hotel: bool) -> str:
    """Return the word by which messages choose between house and hotel."""
    return "hotel" if hotel else "house"


def level_phrase(level: int) -> Message:
    """Return how far a street is built: nothing, a house, 3 houses, a hotel."""
    return say("level-hotel") if level == HOTEL else say("level", houses=level)


def jail_card(deck: int) -> Message:
    """Return the jail card of a deck."""
    return say("jail-card", deck=DeckName(deck))


def goods(table: Table, state: State, mask: int, cash: int, payer: str = "") -> Listed:
    """Return one side of a deal: lots, mortgaged ones with the interest that is due, money and jail cards.

    `payer`: who pays the interest, where that has to be said.
    """
    items: list[Argument] = [
        mortgaged(table, state, lot, payer) if is_mortgaged(state, lot) else lot_name(table, lot)
        for lot in lots_in(mask)
    ]
    items += [Money(cash)] if cash else []
    items += [jail_card(deck) for deck in range(DECKS) if mask >> CARD_BIT + deck & 1]
    return listed(items)


def mortgaged(table: Table, state: State, lot: int, payer: str) -> Message:
    """Return a mortgaged lot with the interest that whoever receives it pays."""
    costs: dict[str, Argument] = {
        "lot": lot_name(table, lot),
        "interest": Money(interest_on(table.board, state, 1 << lot)),
    }
    return say("lot-mortgaged-theirs", whom=payer, **costs) if payer else say("lot-mortgaged", **costs)


def terms_of_offer(table: Table, state: State, proposer: int, partner: int, name: str = "terms") -> Message:
    """Return the terms of an open offer, what is given for what, in the message called `name`."""
    pair = proposer * SEATS + partner
    give, cash = state.offer_give[pair], state.offer_want_cash[pair]
    if give & HAND_BIT:
        return say("terms-debt", lots=goods(table, state, give & ~HAND_BIT, 0), amount=Money(cash))
    given = goods(table, state, give, state.offer_give_cash[pair])
    payer = table.seats[proposer] if name == TO_YOU else ""
    return say(name, given=given, wanted=goods(table, state, state.offer_want[pair], cash, payer))


def dice_shown(first: int, second: int, third: int, *, moving: bool = True) -> Message:
    """Return what the dice show; `third` 0: without the speed die. Equal dice count only where they are `moving`."""
    doubles = "yes" if moving and first == second else "no"
    if third == 0:
        return say("dice", first=first, second=second, doubles=doubles)
    alike = "triple" if moving and shows_triple(first, second, third) else doubles
    return say("dice-three", first=first, second=second, third=FACES.get(third, third), alike=alike)


def seat_names(table: Table, seats: int) -> Listed:
    """Return the names of the seats of a mask."""
    return listed(name for seat, name in enumerate(table.seats) if seats >> seat & 1)
