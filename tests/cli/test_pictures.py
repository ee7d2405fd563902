"""The pictures: all that matters is on them, at every width, with and without colours."""

import io
import os
import re

import pytest
from rich.console import Console

from bankhalter.cli.console import make_console
from bankhalter.cli.holdings import deeds
from bankhalter.cli.screen import board_picture
from bankhalter.cli.view import View, fitted
from bankhalter.editions import editions
from bankhalter.notation.table import make_table
from bankhalter.play.game import Game
from bankhalter.play.records import Opening
from bankhalter.words.catalogue import LANGUAGES, Language

GIVEN = {
    "seats": ["Anna", "Alma", "Hugo"],
    "Anna": {"cash": 777, "deeds": {37: 3, 39: "hotel", 5: "mortgaged"}, "at": 24},
    "Alma": {"jail": 2, "jail_cards": ["chance"]},
    "Hugo": {"at": 10, "deeds": {1: 0}},
}


def shown(edition: str, width: int, *, colours: bool = False, language: Language = "en") -> str:
    table = make_table(edition, ["Anna", "Alma", "Hugo"], {"first": "seat"})
    scale = {"Anna": {**GIVEN["Anna"], "cash": 777 * table.unit}}  # type: ignore[dict-item]
    view = View(Game.opened(Opening(table, table.seats, {**GIVEN, **scale}, dealing=False)), language)
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colours, color_system="truecolor" if colours else None)
    console.print(board_picture(view, ["Something happened."], width))
    return out.getvalue()


@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("width", [60, 80, 98, 99, 100, 140, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_and_shows_every_square(edition: str, width: int, language: Language) -> None:
    text = shown(edition, width, language=language)
    assert max(map(len, text.splitlines())) <= width
    for square in range(40):
        assert str(square) in text
    assert "Anna" in text
    assert ("┌" in text) == (width >= 99)


def test_owners_buildings_mortgages_and_tokens_are_seen_without_colours() -> None:
    cells = shown("sonic-boom", 140)
    assert "│37            ▪▪▪A│" in cells
    assert "│39              HA│" in cells
    assert "│5       ×A│" in cells
    assert re.search(r"│ {9}A│", cells)  # Anna's token on 24, at the end of its cell
    assert "■37▪▪▪,39H" in cells
    assert "in jail, attempt 2" in cells
    assert "just visiting" in cells
    assert "jail card" in cells
    assert "Bank: 29 houses, 11 hotels, 24 properties" in cells


def test_the_width_of_the_window_is_read_at_every_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    console = make_console()
    for columns, width in ((150, 150), (90, 90), (30, 60), (400, 200)):
        monkeypatch.setattr("os.get_terminal_size", lambda *_, now=columns: os.terminal_size((now, 40)))
        assert console.width == width
        assert console.options.max_width == width


def test_marks_differ_and_are_no_other_sign() -> None:
    table = make_table("sonic-boom", ["Anna", "Alma", "Hugo", "Anton", "A1", "H"], {"first": "seat"})
    letters = View(Game.opened(Opening(table, table.seats, None, dealing=False)), "en").letters
    assert letters == ("A", "L", "U", "N", "1", "6")


def test_colours_are_used_where_they_are_wanted() -> None:
    assert "\x1b[" in shown("sonic-boom", 120, colours=True)
    assert "\x1b[" not in shown("sonic-boom", 120)


def test_a_part_of_a_group_has_another_sign() -> None:
    table = make_table("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    given = {"seats": ["Anna", "Ben"], "Anna": {"deeds": {1: 0, 12: 0, 28: "mortgaged"}}}
    view = View(Game.opened(Opening(table, table.seats, given, dealing=False)), "en")
    assert deeds(view, 0).plain == "□1 ■12,28×"


def test_texts_are_cut_with_a_sign() -> None:
    assert fitted("Meh Burger", 8) == "Meh Bur…"
    assert fitted("Amy", 5) == "Amy  "
