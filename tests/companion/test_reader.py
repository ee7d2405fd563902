"""The card reader does what the rulebook of the banking edition says of it. Balances are in units of 10,000."""

import pytest

from bankhalter.companion.face import display
from bankhalter.companion.reader import Reader, Side, Tone, Wrong, hold, insert, new_reader, press, remove, tick
from tests.companion.hands import KIT, MILLION, Hands


@pytest.mark.ledger("reader-kit")
def test_six_players_use_six_cards_one_each() -> None:
    reader = new_reader(KIT)
    assert KIT.cards == len(reader.balances) == 6
    for card in range(1, 7):
        assert insert(reader, Side.LEFT, card).wrong is None


@pytest.mark.ledger("reader-start-balance")
def test_every_card_of_a_new_device_holds_15_million() -> None:
    for card in range(1, 7):
        assert Hands().left(card).all_shown() == [str(card), "15M"]


@pytest.mark.ledger("reader-amount-entry")
def test_digits_with_k_or_m_are_an_amount() -> None:
    assert Hands(0).left(1).keys("200K").on(1) == 20
    assert Hands(0).left(1).keys("3M").on(1) == 3 * MILLION


@pytest.mark.ledger("reader-decimal-point")
def test_the_point_is_the_decimal_mark() -> None:
    assert Hands(0).left(1).keys("2.5M").on(1) == 250
    assert Hands(0).left(1).keys(".5M").on(1) == 50
    hands = Hands(0).left(1).keys("2.5.")
    assert (hands.wrong, hands.shown()) == (Wrong.SECOND_POINT, "2.5")


@pytest.mark.ledger("reader-volume")
def test_the_point_sets_the_volume_only_while_no_card_is_in() -> None:
    hands = Hands().keys("0")  # wakes it
    levels = [hands.keys(".").reader.volume for _ in range(5)]
    assert levels == [3, 0, 1, 2, 3]
    assert hands.reader.typed == ""
    assert hands.left(1).keys(".").reader.volume == 3
    assert hands.reader.typed == "0."


@pytest.mark.ledger("reader-go-key")
def test_the_go_key_credits_2_million_to_the_left_card() -> None:
    hands = Hands(150).left(1).go()
    assert (hands.on(1), hands.shown()) == (350, "3.5M")


def test_the_go_key_without_a_card_in_the_left_slot_books_nothing() -> None:
    assert Hands().keys("0").go().wrong == Wrong.NO_LEFT_CARD
    right = Hands().right(1).go()
    assert (right.wrong, right.on(1)) == (Wrong.NO_LEFT_CARD, 1500)


def test_the_salary_comes_from_the_bank_and_needs_one_card_only() -> None:
    hands = Hands().left(1).right(2).go()
    assert (hands.wrong, hands.on(1), hands.on(2)) == (Wrong.GO_TWO_CARDS, 1500, 1500)


@pytest.mark.ledger("reader-go-twice")
def test_for_two_salaries_the_card_goes_in_twice() -> None:
    hands = Hands(MILLION).left(1).go()
    assert hands.go().wrong == Wrong.FINISH_FIRST
    assert hands.out().left(1).go().on(1) == 5 * MILLION


@pytest.mark.ledger("reader-reset-hold")
def test_c_held_until_the_tone_sets_every_card_to_15_million() -> None:
    hands = Hands(300, 0, 2200).keys("0").keys("C")
    assert [hands.on(card) for card in (1, 2, 3)] == [300, 0, 2200]
    asked = hold(hands.reader)
    assert (asked.tone, asked.new_game, asked.reader.balances[:3]) == (Tone.ASKS, False, (300, 0, 2200))
    begun = hold(asked.reader)
    assert (begun.tone, begun.new_game, begun.reader.balances) == (Tone.NEW_GAME, True, (1500,) * 6)


