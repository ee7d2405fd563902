"""What the standard bot does in plain positions, one thing a test; squares and prices are those printed."""

from bankhalter.bots.standard import choose_standard
from bankhalter.rules.codes import Act, Auction, Cause
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.money import owe, settle_debts
from bankhalter.rules.titles import pass_title, turn_deed
from tests.bots.tables import A, B, C, Player, board, carry_out, mask, table


def player() -> Player:
    return Player(choose_standard)


def test_a_free_lot_is_bought() -> None:
    b = board()
    s = table(b, 2, {})
    carry_out(b, s, A, Act.THROW, 1, 2)
    assert player().act(b, s, A) == Act.BUY


def test_the_last_cash_is_not_spent_on_a_lot_of_no_consequence() -> None:
    b = board()
    s = table(b, 2, {})
    s.cash[A] = 61
    carry_out(b, s, A, Act.THROW, 1, 2)
    assert player().act(b, s, A) == Act.DECLINE


def test_a_single_lot_is_mortgaged_to_complete_a_group() -> None:
    b = board()
    s = table(b, 3, {A: (37, 5, 12)})
    s.at[A], s.cash[A] = 36, 300
    carry_out(b, s, A, Act.THROW, 1, 2)
    assert player().act(b, s, A) == Act.MORTGAGE
    s.cash[A] = 399
    assert player().act(b, s, A) == Act.MORTGAGE
    s.cash[A] = 400
    assert player().act(b, s, A) == Act.BUY


def test_rent_is_always_demanded() -> None:
    b = board()
    s = table(b, 2, {B: (3,)})
    carry_out(b, s, A, Act.THROW, 1, 2)
    carry_out(b, s, A, Act.END_TURN)
    assert player().answer(b, s, B) == (Act.DEMAND, [0, 0, 0, 0, 0])


def test_three_houses_are_built_evenly_and_then_no_more_without_plenty() -> None:
    b = board()
    s = table(b, 2, {A: (11, 13, 14)})
    s.cash[A] = 1000
    bot, built = player(), []
    while (answer := bot.answer(b, s, A)) and answer[0] == Act.BUILD:
        built.append(answer[1][0])
        carry_out(b, s, A, Act.BUILD, answer[1][0])
        s.cash[A] = max(s.cash[A], 200)
        levels = [s.level[b.lot_of[square]] for square in (11, 13, 14)]
        assert max(levels) - min(levels) <= 1
    assert [s.level[b.lot_of[square]] for square in (11, 13, 14)] == [3, 3, 3]
    assert len(built) == 9


def test_a_cheap_house_is_built_with_what_was_not_enough_for_a_dear_one() -> None:
    b = board()
    s = table(b, 2, {A: (1, 3, 37, 39)})
    bot = player()
    s.cash[A] = 249  # 50 to keep, 200 for a house on the best street
    assert bot.act(b, s, A) == Act.THROW
    s.cash[A] = 250
    assert bot.answer(b, s, A) == (Act.BUILD, [b.lot_of[39], 0, 0, 0, 0])
    for square in (37, 39):
        s.level[b.lot_of[square]] = 5
    s.cash[A] = 249
    assert bot.answer(b, s, A) == (Act.BUILD, [b.lot_of[3], 0, 0, 0, 0])


def test_no_house_is_built_with_the_money_that_the_way_ahead_may_cost() -> None:
    b = board()
    s = table(b, 2, {A: (11, 13, 14), B: (6, 8, 9)})
    s.cash[A] = 250
    assert player().act(b, s, A) == Act.BUILD
    for square in (6, 8, 9):
        s.level[b.lot_of[square]] = 5
    assert player().act(b, s, A) != Act.BUILD


def test_a_debt_is_met_with_single_lots_before_buildings() -> None:
    b = board()
    s = table(b, 2, {A: (1, 3, 5, 39)})
    s.level[b.lot_of[1]] = s.level[b.lot_of[3]] = 3
    s.cash[A] = 10
    owe(s, A, B, 200, Cause.RENT, 0)
    settle_debts(b, s)
    settle_moment(s)
    bot, acts = player(), []
    while (act := bot.answer(b, s, A)) and act[0] != Act.PAY:
        acts.append((act[0], b.square_of[act[1][0]]))
        carry_out(b, s, A, act[0], *act[1])
    assert [act for act, _ in acts] == [Act.MORTGAGE, Act.MORTGAGE]
    assert {square for _, square in acts} == {5, 39}


def test_who_cannot_pay_goes_bankrupt() -> None:
    b = board()
    s = table(b, 2, {A: (1,)})
    s.cash[A] = 10
    owe(s, A, B, 41, Cause.RENT, 0)
    settle_debts(b, s)
    settle_moment(s)
    assert player().act(b, s, A) == Act.BANKRUPT


def test_jail_is_left_while_lots_are_free_and_sat_out_among_hotels() -> None:
    b = board()
    s = table(b, 2, {})
    s.at[A], s.jail[A] = 10, 1
    assert player().act(b, s, A) == Act.PAY_FINE
    for lot in range(28):
        pass_title(b, s, lot, B)
    for square in (16, 18, 19, 21, 23, 24):
        s.level[b.lot_of[square]] = 5
    settle_moment(s)
    assert player().act(b, s, A) == Act.END_TURN


def test_a_jail_card_is_used_before_the_fine_is_paid() -> None:
    b = board()
    s = table(b, 2, {})
    s.at[A], s.jail[A], s.holder[1] = 10, 1, A
    assert player().answer(b, s, A) == (Act.USE_CARD, [1, 0, 0, 0, 0])


