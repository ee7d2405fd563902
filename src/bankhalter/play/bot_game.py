"""A whole game among bots, as lean as can be: no record, no texts, chance from streams."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.play.agents import Choose
from bankhalter.play.nature import answer_due
from bankhalter.rules.apply import apply
from bankhalter.rules.asking import asked_after, asked_nothing, whom_to_ask
from bankhalter.rules.codes import NATURE, NOBODY, Act, Phase, Refusal
from bankhalter.rules.layout import MAX_LEGAL, STRIDE, Board, State
from bankhalter.rules.start import start
from bankhalter.rules.stream import draw_below, seed_stream

ROUNDS = 500  # a game that is not over by then is broken off
PATIENCE = 5_000  # decisions in one turn that nobody needs: bots going round in circles

Watch = Callable[[State], None]


class Finished(NamedTuple):
    """How a game of bots went: its last state, and what it took to get there."""

    state: State
    turns: int
    rounds: int
    decisions: int


class StreamChance:
    """Chance from a stream of the rules."""

    def __init__(self, seed: int, game: int, lane: int) -> None:
        self.stream = [0] * 4
        seed_stream(self.stream, seed, game, lane)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return draw_below(self.stream, n)


class Seat:
    """A bot at its place: what it remembers and its own chance, so that its thinking never shifts the dice."""

    def __init__(self, choose: Choose, seed: int, game: int, seat: int) -> None:
        self.choose = choose
        self.memory = [0] * MEMORY
        self.stream = StreamChance(seed, game, 1 + seat).stream


class BotGame:
    """A game of bots, carried on action by action: nature draws from lane 0 of the seed, seat k from lane 1 + k."""

    def __init__(self, board: Board, bots: Sequence[Choose], seed: int, game: int) -> None:
        self.board = board
        self.state = State()
        start(board, self.state, len(bots))
        self.nature = StreamChance(seed, game, 0)
        self.seats = [Seat(choose, seed, game, k) for k, choose in enumerate(bots)]
        self.listed = [0] * (STRIDE * MAX_LEGAL)
        self.answer = [0] * ANSWER
        self.asked = 0
        self.turns = self.rounds = self.decisions = self.decisions_of_turn = 0

    def step(self) -> bool:
        """Carry out the next action; False if the seat that was asked wants nothing, or the game is over."""
        s = self.state
        seat = whom_to_ask(s, self.asked)
        if seat == NOBODY:
            return False
        if seat == NATURE:
            self.act(*answer_due(self.board, s, self.nature))
            return True
        mind = self.seats[seat]
        if not mind.choose(self.board, s, seat, mind.memory, mind.stream, self.listed, self.answer):
            self.nothing(seat)
            return False
        act, *numbers = self.answer
        if act == Act.THROW:
            self.act(*answer_due(self.board, s, self.nature))
        else:
            self.act(seat, act, numbers)
        return True

    def nothing(self, seat: int) -> None:
        """Note that `seat` wants nothing; raise RuntimeError if it must act."""
        if self.state.awaited >> seat & 1:
            raise self.fault(f"seat {seat} must act and did not")
        self.asked = asked_nothing(self.asked, seat)

    def act(self, seat: int, act: int, numbers: Sequence[int]) -> None:
        """Carry out an action; raise RuntimeError if it is refused or the turn never ends."""
        s, turn = self.state, self.state.turn
        refusal = apply(self.board, s, seat, Act(act), *numbers)
        if refusal != Refusal.NONE:
            raise self.fault(f"{Act(act).name} {list(numbers)} of seat {seat} was refused: {refusal.name}")
        self.asked = asked_after(self.asked, Act(act), numbers[0])
        self.decisions += 1
        self.decisions_of_turn += 1
        if s.turn != turn:
            self.turns += 1
            self.rounds += s.turn < turn
            self.decisions_of_turn = 0
        elif self.decisions_of_turn > PATIENCE:
            raise self.fault(f"more than {PATIENCE} actions in one turn")

    def fault(self, what: str) -> RuntimeError:
        """Return an error that shows the state."""
        s = self.state
        fields = ", ".join(f"{name}={getattr(s, name)}" for name in State.LENGTHS)
        return RuntimeError(f"bot game: {what}; expected a legal action. State: {fields}")


def play_bots(
    board: Board, bots: Sequence[Choose], seed: int, game: int, *, rounds: int = ROUNDS, watch: Watch | None = None
) -> Finished:
    """Play game number `game` of `seed` to its end, or until `rounds` are over.

    A timed game counts a round as a minute. `watch` sees the state after every action. Raise RuntimeError if a bot
    proposes what the rules refuse.
    """
    playing = BotGame(board, bots, seed, game)
    s = playing.state
    while s.phase != Phase.OVER and playing.rounds < rounds:
        if playing.step() and watch is not None:
            watch(s)
        if board.timed and playing.rounds >= board.timed and s.time_up == 0 and s.phase != Phase.OVER:
            playing.act(0, Act.TIME, (0,) * 5)
    return Finished(s, playing.turns, playing.rounds, playing.decisions)
