"""Accounts alone: what each rulebook says of the money, counted by hand; nobody tells them what is owed."""

from typing import Any

import pytest

from bankhalter.companion.accounts import BANK, EVERYBODY
from bankhalter.companion.checks import BookingError, check_back
from bankhalter.companion.devices import first_names, speech_of
from bankhalter.companion.editions import edition_of
from bankhalter.companion.entries import (
    AnyEntry,
    AskedBack,
    Claimed,
    Header,
    Paid,
    Renewed,
    Retired,
    Voted,
    header_bytes,
    read_header,
)
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.paying import checked, money_header, salary, typed_units
from bankhalter.companion.sheets import sheet
from bankhalter.editions.catalogue import load
from bankhalter.words.voice import Voice, plain

BEGUN = 1_700_000_000_000
BEN = "the hash of a key"
NAMES = ["Anna", "Ben", "Cem"]
CASH = ["bond-007", "classic-de", "classic-us", "dc", "sonic", "sonic-boom"]


class Table:
    """People who pay each other, a second between one and the next."""

    def __init__(self, edition: str = "classic-de", names: list[str] = NAMES, start: str = "") -> None:
        self.header = money_header(load(edition), names, start, BEGUN)
        self.ledger = MoneyLedger(self.header)
        self.ledger.fold(first_names(self.header, names))
        self.log: list[AnyEntry] = []

    @property
    def at(self) -> int:
        return BEGUN + 1000 * (len(self.log) + 1)

    def add(self, entry: AnyEntry) -> "Table":
        self.log.append(entry)
        self.ledger.take(entry)
        return self

    def do(self, kind: Any, **what: Any) -> "Table":
        return self.add(kind(at=self.at, **what))

    def pay(self, payer: int, payee: int, typed: str, occasion: str = "") -> "Table":
        units = typed_units(typed, edition_of(self.header))
        return self.add(
            checked(self.ledger, Paid(at=self.at, payer=payer, payee=payee, amount=units, occasion=occasion))
        )

    def go(self, card: int) -> "Table":
        return self.add(salary(self.ledger, card, self.at))

    @property
    def balances(self) -> tuple[int, ...]:
        return self.ledger.accounts.balances

    def said(self, number: int) -> str:
        speech, voice = speech_of(self.ledger, "en")
        return voice(speech.line(self.ledger.game.lines[number - 1]))


# ---------------------------------------------------------------- the money of each edition


@pytest.mark.ledger("go-salary")
@pytest.mark.parametrize("edition", CASH)
def test_with_notes_everybody_begins_with_1500_and_go_pays_200(edition: str) -> None:
    table = Table(edition).pay(1, 2, "150").go(3)
    assert table.balances == (1350, 1650, 1700)


@pytest.mark.ledger("reader-start-balance")
def test_in_banking_everybody_begins_with_15_million_and_go_pays_two() -> None:
    table = Table("banking").pay(1, 2, "1.5M").go(3)
    assert [units * 10_000 for units in table.balances] == [13_500_000, 16_500_000, 17_000_000]


@pytest.mark.parametrize(
    ("edition", "paid"),
    [
        ("bond-007", "Anna pays Ben M 150"),
        ("classic-de", "Anna pays Ben M 150"),
        ("classic-us", "Anna pays Ben $150"),
        ("dc", "Anna pays Ben M 150"),
        ("sonic", "Anna pays Ben 150 rings"),
        ("sonic-boom", "Anna pays Ben M 150"),
    ],
)
def test_amounts_are_said_as_the_edition_says_them(edition: str, paid: str) -> None:
    assert Table(edition).pay(1, 2, "150").said(1) == paid


@pytest.mark.parametrize("edition", CASH)
def test_the_starting_money_can_be_another_one_as_a_house_rule(edition: str) -> None:
    assert Table(edition, start="2000").balances == (2000, 2000, 2000)
    with pytest.raises(BookingError, match="Amounts from"):
        Table(edition, start="0")


def test_in_banking_it_is_typed_with_k_and_m() -> None:
    assert Table("banking", start="7,5M").balances == (750, 750, 750)


@pytest.mark.ledger("go-twice-in-one-turn")
@pytest.mark.parametrize("edition", [*CASH, "banking"])
def test_who_passes_go_twice_is_paid_twice_in_two_bookings(edition: str) -> None:
    table = Table(edition).go(1).go(1)
    assert table.balances == (1900, 1500, 1500)  # in units, which are 10,000 in banking
    assert [line.occasion for line in table.ledger.game.lines] == ["salary", "salary"]


# ---------------------------------------------------------------- who pays whom


def test_money_goes_from_whom_to_whom_is_said() -> None:
    table = Table().pay(2, 3, "70", "rent").pay(3, BANK, "200", "tax").pay(BANK, 1, "45", "card")
    assert table.balances == (1545, 1430, 1370)
    assert [table.said(n) for n in (1, 2, 3)] == ["Ben pays Cem M 70", "Cem pays M 200", "Anna receives M 45"]
    assert [line.kind for line in table.ledger.game.lines] == ["transfer", "debit", "credit"]


