"""What travels between a client and a card reader; hello, ping, refused and farewell are those of a table."""

from typing import Annotated

import msgspec
from msgspec import Meta

from bankhalter.companion.entries import MOST_ACCOUNTS
from bankhalter.server.commands import Id, Token
from bankhalter.server.messages import Message
from bankhalter.server.reader_commands import AnyReaderCommand, Typed


class DoReader(Message, frozen=True, tag="do"):
    """A command to a card reader. Sent again with the same id it is answered again and carried out once."""

    id: Id
    command: AnyReaderCommand


class ReaderAck(Message, frozen=True, tag="ack"):
    """The command with this id is carried out, durably; `tone`: what the device lets be heard.

    What the device itself refuses is carried out, too: it says so with a tone and a sentence.
    """

    id: str
    sequence: int
    tone: str


class FrameView(msgspec.Struct, frozen=True, kw_only=True):
    """A text of at most five cells, a point sharing that of its digit; `ms`: for how long, 0 for the last one."""

    text: str
    shows: str
    ms: int


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card. `called`: its player, else its number; `slot`: `left`, `right` or empty; `held`: has its own device."""

    card: int
    name: str
    called: str
    balance: str
    slot: str
    held: bool


class OccasionView(msgspec.Struct, frozen=True, kw_only=True):
    """What a booking can be for."""

    id: str
    text: str


class LineView(msgspec.Struct, frozen=True, kw_only=True):
    """A booking. `kind`: `credit`, `debit` or `transfer`; `standing`: `stands`, `struck` or `reversed`, and in words.

    `after`: the balances it has led to, in words; `can_reverse`: it can be asked that it is reversed.
    """

    number: int
    at: int
    kind: str
    text: str
    after: str
    occasion: str
    occasion_text: str
    standing: str
    standing_text: str
    reversal: bool
    can_reverse: bool


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the reader; `ended`: 0 while it goes on."""

    begun: int
    ended: int
    bookings: int


class QuestionView(msgspec.Struct, frozen=True, kw_only=True):
    """A reversal that is asked for. `waits_for`: who has not answered; `yours`: among them is this client."""

    booking: int
    text: str
    waits_for: tuple[str, ...]
    yours: bool


class ReaderYou(msgspec.Struct, frozen=True, kw_only=True):
    """What the client's keys open. `banker`: may operate the reader; `code`: for another device of who has it."""

    host: bool
    banker: bool
    card: int
    code: str


class AccountView(msgspec.Struct, frozen=True, kw_only=True):
    """An account. `called`: its player, else its number; `held`: has its own device; `out`: plays no more.

    `yours`: this client may pay from it.
    """

    card: int
    name: str
    called: str
    balance: str
    held: bool
    out: bool
    yours: bool


class LedgerState(Message, frozen=True):
    """What is seen of every ledger, whatever device keeps it."""

    code: str
    sequence: int
    you: ReaderYou
    appointed: int
    game: int
    games: tuple[GameView, ...]
    lines: tuple[LineView, ...]
    occasions: dict[str, tuple[OccasionView, ...]]
    question: QuestionView | None


class MoneyState(LedgerState, frozen=True, tag="money"):
    """Accounts alone after their entry `sequence`: the answer to hello, and again after every change.

    `lines`: as of a card reader; `start`, `salary`: what all begin with, and what passing GO pays; `keys`: what a
    keypad has beside digits; `all_called`: everybody but the other side of a payment.
    """

    edition: str
    start: str
    salary: str
    keys: tuple[str, ...]
    hint: str
    bank_called: str
    all_called: str
    cards: tuple[AccountView, ...]


class ReaderState(LedgerState, frozen=True, tag="reader"):
    """A card reader after its entry `sequence`: the answer to hello, and again after every change.

    `frames`: what the display shows one after the other, `idle` ms ago the first began; in `off_in` ms it is off.
    `lines`: bookings of the game number `game` that have changed since the client was told last, by number.
    `can_clear`: C would take something back.
    """

    on: bool
    frames: tuple[FrameView, ...]
    idle: int
    off_in: int
    left: int
    right: int
    asks: bool
    booked: bool
    can_clear: bool
    volume: int
    go: str
    sentence: str
    hint: str
    refused: bool
    cards: tuple[CardView, ...]


class CreateReader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new card reader. `token`: the key of who has it; `names`: of the cards, from the first."""

    token: Token
    names: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=6)] = ()


class CreateMoney(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """New accounts for a game with a printed edition. `token`: the key of who has them; `names`: one for each.

    `start`: what is on each at first, as it is typed; empty for what the rulebook says.
    """

    token: Token
    edition: Annotated[str, Meta(max_length=64)]
    names: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=MOST_ACCOUNTS)]
    start: Typed = ""
