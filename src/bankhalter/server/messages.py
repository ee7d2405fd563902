"""What travels between a client and a table: every message, with its meaning."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bankhalter.server.commands import AnyCommand, Id, Token
from bankhalter.server.due_of_nature import Due
from bankhalter.server.entries import MessageData
from bankhalter.server.header import Nature
from bankhalter.server.prompts import Prompt
from bankhalter.server.sight_parts import Sight
from bankhalter.server.table_state import Rush
from bankhalter.words.catalogue import Language

MOST_KEYS = 12
MOST_POSITION = 12_000
ViewKind = Literal["position", "sight"]
ENTRY = Meta(extra={"holds": "AnyEntry"}, extra_json_schema={"$ref": "#/$defs/AnyEntry"})
MOMENT = Meta(extra={"holds": "Moment"}, extra_json_schema={"$ref": "#/$defs/Moment"})
RawEntry = Annotated[msgspec.Raw, ENTRY]  # encoded once for all who get it
RawMoment = Annotated[msgspec.Raw, MOMENT]
MOST_HISTORY = 5000
USUAL_HISTORY = 200


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a client: its keys, and the number of the last entry that it has seen, if it has any.

    With `lang` entries come with their sentences in that language; without, only with messages to be said by the page.
    `view`: whether moments hold the position as in records, or a sight of it for a page to draw.
    """

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_KEYS)] = ()
    last: Annotated[int, Meta(ge=0)] | None = None
    history: Annotated[int, Meta(ge=0, le=MOST_HISTORY)] = USUAL_HISTORY
    lang: Language | None = None
    view: ViewKind = "position"


class Do(Message, frozen=True, tag="do"):
    """A command. Sent again with the same id it is answered again and carried out once."""

    id: Id
    command: AnyCommand


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by a pong."""


FromClient = Hello | Do | Ping


class ChairView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place: `seat` is the name in the game, `shown` what the person calls itself, `away`: not connected."""

    place: int
    holder: Literal["open", "closed", "bot", "person"]
    seat: str = ""
    shown: str = ""
    bot: str = ""
    away: bool = False


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds. `left`: what each seat has, at `now`; `closes`, `ends`: when auction and game do.

    `more`: how often each seat may still take more time.
    """

    now: int
    left: dict[str, int]
    more: dict[str, int]
    running: tuple[str, ...]
    closes: int | None = None
    ends: int | None = None


class DoubtView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat was asked whether it is still there; from `votes_from` on (server's time) the others may vote."""

    about: str
    by: str
    votes_from: int
    votes: dict[str, str]


class BankerView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who keeps the bank at a table with real dice: a player's `seat`, or somebody who does not play and is `shown`."""

    seat: str = ""
    shown: str = ""


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the table stands: all that a page needs to show it, beside what has happened.

    Once there is a game it has its `position`, or with the view `sight` a sight of it. `due`: what real dice and cards
    have to show, where they are real; `names`: what squares are called here otherwise than in the edition; `waived`:
    which of the open claims their owners let be, by their numbers from 0 on; `held`: for which of them the next throw
    waits, `grace` ms from the time of the clock on; `rush`: whether bots play to the end
    without waiting, or may be told to; `lacks`: how many must still sit down before the game may begin, fewer than 0:
    so many sit there too many; `luck`: whether what was luck, and how chances went, is told of the game that is over.
    """

    stage: Literal["open", "running", "over"]
    chairs: tuple[ChairView, ...]
    host_here: bool
    awaits: tuple[str, ...] = ()
    asked_back: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    sight: Sight | None = None
    worth: dict[str, int] = {}
    clock: ClockView | None = None
    doubts: tuple[DoubtView, ...] = ()
    may_be_asked: tuple[str, ...] = ()
    grace: int = 0
    watchers: int = 0
    due: Due | None = None
    banker: BankerView | None = None
    names: dict[int, str] = {}
    waived: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    rush: Rush = "none"
    lacks: int = 0
    luck: bool = False


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes at a table. `commitment`: the hash of the seed of its dice, which is shown at the end.

    `position`: where its game begins, in whatever names, if not at its beginning.
    `nature`: whether the server throws and draws, or people type what their real dice and cards show; then there is no
    seed, and both are without value.
    """

    id: str
    code: str
    edition: str
    options: dict[str, Any]
    profile: str
    pace: str
    grace: int
    listed: bool
    created: int
    commitment: str
    position: str = ""
    seed: str | None = None
    nature: Nature = "thrown"


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the client's keys open: its seats, and the code of each for another device; `banker`: the bank.

    `bank_code`: the code for the bank on another device, for who keeps it without playing.
    `arranges`: it says who sits where, what squares are called and when the game begins, as the host or in its absence.
    `muted`: the seats whose words none of its own wants to read. `rushes`: it may let bots play to the end.
    """

    seats: tuple[str, ...]
    host: bool
    codes: dict[str, str]
    arranges: bool = False
    banker: bool = False
    bank_code: str = ""
    muted: tuple[str, ...] = ()
    rushes: bool = False


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello, and what a client gets that has fallen too far behind: everything.

    `entries` are those after `first`; their numbers count on from there. `said`: their sentences, with `lang`.
    `asked`: what is asked of each of the client's seats, what each line of its `may` means; with `lang` and a sight.
    """

    table: TableView
    you: You
    sequence: int
    first: int
    entries: tuple[RawEntry, ...]
    moment: RawMoment
    may: dict[str, tuple[str, ...]]
    said: tuple[tuple[str, ...], ...] | None = None
    asked: dict[str, Prompt] | None = None