@pytest.mark.parametrize("key", ["C", "5", "GO"])
def test_any_key_after_the_question_begins_no_new_game(key: str) -> None:
    asked = hold(Hands(300).keys("0").reader).reader
    after = press(asked, key)
    assert (after.reader.asks, after.reader.balance(1)) == (False, 300)
    assert hold(after.reader).new_game is False


@pytest.mark.ledger("reader-wake")
def test_a_device_that_is_off_is_only_switched_on_by_a_key() -> None:
    off = Hands(300)
    assert off.shown() == ""
    woken = off.keys("5")
    assert (woken.reader.on, woken.reader.typed, woken.on(1)) == (True, "", 300)
    assert Hands().left(1).reader.on
    assert hold(Hands(300).reader).reader == woken.reader


@pytest.mark.ledger("reader-insert-shows")
def test_a_card_shows_its_number_and_then_its_balance() -> None:
    hands = Hands(0, 0, 1420).left(3)
    assert hands.all_shown() == ["3", "14.2M"]
    assert (display(tick(hands.reader, 699)).text, display(tick(hands.reader, 700)).text) == ("3", "14.2M")
    assert hands.last.tone == Tone.CARD


@pytest.mark.ledger("reader-insert-direction")
def test_a_card_the_wrong_way_round_gives_no_tone_and_no_balance() -> None:
    outcome = insert(Hands(777).keys("0").reader, Side.LEFT, 1, backwards=True)
    assert outcome.tone == Tone.NONE
    assert display(outcome.reader).text == "-----"
    assert press(outcome.reader, "5").wrong == Wrong.BACKWARDS
    assert press(outcome.reader, "GO").wrong == Wrong.BACKWARDS
    right_way = insert(remove(outcome.reader, Side.LEFT).reader, Side.LEFT, 1)
    assert right_way.tone == Tone.CARD


@pytest.mark.ledger("reader-left-slot-credit")
def test_a_card_in_the_left_slot_is_credited() -> None:
    assert Hands(1000).left(1).keys("500K").on(1) == 1050


@pytest.mark.ledger("reader-right-slot-debit")
def test_a_card_in_the_right_slot_is_debited() -> None:
    assert Hands(1000).right(1).keys("500K").on(1) == 950


@pytest.mark.ledger("reader-two-slots-transfer")
def test_with_both_cards_in_the_right_one_pays_the_left_one() -> None:
    hands = Hands(1000, 800).right(1).left(2)
    assert display(tick(hands.reader, 700)).text == "10M"  # the payer's
    hands.keys("1.5M")
    assert (hands.on(1), hands.on(2)) == (850, 950)
    assert hands.all_shown() == ["8.5M", "9.5M"]


@pytest.mark.ledger("reader-card-removed-after")
def test_taking_the_card_out_ends_the_booking() -> None:
    hands = Hands(1000).right(1).keys("500K")
    assert hands.keys("1").wrong == Wrong.FINISH_FIRST
    assert hands.left(2).wrong == Wrong.FINISH_FIRST
    hands.out()
    assert (hands.reader.booked, hands.shown()) == (None, "-----")
    assert hands.left(2).wrong is None


@pytest.mark.ledger("reader-correction")
def test_c_takes_back_a_wrong_amount_while_the_card_is_in() -> None:
    hands = Hands(1000).left(1).keys("15K").keys("C").keys("150K")
    assert hands.on(1) == 1015
    hands = Hands(1000).left(1).keys("50K").keys("C").keys("150K")
    assert hands.on(1) == 1015
    hands = Hands(1000).left(1).keys("50").keys("C").keys("150K")
    assert hands.on(1) == 1015
    hands.out().left(1).keys("C")
    assert (hands.on(1), hands.wrong) == (1015, Wrong.NOTHING_TO_CLEAR)


def test_c_takes_back_both_sides_of_a_transfer() -> None:
    hands = Hands(1000, 800).right(1).left(2).keys("1.5M").keys("C")
    assert (hands.on(1), hands.on(2)) == (1000, 800)
    hands.keys("1.5M").did(remove(hands.reader, Side.LEFT)).keys("C")
    assert (hands.on(1), hands.on(2)) == (850, 950)


