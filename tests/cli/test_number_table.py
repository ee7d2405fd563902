"""Tables whose numbers are never cut."""

import io

from rich.console import Console

from bankhalter.cli.number_table import NumberTable


def drawn(table: NumberTable, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def seats() -> NumberTable:
    table = NumberTable("seat", "bot", "wins", "95% interval", "worth", keys=2)
    table.add_row("1", "standard", "1,234", "23.3% to 27.1%", "2103")
    table.add_row("2", "walker-stays", "5", "0.3% to 1.1%", "644")
    return table


def test_what_fits_is_one_table() -> None:
    assert drawn(seats(), 80) == [
        "seat  bot            wins    95% interval  worth",
        "────────────────────────────────────────────────",
        "1     standard      1,234  23.3% to 27.1%   2103",
        "2     walker-stays      5    0.3% to 1.1%    644",
    ]


def test_what_does_not_fit_goes_on_below_with_the_names_again() -> None:
    assert drawn(seats(), 47) == [
        "seat  bot            wins    95% interval",
        "─────────────────────────────────────────",
        "1     standard      1,234  23.3% to 27.1%",
        "2     walker-stays      5    0.3% to 1.1%",
        "",
        "seat  bot           worth",
        "─────────────────────────",
        "1     standard       2103",
        "2     walker-stays    644",
    ]


def test_names_give_way_before_numbers_do() -> None:
    table = NumberTable("lot", "rents")
    table.add_row("Schlossallee", "1.234.567")
    assert drawn(table, 18)[2].endswith("1.234.567")


def test_words_in_the_last_column_stand_on_its_left() -> None:
    table = NumberTable("what", "B − A", "certain?", words_last=True)
    table.add_row("rounds", "-25.9", "B less")
    table.add_row("ended", "0.0", "open")
    assert drawn(table, 80)[2:] == ["rounds  -25.9  B less", "ended     0.0  open"]
