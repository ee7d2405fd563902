"""What holds of accounts alone, whoever pays whom in whatever order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.companion.accounts import BANK, EVERYBODY
from bankhalter.companion.checks import BookingError, check_back
from bankhalter.companion.entries import AnyEntry, AskedBack, Paid, Renewed, Retired, entry_bytes, read_entry
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.paying import checked, money_header
from bankhalter.editions.catalogue import load

BEGUN = 1_700_000_000_000
PEOPLE = 4
HEADERS = {name: money_header(load(name), list("ABCD"), "", BEGUN) for name in ("classic-de", "banking", "sonic")}
parties = st.integers(EVERYBODY, PEOPLE)
payments = st.tuples(st.just("pay"), parties, parties, st.integers(1, 700))
others = st.one_of(
    st.tuples(st.just("back"), st.integers(1, 20), st.just(0), st.just(0)),
    st.tuples(st.just("out"), st.integers(1, PEOPLE), st.integers(0, 1), st.just(0)),
    st.tuples(st.just("new"), st.just(0), st.just(0), st.just(0)),
)
EVENINGS = st.lists(st.one_of(payments, payments, payments, others), max_size=40)
Step = tuple[str, int, int, int]


def entry_for(ledger: MoneyLedger, step: Step, at: int) -> AnyEntry | None:
    """Return what a step adds to the log, None for what is refused."""
    kind, first, second, units = step
    try:
        if kind == "pay":
            return checked(ledger, Paid(at=at, payer=first, payee=second, amount=units))
        if kind == "back":
            check_back(ledger, first)
            return AskedBack(at=at, booking=first, by=0)
    except BookingError:
        return None
    return Retired(at=at, card=first, out=bool(second)) if kind == "out" else Renewed(at=at)


def played(edition: str, evening: list[Step]) -> tuple[MoneyLedger, list[AnyEntry]]:
    ledger, log = MoneyLedger(HEADERS[edition]), []
    for number, step in enumerate(evening):
        before = ledger.accounts
        entry = entry_for(ledger, step, BEGUN + 1000 * number)
        assert ledger.accounts == before
        if entry:
            log.append(entry)
            ledger.take(entry)
    return ledger, log


@given(st.sampled_from(sorted(HEADERS)), EVENINGS)
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_no_money_appears_or_vanishes(edition: str, evening: list[Step]) -> None:
    """What the accounts have more than at first is what the bank has paid, by the bookings of the game."""
    ledger, _ = played(edition, evening)
    kit = ledger.header.kit
    from_bank = sum(
        line.booking.amount * ((payer == BANK) - (payee == BANK))
        for line in ledger.game.lines
        for payer, payee in line.booking.payments
    )
    assert sum(ledger.accounts.balances) == PEOPLE * kit.start + from_bank
    if not any(line.reverses for line in ledger.game.lines):
        assert min(ledger.accounts.balances) >= 0
    assert all(line.after == ledger.accounts.balances for line in ledger.game.lines[-1:])


@given(EVENINGS)
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_a_log_that_was_kept_comes_to_the_same(evening: list[Step]) -> None:
    ledger, log = played("sonic", evening)
    again = MoneyLedger(ledger.header)
    again.fold([read_entry(entry_bytes(entry)) for entry in log])
    assert vars(again) == vars(ledger)
