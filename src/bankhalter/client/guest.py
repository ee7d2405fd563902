"""Somebody at a table of a server: what is known of the table, kept up to date, and what is asked of it."""

import queue
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from bankhalter.client.address import Address
from bankhalter.client.asking import who_i_am
from bankhalter.client.link import Ended, Event, Heard, Link
from bankhalter.editions.catalogue import load
from bankhalter.editions.options import parse_options
from bankhalter.notation.table import Table, table_of
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.nature import Given
from bankhalter.play.records import Entry as GameEntry
from bankhalter.play.records import Opening
from bankhalter.rules.codes import Refusal
from bankhalter.server.commands import AnyCommand, Enter, Sit
from bankhalter.server.entries import AnyEntry, Played, Returned, Started, TakenOver
from bankhalter.server.header import begins_with
from bankhalter.server.messages import Ack, Moment, Refused, TableView, You
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message, say
from bankhalter.words.plain_data import read_message

if TYPE_CHECKING:
    from collections.abc import Callable

SECOND = 1000
KEY_BYTES = 32


class Typed(NamedTuple):
    """A line that somebody has typed; None at the end of the input."""

    line: str | None


class NotDoneError(SpokenError):
    """A command that the server does not carry out, for a reason that is no rule; `wait`: ms until another try."""

    def __init__(self, message: Message, reason: str, wait: int) -> None:
        super().__init__(message)
        self.reason = reason
        self.wait = wait


class Guest:
    """A client of a table: its game is the fold of what the server says has happened."""

    table: TableView
    you: You
    moment: Moment

    def __init__(self, address: Address, language: Language, token: str = "") -> None:
        """Come with a key, by default a new one."""
        self.address = address
        self.token = token or secrets.token_urlsafe(KEY_BYTES)
        self.inbox: queue.SimpleQueue[Event | Typed] = queue.SimpleQueue()
        self.link = Link(address, self.token, language, self.inbox.put)
        self.sequence = 0
        self.game: Game | None = None
        self.seats: tuple[str, ...] = ()
        self.codes: dict[str, str] = {}
        self.on_entry: Callable[[AnyEntry], object] = lambda _: None
        self._typed: deque[Typed] = deque()

    def open(self) -> None:
        """Connect and take in the whole table; raise SpokenError if there is none."""
        self.link.open()
        while self.sequence == 0 and not hasattr(self, "moment"):
            self.next()

    def close(self) -> None:
        """Leave."""
        self.link.close()

    # hearing

    def next(self, seconds: float | None = None, *, typed: bool = False) -> Event | Typed | None:
        """Take in the next event and return it; None if there is none for so long.

        What was typed is kept for later unless `typed`. Raise SpokenError when the server has parted for good.
        """
        if typed and self._typed:
            return self._typed.popleft()
        try:
            event = self.inbox.get(timeout=seconds) if seconds is None or seconds > 0 else self.inbox.get_nowait()
        except queue.Empty:
            return None
        if isinstance(event, Typed) and not typed:
            self._typed.append(event)
        if isinstance(event, Ended):
            raise SpokenError(say("own-text", text=event.sentence.rstrip(".")))
        if isinstance(event, Heard):
            self._hear(event)
        return event

    def pass_time(self, milliseconds: float) -> None:
        """Take in what comes in so many milliseconds."""
        end = time.monotonic() + milliseconds / SECOND
        while (left := end - time.monotonic()) > 0:
            self.next(left)

    def _hear(self, event: Heard) -> None:
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

    # asking

    def ask(self, command: AnyCommand) -> Ack:
        """Give a command and wait until it is carried out and its entries are taken in.

        Raise RefusedError if the rules refuse it, NotDoneError if the server does.
        """
        id_ = secrets.token_urlsafe(12)
        self.link.send(id_, command)
        answer: Ack | None = None
        while answer is None or self.sequence < answer.sequence:
            event = self.next()
            if isinstance(event, Refused) and event.id == id_:
                raise self._error(event)
            if isinstance(event, Ack) and event.id == id_:
                answer = event
        return answer

    def _error(self, refused: Refused) -> SpokenError:
        message, name = read_message(refused.message), refused.reason.upper()
        if self.game is not None and name in Refusal.__members__:
            return RefusedError(Refusal[name], message, refused.rules, self.game.table.edition)
        return NotDoneError(message, refused.reason, refused.wait)

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
