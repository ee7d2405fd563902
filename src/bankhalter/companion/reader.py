"""The card reader of the banking edition as a state machine: what is pressed, inserted and taken out, and what follows.

Nothing here knows a clock: time comes in as `tick`. Every function returns an outcome with a new reader.
"""

from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from bankhalter.companion.accounts import Accounts, Booking, moved, opened
from bankhalter.companion.amounts import CELLS, POINT, SCALES, THOUSANDS, cells, typed_thousands
from bankhalter.companion.kit import Kit

MINUTE = 60_000  # ms without use after which it switches itself off
VOLUMES = 4  # off and three steps
DIGITS = "0123456789"
CLEAR, GO = "C", "GO"
KEYS = (*DIGITS, POINT, *SCALES, CLEAR, GO)


class Side(StrEnum):
    """A slot: the left one is credited, the right one debited."""

    LEFT = "left"
    RIGHT = "right"


class Tone(StrEnum):
    """What is heard."""

    NONE = "none"
    KEY = "key"
    CARD = "card"
    BOOKED = "booked"
    CLEARED = "cleared"
    ASKS = "asks"
    NEW_GAME = "new_game"
    REFUSED = "refused"


class Wrong(StrEnum):
    """Why something is not done."""

    NO_CARD = "no_card"
    BACKWARDS = "backwards"
    SLOT_TAKEN = "slot_taken"
    CARD_ELSEWHERE = "card_elsewhere"
    SLOT_EMPTY = "slot_empty"
    FINISH_FIRST = "finish_first"
    TOO_LONG = "too_long"
    SECOND_POINT = "second_point"
    NO_AMOUNT = "no_amount"
    OUT_OF_RANGE = "out_of_range"
    OFF_GRID = "off_grid"
    NO_FUNDS = "no_funds"
    FULL = "full"
    NO_LEFT_CARD = "no_left_card"
    GO_TWO_CARDS = "go_two_cards"
    AMOUNT_OPEN = "amount_open"
    NOTHING_TO_CLEAR = "nothing_to_clear"


class Shows(StrEnum):
    """What the display is about."""

    BALANCE = "balance"
    CARD = "card"
    AMOUNT = "amount"
    BOOKED = "booked"
    VOLUME = "volume"
    REFUSED = "refused"
    ASKS = "asks"


class Reader(Accounts, frozen=True):
    """The device: a card is an account. A card in a slot stands there by its number, negative if backwards.

    `booked`: what C takes back while its cards are in; `idle`: ms since it was last used; `asks`: for a new game.
    """

    left: int = 0
    right: int = 0
    on: bool = False
    typed: str = ""
    booked: Booking | None = None
    asks: bool = False
    volume: int = 2
    idle: int = 0
    shows: Shows = Shows.BALANCE
    shown_card: int = 0

    def slot(self, side: Side) -> int:
        """Return the card in a slot, negative if it is the wrong way round; 0 if there is none."""
        return self.left if side == Side.LEFT else self.right


class Outcome(NamedTuple):
    """What has come of it. `booked`, `undone`: money that has moved, or moved back; `new_game`: all begins anew."""

    reader: Reader
    tone: Tone = Tone.NONE
    wrong: Wrong | None = None
    booked: Booking | None = None
    undone: Booking | None = None
    new_game: bool = False


def new_reader(kit: Kit) -> Reader:
    """Return a device out of the box: switched off, with the starting money on every card."""
    return Reader(kit, opened(kit).balances)


def tick(reader: Reader, ms: int) -> Reader:
    """Let time pass; after a minute without use the device switches itself off."""
    idle = reader.idle + ms
    if idle < MINUTE or not reader.on:
        return replace(reader, idle=idle)
    return replace(reader, idle=idle, on=False, typed="", asks=False, shows=_rest(reader))


def insert(reader: Reader, side: Side, card: int, *, backwards: bool = False) -> Outcome:
    """Put a card into a slot; that switches the device on. Wrong way round there is no tone, and it is not read."""
    r = replace(reader, on=True, idle=0)
    if card in {abs(r.left), abs(r.right)}:
        return _passed_over(r, Wrong.SLOT_TAKEN if abs(r.slot(side)) == card else Wrong.CARD_ELSEWHERE)
    if r.slot(side):
        return _passed_over(r, Wrong.SLOT_TAKEN)
    if r.booked:
        return _passed_over(r, Wrong.FINISH_FIRST)
    r = _with_slot(r, side, -card if backwards else card)
    if backwards:
        return Outcome(replace(r, shows=Shows.BALANCE))
    return Outcome(replace(r, typed="", shows=Shows.CARD, shown_card=card), Tone.CARD)


def remove(reader: Reader, side: Side) -> Outcome:
    """Take a card out; what was booked with it can no longer be corrected."""
    if not reader.slot(side):
        return _passed_over(_used(reader), Wrong.SLOT_EMPTY)
    r = _with_slot(_used(reader), side, 0)
    return Outcome(replace(r, typed="", booked=None, shows=Shows.BALANCE), Tone.KEY if r.on else Tone.NONE)


