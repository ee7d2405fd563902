"""The decks in a position: the cards seen, in their known order; all others are unseen."""

from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry
from bankhalter.notation.sides import DECK_NAMES
from bankhalter.notation.table import Table
from bankhalter.rules.codes import NOBODY, CardEffect
from bankhalter.rules.layout import CARDS, DECKS, State
from bankhalter.words.quoting import typed

COPY_SIGN = "#"  # `building_loan#2` is the second card of that key


def read_decks(given: Entry, s: State) -> None:
    """Take over the known order of each deck; without keys no card has been seen."""
    given.allow(*DECK_NAMES)
    for deck, name in enumerate(DECK_NAMES):
        _read_deck(given.entry(name), s, deck)


def _read_deck(given: Entry, s: State, deck: int) -> None:
    given.allow("seen")
    left = _cards_in_deck(given.table, s, deck)
    for n, text in enumerate(given.items("seen")):
        try:
            card = _find(given.table.keys[deck], left, text)
        except NotationError as error:
            raise given.wrong("seen", error.message) from None
        left.remove(card)
        s.known[deck * CARDS + n] = card
        s.known_count[deck] = n + 1
    s.unseen[deck] = sum(1 << card for card in left)


def _cards_in_deck(table: Table, s: State, deck: int) -> list[int]:
    effects = table.board.card_effect[deck * CARDS : (deck + 1) * CARDS]
    held = s.holder[deck] != NOBODY
    return [card for card in range(CARDS) if not (held and effects[card] == CardEffect.KEEP)]


def _find(keys: tuple[str, ...], left: list[int], text: object) -> int:
    key, _, copy = str(text).partition(COPY_SIGN)
    copies = [card for card in range(CARDS) if keys[card] == key]
    fitting = [card for card in copies if card in left and copy in {"", str(copies.index(card) + 1)}]
    if not fitting:
        rest = ", ".join(dict.fromkeys(keys[card] for card in left))
        raise NotationError("error-not-in-deck", given=typed(text), keys=rest)
    return fitting[0]


def write_decks(table: Table, s: State) -> dict[str, object]:
    """Return the known order of each deck of which a card has been seen."""
    seen = {DECK_NAMES[deck]: {"seen": _written(table.keys[deck], _known(s, deck))} for deck in range(DECKS)}
    return {name: keys for name, keys in seen.items() if keys["seen"]}


def _known(s: State, deck: int) -> list[int]:
    return s.known[deck * CARDS : deck * CARDS + s.known_count[deck]]


def _written(keys: tuple[str, ...], known: list[int]) -> list[str]:
    """A key alone stands for its lowest card not listed before; others say which copy they are."""
    left = list(range(CARDS))
    texts = []
    for card in known:
        plain = _find(keys, left, keys[card]) == card
        copies = [other for other in range(CARDS) if keys[other] == keys[card]]
        texts.append(keys[card] if plain else f"{keys[card]}{COPY_SIGN}{copies.index(card) + 1}")
        left.remove(card)
    return texts
