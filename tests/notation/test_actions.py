"""Every line of the action table, read by hand-made expectations."""

import pytest

from bankhalter.notation import (
    Action,
    Answer,
    ImpossibleError,
    NotationError,
    TakeBack,
    make_table,
    parse_action,
    parse_line,
    print_action,
    print_legal,
    print_line,
    read_position,
)
from bankhalter.rules.codes import Act
from tests.notation.tables import BANKING, CASH, LOT, fresh, lots

CHANCE_CARD = 1 << 28
COMMUNITY_CARD = 1 << 29

LINES = [
    ("A throws", Act.THROW, (0, 0, 0, 0, 0)),
    ("A throws 3 4", Act.THROW, (3, 4, 0, 0, 0)),
    ("A throws 3 4 2", Act.THROW, (3, 4, 2, 0, 0)),
    ("A throws 3 4 bus", Act.THROW, (3, 4, 4, 0, 0)),
    ("A throws 6 6 mrm", Act.THROW, (6, 6, 5, 0, 0)),
    ("A is dealt 1 6 11", Act.DEAL, (lots(1, 6, 11), 0, 0, 0, 0)),
    ("A moves 5", Act.MOVE, (5, 0, 0, 0, 0)),
    ("A jumps to 39", Act.JUMP, (39, 0, 0, 0, 0)),
    ("A draws back_3", Act.DRAW, (8, 0, 0, 0, 0)),
    ("A draws gets 50", Act.DRAW_OPEN, (0, 50, 0, 0, 0)),
    ("A draws pays 50", Act.DRAW_OPEN, (1, 50, 0, 0, 0)),
    ("A draws to 11", Act.DRAW_OPEN, (2, 11, 0, 0, 0)),
    ("A takes fine", Act.TAKE_FINE, (0, 0, 0, 0, 0)),
    ("A takes chance", Act.TAKE_CHANCE, (0, 0, 0, 0, 0)),
    ("A buys", Act.BUY, (0, 0, 0, 0, 0)),
    ("A declines", Act.DECLINE, (0, 0, 0, 0, 0)),
    ("A bids 120", Act.BID, (120, 0, 0, 0, 0)),
    ("A passes", Act.PASS, (0, 0, 0, 0, 0)),
    ("A pays", Act.PAY, (0, 0, 0, 0, 0)),
    ("A is bankrupt", Act.BANKRUPT, (0, 0, 0, 0, 0)),
    ("A pays fine", Act.PAY_FINE, (0, 0, 0, 0, 0)),
    ("A uses card", Act.USE_CARD, (0, 0, 0, 0, 0)),
    ("A uses community card", Act.USE_CARD, (1, 0, 0, 0, 0)),
    ("A builds 11", Act.BUILD, (LOT[11], 0, 0, 0, 0)),
    ("A sells building 11", Act.SELL, (LOT[11], 0, 0, 0, 0)),
    ("A sells hotel 39 whole", Act.SELL_WHOLE, (27, 0, 0, 0, 0)),
    ("A wants 2", Act.WANT, (2, 0, 0, 0, 0)),
    ("A wants 0", Act.WANT, (0, 0, 0, 0, 0)),
    ("A places building 11", Act.PLACE, (LOT[11], 0, 0, 0, 0)),
    ("A mortgages 5", Act.MORTGAGE, (2, 0, 0, 0, 0)),
    ("A redeems 5", Act.REDEEM, (2, 0, 0, 0, 0)),
    ("A keeps mortgage 5", Act.KEEP, (2, 0, 0, 0, 0)),
    (
        "A offers B lot 5, lot 12, 100, chance card for lot 39",
        Act.OFFER,
        (1, lots(5, 12) | CHANCE_CARD, 100, lots(39), 0),
    ),
    ("A offers C lot 5 for nothing", Act.OFFER, (2, lots(5), 0, 0, 0)),
    ("A counters B 40 for chance card, community card", Act.COUNTER, (1, 0, 40, CHANCE_CARD | COMMUNITY_CARD, 0)),
    ("A accepts B", Act.ACCEPT, (1, 0, 0, 0, 0)),
    ("A rejects B", Act.REJECT, (1, 0, 0, 0, 0)),
    ("A withdraws from B", Act.WITHDRAW, (1, 0, 0, 0, 0)),
    ("A hands B lot 5, lot 12 for 300 of debt", Act.HAND, (1, lots(5, 12), 300, 0, 0)),
    ("A ends turn", Act.END_TURN, (0, 0, 0, 0, 0)),
    ("A gives up", Act.GIVE_UP, (0, 0, 0, 0, 0)),
]


@pytest.mark.parametrize(("line", "act", "numbers"), LINES)
def test_a_line_is_read_and_printed(line: str, act: Act, numbers: tuple[int, int, int, int, int]) -> None:
    action = Action(0, act, numbers)
    assert parse_action(CASH, fresh(), line) == action
    assert print_action(CASH, fresh(), action) == line


def test_every_act_has_a_line() -> None:
    assert {act for _, act, _ in LINES} == set(Act) - {Act.TIME, Act.DEMAND}


