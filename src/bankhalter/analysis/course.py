"""How a game went, action by action, as it is looked back on: without what was taken back."""

from typing import NamedTuple

from bankhalter.batch.codes import Bot
from bankhalter.notation.actions import Action
from bankhalter.play.bot_names import name_of
from bankhalter.play.game import Game
from bankhalter.play.records import Record
from bankhalter.rules.layout import Board, State

STANDARD = name_of(Bot.STANDARD)


class Step(NamedTuple):
    """An action that stands, and the packed position before it."""

    before: bytes
    action: Action
    at: int  # how many lines the log has after it
    bots: int  # bits of the seats that standard bots play


class Course(NamedTuple):
    """All actions that stand, and the packed position after the last."""

    board: Board
    seats: tuple[str, ...]
    steps: tuple[Step, ...]
    end: bytes

    @property
    def start(self) -> bytes:
        """The packed position before the first action."""
        return self.steps[0].before if self.steps else self.end

    def after(self, number: int) -> bytes:
        """The packed position after a step."""
        return self.steps[number + 1].before if number + 1 < len(self.steps) else self.end


def course_of(record: Record) -> Course:
    """Play a record and return its course; raise RecordError for a line that cannot be played."""
    game = Game.before(record)
    bots = bots_of(game)
    steps: list[Step] = []
    for at, _ in enumerate(game.replay(record), 1):
        if len(game.played) > len(steps):
            played = game.played[-1]
            steps.append(Step(played.before, played.action, at, bots))
        del steps[len(game.played) :]
    return Course(game.table.board, game.seats, tuple(steps), game.state.pack())


def bots_of(game: Game) -> int:
    """Return the bits of the seats at which standard bots sit when the game begins."""
    names = [name for name, kind in game.opening.bots.items() if kind == STANDARD]
    return sum(1 << game.table.seat(name) for name in names)


def unpacked(packed: bytes) -> State:
    """Return a position."""
    s = State()
    s.unpack(packed)
    return s
