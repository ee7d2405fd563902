"""Somebody who visits what a server keeps: takes in what comes, asks for something, and waits for the answer."""

import queue
import secrets
import time
from abc import ABC, abstractmethod
from collections import deque
from typing import Any, NamedTuple

from bankhalter.client.wire import Ended, Wire
from bankhalter.server.commands import AnyCommand
from bankhalter.server.errors import CommandError
from bankhalter.server.messages import Ack, Refused
from bankhalter.server.reader_commands import AnyReaderCommand
from bankhalter.server.reader_messages import ReaderAck
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say
from bankhalter.words.plain_data import read_message

SECOND = 1000
KEY_BYTES = 32


class Typed(NamedTuple):
    """A line that somebody has typed; None at the end of the input."""

    line: str | None


class NotDoneError(CommandError):
    """A command that the server does not carry out, for a reason that is no rule; `wait`: ms until another try."""


class Visitor(ABC):
    """A client. `sequence`: how many entries of the log it has taken in."""

    link: Wire

    def __init__(self) -> None:
        self.inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.sequence = 0
        self._typed: deque[Typed] = deque()

    def close(self) -> None:
        """Leave."""
        self.link.close()

    # hearing

    def next(self, seconds: float | None = None, *, typed: bool = False) -> Any:
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
        self.hear(event)
        return event

    def pass_time(self, milliseconds: float) -> None:
        """Take in what comes in so many milliseconds."""
        end = time.monotonic() + milliseconds / SECOND
        while (left := end - time.monotonic()) > 0:
            self.next(left)

    @abstractmethod
    def hear(self, event: object) -> None:
        """Take in what has happened; what is something else is passed over."""

    # asking

    def ask(self, command: AnyCommand | AnyReaderCommand) -> None:
        """Give a command and wait until it is carried out and what has come of it is taken in.

        Raise RefusedError if the rules refuse it, NotDoneError if the server does.
        """
        id_ = secrets.token_urlsafe(12)
        self.link.send(id_, command)
        answer: Ack | ReaderAck | None = None
        while answer is None or self.sequence < answer.sequence:
            event = self.next()
            if isinstance(event, Refused) and event.id == id_:
                raise self.refusal(event)
            if isinstance(event, Ack | ReaderAck) and event.id == id_:
                answer = event

    def refusal(self, refused: Refused) -> SpokenError:
        """Return the error for a command that is not carried out."""
        return NotDoneError(read_message(refused.message), refused.reason, wait=refused.wait)
