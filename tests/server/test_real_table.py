"""A table where dice and cards are real: people type what they show, and everything else is done by the rules."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.cli.replaying import verify
from bankhalter.client.guest import Guest
from bankhalter.notation.amounts import amount_text
from bankhalter.play.game import Game
from bankhalter.play.records import parse_record, record_text
from bankhalter.play.sitting import Sitting
from bankhalter.server import commands as c
from bankhalter.server.asker import asker_of
from bankhalter.server.due import do_due
from bankhalter.server.due_of_nature import Due
from bankhalter.server.entries import Played, TakenOver, read_entry
from bankhalter.server.errors import CommandError
from bankhalter.server.messages import You
from bankhalter.server.views import moment, table_view, you
from tests.server.party import HOST, Party, token

BANKING_UNIT = 10_000  # its printed amounts are those of the other editions times this
POSITION = """\
seats: [Anna, Bert, Cara]
turn: Anna
Anna: {{cash: {anna}, at: 0, deeds: {{37: 0, 39: 0}}}}
Bert: {{cash: {bert}, at: 34}}
Cara: {{cash: {cara}, at: 0}}
"""


def real(edition: str = "sonic-boom", seats: tuple[str, ...] = ("Anna", "Bert", "Cara"), **how: object) -> Party:
    return Party(seats, edition=edition, nature="typed", **how)  # type: ignore[arg-type]


def due(party: Party) -> Due | None:
    return moment(party.log, party.around(), 0).due


def cash(party: Party) -> dict[str, int]:
    game = party.game
    return {name: game.state.cash[seat] * game.table.unit for seat, name in enumerate(game.seats)}


@pytest.mark.parametrize("edition", ["sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us"])
def test_a_game_of_every_edition_with_typed_dice_up_to_an_auction_a_building_and_a_bankruptcy(edition: str) -> None:
    times = BANKING_UNIT if edition == "banking" else 1
    position = POSITION.format(anna=500 * times, bert=100 * times, cara=300 * times)
    party = real(edition, position=position, grace=0)
    assert due(party) == Due(what="dice", seat="Anna")
    party.do("Cara", c.Play("Anna throws 1 2"))  # whoever sees the dice may type them
    party("Anna declines", f"Anna bids {10 * times}", f"Bert bids {20 * times}", "Cara passes", "Anna passes")
    assert cash(party) == {"Anna": 500 * times, "Bert": 80 * times, "Cara": 300 * times}
    assert party.game.document()["Bert"]["deeds"] == {3: 0}
    party("Anna builds 39")  # a house costs 200
    assert cash(party)["Anna"] == 300 * times
    assert party.game.state.stock[0] == 31
    party("Anna ends turn", "Bert throws 1 4", "Anna demands rent")  # on 39 with one house: 200
    assert party.game.document()["debts"][0]["amount"] == amount_of(party, 200 * times)
    party("Bert is bankrupt")  # his 80 and a mortgage of 30 are less
    if edition == "banking":  # deeds pass as they are, without a mortgage
        assert cash(party) == {"Anna": 380 * times, "Bert": 0, "Cara": 300 * times}
    else:  # what the mortgage brings is Anna's, but for a tenth of it
        party("Anna keeps mortgage 3")
        assert cash(party) == {"Anna": 300 + 80 + 30 - 3, "Bert": 0, "Cara": 300}
    assert party.game.document()["Bert"]["bankrupt"] is True
    assert due(party) == Due(what="dice", seat="Cara")
    party.check()


def amount_of(party: Party, printed: int) -> int | str:
    text = amount_text(party.game.table.unit, printed // party.game.table.unit)
    return int(text) if text.isdigit() else text


# what cannot be


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Anna throws 7 1", "unread"),
        ("Anna throws 0 3", "unread"),
        ("Anna throws 3", "unread"),
        ("Anna throws", "dice_missing"),
        ("Anna throws 3 4 bus", "speed_die_not_allowed"),
        ("Bert throws 3 4", "not_your_turn"),
        ("Anna draws back_3", "not_now"),
        ("Anna is dealt 1 3", "not_now"),
        ("time is up", "not_timed"),
    ],
)
def test_dice_that_cannot_be_are_refused(line: str, reason: str) -> None:
    party = real()
    assert party.refused(["Anna", "Bert"], line).reason == reason


def test_only_who_is_there_types_what_dice_show() -> None:
    party = real()
    assert party.refused("Somebody", "Anna throws 1 2").reason == "forbidden"
    assert party.refused(HOST, "Anna throws 1 2").reason == "forbidden"  # has made the table, but is not at it
    party.do("Bert", c.Play("Anna throws 1 2"))
    assert party.refused("Bert", "Anna buys").reason == "forbidden"  # what Anna wants she says herself


def test_where_the_server_throws_nobody_types_dice() -> None:
    party = Party()
    assert party.refused("Anna", "Anna throws 1 2").reason == "nature_answers"
    assert party.refused("Bert", "Anna throws 1 2").reason == "forbidden"
    assert due(party) is None


def test_the_dice_of_another_throw_wait_as_long_as_rent_may_be_demanded() -> None:
    party = real(position=POSITION.format(anna=500, bert=100, cara=300), grace=5)
    party("Anna throws 1 4", "Anna declines", "Anna passes", "Bert passes", "Cara passes", "Anna ends turn")
    party("Bert throws 1 2", "Bert ends turn")  # on 37, where Anna has the whole group
    assert party.refused("Cara", "Cara throws 1 2").reason == "wait"
    party.do("Anna", c.Waive("Anna"))
    party("Cara throws 1 2")


# who has typed it


def test_the_log_says_who_typed_dice_and_cards_and_nothing_else() -> None:
    party = real()
    party.do("Bert", c.Play("Anna throws 3 4"))
    party.do("Anna", c.Play("Anna draws dividend"))
    party("Anna ends turn")
    party.do(("Bert", "Cara"), c.Play("Bert throws 1 2"))
    party("Bert buys")
    typed = {each.line: each.by for each in party.entries if isinstance(each, Played)}
    assert typed["Anna throws 3 4"] == ("Bert",)
    assert typed["Anna draws dividend"] == ("Anna",)
    assert typed["Bert throws 1 2"] == ("Bert",)
    assert typed["Anna ends turn"] == typed["Bert buys"] == ()
    party.check()


def test_of_several_at_one_device_all_are_named() -> None:
    party = real()
    party.do(("Cara", "Bert"), c.Play("Anna throws 1 2"))
    assert [each.by for each in party.entries if isinstance(each, Played)] == [("Bert", "Cara")]


def test_a_banker_who_does_not_play_is_named() -> None:
    party = table_of(5)
    bank(party)
    party.do(HOST, c.Start())
    party.do("Bank", c.Play("Anna throws 1 2"))
    assert [each.by for each in party.entries if isinstance(each, Played)] == [("Bank eV",)]


def test_entries_without_an_author_can_still_be_read() -> None:
    entry = read_entry(b'{"kind":"played","at":1,"command":"x","line":"Anna throws 1 2","checksum":"0123"}')
    assert isinstance(entry, Played)
    assert entry.by == ()


# cards


def test_the_card_that_is_drawn_is_picked_from_those_that_may_come() -> None:
    party = real()
    party("Anna throws 3 4")  # square 7
    asked = due(party)
    assert asked is not None
    assert (asked.what, asked.seat, asked.deck, asked.other) == ("card", "Anna", "chance", False)
    assert len(asked.cards) == 15  # sixteen cards, two of which say the same
    assert asked.cards.count("building_loan") == 1
    assert party.refused("Anna", "Anna draws doctor").reason == "unread"  # of the other deck
    assert party.refused("Anna", "Anna draws gets 50").reason == "bad_card"
    party.do("Cara", c.Play("Anna draws dividend"))
    assert cash(party)["Anna"] == 1550
    party("Anna ends turn", "Bert throws 3 4")
    asked = due(party)
    assert asked is not None
    assert "dividend" not in asked.cards
    assert party.refused("Bert", "Bert draws dividend").reason == "bad_card"
    party.check()


def test_cards_of_a_deck_of_ones_own_are_typed_by_what_they_do() -> None:
    party = real(options={"decks": "open"})
    party("Anna throws 3 4")
    asked = due(party)
    assert asked is not None
    assert asked.other
    assert party.refused("Anna", "Anna draws gets 0").reason == "bad_amount"
    assert party.refused("Anna", "Anna draws to 40").reason == "unread"
    party("Anna draws gets 70", "Anna ends turn", "Bert throws 3 4", "Bert draws pays 20", "Bert ends turn")
    party("Cara throws 3 4", "Cara draws to 39")
    assert cash(party) == {"Anna": 1570, "Bert": 1480, "Cara": 1500}
    assert party.game.state.at[2] == 39
    assert party.game.awaits == ("Cara",)  # to buy or not
    party.check()


# the third die, the deal, the time


def test_the_speed_die_is_asked_for_when_it_counts() -> None:
    position = "seats: [Anna, Bert]\nturn: Anna\nAnna: {cash: 500, at: 0, passed_go: true}\nBert: {cash: 500, at: 0}\n"
    party = real("bond-007", ("Anna", "Bert"), options={"speed_die": True}, position=position, grace=0)
    assert due(party) == Due(what="dice", seat="Anna", speed_die=True)
    assert party.refused("Anna", "Anna throws 1 2").reason == "speed_die_missing"
    assert party.refused("Anna", "Anna throws 1 2 4").reason == "unread"
    party("Anna throws 1 2 bus", "Anna moves 3", "Anna buys", "Anna ends turn")
    assert due(party) == Due(what="dice", seat="Bert")  # who has not passed GO yet
    party.check()


def test_deeds_dealt_by_hand_are_typed_for_every_seat() -> None:
    party = real(options={"short": True})
    asked = due(party)
    assert asked is not None
    assert (asked.what, asked.seat, asked.lots, len(asked.squares)) == ("deal", "Anna", 3, 28)
    assert party.refused("Anna", "Anna is dealt 1 3").reason == "bad_deal"
    party("Anna is dealt 1 39 21")
    assert party.refused("Bert", "Bert is dealt 1 3 6").reason == "bad_deal"  # Anna has it
    party("Bert is dealt 3 6 8", "Cara is dealt 5 12 15")
    assert cash(party) == {"Anna": 1500, "Bert": 1500, "Cara": 1500}  # they are free
    assert due(party) == Due(what="dice", seat="Anna")
    party.check()


def test_in_banking_two_deeds_are_dealt_and_paid() -> None:
    party = real("banking", ("Anna", "Bert"), options={"short": True})
    asked = due(party)
    assert asked is not None
    assert asked.lots == 2
    party("Anna is dealt 1 39", "Bert is dealt 3 5")
    assert cash(party) == {"Anna": 15_000_000 - 4_600_000, "Bert": 15_000_000 - 2_600_000}


def test_who_begins_is_thrown_with_real_dice() -> None:
    party = real(options={"first": "thrown"})
    party("Anna throws 1 2", "Bert throws 6 5", "Cara throws 3 3")
    assert party.game.awaits == ("Bert",)


def test_utilities_want_a_throw_of_their_own_for_rent() -> None:
    position = "seats: [A, B]\nturn: A\nA: {cash: 500, at: 8}\nB: {cash: 500, at: 0, deeds: {12: 0}}\n"
    party = real(seats=("Anna", "Bert"), position=position)
    party("Anna throws 1 3", "Bert demands rent")
    assert due(party) == Due(what="dice", seat="Anna", rent=True)
    party.do("Bert", c.Play("Anna throws 5 4"))
    assert cash(party) == {"Anna": 500 - 36, "Bert": 500 + 36}  # four times nine
    party.check()


def test_that_the_time_is_up_is_said_at_the_table() -> None:
    party = real("banking", options={"minutes": 1})
    party.now += 61_000
    assert do_due(party.log, party.now) == []  # no clock but that of the table
    party.do("Anna", c.Play("time is up"))
    assert party.game.over


# taking back


def test_mistyped_dice_are_taken_back_if_all_agree() -> None:
    party = real()
    party("Anna throws 1 2", "Anna buys", "Anna ends turn", "Bert throws 2 1", "Anna demands rent")
    party("Bert takes back 2", "Anna agrees", "Cara disagrees")
    assert party.game.state.at[1] == 3
    party("Bert takes back 2", "Anna agrees", "Cara agrees")
    assert party.game.state.at[1] == 0
    assert cash(party) == {"Anna": 1440, "Bert": 1500, "Cara": 1500}
    party("Bert throws 2 2")
    assert party.game.log[-4].line == "Bert takes back 2"  # and stays in the log
    party.check()


def test_everything_can_be_taken_back_up_to_the_beginning() -> None:
    position = "seats: [A, B]\nturn: A\nA: {cash: 500, at: 0, deeds: {1: 0}}\nB: {cash: 500, at: 0}\n"
    party = real(seats=("Anna", "Bert"), position=position, grace=0)
    party("Anna throws 4 6")
    for _ in range(40):
        party("Anna mortgages 1", "Anna redeems 1")
    party("Anna ends turn", "Bert throws 4 6")
    assert cash(party)["Anna"] == 500 - 40 * 3  # a tenth of 30 each time
    party("Anna takes back 83", "Bert agrees")
    assert party.game.state.at[:2] == [0, 0]
    assert cash(party) == {"Anna": 500, "Bert": 500}
    party.check()


# records


def test_a_record_has_no_seed_and_plays_as_it_was_played(tmp_path: Path) -> None:
    party = real()
    view = table_view(party.log, "id")
    assert (view.nature, view.commitment, view.seed) == ("typed", "", None)
    party("Anna throws 1 2", "Anna buys", "Bert takes back 2", "Anna agrees", "Cara agrees", "Anna throws 2 4")
    text = record_text(party.game.opening, party.log.nature, party.game.log, secret=True)
    assert "nature: typed" in text
    assert "commitment" not in text
    file = tmp_path / "game.record"
    file.write_text(text)
    said = Console(file=StringIO(), width=200)
    assert verify(file, said, said, "en") == 0
    assert said.file.getvalue().endswith("Dice and cards were real; what they showed was typed in.\n")  # type: ignore[attr-defined]
    again = Game.of(parse_record(text, "record"))
    assert again.position() == party.game.position()
    assert again.state.at[0] == 6


# a bot that plays for somebody who has gone


def test_for_a_bot_people_throw() -> None:
    party = real(pace="instant", grace=0)
    seated = TakenOver(at=party.now, seat="Anna", bot="standard")
    party.log.take_in(seated)
    party.let([seated])
    assert party.bots() == []
    party.do("Bert", c.Play("Anna throws 1 2"))
    assert party.log.is_taken_over("Anna")  # nobody has come back who has thrown for her
    assert party.bots() == ["Anna buys", "Anna ends turn"]
    party("Bert throws 4 6", "Bert ends turn", "Cara throws 4 6", "Cara ends turn")
    assert party.bots() == []
    assert due(party) == Due(what="dice", seat="Anna")
    party.check()


def test_a_bot_in_jail_waits_for_the_dice() -> None:
    position = "seats: [A, B]\nturn: A\nA: {cash: 500, jail: 1}\nB: {cash: 500, at: 0}\n"
    party = real(seats=("bot", "Anna"), position=position, pace="instant", grace=0)
    assert party.bots() == []
    party.do("Anna", c.Play(f"{party.game.seats[0]} throws 1 2"))
    assert party.bots() == [f"{party.game.seats[0]} ends turn"]
    party.check()


# who keeps the bank


def table_of(players: int) -> Party:
    names = ("Anna", "Bert", "Cara", "Dora", "Emil", "Fred")[:players]
    party = real("banking", ("open",) * players, begun=False)
    for place, name in enumerate(names):
        party.do(name, c.Sit(place, name, name + "_" * (43 - len(name))))
    return party


def bank(party: Party, who: str = "Bank") -> None:
    party.do(who, c.Bank(f"{who} eV", who + "_" * (43 - len(who))))


@pytest.mark.ledger("bank-banker-may-abstain")
def test_with_more_than_five_people_one_may_keep_the_bank_without_playing() -> None:
    party = table_of(5)
    bank(party)
    party.do(HOST, c.Start())
    assert party.game.seats == ("Anna", "Bert", "Cara", "Dora", "Emil")
    seen = moment(party.log, party.around(), 0).banker
    assert seen is not None
    assert (seen.shown, seen.seat) == ("Bank eV", "")
    party.do("Bank", c.Play("Anna throws 1 2"))
    assert party.refused("Bank", "Anna buys").reason == "forbidden"
    party.do("Bank", c.Unbank())
    assert party.refused("Bank", "Anna throws 1 2").reason == "forbidden"
    party.check()


def test_who_keeps_the_bank_comes_back_with_a_code() -> None:
    party = table_of(5)
    bank(party)
    code = opened(party, "Bank").bank_code
    assert opened(party, "Anna").bank_code == ""
    assert party.refused("Phone", c.Enter(code[:-1], token("Phone"))).reason == "code"
    party.do("Phone", c.Enter(code.lower().replace("-", " "), token("Phone")))
    party.do(HOST, c.Start())
    assert (opened(party, "Phone").banker, opened(party, "Phone").bank_code) == (True, code)
    party.do("Phone", c.Play("Anna throws 1 2"))
    party.check()


def test_the_code_of_the_bank_opens_nothing_once_somebody_else_keeps_it() -> None:
    party = table_of(5)
    bank(party)
    code = opened(party, "Bank").bank_code
    party.do("Bank", c.Unbank())
    assert party.refused("Phone", c.Enter(code, token("Phone"))).reason == "code"
    bank(party)
    assert party.refused("Phone", c.Enter(code, token("Phone"))).reason == "code"
    assert opened(party, "Phone").banker is False


def opened(party: Party, who: str) -> You:
    return you(party.log, asker_of(party.log, frozenset({token(who)})), party.around())


@pytest.mark.ledger("bank-banker-may-abstain", "bank-banker-chosen")
def test_with_five_people_the_banker_plays() -> None:
    party = table_of(4)
    bank(party)
    assert party.refused(HOST, c.Start()).reason == "too_few"
    party.do("Bank", c.Unbank())
    party.do(HOST, c.Appoint("Bert"))
    party.do(HOST, c.Start())
    seen = moment(party.log, party.around(), 0).banker
    assert seen is not None
    assert seen.seat == "Bert"
    party.check()


def test_there_is_one_banker_at_most_and_none_where_the_server_throws() -> None:
    party = table_of(5)
    assert party.refused(HOST, c.Appoint("Nobody")).reason == "unread"
    assert party.refused("Anna", c.Unbank()).reason == "forbidden"
    bank(party)
    with pytest.raises(CommandError):
        bank(party, "Other")
    assert party.refused(HOST, c.Appoint("Anna")).reason == "taken"
    with pytest.raises(CommandError):
        bank(Party(begun=False))


# names of squares


def test_squares_are_called_as_on_ones_own_board() -> None:
    party = real()
    assert party.refused("Anna", c.Name(39, "Schlossallee")).reason == "forbidden"  # while the host is there
    party.do(HOST, c.Name(39, "  Schloss\u00adallee "))
    party.do(HOST, c.Name(1, "Badstraße"))
    assert moment(party.log, party.around(), 0).names == {1: "Badstraße", 39: "Schlossallee"}
    assert party.refused(HOST, c.Name(3, "\u200b")).reason == "unread"
    party.do(HOST, c.Name(1, ""))
    assert moment(party.log, party.around(), 0).names == {39: "Schlossallee"}
    party.check()


def test_who_follows_from_a_terminal_takes_dice_back_too() -> None:
    party = real(seats=("Anna", "Bert"))
    party("Anna throws 1 2", "Anna buys", "Anna takes back 2", "Bert agrees", "Anna throws 2 4")
    party("Anna buys", "Anna ends turn")
    guest = Guest.__new__(Guest)
    guest.table = table_view(party.log, "id")
    for entry in party.entries:
        guest._take_in(entry)
    game = guest.game
    assert game is not None
    assert game.position() == party.game.position()
    # of two bots there only the one acts whose dice are not due
    assert Sitting(game, b"seed", {"Anna": "standard", "Bert": "standard"}).acting() == 1 << 0
