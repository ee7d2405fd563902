"""An edition as a page draws it: the board, the words, the money, in one language."""

from functools import cache
from typing import Literal

import msgspec

from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import load
from bankhalter.editions.inks import FAMILIES, STATIONS, UTILITIES
from bankhalter.editions.options import parse_options
from bankhalter.editions.schema import (
    SIDES,
    Card,
    Edition,
    Square,
    Station,
    Street,
    Tax,
    Utility,
    Word,
    Words,
    named,
)
from bankhalter.editions.signs import sign_of, signs_of
from bankhalter.editions.voices import is_quoted, terms, voice_of
from bankhalter.play.effects import card_text
from bankhalter.rules.layout import State
from bankhalter.rules.rent import street_rent
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import say
from bankhalter.words.money import CLOSE, RING, RINGS, THOUSAND
from bankhalter.words.voice import Voice
from bankhalter.words.wrapping import breaks

SOFT_HYPHEN = "\u00ad"
Style = Literal["before", "close", "after", "scaled"]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what a page knows of an edition. Amounts are printed money, squares 0 to 39."""


class MoneySheet(Sheet, frozen=True):
    """How amounts are written: the symbol `before` or `close` to or `after` the number, or large numbers `scaled`.

    All amounts are multiples of `unit`.
    """

    unit: int
    symbol: str
    style: Style
    start: int
    salary: int
    fine: int


class SquareSheet(Sheet, frozen=True):
    """A square. `shy`: its name with soft hyphens where long words may be broken; `sign`: of the set of the page.

    `quoted`: in a sentence its name stands in quotation marks.

    `rents`: of a street bare, with one to four houses and with a hotel, of a station by the number owned; `factors`: on
    the dice, by the number of utilities owned; `rent_whole`: of a bare street if its owner has the whole group.
    """

    square: int
    name: str
    shy: str
    quoted: bool
    kind: str
    group: str | None
    sign: str | None
    price: int | None
    mortgage: int | None
    house_cost: int | None
    rents: tuple[int, ...]
    rent_whole: int | None
    factors: tuple[int, ...]
    tax: int | None


class GroupSheet(Sheet, frozen=True):
    """Lots that belong together, by what they are called."""

    key: str
    name: str
    squares: tuple[int, ...]


class NounSheet(Sheet, frozen=True):
    """A noun of the edition."""

    one: str
    many: str


class NounsSheet(Sheet, frozen=True):
    """What things are called in the edition."""

    property: NounSheet
    street: NounSheet
    station: NounSheet
    utility: NounSheet
    house: NounSheet
    hotel: NounSheet
    tax: NounSheet
    auction: NounSheet
    chance: str
    community: str
    jail_card: str


class CardSheet(Sheet, frozen=True):
    """A card: the key by which a line names it, and what it says; `square`: which its text names.

    Cards that say the same have one key.
    """

    key: str
    text: str
    square: int | None


class DecksSheet(Sheet, frozen=True):
    """The cards of both decks, each once."""

    chance: tuple[CardSheet, ...]
    community: tuple[CardSheet, ...]


class EditionSheet(Sheet, frozen=True):
    """An edition in one language. `terms`: its nouns as terms of Fluent; `building_sign`: for lists and buttons."""

    name: str
    title: str
    year: int | None
    lang: Language
    address: Literal["du", "sie"]
    money: MoneySheet
    terms: str
    squares: tuple[SquareSheet, ...]
    groups: tuple[GroupSheet, ...]
    nouns: NounsSheet
    cards: DecksSheet
    building_sign: str
    houses: int
    hotels: int
    houses_for_hotel: int
    speed_die: bool


@cache
def edition_sheet(name: str, language: Language) -> EditionSheet:
    """Return an edition as a page draws it; raise EditionError if there is none of that name."""
    edition = load(name)
    vocabulary = edition.vocabulary
    words = vocabulary.de if language == "de" else vocabulary.en
    voice = voice_of(edition, language)
    return EditionSheet(
        name=edition.name,
        title=edition.title,
        year=edition.year,
        lang=language,
        address="du" if vocabulary.address == "du" else "sie",
        money=money_sheet(edition, language),
        terms=terms(edition, language),
        squares=tuple(_square(edition, square, language) for square in edition.squares),
        groups=tuple(_group(edition, key, voice, words) for key in FAMILIES),
        nouns=_nouns(words),
        cards=DecksSheet(**{side: _cards(edition, edition.deck(side), voice) for side in SIDES}),
        building_sign=signs_of(edition).building,
        houses=edition.pieces.houses,
        hotels=edition.pieces.hotels,
        houses_for_hotel=edition.rules.houses_for_hotel,
        speed_die=edition.speed_die is not None,
    )


def money_sheet(edition: Edition, language: Language) -> MoneySheet:
    """Return how amounts of an edition are written, and the ordinary ones."""
    symbol, money = edition.vocabulary.symbol, edition.money
    style: Style = "before"
    if money.unit % THOUSAND == 0:
        style, symbol = "scaled", ""
    elif symbol == RING:
        style, symbol = "after", RINGS[language][1]
    elif symbol == CLOSE:
        style = "close"
    return MoneySheet(
        unit=money.unit, symbol=symbol, style=style, start=money.start_cash, salary=money.salary, fine=money.fine
    )


def _square(edition: Edition, square: Square, language: Language) -> SquareSheet:
    name = named(square, language)
    lot = square if isinstance(square, Street | Station | Utility) else None
    rents = square.rents if isinstance(square, Street | Station) else ()
    return SquareSheet(
        square=square.pos,
        name=name,
        shy=shy(name, language),
        quoted=is_quoted(edition, square, language),
        kind=str(square.__struct_config__.tag),
        group=family(square),
        sign=sign_of(edition, square),
        price=lot.price if lot else None,
        mortgage=lot.mortgage if lot else None,
        house_cost=square.house_cost if isinstance(square, Street) else None,
        rents=tuple(rents),
        rent_whole=_rent_whole(edition, square) if isinstance(square, Street) else None,
        factors=square.factors if isinstance(square, Utility) else (),
        tax=square.amount if isinstance(square, Tax) else None,
    )


def _rent_whole(edition: Edition, street: Street) -> int:
    """Return the rent of a bare street whose owner has the whole group, as the rules reckon it."""
    board, state = make_board(edition, parse_options(edition, {}, "thrown")), State()
    lot = board.lot_of[street.pos]
    state.owner[lot] = 0
    state.whole[0] = 1 << board.group[lot]
    return street_rent(board, state, lot) * edition.money.unit


def shy(name: str, language: Language) -> str:
    """Return a name with soft hyphens between the syllables of its long words."""
    known = breaks(language)
    return " ".join(SOFT_HYPHEN.join(known.get(word, (word,))) for word in name.split(" "))


def family(square: Square) -> str | None:
    """Return the key of the group of a square, if it can be owned."""
    match square:
        case Street():
            return square.group
        case Station():
            return STATIONS
        case Utility():
            return UTILITIES
    return None


def _group(edition: Edition, key: str, voice: Voice, words: Words) -> GroupSheet:
    nouns = {STATIONS: words.station.many, UTILITIES: words.utility.many}
    return GroupSheet(
        key=key,
        name=nouns[key] if key in nouns else voice(say(f"group-{key.replace('_', '-')}")),
        squares=tuple(square.pos for square in edition.squares if family(square) == key),
    )


def _cards(edition: Edition, deck: tuple[Card, ...], voice: Voice) -> tuple[CardSheet, ...]:
    once = {card.key: card for card in deck}.values()
    return tuple(CardSheet(key=card.key, text=voice(card_text(edition, card)), square=card.square) for card in once)


def _nouns(words: Words) -> NounsSheet:
    def noun(word: Word) -> NounSheet:
        return NounSheet(one=word.one, many=word.many)

    return NounsSheet(
        property=noun(words.property),
        street=noun(words.street),
        station=noun(words.station),
        utility=noun(words.utility),
        house=noun(words.house),
        hotel=noun(words.hotel),
        tax=noun(words.tax),
        auction=noun(words.auction),
        chance=words.chance,
        community=words.community,
        jail_card=words.jail_card,
    )
