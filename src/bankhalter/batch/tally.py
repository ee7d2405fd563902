"""Adding up what happens: one pass over the events of an action, and cash and worth once a round."""

from bankhalter.batch.codes import Column, Way
from bankhalter.batch.layout import BINS, BINS_OF_START, MOMENTS, RENT_LEVELS, WHOLE_GROUP, Game, Tally
from bankhalter.rules.cards import moves_token
from bankhalter.rules.codes import BANK, Auction, Building, Cause, Event, OpenEffect, Square
from bankhalter.rules.layout import CARDS, LEVELS, LOTS, SEATS, SQUARES, Board, State, Word
from bankhalter.rules.notes import forget_notes, note_count, note_number
from bankhalter.rules.queries import count_owned, worth


def level_of_rent(b: Board, s: State, lot: int, amount: int) -> int:
    """The column of `Board.rent` by which a rent of `amount` (0 if it must be thrown) is due, or WHOLE_GROUP."""
    if b.kind[b.square_of[lot]] != Square.STREET:
        return count_owned(b, s, s.owner[lot], b.group[lot]) - 1
    if s.level[lot] == 0 and amount > b.rent[lot * LEVELS]:
        return WHOLE_GROUP
    return s.level[lot]


def count_landing(b: Board, s: State, g: Game, t: Tally, square: int) -> None:
    """A token has come to `square` by its throw or by a card."""
    way = Way.CARD if g.by_card == 1 else Way.THROW
    g.by_card = 0
    t.landings[way * SQUARES + square] += 1
    lot = b.lot_of[square]
    if lot >= 0 and s.owner[lot] != BANK:
        t.visits[lot] += 1


def count_rent(g: Game, t: Tally, guest: int, owner: int, amount: int, lot: int) -> None:
    """A rent was paid."""
    i = lot * RENT_LEVELS + g.claim_level[guest * LOTS + lot]
    t.rent_payments[i] += 1
    t.rent_income[i] += amount
    g.row[Column.RENT_PAID + guest] += amount
    g.row[Column.RENT_RECEIVED + owner] += amount


def count_flow(g: Game, t: Tally, payer: int, receiver: int, amount: int, cause: int) -> None:
    """Money went from one to another, whatever for."""
    if payer == BANK:
        t.paid_by_bank[cause] += amount
        g.row[Column.FROM_BANK + receiver] += amount
    elif receiver == BANK:
        t.paid_to_bank[cause] += amount
        g.row[Column.TO_BANK + payer] += amount
    else:
        t.paid_among_seats[cause] += amount
        g.row[Column.TO_SEATS + payer] += amount
        g.row[Column.FROM_SEATS + receiver] += amount


def count_payment(b: Board, g: Game, t: Tally, payer: int, receiver: int, amount: int, cause: int, square: int) -> None:
    """Money went from one to another."""
    count_flow(g, t, payer, receiver, amount, cause)
    match cause:
        case Cause.RENT:
            count_rent(g, t, payer, receiver, amount, b.lot_of[square])
        case Cause.SALARY:
            g.row[Column.SALARIES + receiver] += 1
        case Cause.PRICE:
            t.bought[b.lot_of[square]] += 1
            t.bought_for[b.lot_of[square]] += amount
            g.row[Column.BOUGHT + payer] += 1
        case Cause.BUILDING | Cause.BUILDING_AUCTION:
            g.building_price = amount
        case Cause.BUILDING_SALE:
            t.sold_for[b.lot_of[square]] += amount


def building_of(kind: int) -> Building:
    """The kind of building under the hammer."""
    return Building.HOTEL if kind == Auction.HOTEL else Building.HOUSE


def count_sale(b: Board, g: Game, t: Tally, seat: int, amount: int, kind: int, lot: int) -> None:
    """The hammer fell on a bid."""
    if kind == Auction.LOT:
        t.won[lot] += 1
        t.won_for[lot] += amount
        t.won_printed[lot] += b.price[lot]
        g.row[Column.WON + seat] += 1
    else:
        t.buildings_won[building_of(kind)] += 1
        t.buildings_won_for[building_of(kind)] += amount


def count_unsold(t: Tally, kind: int, lot: int) -> None:
    """The hammer fell without a bid."""
    if kind == Auction.LOT:
        t.unsold[lot] += 1
    else:
        t.buildings_unsold[building_of(kind)] += 1


def count_built(g: Game, t: Tally, seat: int, lot: int, level: int) -> None:
    """A building was put up and paid for before."""
    t.built[lot * LEVELS + level] += 1
    t.built_for[lot * LEVELS + level] += g.building_price
    g.row[Column.BUILT + seat] += 1
    g.building_price = 0


def count_bankruptcy(g: Game, t: Tally, seat: int) -> None:
    """A seat has left the game; the row says why."""
    cause = g.row[Column.OUT_CAUSE + seat]
    t.bankruptcies[cause] += 1
    if cause == Cause.RENT:
        t.ruins[g.row[Column.OUT_LOT + seat] * RENT_LEVELS + g.out_level] += 1


def count_deal(t: Tally, lots: int) -> None:
    """The lots of a mask were dealt to a seat."""
    for lot in range(LOTS):
        t.dealt[lot] += lots >> lot & 1


