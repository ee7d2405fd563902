"""A sitting at the terminal: what is asked, what can be typed, and what nothing comes of."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bankhalter.cli.asking import Command, understood
from bankhalter.cli.choices import choices
from bankhalter.cli.clock import Clock
from bankhalter.cli.commands import COMMANDS
from bankhalter.cli.help_page import ROWS
from bankhalter.cli.manner import Manner
from bankhalter.play.records import parse_record
from bankhalter.play.sitting import Sitting
from bankhalter.play.story import Story
from bankhalter.rules.codes import Act
from tests.cli.tables import ENGLISH, GERMAN, SetUp, flat


@pytest.mark.parametrize(
    "line", ["", "   ", "foo", "99", "0", "nothing", "buys", "1 20", "-1", "throws 3 4", "?", "x y"]
)
def test_what_makes_no_sense_now_does_nothing_and_asks_again(table: SetUp, line: str) -> None:
    at = table()
    before = at.game.state.pack()
    shown = at.type(line)
    assert at.game.state.pack() == before
    assert at.game.log == []
    assert shown.count("Anna> ") == 2
    assert len(shown.split("Anna> ")[1].strip()) > 10


def test_a_debtor_is_not_bankrupt_by_accident(table: SetUp) -> None:
    """C32: any other key eliminated the player."""
    at = table({"phase": "end", "throws": 1, "dice": [1, 3],
                "debts": [{"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}],
                "Anna": {"cash": 10, "at": 4, "deeds": {39: 0}}})  # fmt: skip
    shown = at.type("", "x", "is bankrupt", "pays", "gives up")
    assert "You owe the bank M 200 (tax) and are M 190 short" in shown
    assert "that money must be raised" in shown
    assert at.game.log == []
    at.type("1", "pays")
    assert [entry.line for entry in at.game.log] == ["Anna mortgages 39", "Anna pays"]


def test_numbers_and_words_do_the_same(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}})
    shown = at.type("1")
    assert "Coral Bay belongs to nobody. You can buy this property for M 60" in shown
    assert "Anna buys Coral Bay from the bank for M 60." in shown
    at.type("ends turn", "Ben throws")
    assert [entry.line for entry in at.game.log][:2] == ["Anna buys", "Anna ends turn"]
    assert at.game.log[2].line.startswith("Ben throws")


@pytest.mark.parametrize(
    ("square", "deeds", "expected"),
    [
        (
            3,
            {},
            (
                "The brown group: Greenvale Farms is free too."
                " Rent M 4, with a hotel M 450; building M 50 a house or hotel."
            ),
        ),
        (3, {1: 0}, "The brown group: Anna has 1. Rent M 4,"),
        (5, {15: 0, 25: 0}, "Characters: Anna has 2; Sonic is free too. Rent M 25 to M 200,"),
        (12, {28: 0}, "Devices: Anna has 1. Rent dice × M 4, with both × M 10."),
    ],
)
def test_who_may_buy_is_told_the_group_and_the_rents(
    table: SetUp, square: int, deeds: dict[int, int], expected: str
) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": square, "deeds": deeds}})
    assert expected.lower() in " ".join(at.type().lower().split())


def test_bids_take_a_number_and_an_amount_in_three_ways(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}})
    shown = at.type("declines", "1", "20", "bids 30", "1 40", "1", "", "1", "many", "2")
    assert "How much? M 1 to M 1500" in shown
    assert shown.count("That is not an amount; nothing was done") == 2
    bids = ["Anna bids 20", "Ben bids 30", "Anna bids 40", "Ben passes"]
    assert [entry.line for entry in at.game.log][1:5] == bids


def test_amounts_are_typed_as_the_edition_prints_them(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}}, edition="banking")
    at.type("declines", "1 1.5M", "bids 1600K")
    assert [entry.line for entry in at.game.log][1:] == ["Anna bids 1.5M", "Ben bids 1.6M"]


def test_a_refusal_says_why_and_names_the_rules(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {1: 0, 3: 1}}})
    shown = at.type("builds 3", "why")
    assert "Build evenly" in shown
    assert "build-evenly" in shown
    assert at.game.log == []


def test_who_sits_at_the_keyboard_too_may_act_but_nobody_acts_for_a_bot(table: SetUp) -> None:
    at = table({"Ben": {"deeds": {5: 0}}, "Cleo": {"deeds": {15: 0}}}, {"Cleo": "walker"})
    shown = at.type("Ben mortgages 5", "Cleo mortgages 15", "Dora throws")
    assert [entry.line for entry in at.game.log] == ["Ben mortgages 5"]
    assert "Cleo is played by a bot" in shown


def test_a_take_back_is_asked_of_the_others(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {5: 0}}, "Ben": {"deeds": {15: 0}}})
    shown = at.type("mortgages 5", "takes back 1", "Ben mortgages 15", "takes back 1", "list", "3", "?", "2")
    assert "Anna takes back: Anna mortgages Amy; the bank pays M 100 for it." in shown
    request = "Anna asks to take back: Ben mortgages Knuckles; the bank pays M 100 for it."
    assert f"  {request}\n" in shown
    assert " ".join(shown.split()).count(f"Ben: {request} Do you agree? 1 agrees") == 2
    assert "There is no choice 3 here." in shown
    assert "takes back NUMBER · agrees · disagrees" in " ".join(shown.split())
    assert "Ben does not agree to the take-back." in shown
    assert at.game.state.mortgaged.bit_count() == 1
    shown = at.type("takes back 1", "1", "1")
    assert request.replace("asks to take", "takes") in shown
    assert at.game.state.mortgaged == 0


def test_a_take_back_names_what_it_undoes(table: SetUp) -> None:
    """The bot's answer is the last action, not the offer."""
    at = table({"Anna": {"deeds": {5: 0}}}, {"Ben": "walker", "Cleo": "walker"})
    shown = at.type("offers Ben lot 5 for 100", "takes back 1", "takes back 9", "why")
    assert "Anna takes back: Ben rejects Anna’s offer.\n" in shown
    shown = at.type("takes back 2")
    assert "Anna takes back: Anna offers Ben a trade: Amy for M 100. Ben rejects Anna’s offer.\n" in shown


