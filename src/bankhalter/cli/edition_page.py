"""The command `bankhalter editions`: the list of editions, and all that is known of one."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bankhalter.cli.differences import differences
from bankhalter.cli.view import GROUP_COLOURS
from bankhalter.editions.catalogue import editions, find, load
from bankhalter.editions.options import WITH_SPEED_DIE, choices, values_text
from bankhalter.editions.schema import GROUPS, SIDES, Edition, Lot, Side, Square, Station, Street, Tax, Utility
from bankhalter.notation.amounts import printed_text
from bankhalter.play.effects import effect_text

STAND_IN = "°"
MOST_WRAPPED = 3  # names; if more would not fit on a line of the board, the rents get a table of their own


def show(console: Console, name: str | None = None) -> None:
    """Print the list of editions, or the edition `name`, which may be a file; raise EditionError if there is none."""
    console.print(overview() if name is None else description(find(name), console.width))


def overview() -> RenderableType:
    """Return the list of editions."""
    table = plain_table("name", "title", "year", "money", "own options", "names")
    for column in (0, 2, 5):
        table.columns[column].no_wrap = True
    for edition in map(load, editions()):
        filled = sum(square.stand_in for square in edition.squares)
        table.add_row(
            Text(edition.name, "bold"),
            Text(edition.title),
            str(edition.year or ""),
            Text(currency(edition)),
            ", ".join(own_options(edition)),
            f"{len(edition.squares) - filled} of {len(edition.squares)}",
        )
    hint = "names: squares with a known name. More: bankhalter editions NAME"
    return Group(table, Text(hint, "dim"))


def own_options(edition: Edition) -> list[str]:
    """Return the options of an edition that not every edition has."""
    everywhere = set.intersection(*(set(choices(load(name), speed_die=False)) for name in editions()))
    return [name for name in choices(edition, speed_die=False) if name not in everywhere]


def currency(edition: Edition) -> str:
    """Return the word for money and its sign."""
    return f"{edition.vocabulary.en.currency.many} ({edition.vocabulary.symbol})"


def description(edition: Edition, width: int) -> RenderableType:
    """Return all about one edition for a console of `width` columns."""
    parts = [Text(edition.title, "bold underline"), facts(edition), *board_tables(edition, width)]
    parts.append(board_notes(edition))
    for side in SIDES:
        parts += [heading(f"{getattr(edition.vocabulary.en, side)} (deck {side})"), deck_table(edition, side)]
    parts += [deck_note(edition), heading("Options"), options_table(edition)]
    parts += [heading("In what it differs from the other editions"), differences_table(edition)]
    parts += [heading("Not printed in the rulebook"), bullets(edition.inferred)]
    return Group(*parts)


def heading(text: str) -> RenderableType:
    """Return a heading with a blank line before it."""
    return Padding(Text(text, "bold"), (1, 0, 0, 0))


def plain_table(*columns: str) -> Table:
    """Return a table with a rule under its head and nothing else."""
    table = Table(*columns, box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    table.show_edge = False
    return table


def facts(edition: Edition) -> RenderableType:
    """Return what stands on the box."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for label, text in fact_rows(edition):
        table.add_row(Text(label, "dim"), Text(text))
    return Padding(table, (0, 0, 1, 0))


