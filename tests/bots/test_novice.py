"""What the novice does in plain positions, one thing a test; what it does by whim is asked for many times."""

from collections import Counter

from bankhalter.bots.novice import choose_novice
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import Act, Cause, Refusal
from bankhalter.rules.layout import Board, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.money import owe, settle_debts
from bankhalter.rules.titles import turn_deed
from tests.bots.tables import A, B, C, Player, board, table


def carry_out(b: Board, s: State, seat: int, act: Act, *numbers: int) -> None:
    x0, x1, x2, x3, x4 = (*numbers, 0, 0, 0, 0, 0)[:5]
    assert apply(b, s, seat, act, x0, x1, x2, x3, x4) == Refusal.NONE


def acts(b: Board, s: State, seat: int, times: int) -> Counter[Act | None]:
    """What the novice does, how often."""
    bot = Player(choose_novice)
    return Counter(bot.act(b, s, seat) for _ in range(times))


def mask(b: Board, *squares: int) -> int:
    return sum(1 << b.lot_of[square] for square in squares)


def owing(b: Board, s: State, amount: int) -> None:
    """A owes B."""
    owe(s, A, B, amount, Cause.RENT, 0)
    settle_debts(b, s)
    settle_moment(s)


def test_it_buys_to_a_fifth_of_the_salary_or_less() -> None:
    b = board()
    s = table(b, 2, {})
    carry_out(b, s, A, Act.THROW, 1, 2)
    s.cash[A] = 60 + 39
    assert acts(b, s, A, 200) == {Act.BUY: 200}
    s.cash[A] = 60 + 20
    assert acts(b, s, A, 200).keys() == {Act.BUY, Act.DECLINE}
    s.cash[A] = 59
    assert acts(b, s, A, 200) == {Act.DECLINE: 200}


def test_it_bids_surely_to_half_of_the_printed_price_and_never_beyond_one_and_a_half() -> None:
    b = board()
    s = table(b, 2, {}, turn=B)
    carry_out(b, s, B, Act.THROW, 1, 2)
    carry_out(b, s, B, Act.DECLINE)
    bot = Player(choose_novice)
    first = [answer for _ in range(200) if (answer := bot.answer(b, s, A))]
    assert {act for act, _ in first} == {Act.BID}
    assert all(1 <= numbers[0] <= 7 for _, numbers in first)
    carry_out(b, s, B, Act.BID, 29)
    assert acts(b, s, A, 200) == {Act.BID: 200}
    carry_out(b, s, B, Act.BID, 60)
    assert acts(b, s, A, 200).keys() == {Act.BID, Act.PASS}
    carry_out(b, s, B, Act.BID, 90)
    assert acts(b, s, A, 200) == {Act.PASS: 200}


def test_it_mostly_takes_an_even_trade_even_if_that_completes_a_rivals_group() -> None:
    b = board()
    s = table(b, 3, {A: (16, 18), B: (19,)})
    carry_out(b, s, A, Act.OFFER, B, 0, 200, mask(b, 19), 0)
    taken = acts(b, s, B, 400)
    assert taken.keys() == {Act.ACCEPT, Act.REJECT}
    assert 270 <= taken[Act.ACCEPT] <= 330
    carry_out(b, s, A, Act.OFFER, B, 0, 199, mask(b, 19), 0)
    assert acts(b, s, B, 200) == {Act.REJECT: 200}


def test_it_gives_no_lot_for_nothing() -> None:
    b = board()
    s = table(b, 3, {A: (16, 18), B: (19,)})
    carry_out(b, s, A, Act.OFFER, B, 0, 0, mask(b, 19), 0)
    assert acts(b, s, B, 200) == {Act.REJECT: 200}


def test_a_mortgaged_lot_counts_half_for_it() -> None:
    b = board()
    s = table(b, 3, {A: (19,), B: (11,)})
    turn_deed(s, b.lot_of[19], mortgaged=True)
    carry_out(b, s, A, Act.OFFER, B, mask(b, 19), 0, mask(b, 11), 0)
    assert acts(b, s, B, 200) == {Act.REJECT: 200}


def test_it_overlooks_a_rent_once_in_a_while() -> None:
    b = board()
    s = table(b, 2, {B: (3,)})
    carry_out(b, s, A, Act.THROW, 1, 2)
    carry_out(b, s, A, Act.END_TURN)
    seen = acts(b, s, B, 1000)
    assert 930 <= seen[Act.DEMAND] <= 985


def test_it_meets_a_debt_with_its_dearest_lots_and_sells_buildings_last() -> None:
    """Of 37 and 39, a whole group, and 5 and 1, the dearest goes first: 200 for 39, 175 for 37, 100 for 5."""
    b = board()
    s = table(b, 2, {A: (1, 5, 37, 39, 6, 8, 9)})
    s.level[b.lot_of[6]] = 1
    s.cash[A] = 0
    owing(b, s, 510)
    bot, done = Player(choose_novice), []
    while (answer := bot.answer(b, s, A)) and answer[0] != Act.PAY:
        done.append((answer[0], b.square_of[answer[1][0]]))
        carry_out(b, s, A, answer[0], *answer[1])
    assert done == [
        (Act.MORTGAGE, 39), (Act.MORTGAGE, 37), (Act.MORTGAGE, 5), (Act.MORTGAGE, 1), (Act.SELL, 6),
    ]  # fmt: skip


def test_who_cannot_pay_goes_bankrupt() -> None:
    b = board()
    s = table(b, 2, {A: (1,)})
    s.cash[A] = 10
    owing(b, s, 41)
    assert acts(b, s, A, 1) == {Act.BANKRUPT: 1}


def test_it_builds_one_building_a_turn_and_keeps_half_a_salary() -> None:
    b = board()
    s = table(b, 2, {A: (11, 13, 14)})
    bot, built = Player(choose_novice), [0]
    for _ in range(60):
        while (answer := bot.answer(b, s, A)) and answer[0] != Act.THROW:
            assert answer[0] == Act.BUILD
            carry_out(b, s, A, *answer[:1], *answer[1])
            built[-1] += 1
        built.append(0)
    assert max(built) == 1
    assert 0 in built[:-1]
    assert sum(built) == 14
    assert s.cash[A] == 100


def test_it_asks_for_each_lot_once_at_its_printed_price_or_up_to_a_quarter_more() -> None:
    b = board()
    s = table(b, 3, {A: (16, 18), B: (19,), C: (39,)})
    bot, offers = Player(choose_novice), []
    for _ in range(300):
        answer = bot.answer(b, s, A)
        assert answer is not None
        if answer[0] == Act.OFFER:
            offers.append(answer[1])
    ((partner, give, pays, want, gets),) = offers
    assert (partner, give, want, gets) == (B, 0, mask(b, 19), 0)
    assert 200 <= pays <= 250


def test_it_leaves_jail_by_whim() -> None:
    b = board()
    s = table(b, 2, {})
    s.at[A], s.jail[A] = 10, 1
    assert acts(b, s, A, 200).keys() == {Act.PAY_FINE, Act.THROW}


def test_it_keeps_mortgages_that_it_receives() -> None:
    b = board()
    s = table(b, 3, {A: (19,), B: (11,)})
    turn_deed(s, b.lot_of[19], mortgaged=True)
    carry_out(b, s, A, Act.OFFER, B, mask(b, 19), 40, mask(b, 11), 0)
    carry_out(b, s, B, Act.ACCEPT, A)
    assert acts(b, s, B, 1) == {Act.KEEP: 1}
