"""The command line: `bankhalter serve`, `join`, `open`, `play`, `reader`, `money`, `replay`, `check`, `rules`,
`editions`, `tournament`, `simulate`, `compare`, `plot`.

Exit codes: 0 fine, 1 a check failed or nothing was found, 2 something cannot be read or used, 130 interrupted.
What only one command needs is loaded by that command, so that all of them begin at once.
"""

import io
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankhalter import __version__
from bankhalter.cli.calling import PROGRAM, called
from bankhalter.cli.exits import INTERRUPTED, UNUSABLE
from bankhalter.cli.help import WIDTH, FileName, SpokenCommand, SpokenGroup, argument, flag, option, usage_error
from bankhalter.cli.language import chosen, says, voice, without_language
from bankhalter.words.errors import SpokenError, reason

if TYPE_CHECKING:
    from bankhalter.companion.entries import Device
    from bankhalter.sim.cluster import Scheduler

USUAL_EDITION = "sonic-boom"
USUAL_GAMES = "200"
USUAL_ROUNDS = 500
USUAL_SECONDS = 30
FILE = FileName(path_type=Path)


def run() -> None:
    """Run the command line; whatever goes wrong is one sentence on the error output."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a stream that was closed is none
            stream.reconfigure(errors="replace")
    code = outcome(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to do but to end
    sys.exit(code)


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
        code = app.main(without_language(words), PROGRAM, standalone_mode=False)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except SystemExit:  # so the library answers that nobody reads on
        return 0
    except click.ClickException as error:
        return failed(
            says("usage-more", sentence=usage_error(error), command=called(chosen(), *command_in(words), "--help"))
        )
    except SpokenError as error:
        return failed(voice().text(error.inner))
    return code if isinstance(code, int) else 0


def command_in(words: Sequence[str]) -> list[str]:
    """Return the command that a command line names, if it names one."""
    return [word for word in words if word in app.commands][:1]


def unforeseen(error: Exception) -> str:
    """Return a sentence for a mistake of ours, with what a report needs."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}"
    return says("usage-mistake", what=what, file=Path(place.filename).name, line=str(place.lineno))


def failed(sentence: str) -> int:
    """Print a sentence on the error output and return the exit code."""
    click.echo(f"{sentence.rstrip('.')}.", err=True)
    return UNUSABLE


@click.group(PROGRAM, SpokenGroup, help="cli-main", invoke_without_command=True, context_settings=WIDTH)
@flag("--version", "cli-version")
@click.pass_context
def app(context: click.Context, *, version: bool) -> None:
    """Show the version, or the help if no command is named."""
    if version:
        click.echo(f"{PROGRAM} {__version__}")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def scheduler(address: str | None, patience: int | None) -> "Scheduler | None":
    """Return where a cluster is, if one is to play; raise SpokenError for a patience without a cluster."""
    from bankhalter.sim.cluster import Scheduler

    if address is None:
        if patience is not None:
            raise SpokenError("cluster-patience-alone")
        return None
    return Scheduler(address) if patience is None else Scheduler(address, patience)


edition_or_file = option("--edition", "place-name", "cli-edition-or-file", default=USUAL_EDITION)
options = option("--option", "place-option", "cli-option", multiple=True)
seats_listed = option("--seats", "place-bots-listed", "cli-simulate-seats")
games_text = option("--games", "place-number", "cli-simulate-games")
seed_number = option("--seed", "place-number", "cli-tournament-seed", type=int, default=1)
from_position = option("--from", "place-file", "cli-simulate-from", "start", type=FILE)
most_rounds = option("--max-rounds", "place-number", "cli-simulate-max-rounds", type=int, default=USUAL_ROUNDS)
seconds = option("--seconds-a-turn", "place-number", "cli-simulate-seconds", type=int, default=USUAL_SECONDS)
workers_here = option("--workers", "place-number", "cli-simulate-workers", type=int)
on_cluster = option("--cluster", "place-address", "cli-cluster")
patience = option("--patience", "place-number", "cli-patience", type=int)
as_json = flag("--json", "cli-simulate-json")


