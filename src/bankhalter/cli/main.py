"""The command line: `bankhalter play`, `check`, `replay`, `editions`.

Exit codes: 0 fine, 1 a check failed, 2 something cannot be read or used, 130 interrupted.
"""

import os
import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bankhalter import __version__
from bankhalter.cli.exits import INTERRUPTED, UNUSABLE
from bankhalter.cli.screen import make_console
from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.notation.errors import NotationError
from bankhalter.play.errors import SittingError

USUAL_EDITION = "sonic-boom"

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


def run() -> None:
    """Run the command line; whatever goes wrong is one sentence on the error output."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # they are text streams here
    sys.exit(outcome())


def outcome() -> int:
    """Return the exit code of the command line."""
    try:
        return carried_out()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # noqa: BLE001  # whatever it is, people get a sentence and keep their game
        return failed(unforeseen(error))


def carried_out() -> int:
    """Carry out the command and return its exit code; what people can do about an error, they are told."""
    try:
        code = app(standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except typer.TyperException as error:
        return failed(f"{error.format_message()} More: bankhalter --help")
    except (NotationError, EditionError, OptionError, SittingError) as error:
        return failed(str(error))


def unforeseen(error: Exception) -> str:
    """Return a sentence for a mistake of ours, with what a report needs."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}"
    return f"Bankhalter has made a mistake ({what}; {Path(place.filename).name}, line {place.lineno}); games are saved"


def failed(sentence: str) -> int:
    """Print a sentence on the error output and return the exit code."""
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(f"{sentence.rstrip('.')}.")
    return UNUSABLE


def show_version(*, wanted: bool) -> None:
    """Print the version and leave, if it is wanted."""
    if wanted:
        typer.echo(f"bankhalter {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=lambda value: show_version(wanted=value), help="Show the version.")
    ] = False,
) -> None:
    """The banker of the property-trading game: plays, checks and tells games of five German rulebooks."""
    if context.invoked_subcommand is None and not version:
        typer.echo(context.get_help())


@app.command()
def play(  # noqa: PLR0913  # each is an option of the command
    *,
    edition: Annotated[
        str | None,
        typer.Argument(metavar="[EDITION]", help="An edition or its file; with --resume, the record to go on with."),
    ] = None,
    edition_option: Annotated[
        str | None, typer.Option("--edition", metavar="NAME", help="The edition, or a file like mine.toml.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A person's name or a bot, as bot:standard; once for each seat."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the edition, as rent=automatic.")
    ] = None,
    names: Annotated[Path | None, typer.Option(metavar="FILE", help="Names for squares and cards.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="Draw dice and cards from this text.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or with a record.")] = False,
) -> int:
    """Play at the terminal, alone or at one keyboard."""
    from bankhalter.cli import players, playing  # noqa: PLC0415  # other commands need none of it

    if resume:
        if edition_option or seat or option or names or seed or save:
            raise SittingError(
                "A record brings its own edition, seats, options and seed; expected --resume [FILE] alone"
            )
        return playing.resume(Path(edition) if edition else None)
    if edition and edition_option:
        raise SittingError(f"There are two editions, {edition} and {edition_option}; expected one")
    name = edition or edition_option or USUAL_EDITION
    return playing.begin(playing.Wanted(name, seat or players.USUAL, option or (), names, seed, save))


@app.command()
def check(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")]) -> int:
    """Run scenarios: do the rules do what the files say?"""
    from bankhalter.cli import checking  # noqa: PLC0415

    return checking.check(files, make_console(), make_console(stderr=True))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Print the position after action N; 0: the start.")
    ] = None,
    *,
    verify: Annotated[bool, typer.Option("--verify", help="Check checksums, commitment and draws.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each action.")] = False,
) -> int:
    """Tell a recorded game, show a position of it, or verify it."""
    from bankhalter.cli import replaying  # noqa: PLC0415

    if at is not None:
        typer.echo(replaying.position_at(file, at), nl=False)
        return 0
    if verify:
        return replaying.verify(file, make_console(), make_console(stderr=True))
    return replaying.replay(file, make_console(), step=step)


@app.command()
def editions(
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="One of them, in full.")] = None,
) -> None:
    """List the editions, or show one in full."""
    from bankhalter.cli.edition_page import show  # noqa: PLC0415

    show(make_console(), name)
