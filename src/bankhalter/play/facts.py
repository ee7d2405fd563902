"""What one wants to know of a lot before paying for it: who has what of its group, and what it earns."""

from bankhalter.notation.sides import lots_in
from bankhalter.play.outlook import Outlook
from bankhalter.play.phrases import colour_of, lot_name
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import BANK, HOTEL, UTILITIES, Auction, Moment, Phase, Square
from bankhalter.rules.layout import GROUP_SIZE, GROUPS, LEVELS, SEATS, SQUARES, Board, State
from bankhalter.rules.queries import count_owned, is_mortgaged
from bankhalter.rules.rent import claim_rent, dice_factor, street_rent
from bankhalter.words.messages import Message, Money, listed, say

GROUP_KINDS = {Square.STATION: "station", Square.UTILITY: "utility"}


def lot_on_offer(view: Outlook) -> int:
    """Return the lot that can be bought or is under the hammer, or -1."""
    s, b = view.state, view.board
    if s.moment == Moment.AUCTION and s.auction == Auction.LOT:
        return s.auction_lot
    return b.lot_of[s.at[s.turn]] if s.moment == Moment.TURN and s.phase == Phase.BUY else -1


def lot_facts(view: Outlook, lot: int) -> Message:
    """Return who owns its group, and its rents."""
    b = view.board
    rents = b.rent[lot * LEVELS : (lot + 1) * LEVELS]
    owners, count = group_owners(view, lot), b.group_count[b.group[lot]]
    match b.kind[view.table.square(lot)]:
        case Square.STREET:
            cost = Money(b.house_cost[lot])
            colour = colour_of(view.table, lot)
            return say(
                "facts-street", colour=colour, owners=owners, rent=Money(rents[0]), most=Money(rents[HOTEL]), cost=cost
            )
        case Square.STATION:
            return say("facts-station", owners=owners, rent=Money(rents[0]), most=Money(rents[count - 1]))
        case _:
            return say("facts-utility", owners=owners, rent=Money(rents[0]), most=Money(rents[1]))


def group_owners(view: Outlook, lot: int) -> Message:
    """Return how many lots of the group each seat has, and which of the others are free."""
    b, s = view.board, view.state
    group = b.group[lot]
    lots = b.group_lot[group * GROUP_SIZE :][: b.group_count[group]]
    owners = [s.owner[each] for each in lots]
    shares = [
        say("facts-share", who=name, count=owners.count(seat))
        for seat, name in enumerate(view.game.seats)
        if seat in owners
    ]
    free = [lot_name(view.table, each) for each in lots if each != lot and s.owner[each] == BANK]
    if not free:
        return say("facts-shares", shares=listed(shares))
    if not shares:
        return say("facts-free", lots=listed(free), count=len(free))
    return say("facts-shares-and-free", shares=listed(shares), lots=listed(free), count=len(free))


def completed_groups(view: Outlook, proposer: int, partner: int) -> list[Message]:
    """Return which whole groups an open offer would bring either side."""
    b, s, pair = view.board, view.state, proposer * SEATS + partner
    owners = list(s.owner)
    for taken, receiver in ((s.offer_give[pair], partner), (s.offer_want[pair], proposer)):
        for lot in lots_in(taken):
            owners[lot] = receiver
    completed = []
    for group in range(GROUPS):
        lots = b.group_lot[group * GROUP_SIZE :][: b.group_count[group]]
        after = {owners[lot] for lot in lots}
        if len(after) == 1 and after <= {proposer, partner} and after != {s.owner[lot] for lot in lots}:
            square = view.table.square(lots[0])
            kind = GROUP_KINDS.get(Square(b.kind[square]), "street")
            who = view.game.seats[after.pop()]
            colour = colour_of(view.table, lots[0]) if kind == "street" else ""
            completed.append(say("offer-completes", who=who, kind=kind, colour=colour))
    return completed


def square_thrown(s: State, seat: int) -> int:
    """Return the square to which all dice together take `seat`."""
    return (s.at[seat] + sum(s.dice)) % SQUARES


def landing_facts(view: Outlook, seat: int, square: int) -> Message | None:
    """Return what landing there would bring or cost `seat`; None where the square alone says it."""
    b, s = view.board, view.state
    lot = b.lot_of[square]
    if b.kind[square] == Square.GO:
        return say("facts-salary", amount=Money(b.salary))
    if lot < 0:
        return say("square-tax", amount=Money(b.tax[square])) if b.tax[square] else None
    owner = s.owner[lot]
    if owner == BANK:
        return say("square-free", amount=Money(b.price[lot]))
    if owner == seat:
        return say("facts-own-mortgaged" if is_mortgaged(s, lot) else "facts-own")
    who = view.game.seats[owner]
    if is_mortgaged(s, lot):
        return say("square-owned-mortgaged", who=who)
    landed = s.copy()
    claim_rent(b, landed, seat, lot, 0)
    rent = landed.claim_amount[landed.claims - 1]
    return say("facts-rent", who=who, amount=Money(rent)) if rent else say("facts-rent-thrown", who=who)


def rent_now(b: Board, s: State, landed: State, lot: int) -> tuple[int | None, int | None]:
    """Return what is due from who lands on a lot by throwing, and the factor on the dice if it depends on them.

    `landed`: a copy of the position, in which claims may be opened.
    """
    if s.owner[lot] == BANK:
        return None, None
    if is_mortgaged(s, lot):
        return 0, None
    if b.group[lot] == UTILITIES:
        return None, dice_factor(b, s, lot)
    landed.claims = 0
    claim_rent(b, landed, (s.owner[lot] + 1) % s.seats, lot, 0)
    return (None, landed.claim_factor[0]) if landed.claim_factor[0] else (landed.claim_amount[0], None)


def deed_row(b: Board, s: State, lot: int) -> int | None:
    """Return which line of its deed is in force, from 0: of a street its rents, bare and for the whole group first.

    None where it earns nothing.
    """
    owner = s.owner[lot]
    if owner == BANK or is_mortgaged(s, lot):
        return None
    match b.kind[b.square_of[lot]]:
        case Square.STREET if s.level[lot] > 0:
            return s.level[lot] + 1
        case Square.STREET:
            return 1 if street_rent(b, s, lot) > b.rent[lot * LEVELS] else 0
    return count_owned(b, s, owner, b.group[lot]) - 1


def needed(b: Board, s: State, seat: int) -> int | None:
    """Return what `seat` needs cash for, in units: its debts, the lot that it may buy, or the next bid that counts."""
    debts = [s.debt_amount[debt] for debt in range(s.debts) if s.debtor[debt] == seat]
    if debts:
        return debts[0]
    if s.auction != Auction.NONE:
        return least_bid(b, s) if s.auction_in >> seat & 1 and s.auction_leader != seat else None
    if s.moment == Moment.TURN and s.phase == Phase.BUY and s.turn == seat:
        return b.price[b.lot_of[s.at[seat]]]
    return None
