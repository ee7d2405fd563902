"""Small positions, worked out by hand on sonic-boom: squares 1 and 3 are a group (60 each, rents 2 and 4 and so on)."""

import pytest

from bankhalter.batch.codes import GAVE_UP, Bot, Column, Ending, Status, Way
from bankhalter.batch.layout import BINS, RENT_LEVELS, WHOLE_GROUP
from bankhalter.rules.codes import BANK, HOTEL, Act, Building, CardEffect, Cause, Event, OpenEffect
from bankhalter.rules.layout import CARDS, LEVELS, SEATS, SQUARES, Board
from bankhalter.rules.moment import settle_moment
from tests.batch.tables import Batch, Hand, filled
from tests.bots.tables import A, B, board, mask, table

FIRST, SECOND = 0, 1  # lots of squares 1 and 3


def hand(deeds: dict[int, tuple[int, ...]], *, cash: dict[int, int] | None = None, level: int = 0) -> Hand:
    """A throws next; `level` is that of both lots of the first group."""
    b = board()
    s = table(b, 2, deeds)
    for seat, amount in (cash or {}).items():
        s.cash[seat] = amount
    if level:
        s.level[FIRST] = s.level[SECOND] = level
        s.stock[Building.HOTEL] -= 2
    settle_moment(s)
    return Hand(b, s)


def test_a_rent_is_counted_for_its_lot_at_the_level_of_the_landing() -> None:
    h = hand({B: (1, 3)})
    h.do(A, Act.THROW, 1, 2)
    assert filled(h.t.rent_income) == {}
    h.do(B, Act.BUILD, FIRST)
    h.do(B, Act.BUILD, SECOND)
    h.do(B, Act.DEMAND, 0)
    assert filled(h.t.rent_income) == {SECOND * RENT_LEVELS + WHOLE_GROUP: 8}
    assert filled(h.t.rent_payments) == {SECOND * RENT_LEVELS + WHOLE_GROUP: 1}
    assert filled(h.t.paid_among_seats) == {Cause.RENT: 8}
    assert (h.of(Column.RENT_PAID, A), h.of(Column.RENT_RECEIVED, B)) == (8, 8)
    assert (h.of(Column.TO_SEATS, A), h.of(Column.FROM_SEATS, B), h.of(Column.TO_BANK, B)) == (8, 8, 100)
    assert filled(h.t.landings) == {Way.THROW * SQUARES + 3: 1}
    assert filled(h.t.visits) == {SECOND: 1}
    assert filled(h.t.built_for) == {FIRST * LEVELS + 1: 50, SECOND * LEVELS + 1: 50}


def test_a_rent_that_was_open_at_the_start_has_its_level_too() -> None:
    h = hand({B: (1, 3)})
    h.do(A, Act.THROW, 1, 2)
    later = Hand(h.b, h.s)
    later.do(B, Act.DEMAND, 0)
    assert filled(later.t.rent_income) == {SECOND * RENT_LEVELS + WHOLE_GROUP: 8}
    assert filled(later.t.visits) == {}


def test_a_rent_that_was_owed_at_the_start_has_its_level_too() -> None:
    """A has 5 and owes 8 on square 3; what the bank lends on square 39 covers it."""
    h = hand({A: (39,), B: (1, 3)}, cash={A: 5})
    h.do(A, Act.THROW, 1, 2)
    h.do(B, Act.DEMAND, 0)
    later = Hand(h.b, h.s)
    later.do(A, Act.MORTGAGE, h.b.lot_of[39])
    later.do(A, Act.PAY)
    assert filled(later.t.rent_income) == {SECOND * RENT_LEVELS + WHOLE_GROUP: 8}
    assert filled(later.t.mortgages) == {h.b.lot_of[39]: 1}


