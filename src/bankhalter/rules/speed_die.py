"""The speed die of bond-007: bus, Mr. Monopoly, three of a kind (ledger: speeddie-*; procedure 8)."""

from bankhalter.rules.codes import BANK, BUS, MR_M, Event, Moment, Phase, Refusal
from bankhalter.rules.landing import advance, land
from bankhalter.rules.layout import SQUARES, Board, State
from bankhalter.rules.moving import earn_salary
from bankhalter.rules.notes import note
from bankhalter.rules.queries import is_mortgaged, not_now

NUMBERS = 3  # highest number on the speed die


def shows_triple(first: int, second: int, third: int) -> bool:
    """Whether three dice show one number; bus and Mr. Monopoly are none (speeddie-triple)."""
    return third <= NUMBERS and first == second == third


def is_triple(s: State) -> bool:
    """Whether the last throw shows one number on all three dice."""
    return shows_triple(s.dice[0], s.dice[1], s.dice[2])


def play_speed_die(b: Board, s: State, seat: int) -> None:
    """Carry out a throw with the speed die.

    Ledger: speeddie-number, speeddie-bus, speeddie-mrm-first-move, speeddie-triple.
    """
    third = s.dice[2]
    if third == BUS:
        s.phase = Phase.BUS
    elif is_triple(s):
        s.phase = Phase.JUMP
    elif third == MR_M:
        s.mr_m = 1
        advance(b, s, seat, s.dice[0] + s.dice[1])
    else:
        advance(b, s, seat, s.dice[0] + s.dice[1] + third)


def refuse_chosen_move(s: State, seat: int, phase: Phase) -> Refusal:
    """Why `seat` has no such move to choose now."""
    if s.phase != phase or s.moment != Moment.TURN:
        return not_now(s, seat)
    return Refusal.NONE if seat == s.turn else Refusal.NOT_YOUR_TURN


def refuse_bus(s: State, seat: int, squares: int) -> Refusal:
    """Why the bus does not go `squares` far."""
    refusal = refuse_chosen_move(s, seat, Phase.BUS)
    if refusal != Refusal.NONE:
        return refusal
    if squares == s.dice[0] or squares == s.dice[1] or squares == s.dice[0] + s.dice[1]:
        return Refusal.NONE
    return Refusal.BAD_MOVE


def refuse_jump(s: State, seat: int, square: int) -> Refusal:
    """Why `seat` may not jump to `square`."""
    refusal = refuse_chosen_move(s, seat, Phase.JUMP)
    if refusal == Refusal.NONE and (square < 0 or square >= SQUARES):
        return Refusal.BAD_SQUARE
    return refusal


def jump(b: Board, s: State, seat: int, square: int) -> None:
    """Jump; to the square of the thrown sum it is the plain move, elsewhere GO pays only by landing on it."""
    total = 3 * s.dice[0]
    if square == (s.at[seat] + total) % SQUARES:
        advance(b, s, seat, total)
        return
    note(s, Event.JUMPED, seat, s.at[seat], square)
    s.at[seat] = square
    if square == 0:
        earn_salary(b, s, seat)
    land(b, s, seat, 0)


def earns_rent(s: State, seat: int, lot: int) -> bool:
    """Whether `seat` would owe rent on `lot`."""
    return s.owner[lot] != BANK and s.owner[lot] != seat and not is_mortgaged(s, lot)


def distance_to_free_lot(b: Board, s: State, seat: int) -> int:
    """Squares to the next lot without an owner, the one under the token left out; 0 if there is none."""
    for squares in range(1, SQUARES):
        lot = b.lot_of[(s.at[seat] + squares) % SQUARES]
        if lot >= 0 and s.owner[lot] == BANK:
            return squares
    return 0


def distance_to_lot(b: Board, s: State, seat: int, with_rent: bool) -> int:
    """Squares to the next lot (with_rent: on which the seat would owe rent); 0 if there is none."""
    for squares in range(1, SQUARES):
        lot = b.lot_of[(s.at[seat] + squares) % SQUARES]
        if lot >= 0 and (not with_rent or earns_rent(s, seat, lot)):
            return squares
    return 0


def follow_mr_m(b: Board, s: State, seat: int) -> None:
    """Advance to the next free lot, or if all are owned to the next lot.

    Ledger: speeddie-mrm-advance, speeddie-mrm-none-unowned.
    """
    s.mr_m = 0
    squares = distance_to_free_lot(b, s, seat)
    if squares == 0 and b.mr_m_to_rent == 1:
        squares = distance_to_lot(b, s, seat, True)
    if squares == 0:
        squares = distance_to_lot(b, s, seat, False)
    note(s, Event.LED_ON, seat, s.at[seat], (s.at[seat] + squares) % SQUARES)
    advance(b, s, seat, squares)
