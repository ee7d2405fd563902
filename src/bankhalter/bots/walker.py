"""The walker: it only moves. It owns nothing it was not dealt, and its path shows how often squares are visited."""

from bankhalter.bots.answers import say
from bankhalter.bots.raising import settle_debt
from bankhalter.rules.codes import Act, Moment, Phase, Refusal
from bankhalter.rules.jail import refuse_fine
from bankhalter.rules.layout import DECKS, SQUARES, Board, State, Word
from bankhalter.rules.mortgage import lot_to_choose
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import standing_open
from bankhalter.rules.rent import refuse_demand


def demand_rent(s: State, seat: int, out: list[int]) -> bool:
    """Demand the oldest rent that the seat may claim; False if there is none."""
    for i in range(s.claims):
        if refuse_demand(s, seat, i) == Refusal.NONE:
            return say(out, Act.DEMAND, i)
    return False


def reject_offer(s: State, seat: int, out: list[int]) -> bool:
    """Turn down the first offer that waits for the seat; False if there is none."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            return say(out, Act.REJECT, other)
    return False


def leave_jail_early(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Use a jail card, or pay the fine; False if neither can be done."""
    if s.jail[seat] == 0 or s.throws > 0:
        return False
    for deck in range(DECKS):
        if s.holder[deck] == seat:
            return say(out, Act.USE_CARD, deck)
    return refuse_fine(b, s, seat) == Refusal.NONE and say(out, Act.PAY_FINE, 0)


def walk(b: Board, s: State, seat: int, leaves: bool, out: list[int]) -> bool:
    """Do what the turn asks, and no more."""
    match s.phase:
        case Phase.THROW:
            return (leaves and leave_jail_early(b, s, seat, out)) or say(out, Act.THROW, 0)
        case Phase.BUS:
            return say(out, Act.MOVE, s.dice[0] + s.dice[1])
        case Phase.JUMP:
            return say(out, Act.JUMP, (s.at[seat] + 3 * s.dice[0]) % SQUARES)
        case Phase.BUY:
            return say(out, Act.DECLINE, 0)
        case Phase.CHOICE:
            return say(out, Act.TAKE_CHANCE, 0)
        case Phase.END:
            return say(out, Act.END_TURN, 0)
        case _:
            return say(out, Act.THROW, 0)


def choose_walker(b: Board, s: State, seat: int, leaves: bool, out: list[int]) -> bool:
    """Answer as a walker; `leaves`: pays or plays its card to leave jail at once, else it throws until it is out."""
    if (
        (s.claims > 0 or s.offers > 0)
        and standing_open(s)
        and (demand_rent(s, seat, out) or reject_offer(s, seat, out))
    ):
        return True
    if s.awaited >> seat & 1 == 0:
        return False
    match s.moment:
        case Moment.DEBT:
            return settle_debt(b, s, seat, out)
        case Moment.MORTGAGE:
            return say(out, Act.KEEP, lot_to_choose(s, seat))
        case Moment.WISH:
            return say(out, Act.WANT, 0)
        case Moment.AUCTION:
            return say(out, Act.PASS, 0)
        case _:
            return walk(b, s, seat, leaves, out)


def choose_leaver(
    b: Board, s: State, seat: int, _memory: list[int], _stream: list[Word], _listed: list[int], out: list[int]
) -> bool:
    """Answer as a walker that leaves jail as soon as it can."""
    return choose_walker(b, s, seat, True, out)


def choose_stayer(
    b: Board, s: State, seat: int, _memory: list[int], _stream: list[Word], _listed: list[int], out: list[int]
) -> bool:
    """Answer as a walker that stays in jail until doubles or the third failure free it."""
    return choose_walker(b, s, seat, False, out)
