"""Positions for bots, put together by hand on the board of one edition."""

from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.editions import load, make_board, parse_options
from bankhalter.play.agents import Choose
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.layout import MAX_LEGAL, STRIDE, Board, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.start import set_up
from bankhalter.rules.stream import seed_stream
from bankhalter.rules.titles import pass_title

A, B, C = 0, 1, 2


def board(name: str = "sonic-boom", **options: str | bool | int) -> Board:
    edition = load(name)
    return make_board(edition, parse_options(edition, options))


def table(b: Board, seats: int, deeds: dict[int, tuple[int, ...]], *, turn: int = A) -> State:
    """Seats on GO with their start money; `deeds`: squares owned by each seat."""
    s = State()
    set_up(b, s, seats)
    s.turn = turn
    for seat, squares in deeds.items():
        for square in squares:
            pass_title(b, s, b.lot_of[square], seat)
    settle_moment(s)
    return s


class Player:
    """A bot with its memory and stream."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.memory = [0] * MEMORY
        self.stream = [0] * 4
        seed_stream(self.stream, 1, 2, 3)

    def answer(self, b: Board, s: State, seat: int) -> tuple[Act, list[int]] | None:
        """What the bot does; None for nothing. Thinking must leave the state as it is."""
        out = [0] * ANSWER
        before = s.pack()
        acted = self.choose(b, s, seat, self.memory, self.stream, [0] * (STRIDE * MAX_LEGAL), out)
        assert s.pack() == before
        return (Act(out[0]), out[1:]) if acted else None

    def act(self, b: Board, s: State, seat: int) -> Act | None:
        """The kind of action alone."""
        answer = self.answer(b, s, seat)
        return answer[0] if answer else None


def carry_out(b: Board, s: State, seat: int, act: Act, *numbers: int) -> None:
    """Carry out an action, which must be legal."""
    x0, x1, x2, x3, x4 = (*numbers, 0, 0, 0, 0, 0)[:5]
    assert apply(b, s, seat, act, x0, x1, x2, x3, x4) == Refusal.NONE


def mask(b: Board, *squares: int) -> int:
    """Return the mask of the lots on some squares."""
    return sum(1 << b.lot_of[square] for square in squares)
