"""Positions read from documents; expected fields are worked out by hand."""

from collections.abc import Mapping

import pytest

from bankhalter.notation import NotationError, make_table, read_position
from bankhalter.notation.positions.possible import ALLOWED, REFUSED
from bankhalter.rules.codes import Auction, Cause, Fault, Moment, Phase
from bankhalter.rules.queries import is_mortgaged
from tests.notation.tables import BANKING, CASH, LOT, lots


def test_an_empty_document_is_the_start_of_the_first_turn() -> None:
    s = read_position(CASH, {"seats": ["A", "B", "C"]})
    assert (s.seats, s.turn, s.phase, s.moment, s.awaited) == (3, 0, Phase.THROW, Moment.TURN, 0b1)
    assert s.cash[:3] == [1500, 1500, 1500]
    assert (s.at, s.jail, s.owner, s.stock) == ([0] * 6, [0] * 6, [-1] * 28, [32, 12])
    assert (s.unseen, s.known_count, s.holder) == ([0xFFFF, 0xFFFF], [0, 0], [-1, -1])


def test_the_keys_of_a_scenario_are_read() -> None:
    given = {
        "seats": ["A", "B", "C"],
        "turn": "B",
        "A": {"cash": 1492, "at": 3},
        "B": {"deeds": {1: 0, 3: 0, 5: "mortgaged", 37: 3, 39: "hotel"}},
        "C": {"jail": 1, "jail_cards": ["chance"], "passed_go": True},
        "bank": {"houses": 20, "hotels": 11},
        "doubles": 1,
    }
    s = read_position(CASH, given)
    assert (s.turn, s.awaited, s.doubles, s.throws) == (1, 0b10, 1, 1)
    assert (s.cash[:3], s.at[:3], s.jail[:3]) == ([1492, 1500, 1500], [3, 0, 10], [0, 0, 1])
    assert [s.owner[LOT[square]] for square in (1, 3, 5, 37, 39)] == [1] * 5
    assert [s.level[LOT[square]] for square in (1, 3, 5, 37, 39)] == [0, 0, 0, 3, 5]
    assert is_mortgaged(s, LOT[5])
    assert s.mortgaged.bit_count() == 1
    assert (s.stock, s.holder, s.passed_go[:3]) == ([20, 11], [2, -1], [0, 0, 1])
    assert s.unseen[0] == 0xFFFF & ~(1 << 7)  # jail_card is the eighth chance card


def test_the_bank_has_what_does_not_stand_on_the_board() -> None:
    s = read_position(CASH, {"A": {"deeds": {1: 4, 3: "hotel", 37: 2}}})
    assert s.stock == [26, 11]  # 32 - 4 - 2 houses, 12 - 1 hotels


def test_money_is_read_in_euro_in_banking() -> None:
    s = read_position(BANKING, {"A": {"cash": "1.5M"}, "B": {"cash": "600K"}, "C": {"cash": 10_000}})
    assert s.cash[:3] == [150, 60, 1]


def test_a_bankrupt_seat_has_no_cash_and_no_turn() -> None:
    s = read_position(CASH, {"A": {"bankrupt": True}})
    assert (s.cash[0], s.turn, s.awaited) == (0, 1, 0b10)


def test_debts_are_read_oldest_first_and_their_debtor_is_awaited() -> None:
    debts = [
        {"debtor": "A", "creditor": "B", "amount": 8, "cause": "rent", "lot": 3, "status": "awaited"},
        {"debtor": "C", "amount": 50},
    ]
    s = read_position(CASH, {"phase": "landed", "throws": 1, "A": {"cash": 5}, "debts": debts})
    assert (s.debts, s.debtor[:2], s.creditor[:2], s.debt_amount[:2]) == (2, [0, 2], [1, -1], [8, 50])
    assert (s.debt_cause[:2], s.debt_lot[:2], s.debt_open[:2]) == ([Cause.RENT, Cause.CARD], [LOT[3], -1], [1, 0])
    assert (s.moment, s.awaited) == (Moment.DEBT, 0b1)


def test_claims_and_the_rent_throw_are_read() -> None:
    claims = [
        {"guest": "B", "owner": "A", "lot": 3, "amount": 8},
        {"guest": "B", "owner": "C", "lot": 12, "factor": 10, "dice": 3},
    ]
    throw = {"guest": "B", "owner": "C", "lot": 28, "factor": 4}
    s = read_position(CASH, {"turn": "B", "phase": "end", "claims": claims, "rent_throw": throw})
    assert (s.claims, s.claim_amount[:2], s.claim_factor[:2], s.claim_dice[:2]) == (2, [8, 0], [0, 10], [0, 3])
    assert (s.rent_guest, s.rent_owner, s.rent_lot, s.rent_factor, s.rent_dice) == (1, 2, LOT[28], 4, 2)
    assert (s.moment, s.awaited) == (Moment.RENT_THROW, 1 << 6)


