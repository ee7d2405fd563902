"""What every picture of a game needs: the voice, colours and marks of seats and groups, and short texts."""

from dataclasses import dataclass
from functools import cached_property

from rich.style import Style
from rich.text import Text

from bankhalter.editions.inks import GROUP_INKS
from bankhalter.play.spoken import Spoken
from bankhalter.rules.codes import BANK, HOTEL
from bankhalter.rules.queries import is_mortgaged

SEAT_COLOURS = ("#7fb0ff", "#58d0a0", "#ecc25a", "#d98fe0", "#ff8f73", "#c3ced5")
DARK = "#0c1114"
QUIET = "dim"
HOUSE = "▪"
HOTEL_SIGN = "H"
MORTGAGED = "×"
WHOLE_GROUP, PART_OF_GROUP = "■", "□"


@dataclass(frozen=True)
class View(Spoken):
    """A game as it is to be shown; `plain`: in sentences, without pictures and columns.

    `further`: the commands that can be given here beside those that can be given at every table.
    """

    plain: bool = False
    further: tuple[str, ...] = ()

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """One letter for each seat, all different: the first one of its name that is free."""
        taken: list[str] = []
        for number, name in enumerate(self.game.seats, 1):
            free = [letter for letter in name.upper() if letter not in taken and letter != HOTEL_SIGN]
            taken.append(free[0] if free else str(number))
        return tuple(taken)

    def mark(self, seat: int) -> Text:
        """The token of a seat."""
        return Text(self.letters[seat], Style(color=DARK, bgcolor=SEAT_COLOURS[seat], bold=True))

    def name(self, seat: int) -> Text:
        """The name of a seat in its colour."""
        return Text(self.game.seats[seat], Style(color=SEAT_COLOURS[seat], bold=True))

    def money(self, units: int) -> str:
        """An amount as people say it."""
        return self.voice.money(units)

    def built(self, lot: int) -> str:
        """What stands on a lot: a sign for each house, one for the hotel, one for the mortgage."""
        if is_mortgaged(self.state, lot):
            return MORTGAGED
        level = self.state.level[lot]
        return HOTEL_SIGN if level == HOTEL else HOUSE * level

    def tokens(self, square: int) -> list[int]:
        """The living seats whose tokens stand on a square."""
        s = self.state
        return [seat for seat in range(s.seats) if s.at[seat] == square and not s.bankrupt[seat]]

    def owner_of(self, square: int) -> int:
        """The seat that owns a square, or BANK."""
        lot = self.board.lot_of[square]
        return self.state.owner[lot] if lot >= 0 else BANK

    def group_style(self, square: int) -> Style | None:
        """The colours of the group of a square; None if it cannot be owned."""
        lot = self.board.lot_of[square]
        if lot < 0:
            return None
        ground, ink = GROUP_INKS[self.board.group[lot]]
        return Style(color=ink, bgcolor=ground)

    def price(self, square: int) -> str:
        """What a free lot or a tax costs, without the sign of the currency; empty for other squares."""
        lot = self.board.lot_of[square]
        units = self.board.price[lot] if lot >= 0 else self.board.tax[square]
        return self.short_money(units) if units else ""

    def short_money(self, units: int) -> str:
        """An amount without the sign of the currency."""
        return self.voice.bare(units * self.table.unit)


def fitted(text: str, width: int) -> str:
    """Return text cut to `width`, with a sign where something is missing, and filled up with blanks."""
    short = text if len(text) <= width else f"{text[: width - 1]}…"
    return short.ljust(width)