def test_what_take_backs_refuse_has_a_reason_too(table: SetUp) -> None:
    shown = table({"Anna": {"deeds": {5: 0}}}).type("takes back 1", "why", "mortgages 5", "takes back 2", "undo")
    assert "There is nothing to take back." in shown
    assert "That is a rule about take-backs" in shown
    assert "There is only 1 action to take back." in shown
    assert "“undo” is not known here; is “takes back 1” meant?" in shown


def test_bots_alone_at_an_auction_are_told_in_one_line(table: SetUp) -> None:
    given = {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}}
    at = table(given, {"Ben": "standard", "Cleo": "standard"})
    shown = at.type("declines", "passes")
    bids = [entry.line for entry in at.game.log if " bids " in entry.line]
    assert len(bids) > 4
    assert len(re.findall("bids M |the highest by", shown)) <= 4  # and the question names the highest bid
    told = re.findall(r"  (\d+) bids, the highest by (Ben|Cleo): M (\d+)\.", shown)
    assert sum(int(number) for number, _, _ in told) >= len(bids) - 2
    assert f"{told[0][1]} bids {told[0][2]}" in bids
    assert shown.count("the highest by") == len(told) <= 2


def test_a_game_taken_up_again_has_the_story_it_had(table: SetUp) -> None:
    given = {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3, "deeds": {5: 0}}}
    at = table(given, {"Ben": "standard", "Cleo": "standard"})
    at.type("declines", "passes", "mortgages 5", "takes back 1", "ends turn", "throws", "buys", "declines", "1", "2")
    assert any(sentence.message.id == "bids-many" for sentence in at.terminal.news)
    story = Story()
    Sitting.resumed(parse_record(at.game.record(), "game.record"), story.follow)
    story.catch_up(at.game)
    assert story.told == at.terminal.news


def test_people_are_told_of_each_other_s_bids(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}})
    shown = at.type("declines", "bids 10", "bids 11", "bids 12", "bids 13", "p")
    for told in ("Anna bids M 10.", "Ben bids M 11.", "Anna bids M 12.", "Ben bids M 13.", "Anna passes."):
        assert f"  {told}\n" in shown
    assert "the highest by" not in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [('"say hello"', "hello"), ("“say hello!”.", "hello!."), ('say "hello"', '"hello"'), ("say hello …", "hello …")],
)
def test_what_is_said_keeps_its_marks_but_not_the_quotes_round_the_line(table: SetUp, typed: str, said: str) -> None:
    view = replace(table().terminal.view, further=("say",))
    assert understood(view, 0, typed) == Command("say", said)


