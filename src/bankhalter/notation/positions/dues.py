"""What is owed in a position: claims of rent, the rent throw that is due, debts."""

from bankhalter.notation.amounts import amount_value
from bankhalter.notation.positions.entry import BANK_NAME, Entry
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK, Cause, Due
from bankhalter.rules.layout import CLAIMS, DEBTS, State
from bankhalter.words.messages import say

CAUSES = {cause.name.lower(): int(cause) for cause in Cause}
STATUSES = {"new": int(Due.NEW), "awaited": int(Due.OPEN), "deferred": int(Due.DEFERRED)}
STATUS_WORDS = {status: word for word, status in STATUSES.items()}
MOST_FACTOR = 1000
MOST_DICE = 3
RENT_KEYS = ("guest", "owner", "lot")
DEBT_KEYS = ("debtor", "creditor", "amount", "cause", "lot", "status")


def _need(given: Entry, *keys: str) -> None:
    for key in keys:
        if key not in given:
            raise given.wrong(key, say("error-missing"))


def read_claims(given: Entry, s: State) -> None:
    """Take over the open claims, oldest first."""
    for n, claim in enumerate(given.entries("claims", CLAIMS)):
        claim.allow(*RENT_KEYS, "amount", "factor", "dice", "demanded")
        _need(claim, *RENT_KEYS)
        s.claim_guest[n] = claim.seat("guest", 0)
        s.claim_owner[n] = claim.seat("owner", 0)
        s.claim_lot[n] = claim.lot("lot", 0)
        s.claim_amount[n] = claim.amount("amount", 0)
        s.claim_factor[n] = claim.number("factor", 0, 1, MOST_FACTOR)
        s.claim_dice[n] = claim.number("dice", 2 if s.claim_factor[n] else 0, 0, MOST_DICE)
        s.demanded |= claim.flag("demanded") << n
        s.claims = n + 1


def read_rent_throw(given: Entry, s: State) -> None:
    """Take over the rent throw that is due, if any."""
    if "rent_throw" not in given:
        return
    due = given.entry("rent_throw")
    due.allow(*RENT_KEYS, "factor", "dice")
    _need(due, *RENT_KEYS, "factor")
    s.rent_guest = due.seat("guest", 0)
    s.rent_owner = due.seat("owner", 0)
    s.rent_lot = due.lot("lot", 0)
    s.rent_factor = due.number("factor", 0, 1, MOST_FACTOR)
    s.rent_dice = due.number("dice", 2, 2, MOST_DICE)


def read_debts(given: Entry, s: State) -> None:
    """Take over the debts, oldest first."""
    for n, debt in enumerate(given.entries("debts", DEBTS)):
        debt.allow(*DEBT_KEYS)
        _need(debt, "debtor", "amount")
        s.debtor[n] = debt.seat("debtor", 0)
        s.creditor[n] = debt.payee("creditor", BANK)
        s.debt_amount[n] = debt.amount("amount", 0)
        s.debt_cause[n] = debt.word("cause", Cause.CARD, CAUSES)
        s.debt_lot[n] = debt.lot("lot", -1)
        s.debt_open[n] = debt.word("status", Due.NEW, STATUSES)
        s.debts = n + 1


def write_claims(table: Table, s: State) -> list[dict[str, object]]:
    """Return the open claims, oldest first."""
    return [_written_claim(table, s, n) for n in range(s.claims)]


def _parties(table: Table, guest: int, owner: int, lot: int) -> dict[str, object]:
    return {"guest": table.seats[guest], "owner": table.seats[owner], "lot": table.square(lot)}


def _written_claim(table: Table, s: State, n: int) -> dict[str, object]:
    claim = _parties(table, s.claim_guest[n], s.claim_owner[n], s.claim_lot[n])
    if s.demanded >> n & 1:
        claim["demanded"] = True
    if s.claim_factor[n]:
        return claim | {"factor": s.claim_factor[n], "dice": s.claim_dice[n]}
    return claim | {"amount": amount_value(table.unit, s.claim_amount[n])}


def write_rent_throw(table: Table, s: State) -> dict[str, object]:
    """Return the rent throw that is due; empty if none is."""
    if not s.rent_factor:
        return {}
    due = _parties(table, s.rent_guest, s.rent_owner, s.rent_lot)
    return due | {"factor": s.rent_factor, "dice": s.rent_dice}


def write_debts(table: Table, s: State) -> list[dict[str, object]]:
    """Return the debts, oldest first."""
    return [_written_debt(table, s, n) for n in range(s.debts)]


def _written_debt(table: Table, s: State, n: int) -> dict[str, object]:
    creditor = s.creditor[n]
    debt: dict[str, object] = {
        "debtor": table.seats[s.debtor[n]],
        "creditor": BANK_NAME if creditor == BANK else table.seats[creditor],
        "amount": amount_value(table.unit, s.debt_amount[n]),
        "cause": Cause(s.debt_cause[n]).name.lower(),
    }
    if s.debt_lot[n] >= 0:
        debt["lot"] = table.square(s.debt_lot[n])
    if s.debt_open[n] != Due.NEW:
        debt["status"] = STATUS_WORDS[s.debt_open[n]]
    return debt
