"""Names of somebody's own for squares, and texts for cards, laid over an edition from a TOML file:

[squares]
1 = "My street"

[cards.chance]
back_3 = "Three steps back."
"""

from pathlib import Path

import msgspec
from msgspec import field
from msgspec.structs import replace

from bankhalter.editions.checks import check
from bankhalter.editions.documents import explained, read_toml
from bankhalter.editions.errors import EditionError
from bankhalter.editions.schema import AnySquare, Card, Edition, Line, Name, Record
from bankhalter.words.errors import placed
from bankhalter.words.messages import say


class CardTexts(Record, frozen=True):
    """Texts by the key of the card."""

    chance: dict[str, Line] = field(default_factory=dict)
    community: dict[str, Line] = field(default_factory=dict)


class Names(Record, frozen=True):
    """What a names file holds."""

    squares: dict[str, Name] = field(default_factory=dict)
    cards: CardTexts = field(default_factory=CardTexts)


msgspec.json.Decoder(Names)  # lays it out while no other thread needs it: two at once would end the process


def with_names(edition: Edition, path: Path) -> Edition:
    """Return `edition` with the names of the file; raise EditionError if a square or card is unknown."""
    names = read_names(path)
    decks = replace(
        edition.decks,
        chance=with_texts(edition.decks.chance, names.cards.chance, f"{path.name}: cards.chance"),
        community=with_texts(edition.decks.community, names.cards.community, f"{path.name}: cards.community"),
    )
    named = replace(edition, squares=renamed(edition.squares, names.squares, path.name), decks=decks)
    check(named, path.name)
    return named


def read_names(path: Path) -> Names:
    """Read a names file; raise EditionError if it is not in order."""
    try:
        return msgspec.convert(read_toml(path), Names)
    except msgspec.ValidationError as error:
        raise EditionError(placed(path.name, explained(str(error)))) from None


def renamed(squares: tuple[AnySquare, ...], names: dict[str, str], source: str) -> tuple[AnySquare, ...]:
    """Return the squares with the names given by position; a name given is no stand-in and holds in every language."""
    positions = {str(square.pos) for square in squares}
    for position in names:
        if position not in positions:
            wanted = say("error-no-square-of-board", last=str(len(squares) - 1))
            raise EditionError(placed(f"{source}: squares.{position}", wanted))
    return tuple(
        replace(square, name=names[str(square.pos)], stand_in=False, de=None, en=None)
        if str(square.pos) in names
        else square
        for square in squares
    )


def with_texts(deck: tuple[Card, ...], texts: dict[str, str], source: str) -> tuple[Card, ...]:
    """Return the cards with the texts given by key."""
    keys = list(dict.fromkeys(card.key for card in deck))
    for key in texts:
        if key not in keys:
            raise EditionError(placed(f"{source}.{key}", say("error-no-card-key", keys=", ".join(keys))))
    return tuple(replace(card, text=texts.get(card.key, card.text)) for card in deck)
