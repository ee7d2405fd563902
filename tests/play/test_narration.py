"""What is told: every payment, and sentences that people can read."""

from collections.abc import Sequence

import pytest

from bankhalter.notation.table import make_table
from bankhalter.play.game import Game, Happening
from bankhalter.play.narration import polished, tell
from bankhalter.play.phrases import money_text, seat_text
from bankhalter.rules.codes import Event
from tests.play.sittings import sit_down, step

GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("sonic-boom", {}),
    ("banking", {}),
    ("banking", {"short": True}),
    ("dc", {"short": True}),
    ("bond-007", {"speed_die": True}),
    ("classic-us", {"rent": "automatic", "salary": "after_landing"}),
)


@pytest.mark.parametrize(("edition", "options"), GAMES)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_every_payment_is_told_with_payer_receiver_and_amount(
    edition: str, options: dict[str, object], seed: str
) -> None:
    sitting = sit_down("standard", "random", "standard", edition=edition, options=options, seed=seed)
    table, payments = sitting.game.table, 0
    while not sitting.game.over and len(sitting.game.log) < 2500:
        happened = step(sitting)
        told = [text.lower() for _, text in tell(table, sitting.game.state, happened)]
        for payer, receiver, amount, *_ in paid(happened):
            named = (seat_text(table, payer), seat_text(table, receiver), money_text(table, amount))
            fitting = [text for text in told if all(part.lower() in text for part in named)]
            assert fitting, f"{named} is not told in {told}"
            payments += 1
    assert payments > 30


def paid(happened: Sequence[Happening]) -> list[tuple[int, ...]]:
    return [numbers for event, numbers in happened if event == Event.PAID]


def said(game: Game, line: str) -> list[str]:
    return [text for _, text in tell(game.table, game.state, game.do(line))]


def test_a_turn_reads_as_it_is_played() -> None:
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    assert said(game, "Anna throws 1 2") == ["Anna throws 1 + 2 and moves to Coral Bay."]
    assert said(game, "Anna buys") == ["Anna buys Coral Bay from the bank for M 60."]
    assert said(game, "Anna ends turn") == ["Ben's turn."]
    assert said(game, "Ben throws 1 2") == [
        "Ben throws 1 + 2 and moves to Coral Bay.",
        "Anna may demand rent from Ben for Coral Bay: M 4.",
    ]
    assert said(game, "Anna demands rent") == ["Ben pays Anna M 4 rent for Coral Bay."]
    assert said(game, "Anna offers Ben lot 3 for 100") == ["Anna offers Ben Coral Bay for M 100."]
    assert said(game, "Ben accepts Anna") == [
        "Ben accepts the offer of Anna.",
        "Ben pays Anna M 100 in the trade.",
        "Anna hands Coral Bay to Ben.",
    ]
    assert said(game, "Ben mortgages 3") == ["Ben mortgages Coral Bay; the bank pays Ben M 30."]
    assert said(game, "Ben redeems 3") == ["Ben pays the bank M 33 and redeems Coral Bay."]


def test_an_auction_reads_as_it_is_held() -> None:
    game = Game("banking", ["Anna", "Ben"], {"first": "seat"})
    game.do("Anna throws 2 3")
    station = game.table.edition.squares[5].name
    assert said(game, "Anna declines") == [f"Anna does not buy {station}.", f"{station} is put up for auction."]
    assert said(game, "Ben bids 1.5M") == ["Ben bids 1.5M."]
    assert said(game, "Anna passes") == [
        "Anna passes.",
        f"Ben wins the auction of {station} and pays the bank 1.5M.",
    ]


def test_doubles_in_jail_and_cards_are_told() -> None:
    game = Game("classic-us", ["Anna", "Ben"], {"first": "seat"})
    assert said(game, "Anna throws 3 4") == ["Anna throws 3 + 4 and moves to Chance."]
    assert said(game, "Anna draws jail") == [
        "Anna draws a card of Chance: go to jail.",
        "Anna goes to jail.",
        "Ben's turn.",
    ]


def test_who_sits_still_in_jail_has_thrown_nothing() -> None:
    game = Game.at("sonic-boom", {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"jail": 1}, "Ben": {"jail": 1}})
    assert said(game, "Anna ends turn") == [
        "Anna stays in jail without throwing, which counts as attempt 1.",
        "Ben's turn.",
    ]
    assert said(game, "Ben throws 1 2") == [
        "Ben throws 1 + 2.",
        "Ben sits in jail: attempt 1 to get out has failed.",
    ]


def test_when_time_runs_out_no_turn_is_announced_that_never_comes() -> None:
    given = {"seats": ["Anna", "Ben"], "turn": "Anna"}
    between = Game.at("banking", given, {"minutes": 30})
    assert said(between, "time is up") == ["The time is up.", "The game is over. Winners: Anna and Ben."]
    within = Game.at("banking", {**given, "phase": "end", "throws": 1, "dice": [1, 2]}, {"minutes": 30})
    assert said(within, "time is up") == ["The time is up; the game ends with this turn."]
    assert said(within, "Anna ends turn") == ["The game is over. Winners: Anna and Ben."]


def test_what_is_sold_is_named() -> None:
    """Sonic Boom: a house on the dark blue lots costs 200, a hotel goes back to 4 houses."""
    deeds = {37: 1, 39: 1, 1: "hotel", 3: "hotel"}
    game = Game.at("sonic-boom", {"seats": ["Anna", "Ben"], "turn": "Anna", "Anna": {"deeds": deeds}})
    names = [square.name for square in game.table.edition.squares]
    assert said(game, "Anna sells building 39") == [f"Anna sells a house on {names[39]}; the bank pays Anna M 100."]
    hotel = f"Anna sells a hotel on {names[3]}, which has 4 houses now; the bank pays Anna M 25."
    assert said(game, "Anna sells building 3") == [hotel]


@pytest.mark.parametrize(
    ("third", "second"),
    [
        ("You throws 3 + 4 and moves to Amy.", "You throw 3 + 4 and move to Amy."),
        ("You's turn.", "Your turn."),
        ("Bert offers You Amys Haus for Sonic.", "Bert offers you Amys Haus for Sonic."),
        ("You passes.", "You pass."),
        ("You owes M 5 to Bert and has to raise the money.", "You owe M 5 to Bert and have to raise the money."),
        ("You pays the bank M 100 for a house on Amy, which has 2 houses now.",
         "You pay the bank M 100 for a house on Amy, which has 2 houses now."),
        ("the bank pays You M 200 salary for LOS.", "The bank pays you M 200 salary for LOS."),
        ("Yours pays.", "Yours pays."),
        ("You no longer owes M 950 to Dora (rent).", "You no longer owe M 950 to Dora (rent)."),
        ("Cleo accepts the offer of You.", "Cleo accepts your offer."),
        ("The offer of You to Cleo lapses.", "Your offer to Cleo lapses."),
        ("Cleo takes lots of You for M 5 of the debt.", "Cleo takes lots of yours for M 5 of the debt."),
        ("You asks to take back: Anna passes.", "You ask to take back: Anna passes."),
        ("Cleo moves to U.T..", "Cleo moves to U.T."),
    ],
)  # fmt: skip
def test_the_seat_called_you_is_spoken_to(third: str, second: str) -> None:
    assert polished(third) == second


def test_money_is_said_as_the_edition_prints_it() -> None:
    assert money_text(make_table("sonic-boom", ["A", "B"]), 200) == "M 200"
    assert money_text(make_table("banking", ["A", "B"]), 150) == "1.5M"
    assert money_text(make_table("sonic", ["A", "B"]), 200) == "R 200"
