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
from bankhalter.words.errors import SpokenError, placed
from bankhalter.words.messages import Message, say

KEYS = ("title", "rules", "edition", "options", "given", "when", "then", "refused")
TRY_KEYS = ("try", "refused")
DEALS = " is dealt "


@dataclass
class Outcome:
    """What came of one scenario: nothing in `failures` means it holds."""

    title: str
    place: Message
    rules: tuple[str, ...]
    failures: list[Message] = field(default_factory=list)


class _FailureError(SpokenError):
    """A step that does not do what the scenario says; the scenario ends there."""


def check_file(path: Path) -> Iterator[Outcome]:
    """Yield the outcome of every scenario of a file; raise NotationError for one that cannot be read."""
    documents = load_documents(path)
    if not documents:
        raise ScenarioError(placed(str(path), say("error-no-scenario")))
    for document in documents:
        yield check_document(document)


def check_document(document: Document) -> Outcome:
    """Run one scenario; raise ScenarioError if it cannot be read."""
    try:
        return _check(known_keys(document.content, KEYS, say("error-of-scenario")), document.place)
    except (NotationError, EditionError, OptionError) as error:
        raise ScenarioError(placed(document.place, error.message)) from None


def _check(scenario: Mapping[str, Any], place: Message) -> Outcome:
    rules = listed(scenario.get("rules"), "rules")
    outcome = Outcome(str(scenario.get("title", "")), place, tuple(map(str, rules)))
    if scenario.get("refused", False) is not False:
        outcome.failures += _check_refused_set_up(scenario)
        return outcome
    try:
        game = set_up(scenario)
    except (OptionError, ImpossibleError) as error:
        outcome.failures.append(say("failure-set-up-refused", error=error.message))
        return outcome
    try:
        for step in listed(scenario.get("when"), "when"):
            _carry_out(game, step)
    except _FailureError as failure:
        outcome.failures.append(failure.message)
        return outcome
    outcome.failures += differences(game, scenario.get("then") or {})
    return outcome


def _check_refused_set_up(scenario: Mapping[str, Any]) -> list[Message]:
    if scenario["refused"] is not True or scenario.get("when") or scenario.get("then"):
        raise ScenarioError("error-refused-set-up")
    try:
        set_up(scenario)
    except (ScenarioError, UnknownKeyError):
        raise
    except (NotationError, EditionError, OptionError):
        return []
    return [say("failure-set-up-accepted")]


def set_up(scenario: Mapping[str, Any]) -> Game:
    """Return the game in which the scenario begins; lines carry nature's answers."""
    given = scenario.get("given") or {}
    options = scenario.get("options") or {}
    if not isinstance(given, dict) or not isinstance(options, dict):
        raise ScenarioError("error-given-and-options")
    if "edition" not in scenario:
        raise ScenarioError("error-key-expected", key="edition")
    if "refused" in scenario:
        given = {"seats": ["A", "B"], **given}
    if not isinstance(given.get("seats"), list):
        raise ScenarioError("error-given-seats")
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
        _try(game, known_keys(step, TRY_KEYS, say("error-of-try")))
        return
    line = read_line(step)
    try:
        game.do(line)
    except (RefusedError, TakeBackError, ImpossibleError) as error:
        raise _FailureError("failure-refused", line=line, error=error.inner) from None


def _try(game: Game, step: Mapping[str, Any]) -> None:
    line = read_line(step.get("try"))
    if step.get("refused") is not True:
        raise ScenarioError("error-try-refused", line=line)
    before = game.state.pack(), game.asked_back
    if refusal_of(game, line) == Refusal.NONE:
        raise _FailureError("failure-legal", line=line)
    with suppress(RefusedError, TakeBackError, ImpossibleError):
        game.do(line)
    if (game.state.pack(), game.asked_back) != before:
        raise _FailureError("failure-changed", line=line)