def test_the_end_of_the_time_is_said_by_nobody() -> None:
    assert parse_action(CASH, fresh(), "time is up") == Action(-1, Act.TIME)
    assert print_action(CASH, fresh(), Action(-1, Act.TIME)) == "time is up"


@pytest.mark.parametrize(
    ("line", "read"),
    [("B takes back 2", TakeBack(1, 2)), ("B agrees", Answer(1, True)), ("C disagrees", Answer(2, False))],
)
def test_take_backs_are_lines_but_no_actions(line: str, read: TakeBack | Answer) -> None:
    assert parse_line(CASH, fresh(), line) == read
    assert print_line(CASH, fresh(), read) == line
    with pytest.raises(NotationError, match="expected an action"):
        parse_action(CASH, fresh(), line)


def test_amounts_are_those_of_the_edition() -> None:
    hand = Action(0, Act.HAND, (1, lots(5), 30, 0, 0))
    assert parse_action(BANKING, fresh(BANKING), "A hands B lot 5 for 300000 of debt") == hand
    assert print_action(BANKING, fresh(BANKING), hand) == "A hands B lot 5 for 300K of debt"


def test_blanks_do_not_matter_and_the_canonical_order_is_lots_cash_cards() -> None:
    action = parse_action(CASH, fresh(), "  A offers  B chance card,100 ,  lot 12,lot 5   for nothing ")
    assert print_action(CASH, fresh(), action) == "A offers B lot 5, lot 12, 100, chance card for nothing"


# ---------------------------------------------------------------- what depends on the state

CLAIMS = [
    {"guest": "A", "owner": "C", "lot": 3, "amount": 4},
    {"guest": "A", "owner": "B", "lot": 11, "amount": 10},
    {"guest": "A", "owner": "B", "lot": 13, "amount": 10},
]


def test_rent_is_demanded_for_the_oldest_claim_of_the_owner_unless_the_square_is_named() -> None:
    state = read_position(CASH, {"claims": CLAIMS})
    assert parse_action(CASH, state, "C demands rent").numbers[0] == 0
    assert parse_action(CASH, state, "B demands rent").numbers[0] == 1
    assert parse_action(CASH, state, "B demands rent on 13").numbers[0] == 2
    assert parse_action(CASH, state, "A demands rent").numbers[0] == -1
    assert parse_action(CASH, state, "B demands rent on 3").numbers[0] == -1


def test_a_demand_names_its_square_only_if_the_owner_has_several_claims() -> None:
    state = read_position(CASH, {"claims": CLAIMS})
    assert print_action(CASH, state, Action(2, Act.DEMAND)) == "C demands rent"
    assert print_action(CASH, state, Action(1, Act.DEMAND, (1, 0, 0, 0, 0))) == "B demands rent on 11"


@pytest.mark.parametrize(
    ("held", "deck", "explicit"),
    [
        (["chance"], 0, "A uses chance card"),
        (["community"], 1, "A uses community card"),
        (["chance", "community"], 0, "A uses chance card"),
    ],
)
def test_the_plain_card_is_the_one_held_and_chance_of_two(held: list[str], deck: int, explicit: str) -> None:
    state = read_position(CASH, {"A": {"jail_cards": held}})
    use = Action(0, Act.USE_CARD, (deck, 0, 0, 0, 0))
    assert parse_action(CASH, state, "A uses card") == use
    assert parse_action(CASH, state, explicit) == use
    assert print_action(CASH, state, use) == "A uses card"


def test_the_community_card_is_named_where_both_are_held() -> None:
    state = read_position(CASH, {"A": {"jail_cards": ["chance", "community"]}})
    assert print_action(CASH, state, Action(0, Act.USE_CARD, (1, 0, 0, 0, 0))) == "A uses community card"


DEEDS = {"A": {"deeds": {5: 0, 12: 0}}, "B": {"deeds": {39: 0}}}


def test_a_lone_offer_is_withdrawn_without_naming_the_partner() -> None:
    state = read_position(CASH, {**DEEDS, "offers": [{"from": "A", "to": "B", "give": "lot 5", "want": "lot 39"}]})
    assert parse_action(CASH, state, "A withdraws") == Action(0, Act.WITHDRAW, (1, 0, 0, 0, 0))


def test_with_several_offers_the_partner_is_asked_for() -> None:
    offers = [{"from": "A", "to": "B", "give": "lot 5", "want": 100}, {"from": "A", "to": "C", "give": "lot 12"}]
    state = read_position(CASH, {**DEEDS, "offers": offers})
    with pytest.raises(NotationError, match="to B and C: expected `withdraws from B`"):
        parse_action(CASH, state, "A withdraws")


def test_without_an_offer_nothing_is_withdrawn() -> None:
    assert parse_action(CASH, fresh(), "A withdraws") == Action(0, Act.WITHDRAW, (0, 0, 0, 0, 0))


# The chance deck of the cash editions has building_loan twice, as cards 14 and 15.
@pytest.mark.parametrize(("seen", "card"), [([], 14), (["building_loan"], 15), (["building_loan#2"], 14)])
def test_of_equal_cards_the_first_unseen_one_is_drawn(seen: list[str], card: int) -> None:
    state = read_position(CASH, {"phase": "card", "decks": {"chance": {"seen": seen}}})
    assert parse_action(CASH, state, "A draws building_loan").numbers[0] == card


