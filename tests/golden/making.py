"""Games that bots play for the golden records: `scripts/regold` writes the files anew."""

import sys
from collections.abc import Sequence
from pathlib import Path

from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.notation.actions import Action, filled
from bankhalter.play.agents import BOTS
from bankhalter.play.game import Game
from bankhalter.rules.asking import asked_after, asked_nothing, whom_to_ask
from bankhalter.rules.codes import NOBODY, Act
from bankhalter.rules.layout import MAX_LEGAL, STRIDE
from bankhalter.rules.stream import seed_stream
from tests.laws.tables import KINDS, Kind

RECORDS = Path(__file__).with_name("records")
SEATS = ("Anna", "Bert", "Carla")
MINDS = ("standard", "random", "standard")
SEEDS = 8  # so many games are played for each record, and one is kept
MOST_ACTIONS = 2500
TIME_AT = 200  # action after which the time of a timed game is up


class Making:
    """A game of bots with its record."""

    def __init__(self, kind: Kind, seed: int) -> None:
        options = {"first": "thrown", **dict(kind.options)}
        self.game = Game(kind.edition, SEATS, options, f"{kind} {seed}")
        self.memories = [[0] * MEMORY for _ in SEATS]
        self.streams = [[0] * 4 for _ in SEATS]
        for seat, stream in enumerate(self.streams):
            seed_stream(stream, seed, 0, 1 + seat)
        self.asked = 0

    def play(self) -> Game:
        """Return the game once it is over, or after too many actions."""
        while not self.game.over and len(self.game.log) < MOST_ACTIONS:
            self._step()
            if self.game.table.board.timed and len(self.game.log) >= TIME_AT and not self.game.state.time_up:
                self.game.do("time is up")
        return self.game

    def _step(self) -> None:
        seat = whom_to_ask(self.game.state, self.asked)
        action = self._choice(seat)
        if action is None:
            self.asked = asked_nothing(self.asked, seat)
            return
        self.game.carry_out(action)
        self.asked = asked_after(self.asked, action.act, action.numbers[0])

    def _choice(self, seat: int) -> Action | None:
        assert seat != NOBODY
        answer = [0] * ANSWER
        listed = [0] * (STRIDE * MAX_LEGAL)
        choose = BOTS[MINDS[seat]]
        board, state = self.game.table.board, self.game.state
        if not choose(board, state, seat, self.memories[seat], self.streams[seat], listed, answer):
            return None
        act = Act(answer[0])
        numbers = () if act == Act.THROW else tuple(answer[1:])
        return Action(seat, act, filled(numbers))


def make(kind: Kind) -> str:
    """Return, of several records, the one of a game that ends with the most kinds of action, better a short one."""
    return max((Making(kind, seed).play() for seed in range(SEEDS)), key=_merit).record()


def _merit(game: Game) -> tuple[bool, int, int]:
    verbs = {entry.line.split()[1] for entry in game.log}
    return game.over, len(verbs), -len(game.log)


def path_of(kind: Kind) -> Path:
    """Return the file of the record of a kind of game."""
    return RECORDS / f"{str(kind).replace(' ', ',')}.record"


def write(names: Sequence[str]) -> None:
    """Write the records of the kinds of game that are named, or of all."""
    for kind in KINDS:
        if not names or str(kind) in names:
            path_of(kind).write_text(make(kind), encoding="utf-8")
            sys.stdout.write(f"{path_of(kind).name}\n")


if __name__ == "__main__":
    write(sys.argv[1:])
