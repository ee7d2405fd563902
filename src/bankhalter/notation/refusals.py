"""Refusals as messages: one sentence each that says what would be needed, and of which lots and whom."""

from collections.abc import Callable, Iterable

from bankhalter.notation.actions import Action
from bankhalter.notation.sides import lots_in
from bankhalter.notation.table import Table
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import BANK, CARD_BIT, HAND_BIT, NATURE, Act, Auction, Moment, Phase, Refusal
from bankhalter.rules.layout import DECKS, GROUP_SIZE, LOTS, SEATS, State
from bankhalter.rules.mortgage import lot_to_choose
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import available, due_debt, first_debt, is_mortgaged, lowest_bit, rank
from bankhalter.rules.trade import interest_on
from bankhalter.words import messages
from bankhalter.words.messages import Argument, Either, Message, Money, SquareName, either, listed, say

ON_A_LOT = frozenset({Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.PLACE, Act.MORTGAGE, Act.REDEEM, Act.KEEP})
TRADING = frozenset({Act.OFFER, Act.COUNTER, Act.HAND})
ANSWERING = frozenset({Act.ACCEPT, Act.REJECT, Act.COUNTER})

TELLING_WHAT_IS_DUE = frozenset(
    {Refusal.NOT_NOW, Refusal.NOT_AWAITED, Refusal.AUCTION_RUNS, Refusal.BUY_OR_DECLINE, Refusal.WISHES_FIRST}
)
ABOUT_A_LOT = frozenset(
    {
        *(Refusal.NO_FREE_LOT, Refusal.CLAIM_MORTGAGED, Refusal.NOT_OWNER, Refusal.PARTNER_NOT_OWNER),
        *(Refusal.GROUP_INCOMPLETE, Refusal.GROUP_MORTGAGED, Refusal.GROUP_BUILT, Refusal.UNEVEN_BUILDING),
        *(Refusal.UNEVEN_SELLING, Refusal.HOTEL_STANDS, Refusal.NO_BUILDING, Refusal.NO_HOTEL),
        *(Refusal.ALREADY_MORTGAGED, Refusal.NOT_MORTGAGED),
    }
)
ABOUT_A_DEAL = frozenset(
    {
        *(Refusal.CARD_NOT_HELD, Refusal.PARTNER_NOT_OWNER, Refusal.PARTNER_SHORT, Refusal.INTEREST_NOT_COVERED),
        *(Refusal.NO_OFFER, Refusal.NOT_CREDITOR, Refusal.BAD_AMOUNT, Refusal.OWES),
    }
)


def why(table: Table, state: State, action: Action, refusal: Refusal, needed: int = 0) -> Message:
    """Return why `action` is refused in `state`, and what would be needed: the cash that it takes, in units, too."""
    board, seat = table.board, action.seat
    seated = 0 <= seat < state.seats
    return say(
        f"refusal-{refusal.name.lower().replace('_', '-')}",
        seats=listed(table.seats),
        awaited=listed(awaited(table, state)),
        turn=table.seats[lowest_bit(state.order_left) if state.phase == Phase.ORDER else state.turn],
        who=table.seats[seat] if seated else str(seat),
        cash=Money(available(state, seat) if seated else 0),
        needed=Money(needed),
        least=Money(least_bid(board, state)),
        deal=board.deal,
        fine=Money(board.fine),
        unit=Money(1),
        **({"due": due(table, state)} if refusal in TELLING_WHAT_IS_DUE else {}),
        **(_of_lots(table, state, action, refusal) if refusal in ABOUT_A_LOT else {}),
        **(_of_partners(table, state, action) if refusal in ABOUT_A_DEAL else {}),
    )


def awaited(table: Table, state: State) -> list[Argument]:
    """Return who must act now: names, and the dice or cards."""
    names: list[Argument] = [name for seat, name in enumerate(table.seats) if state.awaited >> seat & 1]
    return [*names, say("nature")] if state.awaited >> NATURE & 1 else names


def _name(table: Table, seat: int) -> str:
    return messages.BANK if seat == BANK else table.seats[seat]


