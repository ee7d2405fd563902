"""What a seat may do now, in a fixed order. Trades are not listed but judged; bids and wishes are ranges."""

from bankhalter.rules.auction import least_bid, refuse_pass
from bankhalter.rules.bankruptcy import refuse_bankrupt, refuse_give_up, refuse_pay
from bankhalter.rules.building import refuse_build_timing
from bankhalter.rules.buying import refuse_buy
from bankhalter.rules.codes import HOTEL, Act, Moment, Phase, Refusal
from bankhalter.rules.jail import may_sit, refuse_fine
from bankhalter.rules.layout import DECKS, LOTS, SQUARES, STRIDE, Board, State
from bankhalter.rules.mortgage import lot_to_choose, redemption_cost, redemption_price
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import available, due_debt, group_built, is_mortgaged, is_seat, owns_group, standing_open
from bankhalter.rules.rent import refuse_demand
from bankhalter.rules.selling import refuse_sell_timing, refuse_sell_whole, refuse_step_down
from bankhalter.rules.shortage import (
    barred_kinds,
    capacity,
    may_withdraw,
    refuse_build_within,
    refuse_placing,
    shortage_kind,
)
from bankhalter.rules.throwing import thrower
from bankhalter.rules.trade import refuse_accept


def put(out: list[int], n: int, act: Act, x0: int, x1: int) -> int:
    """Write one entry at place `n` and return the next place."""
    out[STRIDE * n] = act
    out[STRIDE * n + 1] = x0
    out[STRIDE * n + 2] = x1
    return n + 1


