"""The novice: plays by the rules and by feeling, and makes the mistakes that beginners make.

It keeps hardly any cash back and sees no more in a lot than its printed price, so that a rival may get the last street
of a group for an even sum. It builds late and one building a turn, meets debts with its dearest lots, and now and then
overlooks a rent. It never gives a lot for nothing and never bids above one and a half times the printed price.
"""

from bankhalter.bots.answers import say, say_terms
from bankhalter.bots.walker import demand_rent, leave_jail_early
from bankhalter.rules.auction import least_bid
from bankhalter.rules.bankruptcy import refuse_bankrupt, refuse_pay
from bankhalter.rules.codes import BANK, CARD_BIT, HAND_BIT, Act, Auction, Moment, Phase, Refusal
from bankhalter.rules.layout import DECKS, LOTS, SEATS, SQUARES, Board, State, Word
from bankhalter.rules.mortgage import lot_to_choose, redemption_price, refuse_mortgage
from bankhalter.rules.offers import DEAL_MASK, offer_stands
from bankhalter.rules.queries import available, count_owned, is_mortgaged, owns_group, standing_open
from bankhalter.rules.selling import refuse_sell
from bankhalter.rules.shortage import refuse_build, refuse_placing
from bankhalter.rules.stream import draw_below
from bankhalter.rules.trade import refuse_accept, refuse_offer

NONE = -1  # no lot
ASKED_FOR = 0  # of its memory: lots it has offered for, each once in a game
BUILT = 1  # of its memory: 1 once it has built in this turn
TO_OVERLOOK = 25  # once in so many times it does not see a rent
TO_BUILD = 2  # once in so many turns it thinks of building
TO_TRADE = 10  # once in so many turns it thinks of a trade
TO_DISLIKE = 4  # once in so many times it does not like an even trade


