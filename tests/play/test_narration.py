"""What is told: every payment, and sentences that people can read, in both languages."""

import re
from collections.abc import Sequence

import pytest

from bankhalter.editions import load
from bankhalter.editions.voices import voice_of
from bankhalter.notation.table import make_table
from bankhalter.play.game import Game, Happening
from bankhalter.play.narration import tell
from bankhalter.play.story import Teller
from bankhalter.rules.codes import BANK, Event
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.messages import Message, Money, SquareName, say
from tests.play.sittings import sit_down, step

GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("sonic-boom", {}),
    ("banking", {}),
    ("banking", {"short": True}),
    ("dc", {"short": True}),
    ("bond-007", {"speed_die": True}),
    ("sonic", {"decks": "open"}),
    ("classic-us", {"rent": "automatic", "salary": "after_landing"}),
)


@pytest.mark.parametrize(("edition", "options"), GAMES)
def test_every_payment_is_told_with_payer_receiver_and_amount(edition: str, options: dict[str, object]) -> None:
    sitting = sit_down("standard", "random", "standard", edition=edition, options=options, seed="two")
    table, payments = sitting.game.table, 0
    voices = [voice_of(table.edition, language) for language in LANGUAGES]
    while not sitting.game.over and len(sitting.game.log) < 2500:
        happened = step(sitting)
        messages = [sentence.message for sentence in tell(table, sitting.game.state, happened)]
        for voice in voices:
            told = [voice(message) for message in messages]
            for payer, receiver, amount, *_ in paid(happened):
                parties = ["[Bb]ank" if seat == BANK else table.seats[seat] for seat in (payer, receiver)]
                wanted = [rf"\b{party}\b" for party in parties] + [re.escape(voice.money(amount))]
                fitting = [text for text in told if all(re.search(part, text) for part in wanted)]
                assert fitting, f"{parties} and {voice.money(amount)} are not told in {told}"
        payments += len(paid(happened))
    assert payments > 30


def paid(happened: Sequence[Happening]) -> list[tuple[int, ...]]:
    return [numbers for event, numbers in happened if event == Event.PAID]


def said(game: Game, line: str, language: Language = "en") -> list[str]:
    voice = voice_of(game.table.edition, language)
    happened = game.do(line)
    return [voice(sentence.message) for sentence in tell(game.table, game.state, happened)]


def test_a_turn_reads_as_it_is_played() -> None:
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    assert said(game, "Anna throws 1 2") == ["Anna throws 1 + 2 and moves to Coral Bay."]
    assert said(game, "Anna buys") == ["Anna buys Coral Bay from the bank for M 60."]
    assert said(game, "Anna ends turn") == ["It is Ben’s turn."]
    assert said(game, "Ben throws 1 2") == [
        "Ben throws 1 + 2 and moves to Coral Bay.",
        "Anna may demand M 4 rent from Ben for Coral Bay.",
    ]
    assert said(game, "Anna demands rent") == ["Ben pays Anna M 4 rent for Coral Bay."]
    assert said(game, "Anna offers Ben lot 3 for 100") == ["Anna offers Ben a trade: Coral Bay for M 100."]
    assert said(game, "Ben accepts Anna") == [
        "Ben accepts Anna’s offer.",
        "Ben pays Anna M 100 in the trade.",
        "Anna hands over to Ben: Coral Bay.",
    ]
    assert said(game, "Ben mortgages 3") == ["Ben mortgages Coral Bay; the bank pays M 30 for it."]
    assert said(game, "Ben redeems 3") == ["Ben redeems the mortgage on Coral Bay and pays the bank M 33."]


