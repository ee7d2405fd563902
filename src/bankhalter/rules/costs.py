"""What an action costs the seat that does it."""

from bankhalter.rules.codes import Act
from bankhalter.rules.layout import Board, State
from bankhalter.rules.mortgage import redemption_cost
from bankhalter.rules.queries import due_debt


def cash_needed(b: Board, s: State, seat: int, act: Act, x0: int, x2: int) -> int:
    """Cash that a well-formed action of `seat` takes from it, in units; x0 and x2 as in `Act`."""
    match act:
        case Act.BUY:
            return b.price[b.lot_of[s.at[seat]]]
        case Act.PAY:
            return s.debt_amount[due_debt(s, seat)]
        case Act.PAY_FINE:
            return b.fine
        case Act.BUILD:
            return b.house_cost[x0]
        case Act.REDEEM:
            return redemption_cost(b, s, seat, x0)
        case Act.OFFER | Act.COUNTER:
            return x2
        case _:
            return 0