def test_of_equal_cards_seen_both_the_top_one_is_drawn() -> None:
    order = ["building_loan#2", *CASH.keys[0][:14], "building_loan"]
    state = read_position(CASH, {"phase": "card", "decks": {"chance": {"seen": order}}})
    assert parse_action(CASH, state, "A draws building_loan").numbers[0] == 15


def test_a_card_is_one_of_the_deck_that_is_due() -> None:
    state = read_position(CASH, {"phase": "card", "drawing": "community"})
    assert parse_action(CASH, state, "A draws doctor") == Action(0, Act.DRAW, (2, 0, 0, 0, 0))
    with pytest.raises(
        ImpossibleError, match="“back_3” is no card of the community deck: expected advance_go, bank_error"
    ):
        parse_action(CASH, state, "A draws back_3")


# ---------------------------------------------------------------- what cannot be read

WRONG = [
    ("", "no seat of this table: expected A, B or C"),
    ("D throws", "“D” is no seat"),
    ("a throws", "“a” is no seat"),
    ("A", "is no action: expected one of accepts, bids"),
    ("A trows 3 4", "did you mean “throws”"),
    ("A Throws 3 4", "did you mean “throws”"),
    ("A throws 3", "expected `throws`, `throws 1-6 1-6` or `throws 1-6 1-6 1|2|3|bus|mrm`"),
    ("A throws three four", "“three” is not a number"),
    ("A sells 11", "expected `sells building SQUARE` or `sells hotel SQUARE whole`"),
    ("A builds Elm", "“Elm” is not a number"),
    ("A bids lots", "“lots” is not an amount"),
    ("A offers B lot 5", "expected `offers SEAT SIDE for SIDE`"),
    ("A offers D lot 5 for 10", "“D” is no seat"),
    ("A draws nearest_nothing", "“nearest_nothing” is no card of the chance deck"),
    ("A hands B 100 for 100 of debt", "expected lots only"),
    ("A uses other card", "“other” is no deck: expected chance or community"),
    ("A takes back", "“” is not a number"),
    ("A takes back 0", "nothing to take back: expected 1 or more"),
    ("A wants " + "9" * 5000, "is not a number"),
    ("time is", "“time” is no seat"),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_a_wrong_line_says_what_was_expected(line: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence.replace("|", r"\|") if "bus" in sentence else sentence) as caught:
        parse_line(CASH, fresh(), line)
    assert not isinstance(caught.value, ImpossibleError)
    assert f"`{line}`" in str(caught.value)


IMPOSSIBLE = [
    "A throws 7 1",
    "A throws 0 0",
    "A throws 1 2 4",
    "A builds 40",
    "A builds 0",
    "A builds -1",
    "A mortgages 10",
    "A jumps to 40",
    "A wants -1",
    "A bids -5",
    "A bids 1.5",
    "A is dealt 1 1 6",
    "A is dealt 1 2 3",
    "A offers B lot 4 for 10",
    "A draws doctor",  # a card of the other deck
    "A offers B horse for 10",
    "A offers B building 11 for 100",
    "A offers B lot 5 for free landings",
    "A offers B lot 5, lot 5 for 10",
    "A offers B 5, 10 for lot 5",
    "A offers B lot 5 for 1,5M",
    "A bids 999999999999999999999999",
]


@pytest.mark.parametrize("line", IMPOSSIBLE)
def test_a_line_that_names_what_cannot_be_counts_as_a_refusal(line: str) -> None:
    with pytest.raises(ImpossibleError, match="expected"):
        parse_line(CASH, fresh(), line)


def test_a_bid_below_the_smallest_note_is_impossible_in_banking() -> None:
    with pytest.raises(ImpossibleError, match="expected a multiple of 10K"):
        parse_line(BANKING, fresh(BANKING), "A bids 9K")


# ---------------------------------------------------------------- lists of legal actions


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ((Act.BID, 10, 140), "B bids 10..140"),
        ((Act.BID, 10, 10), "B bids 10"),
        ((Act.WANT, 0, 3), "B wants 0..3"),
        ((Act.THROW, 0, 0), "B throws"),
        ((Act.BUILD, 27, 0), "B builds 39"),
        ((Act.END_TURN, 0, 0), "B ends turn"),
        ((Act.MOVE, 7, 0), "B moves 7"),
    ],
)
def test_legal_actions_are_listed_as_lines_with_ranges(entry: tuple[int, int, int], text: str) -> None:
    assert print_legal(CASH, fresh(), 1, entry) == text


def test_bids_in_banking_are_listed_in_euro() -> None:
    assert print_legal(BANKING, fresh(BANKING), 0, (Act.BID, 1, 1500)) == "A bids 10K..15M"


def test_seats_with_umlauts_speak() -> None:
    table = make_table("dc", ["Jörg", "Änne"])
    assert parse_action(table, fresh(table), "Jörg accepts Änne") == Action(0, Act.ACCEPT, (1, 0, 0, 0, 0))
