"""A position as a page draws it: the expected figures are those of the deeds and of the rulebook."""

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.play.game import Game
from bankhalter.play.trying import try_line
from bankhalter.server.prompts import prompts_of
from bankhalter.server.sheets import edition_sheet
from bankhalter.server.sight_parts import LotSight
from bankhalter.server.sights import sight_of
from bankhalter.words.catalogue import Language


def lots(game: Game) -> dict[int, LotSight]:
    return {lot.square: lot for lot in sight_of(game.table, game.state, 1, 1).lots}


def test_the_rent_that_is_due_now() -> None:
    game = Game.at(
        "bond-007",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Anna",
            "Anna": {"cash": 500, "at": 0, "deeds": {"1": 0, "3": 0, "6": "mortgaged", "5": 0, "15": 0, "12": 0}},
            "Ben": {"cash": 300, "at": 0, "deeds": {"16": 2, "18": 2, "19": 3, "28": 0, "37": 0}},
        },
    )
    seen = lots(game)
    assert (seen[1].rent, seen[1].whole) == (4, True)  # the whole group, without houses: twice 2
    assert (seen[3].rent, seen[3].level) == (8, 0)
    assert (seen[6].rent, seen[6].mortgaged, seen[6].whole) == (0, True, False)
    assert (seen[5].rent, seen[15].rent) == (50, 50)  # two of four
    assert (seen[12].rent, seen[12].factor) == (None, 4)
    assert (seen[16].rent, seen[18].rent, seen[19].rent) == (200, 200, 600)  # two and three houses
    assert (seen[37].rent, seen[37].owner) == (35, "Ben")
    assert (seen[39].rent, seen[39].factor, seen[39].owner) == (None, None, "")
    sight = sight_of(game.table, game.state, 1, 1)
    anna, ben = sight.seats
    # Anna: 500 and mortgages of 1, 3, 5, 15, 12: 30 + 30 + 100 + 100 + 75
    assert (anna.cash, anna.free, anna.means) == (500, 500, 835)
    # Ben: 300, seven houses at half of 100, mortgages 90 + 90 + 100 + 75 + 175
    assert ben.means == 300 + 350 + 530
    # Anna's worth: 500 + 60 + 60 + 200 + 200 + 150 and half of 100
    assert anna.worth == 1220
    assert (sight.bank.houses, sight.bank.hotels) == (32 - 7, 12)
    assert (sight.turn, sight.phase, sight.pending, sight.speed) == ("Anna", "throw", "turn", None)


def test_amounts_of_the_banking_edition_are_printed_ones() -> None:
    game = Game.at(
        "banking",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Anna",
            "Anna": {"cash": "15M", "at": 0, "deeds": {"12": 0, "28": 0, "39": 0}},
            "Ben": {"cash": "600K", "at": 0},
        },
    )
    sight = sight_of(game.table, game.state, 1, 1)
    assert [seat.cash for seat in sight.seats] == [15_000_000, 600_000]
    seen = lots(game)
    assert (seen[12].rent, seen[12].factor) == (None, 100_000)  # both of them: ten times 10 000
    assert seen[39].rent == 500_000


def test_a_mortgage_in_a_group_ends_double_rent_only_where_the_rulebook_says_so() -> None:
    deeds = {"1": "mortgaged", "3": 0, "39": 0, "37": 0}
    seats = {"seats": ["Anna", "Ben"], "turn": "Anna", "Ben": {"cash": 500, "at": 0}}
    sonic = lots(Game.at("sonic", {**seats, "Anna": {"cash": 500, "at": 0, "deeds": deeds}}))
    assert (sonic[1].rent, sonic[3].rent, sonic[3].whole) == (0, 4, True)
    assert (sonic[37].rent, sonic[39].rent) == (70, 100)  # nothing mortgaged: twice 35 and 50
    banking = {**seats, "Anna": {"cash": "5M", "at": 0, "deeds": deeds}, "Ben": {"cash": "5M", "at": 0}}
    assert lots(Game.at("banking", banking))[3].rent == 80_000  # twice 40 000, in spite of the mortgage


