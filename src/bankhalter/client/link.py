"""The link to a table: its entries, one after the other, and how it stands."""

from typing import NamedTuple

import msgspec

from bankhalter.client.wire import GapError, Wire
from bankhalter.server.entries import AnyEntry, read_entry
from bankhalter.server.messages import Do, FromServer, Message, Moment, News, TableView, Welcome, You

_MOMENT = msgspec.json.Decoder(Moment)


class Heard(NamedTuple):
    """New entries, and how the table stands after them; `table` after a welcome, `you` when it has changed too."""

    entries: list[AnyEntry]
    sequence: int
    moment: Moment
    table: TableView | None = None
    you: You | None = None


class Link(Wire):
    """One client's connection to a table."""

    decoder = msgspec.json.Decoder(FromServer)
    asks = Do

    def take_in(self, message: Message) -> None:
        """Hand over new entries; raise GapError if some are missing before them."""
        match message:
            case Welcome():
                self._news(message, message.table, message.you)
            case News():
                self._news(message, None, message.you)
            case _:
                pass

    def _news(self, message: Welcome | News, table: TableView | None, you: You | None) -> None:
        if message.first > self.sequence:
            raise GapError
        new = message.entries[self.sequence - message.first :]
        entries = [read_entry(bytes(raw)) for raw in new]
        moment = _MOMENT.decode(message.moment)
        self.sequence = max(self.sequence, message.sequence)
        self.inbox(Heard(entries, self.sequence, moment, table, you))
