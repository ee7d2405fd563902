"""The row of a game: what is known of it once it has ended."""

from bankhalter.batch.codes import GAVE_UP, Column, Ending, Status
from bankhalter.batch.layout import ROW, Game
from bankhalter.rules.codes import BANK, NOBODY, Act, Cause, Phase
from bankhalter.rules.ending import bankruptcies
from bankhalter.rules.layout import LOTS, SEATS, Board, State
from bankhalter.rules.queries import due_debt, worth

STILL_IN = 1 << 30  # later than any decision


def clear(numbers: list[int], count: int) -> None:
    """Set the first `count` numbers to 0."""
    for i in range(count):
        numbers[i] = 0


def begin_row(s: State, g: Game) -> None:
    """Begin the row of a game that starts from `s`."""
    clear(g.row, ROW)
    for seat in range(SEATS):
        g.row[Column.OUT_DECISION + seat] = -s.bankrupt[seat]
        g.row[Column.OUT_CAUSE + seat] = -1
        g.row[Column.OUT_CREDITOR + seat] = NOBODY
        g.row[Column.OUT_LOT + seat] = -1


def note_leaving(s: State, g: Game, seat: int, act: int) -> None:
    """Note why `seat` is about to leave the game, before it does: a debt, or its own will."""
    i = due_debt(s, seat) if act == Act.BANKRUPT else -1
    g.row[Column.OUT_CAUSE + seat] = s.debt_cause[i] if i >= 0 else GAVE_UP
    g.row[Column.OUT_CREDITOR + seat] = s.creditor[i] if i >= 0 else BANK
    g.row[Column.OUT_LOT + seat] = s.debt_lot[i] if i >= 0 else -1
    g.row[Column.OUT_DECISION + seat] = g.decisions + 1
    g.row[Column.OUT_TURN + seat] = g.turns
    if i >= 0 and s.debt_cause[i] == Cause.RENT:
        g.out_level = g.claim_level[seat * LOTS + s.debt_lot[i]]


def ending_of(b: Board, s: State) -> Ending:
    """What has ended the game."""
    if s.phase != Phase.OVER:
        return Ending.NONE
    out = bankruptcies(s)
    if s.seats - out <= 1:
        return Ending.ONE_LEFT
    return Ending.SHORT if b.end_at > 0 and out >= b.end_at else Ending.TIME


def stands_better(row: list[int], one: int, other: int) -> bool:
    """Whether seat `one` stands better: winners first, then who went out later or never, then by worth."""
    won = row[Column.WINNERS] >> one & 1
    other_won = row[Column.WINNERS] >> other & 1
    if won != other_won:
        return won > other_won
    out = row[Column.OUT_DECISION + one]
    other_out = row[Column.OUT_DECISION + other]
    if out != other_out:
        return (STILL_IN if out == 0 else out) > (STILL_IN if other_out == 0 else other_out)
    return row[Column.WORTH + one] > row[Column.WORTH + other]


def place_of(row: list[int], seats: int, seat: int) -> int:
    """How many of the `seats` of a game stand better than `seat`."""
    better = 0
    for other in range(seats):
        if stands_better(row, other, seat):
            better += 1
    return better


def finish_row(b: Board, s: State, g: Game, status: Status) -> None:
    """Complete the row of a game that has ended, or goes on no further."""
    g.row[Column.STATUS] = status
    g.row[Column.ENDING] = ending_of(b, s)
    g.row[Column.WINNERS] = s.winners
    g.row[Column.TURNS] = g.turns
    g.row[Column.ROUNDS] = g.rounds
    g.row[Column.DECISIONS] = g.decisions
    for seat in range(s.seats):
        g.row[Column.CASH + seat] = s.cash[seat]
        g.row[Column.WORTH + seat] = worth(b, s, seat)
    for seat in range(s.seats):
        g.row[Column.PLACE + seat] = place_of(g.row, s.seats, seat)