def test_a_hotel_and_a_seat_in_jail() -> None:
    game = Game.at(
        "dc",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Ben",
            "Anna": {"cash": 5, "at": 0, "deeds": {"37": "hotel", "39": 4}},
            "Ben": {"cash": 300, "at": 10, "jail": 2, "jail_cards": ["chance"]},
        },
    )
    seen = lots(game)
    assert (seen[37].level, seen[37].rent) == (5, 1500)
    assert (seen[39].level, seen[39].rent) == (4, 1700)
    sight = sight_of(game.table, game.state, 1, 1)
    assert (sight.bank.houses, sight.bank.hotels) == (28, 11)
    assert (sight.seats[1].at, sight.seats[1].jail, sight.seats[1].jail_cards) == (10, 2, ("chance",))
    # Anna: 5, the hotel and four houses at half of 200 each, mortgages 175 + 200
    assert sight.seats[0].means == 5 + 9 * 100 + 375


def test_the_face_of_the_speed_die() -> None:
    seats = {seat: {"cash": 2500, "at": 10, "passed_go": True} for seat in ("Anna", "Ben")}
    at = {"seats": ["Anna", "Ben"], "turn": "Anna", **seats}
    for thrown, face in (("1 2 3", "3"), ("1 2 bus", "bus"), ("1 2 mrm", "advance")):
        game = Game.at("bond-007", at, {"speed_die": True})
        game.do(f"Anna throws {thrown}")
        sight = sight_of(game.table, game.state, 1, 1)
        assert (sight.dice, sight.speed) == ((1, 2), face)


def test_a_claim_says_with_whose_throw_it_lapses() -> None:
    """The first throw of another turn ends it: not the second one after doubles (rent-lapses-unclaimed)."""
    at = {"seats": ["Anna", "Ben", "Cem", "Dora"], "turn": "Ben", "Ben": {"at": 31}, "Anna": {"deeds": {"37": 0}}}
    game = Game.at("sonic-boom", {**at, "Cem": {"bankrupt": True}})

    def lapses() -> str | None:
        (claim,) = sight_of(game.table, game.state, 1, 1).claims
        return claim.lapses

    game.do("Ben throws 3 3")
    assert lapses() == "Dora"
    game.do("Ben throws 1 2")  # on GO
    assert lapses() == "Dora"
    game.do("Ben ends turn")
    assert lapses() == "Dora"
    game.do("Dora throws 1 2")
    assert sight_of(game.table, game.state, 1, 1).claims == ()


def test_rent_that_is_demanded_and_still_to_be_thrown_does_not_lapse() -> None:
    at = {
        "seats": ["Anna", "Ben"],
        "turn": "Ben",
        "phase": "end",
        "throws": 1,
        "dice": [1, 2],
        "Ben": {"at": 12},
        "Anna": {"deeds": {"12": 0}},
        "auction": {"lot": 1, "in": ["Anna", "Ben"]},
        "claims": [{"owner": "Anna", "guest": "Ben", "lot": 12, "factor": 4, "demanded": True}],
    }
    game = Game.at("bond-007", at)
    (claim,) = sight_of(game.table, game.state, 1, 1).claims
    assert (claim.demanded, claim.lapses) == (True, None)


def test_a_claim_and_a_debt() -> None:
    game = Game.at(
        "sonic-boom",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Ben",
            "Anna": {"cash": 500, "at": 20, "deeds": {"37": 0}},
            "Ben": {"cash": 30, "at": 34, "deeds": {"1": 0}},
        },
    )
    game.do("Ben throws 1 2")
    (claim,) = sight_of(game.table, game.state, 1, 1).claims
    assert (claim.owner, claim.debtor, claim.square, claim.amount) == ("Anna", "Ben", 37, 35)
    game.do("Anna demands rent")
    (debt,) = sight_of(game.table, game.state, 1, 1).debts
    assert (debt.debtor, debt.creditor, debt.amount, debt.missing) == ("Ben", "Anna", 35, 5)
    assert sight_of(game.table, game.state, 1, 1).pending == "debt"
    need = sight_of(game.table, game.state, 1, 1).seats[1].need
    assert need is not None
    assert (need.amount, need.missing, need.rest) == (35, 5, 0)  # the mortgage of 1 brings 30


def test_a_debt_that_all_together_does_not_cover() -> None:
    debts = [{"debtor": "Anna", "creditor": "Ben", "amount": 200, "status": "awaited"}]
    at = {"seats": ["Anna", "Ben"], "turn": "Anna", "phase": "end", "throws": 1, "dice": [1, 2], "debts": debts}
    game = Game.at("sonic-boom", {**at, "Anna": {"cash": 30, "deeds": {"1": 0}}})
    need = sight_of(game.table, game.state, 1, 1).seats[0].need
    assert need is not None
    assert (need.missing, need.rest) == (170, 140)


