"""What must agree with what in an edition: each check yields a key that is wrong and what was expected."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from msgspec.structs import asdict

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
    Word,
)
from bankhalter.rules.codes import CardEffect
from bankhalter.rules.layout import CARDS, LEAST_SEATS, SEATS, SQUARES
from bankhalter.words.errors import placed
from bankhalter.words.messages import Message, listed, say
from bankhalter.words.quoting import typed

Problem = tuple[str, Message]  # key, what was expected there

CORNERS: dict[int, type[Square]] = {0: Go, 10: Jail, 20: Parking, 30: GoToJail}
KIND_COUNTS = dict(zip(KINDS, (1, 22, 4, 2, 2, 3, 3, 1, 1, 1), strict=True))
NOUNS = ("property", "street", "station", "utility", "house", "hotel", "tax", "auction", "currency")
MOST_UNITS = 100_000  # keeps every sum of a game within 32 bits


def check(edition: Edition, source: str) -> None:
    """Raise EditionError with the first thing wrong in `edition`; `source` is the name of its file."""
    for find in CHECKS:
        for key, problem in find(edition):
            raise EditionError(placed(f"{source}: {key}", problem))


def squares_in_order(edition: Edition) -> Iterator[Problem]:
    """Yield squares that are missing or not in their place."""
    if len(edition.squares) != SQUARES:
        yield "squares", say("error-number-of-squares", wanted=SQUARES, got=len(edition.squares))
    for index, square in enumerate(edition.squares):
        if square.pos != index:
            yield f"squares[{index}].pos", say("error-square-out-of-order", wanted=index, got=square.pos)
    for pos, corner in CORNERS.items():
        if not isinstance(edition.squares[pos], corner):
            yield f"squares[{pos}].kind", say("error-not-the-corner", kind=str(corner.__struct_config__.tag))


def kinds_counted(edition: Edition) -> Iterator[Problem]:
    """Yield kinds of squares of which there are too many or too few."""
    counts = Counter(str(square.__struct_config__.tag) for square in edition.squares)
    for kind, expected in KIND_COUNTS.items():
        if counts[kind] != expected:
            yield "squares", say("error-number-of-kind", kind=kind, wanted=expected, got=counts[kind])


def groups_complete(edition: Edition) -> Iterator[Problem]:
    """Yield colour groups that have not two or three streets."""
    counts = Counter(square.group for square in edition.squares if isinstance(square, Street))
    for group in GROUPS:
        if counts[group] not in {2, 3}:
            yield "squares", say("error-number-of-group", group=group, got=counts[group])


def rents_rising(edition: Edition) -> Iterator[Problem]:
    """Yield rents that do not rise."""
    for lot in edition.lots():
        key, numbers = ("factors", lot.factors) if isinstance(lot, Utility) else ("rents", lot.rents)
        if any(low >= high for low, high in pairwise(numbers)):
            yield f"squares[{lot.pos}].{key}", say("error-not-rising", got=", ".join(map(str, numbers)))


def mortgages_half(edition: Edition) -> Iterator[Problem]:
    """Yield mortgages that are not half the price, rounded down to the unit."""
    unit = edition.money.unit
    for lot in edition.lots():
        half = lot.price // unit // 2 * unit
        if lot.mortgage != half:
            yield f"squares[{lot.pos}].mortgage", say("error-not-half", wanted=str(half), got=str(lot.mortgage))


def house_costs_even(edition: Edition) -> Iterator[Problem]:
    """Yield prices of buildings whose half, which the bank pays back, is no amount."""
    twice = 2 * edition.money.unit
    for square in edition.squares:
        if isinstance(square, Street) and square.house_cost % twice:
            problem = say("error-not-halved", unit=str(twice), got=str(square.house_cost))
            yield f"squares[{square.pos}].house_cost", problem


def amounts_whole(edition: Edition) -> Iterator[Problem]:
    """Yield amounts that are no multiple of the unit, or too high to be counted."""
    unit = edition.money.unit
    for key, amount in amounts(edition):
        if amount % unit:
            yield key, say("error-not-of-unit", unit=str(unit), got=str(amount))
        if amount > MOST_UNITS * unit:
            yield key, say("error-amount-too-high", most=str(MOST_UNITS * unit), got=str(amount))


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
            effects = ", ".join(known)
            yield f"{key}.effect", say("error-no-such-effect", effects=effects, given=typed(card.effect))
            continue
        for number in CARD_NUMBERS:
            if (getattr(card, number) is not None) != (number in known[card.effect]):
                yield f"{key}.{number}", numbers_wanted(card.effect, known[card.effect])


def numbers_wanted(effect: str, numbers: tuple[str, ...]) -> Message:
    """Say which numbers an effect takes."""
    if not numbers:
        return say("error-effect-without-numbers", effect=effect)
    return say("error-effect-numbers", numbers=listed(numbers), effect=effect)


def decks_complete(edition: Edition) -> Iterator[Problem]:
    """Yield decks that have not 16 cards, or not exactly one that frees from jail."""
    keep = CardEffect.KEEP.name.lower()
    for side in SIDES:
        deck = edition.deck(side)
        if len(deck) != CARDS:
            yield f"decks.{side}", say("error-number-of-cards", wanted=CARDS, got=len(deck))
        kept = sum(card.effect == keep for card in deck)
        if kept != 1:
            yield f"decks.{side}", say("error-number-of-jail-cards", effect=keep, got=kept)


def keys_mean_one_card(edition: Edition) -> Iterator[Problem]:
    """Yield cards that share their key with another card of the deck and do something else."""
    for side in SIDES:
        first: dict[str, Card] = {}
        for index, card in enumerate(edition.deck(side)):
            if first.setdefault(card.key, card) != card:
                yield f"decks.{side}[{index}].key", say("error-key-of-two-cards", key=card.key)


def texts_printable(edition: Edition) -> Iterator[Problem]:
    """Yield names that hold line breaks or other characters that cannot be shown."""
    named = [("title", edition.title), *((f"squares[{s.pos}].name", s.name) for s in edition.squares)]
    named += [(f"squares[{s.pos}].de", s.de) for s in edition.squares if s.de]
    named += [(f"squares[{s.pos}].en", s.en) for s in edition.squares if s.en]
    named += [(f"{key}.text", card.text) for key, card in keyed_cards(edition)]
    for key, text in named:
        if not text.isprintable():
            yield key, say("error-not-printable")


def words_plain(edition: Edition) -> Iterator[Problem]:
    """Yield words that hold line breaks or braces, which mean something else in the texts they go into."""
    for language in ("de", "en"):
        for name, word in asdict(getattr(edition.vocabulary, language)).items():
            forms = asdict(word).items() if isinstance(word, Word) else [("", word)]
            for form, text in forms:
                if text and (not text.isprintable() or "{" in text or "}" in text):
                    yield f"vocabulary.{language}.{name}.{form}".rstrip("."), say("error-not-a-plain-word")


def german_words_gendered(edition: Edition) -> Iterator[Problem]:
    """Yield German nouns without a gender."""
    words = edition.vocabulary.de
    for key in NOUNS:
        if getattr(words, key).gender is None:
            yield f"vocabulary.de.{key}.gender", say("error-no-gender")


def pieces_enough(edition: Edition) -> Iterator[Problem]:
    """Yield numbers of seats, tokens and notes that do not fit together."""
    least, most = edition.seats
    if not LEAST_SEATS <= least <= most <= SEATS:
        problem = say("error-range-of-seats", lowest=LEAST_SEATS, highest=SEATS, least=str(least), most=str(most))
        yield "seats", problem
    if edition.pieces.tokens < most:
        yield "pieces.tokens", say("error-too-few-tokens", least=str(most), got=str(edition.pieces.tokens))
    total = sum(value * number for value, number in edition.money.notes)
    if edition.money.notes and total != edition.money.start_cash:
        yield "money.notes", say("error-notes-worth", wanted=str(edition.money.start_cash), got=str(total))


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
    words_plain,
    german_words_gendered,
    pieces_enough,
)
