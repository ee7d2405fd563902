"""Moving over the board and the salary for GO (ledger: turn-roll-and-move, go-*)."""

from bankhalter.rules.codes import BANK, Cause, Event
from bankhalter.rules.layout import SQUARES, Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note


def earn_salary(b: Board, s: State, seat: int) -> None:
    """`seat` reached or passed GO: pay now, or after the landing (go-salary-timing, speeddie-unlock)."""
    if b.salary_after == 1:
        s.salary_due += 1
    else:
        pay(b, s, BANK, seat, b.salary, Cause.SALARY, -1)
    if b.speed_die == 1 and s.passed_go[seat] == 0:
        note(s, Event.SPEED_DIE_EARNED, seat)
    s.passed_go[seat] = 1


def pay_salaries(b: Board, s: State) -> None:
    """Pay the salaries that wait for the end of the landing (option salary: after_landing)."""
    while s.salary_due > 0:
        s.salary_due -= 1
        pay(b, s, BANK, s.turn, b.salary, Cause.SALARY, -1)


def move_forward(b: Board, s: State, seat: int, squares: int) -> None:
    """Move the token `squares` (0 to 40) forward; reaching or passing GO earns the salary."""
    start = s.at[seat]
    s.at[seat] = (start + squares) % SQUARES
    note(s, Event.MOVED, seat, start, s.at[seat])
    if start + squares >= SQUARES:
        earn_salary(b, s, seat)


def move_back_to(s: State, seat: int, square: int) -> None:
    """Put the token back to `square`; moving back never pays (go-card-back-no-salary)."""
    note(s, Event.MOVED, seat, s.at[seat], square)
    s.at[seat] = square


def distance_to(s: State, seat: int, square: int) -> int:
    """Squares forward from the token to `square`, 1 to 40."""
    return (square - s.at[seat] - 1 + SQUARES) % SQUARES + 1


def distance_to_kind(b: Board, s: State, seat: int, kind: int) -> int:
    """Squares forward to the next square of `kind` (not the one under the token unless it is the only one)."""
    for squares in range(1, SQUARES):
        if b.kind[(s.at[seat] + squares) % SQUARES] == kind:
            return squares
    return SQUARES