def test_an_auction_is_counted_with_its_price_and_the_printed_one() -> None:
    h = hand({})
    h.do(A, Act.THROW, 1, 2)
    h.do(A, Act.DECLINE)
    h.do(A, Act.BID, 10)
    h.do(B, Act.BID, 45)
    h.do(A, Act.PASS)
    assert (filled(h.t.declined), filled(h.t.won)) == ({SECOND: 1}, {SECOND: 1})
    assert (filled(h.t.won_for), filled(h.t.won_printed)) == ({SECOND: 45}, {SECOND: 60})
    assert (h.of(Column.WON, B), h.of(Column.TO_BANK, B), h.of(Column.BOUGHT, B)) == (1, 45, 0)
    assert filled(h.t.paid_to_bank) == {Cause.AUCTION: 45}
    assert filled(h.t.bought) == filled(h.t.unsold) == {}


def test_an_auction_without_a_bid_leaves_the_lot_unsold() -> None:
    h = hand({})
    h.do(A, Act.THROW, 1, 2)
    h.do(A, Act.DECLINE)
    h.do(A, Act.PASS)
    h.do(B, Act.PASS)
    assert filled(h.t.unsold) == {SECOND: 1}
    assert filled(h.t.won) == {}


def test_a_bankruptcy_is_counted_by_the_lot_and_level_of_its_rent() -> None:
    """The hotel on square 3 costs 450; A has 100, which B gets."""
    h = hand({B: (1, 3)}, cash={A: 100}, level=HOTEL)
    h.do(A, Act.THROW, 1, 2)
    h.do(B, Act.DEMAND, 0)
    assert h.do(A, Act.BANKRUPT) == Status.OVER
    assert filled(h.t.bankruptcies) == {Cause.RENT: 1}
    assert filled(h.t.ruins) == {SECOND * RENT_LEVELS + HOTEL: 1}
    assert filled(h.t.paid_among_seats) == {Cause.ESTATE: 100}
    assert (h.of(Column.OUT_DECISION, A), h.of(Column.OUT_TURN, A)) == (3, 0)
    assert (h.of(Column.OUT_CAUSE, A), h.of(Column.OUT_CREDITOR, A), h.of(Column.OUT_LOT, A)) == (Cause.RENT, B, SECOND)
    assert (h.of(Column.OUT_DECISION, B), h.of(Column.OUT_CAUSE, B)) == (0, -1)
    assert (h.of(Column.RENT_PAID, A), h.of(Column.FROM_SEATS, B)) == (0, 100)


def test_who_gives_up_has_no_debt_to_name() -> None:
    h = hand({A: (1,)})
    h.do(A, Act.GIVE_UP)
    assert filled(h.t.bankruptcies) == {GAVE_UP: 1}
    assert (h.of(Column.OUT_CAUSE, A), h.of(Column.OUT_CREDITOR, A), h.of(Column.OUT_LOT, A)) == (GAVE_UP, BANK, -1)
    assert filled(h.t.ruins) == {}


def test_a_trade_is_counted_for_both_and_for_each_lot() -> None:
    """A gives square 1 and 50 for square 6."""
    h = hand({A: (1,), B: (6,)})
    h.do(A, Act.OFFER, B, mask(h.b, 1), 50, mask(h.b, 6), 0)
    h.do(B, Act.ACCEPT, A)
    assert filled(h.t.traded) == {FIRST: 1, h.b.lot_of[6]: 1}
    assert filled(h.t.paid_among_seats) == {Cause.TRADE: 50}
    assert (h.of(Column.TRADES, A), h.of(Column.TRADES, B)) == (1, 1)
    assert (h.of(Column.TO_SEATS, A), h.of(Column.FROM_SEATS, B)) == (50, 50)
    assert (h.t.events[Event.OFFERED], h.t.events[Event.ACCEPTED], h.t.events[Event.REJECTED]) == (1, 1, 0)


def test_a_rejected_offer_moves_nothing() -> None:
    h = hand({A: (1,), B: (6,)})
    h.do(A, Act.OFFER, B, mask(h.b, 1), 50, mask(h.b, 6), 0)
    h.do(B, Act.REJECT, A)
    assert (h.t.events[Event.REJECTED], filled(h.t.traded), h.of(Column.TRADES, A)) == (1, {}, 0)


