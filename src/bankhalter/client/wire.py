"""The socket to what a server keeps: hello, then commands one way and news the other; it comes back when it breaks."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http import HTTPStatus
from typing import Any, ClassVar, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from bankhalter.client.address import Address
from bankhalter.server.commands import AnyCommand
from bankhalter.server.messages import Ack, Do, Farewell, Hello, Message, Ping, Refused
from bankhalter.server.reader_commands import AnyReaderCommand
from bankhalter.server.reader_messages import DoReader, ReaderAck
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say

OPENING = 10.0  # seconds in which a server must answer
QUIET = 20.0  # seconds after which we say that we are still there
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0  # seconds between two tries to come back
FOR_GOOD = frozenset({"no_table", "no_reader", "origin"})  # reasons for which there is no coming back


class Lost(NamedTuple):
    """The connection is lost; the link tries to come back."""


class Back(NamedTuple):
    """The connection stands again."""


class Ended(NamedTuple):
    """The server has parted for good, and why."""

    sentence: str


class GapError(Exception):
    """Something is missing: the server has to be told how far we are."""


class Wire(ABC):
    """One client's connection to what a server keeps. What it hears it hands to `inbox`, from a thread of its own.

    `decoder` reads what comes, `asks` is what a command travels in.
    """

    decoder: ClassVar["msgspec.json.Decoder[Any]"]
    asks: ClassVar[type[Do] | type[DoReader]]

    def __init__(self, address: Address, token: str, language: Language, inbox: Callable[[Any], object]) -> None:
        self.address = address
        self.token = token
        self.language = language
        self.inbox = inbox
        self.sequence = 0
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, bytes] = {}
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="link", daemon=True)

    def open(self) -> None:
        """Connect, and hand over the whole as it stands; raise SpokenError if it is not there."""
        try:
            self._socket = self._connected()
        except InvalidStatus as error:
            raise SpokenError("error-no-socket", server=self.address.server, status=str(_status(error))) from None
        except (OSError, WebSocketException, InvalidURI) as error:
            raise unreachable(self.address.server, error) from None
        self._thread.start()

    def close(self) -> None:
        """Leave."""
        self._closing.set()
        with suppress(OSError, WebSocketException):
            if self._socket is not None:
                self._socket.close()
        if self._thread.is_alive():
            self._thread.join(OPENING)

    def send(self, id_: str, command: AnyCommand | AnyReaderCommand) -> None:
        """Send a command; it is sent again after an interruption, until it is answered."""
        data = msgspec.json.encode(self.asks(id=id_, command=command))  # type: ignore[arg-type]  # it is one of its own
        with self._lock:
            self._unanswered[id_] = data
        self._put(data)

    def _put(self, data: bytes) -> None:
        with suppress(OSError, WebSocketException):  # it is sent again
            if self._socket is not None:
                self._socket.send(data.decode())

    def _connected(self) -> ClientConnection:
        """Return a new connection that has been welcomed."""
        with ExitStack() as leaving:
            socket = leaving.enter_context(
                connect(
                    self.address.socket,
                    open_timeout=OPENING,
                    close_timeout=1,
                    max_size=None,
                    proxy=None,
                    additional_headers={"Accept-Language": self.language},
                )
            )
            hello = Hello(tokens=(self.token,), last=self.sequence)
            with suppress(ConnectionClosed):  # it may have said farewell before
                socket.send(msgspec.json.encode(hello).decode())
            self._hear(self.decoder.decode(socket.recv(OPENING)))
            leaving.pop_all()
        return socket

    def _run(self) -> None:
        while not self._closing.is_set():
            lost = False
            try:
                self._listen()
            except GapError:
                pass
            except (OSError, WebSocketException, EOFError, msgspec.DecodeError, PartedError) as error:
                if isinstance(error, PartedError) and error.farewell.reason in FOR_GOOD:
                    self.inbox(Ended(error.farewell.sentence))
                    return
                lost = True
            if self._closing.is_set():
                return
            if lost:
                self.inbox(Lost())
            if not self._come_back():
                return
            if lost:
                self.inbox(Back())

    def _come_back(self) -> bool:
        """Connect again, as often as it takes, and send what was not answered; False: not at all."""
        with suppress(OSError, WebSocketException):
            if self._socket is not None:
                self._socket.close()
        pause = FIRST_PAUSE
        while not self._closing.wait(pause):
            try:
                self._socket = self._connected()
            except PartedError as error:
                if error.farewell.reason in FOR_GOOD:
                    self.inbox(Ended(error.farewell.sentence))
                    return False
            except (OSError, WebSocketException, EOFError, msgspec.DecodeError):
                pass
            else:
                with self._lock:
                    waiting = list(self._unanswered.values())
                for data in waiting:
                    self._put(data)
                return True
            pause = min(2 * pause, LONGEST_PAUSE)
        return False

    def _listen(self) -> None:
        socket = self._socket
        while socket is not None:
            try:
                data = socket.recv(QUIET)
            except TimeoutError:
                self._put(msgspec.json.encode(Ping()))
                continue
            self._hear(self.decoder.decode(data))

    def _hear(self, message: Message) -> None:
        match message:
            case Ack(id=id_) | ReaderAck(id=id_) | Refused(id=id_):
                with self._lock:
                    self._unanswered.pop(id_, None)
                self.inbox(message)
            case Farewell():
                raise PartedError(message)
            case _:
                self.take_in(message)

    @abstractmethod
    def take_in(self, message: Message) -> None:
        """Hand over what has happened; raise GapError if something is missing before it."""


class PartedError(SpokenError):
    """The server has said farewell."""

    def __init__(self, farewell: Farewell) -> None:
        super().__init__(say("own-text", text=farewell.sentence.rstrip(".")))
        self.farewell = farewell


def unreachable(server: str, error: Exception) -> SpokenError:
    """Return the error for a server that does not answer as one."""
    if isinstance(error, (InvalidHandshake, ConnectionClosed, msgspec.DecodeError)):
        return SpokenError("error-no-bankhalter", server=server)
    return SpokenError("error-no-server", server=server)


def _status(error: InvalidStatus) -> int:
    return error.response.status_code or HTTPStatus.NOT_FOUND
