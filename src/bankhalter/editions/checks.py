"""What must agree with what in an edition: each check yields a key that is wrong and what was expected."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from bankhalter.editions.errors import EditionError
from bankhalter.editions.schema import (
    CARD_MONEY,
    CARD_NUMBERS,
    EFFECTS,
    GROUPS,
    KINDS,
    SIDES,
    Card,
    Edition,
    Go,
    GoToJail,
    Jail,
    Parking,
    Square,
    Street,
    Utility,
)
from bankhalter.rules.codes import CardEffect
from bankhalter.rules.layout import CARDS, SEATS, SQUARES

Problem = tuple[str, str]  # key, what was expected there

CORNERS: dict[int, type[Square]] = {0: Go, 10: Jail, 20: Parking, 30: GoToJail}
KIND_COUNTS = dict(zip(KINDS, (1, 22, 4, 2, 2, 3, 3, 1, 1, 1), strict=True))
LEAST_SEATS = 2
MOST_UNITS = 100_000  # keeps every sum of a game within 32 bits


def check(edition: Edition, source: str) -> None:
    """Raise EditionError with the first thing wrong in `edition`; `source` is the name of its file."""
    for find in CHECKS:
        for key, expected in find(edition):
            raise EditionError(f"{source}: {key}: expected {expected}.")


def squares_in_order(edition: Edition) -> Iterator[Problem]:
    """Yield squares that are missing or not in their place."""
    if len(edition.squares) != SQUARES:
        yield "squares", f"{SQUARES} squares, not {len(edition.squares)}"
    for index, square in enumerate(edition.squares):
        if square.pos != index:
            yield f"squares[{index}].pos", f"{index}, as the squares stand in order, not {square.pos}"
    for pos, corner in CORNERS.items():
        if not isinstance(edition.squares[pos], corner):
            yield f"squares[{pos}].kind", f'the corner "{corner.__struct_config__.tag}"'


def kinds_counted(edition: Edition) -> Iterator[Problem]:
    """Yield kinds of squares of which there are too many or too few."""
    counts = Counter(str(square.__struct_config__.tag) for square in edition.squares)
    for kind, expected in KIND_COUNTS.items():
        if counts[kind] != expected:
            yield "squares", f'{expected} of the kind "{kind}", not {counts[kind]}'


def groups_complete(edition: Edition) -> Iterator[Problem]:
    """Yield colour groups that have not two or three streets."""
    counts = Counter(square.group for square in edition.squares if isinstance(square, Street))
    for group in GROUPS:
        if counts[group] not in {2, 3}:
            yield "squares", f'two or three streets of the group "{group}", not {counts[group]}'


def rents_rising(edition: Edition) -> Iterator[Problem]:
    """Yield rents that do not rise."""
    for lot in edition.lots():
        key, numbers = ("factors", lot.factors) if isinstance(lot, Utility) else ("rents", lot.rents)
        if any(low >= high for low, high in pairwise(numbers)):
            yield f"squares[{lot.pos}].{key}", f"numbers that rise, not {', '.join(map(str, numbers))}"


def mortgages_half(edition: Edition) -> Iterator[Problem]:
    """Yield mortgages that are not half the price, rounded down to the unit."""
    unit = edition.money.unit
    for lot in edition.lots():
        half = lot.price // unit // 2 * unit
        if lot.mortgage != half:
            yield f"squares[{lot.pos}].mortgage", f"{half}, half the price, not {lot.mortgage}"


def house_costs_even(edition: Edition) -> Iterator[Problem]:
    """Yield prices of buildings whose half, which the bank pays back, is no amount."""
    twice = 2 * edition.money.unit
    for square in edition.squares:
        if isinstance(square, Street) and square.house_cost % twice:
            expected = f"a multiple of {twice}, as half of it is paid back"
            yield f"squares[{square.pos}].house_cost", f"{expected}, not {square.house_cost}"


def amounts_whole(edition: Edition) -> Iterator[Problem]:
    """Yield amounts that are no multiple of the unit, or too high to be counted."""
    unit = edition.money.unit
    for key, amount in amounts(edition):
        if amount % unit:
            yield key, f"a multiple of {unit}, not {amount}"
        if amount > MOST_UNITS * unit:
            yield key, f"at most {MOST_UNITS * unit}, not {amount}"


def amounts(edition: Edition) -> Iterator[tuple[str, int]]:
    """Yield the key of each amount, and the amount in printed money."""
    money = edition.money
    for key in ("start_cash", "salary", "fine"):
        yield f"money.{key}", getattr(money, key)
    if edition.speed_die:
        yield "speed_die.extra_cash", edition.speed_die.extra_cash
    for square in edition.squares:
        yield from square_amounts(square)
    for key, card in keyed_cards(edition):
        for number in CARD_MONEY:
            if amount := getattr(card, number):
                yield f"{key}.{number}", amount * money.deck_scale


def square_amounts(square: Square) -> Iterator[tuple[str, int]]:
    """Yield the key of each amount of one square, and the amount."""
    for key in ("amount", "price", "house_cost", "mortgage"):
        if (amount := getattr(square, key, None)) is not None:
            yield f"squares[{square.pos}].{key}", amount
    for index, rent in enumerate(getattr(square, "rents", ())):
        yield f"squares[{square.pos}].rents[{index}]", rent


def keyed_cards(edition: Edition) -> Iterator[tuple[str, Card]]:
    """Yield every card of both decks with its place in the file."""
    for side in SIDES:
        for index, card in enumerate(edition.deck(side)):
            yield f"decks.{side}[{index}]", card


def effects_known(edition: Edition) -> Iterator[Problem]:
    """Yield cards whose effect is unknown, or whose numbers are not those of the effect."""
    known = {effect.name.lower(): numbers for effect, numbers in EFFECTS.items()}
    for key, card in keyed_cards(edition):
        if card.effect not in known:
            yield f"{key}.effect", f'one of {", ".join(known)}, not "{card.effect}"'
            continue
        for number in CARD_NUMBERS:
            if (getattr(card, number) is not None) != (number in known[card.effect]):
                numbers = " and ".join(known[card.effect]) or "no number"
                yield f"{key}.{number}", f'{numbers}, as the effect is "{card.effect}"'


def decks_complete(edition: Edition) -> Iterator[Problem]:
    """Yield decks that have not 16 cards, or not exactly one that frees from jail."""
    keep = CardEffect.KEEP.name.lower()
    for side in SIDES:
        deck = edition.deck(side)
        if len(deck) != CARDS:
            yield f"decks.{side}", f"{CARDS} cards, not {len(deck)}"
        kept = sum(card.effect == keep for card in deck)
        if kept != 1:
            yield f"decks.{side}", f'exactly one jail card (effect "{keep}"), not {kept}'


def keys_mean_one_card(edition: Edition) -> Iterator[Problem]:
    """Yield cards that share their key with another card of the deck and do something else."""
    for side in SIDES:
        first: dict[str, Card] = {}
        for index, card in enumerate(edition.deck(side)):
            if first.setdefault(card.key, card) != card:
                yield f"decks.{side}[{index}].key", f'a key of its own, as "{card.key}" does something else'


def texts_printable(edition: Edition) -> Iterator[Problem]:
    """Yield names that hold line breaks or other characters that cannot be shown."""
    named = [("title", edition.title), *((f"squares[{s.pos}].name", s.name) for s in edition.squares)]
    named += [(f"{key}.text", card.text) for key, card in keyed_cards(edition)]
    for key, text in named:
        if not text.isprintable():
            yield key, "a text without line breaks and control characters"


def german_words_gendered(edition: Edition) -> Iterator[Problem]:
    """Yield German nouns without a gender."""
    words = edition.vocabulary.de
    for key in ("property", "street", "station", "utility", "house", "hotel", "tax", "auction", "currency"):
        if getattr(words, key).gender is None:
            yield f"vocabulary.de.{key}.gender", "m, f or n"


def pieces_enough(edition: Edition) -> Iterator[Problem]:
    """Yield numbers of seats, tokens and notes that do not fit together."""
    least, most = edition.seats
    if not LEAST_SEATS <= least <= most <= SEATS:
        yield "seats", f"the least and the most, from {LEAST_SEATS} to {SEATS}, not {least} and {most}"
    if edition.pieces.tokens < most:
        yield "pieces.tokens", f"at least {most}, one a seat, not {edition.pieces.tokens}"
    total = sum(value * number for value, number in edition.money.notes)
    if edition.money.notes and total != edition.money.start_cash:
        yield "money.notes", f"notes worth {edition.money.start_cash}, the start money, not {total}"


CHECKS: tuple[Callable[[Edition], Iterator[Problem]], ...] = (
    squares_in_order,
    kinds_counted,
    groups_complete,
    rents_rising,
    mortgages_half,
    house_costs_even,
    effects_known,
    amounts_whole,
    decks_complete,
    keys_mean_one_card,
    texts_printable,
    german_words_gendered,
    pieces_enough,
)