class News(Message, frozen=True, tag="news", omit_defaults=True):
    """Entries after number `first`, how the table stands after them, and what the client's seats may do now.

    `you`: what the client's keys open, when that or who arranges the table has changed.
    """

    sequence: int
    first: int
    entries: tuple[RawEntry, ...]
    moment: RawMoment
    may: dict[str, tuple[str, ...]]
    you: You | None = None
    said: tuple[tuple[str, ...], ...] | None = None
    asked: dict[str, Prompt] | None = None


class Ack(Message, frozen=True, tag="ack"):
    """The command with this id is carried out, durably; its first entry has this number."""

    id: str
    sequence: int


class Refused(Message, frozen=True, tag="refused"):
    """The command with this id is not carried out, and nothing has changed.

    What cannot be understood is refused under its id too, if it has one that can be read; else `id` is "".
    `reason`: a word for programs; `rules`: ids of the reference; `message`: the sentence as data; `wait`: milliseconds
    after which it may be tried again; `details`: of a message that cannot be read, where and why.
    """

    id: str
    reason: str
    sentence: str
    message: MessageData
    rules: tuple[str, ...] = ()
    wait: int = 0
    details: str = ""


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""


class Alive(Message, frozen=True, tag="alive"):
    """A quiet stream still stands; only over HTTP, where nothing else shows it."""


class Farewell(Message, frozen=True, tag="farewell"):
    """The last message before the server closes a connection, and why; `details` as of what is refused."""

    reason: str
    sentence: str
    details: str = ""


FromServer = Welcome | News | Ack | Refused | Pong | Farewell


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. `places`: up to six of `open`, `closed`, `bot:NAME`; `token`: the key of who makes it.

    `position`: where the game begins, as `/positions` writes it; its seats are those who sit, in their order.
    `nature`: `typed` where dice and cards are real; only there the option `decks` may be `open`.
    """

    edition: Annotated[str, Meta(max_length=32)]
    token: Token
    options: dict[Annotated[str, Meta(max_length=32)], str | int | bool] = {}
    places: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(min_length=2, max_length=6)] = (
        "open",
        "open",
        "bot:standard",
        "bot:standard",
    )
    profile: Literal["none", "relaxed", "fast"] = "none"
    pace: Literal["instant", "normal", "slow"] = "normal"
    grace: Annotated[int, Meta(ge=0, le=60)] = 5
    listed: bool = False
    position: Annotated[str, Meta(max_length=MOST_POSITION)] = ""
    nature: Nature = "thrown"


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """The new table: its id for links, its short code for people."""

    id: str
    code: str


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A listed table in the lobby."""

    id: str
    code: str
    edition: str
    stage: Literal["open", "running", "over"]
    seats: tuple[str, ...]
    open_places: int
    changed: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What was wrong with a request: one sentence, and a word for programs.

    `details`: of a request that cannot be read, where and why; for whoever writes a client.
    """

    status: int
    reason: str
    sentence: str
    rules: tuple[str, ...] = ()
    wait: int = 0
    details: str = ""
