"""What is awaited, said to whom it is awaited of, and why."""

from collections.abc import Callable, Sequence

from bankhalter.play.facts import square_thrown
from bankhalter.play.meanings import offer_terms
from bankhalter.play.outlook import Outlook
from bankhalter.play.phrases import CAUSES, TO_YOU, dice_shown, kind_of, lot_name, seat_name, seat_names
from bankhalter.play.questions import Question
from bankhalter.rules.auction import least_bid, refuse_auction
from bankhalter.rules.bankruptcy import hopeless
from bankhalter.rules.codes import (
    LAST_ATTEMPT,
    NATURE,
    NOBODY,
    Act,
    Auction,
    Building,
    Cause,
    Event,
    Moment,
    Phase,
    Refusal,
)
from bankhalter.rules.costs import cash_needed
from bankhalter.rules.dealing import next_to_deal
from bankhalter.rules.layout import LOTS
from bankhalter.rules.mortgage import lot_to_choose, redemption_cost, redemption_price
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import available, due_debt, is_mortgaged, lowest_bit, means
from bankhalter.rules.shortage import shortage_kind
from bankhalter.words.messages import Argument, DeckName, Joined, Message, Money, SquareName, listed, say


def awaited(view: Outlook, seat: int) -> Message:
    """Return what `seat` must do now, and why."""
    return MOMENTS[Moment(view.state.moment)](view, seat)


def concern(view: Outlook, question: Question) -> Message:
    """Return why a seat is asked although others are awaited."""
    others = {kind: view.game.seats[other] for kind, other, _ in question.matters}
    if "claim" in others:
        return say("concern-claim", whom=others["claim"])
    if "offer" in others:
        return offered(view, question.seat, view.game.seats.index(others["offer"]))
    return say("concern-throw", whom=others["throw"])


def own_concerns(view: Outlook, seat: int) -> list[Message]:
    """Return what else waits for the seat that must act: rent to demand, offers to answer."""
    acts = [(Act(act), number) for act, number, _ in view.game.legal_entries(seat)]
    guests = [view.state.claim_guest[number] for act, number in acts if act == Act.DEMAND]
    offers = [number for act, number in acts if act == Act.REJECT]
    rents = [say("concern-claim", whom=view.game.seats[guest]) for guest in dict.fromkeys(guests)]
    return rents + [offered(view, seat, other) for other in offers]


def waiting_offers(view: Outlook, question: Question) -> list[Message]:
    """Return which own offers of the seat asked are answered only when it has dealt with those of the same seats."""
    proposers = [other for kind, other, _ in question.matters if kind == "offer"]
    return [
        say("concern-own-offer", whom=view.game.seats[other])
        for other in sorted(proposers)
        if offer_stands(view.state, question.seat, other)
    ]


def offered(view: Outlook, seat: int, other: int) -> Message:
    """Return that another seat has made an offer; its terms too where it cannot be accepted, and why that is so."""
    whom = view.game.seats[other]
    refusal = view.game.refusal(f"{view.game.seats[seat]} accepts {whom}")
    if refusal is None:
        return say("concern-offer", whom=whom)
    return say(
        "concern-offer-blocked",
        whom=whom,
        terms=offer_terms(view, other, seat, TO_YOU),
        why=refusal.message,
    )


def _turn(view: Outlook, seat: int) -> Message:
    return PHASES[Phase(view.state.phase)](view, seat)


def _throw(view: Outlook, seat: int) -> Message:
    s, b = view.state, view.board
    if s.jail[seat]:
        ways = say("jail-ways", fine=Money(b.fine), card="yes" if seat in s.holder else "no")
        if s.jail[seat] == LAST_ATTEMPT or b.jail_one_turn:
            stays = "yes" if b.third_failure_stays else "no"
            return say("moment-jail-last", ways=ways, fine=Money(b.fine), stays=stays)
        return say("moment-jail", attempt=s.jail[seat], attempts=LAST_ATTEMPT, ways=ways)
    if s.throws and b.further_throw_optional:
        return say("moment-throw-again-optional")
    return say("moment-throw-again" if s.throws else "moment-throw")


