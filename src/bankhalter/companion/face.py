"""What the display of the card reader shows: one frame after the other, each for some time."""

from typing import NamedTuple

from bankhalter.companion.amounts import shown
from bankhalter.companion.reader import Reader, Shows

NUMBER_TIME = 700  # ms for which the number of a card is shown before its balance
PAYER_TIME = 1_500  # ms for which a transfer shows the payer before the payee
WORD_TIME = 1_000  # ms for which the volume or a refusal is shown
REFUSED = "E"
EMPTY = "-----"


class Frame(NamedTuple):
    """A text of at most five cells and what it is; `ms`: for how long, 0 for the last one."""

    text: str
    shows: Shows
    ms: int = 0


def frames(reader: Reader) -> tuple[Frame, ...]:
    """Return what the display shows since the last use; nothing while it is off."""
    return (*_news(reader), *_rest(reader)) if reader.on else ()


def display(reader: Reader) -> Frame:
    """Return what the display shows now; an empty text while it is off."""
    passed = reader.idle
    for frame in frames(reader):
        if not frame.ms or passed < frame.ms:
            return frame
        passed -= frame.ms
    return Frame("", Shows.BALANCE)


def _news(reader: Reader) -> tuple[Frame, ...]:
    """Return what comes before the balance."""
    match reader.shows:
        case Shows.CARD:
            return (Frame(str(reader.shown_card), Shows.CARD, NUMBER_TIME),)
        case Shows.VOLUME:
            return (Frame(str(reader.volume), Shows.VOLUME, WORD_TIME),)
        case Shows.REFUSED:
            return (Frame(REFUSED, Shows.REFUSED, WORD_TIME),)
        case _:
            return ()


def _rest(reader: Reader) -> tuple[Frame, ...]:
    """Return what stays: the question or the amount, else the balance of the payer or payee, of both once paid."""
    if reader.asks:
        return (Frame(shown(reader.kit.start), Shows.ASKS),)
    if reader.typed:
        return (Frame(reader.typed, Shows.AMOUNT),)
    left, right = max(reader.left, 0), max(reader.right, 0)
    kind = Shows.BOOKED if reader.booked else Shows.BALANCE
    if reader.booked and left and right:
        payer, payee = (shown(reader.balance(card)) for card in (right, left))
        return Frame(payer, kind, PAYER_TIME), Frame(payee, kind)
    card = right or left
    return (Frame(shown(reader.balance(card)) if card else EMPTY, kind),)