def test_the_time_left_is_shown(table: SetUp) -> None:
    at = table(edition="banking")
    assert "30 minutes left." in at.type()
    at.seconds = 29 * 60 + 1
    assert "One minute left." in at.type("throws")


def test_who_will_be_asked_is_named(table: SetUp) -> None:
    assert "Anna and Ben are now asked before" in table(bots={"Cleo": "walker"}).type("pause")
    assert "Anna is no longer asked before" in table(bots={"Ben": "walker", "Cleo": "walker"}).type("pause off")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("builds Koko Strand", "“Koko Strand”: no square is called that."),
        ("builds", "“builds” is not complete: `builds SQUARE`."),
        (
            "offers Ben Koko Strand for 5",
            "“Koko Strand” is not known here; possible are a square by its number or name",
        ),
        ("zzz", "“zzz” is not known here; “?” shows what is possible."),
        ("agreez", "is “agrees” meant?"),
        ("pa", "“pa” can mean several things: "),
    ],
)
def test_what_cannot_be_read_says_how_it_is_said(table: SetUp, typed: str, expected: str) -> None:
    assert expected in " ".join(table().type(typed).split())


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (ENGLISH, "bui 39", "Anna builds 39"),
        (ENGLISH, "BUILDS 39", "Anna builds 39"),
        (ENGLISH, "mo 5", "Anna mortgages 5"),
        (ENGLISH, "o Ben lot 5, 100 for nothing", "Anna offers Ben lot 5, 100 for nothing"),
        (GERMAN, "ba 39", "Anna builds 39"),
        (GERMAN, "builds 39", "Anna builds 39"),
        (GERMAN, "beleiht 5", "Anna mortgages 5"),
        (GERMAN, "bel 5", "Anna mortgages 5"),
        (GERMAN, "bietet Ben Feld 5, 100 gegen nichts", "Anna offers Ben lot 5, 100 for nothing"),
        (GERMAN, "Ben beleiht 15", "Ben mortgages 15"),
        (GERMAN, "baue 39", "Anna builds 39"),
        (GERMAN, "würfle", "Anna throws"),
        (GERMAN, "tausche Ben Feld 5 gegen 100", "Anna offers Ben lot 5 for 100"),
        (ENGLISH, "trade Ben lot 5 for 100", "Anna offers Ben lot 5 for 100"),
    ],
)
def test_words_may_be_cut_short_and_are_understood_in_both_languages(
    table: SetUp, manner: Manner, typed: str, line: str
) -> None:
    given = {"Anna": {"deeds": {37: 0, 39: 0, 5: 0}}, "Ben": {"deeds": {15: 0}}}
    at = table(given, {"Cleo": "walker"}, manner=manner)
    at.type(typed)
    assert at.game.log[0].line.startswith(line)


@pytest.mark.parametrize(
    ("manner", "typed", "line"),
    [
        (GERMAN, "beleiht Siegessäule", "Anna mortgages 3"),
        (GERMAN, "beleiht „siegessaeule“", "Anna mortgages 3"),
        (ENGLISH, "offers Ben SIEGESSAEULE, 1M for lot Flughafen Schönefeld", "Anna offers Ben lot 3, 1M for lot 25"),
        (GERMAN, "bietet Ben Siegessäule und 1M gegen Flughafen Schönefeld", "Anna offers Ben lot 3, 1M for lot 25"),
        (GERMAN, "biete Ben 1M, Feld Konnopke’s Imbiss gegen Feld 25", "Anna offers Ben lot 6, 1M for lot 25"),
        (GERMAN, "beleiht Siegessaule", None),
    ],
)
def test_squares_may_be_typed_by_their_names(table: SetUp, manner: Manner, typed: str, line: str | None) -> None:
    given = {"Anna": {"deeds": {3: 0, 6: 0}}, "Ben": {"deeds": {25: 0}}}
    at = table(given, {"Cleo": "walker"}, edition="banking", manner=manner)
    at.type(typed)
    assert [entry.line for entry in at.game.log][:1] == ([line] if line else [])