@app.command("serve", SpokenCommand, help="cli-serve", context_settings=WIDTH)
@option("--host", "place-address", "cli-serve-host", default="127.0.0.1")
@option("--port", "place-number", "cli-serve-port", type=int, default=8000)
@option("--database", "place-database", "cli-serve-database")
@flag("--open", "cli-serve-open")
@flag("--lan", "cli-serve-lan")
@option("--processes", "place-number", "cli-serve-processes", type=int, default=1)
@option("--log", "place-log", "cli-serve-log", default="text")
@flag("--trusted-proxy", "cli-serve-trusted-proxy")
@option("--origin", "place-url", "cli-serve-origin", multiple=True)
@flag("--metrics", "cli-serve-metrics")
@option("--keep-days", "place-number", "cli-serve-keep-days", type=int)
def serve(  # noqa: PLR0913  # each is an option of the command
    *,
    host: str,
    port: int,
    database: str | None,
    open: bool,  # noqa: A002  # as it is typed
    lan: bool,
    processes: int,
    log: str,
    trusted_proxy: bool,
    origin: Sequence[str],
    metrics: bool,
    keep_days: int | None,
) -> int:
    """Serve tables over the network."""
    from bankhalter.cli import serve as serving

    return serving.serve(
        serving.Wanted(host, port, database, open, lan, processes, log, trusted_proxy, origin, metrics, keep_days)
    )


@app.command("join", SpokenCommand, help="cli-join", context_settings=WIDTH)
@argument("url", "place-url", "cli-join-url")
@argument("table", "place-table", "cli-join-table", required=False)
@option("--name", "place-name", "cli-join-name", multiple=True)
@option("--place", "place-number", "cli-join-place", type=int, multiple=True)
@option("--bot", "place-bot", "cli-join-bot")
@option("--pace", "place-number", "cli-join-pace", type=int, default=0)
@option("--code", "place-code", "cli-join-code", multiple=True)
@flag("--watch", "cli-join-watch")
@flag("--plain", "cli-play-plain")
def join(  # noqa: PLR0913  # each is an option of the command
    *,
    url: str,
    table: str | None,
    name: Sequence[str],
    place: Sequence[int],
    bot: str | None,
    pace: int,
    code: Sequence[str],
    watch: bool,
    plain: bool,
) -> int:
    """Sit down at a table of a server."""
    from bankhalter.client.extra import check_extra

    check_extra()
    from bankhalter.cli import join as joining
    from bankhalter.cli.manner import Manner

    wanted = joining.Wanted(url, table, name, place, bot, pace, code, watch)
    return joining.join(wanted, Manner(chosen(), plain))


@app.command("open", SpokenCommand, help="cli-open", context_settings=WIDTH)
@argument("url", "place-url", "cli-open-url")
@edition_or_file
@options
@option("--place", "place-holder", "cli-open-place", multiple=True)
@option("--profile", "place-profile", "cli-open-profile", default="none")
@option("--pace", "place-speed", "cli-open-pace", default="normal")
@flag("--real", "cli-open-real")
@flag("--listed", "cli-open-listed")
@flag("--start-when-full", "cli-open-start")
def open_table(  # noqa: PLR0913  # each is an option of the command
    *,
    url: str,
    edition: str,
    option: Sequence[str],
    place: Sequence[str],
    profile: str,
    pace: str,
    real: bool,
    listed: bool,
    start_when_full: bool,
) -> int:
    """Make a table on a server."""
    from bankhalter.client.extra import check_extra

    check_extra()
    from bankhalter.cli import open as opening

    places = place or (opening.REAL_PLACES if real else opening.USUAL_PLACES)
    wanted = opening.WantedTable(url, edition, option, places, profile, pace, real, listed, start_when_full)
    return opening.open_table(wanted)


@app.command("play", SpokenCommand, help="cli-play", context_settings=WIDTH)
@argument("edition", "place-edition", "cli-play-edition", required=False)
@option("--edition", "place-name", "cli-edition-or-file", "edition_option")
@option("--seat", "place-name", "cli-play-seat", multiple=True)
@options
@option("--names", "place-file", "cli-play-names", type=FILE)
@option("--seed", "place-text", "cli-play-seed")
@option("--save", "place-file", "cli-play-save", type=FILE)
@flag("--resume", "cli-play-resume")
@flag("--plain", "cli-play-plain")
@option("--speed", "place-speed", "cli-play-speed", default="normal")
def play(  # noqa: PLR0913  # each is an option of the command
    *,
    edition: str | None,
    edition_option: str | None,
    seat: Sequence[str],
    option: Sequence[str],
    names: Path | None,
    seed: str | None,
    save: Path | None,
    resume: bool,
    plain: bool,
    speed: str,
) -> int:
    """Begin a game, or go on with one."""
    from bankhalter.cli import playing
    from bankhalter.cli.manner import SPEEDS, Manner

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
    return playing.begin(playing.Wanted(name, seat, option, names, seed, save), manner)


