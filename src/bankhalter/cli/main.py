"""The command line: `bankhalter play`, `replay`, `check`, `rules`, `editions`, `tournament`, `simulate`,
`compare`, `plot`.

Exit codes: 0 fine, 1 a check failed or nothing was found, 2 something cannot be read or used, 130 interrupted.
"""

import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bankhalter import __version__
from bankhalter.cli.calling import PROGRAM, called
from bankhalter.cli.exits import INTERRUPTED, UNUSABLE
from bankhalter.cli.help import WIDTH, SpokenCommand, SpokenGroup, usage_error
from bankhalter.cli.language import chosen, says, voice, without_language
from bankhalter.cli.screen import make_console
from bankhalter.words.errors import SpokenError, reason

USUAL_EDITION = "sonic-boom"
USUAL_GAMES = 200
USUAL_BOTS = "standard,standard,standard,standard"

app = typer.Typer(
    cls=SpokenGroup,
    context_settings=WIDTH,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def run() -> None:
    """Run the command line; whatever goes wrong is one sentence on the error output."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a stream that was closed is none
            stream.reconfigure(errors="replace")
    sys.exit(outcome(sys.argv[1:]))


def outcome(words: Sequence[str]) -> int:
    """Return the exit code of a command line."""
    try:
        return carried_out(words)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return failed(says("usage-output", reason=reason(error)))
    except Exception as error:  # noqa: BLE001  # whatever it is, people get a sentence and keep their game
        return failed(unforeseen(error))


def carried_out(words: Sequence[str]) -> int:
    """Carry out the command and return its exit code; what people can do about an error, they are told."""
    try:
        code = app(without_language(words), prog_name=PROGRAM, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except typer.TyperException as error:
        return failed(says("usage-more", sentence=usage_error(error), command=called(chosen(), "--help")))
    except SpokenError as error:
        return failed(voice().text(error.inner))


def unforeseen(error: Exception) -> str:
    """Return a sentence for a mistake of ours, with what a report needs."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}"
    return says("usage-mistake", what=what, file=Path(place.filename).name, line=str(place.lineno))


def failed(sentence: str) -> int:
    """Print a sentence on the error output and return the exit code."""
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(f"{sentence.rstrip('.')}.")
    return UNUSABLE


def show_version(*, wanted: bool) -> None:
    """Print the version and leave, if it is wanted."""
    if wanted:
        typer.echo(f"{PROGRAM} {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True, help="cli-main")
def main(
    context: typer.Context,
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=lambda value: show_version(wanted=value), help="cli-version")
    ] = False,
) -> None:
    """Show the help if no command is named."""
    if context.invoked_subcommand is None and not version:
        typer.echo(context.get_help())


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-play")
def play(  # noqa: PLR0913  # each is an option of the command
    *,
    edition: Annotated[str | None, typer.Argument(metavar="place-edition", help="cli-play-edition")] = None,
    edition_option: Annotated[
        str | None, typer.Option("--edition", metavar="place-name", help="cli-edition-or-file")
    ] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="place-name", help="cli-play-seat")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="place-option", help="cli-option")] = None,
    names: Annotated[Path | None, typer.Option(metavar="place-file", help="cli-play-names")] = None,
    seed: Annotated[str | None, typer.Option(metavar="place-text", help="cli-play-seed")] = None,
    save: Annotated[Path | None, typer.Option(metavar="place-file", help="cli-play-save")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-play-resume")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
    speed: Annotated[str, typer.Option(metavar="place-speed", help="cli-play-speed")] = "normal",
) -> int:
    """Begin a game, or go on with one."""
    from bankhalter.cli import playing  # noqa: PLC0415  # other commands need none of it
    from bankhalter.cli.manner import SPEEDS, Manner  # noqa: PLC0415

    if speed not in SPEEDS:
        raise SpokenError("usage-speed", given=speed, speeds=", ".join(SPEEDS))
    manner = Manner(chosen(), plain, speed)
    if resume:
        if edition_option or seat or option or names or seed or save:
            raise SpokenError("usage-resume-alone")
        return playing.resume(Path(edition) if edition else None, manner)
    if edition and edition_option:
        raise SpokenError("usage-two-editions", first=edition, second=edition_option)
    name = edition or edition_option or USUAL_EDITION
    return playing.begin(playing.Wanted(name, seat or (), option or (), names, seed, save), manner)


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar="place-file", help="cli-replay-file")],
    at: Annotated[int | None, typer.Option(metavar="place-number", help="cli-replay-at")] = None,
    *,
    verify: Annotated[bool, typer.Option("--verify", help="cli-replay-verify")] = False,
    step: Annotated[bool, typer.Option("--step", help="cli-replay-step")] = False,
) -> int:
    """Tell a recorded game, show a position of it, or verify it."""
    from bankhalter.cli import replaying  # noqa: PLC0415

    if at is not None:
        typer.echo(replaying.position_at(file, at), nl=False)
        return 0
    if verify:
        return replaying.verify(file, make_console(), make_console(stderr=True), chosen())
    return replaying.replay(file, make_console(), language=chosen(), step=step)


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-check")
def check(files: Annotated[list[Path], typer.Argument(metavar="place-files", help="cli-check-files")]) -> int:
    """Run scenarios."""
    from bankhalter.cli import checking  # noqa: PLC0415

    return checking.check(files, make_console(), make_console(stderr=True), chosen())


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-rules")
def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="place-words", help="cli-rules-words")] = None,
    edition: Annotated[str | None, typer.Option(metavar="place-name", help="cli-rules-edition")] = None,
) -> int:
    """Look the rules up."""
    from bankhalter.cli import rules_page  # noqa: PLC0415

    return rules_page.show(make_console(), make_console(stderr=True), chosen(), words or (), edition)


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-editions")
def editions(
    name: Annotated[str | None, typer.Argument(metavar="place-edition", help="cli-editions-name")] = None,
) -> None:
    """List the editions, or show one in full."""
    from bankhalter.cli.edition_page import show  # noqa: PLC0415

    show(make_console(), chosen(), name)


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-tournament")
def tournament(  # noqa: PLR0913  # each is an option of the command
    bots: Annotated[list[str], typer.Argument(metavar="place-bots", help="cli-tournament-bots")],
    *,
    games: Annotated[int, typer.Option(metavar="place-number", help="cli-tournament-games")] = USUAL_GAMES,
    edition: Annotated[str, typer.Option(metavar="place-name", help="cli-edition-or-file")] = USUAL_EDITION,
    option: Annotated[list[str] | None, typer.Option(metavar="place-option", help="cli-option")] = None,
    seed: Annotated[int, typer.Option(metavar="place-number", help="cli-tournament-seed")] = 1,
    processes: Annotated[int | None, typer.Option(metavar="place-number", help="cli-tournament-processes")] = None,
    cluster: Annotated[str | None, typer.Option(metavar="place-address", help="cli-cluster")] = None,
) -> int:
    """Let bots play many games against each other."""
    from bankhalter.cli import tournament as tournaments  # noqa: PLC0415

    wanted = tournaments.Wanted(edition, bots, option or (), games, seed, processes, cluster)
    return tournaments.hold(wanted, make_console(), make_console(stderr=True), chosen())


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-simulate")
def simulate(  # noqa: PLR0913  # each is an option of the command
    *,
    edition: Annotated[str, typer.Option(metavar="place-name", help="cli-edition-or-file")] = USUAL_EDITION,
    seats: Annotated[str, typer.Option(metavar="place-bots-listed", help="cli-simulate-seats")] = USUAL_BOTS,
    games: Annotated[str | None, typer.Option(metavar="place-number", help="cli-simulate-games")] = None,
    seed: Annotated[int, typer.Option(metavar="place-number", help="cli-tournament-seed")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="place-option", help="cli-option")] = None,
    start: Annotated[Path | None, typer.Option("--from", metavar="place-file", help="cli-simulate-from")] = None,
    precision: Annotated[str | None, typer.Option(metavar="place-part", help="cli-simulate-precision")] = None,
    max_rounds: Annotated[int, typer.Option(metavar="place-number", help="cli-simulate-max-rounds")] = 500,
    seconds_a_turn: Annotated[int, typer.Option(metavar="place-number", help="cli-simulate-seconds")] = 30,
    workers: Annotated[int | None, typer.Option(metavar="place-number", help="cli-simulate-workers")] = None,
    cluster: Annotated[str | None, typer.Option(metavar="place-address", help="cli-cluster")] = None,
    lots: Annotated[bool, typer.Option("--lots", help="cli-simulate-lots")] = False,
    out: Annotated[Path | None, typer.Option(metavar="place-folder", help="cli-simulate-out")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-simulate-json")] = False,
) -> int:
    """Let bots play many games and report on them."""
    from bankhalter.sim.extra import check_extra  # noqa: PLC0415

    check_extra()
    from bankhalter.cli import simulate as simulations  # noqa: PLC0415
    from bankhalter.sim.plan import Limits  # noqa: PLC0415

    limits = Limits(max_rounds, seconds_a_turn)
    wanted = simulations.Wanted(edition, seats, option or (), games, seed, limits, start, precision, workers, cluster)
    shown = simulations.Shown(out, json, lots)
    return simulations.simulate(wanted, shown, make_console(), make_console(stderr=True), chosen())


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-compare")
def compare(  # noqa: PLR0913  # each is an option of the command
    sides: Annotated[list[str] | None, typer.Argument(metavar="place-sides", help="cli-compare-sides")] = None,
    *,
    switches: Annotated[bool, typer.Option("--switches", help="cli-compare-switches")] = False,
    edition: Annotated[str, typer.Option(metavar="place-name", help="cli-edition-or-file")] = USUAL_EDITION,
    seats: Annotated[str, typer.Option(metavar="place-bots-listed", help="cli-simulate-seats")] = USUAL_BOTS,
    option: Annotated[list[str] | None, typer.Option(metavar="place-option", help="cli-compare-option")] = None,
    games: Annotated[str | None, typer.Option(metavar="place-number", help="cli-compare-games")] = None,
    seed: Annotated[int, typer.Option(metavar="place-number", help="cli-tournament-seed")] = 1,
    max_rounds: Annotated[int, typer.Option(metavar="place-number", help="cli-simulate-max-rounds")] = 500,
    seconds_a_turn: Annotated[int, typer.Option(metavar="place-number", help="cli-simulate-seconds")] = 30,
    workers: Annotated[int | None, typer.Option(metavar="place-number", help="cli-simulate-workers")] = None,
    cluster: Annotated[str | None, typer.Option(metavar="place-address", help="cli-cluster")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-simulate-json")] = False,
) -> int:
    """Let two sides play the same games and show what differs."""
    from bankhalter.sim.extra import check_extra  # noqa: PLC0415

    check_extra()
    from bankhalter.cli import compare as comparisons  # noqa: PLC0415
    from bankhalter.sim.plan import Limits  # noqa: PLC0415

    limits = Limits(max_rounds, seconds_a_turn)
    wanted = comparisons.Wanted(sides or (), edition, seats, option or (), games, seed, limits, workers, cluster)
    how = comparisons.compare_switches if switches else comparisons.compare
    return how(wanted, make_console(), make_console(stderr=True), chosen(), as_json=json)


@app.command(cls=SpokenCommand, context_settings=WIDTH, help="cli-plot")
def plot(
    folder: Annotated[Path, typer.Argument(metavar="place-folder", help="cli-plot-folder")],
    *,
    what: Annotated[str | None, typer.Option(metavar="place-picture", help="cli-plot-what")] = None,
    save: Annotated[Path | None, typer.Option(metavar="place-file", help="cli-plot-save")] = None,
) -> None:
    """Draw what a simulation has found."""
    from bankhalter.cli.plotting import draw  # noqa: PLC0415

    draw(folder, what, save, make_console(), chosen())