@pytest.mark.parametrize(
    ("manner", "typed", "told"),
    [
        (ENGLISH, "b 5", "“b 5” can mean several things: bids AMOUNT or builds SQUARE."),
        (
            GERMAN,
            "b 5",
            "„b 5“ kann mehreres heißen: bietet BETRAG, baut FELD, beleiht FELD oder behält Hypothek FELD.",
        ),
        (ENGLISH, "b", "a property without an owner can buy or decline it."),
        (GERMAN, "ba 5", "Gebaut wird nur auf Feldern einer Farbgruppe."),
        (GERMAN, "ka.", "Kaufen oder verzichten kann nur, wer auf einem Feld ohne Besitzer steht."),
        (GERMAN, "/", "die Nummer einer Wahl"),
    ],
)
def test_words_cut_short_mean_the_same_whatever_is_possible(
    table: SetUp, manner: Manner, typed: str, told: str
) -> None:
    """Of `b 5` only the mortgage was possible, and it was raised."""
    at = table({"Anna": {"deeds": {5: 0}}}, manner=manner)
    assert told in " ".join(at.type(typed).split())
    assert at.game.log == []


def test_umlauts_may_be_typed_as_two_letters(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {5: "mortgaged"}}}, manner=GERMAN)
    at.type("loest 5 ab", "wuerfelt")
    assert at.game.log[0].line == "Anna redeems 5"
    assert at.game.log[1].line.startswith("Anna throws")


def test_a_log_of_no_number_is_refused(table: SetUp) -> None:
    assert "one is needed, as in “log 50”" in table().type("log abc")


def test_a_trade_with_a_bot_is_answered_at_once(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {5: 0}}}, {"Ben": "walker", "Cleo": "walker"})
    shown = at.type("offers Ben lot 5 for 100")
    assert "Anna offers Ben a trade: Amy for M 100." in shown
    assert "Ben rejects Anna’s offer." in shown


def test_rent_is_asked_for_before_it_lapses(table: SetUp) -> None:
    claim = {"guest": "Ben", "owner": "Anna", "lot": 5, "amount": 25}
    given = {"turn": "Ben", "phase": "end", "throws": 1, "dice": [2, 3], "claims": [claim],
             "Ben": {"at": 5}, "Anna": {"deeds": {5: 0}}}  # fmt: skip
    at = table(given, {"Ben": "walker"})
    shown = at.type("1")
    assert "Ben has landed on a lot of yours" in shown
    assert "from Ben for Amy: M 25" in shown
    assert "Ben pays Anna M 25 rent for Amy." in shown
    assert at.game.state.cash[:2] == [1525, 1475]


def test_an_offer_among_others_is_no_offer_to_the_one_who_is_asked(table: SetUp) -> None:
    offer = {"from": "Ben", "to": "Cleo", "give": "lot 5", "want": "100"}
    at = table({"turn": "Ben", "offers": [offer], "Ben": {"deeds": {5: 0}}}, {"Ben": "walker"})
    at.terminal.sitting.pausing = True
    shown = at.type("0")
    assert re.findall("(Anna|Cleo): (.*)", shown) == [
        ("Cleo", "Ben has offered you a trade."),
        ("Anna", "Before Ben throws, you may build, trade, mortgage or redeem."),
    ]


def test_what_a_sale_brings_is_shown_also_where_a_hotel_takes_more_with_it(table: SetUp) -> None:
    """Without a house in the bank both hotels on 37 and 39 go at once: ten steps at half of 200."""
    hotels = {"deeds": {37: "hotel", 39: "hotel"}}
    at = table({"Anna": hotels, "bank": {"houses": 0}})
    sales = [choice.about for choice in choices(at.terminal.view, 0) if choice.act == Act.SELL]
    assert [about.partition(":")[0] for about in sales] == ["brings M 1000", "brings M 1000"]
    at.type("sells building 39")
    assert at.game.state.cash[0] == 1500 + 1000


def test_the_help_names_every_command_and_every_action_that_can_be_said(table: SetUp) -> None:
    assert set(ROWS) == set(COMMANDS)
    text = " ".join(table().type("?").split())
    assert "Actions throws · buys · declines" in text
    assert "sells building SQUARE · wants NUMBER" in text
    assert "is dealt" not in text
    assert "draws CARD" not in text


def test_commands_show_and_save(table: SetUp, tmp_path: Path) -> None:
    at = table({"Anna": {"deeds": {39: 0}}})
    copy = tmp_path / "copy.record"
    shown = at.type(
        "deed 39", "deed 0", "seats", "board", "log", "position", "save", f"save {copy}", f"save {copy}", "why"
    )
    assert "M 2000" in shown  # the rent with a hotel
    assert "This takes the number or the name of a lot" in shown
    assert "Nothing has happened yet." in shown
    assert "\nAnna: {cash: 1500, at: 0, deeds: {39: 0}}\n" in shown
    assert copy.read_text(encoding="utf-8") == at.game.record()
    assert "a new name is needed" in " ".join(shown.split())
    assert "There is nothing to explain yet" in shown
    assert at.game.log == []