@app.command("reader", SpokenCommand, help="cli-reader", context_settings=WIDTH)
@argument("url", "place-url-or-none", "cli-reader-url", required=False)
@option("--code", "place-code", "cli-reader-code", default="")
@option("--save", "place-file", "cli-reader-save", type=FILE)
def reader(*, url: str | None, code: str, save: Path | None) -> int:
    """Use the card reader of the banking edition, one's own or a server's."""
    if url is not None or code:
        return kept_by_server("reader", url or "", code, save)

    from bankhalter.cli import card_reader

    return card_reader.use(save, typed_lines(), click.echo, milliseconds)


@app.command("money", SpokenCommand, help="cli-money", context_settings=WIDTH)
@argument("names", "place-names-or-url", "cli-money-names", nargs=-1)
@option("--edition", "place-name", "cli-money-edition", default=USUAL_EDITION)
@option("--start", "place-amount", "cli-money-start", default="")
@option("--code", "place-code", "cli-money-code", default="")
@option("--save", "place-file", "cli-money-save", type=FILE)
def money(*, names: Sequence[str], edition: str, start: str, code: str, save: Path | None) -> int:
    """Keep the money of a game with a printed edition, or use accounts that a server keeps."""
    from bankhalter.cli import money_talk

    url, *others = names or [""]
    if code or money_talk.is_link(url):
        return kept_by_server("money", url, code, save, names=others, edition=edition, start=start)
    return money_talk.use(money_talk.Wanted(edition, names, start, save), typed_lines(), click.echo, milliseconds)


def kept_by_server(device: "Device", url: str, code: str, save: Path | None, **accounts: Any) -> int:
    """Use a card reader or accounts that a server keeps, not a file."""
    from bankhalter.client.extra import check_extra

    if save is not None or not url:
        raise SpokenError("error-reader-kept" if url else "error-reader-code-alone", device=device)
    check_extra()
    from bankhalter.cli import far_ledger

    return far_ledger.use(far_ledger.Wanted(device, url, code, **accounts), click.echo)


def typed_lines() -> Iterator[str]:
    """Return what is typed, line by line."""
    return iter(sys.stdin.readline, "")


def milliseconds() -> int:
    """Return the time in ms since 1970."""
    return time.time_ns() // 1_000_000


@app.command("replay", SpokenCommand, help="cli-replay", context_settings=WIDTH)
@argument("file", "place-file", "cli-replay-file", type=FILE)
@option("--at", "place-number", "cli-replay-at", type=int)
@flag("--verify", "cli-replay-verify")
@flag("--step", "cli-replay-step")
@flag("--luck", "cli-replay-luck")
def replay(*, file: Path, at: int | None, verify: bool, step: bool, luck: bool) -> int:
    """Tell a recorded game, show a position of it, verify it, or tell what it owes to luck."""
    from bankhalter.cli import replaying
    from bankhalter.cli.console import make_console

    if at is not None:
        click.echo(replaying.position_at(file, at), nl=False)
        return 0
    if verify:
        return replaying.verify(file, make_console(), make_console(stderr=True), chosen())
    if luck:
        from bankhalter.cli.luck import tell_luck

        return tell_luck(file, make_console(), make_console(stderr=True), chosen())
    return replaying.replay(file, make_console(), language=chosen(), step=step)


@app.command("check", SpokenCommand, help="cli-check", context_settings=WIDTH)
@argument("files", "place-files", "cli-check-files", type=FILE, nargs=-1, required=True)
def check(*, files: Sequence[Path]) -> int:
    """Run scenarios."""
    from bankhalter.cli import checking
    from bankhalter.cli.console import make_console

    return checking.check(files, make_console(), make_console(stderr=True), chosen())


@app.command("rules", SpokenCommand, help="cli-rules", context_settings=WIDTH)
@argument("words", "place-words", "cli-rules-words", nargs=-1)
@option("--edition", "place-name", "cli-rules-edition")
def rules(*, words: Sequence[str], edition: str | None) -> int:
    """Look the rules up."""
    from bankhalter.cli import rules_page
    from bankhalter.cli.console import make_console

    return rules_page.show(make_console(), make_console(stderr=True), chosen(), words, edition)


@app.command("editions", SpokenCommand, help="cli-editions", context_settings=WIDTH)
@argument("name", "place-edition", "cli-editions-name", required=False)
def editions(*, name: str | None) -> None:
    """List the editions, or show one in full."""
    from bankhalter.cli.console import make_console
    from bankhalter.cli.edition_page import show

    show(make_console(), chosen(), name)


