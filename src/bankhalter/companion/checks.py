"""What may be done with a ledger as it stands; every refusal is one sentence. The device refuses for itself."""

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.entries import LONGEST_NAME
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.lines import Line, Standing
from bankhalter.companion.occasions import OCCASIONS
from bankhalter.words.errors import SpokenError
from bankhalter.words.plain_texts import plain_name


class BookingError(SpokenError):
    """What cannot be done; nothing has changed."""


def check_line(ledger: AnyLedger, number: int) -> Line:
    """Return a booking of the game; raise BookingError if there is none of this number."""
    line = ledger.game.line(number)
    if line is None:
        raise BookingError("error-reader-no-booking", number=number)
    return line


def check_occasion(ledger: AnyLedger, number: int, occasion: str) -> None:
    """Raise BookingError unless a booking can be for this occasion; an empty one takes it away."""
    line = check_line(ledger, number)
    if occasion and occasion not in OCCASIONS[line.kind]:
        raise BookingError("error-reader-occasion", given=occasion, possible=", ".join(OCCASIONS[line.kind]))


def check_back(ledger: AnyLedger, number: int) -> None:
    """Raise BookingError unless it can be asked that a booking is reversed."""
    line = check_line(ledger, number)
    if line.standing != Standing.STANDS:
        raise BookingError("error-reader-gone", number=number)
    if line.reverses:
        raise BookingError("error-reader-reversal", number=number)
    device = [each for each in ledger.game.lines if not each.reverses]
    if isinstance(ledger, Bookings) and ledger.reader.booked and device[-1].number == number:
        raise BookingError("error-reader-still-in")
    if ledger.asked_back:
        raise BookingError("error-reader-asked", number=ledger.asked_back)


def check_vote(ledger: AnyLedger, by: int) -> None:
    """Raise BookingError unless somebody's consent is awaited."""
    if not ledger.asked_back:
        raise BookingError("error-reader-no-question")
    if by not in ledger.voters():
        raise BookingError("error-reader-no-voice")


def check_card(ledger: AnyLedger, card: int) -> None:
    """Raise BookingError if there is no such account."""
    if not 0 < card <= ledger.header.kit.cards:
        raise BookingError("error-reader-no-card", card=card, most=ledger.header.kit.cards)


def check_name(ledger: AnyLedger, card: int, name: str) -> str:
    """Return the name for a card, without needless spaces; raise BookingError if no card can have it."""
    check_card(ledger, card)
    plain = plain_name(name)
    if (name.strip() and not plain) or len(plain) > LONGEST_NAME:
        raise BookingError("error-reader-name", most=LONGEST_NAME)
    others = [each.casefold() for number, each in enumerate(ledger.names, 1) if number != card]
    if plain and plain.casefold() in {*others, *ledger.TAKEN}:
        raise BookingError("error-reader-name-taken", name=plain)
    return plain
