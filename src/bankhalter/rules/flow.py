"""What follows by itself between two decisions: debts, auctions, the rest of a landing, the end of a timed game."""

from bankhalter.rules.auction import auction_finished, knock_down_lot, open_estate_auction
from bankhalter.rules.codes import NOBODY, Auction, Phase, TimeUp
from bankhalter.rules.dealing import begin_play
from bankhalter.rules.ending import finish
from bankhalter.rules.landing import advance
from bankhalter.rules.layout import Board, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.money import any_debt_open, settle_debts
from bankhalter.rules.moving import pay_salaries
from bankhalter.rules.offers import lapse_offers
from bankhalter.rules.queries import auctions_pending, between_turns, choosing_seat, is_mortgaged, lowest_bit, rarely
from bankhalter.rules.rent import demand_claim, fulfil_claim, lapse_claim
from bankhalter.rules.shortage import knock_down_building
from bankhalter.rules.speed_die import follow_mr_m
from bankhalter.rules.throwing import close_order_round


def held_up(s: State) -> bool:
    """Whether somebody must act before anything can follow."""
    if rarely(s.phase == Phase.OVER or s.rent_factor > 0) or any_debt_open(s) or choosing_seat(s) != NOBODY:
        return True
    if s.auction != Auction.NONE:
        return not auction_finished(s)
    return s.shortage != 0


def finish_auction(b: Board, s: State) -> None:
    """The hammer falls."""
    if s.auction == Auction.LOT:
        knock_down_lot(b, s)
    else:
        knock_down_building(b, s)


def finish_landing(b: Board, s: State) -> None:
    """The landing is resolved: salary (option), Mr. Monopoly, another throw, or the end of the turn."""
    pay_salaries(b, s)
    if s.mr_m == 1:
        follow_mr_m(b, s, s.turn)
    elif s.again == 1:
        s.again = 0
        s.phase = Phase.THROW
    else:
        s.phase = Phase.END


def run_out(b: Board, s: State) -> bool:
    """Time is up and no turn runs: claims that were open count as demanded, then the game ends (procedure 9)."""
    if not rarely(s.time_up != TimeUp.NO) or not between_turns(s):
        return False
    if s.time_up == TimeUp.BETWEEN_TURNS and s.claims > 0:
        if is_mortgaged(s, s.claim_lot[0]):
            lapse_claim(s, 0)
        else:
            demand_claim(s, 0)
    else:
        finish(b, s)
    return True


def step(b: Board, s: State) -> bool:
    """Carry out the next thing that follows by itself; False if there is none."""
    if rarely(s.demanded != 0) and s.rent_factor == 0 and not auctions_pending(s):
        fulfil_claim(s, lowest_bit(s.demanded))
        return True
    settle_debts(b, s)
    if held_up(s):
        return False
    if s.auction != Auction.NONE:
        finish_auction(b, s)
        return True
    if rarely(s.estate != 0):
        open_estate_auction(s)
        return True
    match s.phase:
        case Phase.LANDED:
            finish_landing(b, s)
            return True
        case Phase.DEAL if s.order_left == 0:
            begin_play(b, s)
            return True
        case Phase.ORDER if s.order_left == 0:
            close_order_round(s)
            return True
        case Phase.MOVE:
            advance(b, s, s.turn, s.dice[0] + s.dice[1])
            return True
        case _:
            return run_out(b, s)


def carry_on(b: Board, s: State) -> None:
    """Let everything follow that needs nobody, then work out who is awaited."""
    while step(b, s):
        pass
    lapse_offers(b, s)
    settle_moment(s)


def call_time(s: State) -> None:
    """The agreed time has passed; between turns open claims count as demanded."""
    s.time_up = TimeUp.BETWEEN_TURNS if between_turns(s) else TimeUp.TURN_RUNS
