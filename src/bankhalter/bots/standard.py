"""The standard bot: plausible play throughout, cheap in time, and always on the way to an end of the game."""

from bankhalter.bots.answers import say
from bankhalter.bots.bargaining import answer_offer, offer_deal
from bankhalter.bots.developing import develop, forget_look
from bankhalter.bots.memory import TURN_TIME
from bankhalter.bots.raising import settle_debt
from bankhalter.bots.spending import choose_bid, choose_mortgage, choose_purchase, choose_wish, place_won
from bankhalter.bots.travel import choose_bus, choose_jump, choose_throw
from bankhalter.bots.walker import demand_rent
from bankhalter.rules.codes import Act, Moment, Phase
from bankhalter.rules.layout import Board, State, Word
from bankhalter.rules.queries import standing_open


def before_throw(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Business before a throw: building for everybody, trade for the seat whose turn begins; then the throw itself."""
    if develop(b, s, seat, memory, out):
        return True
    if seat != s.turn:
        return False
    if s.throws == 0 and offer_deal(b, s, seat, memory, out):
        return True
    memory[TURN_TIME] += 1
    return choose_throw(b, s, seat, out)


def take_turn(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Do what the turn asks of its seat, throws before a move aside."""
    match s.phase:
        case Phase.ORDER:
            return say(out, Act.THROW, 0)
        case Phase.BUS:
            return choose_bus(b, s, seat, out)
        case Phase.JUMP:
            return choose_jump(b, s, seat, out)
        case Phase.BUY:
            return choose_purchase(b, s, seat, out)
        case Phase.CHOICE:
            return say(out, Act.TAKE_FINE, 0)
        case _:
            return say(out, Act.END_TURN, 0)


def answer_moment(b: Board, s: State, seat: int, memory: list[int], stream: list[Word], out: list[int]) -> bool:
    """Do what is asked of the seat where more than the turn is due."""
    match s.moment:
        case Moment.DEBT:
            forget_look(memory)
            return settle_debt(b, s, seat, out)
        case Moment.MORTGAGE:
            return choose_mortgage(b, s, seat, out)
        case Moment.WISH:
            return choose_wish(b, s, seat, out)
        case Moment.PLACE:
            forget_look(memory)
            return place_won(b, s, seat, out)
        case Moment.AUCTION:
            return choose_bid(b, s, seat, stream, out)
        case _:
            return take_turn(b, s, seat, out)


def choose_standard(
    b: Board, s: State, seat: int, memory: list[int], stream: list[Word], _listed: list[int], out: list[int]
) -> bool:
    """Answer as the standard bot: rent first, then offers, then what is due, then its own business."""
    if (s.claims > 0 or s.offers > 0) and standing_open(s):
        if s.claims > 0 and demand_rent(s, seat, out):
            return True
        if s.offers > 0 and answer_offer(b, s, seat, memory, out):
            return True
    if s.moment == Moment.TURN and s.phase == Phase.THROW:
        return before_throw(b, s, seat, memory, out)
    return s.awaited >> seat & 1 == 1 and answer_moment(b, s, seat, memory, stream, out)
