"""Which turn a game is in, and which round of turns."""

import msgspec

from bankhalter.rules.codes import Phase
from bankhalter.rules.layout import State

EARLIER = {Phase.DEAL, Phase.ORDER}  # before anybody is on turn


class Turn(msgspec.Struct, array_like=True):
    """In which round a turn is, whose it is, and how many actions stand since it began, with the one that began it."""

    round: int
    seat: int
    actions: int = 1


class Rounds(msgspec.Struct):
    """All turns that have begun. A round is over when the turn comes to the seat that began, or passes it by."""

    seats: int = 0
    begun: list[Turn] = []

    @property
    def number(self) -> int:
        """The round, from 1 on; 0 before anybody is on turn."""
        return self.begun[-1].round if self.begun else 0

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return len(self.begun)

    def begin(self, s: State) -> None:
        """Take note of how a game begins: with a turn, if it has not to be found out whose it is."""
        self.seats = s.seats
        if s.phase not in EARLIER:
            self._turn(s.turn)

    def follow(self, starter: int | None) -> None:
        """Take note of an action, and of whose turn begins with it."""
        if starter is not None:
            self._turn(starter)
        elif self.begun:
            self.begun[-1].actions += 1

    def take_back(self, actions: int) -> None:
        """Take note that the last actions are taken back: what they began has not begun."""
        while self.begun and actions >= self.begun[-1].actions:
            actions -= self.begun.pop().actions
        if self.begun:
            self.begun[-1].actions -= actions

    def _turn(self, seat: int) -> None:
        if not self.begun:
            self.begun.append(Turn(1, seat))
            return
        first, last = self.begun[0].seat, self.begun[-1]
        over = (seat - first) % self.seats < (last.seat - first) % self.seats
        self.begun.append(Turn(last.round + over, seat))
