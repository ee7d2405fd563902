"""The bookings of a game as a table for other programs: comma-separated, in German semicolons, as theirs expect it."""

import csv
import io
from datetime import UTC, datetime
from typing import NamedTuple

from bankhalter.companion.devices import speech_of
from bankhalter.companion.editions import edition_of
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.lines import Line, Standing
from bankhalter.companion.speech import Speech
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

SEPARATORS: dict[Language, str] = {"de": ";", "en": ","}
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what other programs would calculate
COLUMNS = (
    *("number", "time", "payer", "payee", "amount", "occasion", "payer-after", "payee-after", "standing"),
    "reversal",
)


def sheet(ledger: AnyLedger, game: int, language: Language) -> str:
    """Return the bookings of a game (from 0) under a heading, a line for each that pays, in printed money."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=SEPARATORS[language], lineterminator="\r\n")
    speech, voice = speech_of(ledger, language)
    writer.writerow([voice(say(f"reader-column-{column}")) for column in COLUMNS])
    unit = edition_of(ledger.header).money.unit
    for line in ledger.games[game].lines:
        for payer, payee in line.booking.payments:
            writer.writerow([_plain(cell) for cell in _row(line, payer, payee, Pen(speech, voice, unit))])
    return text.getvalue()


class Pen(NamedTuple):
    """Who writes a sheet; `unit`: printed money of one."""

    speech: Speech
    voice: Voice
    unit: int

    def called(self, card: int) -> str:
        """Return who pays or is paid."""
        return self.voice.text(self.speech.card(card)) if card else self.voice(say("reader-bank"))


def _row(line: Line, payer: int, payee: int, pen: Pen) -> list[str | int]:
    voice, unit = pen.voice, pen.unit
    return [
        line.number,
        datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        pen.called(payer),
        pen.called(payee),
        line.booking.amount * unit,
        voice(pen.speech.occasion(line.occasion)) if line.occasion else "",
        line.balance(payer) * unit if payer else "",
        line.balance(payee) * unit if payee else "",
        voice(say(f"reader-standing-{Standing(line.standing)}")),
        line.reverses or line.reversed_by or "",
    ]


def _plain(cell: str | int) -> str | int:
    """Return what goes into a cell, so that no program takes a name for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
