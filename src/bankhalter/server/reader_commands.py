"""What a client may ask a card reader to do."""

from typing import Annotated

import msgspec
from msgspec import Meta

from bankhalter.companion.entries import MOST_ACCOUNTS, CardNumber, KeyName, Party, SideName
from bankhalter.server.commands import LONGEST_NAME, Token

Booking = Annotated[int, Meta(ge=1, le=10**6, description="The number of a booking of this game.")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Typed = Annotated[str, Meta(max_length=24, description="An amount as it is typed: 150, where money is large 2.5M.")]


class ReaderCommand(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command."""


class Press(ReaderCommand, frozen=True, tag="press"):
    """Press a key."""

    key: KeyName


class HoldC(ReaderCommand, frozen=True, tag="hold_c"):
    """Hold C until the tone; the second time a new game begins."""


class Insert(ReaderCommand, frozen=True, tag="insert"):
    """Put a card into a slot."""

    side: SideName
    card: CardNumber
    backwards: bool = False


class Remove(ReaderCommand, frozen=True, tag="remove"):
    """Take a card out of a slot."""

    side: SideName


class NameCard(ReaderCommand, frozen=True, tag="name"):
    """Give a card the name of its player; an empty one takes it away."""

    card: CardNumber
    name: Name


class Claim(ReaderCommand, frozen=True, tag="claim"):
    """Follow a card with a device of one's own."""

    card: CardNumber
    token: Token
    name: Name = ""


class Release(ReaderCommand, frozen=True, tag="release"):
    """Follow a card no more."""

    card: CardNumber


class EnterReader(ReaderCommand, frozen=True, tag="enter"):
    """Come back with the code of who has the reader, on whatever device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    token: Token


class AppointCard(ReaderCommand, frozen=True, tag="appoint"):
    """Let the player of a card operate the reader; 0: who has it."""

    card: Annotated[int, Meta(ge=0, le=MOST_ACCOUNTS)]


class Explain(ReaderCommand, frozen=True, tag="explain"):
    """Say what a booking was for; an empty occasion takes that away."""

    booking: Booking
    occasion: Annotated[str, Meta(max_length=32)]


class Reverse(ReaderCommand, frozen=True, tag="reverse"):
    """Ask that a booking is reversed; all who follow the reader must agree."""

    booking: Booking


class Agree(ReaderCommand, frozen=True, tag="agree"):
    """Say whether one agrees to that."""

    agrees: bool


class Pay(ReaderCommand, frozen=True, tag="pay"):
    """Pay from one account to another; with accounts alone, as all that follows."""

    payer: Party
    payee: Party
    amount: Typed
    occasion: Annotated[str, Meta(max_length=32)] = ""


class Salary(ReaderCommand, frozen=True, tag="salary"):
    """Let the bank pay a salary."""

    card: CardNumber


class Retire(ReaderCommand, frozen=True, tag="retire"):
    """Say that an account no longer takes part in what everybody pays or gets, or that it does."""

    card: CardNumber
    out: bool


class NewGame(ReaderCommand, frozen=True, tag="new_game"):
    """Begin a new game; the bookings of the last one are kept."""


AnyReaderCommand = (
    Press
    | HoldC
    | Insert
    | Remove
    | NameCard
    | Claim
    | Release
    | EnterReader
    | AppointCard
    | Explain
    | Reverse
    | Agree
    | Pay
    | Salary
    | Retire
    | NewGame
)
