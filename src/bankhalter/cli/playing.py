"""The command `bankhalter play`: begin a game or take one up again, and play it."""

import os
import secrets
import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from bankhalter.cli.calling import BY_MAKE, play_called
from bankhalter.cli.clock import Clock
from bankhalter.cli.console import make_console
from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.language import chosen, says
from bankhalter.cli.manner import Manner
from bankhalter.cli.players import ask_seats, read_players
from bankhalter.cli.state import state_folder
from bankhalter.cli.terminal import Terminal
from bankhalter.cli.view import QUIET
from bankhalter.editions.catalogue import find
from bankhalter.editions.names import with_names
from bankhalter.editions.options import parse_options
from bankhalter.editions.voices import voice_of
from bankhalter.notation.table import table_of
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.record_file import PlayedElsewhereError, RecordFile, read_saved, set_aside
from bankhalter.play.records import Opening, RecordError
from bankhalter.play.sitting import Sitting
from bankhalter.play.story import Story
from bankhalter.words.errors import placed, reason
from bankhalter.words.messages import say

LAST = "last.record"


class Wanted(NamedTuple):
    """What was asked for on the command line; no `seats`: a person is asked for its name and plays against bots."""

    edition: str
    seats: Sequence[str]
    options: Sequence[str]
    names: Path | None
    seed: str | None
    save: Path | None


def last_record() -> Path:
    """Return where games are saved if nothing else is said."""
    return state_folder() / LAST


def begin(wanted: Wanted, manner: Manner) -> int:
    """Begin a game and play it; return the exit code."""
    edition = find(wanted.edition)
    if wanted.names is not None:
        edition = with_names(edition, wanted.names)
    players = read_players(wanted.seats or ask_seats(voice_of(edition, manner.language)))
    table = table_of(edition, players.seats, parse_options(edition, read_options(wanted.options)))
    nature = Seeded(secrets.token_bytes(32)) if wanted.seed is None else Seeded.from_text(wanted.seed)
    opening = Opening(table, players.people, None, dealing=False, bots=players.bots)
    sitting = Sitting(Game.opened(opening, nature), nature.seed)
    before = None if wanted.save else put_aside(last_record())
    file = RecordFile.create(free_path(wanted.save), sitting.game)
    terminal = make_terminal(sitting, file, manner)
    aside = [] if before is None else [say("welcome-before", path=str(before))]
    terminal.welcome(say("welcome-new", commitment=nature.commitment), *aside)
    return play_on(terminal)


def free_path(save: Path | None) -> Path:
    """Return where to save: `save`, which must be new, or the usual place."""
    if save is None:
        return last_record()
    try:
        taken = save.exists()
    except OSError as error:
        raise RecordError(placed(str(save), say("error-not-written", reason=reason(error)))) from None
    if taken:
        raise RecordError("error-record-exists", path=str(save))
    return save


def put_aside(path: Path) -> Path | None:
    """Give the record there a name of its own, and its clock; return the new path, None if there is no record.

    Raise RecordError if its game is being played.
    """
    try:
        aside = set_aside(path, own_name(path)) if path.exists() else None
    except PlayedElsewhereError as error:
        file = says("place-file")
        how = play_called(chosen(), f"SAVE={file}", f"--save {file}")
        raise RecordError("error-save-elsewhere", error=error.message, command=how) from None
    clock = Clock.path_of(path)
    if aside is not None and clock.exists():
        clock.replace(Clock.path_of(aside))
    return aside


def own_name(path: Path) -> str:
    """Return a name for a record from its edition and the time of its last action, as sonic-boom-2026-01-31-2359."""
    played = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d-%H%M")  # noqa: DTZ006  # local, for people
    try:
        return f"{read_saved(path).record.header['edition']}-{played}"
    except RecordError:
        return f"game-{played}"


def resume(path: Path | None, manner: Manner) -> int:
    """Go on with the game of a record and play it; return the exit code."""
    place = path or last_record()
    saved = read_saved(place)
    story = Story()
    sitting = Sitting.resumed(saved.record, story.follow)
    terminal = make_terminal(sitting, RecordFile.go_on(place, saved), manner)
    terminal.file.keep(sitting.game.log)
    terminal.take_up(story)
    torn = [say("welcome-torn")] if saved.torn else []
    terminal.welcome(say("welcome-again", count=len(sitting.game.log)), *torn)
    return play_on(terminal)


def make_terminal(sitting: Sitting, file: RecordFile, manner: Manner) -> Terminal:
    """Return the terminal for a game and its file; nobody waits for bots where no person looks on."""
    console = make_console()
    clock = Clock(sitting.game.table.options.minutes, file.path)
    return Terminal(sitting, file, console, clock, manner if console.is_terminal else manner._replace(speed="instant"))


def play_on(terminal: Terminal) -> int:
    """Play until the end, or until somebody leaves; nothing is lost either way."""
    code = 0
    try:
        terminal.play()
    except EOFError:
        terminal.console.print()
    except KeyboardInterrupt:
        terminal.console.print()
        code = 0 if BY_MAKE in os.environ else INTERRUPTED
    terminal.file.keep(terminal.game.log)
    terminal.file.close()
    terminal.clock.keep()
    if not terminal.game.over:
        path = terminal.file.path
        terminal.console.print(Text(terminal.view.says("leave-saved", path=str(path)), overflow="fold"))
        quoted = shlex.quote(str(path))
        again = ("1", "") if path == last_record() else (quoted, f" {quoted}")
        how = play_called(terminal.view.language, f"RESUME={again[0]}", f"--resume{again[1]}")
        terminal.console.print(Text(terminal.view.says("leave-again", command=how), QUIET, overflow="fold"))
    return code