def test_a_birthday_is_one_booking() -> None:
    table = Table().pay(EVERYBODY, 2, "10", "card").pay(3, EVERYBODY, "50")
    assert table.balances == (1490 + 50, 1520 + 50, 1490 - 100)
    assert [table.said(n) for n in (1, 2)] == ["Everybody pays Ben M 10", "Cem pays everybody M 50"]
    assert len(table.ledger.game.lines) == 2


def test_the_bank_pays_everybody_and_everybody_the_bank() -> None:
    table = Table().pay(BANK, EVERYBODY, "100").pay(EVERYBODY, BANK, "30")
    assert table.balances == (1570, 1570, 1570)
    assert [table.said(n) for n in (1, 2)] == ["The bank pays everybody M 100", "Everybody pays the bank M 30"]


def test_who_has_left_neither_pays_nor_gets_with_everybody_but_can_come_back() -> None:
    table = Table().do(Retired, card=3, out=True).pay(EVERYBODY, 1, "10")
    assert table.balances == (1510, 1490, 1500)
    assert table.do(Retired, card=3, out=False).pay(EVERYBODY, 1, "10").balances == (1530, 1480, 1490)
    table = Table(names=["Anna", "Ben"]).do(Retired, card=2, out=True)
    with pytest.raises(BookingError, match="Nobody else is playing any more"):
        table.pay(EVERYBODY, 1, "10")


@pytest.mark.ledger("bank-never-bankrupt")
def test_the_bank_never_runs_out() -> None:
    table = Table()
    for _ in range(100):
        table.pay(BANK, 1, "1000000")
    assert table.balances[0] == 100_001_500


@pytest.mark.ledger("reader-insufficient-funds")
def test_what_somebody_does_not_have_is_refused_with_what_is_missing() -> None:
    table = Table().pay(1, BANK, "1400")
    with pytest.raises(BookingError, match=r"^Anna has only M 100; that is M 50 short\.$"):
        table.pay(1, 2, "150")
    with pytest.raises(BookingError, match=r"^Anna has only M 100; that is M 100 short\.$"):
        table.pay(1, EVERYBODY, "100")
    with pytest.raises(BookingError, match=r"^Anna has only M 100; that is M 1 short\.$"):
        table.pay(EVERYBODY, 2, "101")
    assert table.balances == (100, 1500, 1500)
    assert table.pay(1, 2, "100").balances == (0, 1600, 1500)


@pytest.mark.parametrize(
    ("payer", "payee", "typed", "error"),
    [
        (1, 1, "5", "Who pays cannot receive as well"),
        (BANK, BANK, "5", "Who pays cannot receive as well"),
        (EVERYBODY, EVERYBODY, "5", "Who pays cannot receive as well"),
        (4, 1, "5", "There is no number 4 here; they go from 1 to 3"),
        (1, -2, "5", "There is no number -2 here; they go from 1 to 3"),
        (1, 2, "0", "Amounts from M 1 to M 1,000,000 are possible"),
        (1, 2, "1000001", "Amounts from M 1 to M 1,000,000 are possible"),
        (1, 2, "", "An amount is made of digits alone here, such as 150"),
        (1, 2, "-5", "An amount is made of digits alone here, such as 150"),
        (1, 2, "1.5", "An amount is made of digits alone here, such as 150"),
        (1, 2, "2M", "An amount is made of digits alone here, such as 150"),
        (1, 2, "²", "An amount is made of digits alone here, such as 150"),
    ],
)
def test_what_cannot_be_paid_is_refused_in_a_sentence(payer: int, payee: int, typed: str, error: str) -> None:
    table = Table()
    with pytest.raises(BookingError, match=f"^{error}"):
        table.pay(payer, payee, typed)
    assert table.balances == (1500, 1500, 1500)


@pytest.mark.parametrize(
    ("typed", "units"),
    [("10K", 1), ("500k", 50), ("500T", 50), ("2M", 200), ("2,5M", 250), ("2.5M", 250), (".5M", 50), ("1500000", 150)],
)
def test_amounts_of_banking_are_typed_as_at_its_reader_or_in_full(typed: str, units: int) -> None:
    assert typed_units(typed, load("banking")) == units


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("5K", "Only multiples of 10K are possible"),
        ("1.234M", "Only multiples of 10K are possible"),
        ("1.2.3M", "An amount is, for example, 2.5M or 500K here"),
        ("M", "An amount is, for example, 2.5M or 500K here"),
        ("2.5", "An amount is, for example, 2.5M or 500K here"),
        ("9" * 30, "An amount is, for example, 2.5M or 500K here"),
    ],
)
def test_what_is_no_amount_of_banking_is_refused(typed: str, error: str) -> None:
    with pytest.raises(BookingError, match=f"^{error}"):
        typed_units(typed, load("banking"))


