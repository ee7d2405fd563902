"""What each choice means: a purchase its price, a building the rent it brings, an offer its terms."""

from collections.abc import Callable

from bankhalter.play.facts import completed_groups, landing_facts, square_thrown
from bankhalter.play.outlook import Outlook
from bankhalter.play.phrases import TO_YOU, kind_of, level_phrase, lot_name, seat_name, terms_of_offer
from bankhalter.rules.apply import apply
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import HOTEL, LAST_ATTEMPT, Act, Building
from bankhalter.rules.jail import may_sit
from bankhalter.rules.layout import LEVELS
from bankhalter.rules.mortgage import redemption_cost
from bankhalter.rules.queries import due_debt, refund
from bankhalter.rules.selling import sell
from bankhalter.words.messages import DeckName, Message, Money, SquareName, listed, say


def meaning(view: Outlook, seat: int, act: Act, number: int) -> Message:
    """Return what a legal action of `seat` means, as the rules list it: the act and its first number."""
    return ABOUT[act](view, seat, number)


def reached(view: Outlook, seat: int, steps: int) -> int:
    """Return the number of the square so many steps ahead of where `seat` stands."""
    return (view.state.at[seat] + steps) % len(view.board.kind)


def _move(view: Outlook, seat: int, steps: int) -> Message:
    square = reached(view, seat, steps)
    about = landing_facts(view, seat, square)
    if about is None:
        return say("choice-move", square=SquareName(square))
    return say("choice-move-known", square=SquareName(square), about=about)


def _jump(view: Outlook, seat: int, square: int) -> Message:
    about, name = landing_facts(view, seat, square), SquareName(square)
    if square == square_thrown(view.state, seat):
        return (
            say("choice-jump-plain-known", square=name, about=about) if about else say("choice-jump-plain", square=name)
        )
    return say("choice-jump-known", square=name, about=about) if about else say("choice-jump", square=name)


def _step_up(view: Outlook, _: int, lot: int) -> Message:
    b, s = view.board, view.state
    hotel = next_building(b, s, lot) == Building.HOTEL
    level = HOTEL if hotel else s.level[lot] + 1
    rent, cost = Money(b.rent[lot * LEVELS + level]), Money(b.house_cost[lot])
    lot_named = lot_name(view.table, lot)
    return say("choice-build", kind=kind_of(hotel=hotel), number=level, lot=lot_named, amount=cost, rent=rent)


def _step_down(view: Outlook, seat: int, lot: int) -> Message:
    """Sold on a copy, as a hotel takes more with it where the bank lacks houses."""
    sold = view.state.copy()
    sell(view.board, sold, seat, lot)
    amount, left = Money(sold.cash[seat] - view.state.cash[seat]), sold.level[lot]
    if view.state.level[lot] == HOTEL and left:
        return say("choice-sell-hotel", lot=lot_name(view.table, lot), amount=amount, left=left)
    return say("choice-sell", lot=lot_name(view.table, lot), amount=amount)


def _whole(view: Outlook, _: int, lot: int) -> Message:
    return say("choice-sell", lot=lot_name(view.table, lot), amount=Money(refund(view.board, view.state, lot)))


def _buy(view: Outlook, seat: int, _: int) -> Message:
    lot = view.board.lot_of[view.state.at[seat]]
    return say("choice-buy", lot=lot_name(view.table, lot), amount=Money(view.board.price[lot]))


def _mortgage(view: Outlook, _: int, lot: int) -> Message:
    return say("choice-mortgage", lot=lot_name(view.table, lot), amount=Money(view.board.mortgage[lot]))


def _redeem(view: Outlook, seat: int, lot: int) -> Message:
    cost = redemption_cost(view.board, view.state, seat, lot)
    return say("choice-redeem", lot=lot_name(view.table, lot), amount=Money(cost))


