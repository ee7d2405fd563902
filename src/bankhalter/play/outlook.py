"""A game and what is often asked of it: the table, the board, the position."""

from dataclasses import dataclass

from bankhalter.notation.table import Table
from bankhalter.play.game import Game
from bankhalter.rules.layout import Board, State


@dataclass(frozen=True)
class Outlook:
    """A game as it is to be spoken of."""

    game: Game

    @property
    def table(self) -> Table:
        """The edition, the options and the names."""
        return self.game.table

    @property
    def board(self) -> Board:
        """The board."""
        return self.game.table.board

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state