def list_jail_exits(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Ways out of jail at the start of the turn."""
    if s.jail[seat] == 0 or s.throws > 0:
        return n
    if refuse_fine(b, s, seat) == Refusal.NONE:
        n = put(out, n, Act.PAY_FINE, 0, 0)
    for deck in range(DECKS):
        if s.holder[deck] == seat:
            n = put(out, n, Act.USE_CARD, deck, 0)
    return n


def list_bus(s: State, out: list[int], n: int) -> int:
    """The moves that the bus offers."""
    n = put(out, n, Act.MOVE, s.dice[0], 0)
    if s.dice[1] != s.dice[0]:
        n = put(out, n, Act.MOVE, s.dice[1], 0)
    return put(out, n, Act.MOVE, s.dice[0] + s.dice[1], 0)


def list_throw(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """A throw, the ways out of jail, or handing on the dice where the throw is a right."""
    n = put(out, n, Act.THROW, 0, 0)
    n = list_jail_exits(b, s, seat, out, n)
    again = s.throws > 0 and s.jail[seat] == 0 and b.further_throw_optional == 1
    if again or may_sit(b, s, seat):
        n = put(out, n, Act.END_TURN, 0, 0)
    return n


def list_turn(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """What the turn asks of its seat."""
    match s.phase:
        case Phase.THROW:
            return list_throw(b, s, seat, out, n)
        case Phase.BUS:
            return list_bus(s, out, n)
        case Phase.JUMP:
            for square in range(SQUARES):
                n = put(out, n, Act.JUMP, square, 0)
            return n
        case Phase.BUY:
            if refuse_buy(b, s, seat) == Refusal.NONE:
                n = put(out, n, Act.BUY, 0, 0)
            return put(out, n, Act.DECLINE, 0, 0)
        case Phase.CHOICE:
            n = put(out, n, Act.TAKE_FINE, 0, 0)
            return put(out, n, Act.TAKE_CHANCE, 0, 0)
        case Phase.END:
            return put(out, n, Act.END_TURN, 0, 0)
        case _:
            return n


def list_auction(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Bids (a range), passing, and withdrawing a wish."""
    if s.auction_in >> seat & 1 == 1:
        least = least_bid(b, s)
        if least <= s.cash[seat]:
            n = put(out, n, Act.BID, least, s.cash[seat])
        if refuse_pass(s, seat) == Refusal.NONE:
            n = put(out, n, Act.PASS, 0, 0)
    if may_withdraw(s, seat):
        n = put(out, n, Act.WANT, 0, 0)
    return n


def list_debt(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Settling the debt that is due."""
    if due_debt(s, seat) < 0:
        return n
    if refuse_pay(s, seat) == Refusal.NONE:
        n = put(out, n, Act.PAY, 0, 0)
    if refuse_bankrupt(b, s, seat) == Refusal.NONE:
        n = put(out, n, Act.BANKRUPT, 0, 0)
    return n


def list_choice(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Redeem or keep the mortgage just received."""
    lot = lot_to_choose(s, seat)
    if available(s, seat) >= redemption_cost(b, s, seat, lot):
        n = put(out, n, Act.REDEEM, lot, 0)
    return put(out, n, Act.KEEP, lot, 0)


def list_awaited(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """What the moment asks of the seat."""
    match s.moment:
        case Moment.TURN:
            if s.phase == Phase.ORDER:
                return put(out, n, Act.THROW, 0, 0) if thrower(s) == seat else n
            return list_turn(b, s, seat, out, n) if seat == s.turn else n
        case Moment.AUCTION:
            return list_auction(b, s, seat, out, n)
        case Moment.DEBT:
            return list_debt(b, s, seat, out, n)
        case Moment.MORTGAGE:
            return list_choice(b, s, seat, out, n) if s.awaited >> seat & 1 == 1 else n
        case Moment.WISH:
            if s.wish[seat] == -1:
                least = 1 if seat == s.builder else 0
                n = put(out, n, Act.WANT, least, capacity(b, s, seat, shortage_kind(s)))
            return n
        case Moment.PLACE:
            for lot in range(LOTS):
                if refuse_placing(b, s, seat, lot) == Refusal.NONE:
                    n = put(out, n, Act.PLACE, lot, 0)
            return n
        case _:
            return n


def list_sales(b: Board, s: State, seat: int, lot: int, out: list[int], n: int) -> int:
    """Selling buildings of one lot at a moment that lets the seat sell."""
    if refuse_step_down(b, s, seat, lot) == Refusal.NONE:
        n = put(out, n, Act.SELL, lot, 0)
    if s.level[lot] == HOTEL and refuse_sell_whole(b, s, seat, lot) == Refusal.NONE:
        n = put(out, n, Act.SELL_WHOLE, lot, 0)
    return n


def list_lots(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Building, selling, mortgaging and redeeming on the seat's lots, in board order; cheap tests come first."""
    cash = available(s, seat)
    barred = barred_kinds(b, s, seat)
    building = refuse_build_timing(b, s, seat) == Refusal.NONE
    selling = refuse_sell_timing(b, s, seat) == Refusal.NONE
    group = -1
    whole = False
    built = False
    for lot in range(LOTS):
        if s.owner[lot] != seat:
            continue
        if b.group[lot] != group:
            group = b.group[lot]
            street = b.house_cost[lot] > 0
            whole = street and building and owns_group(s, seat, group)
            built = street and group_built(b, s, group)
        if is_mortgaged(s, lot):
            if cash >= redemption_price(b, lot) and s.choices >> lot & 1 == 0:
                n = put(out, n, Act.REDEEM, lot, 0)
            continue
        if whole and cash >= b.house_cost[lot] and refuse_build_within(b, s, seat, lot, barred) == Refusal.NONE:
            n = put(out, n, Act.BUILD, lot, 0)
        if s.level[lot] > 0 and selling:
            n = list_sales(b, s, seat, lot, out, n)
        if not built:
            n = put(out, n, Act.MORTGAGE, lot, 0)
    return n


def list_offers(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Answering and withdrawing offers."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            if refuse_accept(b, s, seat, other) == Refusal.NONE:
                n = put(out, n, Act.ACCEPT, other, 0)
            n = put(out, n, Act.REJECT, other, 0)
        if offer_stands(s, seat, other):
            n = put(out, n, Act.WITHDRAW, other, 0)
    return n


def list_standing(b: Board, s: State, seat: int, out: list[int], n: int) -> int:
    """Standing actions that can be listed."""
    for i in range(s.claims):
        if refuse_demand(s, seat, i) == Refusal.NONE:
            n = put(out, n, Act.DEMAND, i, 0)
    n = list_lots(b, s, seat, out, n)
    if s.offers > 0:
        n = list_offers(b, s, seat, out, n)
    if refuse_give_up(s, seat) == Refusal.NONE:
        n = put(out, n, Act.GIVE_UP, 0, 0)
    return n


def legal(b: Board, s: State, seat: int, out: list[int]) -> int:
    """Write what `seat` may do now into `out` (STRIDE numbers an action, room for MAX_LEGAL) and return how many."""
    if not is_seat(s, seat):
        return 0
    n = list_awaited(b, s, seat, out, 0)
    if standing_open(s):
        n = list_standing(b, s, seat, out, n)
    return n