@pytest.mark.ledger("reader-amount-range")
@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        ("9K", Wrong.OUT_OF_RANGE),
        ("20.01M", Wrong.OUT_OF_RANGE),
        ("10K", None),
        ("20M", None),
        ("0M", Wrong.OUT_OF_RANGE),
        ("15K", Wrong.OFF_GRID),
        ("1.234M", Wrong.OFF_GRID),
        ("1234K", Wrong.OFF_GRID),
        ("0.5K", Wrong.OUT_OF_RANGE),
        ("K", Wrong.NO_AMOUNT),
    ],
)
def test_amounts_are_from_10_thousand_to_20_million(keys: str, wrong: Wrong | None) -> None:
    hands = Hands(0).left(1).keys(keys)
    assert hands.wrong == wrong
    assert (hands.on(1) == 0) == (wrong is not None)
    assert hands.last.tone == (Tone.REFUSED if wrong else Tone.BOOKED)


def test_a_fifth_digit_has_no_room_beside_k_or_m() -> None:
    hands = Hands(0).left(1).keys("12345")
    assert (hands.wrong, hands.shown()) == (Wrong.TOO_LONG, "1234")


@pytest.mark.ledger("reader-auto-off")
def test_after_a_minute_without_use_it_is_off() -> None:
    hands = Hands().keys("0")
    assert tick(hands.reader, 30_000).on
    assert tick(hands.reader, 59_999).on
    assert not tick(hands.reader, 60_000).on
    assert not tick(tick(hands.reader, 30_000), 31_000).on
    used = press(tick(hands.reader, 59_000), "1").reader
    assert tick(used, 59_000).on


@pytest.mark.ledger("reader-balances-kept")
def test_balances_stay_while_it_is_off() -> None:
    hands = Hands(730).keys("0")
    later = tick(hands.reader, 24 * 60 * 60_000)
    assert display(later).text == ""
    assert display(tick(insert(later, Side.LEFT, 1).reader, 700)).text == "7.3M"


def test_a_booking_can_be_corrected_after_the_device_has_slept_with_its_card_in() -> None:
    hands = Hands(1000).left(1).keys("500K")
    hands.reader = tick(hands.reader, 60_000)
    assert hands.keys("CC").on(1) == 1000  # the first press wakes


@pytest.mark.ledger("reader-insufficient-funds")
def test_more_than_the_balance_cannot_be_paid() -> None:
    debit = Hands(30).right(1).keys("500K")
    assert (debit.wrong, debit.on(1)) == (Wrong.NO_FUNDS, 30)
    transfer = Hands(30, 100).right(1).left(2).keys("500K")
    assert (transfer.wrong, transfer.on(1), transfer.on(2)) == (Wrong.NO_FUNDS, 30, 100)
    assert Hands(50).right(1).keys("500K").on(1) == 0


@pytest.mark.ledger("reader-slot-errors")
def test_without_a_card_nothing_is_booked_and_no_card_is_in_both_slots() -> None:
    bare = Hands().keys("0").keys("500K")
    assert (bare.wrong, bare.reader.balances) == (Wrong.NO_CARD, (1500,) * 6)
    assert Hands().left(1).right(1).wrong == Wrong.CARD_ELSEWHERE
    assert Hands().left(1).left(2).wrong == Wrong.SLOT_TAKEN
    assert Hands().left(1).left(1).wrong == Wrong.SLOT_TAKEN
    assert Hands().did(remove(Reader(KIT, (0,) * 6), Side.LEFT)).wrong == Wrong.SLOT_EMPTY


def test_a_balance_beyond_the_display_is_refused() -> None:
    assert Hands(999_850).left(1).go().wrong == Wrong.FULL


def test_a_key_that_there_is_not_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no key X"):
        press(new_reader(KIT), "X")
