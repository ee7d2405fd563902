"""The ledger of the card reader: every booking with its time and occasion, corrected in sight of all."""

import pytest

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.checks import BookingError, check_back, check_name, check_occasion, check_vote
from bankhalter.companion.entries import Appointed, Named, Released, entry_bytes, read_entry
from bankhalter.companion.lines import Standing
from bankhalter.companion.occasions import OCCASIONS, Kind, Occasion
from bankhalter.companion.sheets import sheet
from tests.companion.ledgers import BEGUN, HEADER, Ledger


@pytest.mark.ledger("bank-duties-reader")
def test_every_operation_that_moves_money_is_one_booking_with_its_time() -> None:
    ledger = Ledger().credit(1, "500K").debit(2, "2M").transfer(3, 4, "1.5M")
    assert ledger.lines() == [(1, 0, 50), (0, 2, 200), (4, 3, 150)]
    assert ledger.balances == (1550, 1300, 1350, 1650, 1500, 1500)
    times = [line.at for line in ledger.bookings.game.lines]
    assert times == [BEGUN + 5_000, BEGUN + 9_000, BEGUN + 16_000]
    lines = ledger.bookings.game.lines
    assert [line.after for line in lines] == [
        (1550, 1500, 1500, 1500, 1500, 1500),
        (1550, 1300, 1500, 1500, 1500, 1500),
        (1550, 1300, 1350, 1650, 1500, 1500),
    ]


def test_two_salaries_are_two_bookings() -> None:
    ledger = Ledger().left(1).go().out().left(1).go().out()
    assert ledger.lines() == [(1, 0, 200), (1, 0, 200)]
    assert [line.occasion for line in ledger.bookings.game.lines] == ["salary", "salary"]


@pytest.mark.ledger("reader-bank-credits")
def test_a_mortgage_is_one_credit_and_needs_one_card() -> None:
    ledger = Ledger().credit(2, "600K").explain(1, Occasion.MORTGAGE)
    assert ledger.lines() == [(2, 0, 60)]
    assert set(OCCASIONS[Kind.CREDIT]) == {"salary", "card", "building_sold", "mortgage"}


@pytest.mark.ledger("reader-bank-debits")
def test_the_fine_is_one_debit_and_needs_one_card() -> None:
    ledger = Ledger().debit(2, "500K").explain(1, Occasion.FINE)
    assert ledger.lines() == [(0, 2, 50)]
    bought = {"lot_bought", "building_bought"}
    assert set(OCCASIONS[Kind.DEBIT]) == bought | {"tax", "card", "redeemed", "fine"}


@pytest.mark.ledger("reader-transfer-occasions")
def test_a_lot_that_is_sold_is_one_transfer() -> None:
    ledger = Ledger().transfer(2, 1, "3M").explain(1, Occasion.LOT_SOLD)
    assert ledger.lines() == [(1, 2, 300)]
    assert {"rent", "bankruptcy", "lot_sold"} <= set(OCCASIONS[Kind.TRANSFER])


@pytest.mark.ledger("reader-credit-occasions")
@pytest.mark.parametrize("occasion", ["salary", "rent", "card", "building_sold", "mortgage", "bankruptcy"])
def test_money_is_received_on_six_occasions_by_one_booking(occasion: str) -> None:
    is_transfer = occasion in {"rent", "bankruptcy"}
    ledger = Ledger().transfer(2, 1, "1M") if is_transfer else Ledger().credit(1, "1M")
    check_occasion(ledger.bookings, 1, occasion)
    assert ledger.explain(1, occasion).bookings.game.lines[0].occasion == occasion
    assert (len(ledger.lines()), ledger.balances[0]) == (1, 1600)


