"""What a scenario expects: the keys of `then`, read strictly and held against the game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bankhalter.notation.amounts import amount_text, read_amount
from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.notation.names import THEN_KEYS
from bankhalter.notation.positions.seats import STOCK_KEYS, deed_value
from bankhalter.notation.sides import DECK_NAMES, read_square
from bankhalter.play.game import Game
from bankhalter.rules.codes import Refusal
from bankhalter.rules.layout import DECKS, LOTS
from bankhalter.rules.queries import due_debt, worth
from bankhalter.words.messages import Argument, Message, either, say
from bankhalter.words.quoting import typed

SEAT_KEYS = ("cash", "at", "deeds", "jail", "jail_cards", "bankrupt", "passed_go")
NATURE_NAME = "nature"

Check = Callable[[Game, Any], Iterator[Message]]


class ScenarioError(NotationError):
    """A scenario that cannot be read; the message names file, line and what was expected."""


def known_keys(value: object, keys: tuple[str, ...], what: Argument) -> Mapping[str, Any]:
    """Return `value` (nothing: empty) if it is a mapping with only these keys; raise ScenarioError otherwise."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError("error-not-keys-of", what=what, given=typed(value))
    for key in value:
        if key not in keys:
            raise ScenarioError("error-no-key-of", given=typed(key), what=what, keys=", ".join(keys))
    return value


def listed(value: object, what: str) -> list[Any]:
    """Return a list; one word counts as a list of one, nothing as an empty one. Raise ScenarioError otherwise."""
    if value is None:
        return []
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        raise ScenarioError("error-must-be-list", what=what, given=typed(value))
    return value


def read_line(value: object) -> str:
    """Return a line of play; raise ScenarioError for anything but text."""
    if not isinstance(value, str):
        raise ScenarioError("error-not-a-line", given=typed(value))
    return value


def refusal_of(game: Game, line: str) -> Refusal:
    """Why the line is refused; what names things that cannot be counts as refused."""
    try:
        return game.why_not(line)
    except ImpossibleError:
        return Refusal.NOT_NOW


def differences(game: Game, then: object) -> list[Message]:
    """Return what is not as `then` says, a message each; raise NotationError for what cannot be read."""
    found: list[Message] = []
    for key, expected in known_keys(then, (*THEN_KEYS, *game.seats), "then").items():
        if key in game.seats:
            found += _seat_differences(game, game.table.seat(key), expected)
        else:
            found += CHECKS[key](game, expected)
    return found


def _differ(what: str, expected: object, actual: object) -> Iterator[Message]:
    if expected != actual:
        yield say("failure-differs", what=what, expected=typed(expected), actual=typed(actual))


def _number(what: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError("error-must-be-whole", what=what, given=typed(value))
    return value


def _truth(what: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise ScenarioError("error-must-be-truth", what=what, given=typed(value))
    return value


def _seat_differences(game: Game, seat: int, expected: object) -> Iterator[Message]:
    s = game.state
    name = game.seats[seat]
    for key, value in known_keys(expected, SEAT_KEYS, name).items():
        what = f"{name} {key}"
        match key:
            case "cash":
                yield from _amounts_differ(game, what, value, s.cash[seat])
            case "at":
                yield from _differ(what, read_square(value), s.at[seat])
            case "jail":
                yield from _differ(what, _number(what, value), s.jail[seat])
            case "deeds":
                yield from _differ(what, _deeds_of(game, what, value), _deeds(game, seat))
            case "jail_cards":
                held = [DECK_NAMES[deck] for deck in range(DECKS) if s.holder[deck] == seat]
                yield from _differ(what, sorted(_decks_of(what, value)), held)
            case "bankrupt":
                yield from _differ(what, _truth(what, value), s.bankrupt[seat] == 1)
            case _:
                yield from _differ(what, _truth(what, value), s.passed_go[seat] == 1)


def _decks_of(what: str, value: object) -> list[str]:
    names = listed(value, what)
    for name in names:
        if name not in DECK_NAMES:
            raise ScenarioError("error-must-be-decks", what=what, decks=either(DECK_NAMES), given=typed(name))
    return names


def _deeds_of(game: Game, what: str, value: object) -> dict[int, int | str]:
    if not isinstance(value, dict | None):
        raise ScenarioError("error-must-be-deeds", what=what, given=typed(value))
    deeds = {read_square(key): _deed(what, deed) for key, deed in (value or {}).items()}
    for square in deeds:
        game.table.lot(square)
    return dict(sorted(deeds.items()))


def _deed(what: str, value: object) -> int | str:
    if value in ("mortgaged", "hotel"):
        return str(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ScenarioError("error-must-be-deed", what=what, given=typed(value))
    return value


def _deeds(game: Game, seat: int) -> dict[int, int | str]:
    owned = (lot for lot in range(LOTS) if game.state.owner[lot] == seat)
    return {game.table.square(lot): deed_value(game.state, lot) for lot in owned}


def _amounts_differ(game: Game, what: str, expected: object, units: int) -> Iterator[Message]:
    unit = game.table.unit
    if read_amount(unit, expected) != units:
        yield say("failure-differs", what=what, expected=typed(expected), actual=amount_text(unit, units))


def _names_of(game: Game, what: str, value: object, *others: str) -> list[str]:
    names = listed(value, what)
    for name in names:
        if name not in others:
            game.table.seat(name)
    return sorted(names)


def _check_bank(game: Game, expected: object) -> Iterator[Message]:
    for key, value in known_keys(expected, tuple(STOCK_KEYS), "bank").items():
        what = f"bank {key}"
        yield from _differ(what, _number(what, value), game.state.stock[STOCK_KEYS[key]])


def _check_awaits(game: Game, expected: object) -> Iterator[Message]:
    yield from _differ("awaits", _names_of(game, "awaits", expected, NATURE_NAME), sorted(game.awaits))


def _lines(game: Game, expected: object, what: str) -> Iterator[str]:
    for name, lines in known_keys(expected, game.seats, what).items():
        for line in listed(lines, f"{what} {name}"):
            yield f"{name} {read_line(line)}"


def _check_may(game: Game, expected: object) -> Iterator[Message]:
    for line in _lines(game, expected, "may"):
        try:
            refused = game.refusal(line)
        except ImpossibleError as error:
            yield say("failure-may", line=line, error=error.inner)
        else:
            if refused is not None:
                yield say("failure-may", line=line, error=refused.inner)


def _check_may_not(game: Game, expected: object) -> Iterator[Message]:
    for line in _lines(game, expected, "may_not"):
        if refusal_of(game, line) == Refusal.NONE:
            yield say("failure-may-not", line=line)


def _check_over(game: Game, expected: object) -> Iterator[Message]:
    yield from _differ("over", _truth("over", expected), game.over)


def _check_winners(game: Game, expected: object) -> Iterator[Message]:
    yield from _differ("over", expected=True, actual=game.over)
    yield from _differ("winners", _names_of(game, "winners", expected), sorted(game.winners))


def _check_worth(game: Game, expected: object) -> Iterator[Message]:
    for name, value in known_keys(expected, game.seats, "worth").items():
        seat = game.table.seat(name)
        yield from _amounts_differ(game, f"worth {name}", value, worth(game.table.board, game.state, seat))


def _check_debt(game: Game, expected: object) -> Iterator[Message]:
    for name, value in known_keys(expected, game.seats, "debt").items():
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