def press(reader: Reader, key: str) -> Outcome:
    """Press one of `KEYS`; a device that is off is only switched on. Raise ValueError for a key that there is not."""
    if key not in KEYS:
        raise ValueError(f"there is no key {key}")
    r = _used(reader)
    if not r.on:
        return Outcome(replace(r, on=True), Tone.KEY)
    if r.asks and key == CLEAR:
        return Outcome(replace(r, asks=False, shows=_rest(r)), Tone.CLEARED)
    r = replace(r, asks=False)
    if key in SCALES:
        return _complete(r, key)
    if key == POINT and not (r.left or r.right):
        return _turn_volume(r)
    return {CLEAR: _clear, GO: _go}.get(key, lambda r: _type(r, key))(r)


def hold(reader: Reader) -> Outcome:
    """Hold C until the tone: the device asks whether a new game shall begin, and begins it when held again."""
    r = _used(reader)
    if not r.on:
        return Outcome(replace(r, on=True), Tone.KEY)
    if not r.asks:
        return Outcome(replace(r, asks=True, typed="", shows=Shows.ASKS), Tone.ASKS)
    fresh = replace(new_reader(r.kit), on=True, left=r.left, right=r.right, volume=r.volume)
    return Outcome(fresh, Tone.NEW_GAME, new_game=True)


def _used(reader: Reader) -> Reader:
    return replace(reader, idle=0)


def _rest(reader: Reader) -> Shows:
    return Shows.BOOKED if reader.booked else Shows.BALANCE


def _with_slot(reader: Reader, side: Side, card: int) -> Reader:
    return replace(reader, left=card) if side == Side.LEFT else replace(reader, right=card)


def _refused(reader: Reader, wrong: Wrong) -> Outcome:
    return Outcome(replace(reader, typed="", shows=Shows.REFUSED), Tone.REFUSED, wrong)


def _unready(reader: Reader) -> Wrong | None:
    """Return why no amount can be typed as the cards are."""
    if reader.left < 0 or reader.right < 0:
        return Wrong.BACKWARDS
    if not (reader.left or reader.right):
        return Wrong.NO_CARD
    return Wrong.FINISH_FIRST if reader.booked else None


def _type(reader: Reader, key: str) -> Outcome:
    if wrong := _unready(reader):
        return _refused(reader, wrong)
    if key == POINT:
        if POINT in reader.typed:
            return _passed_over(reader, Wrong.SECOND_POINT)
        typed = f"{reader.typed or 0}{POINT}"
    else:
        typed = key if reader.typed == "0" else f"{reader.typed}{key}"
    if cells(typed) >= CELLS:  # K or M needs one, too
        return _passed_over(reader, Wrong.TOO_LONG)
    return Outcome(replace(reader, typed=typed, shows=Shows.AMOUNT), Tone.KEY)


def _passed_over(reader: Reader, wrong: Wrong) -> Outcome:
    """Refuse one thing, and let what was typed before it stand."""
    return Outcome(reader, Tone.REFUSED, wrong) if reader.typed else _refused(reader, wrong)


def _complete(reader: Reader, scale: str) -> Outcome:
    wrong = _unready(reader) or (None if reader.typed else Wrong.NO_AMOUNT)
    if wrong:
        return _refused(reader, wrong)
    thousands, parts = typed_thousands(reader.typed, scale)
    least, most = (limit * THOUSANDS * parts for limit in (reader.kit.least, reader.kit.most))
    if not least <= thousands <= most:
        return _refused(reader, Wrong.OUT_OF_RANGE)
    units, rest = divmod(thousands, THOUSANDS * parts)
    if rest:
        return _refused(reader, Wrong.OFF_GRID)
    return _book(reader, Booking(reader.left, reader.right, units))


def _book(reader: Reader, booking: Booking) -> Outcome:
    if booking.right and reader.balance(booking.right) < booking.amount:
        return _refused(reader, Wrong.NO_FUNDS)
    if booking.left and reader.balance(booking.left) + booking.amount > reader.kit.full:
        return _refused(reader, Wrong.FULL)
    after = replace(moved(reader, booking), typed="", booked=booking, shows=Shows.BOOKED)
    return Outcome(after, Tone.BOOKED, booked=booking)


def _go(reader: Reader) -> Outcome:
    wrong = None
    if reader.left <= 0:
        wrong = Wrong.BACKWARDS if reader.left else Wrong.NO_LEFT_CARD
    elif reader.right:
        wrong = Wrong.GO_TWO_CARDS
    elif reader.booked:
        wrong = Wrong.FINISH_FIRST
    elif reader.typed:
        return _passed_over(reader, Wrong.AMOUNT_OPEN)
    return _refused(reader, wrong) if wrong else _book(reader, Booking(reader.left, 0, reader.kit.go, go=True))


def _clear(reader: Reader) -> Outcome:
    if reader.typed:
        return Outcome(replace(reader, typed="", shows=_rest(reader)), Tone.CLEARED)
    if reader.booked:
        undone = reader.booked
        after = replace(moved(reader, undone, -1), booked=None, shows=Shows.BALANCE)
        return Outcome(after, Tone.CLEARED, undone=undone)
    return _refused(reader, Wrong.NOTHING_TO_CLEAR)


def _turn_volume(reader: Reader) -> Outcome:
    volume = (reader.volume + 1) % VOLUMES
    return Outcome(replace(reader, volume=volume, shows=Shows.VOLUME), Tone.KEY)