@pytest.mark.ledger("reader-debit-occasions")
@pytest.mark.parametrize(
    "occasion", ["rent", "lot_bought", "tax", "card", "building_bought", "redeemed", "fine", "debt"]
)
def test_money_is_paid_on_eight_occasions_by_one_booking(occasion: str) -> None:
    is_transfer = occasion in {"rent", "debt"}
    ledger = Ledger().transfer(1, 2, "1M") if is_transfer else Ledger().debit(1, "1M")
    check_occasion(ledger.bookings, 1, occasion)
    assert ledger.explain(1, occasion).bookings.game.lines[0].occasion == occasion
    assert (len(ledger.lines()), ledger.balances[0]) == (1, 1400)


def test_an_occasion_of_another_kind_is_refused() -> None:
    ledger = Ledger().credit(1, "1M")
    with pytest.raises(BookingError, match="is no occasion here"):
        check_occasion(ledger.bookings, 1, "tax")
    with pytest.raises(BookingError, match="There is no booking 2 in this game"):
        check_occasion(ledger.bookings, 2, "card")


def test_what_c_takes_back_is_struck_and_stays_to_be_seen() -> None:
    ledger = Ledger().left(1).keys("50KC150K").out()
    assert ledger.lines() == [(1, 0, 15)]
    assert [line.standing for line in ledger.bookings.game.lines] == [Standing.STRUCK, Standing.STANDS]
    assert ledger.balances[0] == 1515


def test_an_earlier_booking_is_reversed_by_another_and_both_are_seen() -> None:
    ledger = Ledger().transfer(1, 2, "1.5M").explain(1, "rent").credit(3, "1M").ask_back(1)
    first, _, reversal = ledger.bookings.game.lines
    assert (first.standing, first.reversed_by, reversal.reverses, reversal.occasion) == ("reversed", 3, 1, "rent")
    assert reversal.booking[:3] == (1, 2, 150)
    assert ledger.balances[:3] == (1500, 1500, 1600)


def test_money_that_was_spent_since_becomes_a_debt() -> None:
    ledger = Ledger().credit(1, "5M").debit(1, "20M").ask_back(1)
    assert ledger.balances[0] == -500
    assert ledger.right(1).keys("10K").bookings.outcome.wrong == "no_funds"


def test_everybody_with_a_device_of_their_own_must_agree_to_a_reversal() -> None:
    ledger = Ledger().credit(1, "1M").claim(2, "ben").claim(3, "cem").ask_back(1)
    assert ledger.bookings.voters() == {0, 2, 3}
    assert ledger.vote(2, True).balances[0] == 1600
    assert ledger.vote(3, True).balances[0] == 1500


def test_one_who_is_against_it_is_enough() -> None:
    ledger = Ledger().credit(1, "1M").claim(2, "ben").claim(3, "cem").ask_back(1).vote(3, False)
    assert (ledger.bookings.asked_back, ledger.balances[0]) == (0, 1600)
    with pytest.raises(BookingError, match="There is nothing to decide"):
        check_vote(ledger.bookings, 2)


def test_a_player_can_ask_and_the_banker_must_agree() -> None:
    ledger = Ledger().credit(1, "1M").claim(1, "anna").ask_back(1, by=1)
    assert ledger.balances[0] == 1600
    assert ledger.vote(0, True).balances[0] == 1500


def test_who_leaves_is_not_waited_for() -> None:
    ledger = Ledger().credit(1, "1M").claim(2, "ben").ask_back(1).add(Released, card=2)
    assert ledger.balances[0] == 1500


def test_the_banker_votes_with_a_card_of_their_own() -> None:
    ledger = Ledger().claim(1, "host").claim(2, "ben")
    assert ledger.bookings.voters() == {1, 2}


def test_the_reader_is_handed_to_a_player_and_comes_back_when_that_one_leaves() -> None:
    ledger = Ledger().claim(2, "ben").add(Appointed, card=2)
    ben, host = frozenset({"ben"}), frozenset({"host"})
    assert ledger.bookings.is_banker(ben)
    assert not ledger.bookings.is_banker(host)
    assert ledger.bookings.is_host(host)
    ledger.add(Released, card=2)
    assert (ledger.bookings.is_banker(ben), ledger.bookings.is_banker(host)) == (False, True)


