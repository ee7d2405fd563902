"""Examples stand on one line, so that they can be read and typed as they are."""

import io

import pytest
from rich.console import Console
from rich.table import Table

from bankhalter.cli.unbroken import spoken

HINT = "Tauschen geht so: „bietet Ben 200 gegen Feld 5“."


def lines(text: str, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width).print(spoken(text))
    return out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        (HINT, 60, [HINT]),
        (HINT, 40, ["Tauschen geht so: ", "„bietet Ben 200 gegen Feld 5“."]),
        ("To trade, say “offers Ben 200 for lot 5”.", 30, ["To trade, say ", "“offers Ben 200 for lot 5”."]),
        ("`baut 5 6` ist zu viel", 9, ["`baut 5", "6` ist zu", "viel"]),
        ("Bauen 500 Tsd. je Hotel, dann M 12.", 11, ["Bauen", "500 Tsd. je", "Hotel, dann", "M 12."]),
        ("ein Wort nach dem anderen", 10, ["ein Wort ", "nach dem ", "anderen"]),
    ],
)
def test_lines_end_outside_quotation_marks(text: str, width: int, expected: list[str]) -> None:
    assert [line.rstrip() for line in lines(text, width)] == [line.rstrip() for line in expected]


@pytest.mark.parametrize("width", range(8, 30))
def test_what_fits_no_line_is_broken_between_words(width: int) -> None:
    shown = lines(HINT, width)
    assert " ".join(" ".join(shown).split()) == HINT
    assert max(map(len, shown)) <= width


def test_a_cell_of_a_table_keeps_them_whole_too() -> None:
    out = io.StringIO()
    grid = Table.grid()
    grid.add_column(width=28)
    grid.add_row(spoken("wie „verlauf 50“ und „tempo schnell“"))
    Console(file=out, width=60).print(grid)
    assert [line.rstrip() for line in out.getvalue().splitlines()] == ["wie „verlauf 50“ und", "„tempo schnell“"]


def test_its_beginning_may_be_bold() -> None:
    out = io.StringIO()
    Console(file=out, width=40, force_terminal=True, color_system="standard").print(spoken(HINT, bold=8))
    assert out.getvalue().startswith("\x1b[1mTauschen\x1b[0m geht")
