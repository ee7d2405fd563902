"""Every way in which a state can be impossible, as named flags; no sequence of legal actions may ever raise one."""

from bankhalter.rules.codes import (
    BANK,
    HOTEL,
    LAST_ATTEMPT,
    NATURE,
    NOBODY,
    Auction,
    Building,
    Fault,
    Moment,
    Phase,
    Square,
)
from bankhalter.rules.decks import jail_card_of
from bankhalter.rules.layout import (
    CARDS,
    DEBTS,
    DECKS,
    GROUPS,
    LOTS,
    PAIRS,
    SEATS,
    SQUARES,
    Board,
    State,
)
from bankhalter.rules.queries import (
    available,
    count_bits,
    group_mortgaged,
    highest_rank,
    is_mortgaged,
    is_seat,
    living,
    lowest_rank,
    owns_group,
)


def flag(fault: Fault, raised: bool) -> int:
    """The bit of `fault` if it is raised, else 0."""
    return 1 << fault if raised else 0


def seat_faults(b: Board, s: State, seat: int) -> int:
    """What is impossible about one seat."""
    bits = flag(Fault.CASH_NEGATIVE, s.cash[seat] < 0)
    bits |= flag(Fault.BID_NOT_COVERED, available(s, seat) < 0)
    bits |= flag(Fault.OFF_BOARD, s.at[seat] < 0 or s.at[seat] >= SQUARES)
    bits |= flag(Fault.JAIL_ATTEMPT, s.jail[seat] < 0 or s.jail[seat] > LAST_ATTEMPT)
    bits |= flag(Fault.JAILED_ELSEWHERE, s.jail[seat] > 0 and s.at[seat] != b.jail_square)
    if s.bankrupt[seat] == 1:
        bits |= flag(Fault.BANKRUPT_OWNS, s.cash[seat] != 0 or s.jail[seat] != 0)
        for deck in range(DECKS):
            bits |= flag(Fault.BANKRUPT_OWNS, s.holder[deck] == seat)
    return bits


def choice_faults(s: State) -> int:
    """Whether somebody must choose about a lot that nobody owns, or that is not mortgaged."""
    owned = 0
    for seat in range(SEATS):
        owned |= s.held[seat]
    return flag(Fault.CHOICE_WRONG, s.choices & ~(owned & s.mortgaged) != 0)


def lot_faults(b: Board, s: State, lot: int) -> int:
    """What is impossible about one lot."""
    owner = s.owner[lot]
    level = s.level[lot]
    bits = flag(Fault.OWNER_UNKNOWN, owner < BANK or owner >= s.seats)
    bits |= flag(Fault.BANKRUPT_OWNS, owner >= 0 and not is_seat(s, owner))
    for seat in range(SEATS):
        bits |= flag(Fault.OWNER_UNKNOWN, (s.held[seat] >> lot & 1 == 1) != (owner == seat))
    bits |= flag(Fault.BANK_MORTGAGED, owner == BANK and is_mortgaged(s, lot))
    bits |= flag(Fault.LEVEL_UNKNOWN, level < 0 or level > HOTEL or (b.houses_for_hotel < level < HOTEL))
    if level > 0:
        bits |= flag(Fault.BUILT_NOT_STREET, b.kind[b.square_of[lot]] != Square.STREET)
        bits |= flag(Fault.BUILT_WITHOUT_GROUP, not owns_group(s, owner, b.group[lot]))
        bits |= flag(Fault.BUILT_AND_MORTGAGED, group_mortgaged(b, s, b.group[lot]))
    return bits


def group_faults(b: Board, s: State, seat: int, group: int) -> int:
    """Whether it is kept wrongly if the seat owns the group in part or whole."""
    own = s.held[seat] & b.group_mask[group]
    bits = flag(Fault.OWNER_UNKNOWN, (s.parts[seat] >> group & 1 == 1) != (own != 0))
    return bits | flag(Fault.OWNER_UNKNOWN, owns_group(s, seat, group) != (own == b.group_mask[group]))