@pytest.mark.parametrize(
    ("ledger", "number", "error"),
    [
        (Ledger().credit(1, "1M"), 2, "There is no booking 2 in this game"),
        (Ledger().credit(1, "1M").ask_back(1), 1, "Booking 1 no longer counts"),
        (Ledger().credit(1, "1M").ask_back(1), 2, "Booking 2 is itself a reversal"),
        (Ledger().left(1).keys("1M"), 1, "The card is still in"),
        (Ledger().credit(1, "1M").claim(2, "ben").ask_back(1), 1, "The reversal of 1 is not decided yet"),
    ],
)
def test_what_cannot_be_reversed_is_refused(ledger: Ledger, number: int, error: str) -> None:
    with pytest.raises(BookingError, match=error):
        check_back(ledger.bookings, number)


def test_a_new_game_keeps_the_old_ledger() -> None:
    ledger = Ledger().credit(1, "1M").debit(2, "2M").new_game().credit(3, "10K")
    old, new = ledger.bookings.games
    assert [len(game.lines) for game in (old, new)] == [2, 1]
    assert (old.ended, new.begun, new.ended) == (new.begun, old.ended, 0)
    assert ledger.balances == (1500, 1500, 1501, 1500, 1500, 1500)


def test_c_strikes_the_booking_of_the_device_though_another_was_reversed_since() -> None:
    ledger = Ledger().credit(1, "1M").left(2).keys("2M").ask_back(1).keys("C")
    assert ledger.balances[:2] == (1500, 1500)
    assert [line.standing for line in ledger.bookings.game.lines] == ["reversed", "struck", "stands"]


def test_names_are_plain_and_each_is_given_once() -> None:
    ledger = Ledger().add(Named, card=1, name="Anna")
    assert check_name(ledger.bookings, 2, "  Ben   B ") == "Ben B"
    assert check_name(ledger.bookings, 1, "ANNA") == "ANNA"
    # as at a table: signs that cannot be seen are left out, and what joins others into one stays
    assert check_name(ledger.bookings, 2, "a\0b") == "ab"
    assert check_name(ledger.bookings, 2, "👩‍👩‍👧 Ida") == "👩‍👩‍👧 Ida"
    assert check_name(ledger.bookings, 2, "مهرداد\u200cنیا") == "مهردادنیا"
    assert check_name(ledger.bookings, 2, " ") == ""
    for name, error in [
        ("anna", "Somebody is called anna already"),
        ("x" * 17, "up to 16 readable characters"),
        ("\0 \u200d", "readable"),
    ]:
        with pytest.raises(BookingError, match=error):
            check_name(ledger.bookings, 2, name)


def test_a_log_that_is_read_again_comes_to_the_same() -> None:
    ledger = Ledger().credit(1, "1M").claim(2, "ben").ask_back(1).vote(2, True).new_game().left(4).keys("2.5")
    again = Bookings(HEADER)
    again.fold(read_entry(entry_bytes(entry)) for entry in ledger.log)
    assert vars(again) == vars(ledger.bookings)


def test_a_sheet_has_a_line_for_every_booking() -> None:
    ledger = Ledger().add(Named, card=1, name="=Anna").left(1).go().out().transfer(1, 2, "1.5M").explain(2, "rent")
    ledger.ask_back(2)
    text = sheet(ledger.bookings, 0, "en")
    assert text.splitlines() == [
        "Number,Time (UTC),From,To,Amount,Occasion,Balance from,Balance to,Standing,Reversal",
        "1,2023-11-14 22:13:23,Bank,'=Anna,2000000,Salary,,17000000,stands,",
        "2,2023-11-14 22:13:30,'=Anna,Card 2,1500000,Rent,15500000,16500000,reversed,3",
        "3,2023-11-14 22:13:34,Card 2,'=Anna,1500000,Rent,15000000,17000000,stands,2",
    ]
    assert sheet(ledger.bookings, 0, "de").startswith("Nummer;Zeit (UTC);Von;An;Betrag;Anlass;")