def test_an_occasion_must_fit_who_pays_whom() -> None:
    with pytest.raises(BookingError, match=r"^“rent” is no occasion here"):
        Table().pay(1, BANK, "5", "rent")


@pytest.mark.parametrize(
    ("edition", "bought"),
    [("sonic-boom", "Feld gekauft"), ("bond-007", "Grundstück gekauft"), ("banking", "Besitztum gekauft")],
)
def test_occasions_are_in_the_words_of_the_edition(edition: str, bought: str) -> None:
    speech, voice = speech_of(Table(edition).ledger, "de")
    assert voice(speech.occasion("lot_bought")) == bought
    assert voice(speech.occasion("rent")) == "Miete"


# ---------------------------------------------------------------- taking back, and new games


def test_a_reversal_keeps_the_booking_in_sight_and_may_leave_a_debt() -> None:
    table = Table().pay(1, 2, "500", "rent").pay(2, BANK, "1900", "lot_bought").do(AskedBack, booking=1, by=0)
    assert table.balances == (1500, -400, 1500)
    assert [line.standing for line in table.ledger.game.lines] == ["reversed", "stands", "stands"]
    assert (table.said(3), table.ledger.game.lines[2].occasion) == ("Reversal of 1: Ben pays Anna M 500", "rent")
    with pytest.raises(BookingError, match="Ben has only M -400; that is M 401 short"):
        table.pay(2, 1, "1")
    with pytest.raises(BookingError, match="Booking 3 is itself a reversal"):
        check_back(table.ledger, 3)


def test_a_birthday_is_reversed_for_those_who_took_part() -> None:
    table = Table().pay(EVERYBODY, 1, "10").do(Retired, card=3, out=True).do(AskedBack, booking=1, by=0)
    assert table.balances == (1500, 1500, 1500)
    assert table.said(2) == "Reversal of 1: Anna pays everybody M 10"


def test_all_with_a_device_of_their_own_must_agree() -> None:
    table = Table().pay(1, 2, "100").do(Claimed, card=2, token=BEN).do(AskedBack, booking=1, by=0)
    assert (table.balances, table.ledger.asked_back) == ((1400, 1600, 1500), 1)
    table.do(Voted, by=2, agrees=False)
    assert (table.balances, table.ledger.asked_back) == ((1400, 1600, 1500), 0)
    table.do(AskedBack, booking=1, by=0).do(Voted, by=2, agrees=True)
    assert table.balances == (1500, 1500, 1500)


def test_a_new_game_begins_with_the_starting_money_and_keeps_the_bookings() -> None:
    table = Table(start="1000").pay(1, 2, "100").do(Retired, card=3, out=True).do(Renewed)
    assert (table.balances, table.ledger.retired) == ((1000, 1000, 1000), frozenset())
    assert [len(game.lines) for game in table.ledger.games] == [1, 0]
    assert table.ledger.names == NAMES


def test_the_sheet_has_a_line_for_each_who_pays() -> None:
    table = Table("sonic").pay(EVERYBODY, 1, "10", "card").pay(1, BANK, "100")
    assert [row.split(",", 2)[2] for row in sheet(table.ledger, 0, "en").splitlines()[1:]] == [
        "Ben,Anna,10,Card drawn,1490,1520,stands,",
        "Cem,Anna,10,Card drawn,1490,1520,stands,",
        "Anna,Bank,100,,1420,,stands,",
    ]


# ---------------------------------------------------------------- who takes part


@pytest.mark.parametrize("names", [["Anna"], ["Anna", " "], [str(n) for n in range(9)]])
def test_two_to_eight_take_part(names: list[str]) -> None:
    with pytest.raises(BookingError, match="2 to 8 can take part"):
        money_header(load("dc"), names, "", BEGUN)


def test_names_differ() -> None:
    with pytest.raises(BookingError, match="Somebody is called ANNA already"):
        Table(names=["Anna", "ANNA"])


@pytest.mark.parametrize("name", ["Bank", "all", "ALLE "])
def test_nobody_is_called_as_the_bank_or_everybody_are(name: str) -> None:
    with pytest.raises(BookingError, match="Somebody is called"):
        Table(names=["Anna", name])


def test_eight_have_an_account_each() -> None:
    assert Table(names=list("ABCDEFGH")).go(8).balances == (1500,) * 7 + (1700,)


def test_a_header_from_before_there_was_anything_but_the_reader_is_that_of_one() -> None:
    old = b'{"kit":[6,1500,200,1,2000,999900],"created":5,"host":"h","form":1,"device":"reader"}'
    assert (read_header(old).device, read_header(old).edition) == ("reader", "banking")
    header = Table("dc").header
    assert read_header(header_bytes(header)) == header
    assert isinstance(header, Header)


def test_an_error_says_amounts_in_each_language() -> None:
    with pytest.raises(BookingError) as caught:
        Table("sonic").pay(1, 2, "2000")
    german: Voice = plain("de")
    assert german(caught.value.message) == "Anna hat nur 1500 Ringe; es fehlen 500 Ringe."
