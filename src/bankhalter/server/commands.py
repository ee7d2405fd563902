"""What a client may ask a table to do."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bankhalter.words.catalogue import Language

LONGEST_LINE = 400
LONGEST_NAME = 24
LONGEST_TEXT = 300
LONGEST_SQUARE = 32
TOKEN_LENGTH = 43  # 32 random bytes in the alphabet of URLs, without padding

Id = Annotated[str, Meta(min_length=1, max_length=64, description="Made by the client, its own for every command.")]
Seat = Annotated[str, Meta(min_length=1, max_length=16, description="The name of a seat in the game.")]
Token = Annotated[
    str,
    Meta(
        min_length=TOKEN_LENGTH,
        max_length=TOKEN_LENGTH,
        pattern="^[A-Za-z0-9_-]*$",
        description="32 random bytes that the client has drawn, in the alphabet of URLs: its key to a seat.",
    ),
]
BotName = Annotated[str, Meta(max_length=16)]
PlaceNumber = Annotated[int, Meta(ge=0, le=5)]
Sign = Literal["applause", "laugh", "wow", "ouch", "thanks", "hurry"]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command."""


class Play(Command, frozen=True, tag="play"):
    """Say a line of the game, as `Anna throws`.

    `seen`: the last entry that whoever says it had been shown. Then the line is refused as `stale` if the seat has said
    something else since, or its turn has ended; or if the offer that it answers was made or changed since, or the
    auction that it is said in has opened since.
    """

    line: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    seen: Annotated[int, Meta(ge=0)] | None = None


class Type(Command, frozen=True, tag="type"):
    """Say a line of the game as it is typed at the terminal, in a language: `kaufen`, `biete 200`, `Ben wirft`.

    The words of lines are understood in every language; without a name it is `seat` that speaks. What takes a seat out
    of the game is refused as `final` unless it comes `again`. `seen` as with `play`.
    """

    seat: Seat
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    lang: Language
    seen: Annotated[int, Meta(ge=0)] | None = None
    again: bool = False


class Waive(Command, frozen=True, tag="waive"):
    """Let rent be that could be demanded, so that nobody waits for it."""

    seat: Seat


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at an open place under a name of one's own."""

    place: PlaceNumber
    shown: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    token: Token


class Enter(Command, frozen=True, tag="enter"):
    """Come back to a seat, or to the bank, with its code, on whatever device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    token: Token


class Leave(Command, frozen=True, tag="leave"):
    """Get up before the game begins."""

    seat: Seat


class Hold(Command, frozen=True, tag="hold"):
    """Hold an empty place open or closed, or give it to a bot."""

    place: PlaceNumber
    holder: Literal["open", "closed", "bot"]
    bot: BotName = ""


class Bank(Command, frozen=True, tag="bank"):
    """Keep the bank of a table with real dice and cards without playing; more than five people must be there."""

    shown: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    token: Token


class Unbank(Command, frozen=True, tag="unbank"):
    """Keep the bank no longer."""


class Appoint(Command, frozen=True, tag="appoint"):
    """Let a player keep the bank of a table with real dice and cards; nobody in particular: ""."""

    seat: Annotated[str, Meta(max_length=16)]


class Name(Command, frozen=True, tag="name"):
    """Call a square as it is called on one's own board; "": as the edition calls it."""

    square: Annotated[int, Meta(ge=0, le=39)]
    name: Annotated[str, Meta(max_length=LONGEST_SQUARE)]


class Start(Command, frozen=True, tag="start"):
    """Begin the game with all who sit there."""


class Say(Command, frozen=True, tag="say"):
    """Chat."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class React(Command, frozen=True, tag="react"):
    """Give a sign."""

    seat: Seat
    sign: Sign


class Mute(Command, frozen=True, tag="mute"):
    """Read no more of what another seat says, or do again."""

    seat: Seat
    other: Seat
    muted: bool = True


class Ask(Command, frozen=True, tag="ask"):
    """Ask a seat that keeps the table waiting whether it is still there."""

    seat: Seat
    about: Seat


class Here(Command, frozen=True, tag="here"):
    """Say that one is still there."""

    seat: Seat


class Vote(Command, frozen=True, tag="vote"):
    """Vote that a bot plays for a seat that does not answer; without `bot`: against it."""

    seat: Seat
    about: Seat
    bot: BotName = ""


class Extend(Command, frozen=True, tag="extend"):
    """Take more time: for one's own clock, or for the auction that waits for one's bid; ten times in a game."""

    seat: Seat


class Return(Command, frozen=True, tag="return"):
    """Play one's seat oneself again."""

    seat: Seat


class Rush(Command, frozen=True, tag="rush"):
    """Let the bots play to the end without waiting, once no person plays any more; or do no longer."""

    on: bool = True


AnyCommand = (
    Play
    | Type
    | Waive
    | Sit
    | Enter
    | Leave
    | Hold
    | Bank
    | Unbank
    | Appoint
    | Name
    | Start
    | Say
    | React
    | Mute
    | Ask
    | Here
    | Vote
    | Extend
    | Return
    | Rush
)


def seat_of(command: AnyCommand) -> str | None:
    """Return the seat in whose name a command is given; None if in no seat's."""
    match command:
        case Play(line=line):
            return line.split(maxsplit=1)[0] if line.split() else ""
        case Sit() | Enter() | Hold() | Bank() | Unbank() | Appoint() | Name() | Start() | Rush():
            return None
        case _:
            return command.seat
