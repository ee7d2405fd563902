"""The devices that keep a ledger: what belongs to each."""

from collections.abc import Sequence

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.checks import check_name
from bankhalter.companion.editions import edition_of
from bankhalter.companion.entries import Header, Named
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.money_spoken import MoneySpeech
from bankhalter.companion.speech import Speech
from bankhalter.companion.spoken import ReaderSpeech
from bankhalter.editions.voices import voice_of
from bankhalter.words.catalogue import Language
from bankhalter.words.voice import Voice, plain


def new_ledger(header: Header) -> AnyLedger:
    """Return the ledger of a device before its first entry."""
    return MoneyLedger(header) if header.device == "money" else Bookings(header)


def first_names(header: Header, names: Sequence[str]) -> list[Named]:
    """Return the entries that name accounts from the first, some may be empty; raise BookingError for wrong names."""
    ledger = new_ledger(header)
    for card, name in enumerate(names, 1):
        if name.strip():
            ledger.take(Named(at=header.created, card=card, name=check_name(ledger, card, name)))
    return [Named(at=header.created, card=card, name=name) for card, name in enumerate(ledger.names, 1) if name]


def speech_of(ledger: AnyLedger, language: Language) -> tuple[Speech, Voice]:
    """Return what speaks of a ledger, and the voice for that."""
    if isinstance(ledger, MoneyLedger):
        return MoneySpeech(ledger), voice_of(edition_of(ledger.header), language)
    assert isinstance(ledger, Bookings)  # noqa: S101  # there is no third device
    return ReaderSpeech(ledger, language), plain(language)
