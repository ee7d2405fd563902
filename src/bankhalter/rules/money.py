"""Money: paying, owing and settling debts in their order (ledger: debt-*, bank-*; procedure 4)."""

from bankhalter.rules.codes import BANK, Auction, Cause, Due, Event
from bankhalter.rules.layout import Board, State
from bankhalter.rules.notes import note
from bankhalter.rules.queries import auctions_pending, first_debt, take_out_of


def pay(b: Board, s: State, payer: int, receiver: int, amount: int, cause: int, lot: int) -> None:
    """Move `amount` units; the only place where cash changes hands. The bank has no limit (bank-never-bankrupt)."""
    if payer != BANK:
        s.cash[payer] -= amount
    if receiver != BANK:
        s.cash[receiver] += amount
    note(s, Event.PAID, payer, receiver, amount, cause, b.square_of[lot] if lot >= 0 else -1)


def owe(s: State, debtor: int, creditor: int, amount: int, cause: Cause, lot: int) -> None:
    """Put a debt at the end of the queue; `settle_debts` pays it at once where the cash suffices."""
    i = s.debts
    s.debtor[i] = debtor
    s.creditor[i] = creditor
    s.debt_amount[i] = amount
    s.debt_cause[i] = cause
    s.debt_lot[i] = lot
    s.debt_open[i] = Due.NEW if s.auction == Auction.NONE else Due.DEFERRED
    s.debts = i + 1


def remove_debt(s: State, index: int) -> None:
    """Take debt `index` out of the queue."""
    take_out_of(s.debtor, index, s.debts)
    take_out_of(s.creditor, index, s.debts)
    take_out_of(s.debt_amount, index, s.debts)
    take_out_of(s.debt_cause, index, s.debts)
    take_out_of(s.debt_lot, index, s.debts)
    take_out_of(s.debt_open, index, s.debts)
    s.debts -= 1


def pay_debt(b: Board, s: State, index: int) -> None:
    """Settle debt `index` in full from its debtor's cash."""
    debtor = s.debtor[index]
    creditor = s.creditor[index]
    amount = s.debt_amount[index]
    cause = s.debt_cause[index]
    lot = s.debt_lot[index]
    remove_debt(s, index)
    pay(b, s, debtor, creditor, amount, cause, lot)


def fall_due(b: Board, s: State, index: int) -> bool:
    """Let debt `index` fall due: paid at once if the cash suffices (True), else its debtor is awaited."""
    if s.cash[s.debtor[index]] >= s.debt_amount[index]:
        pay_debt(b, s, index)
        return True
    s.debt_open[index] = Due.OPEN
    note(s, Event.DEBT_ARISEN, s.debtor[index], s.creditor[index], s.debt_amount[index], s.debt_cause[index])
    return False


def settle_debts(b: Board, s: State) -> None:
    """Let every debt fall due that is its debtor's first; those that arose in an auction wait for all auctions."""
    waiting = auctions_pending(s)
    i = 0
    while i < s.debts:
        ready = s.debt_open[i] == Due.NEW or (s.debt_open[i] == Due.DEFERRED and not waiting)
        if ready and first_debt(s, s.debtor[i]) == i and fall_due(b, s, i):
            i = 0
        else:
            i += 1


def any_debt_open(s: State) -> bool:
    """Whether some debtor is awaited."""
    for i in range(s.debts):
        if s.debt_open[i] == Due.OPEN:
            return True
    return False
