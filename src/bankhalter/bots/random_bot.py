"""The random bot: any legal action may come, so that its games try out every corner. It never gives up."""

from bankhalter.bots.answers import say, say_terms
from bankhalter.bots.walker import demand_rent
from bankhalter.rules.codes import CARD_BIT, NOBODY, Act, Moment, Refusal
from bankhalter.rules.layout import DECKS, LOTS, SEATS, STRIDE, Board, State, Word
from bankhalter.rules.legal import list_awaited, list_standing
from bankhalter.rules.queries import available, due_debt, standing_open
from bankhalter.rules.stream import draw_below
from bankhalter.rules.trade import refuse_counter, refuse_hand, refuse_offer

BOLDNESS = 20  # bids lie above the least by up to the salary over this
TO_OTHER_BUSINESS = 4  # once in so many asks an awaited seat does something else first
TO_LET_OFF = 8  # once in so many asks it does not think of its rents
TO_NOTHING = 2  # once in so many asks a seat that is not awaited does nothing
TO_OFFER = 8  # once in so many asks about standing actions it thinks of a trade
DOWNHILL = 8  # once in so many times it sells or mortgages without need, so that games go on to an end
TRIES = 4  # places of the lists it looks at for a lot to trade


def pick_lot(s: State, seat: int, stream: list[Word]) -> int:
    """Mask of a lot or jail card of the seat, met by looking at a few places; 0 if it met none."""
    for _ in range(TRIES):
        place = draw_below(stream, LOTS + DECKS)
        if place < LOTS and s.owner[place] == seat:
            return 1 << place
        if place >= LOTS and s.holder[place - LOTS] == seat:
            return 1 << (CARD_BIT + place - LOTS)
    return 0


def pick_cash(s: State, seat: int, stream: list[Word]) -> int:
    """No cash mostly, else up to all that the seat has."""
    return 0 if draw_below(stream, 2) == 0 else draw_below(stream, available(s, seat) + 1)


def pick_partner(s: State, seat: int, stream: list[Word]) -> int:
    """Another living seat, or NOBODY."""
    other = draw_below(stream, s.seats)
    return NOBODY if other == seat or s.bankrupt[other] == 1 else other


def hand_lot(b: Board, s: State, seat: int, lot: int, stream: list[Word], out: list[int]) -> bool:
    """Offer a lot to the creditor against a part of the debt, where the edition knows that."""
    i = due_debt(s, seat)
    if i < 0 or lot >= 1 << CARD_BIT:
        return False
    amount = 1 + draw_below(stream, s.debt_amount[i])
    if refuse_hand(b, s, seat, s.creditor[i], lot, amount) != Refusal.NONE:
        return False
    return say_terms(out, Act.HAND, s.creditor[i], lot, amount, 0, 0)


def offer_anything(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Offer a random trade, if the one thought of is possible."""
    partner = pick_partner(s, seat, stream)
    if partner == NOBODY:
        return False
    give = pick_lot(s, seat, stream)
    want = pick_lot(s, partner, stream)
    if hand_lot(b, s, seat, give, stream, out):
        return True
    give_cash = pick_cash(s, seat, stream)
    want_cash = pick_cash(s, partner, stream)
    if refuse_offer(b, s, seat, partner, give, give_cash, want, want_cash) != Refusal.NONE:
        return False
    return say_terms(out, Act.OFFER, partner, give, give_cash, want, want_cash)


def counter_offer(b: Board, s: State, seat: int, proposer: int, stream: list[Word], out: list[int]) -> bool:
    """Now and then answer an offer by its mirror image with other cash, if that is possible."""
    if draw_below(stream, 4) > 0:
        return False
    pair = proposer * SEATS + seat
    give = s.offer_want[pair]
    want = s.offer_give[pair]
    give_cash = pick_cash(s, seat, stream)
    if refuse_counter(b, s, seat, proposer, give, give_cash, want, 0) != Refusal.NONE:
        return False
    return say_terms(out, Act.COUNTER, proposer, give, give_cash, want, 0)


def say_listed(
    b: Board, s: State, seat: int, entry: int, stream: list[Word], listed: list[int], out: list[int]
) -> bool:
    """Answer with entry number `entry` of the list, with a number of the range where it stands for one."""
    act = listed[STRIDE * entry]
    x0 = listed[STRIDE * entry + 1]
    x1 = listed[STRIDE * entry + 2]
    match act:
        case Act.BID:
            return say(out, act, x0 + draw_below(stream, min(x1 - x0, b.salary // BOLDNESS) + 1))
        case Act.WANT:
            return say(out, act, x0 + draw_below(stream, x1 - x0 + 1))
        case Act.REJECT:
            return counter_offer(b, s, seat, x0, stream, out) or say(out, act, x0)
        case Act.GIVE_UP:
            return False
        case Act.SELL | Act.SELL_WHOLE | Act.MORTGAGE:
            needed = due_debt(s, seat) >= 0
            return (needed or draw_below(stream, DOWNHILL) == 0) and say(out, act, x0)
        case _:
            return say(out, act, x0)


def do_standing(
    b: Board, s: State, seat: int, first: int, stream: list[Word], listed: list[int], out: list[int]
) -> bool:
    """Take one of the standing actions, which the list gets from place `first` on; False if it takes none."""
    if draw_below(stream, TO_OFFER) == 0 and offer_anything(b, s, seat, stream, out):
        return True
    n = list_standing(b, s, seat, listed, first)
    if n == first:
        return False
    return say_listed(b, s, seat, first + draw_below(stream, n - first), stream, listed, out)


def choose_random(
    b: Board, s: State, seat: int, _memory: list[int], stream: list[Word], listed: list[int], out: list[int]
) -> bool:
    """Answer with what is asked or, now and then, with a standing action; all of a kind are equally likely."""
    n = list_awaited(b, s, seat, listed, 0)
    if s.awaited >> seat & 1 == 0:
        n = 0
    idle = n == 0 and s.moment != Moment.DEBT and draw_below(stream, TO_NOTHING) == 0
    if s.claims > 0 and draw_below(stream, TO_LET_OFF) > 0 and demand_rent(s, seat, out):
        return True
    strays = standing_open(s) and not idle and (n == 0 or draw_below(stream, TO_OTHER_BUSINESS) == 0)
    if strays and do_standing(b, s, seat, n, stream, listed, out):
        return True
    return n > 0 and say_listed(b, s, seat, draw_below(stream, n), stream, listed, out)
