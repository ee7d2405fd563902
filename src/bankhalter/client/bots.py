"""Bots that play a seat from outside: one of the built-in ones, or a class of one's own."""

import importlib
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from bankhalter.bots.memory import MEMORY
from bankhalter.notation.actions import Action, filled, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.play.agents import bot
from bankhalter.play.game import Game
from bankhalter.play.sitting import Mind
from bankhalter.rules.codes import Refusal
from bankhalter.rules.layout import Board, State
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message, say

Complain = Callable[[Message], object]


class OwnBot(Protocol):
    """What a class `Bot` of one's own does."""

    def choose(self, game: Game, seat: str) -> str | None:
        """Return a line for `seat`, as `Anna buys`; None for nothing, where it need not act."""


def read_bot(name: str) -> OwnBot | None:
    """Return the bot that `module:Class` names, None for a built-in one; raise SpokenError if there is none."""
    module, colon, attribute = name.partition(":")
    if not colon:
        bot(name)
        return None
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        made = getattr(importlib.import_module(module), attribute)()
    except Exception as error:  # noqa: BLE001  # whatever somebody's code does
        raise SpokenError("error-bot-not-loaded", given=name, problem=problem_of(error)) from None
    if not callable(getattr(made, "choose", None)):
        raise SpokenError("error-bot-no-choose", given=name)
    own: OwnBot = made
    return own


def mind_of(name: str, own: OwnBot | None, game: Game, complain: Complain) -> Mind:
    """Return the mind that chooses for a seat of `game`; what a bot of one's own does wrong it complains of."""
    if own is None:
        return Mind(name)
    return _OwnMind(name, own, game, complain)


class _OwnMind(Mind):
    """A bot of one's own, asked as the built-in ones are."""

    def __init__(self, kind: str, own: OwnBot, game: Game, complain: Complain) -> None:
        self.kind = kind
        self.choose = self._choose
        self.memory = [0] * MEMORY
        self.own = own
        self.game = game
        self.complain = complain

    def _choose(self, b: Board, s: State, seat: int, *lists: list[int]) -> bool:
        del b, s
        name, answer = self.game.seats[seat], lists[-1]
        try:
            line = self.own.choose(self.game, name)
        except Exception as error:  # noqa: BLE001  # it is somebody else's code; the game goes on
            self.complain(say("bot-failed", bot=self.kind, seat=name, problem=problem_of(error)))
            return False
        if line is None:
            return False
        action = self._read(name, line)
        if action is None:
            return False
        answer[:] = [action.act, *action.numbers]
        return True

    def _read(self, name: str, line: object) -> Action | None:
        """Return the action of a line if it is one of the seat's and the rules allow it."""
        if not isinstance(line, str):
            self.complain(say("bot-wrong-type", bot=self.kind, seat=name, given=type(line).__name__))
            return None
        try:
            said = parse_line(self.game.table, self.game.state, " ".join(line.split()))
        except NotationError as error:
            self.complain(say("bot-unread", bot=self.kind, line=line, problem=error.message))
            return None
        if not isinstance(said, Action) or self.game.seats[said.seat] != name:
            self.complain(say("bot-not-its-own", bot=self.kind, line=line, seat=name))
            return None
        reason = self.game.judge(said)
        if reason != Refusal.NONE:
            refused = self.game.refused(said, reason)
            self.complain(say("bot-refused", bot=self.kind, line=line, problem=refused.inner))
            return None
        return Action(said.seat, said.act, filled(said.numbers))


def problem_of(error: Exception) -> str:
    """Return what went wrong in somebody's code, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    here = Path(__file__).name
    where = [frame for frame in frames if Path(frame.filename).name != here and "importlib" not in frame.filename]
    what = f"{type(error).__name__}: {error}".rstrip(".")
    return f"{what} ({Path(where[-1].filename).name}, {where[-1].lineno})" if where else what
