"""What can be read off a position: who lives, who owns what, what could be raised.

Ledger: short-wealth-*, debt-bankrupt-when-short.
"""

from bankhalter.rules.codes import CARD_BIT, HOTEL, NATURE, NOBODY, Auction, Due, Moment, Phase, Refusal
from bankhalter.rules.layout import DECKS, GROUP_SIZE, LOTS, Board, State

MORE_THAN_ALL = 1 << 30  # more cash than there can be


def rarely(condition: bool) -> bool:
    """The condition itself; compiled, what follows it is kept out of the way of the usual course."""
    return condition


def is_seat(s: State, seat: int) -> bool:
    """Whether `seat` is a seat of this game that is not bankrupt."""
    return 0 <= seat < s.seats and s.bankrupt[seat] == 0


def next_living(s: State, seat: int) -> int:
    """The next seat clockwise after `seat` that is not bankrupt (turn-order-clockwise)."""
    following = (seat + 1) % s.seats
    while s.bankrupt[following] == 1:
        following = (following + 1) % s.seats
    return following


def living(s: State) -> int:
    """Bits of the seats that are not bankrupt."""
    bits = 0
    for seat in range(s.seats):
        if s.bankrupt[seat] == 0:
            bits |= 1 << seat
    return bits


def take_out_of(numbers: list[int], index: int, count: int) -> None:
    """Close the gap at `index` of the first `count` numbers and put 0 behind them."""
    for i in range(index, count - 1):
        numbers[i] = numbers[i + 1]
    numbers[count - 1] = 0