def test_a_turn_reads_in_german_in_the_words_of_the_edition() -> None:
    """James Bond 007: films, hide-outs; a street of the brown group costs 60, its houses 50 each."""
    game = Game("bond-007", ["Anna", "Ben"], {"first": "seat"})
    assert said(game, "Anna throws 1 2", "de") == ["Anna würfelt 1 + 2 und zieht auf „Liebesgrüße aus Moskau“."]
    assert said(game, "Anna buys", "de") == ["Anna kauft „Liebesgrüße aus Moskau“ für M 60 von der Bank."]
    assert said(game, "Anna ends turn", "de") == ["Ben ist am Zug."]
    assert said(game, "Ben throws 1 2", "de") == [
        "Ben würfelt 1 + 2 und zieht auf „Liebesgrüße aus Moskau“.",
        "Anna kann von Ben M 4 Miete für „Liebesgrüße aus Moskau“ fordern.",
    ]
    assert said(game, "Anna demands rent", "de") == ["Ben zahlt Anna M 4 Miete für „Liebesgrüße aus Moskau“."]
    built = Game.at("bond-007", {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"deeds": {1: 1, 3: 1}}})
    assert said(built, "Anna builds 3", "de") == [
        "Anna baut ein Versteck auf „Liebesgrüße aus Moskau“ und zahlt der Bank M 50; dort stehen nun 2 Verstecke."
    ]


@pytest.mark.parametrize(
    ("edition", "built"),
    [
        ("sonic", "Anna baut ein Labor auf „Cubot“ und zahlt der Bank 50 Ringe."),
        ("dc", "Anna baut eine Detektei auf „Riddler“ und zahlt der Bank M 50."),
        ("banking", "Anna baut ein Apartment auf „Siegessäule“ und zahlt der Bank 500 Tsd."),
    ],
)
def test_a_building_is_called_what_the_edition_calls_it(edition: str, built: str) -> None:
    game = Game.at(edition, {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"deeds": {1: 0, 3: 0}}})
    assert said(game, "Anna builds 3", "de") == [built]


def test_an_auction_reads_as_it_is_held() -> None:
    game = Game("banking", ["Anna", "Ben"], {"first": "seat"})
    game.do("Anna throws 2 3")
    station = game.table.edition.squares[5].name
    assert said(game, "Anna declines") == [f"Anna does not buy {station}.", f"The bank auctions {station}."]
    assert said(game, "Ben bids 1.5M") == ["Ben bids 1.5M."]
    assert said(game, "Anna passes") == [
        "Anna passes.",
        f"Ben wins the auction of {station} and pays the bank 1.5M.",
    ]


def test_doubles_in_jail_and_cards_are_told() -> None:
    game = Game("classic-us", ["Anna", "Ben"], {"first": "seat"})
    assert said(game, "Anna throws 3 4") == ["Anna throws 3 + 4 and moves to “Chance”."]
    drawn = said(game, "Anna draws jail")
    assert drawn[0].startswith("Anna draws from “Chance”: ")
    assert drawn[1:] == ["Anna goes to jail.", "It is Ben’s turn."]


def test_who_sits_still_in_jail_has_thrown_nothing() -> None:
    game = Game.at("sonic-boom", {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"jail": 1}, "Ben": {"jail": 1}})
    assert said(game, "Anna ends turn") == [
        "Anna stays in jail without throwing; that counts as attempt 1.",
        "It is Ben’s turn.",
    ]
    assert said(game, "Ben throws 1 2") == [
        "Ben throws 1 + 2.",
        "Ben stays in jail: attempt 1 has failed.",
    ]


def test_when_time_runs_out_no_turn_is_announced_that_never_comes() -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna"}
    between = Game.at("banking", given, {"minutes": 30})
    assert said(between, "time is up") == ["The time is up.", "The game is over. Anna and Ben have won."]
    within = Game.at("banking", {**given, "phase": "end", "throws": 1, "dice": [1, 2]}, {"minutes": 30})
    assert said(within, "time is up") == ["The time is up; the game ends with this turn."]
    assert said(within, "Anna ends turn") == ["The game is over. Anna and Ben have won."]


