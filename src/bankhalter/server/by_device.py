"""What differs by the device that keeps a ledger: who may do what, what is heard, what is seen."""

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.reader import Tone
from bankhalter.server.ledger_judge import Judge
from bankhalter.server.money_judge import MoneyJudge
from bankhalter.server.money_views import MoneyViews
from bankhalter.server.reader_commands import AnyReaderCommand, HoldC, Insert, Pay, Press, Remove, Salary
from bankhalter.server.reader_judge import ReaderJudge
from bankhalter.server.reader_views import ReaderViews
from bankhalter.words.catalogue import Language

Views = ReaderViews | MoneyViews


def judge_of(ledger: AnyLedger) -> type[Judge]:
    """Return what judges commands to the device of a ledger."""
    return MoneyJudge if isinstance(ledger, MoneyLedger) else ReaderJudge


def tone_of(ledger: AnyLedger, command: AnyReaderCommand) -> Tone:
    """Return what the device lets be heard after a command."""
    if isinstance(command, Pay | Salary):
        return Tone.BOOKED
    if isinstance(ledger, Bookings) and isinstance(command, Press | HoldC | Insert | Remove):
        return ledger.outcome.tone
    return Tone.NONE


def views_of(ledger: AnyLedger, language: Language) -> Views:
    """Return what shows a ledger in a language."""
    return MoneyViews(ledger, language) if isinstance(ledger, MoneyLedger) else ReaderViews(ledger, language)
