"""How the standard bot trades. What is printed in sonic-boom and four at the table make all numbers here.

Orange is 16 and 18 for 180 each, and 19 for 200; a house costs 100. Three houses each bring 550, 550 and 600 of rent,
1700 in all; three rivals pay it 135 times in a hundred within the rounds looked ahead: 2295, less 900 for the houses,
leaves 1395. Two of three lots are worth an eighth of that besides their prices: 360 + 174 = 534. The whole group is
worth 560 + 1395 = 1955, as long as the cash buys nine houses. So 19 is worth 1421 to who has 16 and 18, and 200 to who
has it alone. Fair is the cash at which both gain alike: (1421 + 200) / 2 = 810.
"""

from itertools import pairwise

from bankhalter.batch.codes import Bot, Status
from bankhalter.batch.game import carry_out_answer
from bankhalter.bots.standard import choose_standard
from bankhalter.play.bot_game import BotGame
from bankhalter.rules.asking import whom_to_ask
from bankhalter.rules.codes import Act
from bankhalter.rules.layout import Board, State
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.titles import pass_title
from tests.bots.tables import A, B, C, Player, board, carry_out, mask, table

Terms = tuple[int, int, int, int]


def player() -> Player:
    return Player(choose_standard)


def orange(b: Board) -> State:
    """A has two lots of orange and 2000; B has the third."""
    s = table(b, 4, {A: (16, 18), B: (19, 1)})
    s.cash[A] = 2000
    return s


def swap(b: Board) -> State:
    """A and B could complete orange for A and red for B."""
    return table(b, 4, {A: (16, 18, 24), B: (21, 23, 19)})


def countered(b: Board, s: State, bot: Player, cash: int) -> int:
    """B's answer to an offer of `cash` for 19 must be a counter; return what it asks for."""
    answer = bot.answer(b, s, B)
    assert answer is not None
    act, (partner, give, pays, want, gets) = answer
    assert (act, partner, give, pays, want) == (Act.COUNTER, A, mask(b, 19), 0, 0)
    assert gets > cash
    carry_out(b, s, B, act, *answer[1])
    return gets


def offers_for(b: Board, s: State, bot: Player, turns: int) -> list[Terms]:
    """What A offers B in its next turns; B rejects everything."""
    offered: list[Terms] = []
    for _ in range(turns):
        while (answer := bot.answer(b, s, A)) and answer[0] != Act.THROW:
            act, (partner, give, pays, want, gets) = answer
            assert (act, partner) == (Act.OFFER, B)
            offered.append((give, pays, want, gets))
            carry_out(b, s, A, act, *answer[1])
            carry_out(b, s, B, Act.REJECT, A)
    return offered


def test_the_last_lot_of_a_group_is_asked_for_at_the_cash_that_makes_both_gain_alike() -> None:
    b = board()
    s = orange(b)
    assert player().answer(b, s, A) == (Act.OFFER, [B, 0, 810, mask(b, 19), 0])


def test_a_group_is_not_handed_over_for_a_song() -> None:
    b = board()
    s = orange(b)
    carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
    assert countered(b, s, player(), 250) == 810


def test_the_lot_that_completes_a_group_is_never_given_for_nothing_or_for_its_printed_price() -> None:
    b = board()
    for cash in (0, 1, 200, 400, 659):
        s = orange(b)
        carry_out(b, s, A, Act.OFFER, B, 0, cash, mask(b, 19), 0)
        assert player().act(b, s, B) != Act.ACCEPT


def test_a_good_price_is_taken() -> None:
    """B gains 470 with 670, and A 751: six tenths of that and a twentieth of the salary are 460."""
    b = board()
    s = orange(b)
    carry_out(b, s, A, Act.OFFER, B, 0, 670, mask(b, 19), 0)
    assert player().answer(b, s, B) == (Act.ACCEPT, [A, 0, 0, 0, 0])


def test_a_haggle_takes_three_rounds_at_most_and_each_comes_nearer() -> None:
    """A person offers 250, 300, 650 and 660.

    Half way from 810 to 300 is 555: B would gain 355, less than six tenths of the 866 that A would. A quarter of the
    way is 683: 483 is more than 442 and a twentieth of the salary. Half way from there to 650 is 667: 467 against 452
    and 10.
    """
    b = board()
    s = orange(b)
    bot = player()
    carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
    assert countered(b, s, bot, 250) == 810
    carry_out(b, s, A, Act.COUNTER, B, 0, 300, mask(b, 19), 0)
    assert countered(b, s, bot, 300) == 683
    carry_out(b, s, A, Act.COUNTER, B, 0, 650, mask(b, 19), 0)
    assert countered(b, s, bot, 650) == 667
    carry_out(b, s, A, Act.COUNTER, B, 0, 660, mask(b, 19), 0)
    assert bot.act(b, s, B) == Act.REJECT


def test_a_counter_that_is_good_is_accepted() -> None:
    b = board()
    s = orange(b)
    bot = player()
    carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
    assert countered(b, s, bot, 250) == 810
    carry_out(b, s, A, Act.COUNTER, B, 0, 700, mask(b, 19), 0)
    assert bot.act(b, s, B) == Act.ACCEPT


