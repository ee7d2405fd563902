"""Throwing: who begins, the throw of a turn, in jail and for rent.

Ledger: setup-first-player, turn-*, jail-exit-doubles*.
"""

from bankhalter.rules.codes import MR_M, Event, Moment, Phase, Refusal
from bankhalter.rules.jail import fail_attempt, go_to_jail, leave_jail
from bankhalter.rules.landing import advance
from bankhalter.rules.layout import Board, State
from bankhalter.rules.notes import note
from bankhalter.rules.queries import count_bits, dice_due, lowest_bit, not_now
from bankhalter.rules.rent import lapse_claims, throw_rent
from bankhalter.rules.shortage import forget_wishes
from bankhalter.rules.speed_die import NUMBERS, is_triple, play_speed_die
from bankhalter.rules.turns import begin_turn

DIE = 6
DOUBLES_TO_JAIL = 3


def thrower(s: State) -> int:
    """The seat whose throw is due, or -1."""
    if s.moment == Moment.RENT_THROW:
        return s.rent_guest
    if s.moment != Moment.TURN:
        return -1
    if s.phase == Phase.ORDER:
        return lowest_bit(s.order_left)
    return s.turn if s.phase == Phase.THROW else -1


def refuse_request(s: State, seat: int) -> Refusal:
    """Why `seat` may not throw now."""
    if s.moment == Moment.RENT_THROW:
        return Refusal.NATURE_AWAITED
    if thrower(s) == seat:
        return Refusal.NONE
    return not_now(s, seat) if seat == s.turn else Refusal.NOT_YOUR_TURN


def refuse_throw(b: Board, s: State, seat: int, first: int, second: int, third: int) -> Refusal:
    """Why nature's throw does not fit; dice of 0 stand for the seat's bare request."""
    if first == 0 and second == 0 and third == 0:
        return refuse_request(s, seat)
    if thrower(s) != seat:
        return not_now(s, seat) if seat == s.turn else Refusal.NOT_YOUR_TURN
    if not (1 <= first <= DIE and 1 <= second <= DIE and 0 <= third <= MR_M):
        return Refusal.BAD_DICE
    if dice_due(b, s) == 2:
        return Refusal.NONE if third == 0 else Refusal.SPEED_DIE_NOT_ALLOWED
    return Refusal.SPEED_DIE_MISSING if third == 0 else Refusal.NONE


def throw_for_order(s: State, seat: int, total: int) -> None:
    """One throw for who begins."""
    s.order_left &= ~(1 << seat)
    if total > s.order_best:
        s.order_best = total
        s.order_tied = 1 << seat
    elif total == s.order_best:
        s.order_tied |= 1 << seat


def close_order_round(s: State) -> None:
    """All have thrown: the highest begins, or the tied ones throw again."""
    tied = s.order_tied
    s.order_best = 0
    s.order_tied = 0
    if count_bits(tied) == 1:
        note(s, Event.FIRST_SEAT, lowest_bit(tied))
        begin_turn(s, lowest_bit(tied))
    else:
        s.order_left = tied
        note(s, Event.ORDER_TIED, tied)


def throw_in_jail(b: Board, s: State, seat: int) -> None:
    """Try for doubles: free and moved by them at once, else the attempt has failed (jail-exit-doubles)."""
    if s.dice[0] != s.dice[1]:
        fail_attempt(b, s, seat)
        return
    leave_jail(s, seat)
    if b.jail_doubles_again == 1:
        s.doubles = 1
        s.again = 1
    advance(b, s, seat, s.dice[0] + s.dice[1])


def throw_and_move(b: Board, s: State, seat: int) -> None:
    """An ordinary throw: third doubles lead to jail unmoved, doubles give another throw (turn-doubles-extra-roll)."""
    s.again = 0
    if s.dice[0] == s.dice[1]:
        s.doubles += 1
        if s.doubles == DOUBLES_TO_JAIL:
            go_to_jail(b, s, seat)
            return
        s.again = b.triple_again if is_triple(s) else 1
    if s.dice[2] == 0:
        advance(b, s, seat, s.dice[0] + s.dice[1])
    else:
        play_speed_die(b, s, seat)


def throw_turn(b: Board, s: State, seat: int, first: int, second: int, third: int) -> None:
    """The throw of the running turn; the first one ends all older claims (rent-lapses-unclaimed)."""
    if s.throws == 0:
        lapse_claims(s)
    forget_wishes(s)
    s.throws += 1
    s.dice[0] = first
    s.dice[1] = second
    s.dice[2] = third
    note(s, Event.THROWN, seat, first, second, third)
    if s.jail[seat] > 0:
        throw_in_jail(b, s, seat)
    else:
        throw_and_move(b, s, seat)


def throw(b: Board, s: State, seat: int, first: int, second: int, third: int) -> None:
    """Nature answers a throw."""
    if s.moment == Moment.RENT_THROW:
        note(s, Event.RENT_THROWN, seat, first, second, third, b.square_of[s.rent_lot])
        throw_rent(s, first + second + (third if third <= NUMBERS else 0))
    elif s.phase == Phase.ORDER:
        note(s, Event.THROWN, seat, first, second, 0)
        throw_for_order(s, seat, first + second)
    else:
        throw_turn(b, s, seat, first, second, third)
