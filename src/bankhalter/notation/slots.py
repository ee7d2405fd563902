"""The places in an action's text that hold something: a square, an amount, a seat, a side of a deal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.schema import SIDES
from bankhalter.notation.amounts import amount_text, read_amount, read_whole
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.sides import DECK_NAMES, mask_of, read_side, read_square, side_text, squares_of
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BUS, MR_M
from bankhalter.rules.layout import CARDS, LOTS, State
from bankhalter.rules.queries import is_mortgaged
from bankhalter.rules.throwing import DIE
from bankhalter.words.messages import either
from bankhalter.words.quoting import typed

Numbers = tuple[int, ...]

FACES = {"1": 1, "2": 2, "3": 3, "bus": BUS, "mrm": MR_M}
FACE_WORDS = {face: word for word, face in FACES.items()}


@dataclass(frozen=True)
class Context:
    """Where a line is said: the table, its state and the seat that speaks."""

    table: Table
    state: State
    seat: int


@dataclass(frozen=True)
class Slot:
    """One kind of place: how usage names it, how it is found, read and written."""

    usage: str
    read: Callable[[Context, str], Numbers]
    write: Callable[[Context, Numbers], str]
    size: int = 1  # numbers it holds
    pattern: str = r"\S+"
    reads_alike: bool = True  # whatever the state is, and whoever plays


def _read_die(_: Context, text: str) -> Numbers:
    if not 1 <= read_whole(text) <= DIE:
        raise ImpossibleError("error-no-such-die", given=text, most=DIE)
    return (int(text),)


def _read_face(_: Context, text: str) -> Numbers:
    if text not in FACES:
        raise ImpossibleError("error-no-such-face", given=typed(text), faces=either(FACES))
    return (FACES[text],)


def _read_count(_: Context, text: str) -> Numbers:
    if read_whole(text) < 0:
        raise ImpossibleError("error-below-nothing", given=text)
    return (int(text),)


def _plain(_: Context, numbers: Numbers) -> str:
    return str(numbers[0])


def _read_card(at: Context, text: str) -> Numbers:
    """Of cards with one key, the first that can be on top, so that records of one game read alike."""
    deck = at.state.drawing
    copies = [n for n, key in enumerate(at.table.keys[deck]) if key == text]
    if not copies:
        keys = ", ".join(dict.fromkeys(at.table.keys[deck]))
        sort = ImpossibleError if text in known_keys() else NotationError
        raise sort("error-not-a-card", given=typed(text), deck=DECK_NAMES[deck], keys=keys)
    unseen = at.state.unseen[deck]
    top = at.state.known[deck * CARDS]
    fitting = [n for n in copies if (unseen >> n & 1 if unseen else n == top)]
    return ((fitting or copies)[0],)


@cache
def known_keys() -> frozenset[str]:
    """Return the keys of the cards of all editions: others are misspelt."""
    return frozenset(card.key for name in editions() for side in SIDES for card in load(name).deck(side))


def _write_card(at: Context, numbers: Numbers) -> str:
    return at.table.keys[at.state.drawing][numbers[0]]


def _read_deck(_: Context, text: str) -> Numbers:
    if text not in DECK_NAMES:
        raise NotationError("error-not-a-deck", given=typed(text), decks=either(DECK_NAMES))
    return (DECK_NAMES.index(text),)


def oldest_claim(at: Context, lot: int | None = None) -> int:
    """Return the index of the speaker's oldest claim (on `lot`) not yet demanded, or -1."""
    fitting = [n for n in claims_of(at) if lot in {None, at.state.claim_lot[n]}]
    open_ones = [n for n in fitting if not is_mortgaged(at.state, at.state.claim_lot[n])]
    return next(iter(open_ones or fitting), -1)


def claims_of(at: Context) -> list[int]:
    """Return the indices of the speaker's claims that are not yet demanded, oldest first."""
    s = at.state
    return [n for n in range(s.claims) if s.claim_owner[n] == at.seat and not s.demanded >> n & 1]


def _read_claim(at: Context, text: str) -> Numbers:
    return (oldest_claim(at, at.table.lot(read_square(text))),)


def _write_claim(at: Context, numbers: Numbers) -> str:
    return str(at.table.square(at.state.claim_lot[numbers[0]]))


def _read_lots(at: Context, text: str) -> Numbers:
    return (mask_of(at.table, [read_square(word) for word in text.split()]),)


def _read_lot_list(at: Context, text: str) -> Numbers:
    mask, cash = read_side(at.table, text)
    if cash or mask >> LOTS or not mask:
        raise NotationError("error-not-lots-only", given=typed(text))
    return (mask,)


def _words_of(at: Context, numbers: Numbers) -> str:
    return " ".join(str(square) for square in squares_of(at.table, numbers[0]))


SLOTS = {
    "die": Slot("1-6", _read_die, _plain),
    "face": Slot("1|2|3|bus|mrm", _read_face, lambda _, numbers: FACE_WORDS[numbers[0]]),
    "count": Slot("NUMBER", _read_count, _plain),
    "square": Slot("SQUARE", lambda _, text: (read_square(text),), _plain),
    "lot": Slot(
        "SQUARE",
        lambda at, text: (at.table.lot(read_square(text)),),
        lambda at, numbers: str(at.table.square(numbers[0])),
    ),
    "amount": Slot(
        "AMOUNT",
        lambda at, text: (read_amount(at.table.unit, text),),
        lambda at, numbers: amount_text(at.table.unit, numbers[0]),
    ),
    "seat": Slot(
        "SEAT",
        lambda at, text: (at.table.seat(text),),
        lambda at, numbers: at.table.seats[numbers[0]],
        reads_alike=False,
    ),
    "side": Slot(
        "SIDE",
        lambda at, text: read_side(at.table, text),
        lambda at, numbers: side_text(at.table, *numbers),
        size=2,
        pattern=r".+",
    ),
    "lots": Slot("SQUARE SQUARE", _read_lots, _words_of, pattern=r".+"),
    "lot_list": Slot(
        "lot SQUARE, lot SQUARE", _read_lot_list, lambda at, n: side_text(at.table, n[0], 0), pattern=r".+"
    ),
    "card": Slot("CARD", _read_card, _write_card, reads_alike=False),
    "deck": Slot("DECK", _read_deck, lambda _, numbers: DECK_NAMES[numbers[0]]),
    "claim": Slot("SQUARE", _read_claim, _write_claim, reads_alike=False),
}
