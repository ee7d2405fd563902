"""The end: who stands where, what they have, and what rents they took."""

import io
from pathlib import Path

from rich.console import Console

from bankhalter.cli.ending import end_picture, ranking, rents_of, turns_of
from bankhalter.cli.view import View
from bankhalter.play.game import Game

SEATS = ["Anna", "Ben", "Cleo", "Dora"]


def shown(view: View, width: int = 100) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width)
    console.print(end_picture(view, Path("a.record"), console))
    return out.getvalue()


def order(view: View) -> list[str]:
    return [f"{place} {SEATS[seat]}" for place, seat in ranking(view)]


def test_winners_stand_first_then_the_last_who_went() -> None:
    """Dora goes first, then Cleo, then Ben."""
    game = Game.at("sonic-boom", {"seats": SEATS})
    for name in ("Dora", "Cleo", "Ben"):
        game.do(f"{name} gives up")
    assert order(View(game, "en")) == ["1 Anna", "2 Ben", "3 Cleo", "4 Dora"]


def test_the_living_stand_by_wealth() -> None:
    """A timed game: 1M, 15M and a lot for 4M, 15M."""
    game = Game.at(
        "banking",
        {"seats": SEATS[:3], "Anna": {"cash": "1M"}, "Ben": {"deeds": {39: 0}}},
        {"minutes": 30},
    )
    game.do("time is up")
    assert order(View(game, "en")) == ["1 Ben", "2 Cleo", "3 Anna"]
    text = shown(View(game, "en"))
    assert "19M" in text
    assert "Ben wins." in text


def test_equal_fortunes_share_a_place() -> None:
    """A timed game: 15M, 15M and a lot for 4M, 15M."""
    game = Game.at("banking", {"seats": SEATS[:3], "Ben": {"deeds": {39: 0}}}, {"minutes": 30})
    game.do("time is up")
    assert order(View(game, "en")) == ["1 Ben", "2 Anna", "2 Cleo"]


def test_rents_are_counted_and_those_taken_back_are_not() -> None:
    """Coral Bay takes 4."""
    game = Game.at("sonic-boom", {"seats": SEATS[:2], "turn": "Ben", "Anna": {"deeds": {3: 0}}})
    game.do("Ben throws 1 2")
    game.do("Anna demands rent")
    view = View(game, "en")
    assert (rents_of(view, 0), rents_of(view, 1)) == (4, 0)
    game.do("Anna takes back 1")
    assert rents_of(view, 0) == 0
    game.do("Anna demands rent")
    game.do("Ben ends turn")
    assert (rents_of(view, 0), turns_of(view)) == (4, [1, 0])


def test_houses_and_hotels_are_counted_apart() -> None:
    """Three houses and a hotel."""
    given = {"seats": SEATS[:2], "Anna": {"deeds": {37: 4, 39: "hotel"}}}
    game = Game.at("sonic-boom", given)
    game.do("Ben gives up")
    assert "4 + 1H" in shown(View(game, "en"))


def test_where_there_is_no_room_for_the_table_each_seat_has_a_sentence() -> None:
    """Ben keeps a lot for 4 million; the others have gone."""
    game = Game.at("banking", {"seats": SEATS[:3], "Ben": {"cash": "12.34M", "deeds": {39: 0}}})
    game.do("Anna gives up")
    game.do("Cleo gives up")
    view = View(game, "de")
    wide, narrow = shown(view), shown(view, 60)
    assert "Mieteinnahmen" in wide
    assert "Mieteinnahmen" not in narrow
    assert "1. Ben: Vermögen 16,34 Mio., Geld 12,34 Mio., Besitz 1\n2. Cleo: bankrott\n3. Anna: bankrott" in narrow
    assert max(map(len, narrow.splitlines())) <= 60