# ---------------------------------------------------------------- the lots that it is about


def _of_lots(table: Table, state: State, action: Action, refusal: Refusal) -> dict[str, Argument]:
    """Return the lot that is the trouble, its owner, and those of its group that are in the way."""
    lot = _lot_about(table, state, action, refusal)
    if lot < 0:
        return {"lot": "", "owner": messages.BANK, "others": either(())}
    others = _others(table, state, action.seat, lot, refusal)
    return {"lot": SquareName(table.square(lot)), "owner": _name(table, state.owner[lot]), "others": others}


def _lot_about(table: Table, state: State, action: Action, refusal: Refusal) -> int:
    """Return the lot that an action is refused for; -1 if it is about none."""
    first, give, _, want, _ = action.numbers
    if action.act in ON_A_LOT:
        return first if 0 <= first < LOTS else -1
    if action.act == Act.DEMAND and 0 <= first < state.claims:
        return state.claim_lot[first]
    if action.act not in TRADING:
        return table.board.lot_of[state.at[state.turn]]
    given, wanted = list(lots_in(give)), [] if action.act == Act.HAND else list(lots_in(want))
    match refusal:
        case Refusal.NOT_OWNER:
            found = (lot for lot in given if state.owner[lot] != action.seat)
        case Refusal.PARTNER_NOT_OWNER:
            found = (lot for lot in wanted if state.owner[lot] != first)
        case _:
            found = (lot for lot in (*given, *wanted) if any(state.level[each] for each in _group(table, lot)))
    return next(found, -1)


def _group(table: Table, lot: int) -> list[int]:
    board = table.board
    group = board.group[lot]
    return board.group_lot[group * GROUP_SIZE :][: board.group_count[group]]


def _others(table: Table, state: State, seat: int, lot: int, refusal: Refusal) -> Argument:
    """Return the lots of the group because of which nothing can be done on `lot`."""
    group = _group(table, lot)
    ranks = {each: rank(table.board, state.level[each]) for each in group}
    match refusal:
        case Refusal.GROUP_INCOMPLETE:
            lacking = (each for each in group if state.owner[each] != seat)
            return listed(_owned(table, state, each) for each in lacking)
        case Refusal.GROUP_MORTGAGED:
            return _lots(table, (each for each in group if is_mortgaged(state, each)))
        case Refusal.GROUP_BUILT:
            return listed(SquareName(table.square(each)) for each in group if ranks[each])
        case Refusal.UNEVEN_BUILDING:
            return _lots(table, (each for each in group if ranks[each] == min(ranks.values())))
        case _:
            return _lots(table, (each for each in group if ranks[each] == max(ranks.values())))


def _lots(table: Table, lots: Iterable[int]) -> Either:
    return either(SquareName(table.square(lot)) for lot in lots)


def _owned(table: Table, state: State, lot: int) -> Message:
    return say("lot-of", lot=SquareName(table.square(lot)), owner=_name(table, state.owner[lot]))


# ---------------------------------------------------------------- the other one


def _of_partners(table: Table, state: State, action: Action) -> dict[str, Argument]:
    """Return with whom a deal is refused, who lacks something for it, and what is owed."""
    first = action.numbers[0]
    dealing = action.act in TRADING | ANSWERING | {Act.WITHDRAW} and 0 <= first < state.seats
    debt = first_debt(state, action.seat)
    lacks, asked, has = _shortage(table, state, action) if dealing else (action.seat, 0, 0)
    return {
        "whom": table.seats[first] if dealing else messages.BANK,
        "offers": _offers(state, action) if dealing else "none",
        "lacks": table.seats[lacks] if 0 <= lacks < state.seats else str(lacks),
        "asked": Money(asked),
        "has": Money(has),
        "creditor": messages.BANK if debt < 0 else _name(table, state.creditor[debt]),
        "owed": Money(0 if debt < 0 else state.debt_amount[debt]),
    }


