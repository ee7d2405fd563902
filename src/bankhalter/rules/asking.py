"""Whom to ask next when bots play: one order for the table and for simulation.

The caller keeps `asked`: bits of the seats that had nothing to do since the last throw or the last offer to them.
"""

from bankhalter.rules.codes import NATURE, NOBODY, Act, Moment, Phase
from bankhalter.rules.layout import SEATS, State
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import lowest_bit, standing_open


def has_offer(s: State, seat: int) -> bool:
    """Whether an open offer waits for the seat's answer."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            return True
    return False


def with_business(s: State) -> int:
    """Bits of the seats that could do anything out of turn, by a cheap test: they own a lot or may demand rent."""
    bits = s.owners
    for i in range(s.claims):
        bits |= 1 << s.claim_owner[i]
    return bits


def first_in_turn_order(s: State, seats: int) -> int:
    """The first of the seats in the bits clockwise from the seat whose turn it is, or NOBODY."""
    later = seats >> s.turn << s.turn
    return lowest_bit(later if later != 0 else seats)


def to_answer(s: State, asked: int) -> int:
    """The first seat in turn order with an unanswered offer that was not yet asked about it, or NOBODY."""
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if asked >> seat & 1 == 0 and s.bankrupt[seat] == 0 and has_offer(s, seat):
            return seat
    return NOBODY


def out_of_turn(s: State, asked: int) -> int:
    """Bits of the seats still to be asked about standing actions before a throw."""
    return with_business(s) & ~asked & ~(1 << s.turn)


def seats_to_ask(s: State, asked: int) -> int:
    """Bits of the seats to ask next, in turn order until one of them acts; 0 when the game is over or nature is due.

    Only those awaited must act; once the others have nothing to do, it is their turn.
    """
    if s.offers > 0 and standing_open(s):
        seat = to_answer(s, asked)
        if seat != NOBODY:
            return 1 << seat
    if s.moment == Moment.TURN and s.phase == Phase.THROW and standing_open(s):
        seats = out_of_turn(s, asked)
        if seats != 0:
            return seats
    return s.awaited & ~(1 << NATURE)


def whom_to_ask(s: State, asked: int) -> int:
    """The seat to ask next (it may answer "nothing" if it is not awaited), NATURE, or NOBODY when the game is over."""
    if s.awaited >> NATURE & 1 == 1:
        return NATURE
    return first_in_turn_order(s, seats_to_ask(s, asked))


def asked_after(asked: int, act: int, partner: int) -> int:
    """`asked` after an `act`: a throw asks everybody anew, an offer its partner, an answer its proposer."""
    if act == Act.THROW or act == Act.END_TURN:
        return 0
    if act >= Act.OFFER and act <= Act.HAND and partner >= 0 and partner < SEATS:
        return asked & ~(1 << partner)
    return asked


def asked_nothing(asked: int, seat: int) -> int:
    """`asked` after `seat` had nothing to do."""
    return asked | 1 << seat
