"""Where to go, where there is a choice: out of jail, by bus, or by a jump."""

from bankhalter.bots.answers import say
from bankhalter.bots.prudence import rent_ahead, rent_due
from bankhalter.bots.valuation import bid_value
from bankhalter.bots.walker import leave_jail_early
from bankhalter.rules.codes import BANK, LAST_ATTEMPT, Act, Square
from bankhalter.rules.jail import may_sit
from bankhalter.rules.layout import LOTS, SQUARES, Board, State
from bankhalter.rules.queries import available

MANY_FREE = 8  # as long as the bank has so many lots, nobody wants to sit


def free_lots(s: State) -> int:
    """How many lots the bank still has."""
    count = 0
    for lot in range(LOTS):
        count += 1 if s.owner[lot] == BANK else 0
    return count


def wants_out(b: Board, s: State, seat: int) -> bool:
    """Whether moving is better than sitting: lots to buy, or little rent on the way."""
    return free_lots(s) >= MANY_FREE or rent_ahead(b, s, seat) < b.fine // 2


def choose_throw(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Throw; in jail leave early in the game, and sit as long as possible late in it."""
    if s.jail[seat] == 0 or s.throws > 0:
        return say(out, Act.THROW, 0)
    last = s.jail[seat] == LAST_ATTEMPT or b.jail_one_turn == 1
    if not last and not wants_out(b, s, seat):
        return say(out, Act.END_TURN if may_sit(b, s, seat) else Act.THROW, 0)
    return leave_jail_early(b, s, seat, out) or say(out, Act.THROW, 0)


def square_score(b: Board, s: State, seat: int, square: int) -> int:
    """What landing on `square` is worth to the seat; negative where it costs."""
    lot = b.lot_of[square]
    if lot >= 0 and s.owner[lot] == BANK:
        price = b.price[lot]
        return bid_value(b, s, seat, lot) - price + price // 4 if available(s, seat) >= price else 0
    match b.kind[square]:
        case Square.GO:
            return b.salary
        case Square.TAX:
            return -b.tax[square]
        case Square.GO_TO_JAIL:
            return -b.salary if wants_out(b, s, seat) else 0
        case _:
            return -rent_due(b, s, seat, square)


def move_score(b: Board, s: State, seat: int, squares: int) -> int:
    """What moving so far is worth: the landing, and the salary for passing GO."""
    passing = b.salary if s.at[seat] + squares > SQUARES else 0
    return passing + square_score(b, s, seat, (s.at[seat] + squares) % SQUARES)


def choose_bus(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Take the best of the three moves, the longest of equals."""
    best = s.dice[0] + s.dice[1]
    most = move_score(b, s, seat, best)
    for i in range(2):
        score = move_score(b, s, seat, s.dice[i])
        if score > most:
            best = s.dice[i]
            most = score
    return say(out, Act.MOVE, best)


def choose_jump(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Jump to the best square."""
    best = 0
    for square in range(1, SQUARES):
        if square_score(b, s, seat, square) > square_score(b, s, seat, best):
            best = square
    return say(out, Act.JUMP, best)