def _offers(state: State, action: Action) -> str:
    """Return which offer is missing: one to answer, one of lots against a debt, one to withdraw, or any at all."""
    partner = action.numbers[0]
    if action.act in ANSWERING:
        debt = offer_stands(state, partner, action.seat) and action.act == Act.COUNTER
        return "debt" if debt else "answer"
    return "none" if partner == action.seat else "own"


def _shortage(table: Table, state: State, action: Action) -> tuple[int, int, int]:
    """Return which side of a deal lacks the cash or the card for it, how much cash it takes and what there is."""
    seat, (other, give, _, want, want_cash) = action.seat, action.numbers
    if action.act == Act.ACCEPT:
        return _interest_short(table, state, seat, other)
    own_cards = all(state.holder[deck] == seat for deck in range(DECKS) if give >> CARD_BIT + deck & 1)
    their_cards = all(state.holder[deck] == other for deck in range(DECKS) if want >> CARD_BIT + deck & 1)
    lacks = other if own_cards and not their_cards else seat
    return lacks, want_cash, available(state, other)


def _interest_short(table: Table, state: State, seat: int, proposer: int) -> tuple[int, int, int]:
    """Return who cannot pay the interest on the mortgages of an offer, how much it is and what there is for it."""
    pair = proposer * SEATS + seat
    give, cash = state.offer_give[pair], available(state, seat)
    if give & HAND_BIT:
        return seat, interest_on(table.board, state, give), cash
    surplus = state.offer_give_cash[pair] - state.offer_want_cash[pair]
    interest = interest_on(table.board, state, give)
    if cash + surplus < interest:
        return seat, interest, max(0, cash + surplus)
    interest = interest_on(table.board, state, state.offer_want[pair])
    return proposer, interest, max(0, available(state, proposer) - surplus)


# ---------------------------------------------------------------- what comes first


def due(table: Table, state: State) -> Message:
    """Return who must do what now, as a sentence without its end."""
    if state.awaited >> NATURE & 1:
        return say("due-nature")
    who = [seat for seat in range(state.seats) if state.awaited >> seat & 1]
    if state.moment == Moment.DEBT:
        return say("due-debts", debts=listed(_debt_due(table, state, seat) for seat in who))
    if not who:
        return say("due-nothing")
    return DUE.get(Moment(state.moment), _turn_due)(table, state, who)


def _debt_due(table: Table, state: State, seat: int) -> Message:
    i = due_debt(state, seat)
    whom = _name(table, state.creditor[i])
    return say("due-debt", who=table.seats[seat], whom=whom, amount=Money(state.debt_amount[i]))


def _turn_due(table: Table, state: State, who: list[int]) -> Message:
    name, lot = table.seats[who[0]], table.board.lot_of[state.at[who[0]]]
    match state.phase:
        case Phase.BUY:
            return say("due-buy", who=name, lot=SquareName(table.square(lot)))
        case Phase.CHOICE:
            return say("due-choice", who=name)
        case Phase.BUS:
            return say("due-bus", who=name)
        case Phase.JUMP:
            return say("due-jump", who=name)
        case Phase.END:
            return say("due-end", who=name)
        case _:
            return say("due-throw", who=name)


def _auction_due(table: Table, state: State, who: list[int]) -> Message:
    names = listed(table.seats[seat] for seat in who)
    lot = state.auction == Auction.LOT
    kind = "lot" if lot else "hotel" if state.auction == Auction.HOTEL else "house"
    square: Argument = SquareName(table.square(state.auction_lot)) if lot else ""
    return say("due-auction", names=names, count=len(who), kind=kind, lot=square)


def _mortgage_due(table: Table, state: State, who: list[int]) -> Message:
    lot = lot_to_choose(state, who[0])
    return say("due-mortgage", who=table.seats[who[0]], lot=SquareName(table.square(lot)))


DUE: dict[Moment, Callable[[Table, State, list[int]], Message]] = {
    Moment.MORTGAGE: _mortgage_due,
    Moment.WISH: lambda table, _, who: say("due-wish", names=listed(table.seats[seat] for seat in who), count=len(who)),
    Moment.PLACE: lambda table, _, who: say("due-place", who=table.seats[who[0]]),
    Moment.AUCTION: _auction_due,
}
