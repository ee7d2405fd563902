"""Games among bots for callers of plain Python: the loop of `batch`, with errors instead of statuses."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bankhalter.batch.codes import Bot, Status
from bankhalter.batch.game import begin_game, play_game, status_of, step_game
from bankhalter.batch.layout import Game
from bankhalter.batch.limits import ROUNDS, set_limits
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.layout import Board, State
from bankhalter.rules.start import start

Watch = Callable[[State], None]


class Finished(NamedTuple):
    """How a game of bots went: its last state, and what it took to get there."""

    state: State
    turns: int
    rounds: int
    decisions: int


class BotGame:
    """A game of bots, carried on action by action; `game` has its counters and the last answer."""

    def __init__(self, board: Board, bots: Sequence[Bot], seed: int, game: int, *, rounds: int = ROUNDS) -> None:
        self.board = board
        self.state = State()
        start(board, self.state, len(bots))
        self.game = new_game(bots, rounds=rounds)
        begin_game(self.state, self.game, seed, game)
        self.status = status_of(self.state, self.game)

    def step(self) -> bool:
        """Carry out the next action; False if the seat that was asked wants nothing, or the game has ended.

        Raise RuntimeError if a bot is at fault.
        """
        before = self.game.decisions
        if self.status == Status.RUNNING:
            self.status = step_game(self.board, self.state, self.game)
        self.check()
        return self.game.decisions > before

    def finish(self) -> None:
        """Play on to the end; raise RuntimeError if a bot is at fault."""
        self.status = play_game(self.board, self.state, self.game)
        self.check()

    def check(self) -> None:
        """Raise RuntimeError if a bot is at fault."""
        if self.status > Status.BROKEN_OFF:
            raise fault(self.state, self.game, self.status)


def new_game(bots: Sequence[Bot], *, rounds: int = ROUNDS) -> Game:
    """Return the record of a game among these bots, with the usual limits."""
    game = Game()
    set_limits(game)
    game.most_rounds = rounds
    game.bots[: len(bots)] = [int(bot) for bot in bots]
    return game


def fault(state: State, game: Game, status: Status) -> RuntimeError:
    """Return the error for what a bot did that ended its game; it shows the state."""
    fields = ", ".join(f"{name}={getattr(state, name)}" for name in State.LENGTHS)
    return RuntimeError(f"bot game: {_fault(game, status)}. State: {fields}")


def _fault(game: Game, status: Status) -> str:
    act, *numbers = game.answer
    match status:
        case Status.REFUSED:
            refusal = Refusal(game.refusal).name
            return f"{Act(act).name} {numbers} of seat {game.acting} was refused: {refusal}; expected a legal action"
        case Status.SILENT:
            return f"seat {game.acting} must act and did not; expected a legal action"
        case _:
            return f"more than {game.patience} actions in one turn; expected its end"


def play_bots(
    board: Board, bots: Sequence[Bot], seed: int, game: int, *, rounds: int = ROUNDS, watch: Watch | None = None
) -> Finished:
    """Play game number `game` of `seed` to its end, or until `rounds` are over.

    A timed game counts a round as a minute. `watch` sees the state after every action. Raise RuntimeError if a bot
    proposes what the rules refuse.
    """
    playing = BotGame(board, bots, seed, game, rounds=rounds)
    if watch is None:
        playing.finish()
    while playing.status == Status.RUNNING:
        if playing.step() and watch is not None:
            watch(playing.state)
    return Finished(playing.state, playing.game.turns, playing.game.rounds, playing.game.decisions)