def test_a_bid_stays_below_the_cash_and_ends_at_the_value() -> None:
    b = board()
    s = table(b, 2, {}, turn=B)
    carry_out(b, s, B, Act.THROW, 1, 2)
    carry_out(b, s, B, Act.DECLINE)
    assert s.auction == Auction.LOT
    answer = player().answer(b, s, A)
    assert answer is not None
    assert answer[0] == Act.BID
    assert 1 <= answer[1][0] <= 60
    carry_out(b, s, B, Act.BID, 300)
    assert player().act(b, s, A) == Act.PASS


def test_the_first_bid_is_half_of_the_printed_price_even_for_a_lot_that_is_worth_more() -> None:
    b = board()
    s = table(b, 3, {A: (16, 18)}, turn=B)
    s.at[B] = 16
    carry_out(b, s, B, Act.THROW, 1, 2)
    carry_out(b, s, B, Act.DECLINE)
    assert player().answer(b, s, A) == (Act.BID, [100, 0, 0, 0, 0])


def test_a_lot_of_no_consequence_is_not_bid_for_beyond_its_price_and_its_rents() -> None:
    """Lot 19 alone adds its price and nothing else; the reserve of a quarter of the salary stays."""
    b = board()
    s = table(b, 3, {}, turn=B)
    s.at[B] = 16
    carry_out(b, s, B, Act.THROW, 1, 2)
    carry_out(b, s, B, Act.DECLINE)
    carry_out(b, s, B, Act.BID, 199)
    assert player().act(b, s, A) == Act.BID
    s.cash[A] = 249
    assert player().act(b, s, A) == Act.PASS
    s.cash[A] = 1500
    carry_out(b, s, B, Act.BID, 200)
    assert player().act(b, s, A) == Act.PASS


def test_an_offer_with_a_third_seat_is_answered_by_its_partner_alone() -> None:
    b = board()
    s = table(b, 3, {A: (1,), B: (3,), C: (6,)})
    carry_out(b, s, A, Act.OFFER, B, mask(b, 1), 0, mask(b, 3), 0)
    assert player().act(b, s, C) is None
    assert player().act(b, s, B) in {Act.ACCEPT, Act.REJECT, Act.COUNTER}


def test_the_bus_avoids_a_hotel() -> None:
    b = board("bond-007", speed_die=True)
    s = table(b, 2, {B: (37, 39)})
    s.level[b.lot_of[39]] = 5
    s.at[A], s.passed_go[A] = 31, 1
    carry_out(b, s, A, Act.THROW, 2, 6, 4)
    answer = player().answer(b, s, A)
    assert answer is not None
    assert answer[0] == Act.MOVE
    assert answer[1][0] != 8


def test_lots_handed_over_in_banking_are_taken_at_their_price() -> None:
    b = board("banking")
    s = table(b, 3, {A: (39, 24)})
    s.cash[A] = 10
    owe(s, A, B, 200, Cause.RENT, 0)
    settle_debts(b, s)
    settle_moment(s)
    carry_out(b, s, A, Act.HAND, B, mask(b, 24), 190)
    assert player().act(b, s, B) == Act.ACCEPT
    carry_out(b, s, B, Act.REJECT, A)
    turn_deed(s, b.lot_of[24], mortgaged=True)
    carry_out(b, s, A, Act.HAND, B, mask(b, 24), 200)
    assert player().act(b, s, B) == Act.REJECT


def test_who_cannot_pay_the_bot_is_not_saved_by_it() -> None:
    """A owes 200 and can raise 130; B, to whom it owes that, gets everything if it does nothing."""
    b = board("banking")
    for creditor, answer in ((B, Act.REJECT), (C, Act.ACCEPT)):
        s = table(b, 3, {A: (24,)})
        s.cash[A] = 10
        owe(s, A, creditor, 200, Cause.RENT, 0)
        settle_debts(b, s)
        settle_moment(s)
        if creditor == B:
            carry_out(b, s, A, Act.HAND, B, mask(b, 24), 190)
            assert player().act(b, s, B) == Act.REJECT
            carry_out(b, s, B, Act.REJECT, A)
        carry_out(b, s, A, Act.OFFER, B, mask(b, 24), 0, 0, 120)
        assert player().act(b, s, B) == answer


def test_no_house_is_sold_and_no_whole_group_mortgaged_for_a_lot() -> None:
    """39 would complete the dark blue group, and only the orange one could raise the price of 400."""
    b = board()
    for level in (0, 3):
        s = table(b, 3, {A: (16, 18, 19, 37)})
        for square in (16, 18, 19):
            s.level[b.lot_of[square]] = level
        s.at[A], s.cash[A] = 36, 300
        carry_out(b, s, A, Act.THROW, 1, 2)
        assert player().act(b, s, A) == Act.DECLINE


def test_a_single_lot_is_redeemed_with_two_salaries_and_the_reserve_to_spare() -> None:
    """110 for a station, 400 to spare, and a reserve of 50."""
    b = board()
    s = table(b, 2, {A: (5,)})
    turn_deed(s, b.lot_of[5], mortgaged=True)
    s.cash[A] = 560
    assert player().answer(b, s, A) == (Act.REDEEM, [b.lot_of[5], 0, 0, 0, 0])
    s.cash[A] = 559
    assert player().act(b, s, A) == Act.THROW


def test_a_whole_group_is_redeemed_first_so_that_it_can_be_built_on() -> None:
    b = board()
    s = table(b, 2, {A: (5, 16, 18, 19)})
    turn_deed(s, b.lot_of[5], mortgaged=True)
    turn_deed(s, b.lot_of[18], mortgaged=True)
    s.cash[A] = 200
    assert player().answer(b, s, A) == (Act.REDEEM, [b.lot_of[18], 0, 0, 0, 0])
