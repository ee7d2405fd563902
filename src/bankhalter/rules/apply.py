"""Judging and carrying out one action; a refused one changes nothing."""

from bankhalter.rules.auction import bid, pass_auction, refuse_bid, refuse_pass
from bankhalter.rules.bankruptcy import (
    give_up,
    go_bankrupt,
    pay_due,
    refuse_bankrupt,
    refuse_give_up,
    refuse_pay,
)
from bankhalter.rules.buying import buy, decline, refuse_buy, refuse_option
from bankhalter.rules.cards import (
    draw,
    draw_open,
    refuse_choice,
    refuse_draw,
    refuse_draw_open,
    take_chance,
    take_fine,
)
from bankhalter.rules.codes import Act, Event, Moment, Phase, Refusal
from bankhalter.rules.dealing import deal, refuse_deal
from bankhalter.rules.flow import call_time, carry_on
from bankhalter.rules.jail import may_sit, pay_fine, refuse_card, refuse_fine, sit, use_card
from bankhalter.rules.landing import advance
from bankhalter.rules.layout import Board, State
from bankhalter.rules.mortgage import (
    keep_mortgage,
    redeem,
    refuse_keep,
    refuse_mortgage,
    refuse_redeem,
    take_mortgage,
)
from bankhalter.rules.notes import note
from bankhalter.rules.queries import is_seat, not_now
from bankhalter.rules.rent import demand_claim, refuse_demand
from bankhalter.rules.selling import raze, refuse_sell, refuse_sell_whole, sell
from bankhalter.rules.shortage import (
    build,
    place_building,
    refuse_build,
    refuse_placing,
    refuse_want,
    want,
)
from bankhalter.rules.speed_die import jump, refuse_bus, refuse_jump
from bankhalter.rules.throwing import refuse_throw, throw
from bankhalter.rules.trade import (
    accept,
    counter,
    hand,
    offer,
    refuse_accept,
    refuse_answer,
    refuse_counter,
    refuse_hand,
    refuse_offer,
    refuse_withdraw,
    reject,
    withdraw,
)
from bankhalter.rules.turns import end_turn


def refuse_end_turn(b: Board, s: State, seat: int) -> Refusal:
    """Why `seat` may not hand on the dice now (turn-doubles-extra-roll, jail-stay-three-turns)."""
    if seat != s.turn:
        return Refusal.NOT_YOUR_TURN
    if s.phase == Phase.END and s.moment == Moment.TURN:
        return Refusal.NONE
    if s.phase != Phase.THROW or s.moment != Moment.TURN:
        return not_now(s, seat)
    if s.jail[seat] > 0:
        return Refusal.NONE if may_sit(b, s, seat) else Refusal.MUST_LEAVE_JAIL
    if s.throws == 0:
        return Refusal.THROW_FIRST
    return Refusal.NONE if b.further_throw_optional == 1 else Refusal.THROW_AGAIN


def hand_on(b: Board, s: State, seat: int) -> None:
    """End the turn; in jail before a throw that is a failed attempt."""
    if s.jail[seat] > 0 and s.phase == Phase.THROW:
        sit(s, seat)
    end_turn(b, s)


def refuse_time(b: Board, s: State) -> Refusal:
    """Why the time of a timed game cannot be up now (timed-agreed-duration)."""
    if b.timed == 0:
        return Refusal.NOT_TIMED
    return Refusal.NONE if s.time_up == 0 else Refusal.NOT_NOW


def judge_turn(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int) -> Refusal:
    """Judge the actions of the turn: throws, moves, cards, buying, jail, its end."""
    match act:
        case Act.THROW:
            return refuse_throw(b, s, seat, x0, x1, x2)
        case Act.DEAL:
            return refuse_deal(b, s, seat, x0)
        case Act.DRAW:
            return refuse_draw(b, s, seat, x0)
        case Act.DRAW_OPEN:
            return refuse_draw_open(b, s, seat, x0, x1)
        case Act.MOVE:
            return refuse_bus(s, seat, x0)
        case Act.JUMP:
            return refuse_jump(s, seat, x0)
        case Act.TAKE_FINE | Act.TAKE_CHANCE:
            return refuse_choice(s, seat)
        case Act.BUY:
            return refuse_buy(b, s, seat)
        case Act.DECLINE:
            return refuse_option(s, seat)
        case Act.PAY_FINE:
            return refuse_fine(b, s, seat)
        case Act.USE_CARD:
            return refuse_card(s, seat, x0)
        case Act.END_TURN:
            return refuse_end_turn(b, s, seat)
        case _:
            return Refusal.NOT_NOW


def judge_business(b: Board, s: State, seat: int, act: int, x0: int) -> Refusal:
    """Judge auctions, claims, debts, buildings and mortgages."""
    match act:
        case Act.BID:
            return refuse_bid(b, s, seat, x0)
        case Act.PASS:
            return refuse_pass(s, seat)
        case Act.DEMAND:
            return refuse_demand(s, seat, x0)
        case Act.PAY:
            return refuse_pay(s, seat)
        case Act.BANKRUPT:
            return refuse_bankrupt(b, s, seat)
        case Act.BUILD:
            return refuse_build(b, s, seat, x0)
        case Act.SELL:
            return refuse_sell(b, s, seat, x0)
        case Act.SELL_WHOLE:
            return refuse_sell_whole(b, s, seat, x0)
        case Act.WANT:
            return refuse_want(b, s, seat, x0)
        case Act.PLACE:
            return refuse_placing(b, s, seat, x0)
        case Act.MORTGAGE:
            return refuse_mortgage(b, s, seat, x0)
        case Act.REDEEM:
            return refuse_redeem(b, s, seat, x0)
        case Act.KEEP:
            return refuse_keep(s, seat, x0)
        case Act.GIVE_UP:
            return refuse_give_up(s, seat)
        case _:
            return Refusal.NOT_NOW


