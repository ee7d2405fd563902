"""What is awaited first, where several things are due (procedure 10)."""

from bankhalter.rules.codes import NATURE, NOBODY, Auction, Due, Moment, Phase
from bankhalter.rules.layout import State
from bankhalter.rules.money import any_debt_open
from bankhalter.rules.queries import choosing_seat, due_debt, lowest_bit, rarely
from bankhalter.rules.shortage import unanswered


def await_moment(s: State, moment: Moment, awaited: int) -> None:
    """Set what is awaited and from whom."""
    s.moment = moment
    s.awaited = awaited


def debtors(s: State) -> int:
    """Bits of the seats that are awaited to settle a debt."""
    bits = 0
    for i in range(s.debts):
        if s.debt_open[i] == Due.OPEN:
            bits |= 1 << s.debtor[i]
    return bits


def await_turn(s: State) -> None:
    """Nothing more urgent is due: the turn goes on."""
    match s.phase:
        case Phase.CARD | Phase.DEAL:
            await_moment(s, Moment.TURN, 1 << NATURE)
        case Phase.ORDER:
            await_moment(s, Moment.TURN, 1 << lowest_bit(s.order_left))
        case _:
            await_moment(s, Moment.TURN, 1 << s.turn)


def await_debts(s: State, chooser: int) -> bool:
    """Await debtors and then mortgage choices, the choosing receiver's own debts first; False if there are none."""
    if chooser != NOBODY and due_debt(s, chooser) < 0:
        await_moment(s, Moment.MORTGAGE, 1 << chooser)
    elif chooser != NOBODY:
        await_moment(s, Moment.DEBT, 1 << chooser)
    elif any_debt_open(s):
        await_moment(s, Moment.DEBT, debtors(s))
    else:
        return False
    return True


def settle_moment(s: State) -> None:
    """Work out `moment` and `awaited` from everything that is due."""
    if rarely(s.phase == Phase.OVER):
        await_moment(s, Moment.OVER, 0)
    elif rarely(s.rent_factor > 0):
        await_moment(s, Moment.RENT_THROW, 1 << NATURE)
    elif await_debts(s, choosing_seat(s)):
        return
    elif rarely(s.shortage != 0) and unanswered(s) != 0:
        await_moment(s, Moment.WISH, unanswered(s))
    elif rarely(s.placing != NOBODY):
        await_moment(s, Moment.PLACE, 1 << s.placing)
    elif s.auction != Auction.NONE:
        leader = 0 if s.auction_leader == NOBODY else 1 << s.auction_leader
        await_moment(s, Moment.AUCTION, s.auction_in & ~leader)
    else:
        await_turn(s)