def test_what_is_sold_is_named() -> None:
    """Sonic Boom: a house on the dark blue lots costs 200, a hotel goes back to 4 houses."""
    deeds = {37: 1, 39: 1, 1: "hotel", 3: "hotel"}
    game = Game.at("sonic-boom", {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"deeds": deeds}})
    names = [square.name for square in game.table.edition.squares]
    assert said(game, "Anna sells building 39") == [f"Anna sells a house on {names[39]}; the bank pays M 100 for it."]
    hotel = f"Anna sells the hotel on {names[3]}, leaving 4 houses; the bank pays M 25 for it."
    assert said(game, "Anna sells building 3") == [hotel]


@pytest.mark.parametrize(
    ("edition", "message", "expected"),
    [
        ("sonic-boom", say("moved", who="Cleo", square=SquareName(12)), "Cleo zieht auf „U.T.“."),
        ("banking", say("bid", who="Anna", amount=Money(150)), "Anna bietet 1,5 Mio."),
        ("banking", say("paid-building-further", who="A", square=SquareName(1), amount=Money(50), level="2"),
         "A baut ein Apartment auf „Plattenbau“ und zahlt der Bank 500 Tsd.; dort stehen nun 2."),
        ("sonic", say("moved", who="Cleo", square=SquareName(2)), "Cleo zieht auf „Muss schnell los!“."),
        ("dc", say("own-text", text="Und so weiter..."), "Und so weiter..."),
        ("dc", say("declined", who="A", lot=".."), "A kauft .. nicht."),
    ],
)  # fmt: skip
def test_no_sentence_ends_twice_and_nothing_typed_is_touched(edition: str, message: Message, expected: str) -> None:
    assert voice_of(load(edition), "de")(message) == expected


@pytest.mark.ledger("setup-vocab-currency")
@pytest.mark.parametrize(
    ("edition", "units", "german", "english"),
    [
        ("sonic-boom", 200, "M 200", "M 200"),
        ("bond-007", 1500, "M 1500", "M 1500"),
        ("dc", 1, "M 1", "M 1"),
        ("sonic", 200, "200 Ringe", "200 rings"),
        ("sonic", 1, "1 Ring", "1 ring"),
        ("banking", 200, "2 Mio.", "2M"),
        ("banking", 150, "1,5 Mio.", "1.5M"),
        ("banking", 50, "500 Tsd.", "500K"),
        ("banking", 1257, "12,57 Mio.", "12.57M"),
        ("banking", 0, "0", "0"),
        ("classic-us", 200, "$200", "$200"),
        ("classic-us", 12345, "$12.345", "$12,345"),
    ],
)
def test_money_is_said_as_the_edition_prints_it(edition: str, units: int, german: str, english: str) -> None:
    table = make_table(edition, ["A", "B"])
    assert voice_of(table.edition, "de").money(units) == german
    assert voice_of(table.edition, "en").money(units) == english


def test_a_tax_is_told_of_its_square_though_mr_m_leads_on() -> None:
    """Qs Erfindung zerstört on 4 takes 200; Mr. M then leads on to the next free lot, on 5."""
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"passed_go": True}}
    game = Game.at("bond-007", given, {"speed_die": True})
    assert said(game, "Anna throws 1 3 mrm", "de") == [
        "Anna würfelt 1 + 3 + Mr. M und zieht auf „Qs Erfindung zerstört“.",
        "Anna zahlt der Bank M 200: „Qs Erfindung zerstört“.",
        "Mr. M führt Anna weiter auf „Aston Martin DB5“.",
    ]


@pytest.mark.parametrize(
    ("language", "dice"), [("de", "1 + 1 + 1 (dreimal das Gleiche)"), ("en", "1 + 1 + 1 (three of a kind)")]
)
def test_three_of_a_kind_are_not_called_doubles(language: Language, dice: str) -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"passed_go": True}}
    game = Game.at("bond-007", given, {"speed_die": True})
    assert dice in said(game, "Anna throws 1 1 1", language)[0]