def fact_rows(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield label and text of what stands on the box."""
    money, pieces, words = edition.money, edition.pieces, edition.vocabulary.en
    imprint = (edition.publisher, edition.year, edition.code and f"code {edition.code}")
    yield "from", ", ".join(str(part) for part in imprint if part)
    age = f", from {edition.min_age} years" if edition.min_age else ""
    yield "players", f"{edition.seats[0]} to {edition.seats[1]}{age}, {pieces.tokens} tokens"
    amounts = [printed_text(edition.money.unit, amount) for amount in (money.start_cash, money.salary, money.fine)]
    yield (
        "money",
        f"{currency(edition)}: {amounts[0]} at the start, salary {amounts[1]}, jail fine {amounts[2]}",
    )
    if money.notes:
        yield "notes", " ".join(f"{number}×{value}" for value, number in money.notes)
    house, hotel = (f"{c} " if c else "" for c in (pieces.house_colour, pieces.hotel_colour))
    yield "buildings", f"{pieces.houses} {house}{words.house.many}, {pieces.hotels} {hotel}{words.hotel.many}"
    named = (words.street, words.station, words.utility)
    yield "lots", ", ".join(word.many for word in named)


def board_tables(edition: Edition, width: int) -> list[RenderableType]:
    """Return the board, a square a row; on a narrow console the rents follow in a second table."""
    others = len("39  ■ light blue price  build mortg. ") + sum(rent_widths(edition)) + len(rent_widths(edition))
    wrapped = sum(len(square_name(square)) > width - others for square in edition.squares)
    if wrapped <= MOST_WRAPPED:
        return [board_table(edition, ("kind", "price", "rents", "build", "mortg."), edition.squares)]
    lots = board_table(edition, ("kind", "price", "build", "mortg."), edition.squares)
    return [lots, heading("Rents"), board_table(edition, ("rents",), tuple(edition.lots()))]


def board_table(edition: Edition, columns: tuple[str, ...], squares: tuple[Square, ...]) -> Table:
    """Return number and name of the squares, and what `columns` ask for."""
    table = plain_table()
    table.add_column("", justify="right")
    table.add_column("square", overflow="fold")
    for column in columns:
        table.add_column(column, justify="left" if column == "kind" else "right", no_wrap=True)
    widths = rent_widths(edition)
    for square in squares:
        cells = board_cells(edition, square, widths)
        table.add_row(str(square.pos), square_name(square), *(cells.get(column, "") for column in columns))
    return table


def square_name(square: Square) -> Text:
    """Return the name of a square, marked if it is filled in."""
    return Text(square.name) + Text(STAND_IN if square.stand_in else "", "dim")


def square_kind(square: Square) -> Text:
    """Return the colour group, or the kind."""
    if isinstance(square, Street):
        return Text("■ ", GROUP_COLOURS[GROUPS.index(square.group)][0]) + Text(square.group.replace("_", " "))
    return Text(f"  {square.__struct_config__.tag}".replace("_", " "), "dim")


def board_cells(edition: Edition, square: Square, widths: list[int]) -> dict[str, RenderableType]:
    """Return what there is to say about a square, by column."""
    cells: dict[str, RenderableType] = {"kind": square_kind(square)}
    if isinstance(square, Tax):
        cells["price"] = printed_text(edition.money.unit, square.amount)
    if isinstance(square, Street):
        cells["build"] = printed_text(edition.money.unit, square.house_cost)
    if isinstance(square, Lot):
        cells["price"] = printed_text(edition.money.unit, square.price)
        cells["rents"] = rents_text(edition, square, widths)
        cells["mortg."] = printed_text(edition.money.unit, square.mortgage)
    return cells


def rents_text(edition: Edition, lot: Lot, widths: list[int]) -> str:
    """Return the rents of a lot, each in its place."""
    if isinstance(lot, Utility):
        return " ".join(f"{factor}×" for factor in lot.factors) + " dice"
    texts = (printed_text(edition.money.unit, rent) for rent in lot.rents)
    line = " ".join(text.rjust(width) for text, width in zip(texts, widths, strict=False))
    return line.ljust(sum(widths) + len(widths) - 1)


def rent_widths(edition: Edition) -> list[int]:
    """Return the columns that the rents need: bare, one to four houses, hotel."""
    rents = [square.rents for square in edition.squares if isinstance(square, Street | Station)]
    levels = max(map(len, rents))
    return [max(len(printed_text(edition.money.unit, r[n])) for r in rents if n < len(r)) for n in range(levels)]


def board_notes(edition: Edition) -> Text:
    """Return what the marks and columns of the board mean."""
    words = edition.vocabulary.en
    text = (
        f"rents: of {words.street.many} bare, with 1 to 4 {words.house.many}, with {words.hotel.one}; "
        f"of {words.station.many} by the number owned. build: price of a building."
    )
    if any(square.stand_in for square in edition.squares):
        text += f" {STAND_IN} name filled in, no source gives it."
    return Text(text, "dim")


def deck_table(edition: Edition, side: Side) -> Table:
    """Return a deck, a key a row."""
    table = plain_table("key", "number", "what it does")
    table.columns[1].justify = "right"
    deck = edition.deck(side)
    keys = [card.key for card in deck]
    for index, card in enumerate(deck):
        if keys.index(card.key) == index:
            table.add_row(card.key, str(keys.count(card.key)), effect_text(edition, card))
    return table


def deck_note(edition: Edition) -> Text:
    """Return where the decks come from."""
    decks = edition.decks
    standing = "Stand-ins: " if edition.decks_stand_in else ""
    return Text(f"{standing}{decks.title} (as transcribed, confidence {decks.confidence}).", "dim")


def options_table(edition: Edition) -> Table:
    """Return the options, default first."""
    table = plain_table("option", "values", "about")
    for name, choice in choices(edition, speed_die=edition.speed_die is not None).items():
        table.add_row(name, values_text(choice), choice.about + (", with speed_die" if name in WITH_SPEED_DIE else ""))
    return table


def differences_table(edition: Edition) -> Table:
    """Return where the rules part, this edition's reading first."""
    table = plain_table("here", "elsewhere")
    everywhere = len(editions()) - 1
    for difference in differences(edition, map(load, editions())):
        elsewhere = (
            f"{'all others' if len(names) == everywhere else ', '.join(names)}: {text}"
            for text, names in difference.elsewhere
        )
        table.add_row(Text(difference.here), Text("\n".join(elsewhere), "dim"))
    return table


def bullets(lines: tuple[str, ...]) -> Table:
    """Return sentences, each behind a dot."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        table.add_row("·", Text(line))
    return table
