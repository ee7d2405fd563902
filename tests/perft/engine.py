"""The rules program as the naive player sees it: lines that may be said, the state after one, what the table sees."""

from typing import Any

from bankhalter.notation.actions import Action, filled, parse_action, print_action
from bankhalter.notation.table import Table
from bankhalter.rules.apply import apply, judge
from bankhalter.rules.codes import BANK, BUS, MR_M, NATURE, Act, Refusal
from bankhalter.rules.layout import CARDS, LOTS, MAX_LEGAL, STRIDE, State
from bankhalter.rules.legal import legal
from bankhalter.rules.queries import is_mortgaged
from bankhalter.rules.throwing import thrower

FACES = (0, 1, 2, 3, BUS, MR_M)
KINDS = ("house", "hotel")
DECKS = ("chance", "community")


def moves(table: Table, s: State) -> set[str]:
    """Return every line that may be said in `s`, of bids the ends of their range only, without giving up."""
    actions = [action for seat in range(s.seats) for action in _of_seat(table, s, seat)]
    if s.awaited >> NATURE & 1:
        actions += _throws(table, s, thrower(s)) if s.rent_factor else _draws(table, s)
    return {print_action(table, s, action) for action in actions}


def _of_seat(table: Table, s: State, seat: int) -> list[Action]:
    out = [0] * (STRIDE * MAX_LEGAL)
    count = legal(table.board, s, seat, out)
    entries = [out[n : n + STRIDE] for n in range(0, STRIDE * count, STRIDE)]
    return [action for act, x0, x1 in entries for action in _spelt_out(table, s, seat, Act(act), x0, x1)]


def _spelt_out(table: Table, s: State, seat: int, act: Act, x0: int, x1: int) -> list[Action]:
    match act:
        case Act.GIVE_UP:
            return []
        case Act.THROW:
            return _throws(table, s, seat)
        case Act.BID:
            return [Action(seat, act, filled((amount,))) for amount in (x0, x1)]
        case Act.WANT:
            return [Action(seat, act, filled((number,))) for number in range(x0, x1 + 1)]
        case _:
            return [Action(seat, act, filled((x0, x1)))]


def _throws(table: Table, s: State, seat: int) -> list[Action]:
    dice = [(a, b, face) for a in range(1, 7) for b in range(1, 7) for face in FACES]
    return _legal(table, s, [Action(seat, Act.THROW, filled(numbers)) for numbers in dice])


def _draws(table: Table, s: State) -> list[Action]:
    return _legal(table, s, [Action(s.turn, Act.DRAW, filled((card,))) for card in range(CARDS)])


def _legal(table: Table, s: State, actions: list[Action]) -> list[Action]:
    board = table.board
    return [action for action in actions if not judge(board, s, action.seat, action.act, *action.numbers)]


def play(table: Table, before: State, line: str) -> State:
    """Return the state after `line`; `before` stays as it is."""
    s = before.copy()
    action = parse_action(table, s, line)
    assert apply(table.board, s, action.seat, action.act, *action.numbers) == Refusal.NONE, line
    return s


def seen(table: Table, s: State) -> dict[str, Any]:
    """Return what people at the table see of the state."""
    owned = sorted((table.square(lot), lot) for lot in range(LOTS) if s.owner[lot] != BANK)
    chance = ["nature"] if s.awaited >> NATURE & 1 else []
    return {
        "seats": {name: _seat(s, seat) for seat, name in enumerate(table.seats)},
        "deeds": {square: [table.seats[s.owner[n]], s.level[n], is_mortgaged(s, n)] for square, n in owned},
        "bank": dict(zip(KINDS, s.stock, strict=True)),
        "awaits": sorted([name for seat, name in enumerate(table.seats) if s.awaited >> seat & 1] + chance),
        "winner": next((name for seat, name in enumerate(table.seats) if s.winners >> seat & 1), None),
    }


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "cash": s.cash[seat],
        "at": s.at[seat],
        "jail": s.jail[seat],
        "cards": [name for deck, name in enumerate(DECKS) if s.holder[deck] == seat],
        "go": s.passed_go[seat] == 1,
    }
