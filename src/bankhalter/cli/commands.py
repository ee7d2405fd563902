"""The commands of the terminal that only show or save something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from bankhalter.cli.deed_card import deed_card
from bankhalter.cli.holdings import seats_table
from bankhalter.cli.words import full_stop, help_text
from bankhalter.notation.errors import NotationError
from bankhalter.notation.sides import read_square
from bankhalter.play.errors import RefusedError
from bankhalter.play.phrases import listed
from bankhalter.play.record_file import write_whole
from bankhalter.play.records import RecordError

if TYPE_CHECKING:
    from bankhalter.cli.terminal import Terminal
    from bankhalter.play.sitting import Question

NEWS = 20


class Leave(Exception):  # noqa: N818  # leaving is no error
    """Somebody leaves the game, which can be taken up again."""


def show_help(at: Terminal, _: Question, __: str) -> None:
    """All that can be typed."""
    at.console.print(help_text())


def show_list(at: Terminal, question: Question, _: str) -> None:
    """What may be done now."""
    at.show_choices(question)


def show_board(at: Terminal, _: Question, __: str) -> None:
    """The board."""
    at.draw()


def show_seats(at: Terminal, _: Question, __: str) -> None:
    """Cash, places and deeds of all."""
    at.console.print(seats_table(at.view, at.console.width))


def show_deed(at: Terminal, _: Question, rest: str) -> None:
    """The deed of a square."""
    try:
        at.console.print(deed_card(at.view, at.game.table.lot(read_square(rest))))
    except NotationError as error:
        at.hint(f"{error}, as in `deed 39`.")


def show_log(at: Terminal, _: Question, rest: str) -> None:
    """The last sentences."""
    if rest and not (rest.isdecimal() and int(rest)):
        at.hint(f"{rest!r} is no number of sentences; expected one, as in `log 50`.")
        return
    count = int(rest) if rest else NEWS
    for sentence in at.news[-count:]:
        at.console.print(Text(f"  {sentence.text}"))
    if not at.news:
        at.hint("Nothing has happened yet.")


def show_why(at: Terminal, _: Question, __: str) -> None:
    """The reason of the last refusal."""
    if at.refusal is None:
        at.hint("Nothing was refused just now.")
        return
    at.console.print(Text(f"  {full_stop(str(at.refusal))}"))
    if not isinstance(at.refusal, RefusedError):
        at.hint("That is a rule about take-backs, which are no part of the game itself.")
        return
    reason = at.refusal.reason.name.lower().replace("_", " ")
    at.hint(f"reason: {reason}; rules: {', '.join(at.refusal.ledger) or 'none'}")


def show_position(at: Terminal, _: Question, __: str) -> None:
    """The position as text that can be copied."""
    at.console.out(at.game.position(), end="", highlight=False)


def toggle_pause(at: Terminal, _: Question, rest: str) -> None:
    """Be asked before every throw of the others, or no more."""
    at.sitting.pausing = rest == "on" or (rest != "off" and not at.sitting.pausing)
    people = at.game.opening.people
    whom = "You are" if len(people) == 1 else f"{listed(people)} are"
    at.hint(f"{whom} {'now' if at.sitting.pausing else 'no longer'} asked before the throws of the others.")


def save_copy(at: Terminal, _: Question, rest: str) -> None:
    """Write a copy of the record; without a name, say where the game is saved."""
    if not rest:
        at.hint(f"Everything is saved in {at.file.path}; `save FILE` writes a copy.")
        return
    path = Path(rest).expanduser()
    if path.exists():
        at.hint(f"{path} exists; expected a new name.")
        return
    try:
        write_whole(path, at.game.record().encode())
        at.hint(f"Saved in {path}.")
    except RecordError as error:
        at.hint(full_stop(str(error)))


def leave(_: Terminal, __: Question, ___: str) -> None:
    """Leave the game."""
    raise Leave


Command = Callable[["Terminal", "Question", str], None]
COMMANDS: dict[str, Command] = {
    "?": show_help,
    "help": show_help,
    "list": show_list,
    "board": show_board,
    "seats": show_seats,
    "deed": show_deed,
    "log": show_log,
    "why": show_why,
    "position": show_position,
    "pause": toggle_pause,
    "save": save_copy,
    "quit": leave,
    "exit": leave,
}
