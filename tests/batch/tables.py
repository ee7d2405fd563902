"""Games of bots for tests: played in a batch, or one action after the other."""

from collections.abc import Sequence

from bankhalter.batch.batch import play_batch
from bankhalter.batch.codes import Bot, Column, Status
from bankhalter.batch.game import begin_game, carry_out_answer, status_of, step_game
from bankhalter.batch.layout import ROW, Tally
from bankhalter.batch.tally import begin_count, count_step
from bankhalter.notation.actions import Action
from bankhalter.play.bot_game import new_game
from bankhalter.rules.codes import Act
from bankhalter.rules.layout import Board, State
from bankhalter.rules.start import start

SEED = 77


class Batch:
    """Some games played, with their rows and their tally."""

    def __init__(
        self, b: Board, bots: Sequence[Bot], games: int, *, first: int = 0, position: State | None = None, **given: int
    ) -> None:
        """`given` are fields of the game's record."""
        self.position = State() if position is None else position
        if position is None:
            start(b, self.position, len(bots))
        self.state, self.tally, self.flat = State(), Tally(), [0] * (games * ROW)
        game = new_game(bots)
        for name, value in {"counted": 1, **given}.items():
            setattr(game, name, value)
        self.state.notes = [] if game.counted else None
        self.faulty = play_batch(b, self.position, self.state, game, self.tally, self.flat, first, games, SEED)

    @property
    def rows(self) -> list[list[int]]:
        return [self.flat[at : at + ROW] for at in range(0, len(self.flat), ROW)]

    def column(self, column: Column) -> list[int]:
        return [row[column] for row in self.rows]


def actions_of(b: Board, position: State, bots: Sequence[Bot], game: int, rounds: int) -> list[Action]:
    """Return what is done in a game from a position, the call of its time included."""
    s, g = position.copy(), new_game(bots, rounds=rounds)
    begin_game(s, g, SEED, game)
    actions, status = [], status_of(s, g)
    while status == Status.RUNNING:
        before = g.decisions
        status = step_game(b, s, g)
        if g.decisions > before:
            act, x0, x1, x2, x3, x4 = g.answer
            actions.append(Action(g.acting, Act(act), (x0, x1, x2, x3, x4)))
    return actions


class Hand:
    """A position in which actions are carried out by hand and counted."""

    def __init__(self, b: Board, s: State) -> None:
        self.b, self.s, self.t, self.g = b, s, Tally(), new_game([Bot.WALKER] * s.seats)
        s.notes = []
        begin_game(s, self.g, SEED, 0)
        begin_count(b, s, self.g, self.t)

    def do(self, seat: int, act: Act, *numbers: int) -> Status:
        """Carry out an action and count it."""
        self.g.answer[:] = [act, *(*numbers, 0, 0, 0, 0, 0)[:5]]
        status = carry_out_answer(self.b, self.s, self.g, seat)
        count_step(self.b, self.s, self.g, self.t)
        return status

    def of(self, column: Column, seat: int) -> int:
        """What the row says of a seat."""
        return self.g.row[column + seat]


def filled(numbers: Sequence[int]) -> dict[int, int]:
    """Return the numbers that are not 0, by their place."""
    return {place: number for place, number in enumerate(numbers) if number}