def test_who_cannot_build_is_not_asked_and_has_neither_wished_nor_passed() -> None:
    seats = {
        "Anna": {"cash": 900, "deeds": {"1": 0, "3": 0}},
        "Ben": {"cash": 800, "deeds": {"6": 0, "8": 0, "9": 0}},
        "Cem": {"cash": 800},
        "Dora": {"cash": 800, "deeds": {"11": 0, "13": 0, "14": 0}},
    }
    at = {"seats": list(seats), "turn": "Anna", "bank": {"houses": 1, "hotels": 12}, **seats}
    game = Game.at("sonic-boom", at)
    game.do("Anna builds 1")
    game.do("Dora wants 0")
    sight = sight_of(game.table, game.state, 1, 1)
    assert sight.shortage is not None
    assert sight.shortage.wishes == {"Dora": 0}
    game.do("Anna wants 2")
    game.do("Ben wants 1")
    sight = sight_of(game.table, game.state, 1, 1)
    assert sight.shortage is not None
    assert sight.shortage.wishes == {"Anna": 2, "Ben": 1}
    assert sight.auction is not None
    assert (sight.auction.still_in, sight.auction.passed) == (("Anna", "Ben"), ())


def test_an_auction_and_an_offer() -> None:
    game = Game("sonic-boom", ["Anna", "Ben", "Cleo"], {"first": "seat"})
    for line in ("Anna throws 1 2", "Anna declines", "Ben bids 20", "Cleo passes"):
        game.do(line)
    auction = sight_of(game.table, game.state, 1, 1).auction
    assert auction is not None
    assert (auction.what, auction.square, auction.bid, auction.leader, auction.least) == ("lot", 3, 20, "Ben", 21)
    assert (auction.still_in, auction.passed) == (("Anna", "Ben"), ("Cleo",))
    assert sight_of(game.table, game.state, 1, 1).seats[1].free == 1480
    game.do("Anna passes")
    game.do("Ben offers Anna lot 3 for 100")
    (offer,) = sight_of(game.table, game.state, 1, 1).offers
    assert (offer.from_, offer.to, offer.gives.squares, offer.wants.cash) == ("Ben", "Anna", (3,), 100)


@pytest.mark.parametrize(
    ("language", "asked", "about"),
    [
        ("de", "Du bist am Zug. Würfle!", "die Würfel werfen"),
        ("en", "It is your turn. Throw the dice!", "throw the dice"),
    ],
)
def test_a_seat_is_told_what_is_asked_of_it(language: Language, asked: str, about: str) -> None:
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    voice = voice_of(game.table.edition, language)
    prompts = prompts_of(game, frozenset({"Anna", "Ben"}), voice)
    assert prompts["Anna"].text == asked
    assert game.legal("Anna") == ["Anna throws", "Anna gives up"]
    assert prompts["Anna"].about == (about, "")
    assert "Anna" in prompts["Ben"].text
    assert game.legal("Ben") == ["Ben gives up"]
    assert prompts["Ben"].about == ("",)


def cards(edition: str, *lines: str, options: dict[str, object] | None = None, **seats: object) -> list[str]:
    """Which card each seat is told of after lines of a game."""
    game = Game.at(edition, {"seats": ["Anna", "Ben"], "turn": "Anna", **seats}, options)
    for line in lines:
        game.do(line)
    voice = voice_of(game.table.edition, "en")
    return [prompt.card for prompt in prompts_of(game, frozenset({"Anna", "Ben"}), voice).values()]


