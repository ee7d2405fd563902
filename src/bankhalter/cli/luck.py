"""The command `bankhalter replay --luck`: what a recorded game owes to luck and to decisions."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from bankhalter.analysis.chances import is_quick
from bankhalter.analysis.course import course_of
from bankhalter.analysis.luck import (
    CERTAIN,
    GAMES,
    POINTS,
    Breakdown,
    Change,
    Luck,
    LuckError,
    check,
    luck_of,
    outstanding,
)
from bankhalter.cli.edition_board import heading
from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.progress import watched
from bankhalter.cli.replaying import told_lines
from bankhalter.cli.unbroken import Unbroken
from bankhalter.cli.view import View
from bankhalter.play.game import Game
from bankhalter.play.records import read_record
from bankhalter.words.catalogue import Language
from bankhalter.words.money import grouped

KINDS = ("lucky", "unlucky", "best", "worst")
HEADS = ("seat", "start", "luck", "decisions", "others", "outcome")


def tell_luck(path: Path, console: Console, errors: Console, language: Language) -> int:
    """Print what each seat's game was made of and what stands out; return the exit code.

    Raise RecordError as `course_of` does, LuckError for a game of which that cannot be said.
    """
    record = read_record(path)
    course = course_of(record)
    check(course)
    if not is_quick():
        raise LuckError("error-luck-plain")
    view = View(Game.before(record), language)
    told = told_lines(record, view)
    with watched(errors, view.voice, GAMES, view.says("luck-running")) as progress:
        luck = luck_of(course, progress=progress)
    for part in report(luck, view, told):
        console.print(part)
    return 0


def report(luck: Luck, view: View, told: Sequence[str]) -> Iterator[RenderableType]:
    """Yield the table of all seats, what its figures mean, and what stands out."""
    yield heading(view.says("luck-title"))
    yield table_of(luck.breakdowns, view)
    yield Unbroken(view.says("luck-about", games=grouped(view.language, luck.games)))
    shown = outstanding(luck, view.game.seats)
    for kind in KINDS:
        if changes := getattr(shown, kind):
            yield heading(view.says(f"luck-{kind}"))
            for change in changes:
                yield Text(line_of(change, view, told))


def table_of(breakdowns: Sequence[Breakdown], view: View) -> NumberTable:
    """Return the start, what was added to it, and the outcome of each seat, in points of a hundred."""
    table = NumberTable(*(view.says(f"luck-column-{head}") for head in HEADS))
    for each in breakdowns:
        start, *added, outcome = each.points
        changes = (points(*pair) for pair in zip(added, each.errors[1:], strict=True))
        table.add_row(each.seat, str(start), *changes, str(outcome))
    return table


def points(change: int, error: float) -> str:
    """Return a change in points of a hundred, with its sign, and how far it may be off."""
    return f"{change:+d} ±{POINTS * CERTAIN * error:.0f}".replace("-", "−")


def line_of(change: Change, view: View, told: Sequence[str]) -> str:
    """Return how much a change was, of which action and for whom, and how that is told."""
    seat = view.game.seats.index(change.seat)
    size = points(round(POINTS * change.shares[seat]), change.errors[seat])
    if change.left:
        return view.says("luck-left", number=change.at + 1, size=size, who=change.seat, what=change.left)
    return view.says("luck-line", number=change.at, size=size, who=change.seat, told=told[change.at])