def test_leaving_leaves_and_giving_up_must_be_said(table: SetUp) -> None:
    at = table()
    assert all(choice.act != Act.GIVE_UP for choice in choices(at.terminal.view, 0))
    at._typed = iter(["quit", "gives up"])
    at.terminal.play()
    assert at.game.log == []
    shown = at.type("gives up", "throws", "gives up")
    assert "That takes Anna out of the game for good. Say “gives up” once more" in " ".join(shown.split())
    assert "gives up" not in at.game.record()
    at.type("gives up")
    assert at.game.log[-1].line == "Anna gives up"


def test_the_clock_of_a_timed_game_goes_on_after_a_break(table: SetUp, tmp_path: Path) -> None:
    at = table(edition="banking")
    at.seconds = 29 * 60
    at.type("time is up")
    assert at.game.log == []
    at.seconds = 30 * 60 + 1
    at.terminal.play()
    assert "The time is up" in at.out.getvalue()
    assert at.game.over
    later = Clock(30, tmp_path / "game.record", lambda: 5.0)
    assert later.played == pytest.approx(29 * 60, abs=1)


def test_the_end_shows_winner_and_wealth(table: SetUp) -> None:
    at = table({"Anna": {"deeds": {39: 0}}, "Cleo": {"bankrupt": True}})
    at._typed = iter(["Ben gives up", "Ben gives up"])
    at.terminal.play()
    shown = at.out.getvalue()
    assert "Anna wins." in shown
    assert "M 1900" in shown  # 1500 and the lot for 400
    assert "bankrupt" in shown
    assert "game.record" in shown


def test_giving_up_for_another_is_repeated_with_the_name(table: SetUp) -> None:
    """The hint once left the name out, and who followed it put the wrong player out of the game."""
    at = table(manner=GERMAN)
    shown = at.type("Ben gibt auf")
    assert "„Ben gibt auf“" in shown
    at.type("gibt auf", "liste", "gibt auf")
    assert at.game.log == []
    at.type("Ben gibt auf", "Ben gibt auf")
    assert [entry.line for entry in at.game.log] == ["Ben gives up"]


@pytest.mark.parametrize("typed", ["g a", "gives", "i b"])
def test_what_ends_a_game_is_not_cut_short(table: SetUp, typed: str) -> None:
    at = table()
    at.type(typed, typed)
    assert at.game.log == []


@pytest.mark.parametrize("typed", ["9" * 5000, f"log {'9' * 5000}", "why " + "rent " * 20_000, "x" * 100_000, "١"])
def test_very_long_or_foreign_lines_are_a_sentence(table: SetUp, typed: str) -> None:
    at = table()
    assert at.type(typed).count("Anna> ") == 2
    assert at.game.log == []


@pytest.mark.parametrize(
    ("manner", "off", "on"), [(ENGLISH, "pause off", "pause on"), (GERMAN, "pause aus", "pause an")]
)
def test_pause_is_switched_as_it_is_said(table: SetUp, manner: Manner, off: str, on: str) -> None:
    at = table(manner=manner)
    pausing = []
    for typed in ((off,), (on, on), ("pause maybe",), ("pause",)):
        at.type(*typed)
        pausing.append(at.terminal.sitting.pausing)
    assert pausing == [False, True, True, False]


@pytest.mark.parametrize("typed", ["quit now", "board x", "exit 5"])
def test_a_command_with_words_that_it_does_not_take_does_nothing(table: SetUp, typed: str) -> None:
    assert table().type(typed, "throws").count("> ") >= 2


@pytest.mark.parametrize("typed", ["ben mortgages 5", "BEN mortgages 5", "Ben mort 5"])
def test_names_are_understood_whatever_their_case(table: SetUp, typed: str) -> None:
    at = table({"Ben": {"deeds": {5: 0}}})
    at.type(typed)
    assert [entry.line for entry in at.game.log] == ["Ben mortgages 5"]


def test_a_command_after_a_name_is_a_command(table: SetUp) -> None:
    assert "Nothing has happened yet." in table().type("Ben log")