def test_a_price_that_was_refused_is_not_asked_for_again_until_lots_change_hands() -> None:
    b = board()
    s = orange(b)
    bot = player()
    carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
    assert countered(b, s, bot, 250) == 810
    carry_out(b, s, A, Act.REJECT, B)
    for _ in range(3):
        carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
        answer = bot.answer(b, s, B)
        assert answer is not None
        assert answer[0] == Act.REJECT or answer[1][4] < 810
        carry_out(b, s, B, answer[0], *answer[1])
        if answer[0] == Act.COUNTER:
            carry_out(b, s, A, Act.REJECT, B)
    pass_title(b, s, b.lot_of[3], B)
    bot.memory[0] += 1
    carry_out(b, s, A, Act.OFFER, B, 0, 250, mask(b, 19), 0)
    assert countered(b, s, bot, 250) == 810


def test_who_could_hardly_pay_any_rent_afterwards_does_not_buy() -> None:
    """A quarter of the salary stays in hand."""
    b = board()
    s = table(b, 4, {A: (19, 1), B: (16, 18)})
    s.cash[B] = 300
    carry_out(b, s, A, Act.OFFER, B, mask(b, 19), 0, 0, 251)
    assert player().act(b, s, B) != Act.ACCEPT
    carry_out(b, s, A, Act.OFFER, B, mask(b, 19), 0, 0, 250)
    assert player().act(b, s, B) == Act.ACCEPT


def test_a_swap_that_completes_a_group_on_both_sides_is_offered_and_taken() -> None:
    b = board()
    s = swap(b)
    answer = player().answer(b, s, A)
    assert answer is not None
    act, (partner, give, _, want, _) = answer
    assert (act, partner, give, want) == (Act.OFFER, B, mask(b, 24), mask(b, 19))
    carry_out(b, s, A, act, *answer[1])
    assert player().act(b, s, B) == Act.ACCEPT


def test_a_refused_offer_comes_again_only_on_better_terms_and_then_no_more() -> None:
    b = board()
    s = swap(b)
    offered = offers_for(b, s, player(), 60)
    assert {(give, want) for give, _, want, _ in offered} == {(mask(b, 24), mask(b, 19))}
    cash = [pays - gets for _, pays, _, gets in offered]
    assert all(later >= earlier + 50 for earlier, later in pairwise(cash))
    assert len(offered) < 12


def test_who_refused_is_left_alone_for_three_turns_of_the_proposer() -> None:
    b = board()
    s = swap(b)
    bot = player()
    turns = [turn for turn in range(60) if offers_for(b, s, bot, 1)]
    assert turns[0] == 0
    assert all(later - earlier > 3 for earlier, later in pairwise(turns))


def test_a_refused_offer_comes_as_it_was_when_a_lot_of_its_groups_has_changed_hands() -> None:
    b = board()
    s = swap(b)
    bot = player()
    first = offers_for(b, s, bot, 60)[0]
    assert offers_for(b, s, bot, 20) == []
    pass_title(b, s, b.lot_of[5], A)
    assert offers_for(b, s, bot, 20) == []
    pass_title(b, s, b.lot_of[24], C)
    offers_for(b, s, bot, 4)
    pass_title(b, s, b.lot_of[24], A)
    assert offers_for(b, s, bot, 1) == [first]


def test_cash_alone_brings_no_refused_offer_back_as_it_was() -> None:
    b = board()
    s = swap(b)
    bot = player()
    seen = offers_for(b, s, bot, 60)
    for cash in (200, 3000, 700, 1500):
        s.cash[A] = s.cash[B] = cash
        for offer in offers_for(b, s, bot, 12):
            assert offer not in seen
            seen.append(offer)


class Deaf(BotGame):
    """A game of standard bots in which every offer is rejected; it notes what is offered, and under which owners."""

    def __init__(self, b: Board, game: int) -> None:
        super().__init__(b, [Bot.STANDARD] * 4, 5, game, rounds=60)
        self.proposed: dict[tuple[int, ...], tuple[int, list[int]]] = {}
        self.offers = 0

    def step(self) -> bool:
        if self.rejects():
            return True
        acted = super().step()
        if acted and self.game.answer[0] == Act.OFFER:
            _, partner, give, pays, want, gets = self.game.answer
            self.note(self.game.acting, partner, give, pays, want, gets)
        return acted

    def rejects(self) -> bool:
        """Whether the seat that is asked next had an offer, which it then rejects."""
        s, seat = self.state, whom_to_ask(self.state, self.game.asked)
        proposers = [other for other in range(s.seats) if seat < s.seats and offer_stands(s, other, seat)]
        if not proposers:
            return False
        self.game.answer[:] = [Act.REJECT, proposers[0], 0, 0, 0, 0]
        self.status = carry_out_answer(self.board, s, self.game, seat)
        return True

    def note(self, seat: int, partner: int, give: int, pays: int, want: int, gets: int) -> None:
        """An offer of the same lots must be better for the partner unless lots of their groups have moved."""
        b, s = self.board, self.state
        groups = {b.group[lot] for lot in range(28) if (give | want) >> lot & 1}
        owners = [s.owner[lot] for lot in range(28) if b.group[lot] in groups]
        last = self.proposed.get((seat, partner, give, want))
        assert last is None or last[1] != owners or pays - gets > last[0]
        self.proposed[seat, partner, give, want] = (pays - gets, owners)
        self.offers += 1


def test_nobody_nags_in_whole_games() -> None:
    b = board()
    offers = 0
    for game in range(4):
        playing = Deaf(b, game)
        while playing.status == Status.RUNNING:
            playing.step()
        offers += playing.offers
    assert offers > 20
