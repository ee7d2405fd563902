"""What an edition file holds: types of its keys and values. What must agree with what is in `checks`."""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from bankhalter.rules.codes import CardEffect

Amount = Annotated[int, Meta(gt=0)]  # in printed money
Count = Annotated[int, Meta(gt=0, le=1000)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Group = Literal["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"]
GROUPS: tuple[Group, ...] = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
Side = Literal["chance", "community"]
SIDES: tuple[Side, ...] = ("chance", "community")  # in the order of the deck numbers of the rules

# The numbers that each effect needs, in the order of the numbers that the rules take.
EFFECTS: dict[CardEffect, tuple[str, ...]] = {
    CardEffect.RECEIVE: ("amount",),
    CardEffect.PAY: ("amount",),
    CardEffect.MOVE_TO: ("square",),
    CardEffect.MOVE_BACK_TO: ("square",),
    CardEffect.STEPS_BACK: ("steps",),
    CardEffect.NEAREST_STATION: ("factor",),
    CardEffect.NEAREST_UTILITY: ("factor",),
    CardEffect.GO_TO_JAIL: (),
    CardEffect.KEEP: (),
    CardEffect.PAY_PER_BUILDING: ("house", "hotel"),
    CardEffect.PAY_EACH: ("amount",),
    CardEffect.RECEIVE_FROM_EACH: ("amount",),
    CardEffect.FINE_OR_CHANCE: ("amount",),
}
CARD_NUMBERS = ("amount", "square", "steps", "factor", "house", "hotel")
CARD_MONEY = ("amount", "house", "hotel")


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an edition: cannot be changed, knows exactly its own keys."""


class Square(Record, frozen=True, tag_field="kind"):
    """A square of the board; `stand_in`: its name is filled in, no source gives it.

    `de`, `en`: what it is called in that language, if not by its name.
    """

    pos: Annotated[int, Meta(ge=0, le=39)]
    name: Name
    stand_in: bool = False
    de: Name | None = None
    en: Name | None = None


class Go(Square, frozen=True, tag="go"):
    """The start, which pays the salary."""


class Jail(Square, frozen=True, tag="jail"):
    """Jail and just visiting."""


class Parking(Square, frozen=True, tag="parking"):
    """A square on which nothing happens."""


class GoToJail(Square, frozen=True, tag="go_to_jail"):
    """The square that sends to jail."""


class Chance(Square, frozen=True, tag="chance"):
    """A square on which a chance card is drawn."""


class Community(Square, frozen=True, tag="community"):
    """A square on which a community card is drawn."""


class Tax(Square, frozen=True, tag="tax", kw_only=True):
    """A tax square and its amount."""

    amount: Amount


class Street(Square, frozen=True, tag="street", kw_only=True):
    """A street of a colour group; rents: bare, with one to four houses, with a hotel."""

    group: Group
    price: Amount
    rents: tuple[Amount, Amount, Amount, Amount, Amount, Amount]
    house_cost: Amount
    mortgage: Amount


class Station(Square, frozen=True, tag="station", kw_only=True):
    """A lot whose rent goes by the number owned, one to four."""

    price: Amount
    rents: tuple[Amount, Amount, Amount, Amount]
    mortgage: Amount


class Utility(Square, frozen=True, tag="utility", kw_only=True):
    """A lot whose rent is thrown: dice times factor times unit; factors: one owned, both owned."""

    price: Amount
    factors: tuple[Count, Count]
    mortgage: Amount


AnySquare = Go | Street | Station | Utility | Tax | Chance | Community | Jail | Parking | GoToJail
Lot = Street | Station | Utility
KINDS = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnySquare))


def named(square: Square, language: str) -> str:
    """Return what a square is called in a language, `de` or `en`."""
    return (square.de if language == "de" else square.en if language == "en" else None) or square.name


class Card(Record, frozen=True):
    """A card: key, effect (a name of `CardEffect`), the numbers of `EFFECTS`, a text if somebody gave one."""

    key: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
    effect: str
    amount: Amount | None = None
    square: Annotated[int, Meta(ge=0, le=39)] | None = None
    steps: Annotated[int, Meta(ge=1, le=39)] | None = None
    factor: Count | None = None
    house: Amount | None = None
    hotel: Amount | None = None
    text: str = ""


class Decks(Record, frozen=True):
    """The two decks, amounts still to be multiplied by `Money.deck_scale`."""

    title: Line
    confidence: Literal["certain", "high", "medium", "low"]
    chance: tuple[Card, ...]
    community: tuple[Card, ...]


class Money(Record, frozen=True):
    """Amounts beside the board; `unit`: all are multiples of it; `notes`: value and number at the start."""

    unit: Amount
    start_cash: Amount
    salary: Amount
    fine: Amount
    deck_scale: Amount = 1
    notes: tuple[tuple[Amount, Count], ...] = ()


class Pieces(Record, frozen=True):
    """What lies in the box."""

    tokens: Count
    houses: Annotated[int, Meta(ge=1, le=100)]
    hotels: Annotated[int, Meta(ge=1, le=100)]
    house_colour: str = ""
    hotel_colour: str = ""


class Rules(Record, frozen=True):
    """The switches, named as in the board of the rules; `timed`: the edition has the option `minutes`."""

    doubling_despite_mortgage: bool
    rent_by_moving_throw: bool
    fine_ends_turn: bool
    third_failure_stays: bool
    jail_one_turn: bool
    further_throw_optional: bool
    building_between_turns: bool
    whole_hotel_sale: bool
    hand_over: bool
    estate_as_is: bool
    building_floor_printed: bool
    houses_for_hotel: Literal[3, 4]
    timed: bool


class Short(Record, frozen=True):
    """The short game; `minutes`: how long it takes, if that is printed."""

    deal: Annotated[int, Meta(ge=1, le=4)]
    deal_paid: bool
    houses_for_hotel: Literal[3, 4]
    jail_one_turn: bool
    end_at: Annotated[int, Meta(ge=1, le=5)]
    minutes: tuple[Count, Count] | None = None


class SpeedDie(Record, frozen=True):
    """The game with the speed die."""

    extra_cash: Amount


class Word(Record, frozen=True):
    """A noun in one and in many; the rest in German only, and past `gender` only what the rules of `german` miss.

    `oblique`: accusative and dative of a weak noun; `genitive`: of one; `dative_many`: of many.
    """

    one: Name
    many: Name
    gender: Literal["m", "f", "n"] | None = None
    oblique: Name | None = None
    genitive: Name | None = None
    dative_many: Name | None = None


class Words(Record, frozen=True):
    """The edition's words in one language."""

    property: Word
    street: Word
    station: Word
    utility: Word
    house: Word
    hotel: Word
    chance: Name
    community: Name
    tax: Word
    auction: Word
    currency: Word
    jail_card: Name


class Vocabulary(Record, frozen=True):
    """The edition's words; `address`: how German speaks to a player, `symbol`: the sign of the currency.

    `titles`: the streets are called by titles, which sentences put in quotes.
    """

    address: Literal["du", "Sie"]
    symbol: Annotated[str, Meta(min_length=1, max_length=3)]
    de: Words
    en: Words
    titles: bool = False


class Edition(Record, frozen=True, kw_only=True):
    """An edition, complete; amounts in printed money. `inferred`: sentences on what no source prints."""

    name: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
    title: Name
    publisher: str = ""
    code: str = ""
    year: int | None = None
    min_age: Count | None = None
    minutes: tuple[Count, Count] | None = None
    seats: tuple[int, int]
    decks: Decks
    decks_stand_in: bool = False
    inferred: tuple[Line, ...] = ()
    squares: tuple[AnySquare, ...]
    money: Money
    pieces: Pieces
    rules: Rules
    short: Short | None = None
    speed_die: SpeedDie | None = None
    vocabulary: Vocabulary

    def deck(self, side: Side) -> tuple[Card, ...]:
        """Cards of one deck."""
        return self.decks.chance if side == "chance" else self.decks.community

    def lots(self) -> Iterator[Lot]:
        """Return the squares that can be owned, in board order."""
        return (square for square in self.squares if isinstance(square, Lot))


msgspec.json.Decoder(Edition)  # lays it out while no other thread needs it: two at once would end the process