def test_a_mistake_is_told_in_the_words_that_were_typed(table: SetUp) -> None:
    shown = table(manner=GERMAN).type("bietet Ben 50 gegen Feld 99")
    assert "`bietet Ben 50 gegen Feld 99`" in shown
    assert "offers" not in shown


def test_the_summary_counts_from_ones_own_turn(table: SetUp) -> None:
    """A bid in another's turn once made it forget what the other had done."""
    given = {"turn": "Ben", "phase": "buy", "throws": 1, "dice": [1, 2], "Ben": {"at": 3}}
    at = table(given, {"Cleo": "walker"})
    at.type("declines", "bids 10", "passes")
    told = [sentence.message.id for sentence in at.terminal.since(0)]
    assert told[:2] == ["declined", "auction-opened"]


def test_a_game_taken_up_again_has_no_old_news(table: SetUp) -> None:
    at = table()
    at.type("throws", "buys")
    story = Story()
    Sitting.resumed(parse_record(at.game.record(), "game.record"), story.follow)
    at.terminal.take_up(story)
    assert at.terminal.news
    assert at.terminal.since(0) == []
    assert at.terminal.since(1) == []


def test_an_open_rent_is_the_first_choice_and_said_in_the_question(table: SetUp) -> None:
    """Who threw first by habit lost it."""
    claim = {"guest": "Ben", "owner": "Anna", "lot": 5, "amount": 25}
    at = table({"claims": [claim], "Ben": {"at": 5}, "Anna": {"deeds": {5: 0}}})
    shown = at.type()
    assert "Ben has landed on a lot of yours" in shown
    assert [choice.line for choice in choices(at.terminal.view, 0)][:2] == ["demands rent", "throws"]


def test_bankruptcy_by_a_number_must_be_said_twice(table: SetUp) -> None:
    given = {
        "phase": "end",
        "throws": 1,
        "dice": [1, 3],
        "Anna": {"cash": 10, "at": 4},
        "debts": [{"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}],
    }
    at = table(given)  # fmt: skip
    assert "out of the game for good" in at.type("1", "seats", "1")
    assert at.game.log == []
    at.type("1", "1")
    assert at.game.log[0].line == "Anna is bankrupt"


def test_who_cannot_pay_is_told_what_is_lacking(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3, "cash": 45}})
    assert "For M 60 you lack M 15" in at.type()


def test_an_offer_says_who_gets_what_and_what_is_mortgaged(table: SetUp) -> None:
    given = {
        "Ben": {"deeds": {5: "mortgaged", 15: 0}},
        "Anna": {"deeds": {12: 0}},
        "offers": [{"from": "Ben", "to": "Anna", "give": "lot 5, lot 15", "want": "lot 12, 50"}],
    }
    at = table(given)  # fmt: skip
    offer = next(choice.about for choice in choices(at.terminal.view, 0) if choice.act == Act.ACCEPT)
    assert offer == "you get Amy (mortgaged, 10% interest: M 10) and Knuckles and give U.T. and M 50"


def test_german_errors_show_amounts_as_they_are_typed(table: SetUp) -> None:
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}}, edition="banking", manner=GERMAN)
    at.type("verzichtet")
    shown = " ".join(at.type("bietet 9T", "bietet viel").split())
    assert "ein Vielfaches von 10T" in shown
    assert "einer wie 500T oder 1,5M" in shown


def test_a_deed_is_shown_by_number_or_name(table: SetUp) -> None:
    """Sky Citadel is the last square of sonic-boom: price 400, mortgage 200."""
    at = table()
    for typed in ("deed 39", "deed sky citadel", "deed Sky"):
        shown = at.type(typed)
        assert "Sky Citadel" in shown.split("Anna> ")[1]
        assert "M 400" in shown.split("Anna> ")[1]
    assert "This takes the number or the name of a lot" in at.type("deed Free Parking")
    assert "This takes the number or the name of a lot" in at.type("deed")


def test_the_bus_says_what_each_way_leads_to(table: SetUp) -> None:
    """From 0 with 3, 5 and the bus: 3 belongs to Ben, with one house it costs 20; 5 is free for 200; 8 is Anna's."""
    given = {"phase": "bus", "throws": 1, "dice": [5, 3, "bus"], "Anna": {"deeds": {8: 0}, "passed_go": True},
             "Ben": {"deeds": {1: 1, 3: 1}}}  # fmt: skip
    at = table(given, {"Cleo": "walker"}, edition="bond-007")
    moves = [(choice.line, choice.about) for choice in choices(at.terminal.view, 0) if choice.act == Act.MOVE]
    assert moves == [
        ("moves 3", "to “Liebesgrüße aus Moskau” (owned by Ben, rent M 20)"),
        ("moves 5", "to “Aston Martin DB5” (free, M 200)"),
        ("moves 8", "to “Feuerball” (your own)"),
    ]


