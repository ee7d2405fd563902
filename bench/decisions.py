"""Microseconds of processor time a decision takes: listing and carrying out, and with the standard bots thinking."""

import time
from collections.abc import Sequence

from bankhalter.batch.codes import Bot, Status
from bankhalter.editions import load, make_board, parse_options
from bankhalter.play.bot_game import BotGame
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import Act
from bankhalter.rules.layout import MAX_LEGAL, STRIDE, Board, State
from bankhalter.rules.legal import legal
from bankhalter.rules.start import start

GAMES = 20
SEATS = 4
SEED = 1
TIMES = 5  # the quickest counts: whatever else the machine does only adds
EDITIONS = ("sonic-boom", "banking", "classic-de")

Action = tuple[int, Act, tuple[int, ...]]


class Recorded(BotGame):
    """A game that keeps its actions, so that they can be carried out again without the bots."""

    def __init__(self, board: Board, game: int) -> None:
        super().__init__(board, [Bot.STANDARD] * SEATS, SEED, game)
        self.actions: list[Action] = []

    def step(self) -> bool:
        """Carry out the next action and keep it."""
        acted = super().step()
        if acted:
            act, *numbers = self.game.answer
            self.actions.append((self.game.acting, Act(act), tuple(numbers)))
        return acted


def again(board: Board, actions: list[Action]) -> None:
    """Carry the actions of a game out again, with the list of legal actions before each."""
    s = State()
    start(board, s, SEATS)
    listed = [0] * (STRIDE * MAX_LEGAL)
    for seat, act, numbers in actions:
        legal(board, s, seat, listed)
        apply(board, s, seat, act, *numbers)


def replayed(board: Board, games: Sequence[Recorded]) -> float:
    """Return the seconds of processor time that carrying out all games again takes."""
    clock = time.process_time()
    for playing in games:
        again(board, playing.actions)
    return time.process_time() - clock


def measure(name: str) -> None:
    """Print one line for an edition."""
    edition = load(name)
    board = make_board(edition, parse_options(edition, {}))
    games = [Recorded(board, game) for game in range(GAMES)]
    clock = time.process_time()
    for playing in games:
        while playing.status == Status.RUNNING:
            playing.step()
    thinking = time.process_time() - clock
    rules = min(replayed(board, games) for _ in range(TIMES))
    decisions = sum(playing.game.decisions for playing in games)
    rounds = sum(playing.game.rounds for playing in games) / GAMES
    print(
        f"{name:12} legal and apply {rules / decisions * 1e6:5.1f} us, whole game {thinking / decisions * 1e6:5.1f} us "
        f"a decision; {GAMES / thinking:5.1f} games/s, {decisions / GAMES:.0f} decisions, {rounds:.0f} rounds a game"
    )


for name in EDITIONS:
    measure(name)
