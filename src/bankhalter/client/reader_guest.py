"""Somebody at a card reader or accounts of a server: how they stand, kept up to date, and what is asked of them."""

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bankhalter.client.address import Address
from bankhalter.client.asking import sheet_of
from bankhalter.client.reader_link import ReaderLink, Seen
from bankhalter.client.visitor import SECOND, NotDoneError, Visitor
from bankhalter.client.wire import Back, Lost
from bankhalter.server.messages import Refused
from bankhalter.server.reader_commands import AnyReaderCommand
from bankhalter.server.reader_messages import LineView, MoneyState, ReaderState
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import say

if TYPE_CHECKING:
    from collections.abc import Callable

TRIES = 5  # of a command that is refused because there were too many
LONGEST_WAIT = 2000  # ms before another try
UNSURE = 1000  # ms before and after which a device may be on or off, as news of it take a while


class ReaderGuest(Visitor):
    """A client. `state`: how it stands, with all bookings of the game; `token`: its key."""

    state: ReaderState | MoneyState

    def __init__(self, address: Address, language: Language, token: str) -> None:
        super().__init__()
        self.address = address
        self.token = token
        self.link = ReaderLink(address, token, language, self.inbox.put)
        self.on_notice: Callable[[Lost | Back], object] = lambda _: None
        self._lines: dict[int, LineView] = {}
        self._seen_at = 0.0

    def open(self) -> None:
        """Connect and see how it stands; raise SpokenError if there is nothing."""
        self.link.open()
        while not hasattr(self, "state"):
            self.next()

    def seconds(self) -> float:
        """Return the seconds since some moment."""
        return time.monotonic()

    @property
    def link_of_page(self) -> str:
        """What its page is called."""
        return self.address._replace(page="money" if isinstance(self.state, MoneyState) else "reader").link

    def hear(self, event: object) -> None:
        """Take in how it stands, and say that the connection is lost or stands again."""
        if isinstance(event, Lost | Back):
            self.on_notice(event)
        elif isinstance(event, Seen):
            state = event.state
            if self.sequence and state.game != self.state.game:
                self._lines = {}
            self._lines |= {line.number: line for line in state.lines}
            self.state = replace(state, lines=tuple(line for _, line in sorted(self._lines.items())))
            self.sequence, self._seen_at = state.sequence, self.seconds()

    def do(self, command: AnyReaderCommand) -> None:
        """Give a command and wait until it is carried out; raise NotDoneError if it is not allowed."""
        for left in reversed(range(TRIES)):
            try:
                return self.ask(command)
            except NotDoneError as error:
                if not left or not 0 < error.wait <= LONGEST_WAIT:
                    raise
                self.pass_time(error.wait)
        return None

    def refusal(self, refused: Refused) -> NotDoneError:
        """Return the error for a command that is not carried out, in the server's words, which know the money."""
        return NotDoneError(say("own-text", text=refused.sentence), refused.reason, wait=refused.wait)

    def off_in(self) -> int:
        """Return the ms after which the device switches itself off, 0 if it is off; wait if that is about to be."""
        left = self._off_in()
        if 0 < left < UNSURE:
            self.pass_time(left + UNSURE)
        return self._off_in()

    def _off_in(self) -> int:
        assert isinstance(self.state, ReaderState)  # noqa: S101  # nothing else switches itself off
        return max(0, self.state.off_in - round((self.seconds() - self._seen_at) * SECOND))

    def sheet(self) -> str:
        """Return the bookings of the game as a sheet; raise SpokenError if the server does not say."""
        return sheet_of(self.address, self.state.game, self.link.language)
