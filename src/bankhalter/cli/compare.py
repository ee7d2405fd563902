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
from bankhalter.cli.numbers import read_games
from bankhalter.cli.progress import play_watched, tell_if_plain
from bankhalter.editions.catalogue import find
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.compare import Comparison, gather_pairs, plans_of
from bankhalter.sim.interrupts import interrupts_noted
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
    options, seats = read_options(wanted.options), wanted.seats
    sides = [read_side(side, options, seats) for side in wanted.sides]
    comparison = wanted_comparison(wanted, sides)
    tell_if_plain(errors, plain(language), wanted.cluster)
    with interrupts_noted():
        found = played(comparison, wanted, errors, language, "")
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
    found: list[tuple[str, Comparison]] = []
    tell_if_plain(errors, plain(language), wanted.cluster)
    with interrupts_noted() as interrupts:
        for switch in switches(edition, options):
            both: dict[str, object] = {**options, **switch.base}
            sides = [read_side(side, both, wanted.seats) for side in ({}, {switch.name: switch.value})]
            comparison = wanted_comparison(wanted, sides)
            found.append((named(switch), played(comparison, wanted, errors, language, named(switch))))
            if interrupts.came or comparison.interrupted:
                break
        if as_json:
            print_json([{"switch": name, **comparison.summary()} for name, comparison in found])
        else:
            console.print(SwitchReport(edition, found, language).whole(wanted.position))
    cut = interrupts.came or any(comparison.interrupted for _, comparison in found)
    return INTERRUPTED if cut else 0


def named(switch: Switch) -> str:
    """Return a switch and its value as on the command line."""
    return f"{switch.name}={str(switch.value).lower()}"


def wanted_comparison(wanted: Wanted, sides: Sequence[Chosen]) -> Comparison:
    """Return the comparison that is to take in the games that were asked for."""
    games = games_wanted(USUAL_GAMES if wanted.games is None else read_games(wanted.games), None)
    return Comparison(*plans_of(wanted.edition, sides, wanted.seed, wanted.limits, wanted.position), games)


def played(comparison: Comparison, wanted: Wanted, errors: Console, language: Language, what: str) -> Comparison:
    """Play what the comparison wants, or as much as there is until an interrupt; the bar says `what`."""
    return play_watched(
        errors,
        plain(language),
        comparison.planned,
        lambda progress: gather_pairs(comparison, workers=wanted.workers, cluster=wanted.cluster, progress=progress),
        what=what,
    )


def print_json(document: Any) -> None:
    """Print a document as JSON."""
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))