def demand_seen(s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Demand a rent, unless it is overlooked."""
    return demand_rent(s, seat, out) and draw_below(stream, TO_OVERLOOK) > 0


def choose_purchase(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Buy while cash lasts, to the last bit or to a thin reserve."""
    kept = draw_below(stream, b.salary // 5)
    bought = available(s, seat) >= b.price[b.lot_of[s.at[seat]]] + kept
    return say(out, Act.BUY if bought else Act.DECLINE, 0)


def printed_worth(b: Board, s: State, seat: int) -> int:
    """What is printed on the thing under the hammer: the price of the lot, or of the seat's dearest buildings."""
    if s.auction == Auction.LOT:
        return b.price[s.auction_lot]
    most = 0
    for lot in range(LOTS):
        if s.owner[lot] == seat and owns_group(s, seat, b.group[lot]):
            most = max(most, b.house_cost[lot])
    return most


def choose_bid(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Bid a little more if it feels right: surely up to half of the printed price, never above one and a half."""
    printed = printed_worth(b, s, seat)
    feeling = printed // 2 + draw_below(stream, printed + 1)
    least = least_bid(b, s)
    bid = least + draw_below(stream, max(1, printed // 8))
    limit = min(feeling, s.cash[seat])
    return say(out, Act.PASS, 0) if least > limit else say(out, Act.BID, min(bid, limit))


def even_value(b: Board, s: State, mask: int) -> int:
    """The printed prices of the lots, half of them where mortgaged, and the fine for each jail card."""
    total = 0
    for lot in range(LOTS):
        if mask >> lot & 1 == 1:
            total += b.price[lot] // 2 if is_mortgaged(s, lot) else b.price[lot]
    for deck in range(DECKS):
        total += b.fine * (mask >> (CARD_BIT + deck) & 1)
    return total


def looks_good(b: Board, s: State, seat: int, proposer: int, stream: list[Word]) -> bool:
    """Whether what an offer brings is printed with as much as what it takes; a lot for nothing is never that."""
    pair = proposer * SEATS + seat
    gets = even_value(b, s, s.offer_give[pair] & DEAL_MASK) + s.offer_give_cash[pair]
    gives = even_value(b, s, s.offer_want[pair]) + s.offer_want_cash[pair]
    if gets == 0 or gets < gives or refuse_accept(b, s, seat, proposer) != Refusal.NONE:
        return False
    return s.offer_give[pair] & HAND_BIT != 0 or draw_below(stream, TO_DISLIKE) > 0


def answer_offer(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Accept or reject the first offer that waits for the seat; False if there is none."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            good = looks_good(b, s, seat, other, stream)
            return say(out, Act.ACCEPT if good else Act.REJECT, other)
    return False


def lot_to_wish(b: Board, s: State, seat: int, memory: list[int]) -> int:
    """The first lot of another seat, never asked for yet, in a group that the seat has begun; or NONE."""
    for lot in range(LOTS):
        owner = s.owner[lot]
        if owner == BANK or owner == seat or memory[ASKED_FOR] >> lot & 1 == 1:
            continue
        if count_owned(b, s, seat, b.group[lot]) > 0:
            return lot
    return NONE


def lot_to_spare(b: Board, s: State, seat: int, wanted: int) -> int:
    """A lot of the seat outside that group, printed with about as much as `wanted`; or NONE."""
    for lot in range(LOTS):
        if s.owner[lot] != seat or b.group[lot] == b.group[wanted] or is_mortgaged(s, lot):
            continue
        if abs(b.price[lot] - b.price[wanted]) <= b.salary // 10:
            return lot
    return NONE


def offer_once(b: Board, s: State, seat: int, memory: list[int], stream: list[Word], out: list[int]) -> bool:
    """Seldom, offer for a lot: another of about its price, or its price and up to a quarter more; for each lot once."""
    if draw_below(stream, TO_TRADE) > 0:
        return False
    wanted = lot_to_wish(b, s, seat, memory)
    if wanted == NONE:
        return False
    memory[ASKED_FOR] |= 1 << wanted
    partner = s.owner[wanted]
    spared = NONE if draw_below(stream, 2) == 0 else lot_to_spare(b, s, seat, wanted)
    give = 0 if spared == NONE else 1 << spared
    cash = b.price[wanted] + draw_below(stream, b.price[wanted] // 4 + 1) if give == 0 else 0
    if refuse_offer(b, s, seat, partner, give, cash, 1 << wanted, 0) != Refusal.NONE:
        return False
    return say_terms(out, Act.OFFER, partner, give, cash, 1 << wanted, 0)


def build_one(b: Board, s: State, seat: int, memory: list[int], stream: list[Word], out: list[int]) -> bool:
    """Now and then, with half a salary left, put one building on the first lot that takes it."""
    if memory[BUILT] == 1 or draw_below(stream, TO_BUILD) > 0:
        return False
    for lot in range(LOTS):
        if s.owner[lot] != seat or b.house_cost[lot] == 0 or available(s, seat) < b.house_cost[lot] + b.salary // 2:
            continue
        if refuse_build(b, s, seat, lot) == Refusal.NONE:
            memory[BUILT] = 1
            return say(out, Act.BUILD, lot)
    return False


def redeem_one(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """With two salaries left, redeem the first mortgage on the board."""
    for lot in range(LOTS):
        if s.owner[lot] != seat or not is_mortgaged(s, lot):
            continue
        if available(s, seat) >= redemption_price(b, lot) + 2 * b.salary:
            return say(out, Act.REDEEM, lot)
    return False


def before_throw(b: Board, s: State, seat: int, memory: list[int], stream: list[Word], out: list[int]) -> bool:
    """Own business before the first throw of the turn, then the throw; out of jail by paying or throwing, by whim."""
    if seat != s.turn:
        return False
    if s.throws == 0:
        if redeem_one(b, s, seat, out) or build_one(b, s, seat, memory, stream, out):
            return True
        if offer_once(b, s, seat, memory, stream, out):
            return True
    memory[BUILT] = 0
    whim = draw_below(stream, 2)
    return (whim == 0 and leave_jail_early(b, s, seat, out)) or say(out, Act.THROW, 0)


def dearest_mortgage(b: Board, s: State, seat: int) -> int:
    """The lot of the seat whose mortgage brings most, or NONE."""
    best = NONE
    for lot in range(LOTS):
        if refuse_mortgage(b, s, seat, lot) == Refusal.NONE and (best == NONE or b.mortgage[lot] > b.mortgage[best]):
            best = lot
    return best


def settle_debt(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Pay, or give in if it is hopeless, or mortgage the dearest lot, or sell the first building on the board."""
    if refuse_pay(s, seat) == Refusal.NONE:
        return say(out, Act.PAY, 0)
    if refuse_bankrupt(b, s, seat) == Refusal.NONE:
        return say(out, Act.BANKRUPT, 0)
    lot = dearest_mortgage(b, s, seat)
    if lot != NONE:
        return say(out, Act.MORTGAGE, lot)
    for built in range(LOTS):
        if s.level[built] > 0 and refuse_sell(b, s, seat, built) == Refusal.NONE:
            return say(out, Act.SELL, built)
    return False


def place_first(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Put the building won on the first lot that takes it."""
    for lot in range(LOTS):
        if refuse_placing(b, s, seat, lot) == Refusal.NONE:
            return say(out, Act.PLACE, lot)
    return False


def choose_bus(s: State, stream: list[Word], out: list[int]) -> bool:
    """Any of the three moves."""
    whim = draw_below(stream, 3)
    return say(out, Act.MOVE, s.dice[0] + s.dice[1] if whim == 2 else s.dice[whim])


def choose_jump(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Jump to the next free lot ahead that the cash buys, else to GO."""
    for squares in range(1, SQUARES):
        square = (s.at[seat] + squares) % SQUARES
        lot = b.lot_of[square]
        if lot >= 0 and s.owner[lot] == BANK and available(s, seat) >= b.price[lot]:
            return say(out, Act.JUMP, square)
    return say(out, Act.JUMP, 0)


def take_turn(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Do what the turn asks of its seat, throws before a move aside."""
    match s.phase:
        case Phase.ORDER:
            return say(out, Act.THROW, 0)
        case Phase.BUS:
            return choose_bus(s, stream, out)
        case Phase.JUMP:
            return choose_jump(b, s, seat, out)
        case Phase.BUY:
            return choose_purchase(b, s, seat, stream, out)
        case Phase.CHOICE:
            return say(out, Act.TAKE_FINE if draw_below(stream, 2) == 0 else Act.TAKE_CHANCE, 0)
        case _:
            return say(out, Act.END_TURN, 0)


def answer_moment(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Do what is asked of the seat where more than the turn is due."""
    match s.moment:
        case Moment.DEBT:
            return settle_debt(b, s, seat, out)
        case Moment.MORTGAGE:
            return say(out, Act.KEEP, lot_to_choose(s, seat))
        case Moment.WISH:
            return say(out, Act.WANT, 1 if seat == s.builder else 0)
        case Moment.PLACE:
            return place_first(b, s, seat, out)
        case Moment.AUCTION:
            return choose_bid(b, s, seat, stream, out)
        case _:
            return take_turn(b, s, seat, stream, out)


def choose_novice(
    b: Board, s: State, seat: int, memory: list[int], stream: list[Word], _listed: list[int], out: list[int]
) -> bool:
    """Answer as the novice: rent first, unless it is overlooked, then offers, then what is due or its own business."""
    if (s.claims > 0 or s.offers > 0) and standing_open(s):
        if s.claims > 0 and demand_seen(s, seat, stream, out):
            return True
        if s.offers > 0 and answer_offer(b, s, seat, stream, out):
            return True
    if s.moment == Moment.TURN and s.phase == Phase.THROW:
        return before_throw(b, s, seat, memory, stream, out)
    return s.awaited >> seat & 1 == 1 and answer_moment(b, s, seat, stream, out)
