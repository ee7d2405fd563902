"""Scenarios: a position, some lines, and what must be so then; the proof of the rules, one by one."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.notation.amounts import amount_text, read_amount
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.names import THEN_KEYS
from bankhalter.notation.positions.entry import UnknownKeyError
from bankhalter.notation.positions.seats import STOCK_KEYS, deed_value
from bankhalter.notation.sides import DECK_NAMES
from bankhalter.notation.table import Table, make_table
from bankhalter.notation.yaml_files import Document, load_documents
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.records import Opening
from bankhalter.play.takeback import TakeBackError
from bankhalter.rules.codes import Refusal
from bankhalter.rules.layout import DECKS, LOTS
from bankhalter.rules.queries import due_debt, worth

KEYS = ("title", "rules", "edition", "options", "given", "when", "then", "refused")
TRY_KEYS = ("try", "refused")
SEAT_CHECKS = ("cash", "at", "deeds", "jail", "jail_cards", "bankrupt", "passed_go")
DEALS = " is dealt "


class ScenarioError(NotationError):
    """A scenario that cannot be read; the message names file, line and what was expected."""


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
    for document in load_documents(path):
        yield check_document(document)


def check_document(document: Document) -> Outcome:
    """Run one scenario; raise ScenarioError if it cannot be read."""
    try:
        return _check(_known(document.content, KEYS, "a scenario"), document.place)
    except (NotationError, EditionError, OptionError) as error:
        raise ScenarioError(f"{document.place}: {error}") from None


def _known(value: object, keys: tuple[str, ...], what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"expected {what} as keys with values, got {value!r}")
    for key in value:
        if key not in keys:
            raise ScenarioError(f"{key!r} is no key of {what}: expected {', '.join(keys)}")
    return value


def _check(scenario: Mapping[str, Any], place: str) -> Outcome:
    rules = scenario.get("rules", [])
    if not isinstance(rules, list):
        raise ScenarioError(f"rules must be a list of ids, got {rules!r}")
    outcome = Outcome(str(scenario.get("title", "")), place, tuple(map(str, rules)))
    if "refused" in scenario:
        outcome.failures += _check_refused_set_up(scenario)
        return outcome
    try:
        game = set_up(scenario)
    except (OptionError, ImpossibleError) as error:
        outcome.failures.append(f"expected the set-up to be accepted, but refused: {error}")
        return outcome
    try:
        for step in _listed(scenario.get("when", []), "when"):
            _carry_out(game, step)
    except _FailureError as failure:
        outcome.failures.append(str(failure))
        return outcome
    outcome.failures += _differences(game, scenario.get("then", {}))
    return outcome


def _check_refused_set_up(scenario: Mapping[str, Any]) -> list[str]:
    if scenario["refused"] is not True or "when" in scenario or "then" in scenario:
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
    given = scenario.get("given", {})
    options = scenario.get("options") or {}
    if not isinstance(given, dict) or not isinstance(options, dict):
        raise ScenarioError("given and options must be keys with values")
    if "edition" not in scenario:
        raise ScenarioError("expected the key edition")
    seats = given.get("seats")
    if not isinstance(seats, list):
        raise ScenarioError("given must name its seats, as in `seats: [A, B, C]`")
    table = make_table(str(scenario["edition"]), seats, options, first="seat")
    return _begun(table, given, _listed(scenario.get("when", []), "when"), options)


def _begun(table: Table, given: Mapping[str, Any], when: list[Any], options: Mapping[str, Any]) -> Game:
    first = when[0] if when else ""
    line = first.get("try", "") if isinstance(first, dict) else first
    dealing = isinstance(line, str) and DEALS in line
    if options.get("first") == "thrown" and "phase" not in given:
        given = {**given, "phase": "order"}
    return Game.opened(Opening(table, table.seats, given, dealing))


def _listed(value: object, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise ScenarioError(f"{key} must be a list, got {value!r}")
    return value


def _line(value: object) -> str:
    if not isinstance(value, str):
        raise ScenarioError(f"expected a line like `A throws 3 4`, got {value!r}; lines with commas need quotes")
    return value


def _carry_out(game: Game, step: object) -> None:
    if isinstance(step, dict):
        _try(game, _known(step, TRY_KEYS, "a try; a line with commas needs quotes"))
        return
    line = _line(step)
    try:
        game.do(line)
    except (RefusedError, TakeBackError, ImpossibleError) as error:
        raise _FailureError(f"`{line}`: expected to be accepted, but refused: {error}") from None


def _try(game: Game, step: Mapping[str, Any]) -> None:
    line = _line(step.get("try"))
    if step.get("refused") is not True:
        raise ScenarioError(f"`{line}`: a try says `refused: true`")
    before = game.state.pack()
    if _refusal(game, line) == Refusal.NONE:
        raise _FailureError(f"`{line}`: expected to be refused, but it is legal")
    with suppress(RefusedError, TakeBackError, ImpossibleError):
        game.do(line)
    if game.state.pack() != before:
        raise _FailureError(f"`{line}`: refused, but it changed the position")


def _refusal(game: Game, line: str) -> Refusal:
    """Why the line is refused; what names things that cannot be counts as refused."""
    try:
        return game.why_not(line)
    except ImpossibleError:
        return Refusal.NOT_NOW


# what must be so then

Check = Callable[[Game, Any], Iterator[str]]


def _differences(game: Game, then: object) -> list[str]:
    found: list[str] = []
    for key, expected in _known(then, (*THEN_KEYS, *game.seats), "then").items():
        if key in game.seats:
            found += _seat_differences(game, game.table.seat(key), expected)
        else:
            found += CHECKS[key](game, expected)
    return found


def _differ(what: str, expected: object, actual: object) -> Iterator[str]:
    if expected != actual:
        yield f"{what}: expected {expected}, got {actual}"


def _seat_differences(game: Game, seat: int, expected: object) -> Iterator[str]:
    s = game.state
    name = game.seats[seat]
    for key, value in _known(expected, SEAT_CHECKS, name).items():
        what = f"{name} {key}"
        match key:
            case "cash":
                yield from _amounts_differ(game, what, value, s.cash[seat])
            case "at":
                yield from _differ(what, value, s.at[seat])
            case "jail":
                yield from _differ(what, value, s.jail[seat])
            case "deeds":
                yield from _differ(what, _known_deeds(value), _deeds(game, seat))
            case "jail_cards":
                held = [DECK_NAMES[deck] for deck in range(DECKS) if s.holder[deck] == seat]
                yield from _differ(what, sorted(_listed(value, what)), held)
            case "bankrupt":
                yield from _differ(what, value, s.bankrupt[seat] == 1)
            case _:
                yield from _differ(what, value, s.passed_go[seat] == 1)


def _known_deeds(value: object) -> dict[int, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"deeds must be keys with values, got {value!r}")
    return dict(sorted(value.items()))


def _deeds(game: Game, seat: int) -> dict[int, Any]:
    owned = (lot for lot in range(LOTS) if game.state.owner[lot] == seat)
    return {game.table.square(lot): deed_value(game.state, lot) for lot in owned}


def _amounts_differ(game: Game, what: str, expected: object, units: int) -> Iterator[str]:
    unit = game.table.unit
    if read_amount(unit, expected) != units:
        yield f"{what}: expected {expected}, got {amount_text(unit, units)}"


def _check_bank(game: Game, expected: object) -> Iterator[str]:
    for key, value in _known(expected, tuple(STOCK_KEYS), "bank").items():
        yield from _differ(f"bank {key}", value, game.state.stock[STOCK_KEYS[key]])


def _check_awaits(game: Game, expected: object) -> Iterator[str]:
    names = _listed(expected, "awaits")
    for name in names:
        if name != "nature":
            game.table.seat(name)
    yield from _differ("awaits", sorted(names), sorted(game.awaits))


def _lines(game: Game, expected: object, what: str) -> Iterator[str]:
    for name, lines in _known(expected, game.seats, what).items():
        for line in _listed(lines, f"{what} {name}"):
            yield f"{name} {_line(line)}"


def _check_may(game: Game, expected: object) -> Iterator[str]:
    for line in _lines(game, expected, "may"):
        if _refusal(game, line) != Refusal.NONE:
            yield f"may `{line}`: expected to be legal, but refused: {_refusal(game, line).name.lower()}"


def _check_may_not(game: Game, expected: object) -> Iterator[str]:
    for line in _lines(game, expected, "may_not"):
        if _refusal(game, line) == Refusal.NONE:
            yield f"may_not `{line}`: expected to be refused, but it is legal"


def _check_over(game: Game, expected: object) -> Iterator[str]:
    yield from _differ("over", expected, game.over)


def _check_winners(game: Game, expected: object) -> Iterator[str]:
    yield from _differ("over", expected=True, actual=game.over)
    yield from _differ("winners", sorted(_listed(expected, "winners")), sorted(game.winners))


def _check_worth(game: Game, expected: object) -> Iterator[str]:
    for name, value in _known(expected, game.seats, "worth").items():
        seat = game.table.seat(name)
        yield from _amounts_differ(game, f"worth {name}", value, worth(game.table.board, game.state, seat))


def _check_debt(game: Game, expected: object) -> Iterator[str]:
    for name, value in _known(expected, game.seats, "debt").items():
        index = due_debt(game.state, game.table.seat(name))
        owed = game.state.debt_amount[index] if index >= 0 else 0
        yield from _amounts_differ(game, f"debt {name}", value, owed)


CHECKS: dict[str, Check] = {
    "bank": _check_bank,
    "awaits": _check_awaits,
    "may": _check_may,
    "may_not": _check_may_not,
    "over": _check_over,
    "winners": _check_winners,
    "worth": _check_worth,
    "debt": _check_debt,
}