def count_bits(bits: int) -> int:
    """How many bits of `bits` (not negative, at most 31) are set: summed by pairs, fours and so on."""
    pairs = bits - (bits >> 1 & 0x55555555)
    fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    eights = (fours & 0x0F0F0F0F) + (fours >> 4 & 0x0F0F0F0F)
    halves = eights + (eights >> 8)
    return halves + (halves >> 16) & 63


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit set; -1 if there is none."""
    if bits == 0:
        return -1
    place = 0
    while bits >> place & 1 == 0:
        place += 1
    return place


def available(s: State, seat: int) -> int:
    """Cash of `seat` less the bid that binds it in a running auction."""
    if s.auction != Auction.NONE and s.auction_leader == seat:
        return s.cash[seat] - s.auction_bid
    return s.cash[seat]


def interest(value: int) -> int:
    """10 % of a mortgage value, halves rounded up to the unit (mortgage-rounding-*)."""
    return (value + 5) // 10


def is_mortgaged(s: State, lot: int) -> bool:
    """Whether the lot is mortgaged."""
    return s.mortgaged >> lot & 1 == 1


def count_owned(b: Board, s: State, seat: int, group: int) -> int:
    """How many lots of `group` the seat owns, mortgaged ones included (station-mortgaged-counts)."""
    return count_bits(s.held[seat] & b.group_mask[group])


def owns_group(s: State, seat: int, group: int) -> bool:
    """Whether the seat owns every lot of `group`."""
    return s.whole[seat] >> group & 1 == 1


def group_mortgaged(b: Board, s: State, group: int) -> bool:
    """Whether any lot of `group` is mortgaged."""
    return s.mortgaged & b.group_mask[group] != 0


def group_built(b: Board, s: State, group: int) -> bool:
    """Whether any building stands in `group`."""
    for n in range(b.group_count[group]):
        if s.level[b.group_lot[group * GROUP_SIZE + n]] != 0:
            return True
    return False


def rank(b: Board, level: int) -> int:
    """Building steps behind a level: houses count 1 each, the hotel is the step after the last house."""
    return b.houses_for_hotel + 1 if level == HOTEL else level


def lowest_rank(b: Board, s: State, group: int) -> int:
    """The fewest building steps on any lot of `group`."""
    least = HOTEL
    for n in range(b.group_count[group]):
        least = min(least, s.level[b.group_lot[group * GROUP_SIZE + n]])
    return rank(b, least)


def highest_rank(b: Board, s: State, group: int) -> int:
    """The most building steps on any lot of `group`."""
    most = 0
    for n in range(b.group_count[group]):
        most = max(most, s.level[b.group_lot[group * GROUP_SIZE + n]])
    return rank(b, most)


def refund(b: Board, s: State, lot: int) -> int:
    """What the bank pays for all buildings on `lot`: half their price (sell-half-price)."""
    return rank(b, s.level[lot]) * b.house_cost[lot] // 2


def means_up_to(b: Board, s: State, seat: int, enough: int) -> int:
    """The `means` of the seat, counted only until they are `enough`."""
    total = s.cash[seat]
    lots = s.held[seat]
    while lots != 0 and total < enough:
        lot = lowest_bit(lots)
        lots &= lots - 1
        total += refund(b, s, lot)
        if not is_mortgaged(s, lot):
            total += b.mortgage[lot]
    return total


def means(b: Board, s: State, seat: int) -> int:
    """Cash plus what all buildings and mortgages of the seat would bring (debt-bankrupt-when-short).

    In banking too, although there an estate passes with its lots unmortgaged.
    """
    return means_up_to(b, s, seat, MORE_THAN_ALL)


def worth(b: Board, s: State, seat: int) -> int:
    """The wealth that decides short and timed games (short-wealth-*); a bankrupt seat has none."""
    if s.bankrupt[seat] == 1:
        return 0
    total = s.cash[seat] - s.interest_due[seat]
    for lot in range(LOTS):
        if s.owner[lot] == seat:
            price = b.price[lot]
            total += price // 2 if is_mortgaged(s, lot) else price
            total += rank(b, s.level[lot]) * b.house_cost[lot]
    return total


def lots_of(s: State, seat: int) -> int:
    """Mask of the lots and jail cards that the seat holds."""
    mask = s.held[seat]
    for deck in range(DECKS):
        if s.holder[deck] == seat:
            mask |= 1 << (CARD_BIT + deck)
    return mask


def first_debt(s: State, seat: int) -> int:
    """Index of the oldest debt of the seat, or -1."""
    for i in range(s.debts):
        if s.debtor[i] == seat:
            return i
    return -1


def due_debt(s: State, seat: int) -> int:
    """Index of the debt that the seat is awaited to settle, or -1."""
    i = first_debt(s, seat)
    return i if i >= 0 and s.debt_open[i] == Due.OPEN else -1


def auctions_pending(s: State) -> bool:
    """Whether an auction runs or waits; debts that arise now fall due when all have closed."""
    return s.auction != Auction.NONE or s.estate != 0


def between_turns(s: State) -> bool:
    """Whether a turn has ended and the next has not thrown (build-timing)."""
    return s.phase == Phase.THROW and s.throws == 0


def choices_of(s: State, seat: int) -> int:
    """Mask of the mortgaged lots that the seat has just received and must redeem or keep."""
    return s.choices & s.held[seat]


def first_choosing(s: State) -> int:
    """The first seat in turn order from the running turn that must redeem or keep mortgages, or NOBODY."""
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if choices_of(s, seat) != 0:
            return seat
    return NOBODY


def choosing_seat(s: State) -> int:
    """The seat that must redeem or keep mortgages first, or NOBODY."""
    return first_choosing(s) if rarely(s.choices != 0) else NOBODY


def standing_open(s: State) -> bool:
    """Whether standing actions are open at this moment (turn-anytime-actions)."""
    if rarely(s.shortage != 0):
        return False
    match s.moment:
        case Moment.DEBT | Moment.AUCTION:
            return True
        case Moment.TURN:
            return s.phase == Phase.THROW or s.phase == Phase.END or s.phase == Phase.BUY
        case _:
            return False


def not_now(s: State, seat: int) -> Refusal:
    """Why an action that is not for this moment is refused: what must come first."""
    if s.shortage != 0:
        return Refusal.WISHES_FIRST
    match s.moment:
        case Moment.DEBT:
            return Refusal.OWES if due_debt(s, seat) >= 0 else Refusal.NOT_NOW
        case Moment.AUCTION:
            return Refusal.AUCTION_RUNS
        case _:
            if s.awaited >> NATURE & 1 == 1:
                return Refusal.NATURE_AWAITED
            buying = s.moment == Moment.TURN and s.phase == Phase.BUY
            return Refusal.BUY_OR_DECLINE if buying else Refusal.NOT_NOW


def entitled(b: Board, s: State, seat: int) -> bool:
    """Whether the seat plays with the speed die (speeddie-unlock)."""
    return b.speed_die == 1 and s.passed_go[seat] == 1


def dice_due(b: Board, s: State) -> int:
    """How many dice nature throws for the throw that is due: 2 or 3; 0 if none is."""
    if s.moment == Moment.RENT_THROW:
        return s.rent_dice
    if s.moment != Moment.TURN:
        return 0
    if s.phase == Phase.ORDER:
        return 2
    if s.phase == Phase.THROW:
        return 3 if s.jail[s.turn] == 0 and entitled(b, s, s.turn) else 2
    return 0
