"""The command `bankhalter simulate`: bots play many games, and a report says what they show."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console

from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.numbers import read_games, read_precision
from bankhalter.cli.progress import play_watched, tell_if_plain
from bankhalter.cli.simulation_report import Report
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.interrupts import interrupts_noted
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.results import Results
from bankhalter.sim.simulate import games_wanted, gather
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError, placed, reason
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice, plain


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    edition: str
    seats: str  # bots, with commas between them
    options: Sequence[str]
    games: str | None
    seed: int
    limits: Limits
    position: Path | None = None
    precision: str | None = None
    workers: int | None = None
    cluster: Scheduler | None = None


class Shown(NamedTuple):
    """Where the results go, beside the screen."""

    out: Path | None = None
    json: bool = False
    lots: bool = False


def simulate(wanted: Wanted, shown: Shown, console: Console, errors: Console, language: Language) -> int:
    """Play the games and print what they show, also if it is interrupted; return the exit code."""
    try:
        results = wanted_results(wanted, shown)
    except OSError as error:
        raise unwritten(shown, error) from None
    tell_if_plain(errors, plain(language), wanted.cluster)
    with interrupts_noted():
        play(results, wanted, errors, plain(language))
        failure = saved(results, shown)
        if shown.json:
            click.echo(json.dumps(results.summary(), indent=2, ensure_ascii=False))
        else:
            out = shown.out if failure is None and results.games else None
            console.print(Report(results, language).whole(position=wanted.position, out=out, lots=shown.lots))
    if failure is not None:
        raise unwritten(shown, failure)
    return INTERRUPTED if results.interrupted else 0


def saved(results: Results, shown: Shown) -> OSError | None:
    """Write the results where they are wanted; return why not, if that fails."""
    try:
        if shown.out is not None:
            results.save(shown.out)
    except OSError as error:
        return error
    return None


def unwritten(shown: Shown, error: OSError) -> SpokenError:
    """Return the error for results that cannot be written."""
    return SpokenError(placed(str(error.filename or shown.out), say("error-not-written", reason=reason(error))))


def wanted_results(wanted: Wanted, shown: Shown) -> Results:
    """Return the results that are to take in the games that were asked for."""
    precision = None if wanted.precision is None else read_precision(wanted.precision)
    games = games_wanted(None if wanted.games is None else read_games(wanted.games), precision)
    plan = make_plan(
        wanted.edition,
        wanted.seats,
        options=read_options(wanted.options),
        seed=wanted.seed,
        position=wanted.position,
        limits=wanted.limits,
    )
    results = Results(plan, games, out=shown.out)
    results.precision = precision
    return results


def play(results: Results, wanted: Wanted, errors: Console, voice: Voice) -> None:
    """Play the games that the results want, or as many as there are until an interrupt."""
    play_watched(
        errors,
        voice,
        results.planned,
        lambda progress: gather(results, workers=wanted.workers, cluster=wanted.cluster, progress=progress),
    )