def judge_trade(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int, x3: int, x4: int) -> Refusal:
    """Judge offers, their answers, and lots handed to a creditor."""
    match act:
        case Act.OFFER:
            return refuse_offer(b, s, seat, x0, x1, x2, x3, x4)
        case Act.COUNTER:
            return refuse_counter(b, s, seat, x0, x1, x2, x3, x4)
        case Act.ACCEPT:
            return refuse_accept(b, s, seat, x0)
        case Act.REJECT:
            return refuse_answer(s, seat, x0)
        case Act.WITHDRAW:
            return refuse_withdraw(s, seat, x0)
        case Act.HAND:
            return refuse_hand(b, s, seat, x0, x1, x2)
        case _:
            return Refusal.NOT_NOW


def judge(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int, x3: int, x4: int) -> Refusal:
    """Why `seat` may not do this now; NONE lets it pass. A bare throw request (no dice) is judged as a request."""
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if act == Act.TIME:
        return refuse_time(b, s)
    if not is_seat(s, seat):
        return Refusal.OUT_OF_GAME if 0 <= seat < s.seats else Refusal.NO_SUCH_SEAT
    if act <= Act.END_TURN:
        return judge_turn(b, s, seat, act, x0, x1, x2)
    if act <= Act.GIVE_UP:
        return judge_business(b, s, seat, act, x0)
    return judge_trade(b, s, seat, act, x0, x1, x2, x3, x4)


def do_turn(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int) -> None:
    """Carry out an action of the turn."""
    match act:
        case Act.THROW:
            throw(b, s, seat, x0, x1, x2)
        case Act.DEAL:
            deal(b, s, seat, x0)
        case Act.DRAW:
            draw(b, s, seat, x0)
        case Act.DRAW_OPEN:
            draw_open(b, s, seat, x0, x1)
        case Act.MOVE:
            advance(b, s, seat, x0)
        case Act.JUMP:
            jump(b, s, seat, x0)
        case Act.TAKE_FINE:
            take_fine(b, s, seat)
        case Act.TAKE_CHANCE:
            take_chance(s)
        case Act.BUY:
            buy(b, s, seat)
        case Act.DECLINE:
            decline(b, s, seat)
        case Act.PAY_FINE:
            pay_fine(b, s, seat)
        case Act.USE_CARD:
            use_card(b, s, seat, x0)
        case Act.END_TURN:
            hand_on(b, s, seat)


def do_business(b: Board, s: State, seat: int, act: int, x0: int) -> None:
    """Carry out an action of auctions, claims, debts, buildings and mortgages."""
    match act:
        case Act.BID:
            bid(s, seat, x0)
        case Act.PASS:
            pass_auction(s, seat)
        case Act.DEMAND:
            demand_claim(s, x0)
        case Act.PAY:
            pay_due(b, s, seat)
        case Act.BANKRUPT:
            go_bankrupt(b, s, seat)
        case Act.BUILD:
            build(b, s, seat, x0)
        case Act.SELL:
            sell(b, s, seat, x0)
        case Act.SELL_WHOLE:
            raze(b, s, seat, x0)
        case Act.WANT:
            want(b, s, seat, x0)
        case Act.PLACE:
            place_building(b, s, seat, x0)
        case Act.MORTGAGE:
            take_mortgage(b, s, seat, x0)
        case Act.REDEEM:
            redeem(b, s, seat, x0)
        case Act.KEEP:
            keep_mortgage(s, seat, x0)
        case Act.GIVE_UP:
            give_up(b, s, seat)


def do_trade(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int, x3: int, x4: int) -> None:
    """Carry out an action of trade."""
    match act:
        case Act.OFFER:
            offer(s, seat, x0, x1, x2, x3, x4)
        case Act.COUNTER:
            counter(s, seat, x0, x1, x2, x3, x4)
        case Act.ACCEPT:
            accept(b, s, seat, x0)
        case Act.REJECT:
            reject(s, seat, x0)
        case Act.WITHDRAW:
            withdraw(s, seat, x0)
        case Act.HAND:
            hand(s, seat, x0, x1, x2)


def apply(b: Board, s: State, seat: int, act: int, x0: int, x1: int, x2: int, x3: int, x4: int) -> Refusal:
    """Carry out one action and all that follows by itself; refused, nothing changes. Throws need nature's dice."""
    refusal = judge(b, s, seat, act, x0, x1, x2, x3, x4)
    if refusal != Refusal.NONE:
        return refusal
    if act == Act.THROW and x0 == 0:
        return Refusal.DICE_MISSING
    if act <= Act.END_TURN:
        do_turn(b, s, seat, act, x0, x1, x2)
    elif act <= Act.GIVE_UP:
        do_business(b, s, seat, act, x0)
    elif act == Act.TIME:
        note(s, Event.TIME_UP)
        call_time(s)
    else:
        do_trade(b, s, seat, act, x0, x1, x2, x3, x4)
    carry_on(b, s)
    return Refusal.NONE