def test_the_card_that_has_led_to_a_decision_is_told_with_it() -> None:
    drawn = ("Anna throws 1 2", "Anna draws schlossallee")  # to 39
    at = {"cash": 20, "at": 4}
    bought, _ = cards("bond-007", *drawn, Anna=at)
    assert bought.startswith("Anna draws from")
    owed, other = cards("bond-007", *drawn, "Ben demands rent", Anna=at, Ben={"deeds": {"39": 0}})
    assert (owed, other) == (bought, "")
    chosen, _ = cards("banking", "Anna throws 3 4", "Anna draws fine_or_chance", Anna={"cash": "15M", "at": 10})
    assert chosen.startswith("Anna draws from")
    paid = cards("bond-007", "Anna throws 1 2", "Anna draws dividend", Anna=at)
    assert paid == ["", ""]  # it leaves nothing to decide
    assert cards("bond-007", "Anna throws 1 2", Anna={"cash": 20, "at": 0}) == ["", ""]  # no card has led there
    led = cards(
        "bond-007",
        "Anna throws 1 2 mrm",
        "Anna draws dividend",
        Anna=at | {"passed_go": True},
        options={"speed_die": True},
    )
    assert led == ["", ""]  # the die has, after the card


def test_what_would_come_of_a_line() -> None:
    game = Game.at(
        "sonic-boom",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Anna",
            "Anna": {"cash": 500, "at": 0, "deeds": {"1": 0}},
            "Ben": {"cash": 300, "at": 0, "deeds": {"3": 0, "5": "mortgaged"}},
        },
    )
    voice = voice_of(game.table.edition, "en")
    trial = try_line(game, "Anna offers Ben 100 for lot 3, lot 5")
    said = [voice(effect) for effect in trial.effects]
    assert trial.refusal is None
    assert trial.cash["Ben"] == 400
    (interest,) = (line for line in said if "interest" in line)  # a tenth of the mortgage of 100 now, or again later
    assert interest.startswith(
        "Anna pays M 10 interest on Amy at once and then redeems the mortgage for M 100 or keeps"
    )
    assert interest.endswith("redeeming it later costs M 110")
    assert any("8" in line and "4" in line for line in said)  # the rent of the second brown street doubles
    assert game.state.cash[0] == 500
    refused = try_line(game, "Anna builds 1")
    assert refused.refusal is not None
    assert "build-full-group" in refused.rules
    assert try_line(game, "Anna throws").refusal is None


@pytest.mark.parametrize("offered", ["50 for lot 3", "lot 1 for 50"])
def test_an_offer_is_answered_knowing_all_that_its_maker_knew(offered: str) -> None:
    seats = {"Anna": {"cash": 500, "at": 0, "deeds": {"1": 0}}, "Ben": {"cash": 300, "at": 0, "deeds": {"3": 0}}}
    game = Game.at("bond-007", {"seats": ["Anna", "Ben"], "turn": "Anna", **seats})
    line = f"Anna offers Ben {offered}"
    made = try_line(game, line).effects
    assert made[0].id == "offer-completes"  # before the rents that change by it
    game.do(line)
    assert try_line(game, "Ben accepts Anna").effects == made


def test_what_would_come_of_a_lot_that_is_handed_over_for_a_debt() -> None:
    game = Game.at(
        "banking",
        {
            "seats": ["Anna", "Ben"],
            "turn": "Anna",
            "phase": "end",
            "throws": 1,
            "dice": [2, 4],
            "Anna": {"cash": 0, "at": 6, "deeds": {"5": 0, "15": 0}},
            "Ben": {"cash": "15M", "at": 0, "deeds": {"6": 1, "8": 1, "9": 1}},
            "debts": [{"debtor": "Anna", "creditor": "Ben", "amount": "300K", "status": "awaited"}],
        },
    )
    voice = voice_of(game.table.edition, "en")
    trial = try_line(game, "Anna hands Ben lot 5 for 100K of debt")
    assert trial.refusal is None
    assert [voice(effect) for effect in trial.effects] == [
        "rent on Ostbahnhof: 500K so far, then 250K for Ben",  # one station instead of two
        "rent on Flughafen Tempelhof: 500K so far, then 250K for Anna",
    ]
    assert trial.cash == {"Anna": 0, "Ben": 15_000_000}