def owner_faults(s: State) -> int:
    """Whether it is kept wrongly which seats own anything."""
    bits = 0
    for seat in range(SEATS):
        bits |= flag(Fault.OWNER_UNKNOWN, (s.owners >> seat & 1 == 1) != (s.held[seat] != 0))
    return bits


def stock_faults(b: Board, s: State) -> int:
    """Whether pieces were lost or made."""
    houses = s.stock[Building.HOUSE]
    hotels = s.stock[Building.HOTEL]
    for lot in range(LOTS):
        if s.level[lot] == HOTEL:
            hotels += 1
        else:
            houses += s.level[lot]
    bits = flag(Fault.STOCK_NEGATIVE, s.stock[Building.HOUSE] < 0 or s.stock[Building.HOTEL] < 0)
    return bits | flag(Fault.STOCK_EXCEEDED, houses > b.houses or hotels > b.hotels)


def deck_faults(b: Board, s: State, deck: int) -> int:
    """Whether a card of the deck is missing or there twice."""
    seen = s.unseen[deck]
    total = count_bits(s.unseen[deck]) + s.known_count[deck]
    for i in range(s.known_count[deck]):
        seen |= 1 << s.known[deck * CARDS + i]
    if s.holder[deck] != NOBODY:
        total += 1
        seen |= 1 << jail_card_of(b, deck)
    return flag(Fault.CARDS_WRONG, total != CARDS or seen != (1 << CARDS) - 1)


def uneven(b: Board, s: State, group: int) -> bool:
    """Whether a group differs by more than one step where the edition has no sale of whole hotels."""
    return b.whole_hotel_sale == 0 and highest_rank(b, s, group) - lowest_rank(b, s, group) > 1


def business_faults(s: State) -> int:
    """What is impossible about claims, debts, offers and the hammer."""
    bits = 0
    for i in range(s.claims):
        same = s.claim_guest[i] == s.claim_owner[i]
        bits |= flag(Fault.CLAIM_WRONG, same or not is_seat(s, s.claim_guest[i]) or not is_seat(s, s.claim_owner[i]))
    for i in range(s.debts):
        bits |= flag(Fault.DEBT_WRONG, s.debt_amount[i] <= 0 or not is_seat(s, s.debtor[i]))
        bits |= flag(Fault.DEBT_WRONG, s.creditor[i] != BANK and not is_seat(s, s.creditor[i]))
    for i in range(s.debts, DEBTS):
        bits |= flag(Fault.DEBT_WRONG, s.debt_amount[i] != 0)
    open_offers = 0
    for pair in range(PAIRS):
        open_offers += 1 if s.offer_give[pair] != 0 or s.offer_want[pair] != 0 else 0
    bits |= flag(Fault.OFFERS_WRONG, open_offers != s.offers)
    if s.auction == Auction.LOT:
        bits |= flag(Fault.AUCTION_WRONG, s.owner[s.auction_lot] != BANK)
    return bits | flag(Fault.AUCTION_WRONG, s.auction_in & ~living(s) != 0)


def faults(b: Board, s: State) -> int:
    """Bits of all `Fault`s of the state; 0 is a possible state."""
    bits = stock_faults(b, s) | business_faults(s) | owner_faults(s) | choice_faults(s)
    for seat in range(s.seats):
        bits |= seat_faults(b, s, seat)
    for lot in range(LOTS):
        bits |= lot_faults(b, s, lot)
    for deck in range(DECKS):
        bits |= deck_faults(b, s, deck)
    for group in range(GROUPS):
        bits |= flag(Fault.UNEVEN, uneven(b, s, group))
        for seat in range(SEATS):
            bits |= group_faults(b, s, seat, group)
    bits |= flag(Fault.NOBODY_AWAITED, s.phase != Phase.OVER and s.awaited == 0)
    bits |= flag(Fault.BANKRUPT_AWAITED, s.awaited & ~(living(s) | 1 << NATURE) != 0)
    bits |= flag(Fault.OVER_WRONG, (s.phase == Phase.OVER) != (s.moment == Moment.OVER))
    bits |= flag(Fault.TURN_OF_BANKRUPT, s.phase > Phase.ORDER and s.phase != Phase.OVER and not is_seat(s, s.turn))
    return bits