def _buy(view: Outlook, seat: int) -> Message:
    lot = view.board.lot_of[view.state.at[seat]]
    name, price = lot_name(view.table, lot), cash_needed(view.board, view.state, seat, Act.BUY, 0, 0)
    short = price - available(view.state, seat)
    if short > 0:
        return say("moment-buy-short", lot=name, amount=Money(price), short=Money(short))
    return say("moment-buy", lot=name, amount=Money(price))


def _end(view: Outlook, seat: int) -> Message:
    """Not all is settled while an owner may still demand rent."""
    s = view.state
    owners = 0
    for claim in range(s.claims):
        if s.claim_guest[claim] == seat and not is_mortgaged(s, s.claim_lot[claim]):
            owners |= 1 << s.claim_owner[claim]
    if not owners:
        if s.jail[seat]:
            return say("moment-end-jail")
        return say("moment-end-freed" if _stands_still(view) else "moment-end")
    return say("moment-end-claims", names=seat_names(view.table, owners), count=owners.bit_count())


def _stands_still(view: Outlook) -> bool:
    """Whether who is at turn has left jail in this turn and has not moved."""
    for event, _ in reversed(view.game.events):
        if event in {Event.MOVED, Event.JUMPED, Event.TURN_STARTED}:
            return False
        if event == Event.FREED:
            return True
    return False


PHASES: dict[Phase, Callable[[Outlook, int], Message]] = {
    Phase.ORDER: lambda *_: say("moment-order"),
    Phase.THROW: _throw,
    Phase.BUS: lambda *_: say("moment-bus"),
    Phase.JUMP: lambda view, seat: say("moment-jump", square=SquareName(square_thrown(view.state, seat))),
    Phase.BUY: _buy,
    Phase.CHOICE: lambda *_: say("moment-choice"),
    Phase.END: _end,
}


def sources(view: Outlook, seat: int) -> str:
    """Return what `seat` can still turn into money: sell, mortgage, trade or nothing."""
    s = view.state
    own = [lot for lot in range(LOTS) if s.owner[lot] == seat]
    if any(s.level[lot] for lot in own):
        return "sell"
    if any(not is_mortgaged(s, lot) for lot in own):
        return "mortgage"
    return "trade" if own or seat in s.holder else "nothing"


def is_hopeless(view: Outlook, seat: int) -> bool:
    """Whether all that `seat` has does not cover what it owes."""
    return hopeless(view.board, view.state, seat)


def debt(view: Outlook, seat: int, *, again: bool = False) -> Message:
    """Return what `seat` owes, and what it could raise unless that was told before."""
    s = view.state
    i = due_debt(s, seat)
    cause = CAUSES.get(Cause(s.debt_cause[i]), say("cause-other"))
    creditor, amount = seat_name(view.table, s.creditor[i]), s.debt_amount[i]
    if amount <= s.cash[seat]:
        return say("moment-debt-payable", whom=creditor, amount=Money(amount), cause=cause)
    short = Money(amount - s.cash[seat])
    owed: dict[str, Argument] = {"whom": creditor, "amount": Money(amount), "cause": cause, "short": short}
    if again:
        return say("moment-debt-again", **owed)
    if is_hopeless(view, seat):
        return say("moment-debt", **owed, ways=_fails(view, seat))
    raised = Money(means(view.board, s, seat) - s.cash[seat])
    return say("moment-debt", **owed, ways=say("debt-ways", raised=raised, means=sources(view, seat)))


def _fails(view: Outlook, seat: int) -> Message:
    """Return what everything together would bring `seat`, and what it would still lack then."""
    s = view.state
    raised = means(view.board, s, seat)
    rest = s.debt_amount[due_debt(s, seat)] - raised
    return say("debt-hopeless", means=sources(view, seat), raised=Money(raised - s.cash[seat]), rest=Money(rest))


