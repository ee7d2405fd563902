"""Somebody at a table of a server: what is known of the table, kept up to date, and what is asked of it."""

import secrets
from typing import TYPE_CHECKING

from bankhalter.client.address import Address
from bankhalter.client.asking import who_i_am
from bankhalter.client.link import Heard, Link
from bankhalter.client.visitor import KEY_BYTES, NotDoneError, Visitor
from bankhalter.editions.catalogue import load
from bankhalter.editions.options import parse_options
from bankhalter.notation.table import Table, table_of
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.nature import Given
from bankhalter.play.records import Entry as GameEntry
from bankhalter.play.records import Opening
from bankhalter.rules.codes import Refusal
from bankhalter.server.commands import Enter, Sit
from bankhalter.server.entries import AnyEntry, Played, Returned, Started, TakenOver
from bankhalter.server.header import begins_with
from bankhalter.server.messages import Moment, Refused, TableView, You
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.plain_data import read_message

if TYPE_CHECKING:
    from collections.abc import Callable


class Guest(Visitor):
    """A client of a table: its game is the fold of what the server says has happened."""

    table: TableView
    you: You
    moment: Moment

    def __init__(self, address: Address, language: Language, token: str = "") -> None:
        """Come with a key, by default a new one."""
        super().__init__()
        self.address = address
        self.token = token or secrets.token_urlsafe(KEY_BYTES)
        self.link = Link(address, self.token, language, self.inbox.put)
        self.game: Game | None = None
        self.seats: tuple[str, ...] = ()
        self.codes: dict[str, str] = {}
        self.on_entry: Callable[[AnyEntry], object] = lambda _: None

    def open(self) -> None:
        """Connect and take in the whole table; raise SpokenError if there is none."""
        self.link.open()
        while self.sequence == 0 and not hasattr(self, "moment"):
            self.next()

    # hearing

    def hear(self, event: object) -> None:
        """Take in new entries."""
        if not isinstance(event, Heard):
            return
        self.table = event.table or self.table
        self.you = event.you or self.you
        for entry in event.entries:
            self._take_in(entry)
            self.on_entry(entry)
        self.moment, self.sequence = event.moment, event.sequence

    def _take_in(self, entry: AnyEntry) -> None:
        match entry:
            case Started():
                self.game = Game.opened(self._opening(entry), Given(typed=self.table.nature == "typed"))
            case Played() if self.game is not None:
                self.game.follow(GameEntry(entry.line, entry.checksum))
            case TakenOver() if self.game is not None:
                self.game.people.discard(self.game.table.seat(entry.seat))
            case Returned() if self.game is not None:
                self.game.people.add(self.game.table.seat(entry.seat))
            case _:
                pass

    def _opening(self, entry: Started) -> Opening:
        edition = load(self.table.edition)
        options = parse_options(edition, self.table.options)

        def table_with(seats: tuple[str, ...]) -> Table:
            return table_of(edition, seats, options)

        people = tuple(seat for seat in entry.seats if seat not in entry.bots)
        given = begins_with(self.table.position, table_with, entry.seats)
        return Opening(table_with(entry.seats), people, given, dealing=False, bots=entry.bots)

    def refusal(self, refused: Refused) -> SpokenError:
        """Return the error for a command that is not carried out, with the rule that refuses it if one does."""
        message, name = read_message(refused.message), refused.reason.upper()
        if self.game is not None and name in Refusal.__members__:
            return RefusedError(Refusal[name], message, refused.rules, self.game.table.edition)
        return super().refusal(refused)

    # sitting

    @property
    def seat(self) -> str:
        """The first of the own seats; empty without one."""
        return self.seats[0] if self.seats else ""

    @property
    def free_places(self) -> list[int]:
        """The places at which somebody can sit down."""
        return [chair.place for chair in self.moment.chairs if chair.holder == "open"]

    @property
    def taken_over(self) -> tuple[str, ...]:
        """The own seats for which a bot of the server plays."""
        return tuple(chair.seat for chair in self.moment.chairs if chair.seat in self.seats and chair.bot)

    @property
    def doubted(self) -> tuple[str, ...]:
        """The own seats that were asked whether they are still there, and have not answered."""
        return tuple(doubt.about for doubt in self.moment.doubts if doubt.about in self.seats)

    def sit(self, shown: str, place: int | None) -> None:
        """Sit down at a place (from 1), or at the first open one; raise SpokenError if that is not possible.

        Who sits down again has several seats.
        """
        if self.moment.stage != "open":
            raise SpokenError("error-join-begun", server=self.address.server)
        while True:
            free = self.free_places
            if not free:
                raise SpokenError("error-join-full")
            try:
                self.ask(Sit(place=free[0] if place is None else place - 1, shown=shown, token=self.token))
            except NotDoneError as error:
                if error.reason != "taken" or place is not None or len(free) == 1:
                    raise
                continue
            break
        self._settle()

    def enter(self, code: str) -> None:
        """Come back to a seat with its code; raise SpokenError if no seat has it."""
        self.ask(Enter(code=code, token=self.token))
        self._settle()

    def _settle(self) -> None:
        """Learn which seats are one's own, and their codes."""
        self.you = who_i_am(self.address, self.token, self.link.language)
        self.seats, self.codes = self.you.seats, self.you.codes
