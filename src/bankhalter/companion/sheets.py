"""The bookings of a game as a table for other programs: comma-separated, in German semicolons, as theirs expect it."""

import csv
import io
from collections.abc import Callable
from datetime import UTC, datetime

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.lines import Line, Standing
from bankhalter.companion.spoken import Speech, occasion_message
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say

SEPARATORS: dict[Language, str] = {"de": ";", "en": ","}
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what other programs would calculate
COLUMNS = (
    *("number", "time", "payer", "payee", "amount", "occasion", "payer-after", "payee-after", "standing"),
    "reversal",
)
Speaks = Callable[[Message], str]


def sheet(bookings: Bookings, game: int, unit: int, language: Language, voice: Speaks) -> str:
    """Return the bookings of a game (from 0), a line each under a heading; amounts are in money, `unit` to one."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=SEPARATORS[language], lineterminator="\r\n")
    writer.writerow([voice(say(f"reader-column-{column}")) for column in COLUMNS])
    speech = Speech(bookings, language)
    for line in bookings.games[game].lines:
        writer.writerow([_plain(cell) for cell in _row(line, speech, unit, voice)])
    return text.getvalue()


def _row(line: Line, speech: Speech, unit: int, voice: Speaks) -> list[str | int]:
    left, right, amount, _ = line.booking
    bank = voice(say("reader-bank"))
    payer, payee = (_called(speech, card, voice) if card else bank for card in (right, left))
    return [
        line.number,
        datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        payer,
        payee,
        amount * unit,
        voice(occasion_message(line.occasion)) if line.occasion else "",
        line.right_after * unit if right else "",
        line.left_after * unit if left else "",
        voice(say(f"reader-standing-{Standing(line.standing)}")),
        line.reverses or line.reversed_by or "",
    ]


def _called(speech: Speech, card: int, voice: Speaks) -> str:
    name = speech.card(card)
    return name if isinstance(name, str) else voice(name)


def _plain(cell: str | int) -> str | int:
    """Return what goes into a cell, so that no program takes a name for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
