"""What holds of the ledger, whatever is done in whatever order."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.entries import AnyEntry, AskedBack, Held, Inserted, Pressed, Removed, entry_bytes, read_entry
from bankhalter.companion.lines import Standing
from bankhalter.companion.reader import KEYS
from tests.companion.hands import KIT
from tests.companion.ledgers import BEGUN, HEADER

sides = st.sampled_from(["left", "right"])
SINGLE = st.one_of(
    st.sampled_from(KEYS).map(lambda key: [lambda at: Pressed(at=at, key=key)]),
    st.tuples(sides, st.integers(1, 6)).map(lambda each: [lambda at: Inserted(at=at, side=each[0], card=each[1])]),  # type: ignore[arg-type]
    sides.map(lambda side: [lambda at: Removed(at=at, side=side)]),  # type: ignore[arg-type]
    st.just([lambda at: Held(at=at)]),
)
AMOUNT = st.sampled_from(["500K", "2.5M", "10K", "20M"]).map(
    lambda keys: [lambda at, key=key: Pressed(at=at, key=key) for key in keys]
)
OUT = st.just([lambda at, side=side: Removed(at=at, side=side) for side in ("left", "right")])
Maker = Callable[[int], AnyEntry]
LOGS = st.lists(
    st.tuples(st.integers(0, 30_000), SINGLE | AMOUNT | OUT, st.integers(0, 6)), max_size=50
)  # after how long, what, and which booking is then asked back


def folded(done: list[tuple[int, list[Maker], int]]) -> tuple[Bookings, list[AnyEntry]]:
    bookings, log, at = Bookings(HEADER), [], BEGUN
    for wait, makers, back in done:
        at += wait
        entries = [make(at) for make in makers]
        for entry in entries:
            bookings.take(entry)
        line = bookings.game.line(back)
        if line and line.standing == Standing.STANDS and not line.reverses and not bookings.reader.booked:
            entries.append(AskedBack(at=at, booking=back, by=0))
            bookings.take(entries[-1])
        log += entries
    return bookings, log


@given(LOGS)
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_the_balances_are_what_the_bookings_that_stand_come_to(done: list[tuple[int, list[Maker], int]]) -> None:
    bookings, _ = folded(done)
    balances = [KIT.start] * KIT.cards
    for line in bookings.game.lines:
        if line.standing == Standing.STRUCK:
            continue
        for card, amount in ((line.booking.left, line.booking.amount), (line.booking.right, -line.booking.amount)):
            if card:
                balances[card - 1] += amount
    assert tuple(balances) == bookings.reader.balances


@given(LOGS)
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_a_log_that_was_kept_comes_to_the_same(done: list[tuple[int, list[Maker], int]]) -> None:
    bookings, log = folded(done)
    again = Bookings(HEADER)
    again.fold([read_entry(entry_bytes(entry)) for entry in log])
    assert vars(again) == vars(bookings)
