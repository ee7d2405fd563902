"""Which round of turns a game is in."""

import msgspec

from bankhalter.rules.codes import Phase
from bankhalter.rules.layout import State


class Rounds(msgspec.Struct):
    """A round is over when the turn comes to the seat that began, or passes it by; the first has the `number` 1."""

    number: int = 0
    first: int = -1
    turn: int = -1

    def follow(self, s: State, *, back: bool = False) -> None:
        """Take note of whose turn it is; call it after every line. `back`: actions were taken back."""
        if s.phase in {Phase.DEAL, Phase.ORDER}:
            return
        if self.first < 0:
            self.number, self.first, self.turn = 1, s.turn, s.turn
        before, now = ((turn - self.first) % s.seats for turn in (self.turn, s.turn))
        if back:
            self.number -= now > before
        else:
            self.number += now < before
        self.turn = s.turn