def count_trade(g: Game, one: int, other: int) -> None:
    """An offer was accepted: the titles that pass now do so by it."""
    g.trading = 1
    g.row[Column.TRADES + one] += 1
    g.row[Column.TRADES + other] += 1


def count_of_lot(b: Board, s: State, g: Game, t: Tally, event: int, x0: int, x1: int, x2: int, x3: int) -> None:
    """Count an event about deeds and buildings; its numbers are x0 to x3."""
    match event:
        case Event.CLAIM_OPENED:
            g.claim_level[x0 * LOTS + x2] = level_of_rent(b, s, x2, x3)
        case Event.TITLE_PASSED if g.trading == 1:
            t.traded[x0] += 1
        case Event.DECLINED:
            t.declined[x1] += 1
        case Event.AUCTION_WON:
            count_sale(b, g, t, x0, x1, x2, x3)
        case Event.AUCTION_UNSOLD:
            count_unsold(t, x0, x1)
        case Event.BUILT:
            count_built(g, t, x0, x1, x2)
        case Event.MORTGAGED:
            t.mortgages[x1] += 1
        case Event.REDEEMED:
            t.redemptions[x1] += 1
        case Event.WISHES_ASKED:
            t.shortages[x1] += 1


def count_of_seat(b: Board, s: State, g: Game, t: Tally, event: int, x0: int, x1: int, x2: int) -> None:
    """Count an event about moves, cards, jail, the deal and who trades or leaves; its numbers are x0 to x2."""
    match event:
        case Event.MOVED | Event.JUMPED:
            count_landing(b, s, g, t, x2)
        case Event.CARD_DRAWN:
            t.cards[x1 * CARDS + x2] += 1
            g.by_card = 1 if moves_token(b.card_effect[x1 * CARDS + x2]) else 0
        case Event.OPEN_CARD_DRAWN:
            g.by_card = 1 if x2 == OpenEffect.TO else 0
        case Event.JAILED:
            t.landings[Way.JAIL * SQUARES + b.jail_square] += 1
            g.row[Column.JAILED + x0] += 1
        case Event.TURN_STARTED if s.jail[x0] > 0:
            g.row[Column.JAIL_TURNS + x0] += 1
        case Event.DEALT:
            count_deal(t, x1)
        case Event.ACCEPTED:
            count_trade(g, x0, x1)
        case Event.BANKRUPT:
            count_bankruptcy(g, t, x0)


def is_of_lot(event: int) -> bool:
    """Whether an event is about deeds and buildings."""
    return (event >= Event.LOT_OFFERED and event <= Event.CLAIM_OPENED) or (
        event >= Event.BUILT and event <= Event.SHORTAGE_ENDED
    )


def count_event(b: Board, s: State, g: Game, t: Tally, i: int) -> None:
    """Count the `i`-th of the events that have not been forgotten."""
    event = note_number(s, i, 0)
    t.events[event] += 1
    x0 = note_number(s, i, 1)
    x1 = note_number(s, i, 2)
    x2 = note_number(s, i, 3)
    if event == Event.PAID:
        count_payment(b, g, t, x0, x1, x2, note_number(s, i, 4), note_number(s, i, 5))
    elif is_of_lot(event):
        count_of_lot(b, s, g, t, event, x0, x1, x2, note_number(s, i, 4))
    else:
        count_of_seat(b, s, g, t, event, x0, x1, x2)


def bin_of(b: Board, value: Word) -> int:
    """The bin for a seat's worth: so many fifths of the money at the start, the last bin open."""
    fifths: Word = value * BINS_OF_START // b.start_cash if value > 0 else 0
    return min(BINS - 1, fifths)


def sample(b: Board, s: State, g: Game, t: Tally) -> None:
    """Note cash and worth of the seats at the start or after a round."""
    g.sampled = g.rounds
    if g.rounds >= MOMENTS:
        return
    t.reached[g.rounds] += 1
    for seat in range(s.seats):
        i = g.rounds * SEATS + seat
        cash: Word = s.cash[seat]
        fortune: Word = worth(b, s, seat)
        t.cash[i] += cash
        t.cash_squares[i] += cash * cash
        t.worth[i] += fortune
        t.worth_squares[i] += fortune * fortune
        t.worth_bins[i * BINS + bin_of(b, fortune)] += 1


def begin_count(b: Board, s: State, g: Game, t: Tally) -> None:
    """Begin to count a game that has begun; rents already due at the start are taken as of now."""
    forget_notes(s)
    g.by_card = 0
    g.trading = 0
    for i in range(s.claims):
        lot = s.claim_lot[i]
        g.claim_level[s.claim_guest[i] * LOTS + lot] = level_of_rent(b, s, lot, s.claim_amount[i])
    for i in range(s.debts):
        lot = s.debt_lot[i]
        if s.debt_cause[i] == Cause.RENT and s.owner[lot] != BANK:
            g.claim_level[s.debtor[i] * LOTS + lot] = level_of_rent(b, s, lot, s.debt_amount[i])
    sample(b, s, g, t)


def count_step(b: Board, s: State, g: Game, t: Tally) -> None:
    """Count what has happened since the last step, and forget it."""
    for i in range(note_count(s)):
        count_event(b, s, g, t, i)
    g.by_card = 0
    g.trading = 0
    forget_notes(s)
    if g.rounds != g.sampled:
        sample(b, s, g, t)