def test_a_sheet_says_what_the_board_says() -> None:
    sheet = edition_sheet("bond-007", "de")
    moonraker = sheet.squares[19]
    assert (moonraker.name, moonraker.group, moonraker.price, moonraker.mortgage) == ("Moonraker", "orange", 200, 100)
    assert moonraker.rents == (16, 80, 220, 600, 800, 1000)
    assert moonraker.rent_whole == 32  # twice the rent of 16
    assert (sheet.squares[5].rent_whole, sheet.squares[12].rent_whole) == (None, None)
    assert edition_sheet("banking", "de").squares[39].rent_whole == 1_000_000
    assert (sheet.squares[12].factors, sheet.squares[12].sign, sheet.squares[5].sign) == ((4, 10), "base", "car")
    assert (sheet.squares[4].tax, sheet.squares[4].sign, sheet.squares[38].sign) == (200, "burst", "chip")
    assert (sheet.nouns.house.many, sheet.nouns.hotel.one) == ("Verstecke", "Hauptquartier")
    assert (sheet.address, sheet.money.symbol, sheet.money.style) == ("sie", "M", "before")
    assert edition_sheet("banking", "de").money.style == "scaled"
    assert edition_sheet("sonic", "de").money.style == "after"


@pytest.mark.parametrize("name", ["sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_name_that_may_be_broken_is_the_name(name: str, language: Language) -> None:
    for square in edition_sheet(name, language).squares:
        assert square.shy.replace("\u00ad", "") == square.name


def test_the_line_of_a_deed_that_is_in_force() -> None:
    deeds = {"1": 0, "3": 0, "6": 0, "8": 2, "37": "hotel", "5": 0, "15": 0, "25": "mortgaged", "12": 0}
    at = {
        "seats": ["Anna", "Ben"],
        "turn": "Anna",
        "Anna": {"cash": 500, "at": 0, "deeds": deeds},
        "Ben": {"cash": 500, "at": 0},
    }
    seen = lots(Game.at("sonic-boom", at))
    assert [seen[square].row for square in (1, 6, 8, 37)] == [1, 0, 3, 6]  # whole group, bare, two houses, a hotel
    assert [seen[square].row for square in (5, 15, 25, 35)] == [
        2,
        2,
        None,
        None,
    ]  # three stations; one is mortgaged, one is free
    assert (seen[12].row, seen[28].row) == (0, None)  # one utility, the other free


def test_what_a_seat_needs_cash_for() -> None:
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    game.do("Anna throws 1 2")

    def needs(seat: int) -> tuple[int, int, int] | None:
        need = sight_of(game.table, game.state, 1, 1).seats[seat].need
        return (need.amount, need.missing, need.left) if need else None

    assert (needs(0), needs(1)) == ((60, 0, 1440), None)  # Anna may buy lot 3 for 60
    game.do("Anna declines")
    game.do("Ben bids 20")
    assert (needs(0), needs(1)) == ((21, 0, 1479), None)  # Ben leads
    debt = {"seats": ["Anna", "Ben"], "turn": "Ben", "Anna": {"cash": 500, "at": 20, "deeds": {"37": 0}}}
    game = Game.at("sonic-boom", {**debt, "Ben": {"cash": 30, "at": 34, "deeds": {"1": 0}}})
    game.do("Ben throws 1 2")
    game.do("Anna demands rent")
    assert (needs(0), needs(1)) == (None, (35, 5, 0))


def test_each_way_of_the_bus_says_which_square_it_leads_to() -> None:
    seats = {"Anna": {"at": 35, "passed_go": True}, "Ben": {"at": 0, "passed_go": True}}
    position = {"seats": ["Anna", "Ben"], "turn": "Anna", "phase": "bus", "throws": 1, "dice": [1, 5, "bus"], **seats}
    game = Game.at("bond-007", position, {"speed_die": True})
    prompts = prompts_of(game, frozenset({"Anna", "Ben"}), voice_of(game.table.edition, "en"))
    leads = dict(zip(game.legal("Anna"), prompts["Anna"].leads, strict=True))
    assert {line: square for line, square in leads.items() if square is not None} == {
        "Anna moves 1": 36,
        "Anna moves 5": 0,
        "Anna moves 6": 1,
    }
    assert prompts["Ben"].leads == ()


def test_the_fine_of_a_card_says_its_amount() -> None:
    position = {
        "seats": ["Anna", "Ben"], "turn": "Anna", "phase": "choice", "drawing": "community", "throws": 1,
        "dice": [3, 4], "Anna": {"at": 17}, "decks": {"community": {"seen": ["fine_or_chance"]}},
    }  # fmt: skip
    game = Game.at("banking", position)
    voice = voice_of(game.table.edition, "en")
    about = dict(zip(game.legal("Anna"), prompts_of(game, frozenset({"Anna"}), voice)["Anna"].about, strict=True))
    assert about["Anna takes fine"] == "costs 100K: what the card demands"