def test_an_auction_awaits_all_who_have_not_passed_but_the_leader() -> None:
    s = read_position(CASH, {"phase": "landed", "auction": {"lot": 5, "bid": 60, "leader": "B"}, "estate": [12, 39]})
    assert (s.auction, s.auction_lot, s.auction_bid, s.auction_leader) == (Auction.LOT, LOT[5], 60, 1)
    assert (s.auction_in, s.estate, s.moment, s.awaited) == (0b111, lots(12, 39), Moment.AUCTION, 0b101)


def test_a_shortage_awaits_the_wishes_still_asked() -> None:
    shortage = {"of": "hotel", "builder": "B", "lot": 39, "wishes": {"A": "asked", "B": 2}}
    deeds = {"A": {"deeds": {1: 4, 3: 4}}, "B": {"deeds": {37: 4, 39: 4}}}
    given = {**deeds, "shortage": shortage, "asked": {"house": {"A": 2, "C": 1}}}
    s = read_position(CASH, given)
    assert (s.shortage, s.builder, s.builder_lot, s.wish) == (Auction.HOTEL, 1, LOT[39], [-1, 2, 0, 0, 0, 0])
    assert (s.asked, s.quota) == ([1, 0], [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    assert (s.moment, s.awaited) == (Moment.WISH, 0b1)


def test_a_building_auction_and_its_placing_are_read() -> None:
    shortage = {"of": "house", "builder": "A", "lot": 1, "wishes": {"A": 2, "B": 1}}
    hammer = {"building": "house", "in": ["A", "B"]}
    s = read_position(CASH, {"shortage": shortage, "auction": hammer, "asked": {"hotel": {"B": 1}}})
    assert (s.auction, s.auction_lot, s.auction_leader, s.auction_in) == (Auction.HOUSE, -1, -1, 0b11)
    assert s.quota[6:] == [0, 1, 0, 0, 0, 0]
    placing = read_position(CASH, {"shortage": shortage, "placing": "B"})
    assert (placing.placing, placing.moment, placing.awaited) == (1, Moment.PLACE, 0b10)


def test_offers_are_read_by_proposer_and_partner() -> None:
    offers = [
        {"from": "A", "to": "B", "give": "lot 5, 100, chance card", "want": "lot 39"},
        {"from": "B", "to": "A", "give": 50, "want": "lot 5"},
    ]
    given = {"A": {"deeds": {5: 0}, "jail_cards": ["chance"]}, "B": {"deeds": {39: 0}}, "offers": offers}
    s = read_position(CASH, given)
    assert s.offers == 2
    assert (s.offer_give[1], s.offer_give_cash[1]) == (lots(5) | 1 << 28, 100)
    assert (s.offer_want[1], s.offer_want_cash[1]) == (lots(39), 0)
    assert (s.offer_give[6], s.offer_give_cash[6], s.offer_want[6]) == (0, 50, lots(5))


def test_a_hand_over_is_an_offer_against_a_debt() -> None:
    s = read_position(
        BANKING, {"A": {"deeds": {5: 0}}, "offers": [{"from": "A", "to": "B", "give": "lot 5", "debt": "300K"}]}
    )
    assert (s.offer_give[1], s.offer_want_cash[1]) == (lots(5) | 1 << 30, 30)


def test_the_known_order_of_a_deck_is_read_next_card_first() -> None:
    s = read_position(CASH, {"decks": {"community": {"seen": ["doctor", "jail", "advance_go"]}}})
    assert (s.known_count, s.known[16:20]) == ([0, 3], [2, 5, 0, 0])  # doctor is card 2, jail 5, advance_go 0
    assert s.unseen == [0xFFFF, 0xFFFF & ~0b100101]


def test_the_throws_for_who_begins_await_the_first_seat() -> None:
    s = read_position(CASH, {"phase": "order"})
    assert (s.order_left, s.awaited) == (0b111, 0b1)
    s = read_position(CASH, {"phase": "order", "order": {"left": ["C"], "best": 7, "tied": ["A", "B"]}})
    assert (s.order_left, s.order_best, s.order_tied, s.awaited) == (0b100, 7, 0b11, 0b100)


def test_dice_time_and_the_rest_of_the_turn_are_read() -> None:
    given = {"phase": "bus", "throws": 2, "dice": [3, 4, "bus"], "again": True, "mr_m": True, "salary_due": 1}
    s = read_position(CASH, {**given, "time_up": "demanded"})
    assert (s.phase, s.throws, s.dice, s.again, s.mr_m) == (Phase.BUS, 2, [3, 4, 4], 1, 1)
    assert (s.salary_due, s.time_up) == (1, 2)
    assert read_position(CASH, {"time_up": True, "dice": [1, 2]}).time_up == 1


def test_mortgages_just_received_are_a_choice_of_their_receiver() -> None:
    s = read_position(CASH, {"B": {"deeds": {5: "mortgaged", 39: "mortgaged"}, "choices": [39, 5]}})
    assert (s.choices, s.moment, s.awaited) == (lots(5, 39), Moment.MORTGAGE, 0b10)


def test_a_game_that_is_over_names_its_winners() -> None:
    s = read_position(CASH, {"phase": "over", "winners": ["A", "C"], "B": {"bankrupt": True}})
    assert (s.winners, s.moment, s.awaited) == (0b101, Moment.OVER, 0)


# ---------------------------------------------------------------- what cannot be

TWO_OUT = {"A": {"bankrupt": True}, "B": {"bankrupt": True}}

WRONG: list[tuple[Mapping[str, object], str]] = [
    ({"D": {}}, "D: expected one of seats, turn"),
    ({"A": 5}, "A: expected keys with values, got “5”"),
    ({"A": {"money": 5}}, "A.money: expected one of cash, at"),
    ({"seats": ["A", "B"]}, "seats: expected those of the table: A, B, C"),
    ({"turn": "D"}, "turn: “D” is no seat"),
    ({"turn": "A", "A": {"bankrupt": True}}, "It is the turn of a bankrupt seat"),
    (TWO_OUT, "1 seat left in the game: expected at least 2, or phase: over"),
    ({"phase": "lunch"}, "phase: expected deal, order, throw"),
    ({"phase": "buy"}, "phase: buy: expected the turn’s seat on a lot of the bank"),
    ({"phase": "buy", "A": {"at": 5}, "B": {"deeds": {5: 0}}}, "phase: buy: expected the turn’s seat on a lot"),
    ({"phase": "landed"}, "phase: landed: expected something that must be settled first"),
    ({"phase": "bus"}, "phase: bus: expected the dice"),
    ({"phase": "choice", "drawing": "community"}, "phase: choice: expected the card of the choice"),
    ({"doubles": 3}, "doubles: expected a whole number from 0 to 2, got “3”"),
    ({"doubles": True}, "doubles: expected a whole number"),
    ({"again": 1}, "again: expected true or false, got “1”"),
    ({"dice": [3]}, "dice: expected two white dice"),
    ({"dice": [3, 7]}, "dice: expected a whole number from 1 to 6, got “7”"),
    ({"dice": [3, 4, "car"]}, "dice: expected two white dice"),
    ({"A": {"cash": 1.5}}, "A.cash: “1.5” is no possible amount here"),
    ({"A": {"cash": -1}}, "A.cash: “-1” is no amount"),
    ({"A": {"at": 40}}, "A.at: square 40 is not on the board"),
    ({"A": {"at": 1.5}}, "A.at: “1.5” is not a square"),
    ({"A": {"jail": 4}}, "A.jail: expected a whole number from 0 to 3, got “4”"),
    ({"A": {"jail": 1, "at": 11}}, "A.at: expected square 10"),
    ({"A": {"bankrupt": True, "cash": 5}}, "A.bankrupt: expected a bankrupt seat"),
    ({"A": {"bankrupt": True, "deeds": {5: 0}}}, "A.bankrupt: expected a bankrupt seat"),
    ({"A": {"bankrupt": True, "jail": 1}}, "A bankrupt seat has something"),
    ({"A": {"jail_cards": "chance"}}, "A.jail_cards: expected a list, got “chance”"),
    ({"A": {"jail_cards": ["luck"]}}, "A.jail_cards: expected chance or community, got “luck”"),
    (
        {"A": {"jail_cards": ["chance"]}, "B": {"jail_cards": ["chance"]}},
        "B.jail_cards: the chance card is held already",
    ),
    ({"A": {"jail_cards": ["chance", "chance"]}}, "A.jail_cards: the chance card is held already"),
    ({"A": {"deeds": {4: 0}}}, "A.deeds.4: 4 is no lot"),
    ({"A": {"deeds": {40: 0}}}, "A.deeds.40: square 40 is not on the board"),
    ({"A": {"deeds": {"Elm": 0}}}, "A.deeds.Elm: “Elm” is not a number"),
    ({"A": {"deeds": {1: 5}}}, "A.deeds.1: expected 0 to 4 houses, hotel or mortgaged, got “5”"),
    ({"A": {"deeds": {1: -1}}}, "A.deeds.1: expected 0 to 4 houses"),
    ({"A": {"deeds": {1: True}}}, "A.deeds.1: expected 0 to 4 houses"),
    ({"A": {"deeds": {1: "castle"}}}, "A.deeds.1: expected 0 to 4 houses"),
    ({"A": {"deeds": {5: 1}}}, "A.deeds.5: expected 0 or mortgaged, for only streets bear buildings"),
    ({"A": {"deeds": {12: "hotel"}}}, "A.deeds.12: expected 0 or mortgaged"),
    ({"A": {"deeds": {1: 0}}, "B": {"deeds": {1: 0}}}, "B.deeds.1: expected one owner, and A has it already"),
    ({"A": {"deeds": {1: 2, 3: "mortgaged"}}}, "A group has a building and a mortgage"),
    ({"bank": {"houses": 33}}, "bank.houses: expected a whole number from 0 to 32, got “33”"),
    ({"bank": {"houses": 31}, "A": {"deeds": {1: 2, 3: 2}}}, "bank.houses: expected a whole number from 0 to 28"),
    ({"bank": {"flats": 3}}, "bank.flats: expected one of houses, hotels"),
    (
        {"A": {"deeds": dict.fromkeys([1, 3, 6, 8, 9, 11, 13, 14, 16], 4)}},
        "bank.houses: expected at most 32 on the board, got 36",
    ),
    ({"decks": {"luck": {}}}, "decks.luck: expected one of chance, community"),
    ({"decks": {"chance": {"seen": ["doctor"]}}}, "decks.chance.seen: “doctor” is not in this deck"),
    ({"decks": {"chance": {"seen": ["jail", "jail"]}}}, "decks.chance.seen: “jail” is not in this deck"),
    (
        {"A": {"jail_cards": ["chance"]}, "decks": {"chance": {"seen": ["jail_card"]}}},
        "decks.chance.seen: “jail_card” is not in this deck",
    ),
    ({"claims": [{"guest": "B", "owner": "A"}]}, "claims 1.lot: expected, but missing"),
    ({"claims": [{"guest": "A", "owner": "A", "lot": 3}]}, "A claim has not two seats in the game"),
    ({"claims": [{"guest": "B", "owner": "A", "lot": 3, "amount": 1}] * 9}, "claims: expected at most 8, got 9"),
    ({"debts": [{"debtor": "A"}]}, "debts 1.amount: expected, but missing"),
    ({"debts": [{"debtor": "A", "amount": 0}]}, "A debt lacks an amount"),
    ({"debts": [{"debtor": "A", "amount": 5, "cause": "fun"}]}, "debts 1.cause: expected salary, price"),
    ({"auction": {"bid": 5, "leader": "A"}}, "auction: expected either a lot or a building"),
    ({"auction": {"lot": 5, "bid": 5}}, "auction: expected a bid together with its leader"),
    ({"auction": {"lot": 5, "bid": 2000, "leader": "A"}}, "The highest bid exceeds the cash"),
    ({"auction": {"lot": 5}, "A": {"deeds": {5: 0}}}, "The auction cannot run"),
    ({"estate": [5, 5]}, "estate: square 5 is named twice"),
    ({"shortage": {"of": "flat"}}, "shortage.of: expected house or hotel, got “flat”"),
    (
        {"shortage": {"wishes": {"A": "lots"}}},
        "shortage.wishes.A: expected a whole number from 0 to 99, or asked, got “lots”",
    ),
    ({"offers": [{"from": "A", "to": "A", "give": "lot 5"}]}, "offers 1.to: expected two different seats"),
    ({"offers": [{"from": "A", "to": "B", "give": "100"}]}, "offers 1.give: expected at least one lot or card"),
    ({"offers": [{"from": "A", "to": "B", "give": "a song"}]}, "offers 1.give: “a song” cannot change hands"),
]


@pytest.mark.parametrize(("given", "sentence"), WRONG)
def test_what_cannot_be_is_refused_with_its_place(given: Mapping[str, object], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_position(CASH, given)


def test_a_short_game_knows_no_fourth_house() -> None:
    table = make_table("dc", ["A", "B"], {"short": True})
    assert read_position(table, {"A": {"deeds": {1: 3, 3: "hotel"}}}).stock == [29, 11]
    with pytest.raises(NotationError, match=r"A\.deeds\.1: expected 0 to 3 houses"):
        read_position(table, {"A": {"deeds": {1: 4, 3: 3}}})


def test_every_fault_is_refused_with_a_sentence_or_allowed() -> None:
    assert set(REFUSED) == set(Fault) - ALLOWED
    assert not {Fault.UNEVEN, Fault.BUILT_WITHOUT_GROUP} & set(REFUSED)
    sentences = {str(NotationError(f"fault-{fault.name.lower().replace('_', '-')}")) for fault in REFUSED}
    assert len(sentences) == len(REFUSED)