@pytest.mark.parametrize(
    ("line", "dice"), [("4 4 bus", "4 + 4 + bus (doubles)"), ("5 5 mrm", "5 + 5 + Mr. M (doubles)")]
)
def test_bus_and_mr_m_are_no_number_that_could_be_three_of_a_kind(line: str, dice: str) -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"passed_go": True}}
    game = Game.at("bond-007", given, {"speed_die": True})
    assert dice in said(game, f"Anna throws {line}")[0]


def test_the_speed_die_is_earned_with_the_first_way_past_go() -> None:
    """Salary 200; the throw after it is made with three dice (speeddie-unlock)."""
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"at": 38}}
    game = Game.at("bond-007", given, {"speed_die": True})
    assert said(game, "Anna throws 1 2", "de") == [
        "Anna würfelt 1 + 2 und zieht auf „James Bond jagt Dr. No“.",
        "Die Bank zahlt Anna M 200 Gehalt für LOS.",
        "Zum ersten Mal über LOS: Von jetzt an würfelt Anna auch mit dem Tempo-Würfel.",
    ]
    again = Game.at("bond-007", {**given, "Anna": {"at": 38, "passed_go": True}}, {"speed_die": True})
    assert "Tempo-Würfel" not in " ".join(said(again, "Anna throws 1 2 1", "de"))
    without = Game.at("bond-007", given)
    assert "Tempo-Würfel" not in " ".join(said(without, "Anna throws 1 2", "de"))


def test_only_mr_m_leads_on() -> None:
    """Anna lands on 7, draws a card that sends her to 24 (free), and is then led on to the next free lot, 25."""
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"at": 0, "passed_go": True}}
    game = Game.at("bond-007", given, {"speed_die": True})
    assert said(game, "Anna throws 3 4 mrm") == ["Anna throws 3 + 4 + Mr. M and moves to “Bond Girls”."]
    card = next(each for each in game.table.edition.deck("chance") if each.effect == "move_to" and each.square == 24)
    told = said(game, f"Anna draws {card.key}")
    assert told[1:] == ["Anna moves to “Im Angesicht des Todes”."]
    game.do("Anna buys")
    assert game.state.at[0] == 25


def test_third_doubles_lead_to_jail_with_the_reason() -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "throws": 2, "doubles": 2}
    told = said(Game.at("dc", given), "Anna throws 2 2")
    assert told[:2] == [
        "Anna throws 2 + 2 (doubles).",
        "These are the third doubles in one turn: Anna goes to jail without moving.",
    ]


@pytest.mark.parametrize(("deeds", "free"), [({}, True), ({1: 0, 3: 0}, True), ({1: 1, 3: 0}, False)])
def test_repairs_of_nothing_cost_nothing(deeds: dict[int, int], free: bool) -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"deeds": deeds}}
    game = Game.at("classic-us", given)
    game.do("Anna throws 3 4")
    card = next(each for each in game.table.edition.deck("chance") if each.effect == "pay_per_building")
    told = said(game, f"Anna draws {card.key}")
    assert told[0].endswith("That costs nothing, as Anna has no buildings.") == free
    assert len(told) == (1 if free else 2)


def test_a_bankruptcy_is_told_before_what_is_left_changes_hands() -> None:
    debt = {"debtor": "Anna", "creditor": "Ben", "amount": 500, "cause": "rent", "status": "awaited"}
    given = {"seats": ["Anna", "Ben", "Cleo"], "turn": "Anna", "phase": "end", "throws": 1, "dice": [1, 2],
             "debts": [debt], "Anna": {"cash": 7, "deeds": {1: 0}}}  # fmt: skip
    told = said(Game.at("dc", given), "Anna is bankrupt")
    assert told[0] == "Anna is bankrupt and out of the game; what is left after liquidation goes to Ben."
    assert any("M 37" in sentence for sentence in told[1:])  # 7 in cash and the mortgage of 30


