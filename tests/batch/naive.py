"""An independent walk over a game: sums taken from positions before and after each action, and from who did what."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bankhalter.batch.codes import Way
from bankhalter.batch.layout import BINS, MOMENTS, RENT_LEVELS, WHOLE_GROUP
from bankhalter.notation.actions import Action
from bankhalter.play.game import Game, Happening
from bankhalter.rules.codes import BANK, UTILITIES, Act, Auction, CardEffect, Cause, Event
from bankhalter.rules.layout import CARDS, LEVELS, LOTS, SEATS, SQUARES, Board, State
from bankhalter.rules.queries import is_mortgaged, rank, worth

MOVING = {
    CardEffect.MOVE_TO, CardEffect.MOVE_BACK_TO, CardEffect.STEPS_BACK,
    CardEffect.NEAREST_STATION, CardEffect.NEAREST_UTILITY,
}  # fmt: skip
FIFTHS = 5
HOTELS = 3


@dataclass
class Step:
    """One action with the positions around it and what the game told of it."""

    before: State
    action: Action
    after: State
    events: Sequence[Happening]

    def grown(self, b: Board) -> list[int]:
        """Lots on which something was built."""
        return [lot for lot in range(LOTS) if rank(b, self.after.level[lot]) > rank(b, self.before.level[lot])]

    def shrunk(self, b: Board, lots: Sequence[int]) -> int:
        """Steps of building gone from some lots."""
        return sum(max(0, rank(b, self.before.level[n]) - rank(b, self.after.level[n])) for n in lots)


@dataclass
class Naive:
    """The sums of some games, by the names of the tally's fields."""

    board: Board
    sums: dict[str, Counter[int]] = field(default_factory=dict)
    rounds: int = 0
    levels: dict[tuple[int, int], int] = field(default_factory=dict)
    bid: int = 0

    def add(self, name: str, place: int, number: int = 1) -> None:
        """Add to one place of a field."""
        self.sums.setdefault(name, Counter())[place] += number

    def walk(self, game: Game, actions: Sequence[Action]) -> None:
        """Play the actions in a fresh game and sum up what they do."""
        self.rounds = 0
        self.sample(game.state)
        for action in actions:
            before = game.state.copy()
            events = game.carry_out(action)
            self.take(Step(before, action, game.state, events))

    def take(self, step: Step) -> None:
        """Sum up one action."""
        self.moves(step)
        self.money(step)
        self.deeds(step)
        self.auctions(step)
        self.buildings(step)
        self.bankruptcy(step)
        if step.after.turn < step.before.turn:
            self.rounds += 1
            self.sample(step.after)

    def moves(self, step: Step) -> None:
        """Where tokens came, and by what."""
        if step.action.act == Act.DRAW:
            self.add("cards", step.before.drawing * CARDS + step.action.numbers[0])
        for earlier, (event, numbers) in pairwise([Happening(Event.TIME_UP, ()), *step.events]):
            self.add("events", event)
            if event == Event.JAILED:
                self.add("landings", Way.JAIL * SQUARES + self.board.jail_square)
            if event in {Event.MOVED, Event.JUMPED}:
                way = Way.CARD if self.moving_card(earlier) else Way.THROW
                self.add("landings", way * SQUARES + numbers[2])
                self.visit(step.after, numbers[0], self.board.lot_of[numbers[2]])

    def moving_card(self, earlier: Happening) -> bool:
        """Whether the event before a move was a card that moves."""
        event, numbers = earlier
        return event == Event.CARD_DRAWN and self.board.card_effect[numbers[1] * CARDS + numbers[2]] in MOVING

    def visit(self, s: State, guest: int, lot: int) -> None:
        """A token stands on a lot."""
        if lot >= 0 and s.owner[lot] != BANK:
            self.add("visits", lot)
            self.levels[guest, lot] = self.level(s, lot)

    def level(self, s: State, lot: int) -> int:
        """The column of the rent that is due on a lot."""
        group = [n for n in range(LOTS) if self.board.group[n] == self.board.group[lot]]
        own = [n for n in group if s.owner[n] == s.owner[lot]]
        if self.board.group[lot] in {UTILITIES - 1, UTILITIES}:
            return len(own) - 1
        free = self.board.doubling_despite_mortgage or not any(is_mortgaged(s, n) for n in group)
        return WHOLE_GROUP if s.level[lot] == 0 and own == group and free else s.level[lot]

    def money(self, step: Step) -> None:
        """Payments; together they are the change of everybody's cash."""
        change = [after - before for after, before in zip(step.after.cash, step.before.cash, strict=True)]
        for event, numbers in step.events:
            if event == Event.PAID:
                payer, receiver, amount, cause, square = numbers
                flow = "paid_by_bank" if payer == BANK else "paid_to_bank" if receiver == BANK else "paid_among_seats"
                self.add(flow, cause, amount)
                change[payer] += amount if payer != BANK else 0
                change[receiver] -= amount if receiver != BANK else 0
                if cause == Cause.RENT:
                    lot = self.board.lot_of[square]
                    self.add("rent_payments", lot * RENT_LEVELS + self.levels[payer, lot])
                    self.add("rent_income", lot * RENT_LEVELS + self.levels[payer, lot], amount)
        assert change == [0] * SEATS

    def deeds(self, step: Step) -> None:
        """Deals, purchases, trades and mortgages."""
        before, act, lot = step.before, step.action.act, step.action.numbers[0]
        match act:
            case Act.DEAL | Act.ACCEPT:
                for passed in range(LOTS):
                    if before.owner[passed] != step.after.owner[passed]:
                        self.add("dealt" if act == Act.DEAL else "traded", passed)
            case Act.BUY:
                lot = self.board.lot_of[before.at[step.action.seat]]
                self.add("bought", lot)
                self.add("bought_for", lot, self.board.price[lot])
            case Act.DECLINE:
                self.add("declined", self.board.lot_of[before.at[step.action.seat]])
            case Act.MORTGAGE:
                self.add("mortgages", lot)
            case Act.REDEEM:
                self.add("redemptions", lot)

    def auctions(self, step: Step) -> None:
        """Hammers that fell by a pass, or by a bid when nobody else was left."""
        before, after, act = step.before, step.after, step.action.act
        same = (before.auction, before.auction_lot) == (after.auction, after.auction_lot)
        if act == Act.BID or (act == Act.PASS and before.auction_in & before.auction_in - 1):
            same = same and not (after.placing >= 0 or after.auction_bid < before.auction_bid)
        if act not in {Act.BID, Act.PASS} or same:
            return
        self.bid = step.action.numbers[0] if act == Act.BID else before.auction_bid
        lot, kind = before.auction_lot, before.auction == HOTELS
        if before.auction != Auction.LOT:
            self.add("buildings_won" if self.bid else "buildings_unsold", kind)
            self.add("buildings_won_for", kind, self.bid)
        elif self.bid:
            self.add("won", lot)
            self.add("won_for", lot, self.bid)
            self.add("won_printed", lot, self.board.price[lot])
        else:
            self.add("unsold", lot)

    def buildings(self, step: Step) -> None:
        """Buildings put up and sold."""
        b, act, lot = self.board, step.action.act, step.action.numbers[0]
        for grown in step.grown(b):
            self.add("built", grown * LEVELS + step.after.level[grown])
            price = self.bid if act == Act.PLACE else b.house_cost[grown]
            self.add("built_for", grown * LEVELS + step.after.level[grown], price)
        if act in {Act.SELL, Act.SELL_WHOLE}:
            self.add("sold_for", lot, step.shrunk(b, range(LOTS)) * b.house_cost[lot] // 2)
        if step.after.shortage and not step.before.shortage:
            self.add("shortages", step.after.shortage == HOTELS)

    def bankruptcy(self, step: Step) -> None:
        """A seat that goes: its debt, and what its estate is turned into."""
        if step.action.act != Act.BANKRUPT:
            return
        seat, before = step.action.seat, step.before
        i = before.debtor[: before.debts].index(seat)
        self.add("bankruptcies", before.debt_cause[i])
        if before.debt_cause[i] == Cause.RENT:
            self.add("ruins", before.debt_lot[i] * RENT_LEVELS + self.levels[seat, before.debt_lot[i]])
        for lot in range(LOTS):
            if before.owner[lot] == seat:
                steps = step.shrunk(self.board, [lot])
                self.add("sold_for", lot, steps * self.board.house_cost[lot] // 2)
                self.add("mortgages", lot, not (is_mortgaged(before, lot) or self.board.estate_as_is))

    def sample(self, s: State) -> None:
        """Cash and worth at the start or after a round."""
        if self.rounds >= MOMENTS:
            return
        self.add("reached", self.rounds)
        for seat in range(s.seats):
            place = self.rounds * SEATS + seat
            fortune = worth(self.board, s, seat)
            self.add("cash", place, s.cash[seat])
            self.add("cash_squares", place, s.cash[seat] ** 2)
            self.add("worth", place, fortune)
            self.add("worth_squares", place, fortune**2)
            self.add("worth_bins", place * BINS + min(BINS - 1, FIFTHS * fortune // self.board.start_cash))
