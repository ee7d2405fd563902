"""A table: the edition, its options and the names of the seats, which give meaning to every text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import load
from bankhalter.editions.options import First, Options, parse_options
from bankhalter.editions.schema import SIDES, Edition
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.names import check_names
from bankhalter.rules.layout import SQUARES, Board
from bankhalter.words.messages import either
from bankhalter.words.quoting import typed


@dataclass(frozen=True)
class Table:
    """Who plays what; made by `make_table`, never changed."""

    edition: Edition
    options: Options
    board: Board
    seats: tuple[str, ...]
    unit: int  # printed money of one money unit
    keys: tuple[tuple[str, ...], tuple[str, ...]]  # keys of the cards of each deck
    phrases: dict[tuple[int, int, int], str] = field(default_factory=dict, compare=False, repr=False)
    """What actions (act, x0, x1) are called that read the same in any state, whoever plays; if that was asked."""

    def seat(self, name: object) -> int:
        """Return the number of the seat called `name`; raise NotationError if there is none."""
        if not isinstance(name, str) or name not in self.seats:
            raise NotationError("error-not-a-seat", given=typed(name), seats=either(self.seats))
        return self.seats.index(name)

    def lot(self, square: int) -> int:
        """Return the lot index of a square; raise ImpossibleError if it is none that can be owned."""
        lot = self.board.lot_of[square] if 0 <= square < SQUARES else -1
        if lot < 0:
            raise ImpossibleError("error-not-a-lot", square=str(square))
        return lot

    def square(self, lot: int) -> int:
        """Return the square of a lot index."""
        return self.board.square_of[lot]


def make_table(
    edition_name: str,
    seats: Sequence[object],
    options: Mapping[str, object] | None = None,
    first: First = "thrown",
) -> Table:
    """Return the table of 2 to 6 named seats; `first` is the default of the option of that name.

    Raises NotationError for the names, EditionError for the edition, OptionError for the options.
    """
    edition = load(edition_name)
    return table_of(edition, seats, parse_options(edition, options or {}, first))


def table_of(edition: Edition, seats: Sequence[object], options: Options) -> Table:
    """Return the table of an edition already loaded, for instance one with names of one's own."""
    chance, community = (tuple(card.key for card in edition.deck(side)) for side in SIDES)
    board = make_board(edition, options)
    return Table(edition, options, board, check_names(seats), edition.money.unit, (chance, community))