def test_while_rent_may_be_demanded_not_all_is_settled(table: SetUp) -> None:
    given = {"phase": "end", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}, "Ben": {"deeds": {3: 0}}}
    claim = {"guest": "Anna", "owner": "Ben", "lot": 3, "amount": 4}
    open_rent = " ".join(table({**given, "claims": [claim]}).type("0").split())
    assert "Ben may still demand rent from you until the next player throws" in open_rent
    assert "Everything on this square is settled" in flat(table(given))


def test_a_debtor_of_the_banking_edition_is_told_how_to_hand_over(table: SetUp) -> None:
    """Siegessäule costs 600K; the debt of 5M is larger."""
    debt = {"debtor": "Anna", "creditor": "Ben", "amount": "5M", "cause": "rent", "status": "awaited"}
    given = {"phase": "end", "throws": 1, "dice": [1, 2], "debts": [debt], "Anna": {"cash": 0, "deeds": {3: 0}}}
    shown = flat(table(given, edition="banking", manner=GERMAN))
    assert "„übergibt Ben Feld 3 gegen 600T Schuld“" in shown
    assert "übergibt" not in flat(table({**given, "debts": [{**debt, "creditor": "bank"}]}, edition="banking"))


def test_many_mortgages_stand_behind_one_entry_unless_money_is_needed(table: SetUp) -> None:
    deeds = {"deeds": {5: 0, 15: 0, 25: 0, 35: 0, 12: 0}}
    at = table({"Anna": deeds})
    assert "2–6 mortgages SQUARE brings money: 5 ways, “list” shows them" in flat(at)
    assert "mortgages 15" in " ".join(at.type("list").split())
    debt = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}
    owing = {"phase": "end", "throws": 1, "dice": [1, 3], "debts": [debt], "Anna": {**deeds, "cash": 10}}
    assert "mortgages 15" in flat(table(owing))


def test_who_owes_is_not_shown_what_costs_more_but_may_say_it(table: SetUp) -> None:
    debt = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}
    deeds = {37: 1, 39: 1, 5: 0, 15: "mortgaged"}
    given = {"phase": "end", "throws": 1, "dice": [1, 3], "debts": [debt], "Anna": {"cash": 190, "deeds": deeds}}
    at = table(given)
    acts = [choice.act for choice in choices(at.terminal.view, 0)]
    assert Act.SELL in acts
    assert not {Act.BUILD, Act.REDEEM} & set(acts)
    at.type("redeems 15")
    assert [entry.line for entry in at.game.log] == ["Anna redeems 15"]


def test_in_jail_the_card_is_named_only_to_who_has_it(table: SetUp) -> None:
    jailed: dict[str, object] = {"jail": 1, "at": 10}
    assert "Doubles or the fine of M 50 will get you out" in flat(table({"Anna": jailed}))
    holding = {"Anna": {**jailed, "jail_cards": ["chance"]}}
    assert "Doubles, the fine of M 50 or the card will get you out" in flat(table(holding))


def test_the_board_is_drawn_once_for_a_turn_of_another(table: SetUp) -> None:
    """Anna declines; all three people are asked for bids, and the board has been seen."""
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}})
    shown = at.type("declines", "1 10", "1 20", "passes")
    assert shown.count("┌") == 1


def test_how_to_trade_is_shown_at_the_start_of_a_turn(table: SetUp) -> None:
    at = table({"Ben": {"deeds": {5: 0}}}, manner=GERMAN)
    assert "„bietet Ben 200 gegen Feld 5“" in at.type()
    at.type("bietet Ben 200 gegen Feld 5")
    assert [entry.line for entry in at.game.log] == ["Anna offers Ben 200 for lot 5"]


def test_doubles_in_banking_allow_another_throw(table: SetUp) -> None:
    given = {"phase": "throw", "throws": 1, "dice": [2, 2], "again": True, "Anna": {"at": 4}}
    assert "You may throw again." in table(given, edition="banking").type()
