"""Law: an action that is printed reads back as itself."""

from hypothesis import given
from hypothesis import strategies as st

from bankhalter.notation import Action, Answer, TakeBack, parse_line, print_action, print_line, read_position
from bankhalter.rules.codes import Act, Phase
from bankhalter.rules.layout import State
from tests.notation.tables import BANKING, CASH

TABLES = {"cash": CASH, "banking": BANKING}
LOT_MASK = (1 << 28) - 1

seats = st.integers(0, 2)
lot = st.integers(0, 27)
masks = st.integers(0, (1 << 30) - 1)
some_lots = st.integers(1, LOT_MASK)
amounts = st.integers(0, 100_000_000)
faces = st.integers(1, 6)

ONE_LOT = (Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.PLACE, Act.MORTGAGE, Act.REDEEM, Act.KEEP)
ALONE = (
    *(Act.TAKE_FINE, Act.TAKE_CHANCE, Act.BUY, Act.DECLINE, Act.PASS, Act.PAY, Act.BANKRUPT, Act.PAY_FINE),
    *(Act.END_TURN, Act.GIVE_UP),
)

claims = st.lists(st.tuples(seats, lot), max_size=8, unique_by=lambda claim: claim[1])


@st.composite
def states(draw: st.DrawFn) -> State:
    """A state with claims, jail cards and a deck that is due, as far as lines depend on them."""
    s = read_position(CASH, {})
    s.phase = Phase.CARD
    s.drawing = draw(st.integers(0, 1))
    s.holder = [draw(st.integers(-1, 2)), draw(st.integers(-1, 2))]
    for n, (owner, claimed) in enumerate(draw(claims)):
        s.claim_owner[n], s.claim_lot[n], s.claims = owner, claimed, n + 1
    return s


@st.composite
def numbers_of(draw: st.DrawFn, act: Act, s: State, seat: int) -> tuple[int, ...]:
    """Numbers that make `act` well-formed."""
    if act in ONE_LOT:
        return (draw(lot),)
    if act in ALONE:
        return ()
    own_claims = [n for n in range(s.claims) if s.claim_owner[n] == seat]
    first_copies = [n for n, key in enumerate(CASH.keys[s.drawing]) if key not in CASH.keys[s.drawing][:n]]
    strategies: dict[Act, st.SearchStrategy[tuple[int, ...]]] = {
        Act.THROW: st.one_of(st.just((0, 0, 0)), st.tuples(faces, faces, st.integers(0, 5))),
        Act.DEAL: st.tuples(some_lots),
        Act.DRAW: st.tuples(st.sampled_from(first_copies)),
        Act.DRAW_OPEN: st.one_of(st.tuples(st.integers(0, 1), amounts), st.tuples(st.just(2), st.integers(0, 39))),
        Act.MOVE: st.tuples(st.integers(0, 12)),
        Act.JUMP: st.tuples(st.integers(0, 39)),
        Act.BID: st.tuples(amounts),
        Act.DEMAND: st.tuples(st.sampled_from(own_claims or [-1])),
        Act.USE_CARD: st.tuples(st.integers(0, 1)),
        Act.WANT: st.tuples(st.integers(0, 99)),
        Act.OFFER: st.tuples(seats, masks, amounts, masks, amounts),
        Act.COUNTER: st.tuples(seats, masks, amounts, masks, amounts),
        Act.ACCEPT: st.tuples(seats),
        Act.REJECT: st.tuples(seats),
        Act.WITHDRAW: st.tuples(seats),
        Act.HAND: st.tuples(seats, some_lots, amounts),
    }
    return draw(strategies[act])


@given(st.data(), states(), seats, st.sampled_from(sorted(set(Act) - {Act.TIME})), st.sampled_from(sorted(TABLES)))
def test_an_action_reads_back_as_printed(data: st.DataObject, s: State, seat: int, act: Act, name: str) -> None:
    table = TABLES["cash" if act == Act.DRAW else name]
    drawn = data.draw(numbers_of(act, s, seat))
    a, b, c, d, e = drawn + (0,) * (5 - len(drawn))
    action = Action(seat, act, (a, b, c, d, e))
    assert parse_line(table, s, print_action(table, s, action)) == action


@given(states(), st.one_of(st.builds(TakeBack, seats, st.integers(1, 999)), st.builds(Answer, seats, st.booleans())))
def test_talk_about_take_backs_reads_back_as_printed(s: State, line: TakeBack | Answer) -> None:
    assert parse_line(CASH, s, print_line(CASH, s, line)) == line