def test_the_jail_is_its_own_way_to_a_square() -> None:
    """From 24 a throw of 6 leads to square 30, and from there to jail; the next own turn begins in it."""
    h = hand({})
    h.s.at[A] = 24
    h.do(A, Act.THROW, 2, 4)
    assert filled(h.t.landings) == {Way.THROW * SQUARES + 30: 1, Way.JAIL * SQUARES + 10: 1}
    assert (h.of(Column.JAILED, A), h.of(Column.JAIL_TURNS, A)) == (1, 0)
    h.do(B, Act.THROW, 1, 3)
    h.do(B, Act.END_TURN)
    assert h.of(Column.JAIL_TURNS, A) == 1


def test_a_card_is_another_way_to_a_square_and_pays_the_salary() -> None:
    h = hand({})
    b, s = h.b, h.s
    card = b.card_effect[:CARDS].index(CardEffect.MOVE_TO)
    s.at[A] = 4
    h.do(A, Act.THROW, 1, 2)
    h.do(A, Act.DRAW, card)
    to = b.card_a[card]
    assert h.t.landings[Way.THROW * SQUARES + 7] == 1
    assert filled(h.t.landings[SQUARES : 2 * SQUARES]) == {to: 1}
    assert filled(h.t.cards) == {card: 1}
    assert h.of(Column.SALARIES, A) == (1 if to <= 7 else 0)


def test_a_card_typed_in_is_a_way_too() -> None:
    b = board(decks="open")
    h = Hand(b, table(b, 2, {}))
    h.s.at[A] = 4
    h.do(A, Act.THROW, 1, 2)
    h.do(A, Act.DRAW_OPEN, OpenEffect.TO, 20)
    assert filled(h.t.landings) == {Way.THROW * SQUARES + 7: 1, Way.CARD * SQUARES + 20: 1}


@pytest.mark.parametrize(
    ("worth", "place"), [(0, 0), (299, 0), (300, 1), (1500, 5), (18899, 62), (18900, 63), (10**6, 63)]
)
def test_worth_falls_into_bins_of_a_fifth_of_the_start_money_and_the_last_is_open(worth: int, place: int) -> None:
    h = hand({}, cash={A: worth, B: 1500})
    assert filled(h.t.worth_bins) == {place: 1, BINS + 5: 1}


def test_cash_and_worth_are_those_at_the_end_of_a_round() -> None:
    h = hand({A: (1,)})
    h.do(A, Act.THROW, 4, 6)
    h.do(A, Act.END_TURN)
    assert filled(h.t.reached) == {0: 1}
    h.do(B, Act.THROW, 1, 3)
    h.do(B, Act.END_TURN)
    assert filled(h.t.reached) == {0: 1, 1: 1}
    tax = h.b.tax[4]
    assert h.t.cash[SEATS : SEATS + 2] == [1500, 1500 - tax]
    assert h.t.worth[SEATS : SEATS + 2] == [1560, 1500 - tax]
    assert h.t.worth_squares[SEATS] == 1560 * 1560


def timed(minutes: int) -> Board:
    return board("banking", minutes=minutes)


@pytest.mark.parametrize(("seconds", "turns"), [(20, 6), (25, 5), (120, 1), (0, 4)])
def test_a_timed_game_ends_with_the_turn_that_fills_its_minutes(seconds: int, turns: int) -> None:
    """Two minutes are six turns of 20 seconds, five of 25 (100 are too few), one of 120, or two rounds of two turns."""
    played = Batch(timed(2), [Bot.WALKER] * 2, 3, seconds_a_turn=seconds)
    assert played.column(Column.TURNS) == [turns] * 3
    assert played.column(Column.ENDING) == [Ending.TIME] * 3
    assert played.column(Column.STATUS) == [Status.OVER] * 3
    assert all(played.column(Column.WINNERS))


def test_a_game_that_is_not_timed_does_not_care_for_seconds() -> None:
    played = Batch(board("banking"), [Bot.WALKER] * 2, 1, seconds_a_turn=3600, most_rounds=3)
    assert (played.column(Column.ROUNDS), played.column(Column.STATUS)) == ([3], [Status.BROKEN_OFF])
