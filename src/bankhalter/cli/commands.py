"""The commands of the terminal that only show or set something."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from bankhalter.cli.because import FEW, because_of, rules_in_words
from bankhalter.cli.deed_card import deed_card
from bankhalter.cli.help_page import help_page
from bankhalter.cli.holdings import seats_table
from bankhalter.cli.manner import SPEEDS
from bankhalter.notation.errors import NotationError
from bankhalter.notation.sides import read_square
from bankhalter.play.errors import RefusedError
from bankhalter.play.record_file import write_whole
from bankhalter.play.records import RecordError
from bankhalter.play.takeback import TakeBackError
from bankhalter.play.typed.squares import square_called
from bankhalter.reference.finding import folded
from bankhalter.reference.rulebook import search
from bankhalter.words.errors import reason
from bankhalter.words.messages import listed

if TYPE_CHECKING:
    from bankhalter.cli.at_table import AtTable
    from bankhalter.play.narration import Sentence
    from bankhalter.play.questions import Question
    from bankhalter.words.messages import Message

NEWS = 20
LAST_LOT = 39
COUNT = re.compile("[1-9][0-9]{0,8}")


class Leave(Exception):  # noqa: N818  # leaving is no error
    """Somebody leaves the game, which can be taken up again."""


def show_help(at: AtTable, _: Question, __: str) -> None:
    """All that can be typed."""
    at.console.print(help_page(at.view))


def show_list(at: AtTable, question: Question, _: str) -> None:
    """What may be done now."""
    at.show_choices(question, whole=True)


def show_board(at: AtTable, question: Question, _: str) -> None:
    """The board."""
    at.draw(question.seat)


def show_seats(at: AtTable, _: Question, __: str) -> None:
    """Cash, places and deeds of all."""
    at.console.print(seats_table(at.view, at.console.width))


def show_deed(at: AtTable, _: Question, rest: str) -> None:
    """The deed of a square."""
    square = square_called(at.view, rest) if rest else None
    try:
        lot = at.game.table.lot(read_square(rest) if square is None else square)
    except NotationError:
        at.hint("hint-no-deed", example=at.view.square(LAST_LOT))
        return
    at.console.print(deed_card(at.view, lot))


def show_log(at: AtTable, _: Question, rest: str) -> None:
    """The last sentences."""
    if rest and not COUNT.fullmatch(rest):
        at.hint("hint-bad-count", given=rest)
        return
    show_sentences(at, at.news[-(int(rest) if rest else NEWS) :])
    if not at.news:
        at.hint("hint-nothing-happened")


def show_sentences(at: AtTable, sentences: Sequence[Sentence]) -> None:
    """Sentences that were told before."""
    show_messages(at, [sentence.message for sentence in sentences])


def show_messages(at: AtTable, messages: Sequence[Message]) -> None:
    """What was said before."""
    for message in messages:
        at.console.print(Text(f"  {at.view.voice(message)}"))


def show_summary(at: AtTable, question: Question, _: str) -> None:
    """What has happened since the last turn of the seat."""
    news = at.since(question.seat)
    show_sentences(at, news)
    if not news:
        at.hint("hint-nothing-new")


def show_why(at: AtTable, _: Question, rest: str) -> None:
    """The rules behind the last refusal, or behind what happened last; or those that some words look up."""
    if rest:
        look_up(at, rest)
    elif isinstance(at.refusal, RefusedError):
        at.console.print(Text(f"  {at.view.voice(at.refusal.message)}"))
        at.console.print(rules_in_words(at.view, at.refusal.ledger[:FEW]))
    elif at.refusal is not None:
        at.console.print(Text(f"  {at.view.voice(at.refusal.message)}"))
        if isinstance(at.refusal, TakeBackError):
            at.hint("hint-takeback-rule")
    elif at.latest:
        shown, first = because_of(at.view, at.latest)
        at.console.print(shown)
        if first is not None:
            at.hint("hint-more-rules", id=first)
    else:
        at.hint("hint-nothing-to-explain")


def look_up(at: AtTable, words: str) -> None:
    """The rules that some words, or an id, find."""
    edition = at.game.table.edition.name
    found = [rule.id for rule in search(words, at.view.language, edition)]
    if not found:
        at.hint("hint-no-rule", words=words)
        return
    at.console.print(rules_in_words(at.view, found[:FEW]))


def show_position(at: AtTable, _: Question, __: str) -> None:
    """The position as text that can be copied."""
    at.console.out(at.game.position(), end="", highlight=False)


def toggle_pause(at: AtTable, _: Question, rest: str) -> None:
    """Be asked before every throw of the others, or no more."""
    if at.pausing is None:
        at.hint("hint-not-among-others")
        return
    switches = {folded(at.view.says("switch-on")): True, folded(at.view.says("switch-off")): False}
    wanted = {"on": True, "off": False, **switches, "": not at.pausing}.get(folded(rest))
    if wanted is None:
        at.hint("hint-bad-switch", given=rest)
        return
    at.pause(pausing=wanted)
    people = at.game.opening.people
    at.hint("hint-paused" if at.pausing else "hint-not-paused", names=listed(people), count=len(people))


def set_speed(at: AtTable, _: Question, rest: str) -> None:
    """How long to wait after what a bot does; without a word, say how it is."""
    if not at.has_pace:
        at.hint("hint-not-among-others")
        return
    named = {speed: at.view.says(f"speed-{speed}") for speed in SPEEDS}
    chosen = [speed for speed, own in named.items() if rest and folded(rest) in {folded(own), speed}]
    if rest and not chosen:
        at.hint("hint-bad-speed", given=rest, speeds=listed(named.values()))
        return
    if chosen:
        at.speed = chosen[0]
    at.hint("hint-speed", speed=named[at.speed])


def toggle_plain(at: AtTable, _: Question, __: str) -> None:
    """Everything in sentences, or with pictures again."""
    at.show_plain(plain=not at.view.plain)
    at.hint("hint-plain" if at.view.plain else "hint-not-plain")


def save_copy(at: AtTable, _: Question, rest: str) -> None:
    """Write a copy of the record; without a name, say where the game is saved."""
    if not rest:
        at.hint("hint-saved-anyway", path=at.place)
        return
    path = Path(rest)
    with suppress(RuntimeError):  # a tilde before a name that nobody has here
        path = path.expanduser()
    try:
        if path.exists():
            at.hint("hint-exists", path=str(path))
        elif not path.parent.is_dir():
            at.hint("hint-no-folder", path=str(path.parent))
        else:
            write_whole(path, at.game.record().encode())
            at.hint("hint-saved", path=str(path))
    except OSError as error:
        at.hint("hint-no-such-path", path=str(path), reason=reason(error))
    except RecordError as error:
        at.say(at.view.voice(error.message))


def leave(_: AtTable, __: Question, ___: str) -> None:
    """Leave the game."""
    raise Leave


Command = Callable[["AtTable", "Question", str], None]
COMMANDS: dict[str, Command] = {
    "help": show_help,
    "list": show_list,
    "board": show_board,
    "seats": show_seats,
    "deed": show_deed,
    "log": show_log,
    "summary": show_summary,
    "why": show_why,
    "pause": toggle_pause,
    "speed": set_speed,
    "plain": toggle_plain,
    "position": show_position,
    "save": save_copy,
    "quit": leave,
}
ALIASES = {"?": "help", "exit": "quit"}
