"""The link to a card reader or accounts: how they stand after every change."""

from typing import NamedTuple

import msgspec

from bankhalter.client.wire import Wire
from bankhalter.server.messages import Farewell, Message, Pong, Refused
from bankhalter.server.reader_messages import DoReader, MoneyState, ReaderAck, ReaderState


class Seen(NamedTuple):
    """How they stand, with the bookings that have changed."""

    state: ReaderState | MoneyState


class ReaderLink(Wire):
    """One client's connection to a card reader or to accounts."""

    decoder = msgspec.json.Decoder(ReaderState | MoneyState | ReaderAck | Refused | Pong | Farewell)
    asks = DoReader

    def take_in(self, message: Message) -> None:
        """Hand over how they stand."""
        if isinstance(message, ReaderState | MoneyState):
            self.inbox(Seen(message))
