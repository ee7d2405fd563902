"""The command `bankhalter compare`: the same games on two sides, or for every switch, and what differs."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console

from bankhalter.cli.comparison_report import Report, SwitchReport
from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.progress import tell_cut_short, watched
from bankhalter.cli.simulate import read_games
from bankhalter.editions.catalogue import find
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.compare import Comparison, gather_pairs, plans_of
from bankhalter.sim.plan import Limits
from bankhalter.sim.sides import Chosen, Switch, read_side, switches
from bankhalter.sim.simulate import USUAL_GAMES, games_wanted
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.voice import plain

SIDES = 2


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    sides: Sequence[str]  # none for all switches
    edition: str
    seats: str  # bots, with commas between them
    options: Sequence[str]
    games: str | None
    seed: int
    limits: Limits
    position: Path | None = None
    workers: int | None = None
    cluster: Scheduler | None = None


def compare(wanted: Wanted, console: Console, errors: Console, language: Language, *, as_json: bool) -> int:
    """Play two sides and print what differs, also if that is interrupted; return the exit code."""
    if len(wanted.sides) != SIDES:
        raise SpokenError("compare-two-sides", count=len(wanted.sides))
    options, seats = read_options(wanted.options), wanted.seats.split(",")
    found = played(wanted, [read_side(side, options, seats) for side in wanted.sides], errors, language, "")
    if as_json:
        print_json(found.summary())
    else:
        console.print(Report(found, language).whole(wanted.position))
    return INTERRUPTED if found.interrupted else 0


def compare_switches(wanted: Wanted, console: Console, errors: Console, language: Language, *, as_json: bool) -> int:
    """Play every switch of the edition against the usual game and print a line each; return the exit code."""
    if wanted.sides:
        raise SpokenError("compare-switches-alone")
    edition, options = find(wanted.edition), read_options(wanted.options)
    found: list[tuple[Switch, Comparison]] = []
    for switch in switches(edition, options):
        both: dict[str, object] = {**options, **switch.base}
        sides = [read_side(side, both, wanted.seats.split(",")) for side in ({}, {switch.name: switch.value})]
        found.append((switch, played(wanted, sides, errors, language, named(switch))))
        if found[-1][1].interrupted:
            break
    if as_json:
        print_json([{"switch": named(switch), **comparison.summary()} for switch, comparison in found])
    else:
        console.print(
            SwitchReport(edition, [(named(switch), each) for switch, each in found], language).whole(wanted.position)
        )
    return INTERRUPTED if found and found[-1][1].interrupted else 0


def named(switch: Switch) -> str:
    """Return a switch and its value as on the command line."""
    return f"{switch.name}={str(switch.value).lower()}"


def played(wanted: Wanted, sides: Sequence[Chosen], errors: Console, language: Language, what: str) -> Comparison:
    """Return what the games show that were asked for, or those played until an interrupt; the bar says `what`."""
    games = games_wanted(USUAL_GAMES if wanted.games is None else read_games(wanted.games), None)
    comparison = Comparison(*plans_of(wanted.edition, sides, wanted.seed, wanted.limits, wanted.position), games)
    with watched(errors, plain(language), games, what) as progress:
        gather_pairs(comparison, workers=wanted.workers, cluster=wanted.cluster, progress=progress)
    tell_cut_short(errors, plain(language), comparison.cut_short)
    return comparison


def print_json(document: Any) -> None:
    """Print a document as JSON."""
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))
