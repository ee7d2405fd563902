"""Scenarios: a position, some lines, and what must be so then; the proof of the rules, one by one."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.positions.entry import UnknownKeyError
from bankhalter.notation.table import Table, make_table
from bankhalter.notation.yaml_files import Document, load_documents
from bankhalter.play.errors import RefusedError
from bankhalter.play.expectations import (
    ScenarioError,
    differences,
    known_keys,
    listed,
    read_line,
    refusal_of,
)
from bankhalter.play.game import Game
from bankhalter.play.records import Opening
from bankhalter.play.takeback import TakeBackError
from bankhalter.rules.codes import Refusal

KEYS = ("title", "rules", "edition", "options", "given", "when", "then", "refused")
TRY_KEYS = ("try", "refused")
DEALS = " is dealt "


@dataclass
class Outcome:
    """What came of one scenario: nothing in `failures` means it holds."""

    title: str
    place: str
    rules: tuple[str, ...]
    failures: list[str] = field(default_factory=list)


class _FailureError(Exception):
    """A step that does not do what the scenario says; the scenario ends there."""


def check_file(path: Path) -> Iterator[Outcome]:
    """Yield the outcome of every scenario of a file; raise NotationError for one that cannot be read."""
    documents = load_documents(path)
    if not documents:
        raise ScenarioError(f"{path}: expected a scenario, found none")
    for document in documents:
        yield check_document(document)


def check_document(document: Document) -> Outcome:
    """Run one scenario; raise ScenarioError if it cannot be read."""
    try:
        return _check(known_keys(document.content, KEYS, "a scenario"), document.place)
    except (NotationError, EditionError, OptionError) as error:
        raise ScenarioError(f"{document.place}: {error}") from None


def _check(scenario: Mapping[str, Any], place: str) -> Outcome:
    rules = listed(scenario.get("rules"), "rules")
    outcome = Outcome(str(scenario.get("title", "")), place, tuple(map(str, rules)))
    if scenario.get("refused", False) is not False:
        outcome.failures += _check_refused_set_up(scenario)
        return outcome
    try:
        game = set_up(scenario)
    except (OptionError, ImpossibleError) as error:
        outcome.failures.append(f"expected the set-up to be accepted, but refused: {error}")
        return outcome
    try:
        for step in listed(scenario.get("when"), "when"):
            _carry_out(game, step)
    except _FailureError as failure:
        outcome.failures.append(str(failure))
        return outcome
    outcome.failures += differences(game, scenario.get("then") or {})
    return outcome


def _check_refused_set_up(scenario: Mapping[str, Any]) -> list[str]:
    if scenario["refused"] is not True or scenario.get("when") or scenario.get("then"):
        raise ScenarioError("a refused set-up has `refused: true` and neither `when` nor `then`")
    try:
        set_up(scenario)
    except (ScenarioError, UnknownKeyError):
        raise
    except (NotationError, EditionError, OptionError):
        return []
    return ["expected the set-up to be refused, but it is accepted"]


def set_up(scenario: Mapping[str, Any]) -> Game:
    """Return the game in which the scenario begins; lines carry nature's answers."""
    given = scenario.get("given") or {}
    options = scenario.get("options") or {}
    if not isinstance(given, dict) or not isinstance(options, dict):
        raise ScenarioError("given and options must be keys with values")
    if "edition" not in scenario:
        raise ScenarioError("expected the key edition")
    if "refused" in scenario:
        given = {"seats": ["A", "B"], **given}
    if not isinstance(given.get("seats"), list):
        raise ScenarioError("given must name its seats, as in `seats: [A, B, C]`")
    table = make_table(str(scenario["edition"]), given["seats"], options, first="seat")
    return _begun(table, given, listed(scenario.get("when"), "when"), options)


def _begun(table: Table, given: Mapping[str, Any], when: list[Any], options: Mapping[str, Any]) -> Game:
    first = when[0] if when else ""
    line = first.get("try", "") if isinstance(first, dict) else first
    dealing = isinstance(line, str) and DEALS in line
    if options.get("first") == "thrown" and "phase" not in given:
        given = {**given, "phase": "order"}
    return Game.opened(Opening(table, table.seats, given, dealing))


def _carry_out(game: Game, step: object) -> None:
    if isinstance(step, dict):
        _try(game, known_keys(step, TRY_KEYS, "a try; a line with commas needs quotes"))
        return
    line = read_line(step)
    try:
        game.do(line)
    except (RefusedError, TakeBackError, ImpossibleError) as error:
        raise _FailureError(f"`{line}`: expected to be accepted, but refused: {error}") from None


def _try(game: Game, step: Mapping[str, Any]) -> None:
    line = read_line(step.get("try"))
    if step.get("refused") is not True:
        raise ScenarioError(f"`{line}`: a try says `refused: true`")
    before = game.state.pack(), game.asked_back
    if refusal_of(game, line) == Refusal.NONE:
        raise _FailureError(f"`{line}`: expected to be refused, but it is legal")
    with suppress(RefusedError, TakeBackError, ImpossibleError):
        game.do(line)
    if (game.state.pack(), game.asked_back) != before:
        raise _FailureError(f"`{line}`: refused, but it changed the position")
