"""The command `bankhalter simulate`: bots play many games, and a report says what they show."""

import json
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console

from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.progress import tell_cut_short, watched
from bankhalter.cli.simulation_report import Report
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.results import Results
from bankhalter.sim.simulate import MOST_GAMES, games_wanted, gather
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError, placed, reason
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice, plain

PERCENT = 100
LONGEST = 20  # digits of a number


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
        results = played(wanted, shown, errors, plain(language))
        if shown.out is not None:
            results.save(shown.out)
    except OSError as error:
        raise SpokenError(placed(str(shown.out), say("error-not-written", reason=reason(error)))) from None
    if shown.json:
        click.echo(json.dumps(results.summary(), indent=2, ensure_ascii=False))
    else:
        console.print(Report(results, language).whole(position=wanted.position, out=shown.out, lots=shown.lots))
    return INTERRUPTED if results.interrupted else 0


def played(wanted: Wanted, shown: Shown, errors: Console, voice: Voice) -> Results:
    """Return the results of the games that were asked for, or of those played until an interrupt."""
    precision = None if wanted.precision is None else read_precision(wanted.precision)
    games = games_wanted(None if wanted.games is None else read_games(wanted.games), precision)
    plan = make_plan(
        wanted.edition,
        [name.strip() for name in wanted.seats.split(",")],
        options=read_options(wanted.options),
        seed=wanted.seed,
        position=wanted.position,
        limits=wanted.limits,
    )
    results = Results(plan, games, out=shown.out)
    results.precision = precision
    with watched(errors, voice, games) as progress:
        gather(results, workers=wanted.workers, cluster=wanted.cluster, progress=progress)
    tell_cut_short(errors, voice, results.cut_short)
    return results


def read_games(text: str) -> int:
    """Return a number of games, as in 20000 or 1e6; raise SpokenError for anything else."""
    number = decimal(text)
    if number is None or number != number.to_integral_value() or not 1 <= number <= MOST_GAMES:
        raise SpokenError("simulation-games", most=str(MOST_GAMES), given=text)
    return int(number)


def read_precision(text: str) -> float:
    """Return a precision, as in 0.5% or 0.005; raise SpokenError for anything else."""
    number = decimal(text.removesuffix("%").strip().replace(",", "."))
    share = number / PERCENT if number is not None and text.endswith("%") else number
    if share is None or not 0 < share < 1:
        raise SpokenError("simulation-precision", given=text)
    return float(share)


def decimal(text: str) -> Decimal | None:
    """Return a finite number, or None if the text is none."""
    try:
        number = Decimal(text) if len(text) <= LONGEST else Decimal("nan")
    except InvalidOperation:
        return None
    return number if number.is_finite() else None