@app.command("tournament", SpokenCommand, help="cli-tournament", context_settings=WIDTH)
@argument("bots", "place-bots", "cli-tournament-bots", nargs=-1, required=True)
@option("--games", "place-number", "cli-tournament-games", default=USUAL_GAMES)
@edition_or_file
@options
@seed_number
@option("--processes", "place-number", "cli-tournament-processes", type=int)
@on_cluster
@patience
def tournament(  # noqa: PLR0913  # each is an option of the command
    *,
    bots: Sequence[str],
    games: str,
    edition: str,
    option: Sequence[str],
    seed: int,
    processes: int | None,
    cluster: str | None,
    patience: int | None,
) -> int:
    """Let bots play many games against each other."""
    from bankhalter.cli import tournament as tournaments
    from bankhalter.cli.console import make_console

    there = scheduler(cluster, patience)
    wanted = tournaments.Wanted(edition, bots, option, games, seed, processes, there)
    return tournaments.hold(wanted, make_console(), make_console(stderr=True), chosen())


@app.command("simulate", SpokenCommand, help="cli-simulate", context_settings=WIDTH)
@edition_or_file
@seats_listed
@games_text
@seed_number
@options
@from_position
@option("--precision", "place-part", "cli-simulate-precision")
@most_rounds
@seconds
@workers_here
@on_cluster
@patience
@flag("--lots", "cli-simulate-lots")
@option("--out", "place-folder", "cli-simulate-out", type=FILE)
@as_json
def simulate(  # noqa: PLR0913  # each is an option of the command
    *,
    edition: str,
    seats: str | None,
    games: str | None,
    seed: int,
    option: Sequence[str],
    start: Path | None,
    precision: str | None,
    max_rounds: int,
    seconds_a_turn: int,
    workers: int | None,
    cluster: str | None,
    patience: int | None,
    lots: bool,
    out: Path | None,
    json: bool,
) -> int:
    """Let bots play many games and report on them."""
    from bankhalter.sim.extra import check_extra

    check_extra()
    from bankhalter.cli import simulate as simulations
    from bankhalter.cli.console import make_console
    from bankhalter.sim.plan import Limits

    limits, there = Limits(max_rounds, seconds_a_turn), scheduler(cluster, patience)
    wanted = simulations.Wanted(edition, seats, option, games, seed, limits, start, precision, workers, there)
    shown = simulations.Shown(out, json, lots)
    return simulations.simulate(wanted, shown, make_console(), make_console(stderr=True), chosen())


@app.command("compare", SpokenCommand, help="cli-compare", context_settings=WIDTH)
@argument("sides", "place-sides", "cli-compare-sides", nargs=-1)
@flag("--switches", "cli-compare-switches")
@edition_or_file
@seats_listed
@option("--option", "place-option", "cli-compare-option", multiple=True)
@option("--games", "place-number", "cli-compare-games")
@seed_number
@from_position
@most_rounds
@seconds
@workers_here
@on_cluster
@patience
@as_json
def compare(  # noqa: PLR0913  # each is an option of the command
    *,
    sides: Sequence[str],
    switches: bool,
    edition: str,
    seats: str | None,
    option: Sequence[str],
    games: str | None,
    seed: int,
    start: Path | None,
    max_rounds: int,
    seconds_a_turn: int,
    workers: int | None,
    cluster: str | None,
    patience: int | None,
    json: bool,
) -> int:
    """Let two sides play the same games and show what differs."""
    from bankhalter.sim.extra import check_extra

    check_extra()
    from bankhalter.cli import compare as comparisons
    from bankhalter.cli.console import make_console
    from bankhalter.sim.plan import Limits

    limits, there = Limits(max_rounds, seconds_a_turn), scheduler(cluster, patience)
    wanted = comparisons.Wanted(sides, edition, seats, option, games, seed, limits, start, workers, there)
    how = comparisons.compare_switches if switches else comparisons.compare
    return how(wanted, make_console(), make_console(stderr=True), chosen(), as_json=json)


@app.command("plot", SpokenCommand, help="cli-plot", context_settings=WIDTH)
@argument("folder", "place-folder", "cli-plot-folder", type=FILE)
@option("--what", "place-picture", "cli-plot-what")
@option("--save", "place-file", "cli-plot-save", type=FILE)
def plot(*, folder: Path, what: str | None, save: Path | None) -> None:
    """Draw what a simulation has found."""
    from bankhalter.cli.console import make_console
    from bankhalter.cli.plotting import draw

    draw(folder, what, save, make_console(), chosen())
