"""What holds whatever is pressed, inserted and taken out, in whatever order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.companion.amounts import cells
from bankhalter.companion.face import frames
from bankhalter.companion.reader import (
    KEYS,
    Outcome,
    Reader,
    Side,
    Tone,
    hold,
    insert,
    new_reader,
    press,
    remove,
    tick,
)
from tests.companion.hands import KIT

sides = st.sampled_from(list(Side))
cards = st.integers(1, 6)
presses = st.tuples(st.just("press"), st.sampled_from(KEYS))
inserts = st.tuples(st.just("insert"), sides, cards, st.booleans() | st.just(False))
amounts = st.tuples(st.just("type"), st.from_regex(r"[0-9]{1,3}(\.[0-9]{1,2})?[KM]", fullmatch=True))
others = st.one_of(
    st.tuples(st.just("remove"), sides),
    st.tuples(st.just("tick"), st.integers(0, 70_000)),
    st.tuples(st.just("hold")),
)
steps = st.lists(st.one_of(presses, inserts, inserts, amounts, others), max_size=60)


def outcomes(reader: Reader, step: tuple) -> list[Outcome]:  # type: ignore[type-arg]  # as the strategies have them
    match step:
        case "press", key:
            return [press(reader, key)]
        case "insert", side, card, backwards:
            return [insert(reader, side, card, backwards=backwards)]
        case "remove", side:
            return [remove(reader, side)]
        case "tick", ms:
            return [Outcome(tick(reader, ms))]
        case "type", keys:
            found = []
            for key in keys:
                found.append(press(reader, key))
                reader = found[-1].reader
            return found
        case _:
            return [hold(reader)]


@given(steps)
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_no_money_appears_or_vanishes_and_the_display_has_room(done: list[tuple]) -> None:  # type: ignore[type-arg]
    reader = new_reader(KIT)
    from_bank = 0  # what the bank has paid, less what it was paid
    for step in done:
        for outcome in outcomes(reader, step):
            reader = outcome.reader
            for booking, sign in ((outcome.booked, 1), (outcome.undone, -1)):
                if booking:
                    from_bank += sign * booking.amount * (bool(booking.left) - bool(booking.right))
            if outcome.new_game:
                from_bank = 0
            assert sum(reader.balances) == KIT.cards * KIT.start + from_bank
            assert min(reader.balances) >= 0
            assert all(cells(frame.text) <= 5 for frame in frames(reader))
            assert (outcome.wrong is not None) == (outcome.tone == Tone.REFUSED)
            assert not reader.left or abs(reader.left) != abs(reader.right)


@given(steps)
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_what_is_refused_moves_no_money(done: list[tuple]) -> None:  # type: ignore[type-arg]
    reader = new_reader(KIT)
    for step in done:
        for outcome in outcomes(reader, step):
            moved = outcome.booked or outcome.undone or outcome.new_game
            assert moved or outcome.reader.balances == reader.balances
            assert not (outcome.wrong and moved)
            reader = outcome.reader


@given(steps, st.integers(1, 90_000), st.integers(0, 90_000))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_time_that_passes_in_pieces_is_the_same_time(done: list[tuple], first: int, second: int) -> None:  # type: ignore[type-arg]
    reader = new_reader(KIT)
    for step in done:
        for outcome in outcomes(reader, step):
            reader = outcome.reader
    assert tick(tick(reader, first), second) == tick(reader, first + second)
