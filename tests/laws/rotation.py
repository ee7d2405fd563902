"""The same game with the seats renumbered: seat 0 becomes seat 1 and so on, the last one seat 0."""

from bankhalter.notation.actions import Action
from bankhalter.rules.codes import NATURE, Act
from bankhalter.rules.layout import DECKS, LOTS, SEATS, State

SEAT_BITS = (1 << NATURE) - 1
ONE_SEAT = ("turn", "rent_guest", "rent_owner", "auction_leader", "builder", "placing")
SEAT_SETS = ("awaited", "winners", "order_left", "order_tied", "auction_in", "owners")
BY_SEAT = ("cash", "at", "jail", "bankrupt", "passed_go", "interest_due", "wish", "held", "parts", "whole")
SEATS_LISTED = {"owner": LOTS, "holder": DECKS}
QUEUES = {"claims": ("claim_guest", "claim_owner"), "debts": ("debtor", "creditor")}
BY_PAIR = ("offer_give", "offer_give_cash", "offer_want", "offer_want_cash")
WITH_PARTNER = (Act.OFFER, Act.COUNTER, Act.ACCEPT, Act.REJECT, Act.WITHDRAW, Act.HAND)


def turned(seat: int, seats: int) -> int:
    """Return the new number of a seat; the bank, nobody and what is no seat stay."""
    return (seat + 1) % seats if 0 <= seat < seats else seat


def turned_bits(bits: int, seats: int) -> int:
    """Return a bit set of seats with their new numbers; the bit of nature stays."""
    new = bits & ~SEAT_BITS
    return new | sum(1 << turned(seat, seats) for seat in range(SEATS) if bits >> seat & 1)


def turned_action(action: Action, seats: int) -> Action:
    """Return the action of the renumbered seat."""
    numbers = action.numbers
    if action.act in WITH_PARTNER:
        numbers = (turned(numbers[0], seats), *numbers[1:])
    return Action(turned(action.seat, seats), action.act, numbers)


def turned_state(s: State) -> State:
    """Return the state with the seats renumbered."""
    new = s.copy()
    seats = s.seats
    for name in ONE_SEAT:
        if name not in ("rent_guest", "rent_owner") or s.rent_factor:
            setattr(new, name, turned(getattr(s, name), seats))
    for name in SEAT_SETS:
        setattr(new, name, turned_bits(getattr(s, name), seats))
    for name, length in SEATS_LISTED.items():
        setattr(new, name, [turned(seat, seats) for seat in getattr(s, name)[:length]])
    for count, names in QUEUES.items():
        for name in names:
            _turn_queue(s, new, name, getattr(s, count))
    _turn_tables(s, new)
    return new


def _turn_queue(s: State, new: State, name: str, count: int) -> None:
    numbers = getattr(s, name)
    setattr(new, name, [*(turned(seat, s.seats) for seat in numbers[:count]), *numbers[count:]])


def _turn_tables(s: State, new: State) -> None:
    for seat in range(s.seats):
        to = turned(seat, s.seats)
        for name in BY_SEAT:
            getattr(new, name)[to] = getattr(s, name)[seat]
        for kind in range(2):
            new.quota[kind * SEATS + to] = s.quota[kind * SEATS + seat]
        for partner in range(s.seats):
            for name in BY_PAIR:
                getattr(new, name)[to * SEATS + turned(partner, s.seats)] = getattr(s, name)[seat * SEATS + partner]


def canonical(s: State) -> bytes:
    """Return the packed state without the builder of a shortage that is over."""
    new = s.copy()
    if not new.shortage:
        new.builder = new.builder_lot = 0
    return new.pack()