def _mortgage(view: Outlook, seat: int) -> Message:
    """Nothing can be raised before this choice, so that who lacks the money has none."""
    b, s = view.board, view.state
    lot = lot_to_choose(s, seat)
    now, later = redemption_cost(b, s, seat, lot), Money(redemption_price(b, lot))
    short = now - available(s, seat)
    costs: dict[str, Argument] = {"lot": lot_name(view.table, lot), "now": Money(now), "later": later}
    return say("moment-mortgage-short", short=Money(short), **costs) if short > 0 else say("moment-mortgage", **costs)


def _wish(view: Outlook, _: int) -> Message:
    kind = shortage_kind(view.state)
    return say("moment-wish", kind=kind_of(hotel=kind == Building.HOTEL), left=view.state.stock[kind])


def _place(view: Outlook, _: int) -> Message:
    return say("moment-place", kind=kind_of(hotel=shortage_kind(view.state) == Building.HOTEL))


def _auction(view: Outlook, seat: int) -> Message:
    s = view.state
    least = Money(least_bid(view.board, s))
    bid = say("bid-least", amount=least)
    if s.auction_leader != NOBODY:
        bid = say("bid-highest", who=view.game.seats[s.auction_leader], amount=Money(s.auction_bid))
    lot = s.auction == Auction.LOT
    question = say(
        "moment-auction",
        kind="lot" if lot else kind_of(hotel=s.auction == Auction.HOTEL),
        lot=lot_name(view.table, s.auction_lot) if lot else "",
        bid=bid,
        names=seat_names(view.table, s.auction_in & ~(1 << seat)),
        count=(s.auction_in & ~(1 << seat)).bit_count(),
    )
    entries = view.game.legal_entries(seat)
    if refuse_auction(s, seat) != Refusal.NONE or s.auction_leader == seat or may(Act.BID, entries):
        return question
    mortgages, sells = may(Act.MORTGAGE, entries), may(Act.SELL, entries)
    ways = {(True, True): "both", (True, False): "mortgage", (False, True): "sell"}.get((mortgages, sells), "none")
    short = say("bid-short", least=least, cash=Money(s.cash[seat]), ways=ways)
    return say("own-text", text=Joined((question, short)))


def may(act: Act, entries: Sequence[tuple[int, int, int]]) -> bool:
    """Whether an act is among legal actions."""
    return any(each == act for each, _, _ in entries)


MOMENTS: dict[Moment, Callable[[Outlook, int], Message]] = {
    Moment.DEBT: debt,
    Moment.MORTGAGE: _mortgage,
    Moment.WISH: _wish,
    Moment.PLACE: _place,
    Moment.AUCTION: _auction,
    Moment.TURN: _turn,
}


def waiting(view: Outlook) -> Message:
    """Return whose turn it is, who is awaited and what was thrown, for those who look at the board."""
    if view.state.awaited >> NATURE & 1:
        return nature_awaited(view)
    now, dice = _waiting(view), view.state.dice
    return say("waiting-thrown", waiting=now, dice=dice_shown(*dice)) if dice[0] else now


def nature_awaited(view: Outlook) -> Message:
    """Return which dice, card or deeds are to come, and for whom."""
    s = view.state
    if s.moment == Moment.RENT_THROW:
        return say("due-rent-throw", who=view.game.seats[s.rent_guest])
    if s.phase == Phase.CARD:
        return say("due-card", who=view.game.seats[s.turn], deck=DeckName(s.drawing))
    return say("due-deal", who=view.game.seats[next_to_deal(s)], count=view.board.deal)


def _waiting(view: Outlook) -> Message:
    s, seats = view.state, view.game.seats
    if s.moment == Moment.OVER:
        return say("waiting-over", names=seat_names(view.table, s.winners), count=s.winners.bit_count())
    if s.phase == Phase.ORDER:
        return say("waiting-order", who=seats[lowest_bit(s.order_left)])
    others = [name for seat, name in enumerate(seats) if s.awaited >> seat & 1 and seat != s.turn]
    if others:
        return say("waiting-others", who=seats[s.turn], names=listed(others))
    return say("waiting-turn", who=seats[s.turn])