def _take_fine(view: Outlook, seat: int, _: int) -> Message:
    """Taken on a copy: the card says how much."""
    taken = view.state.copy()
    apply(view.board, taken, seat, Act.TAKE_FINE, 0, 0, 0, 0, 0)
    debt = due_debt(taken, seat)
    amount = taken.debt_amount[debt] if debt >= 0 else view.state.cash[seat] - taken.cash[seat]
    return say("choice-take-fine", amount=Money(amount))


def _pay_fine(view: Outlook, _: int, __: int) -> Message:
    """Where the fine ends the turn, the way goes on in the next one."""
    name = "choice-pay-fine-waits" if view.board.fine_ends_turn else "choice-pay-fine"
    return say(name, amount=Money(view.board.fine))


def _demand(view: Outlook, _: int, claim: int) -> Message:
    s = view.state
    guest, lot = seat_name(view.table, s.claim_guest[claim]), lot_name(view.table, s.claim_lot[claim])
    if not s.claim_amount[claim]:
        return say("choice-demand-thrown", whom=guest, lot=lot)
    return say("choice-demand", whom=guest, lot=lot, amount=Money(s.claim_amount[claim]))


def _pay(view: Outlook, seat: int, _: int) -> Message:
    s, i = view.state, due_debt(view.state, seat)
    return say("choice-pay", whom=seat_name(view.table, s.creditor[i]), amount=Money(s.debt_amount[i]))


def _bankrupt(view: Outlook, seat: int, _: int) -> Message:
    s = view.state
    return say("choice-bankrupt", whom=seat_name(view.table, s.creditor[due_debt(s, seat)]))


def _place(view: Outlook, _: int, lot: int) -> Message:
    return say("choice-place", lot=lot_name(view.table, lot), level=level_phrase(view.state.level[lot]))


def offer_terms(view: Outlook, proposer: int, partner: int, name: str = "terms") -> Message:
    """Return what an offer says, and the groups that it completes."""
    terms = terms_of_offer(view.table, view.state, proposer, partner, name)
    groups = completed_groups(view, proposer, partner)
    return say("terms-completing", terms=terms, groups=listed(groups)) if groups else terms


def _end_turn(view: Outlook, seat: int, _: int) -> Message:
    """Who may sit still in jail loses an attempt by that."""
    if view.state.jail[seat] and may_sit(view.board, view.state, seat):
        return say("choice-sit", attempt=view.state.jail[seat], attempts=LAST_ATTEMPT)
    return say("choice-end-turn")


ABOUT: dict[Act, Callable[[Outlook, int, int], Message]] = {
    Act.THROW: lambda *_: say("choice-throw"),
    Act.MOVE: _move,
    Act.JUMP: _jump,
    Act.TAKE_FINE: _take_fine,
    Act.TAKE_CHANCE: lambda *_: say("choice-take-chance", deck=DeckName(0)),
    Act.BUY: _buy,
    Act.DECLINE: lambda *_: say("choice-decline"),
    Act.PAY_FINE: _pay_fine,
    Act.USE_CARD: lambda _, __, deck: say("choice-use-card", deck=DeckName(deck)),
    Act.END_TURN: _end_turn,
    Act.PASS: lambda *_: say("choice-pass"),
    Act.DEMAND: _demand,
    Act.PAY: _pay,
    Act.BANKRUPT: _bankrupt,
    Act.BUILD: _step_up,
    Act.SELL: _step_down,
    Act.SELL_WHOLE: _whole,
    Act.PLACE: _place,
    Act.MORTGAGE: _mortgage,
    Act.REDEEM: _redeem,
    Act.KEEP: lambda view, _, lot: say("choice-keep", lot=lot_name(view.table, lot)),
    Act.ACCEPT: lambda view, seat, other: offer_terms(view, other, seat, TO_YOU),
    Act.REJECT: lambda view, _, other: say("choice-reject", whom=view.game.seats[other]),
    Act.WITHDRAW: offer_terms,
}
