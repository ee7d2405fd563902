"""What is told: every payment, and sentences that people can read."""

from collections.abc import Sequence

import pytest

from bankhalter.notation.table import make_table
from bankhalter.play.game import Game, Happening
from bankhalter.play.narration import polished, tell, tell_about_take_back
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
        ("Cleo moves to U.T..", "Cleo moves to U.T."),
    ],
)  # fmt: skip
def test_the_seat_called_you_is_spoken_to(third: str, second: str) -> None:
    assert polished(third) == second


def test_take_backs_are_told() -> None:
    assert tell_about_take_back("Anna takes back 1").text == "Anna takes back the last action."
    assert tell_about_take_back("You takes back 3").text == "You take back the last 3 actions."
    assert tell_about_take_back("Ben disagrees").text == "Ben does not agree to the take-back."


def test_money_is_said_as_the_edition_prints_it() -> None:
    assert money_text(make_table("sonic-boom", ["A", "B"]), 200) == "M 200"
    assert money_text(make_table("banking", ["A", "B"]), 150) == "1.5M"
    assert money_text(make_table("sonic", ["A", "B"]), 200) == "R 200"
