"""How a game ended: who has won, the wealth of all, and where the record is."""

import shlex
from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from bankhalter.cli.calling import called
from bankhalter.cli.view import QUIET, View
from bankhalter.play.phrases import seat_names
from bankhalter.play.places import fallen_after, places
from bankhalter.rules.codes import HOTEL, Cause, Event
from bankhalter.rules.queries import worth
from bankhalter.words.messages import Money

WIDEST = 1000  # columns that no table of seats needs
COLUMNS = ("end-seat", "end-wealth", "end-cash", "end-lots", "end-buildings", "end-rent")


def end_picture(view: View, path: Path, console: Console) -> RenderableType:
    """Return the whole end screen, as wide as the console at most."""
    winners = view.state.winners
    won = Text(view.says("end-winner", names=seat_names(view.table, winners), count=winners.bit_count()), "bold")
    turns = turns_of(view)
    after = view.says("end-after", rounds=max([*turns, 1]), turns=sum(turns))
    where = view.says("end-record", path=str(path))
    again = view.says("end-again", command=called(view.language, "replay", shlex.quote(str(path))))
    proof = view.says("end-verify", command=called(view.language, "replay", shlex.quote(str(path)), "--verify"))
    record = Text(f"{where}\n{again}\n{proof}", QUIET, overflow="fold")
    return Group("", won, Text(after), standing(view, console), record)


def standing(view: View, console: Console) -> RenderableType:
    """Return the seats, the winners and the richest first: in columns where there is room for all of them."""
    table = columns(view)
    wide = Measurement.get(console, console.options.update(max_width=WIDEST), table).maximum
    return Group(*map(Text, sentences(view))) if view.plain or wide > console.width else table


def columns(view: View) -> Table:
    """Return the seats in a table."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for number, name in enumerate(COLUMNS):
        table.add_column(view.says(name), justify="right" if number else "left")
    for _, seat in ranking(view):
        table.add_row(view.mark(seat), view.name(seat), *figures(view, seat))
    return table


def ranking(view: View) -> list[tuple[int, int]]:
    """Return the places that seats have reached, the winners' first, each with its seat."""
    falls = [(numbers[0], numbers[1]) for event, numbers in view.game.events if event == Event.BANKRUPT]
    reached = places(view.board, view.state, fallen_after((), view.state, falls))
    return sorted((place, seat) for seat, place in enumerate(reached))


def figures(view: View, seat: int) -> list[str]:
    """Return wealth, cash, lots, buildings and rents of a seat."""
    s = view.state
    wealth = view.says("end-bankrupt") if s.bankrupt[seat] else view.money(worth(view.board, s, seat))
    lots = str(s.owner.count(seat))
    return [wealth, view.money(s.cash[seat]), lots, buildings(view, seat), view.money(rents_of(view, seat))]


def buildings(view: View, seat: int) -> str:
    """Return how many houses and hotels a seat has, hotels after a plus sign."""
    s = view.state
    levels = [s.level[lot] for lot in range(len(s.owner)) if s.owner[lot] == seat]
    hotels = levels.count(HOTEL)
    houses = sum(level for level in levels if level != HOTEL)
    return f"{houses} + {hotels}H" if hotels else str(houses)


def rents_of(view: View, seat: int) -> int:
    """Return all rent that a seat has received, in units."""
    paid = (numbers for event, numbers in view.game.events if event == Event.PAID)
    return sum(units for _, receiver, units, cause, _ in paid if receiver == seat and cause == Cause.RENT)


def turns_of(view: View) -> list[int]:
    """Return how many turns each seat has had."""
    turns = [0] * view.state.seats
    if view.game.opening.given is None and view.table.options.first == "seat":
        turns[0] = 1  # no event begins it
    for event, numbers in view.game.events:
        if event == Event.TURN_STARTED:
            turns[numbers[0]] += 1
    return turns


def sentences(view: View) -> Iterator[str]:
    """Yield a line for each seat."""
    s = view.state
    for number, seat in ranking(view):
        name = view.game.seats[seat]
        if s.bankrupt[seat]:
            yield view.says("end-line-bankrupt", place=str(number), name=name)
            continue
        wealth, cash = Money(worth(view.board, s, seat)), Money(s.cash[seat])
        lots = str(s.owner.count(seat))
        yield view.says("end-line", place=str(number), name=name, wealth=wealth, cash=cash, lots=lots)