@pytest.mark.parametrize(
    ("given", "line", "expected"),
    [
        ({"Anna": {"deeds": {1: 0}, "at": 3}, "phase": "buy", "throws": 1, "dice": [1, 2]}, "Anna buys",
         "Anna hat nun alle Straßen der braunen Gruppe und kann dort bauen."),
        ({"Anna": {"deeds": {1: "mortgaged"}, "at": 3}, "phase": "buy", "throws": 1, "dice": [1, 2]}, "Anna buys",
         ("Anna hat nun alle Straßen der braunen Gruppe; bauen lässt sich dort erst,"
          " wenn die Gruppe frei von Hypotheken ist.")),
        ({"Anna": {"deeds": {37: 0}}, "Ben": {"deeds": {39: 0, 5: 0}},
          "offers": [{"from": "Ben", "to": "Anna", "give": "lot 39, lot 5", "want": "100"}]}, "Anna accepts Ben",
         "Anna hat nun alle Straßen der dunkelblauen Gruppe und kann dort bauen."),
        ({"Anna": {"deeds": {6: 0}}, "Ben": {"deeds": {8: 0, 9: 0}},
          "offers": [{"from": "Ben", "to": "Anna", "give": "lot 8, lot 9", "want": "100"}]}, "Anna accepts Ben",
         "Anna hat nun alle Straßen der hellblauen Gruppe und kann dort bauen."),
    ],
)  # fmt: skip
def test_that_a_group_has_become_whole_is_told_once(given: dict[str, object], line: str, expected: str) -> None:
    game = Game.at("classic-de", {"seats": ["Anna", "Ben"], **given})
    assert [each for each in said(game, line, "de") if "Gruppe" in each] == [expected]


def test_a_group_completed_at_an_auction_is_told() -> None:
    given = {"Ben": {"deeds": {1: 0}}, "Anna": {"at": 3}, "phase": "buy", "throws": 1, "dice": [1, 2]}
    game = Game.at("classic-us", {"seats": ["Anna", "Ben"], **given})
    for line in ("Anna declines", "Ben bids 20"):
        assert not any("all streets" in each for each in said(game, line))
    assert "Ben now has all streets of the brown group and may build there." in said(game, "Anna passes")


@pytest.mark.parametrize(
    ("give", "deeds"),
    [("lot 35", {5: 0, 15: 0, 25: 0}), ("lot 28", {12: 0}), ("lot 8", {6: 0}), ("lot 5", {1: 0, 3: 0})],
)
def test_nothing_is_told_of_stations_and_of_groups_that_are_not_whole(give: str, deeds: dict[int, int]) -> None:
    """Anna gets a station, a utility, a part of a group, or a lot while she has a whole group already."""
    square = int(give.removeprefix("lot "))
    offers = [{"from": "Ben", "to": "Anna", "give": give, "want": "100"}]
    given = {"Anna": {"deeds": deeds}, "Ben": {"deeds": {square: 0}}, "offers": offers}
    game = Game.at("classic-de", {"seats": ["Anna", "Ben"], **given})
    assert not any("Gruppe" in each for each in said(game, "Anna accepts Ben", "de"))


def test_who_asks_for_a_take_back_ends_the_request_of_another_and_that_is_told() -> None:
    game = Game.at("banking", {"seats": ["A", "B", "C"], "A": {"deeds": {26: 0}}, "B": {"deeds": {27: 0}}})
    teller = Teller()
    told: dict[str, list[str]] = {}
    for line in (
        "A mortgages 26",
        "B mortgages 27",
        "B takes back 2",
        "A takes back 2",
        "C disagrees",
        "B takes back 2",
    ):
        game.do(line)
        told[line] = [sentence.message.id for sentence in teller.news(game)]
        if line == "A takes back 2":
            said = voice_of(game.table.edition, "en")(say("takeback-lapsed", who="B"))
            assert said == "What B asked to take back is not asked for any more."
    assert told["A takes back 2"] == ["takeback-asked", "takeback-lapsed"]
    assert told["B takes back 2"] == ["takeback-asked"], "nothing was asked for any more"
