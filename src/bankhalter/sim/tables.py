"""The tables of a simulation, from its sums; money is printed money."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import Any

from bankhalter.batch.codes import Column, Ending, Way
from bankhalter.batch.layout import BINS, BINS_OF_START, CAUSES, MOMENTS
from bankhalter.editions.schema import SIDES
from bankhalter.rules.codes import Building, Cause
from bankhalter.rules.layout import CARDS, SEATS, SQUARES
from bankhalter.sim.lot_tables import LOT_ORDER, buildings, groups, levels, lots, rents
from bankhalter.sim.shares import Share, share, share_of_seats
from bankhalter.sim.source import Row, Source, group_of, kind_of, named_square

CAUSE_NAMES = [*(cause.name.lower() for cause in Cause), "gave_up"]

INT, REAL, TEXT, SMALL = "int64", "float64", "string", "int16"  # as pyarrow calls them
SHARE = {"share": REAL, "low": REAL, "high": REAL}


# ---------------------------------------------------------------- who wins


def shares(times: int, total: int) -> Row:
    """Return a share and its interval."""
    return interval(share(times, total))


def interval(seen: Share) -> Row:
    """Return a share and its interval."""
    return {"share": seen.value, "low": seen.low, "high": seen.high}


def seats(source: Source) -> Iterator[Row]:
    """A row a seat."""
    totals, games = source.totals, source.totals.games
    for seat, bot in enumerate(source.plan.names):
        yield {
            "seat": seat,
            "bot": bot,
            "games": games,
            "wins": int(totals.wins[seat]),
            **shares(int(totals.wins[seat]), games),
            "worth_mean": int(totals.worth[seat]) * source.unit / games if games else None,
            "bankrupt": int(totals.bankrupt[seat]),
            "place_mean": int(totals.places[seat]) / games if games else None,
        }


def bots(source: Source) -> Iterator[Row]:
    """A row a bot, however many seats it has."""
    names = source.plan.names
    for bot in dict.fromkeys(names):
        held = [seat for seat, name in enumerate(names) if name == bot]
        wins, won = sum(int(source.totals.wins[seat]) for seat in held), source.totals.games_won(held)
        seen = share_of_seats(wins, won, source.totals.games, len(held))
        yield {"bot": bot, "entries": seen.total, "wins": wins, **interval(seen)}


# ---------------------------------------------------------------- the course of games


def lengths(column: Column) -> Callable[[Source], Iterator[Row]]:
    """Return what makes the rows of a histogram of lengths."""

    def by_length(source: Source) -> Iterator[Row]:
        for length, games in sorted(source.totals.lengths[column].items()):
            yield {column.name.lower(): length, "games": games}

    return by_length


def endings(source: Source) -> Iterator[Row]:
    """How games end."""
    totals = source.totals
    ended = {ending.name.lower(): int(totals.endings[ending]) for ending in Ending if ending != Ending.NONE}
    faults = totals.faults()
    ended |= {"broken_off": totals.games - sum(ended.values()) - faults, "fault": faults}
    for ending, games in ended.items():
        yield {"ending": ending, "games": games, "share": games / totals.games if totals.games else 0.0}


def deviation(total: float, squares: float, games: int) -> float:
    """Return the standard deviation of numbers from their sum and the sum of their squares."""
    return sqrt(max(0.0, squares / games - (total / games) ** 2))


def timeline(source: Source) -> Iterator[Row]:
    """Cash and worth at the start and after each round."""
    reached, unit = source.sums("reached"), source.unit
    fields = {name: source.sums(name) for name in ("cash", "cash_squares", "worth", "worth_squares")}
    for moment in range(MOMENTS):
        games = reached[moment]
        for seat in range(source.totals.seats if games else 0):
            row: Row = {"moment": moment, "seat": seat, "games": games}
            for name in ("cash", "worth"):
                total, squares = (fields[key][moment * SEATS + seat] for key in (name, f"{name}_squares"))
                row[f"{name}_mean"] = total * unit / games
                row[f"{name}_sd"] = deviation(total, squares, games) * unit
            yield row


def worth(source: Source) -> Iterator[Row]:
    """How wealth is spread; only bins that somebody is in."""
    reached, bins = source.sums("reached"), source.sums("worth_bins")
    lows = [-(-step * source.board.start_cash // BINS_OF_START) * source.unit for step in range(BINS)]
    for moment in range(MOMENTS):
        for seat in range(source.totals.seats if reached[moment] else 0):
            at = (moment * SEATS + seat) * BINS
            for step, games in enumerate(bins[at : at + BINS]):
                if games:
                    high = lows[step + 1] if step + 1 < BINS else None
                    yield {"moment": moment, "seat": seat, "low": lows[step], "high": high, "games": games}


# ---------------------------------------------------------------- the board


def squares(source: Source) -> Iterator[Row]:
    """Where tokens come to."""
    landings = source.sums("landings")
    everywhere = sum(landings)
    for square in source.edition.squares:
        ways = [landings[way * SQUARES + square.pos] for way in Way]
        yield {
            **named_square(square),
            "kind": kind_of(square),
            "group": group_of(square),
            "by_throw": ways[Way.THROW],
            "by_card": ways[Way.CARD],
            "to_jail": ways[Way.JAIL],
            "landings": sum(ways),
            "share": sum(ways) / everywhere if everywhere else 0.0,
        }


# ---------------------------------------------------------------- money


def bankruptcies(source: Source) -> Iterator[Row]:
    """What brings seats down; only causes that did."""
    counts = source.sums("bankruptcies")
    for cause, number in zip(CAUSE_NAMES, counts, strict=True):
        if number:
            yield {"cause": cause, "count": number, "share": number / sum(counts)}


def money(source: Source) -> Iterator[Row]:
    """Where money comes from and goes to."""
    flows = {"by_bank": "paid_by_bank", "to_bank": "paid_to_bank", "among_seats": "paid_among_seats"}
    sums = {column: source.money(field) for column, field in flows.items()}
    for cause in range(CAUSES):
        yield {"cause": CAUSE_NAMES[cause], **{column: numbers[cause] for column, numbers in sums.items()}}


def cards(source: Source) -> Iterator[Row]:
    """Which cards are drawn; cards with one key together."""
    drawn = source.sums("cards")
    for deck, side in enumerate(SIDES):
        counts: dict[str, int] = {}
        for index, card in enumerate(source.edition.deck(side)):
            counts[card.key] = counts.get(card.key, 0) + drawn[deck * CARDS + index]
        yield from ({"deck": side, "key": key, "drawn": number} for key, number in counts.items())


def shortages(source: Source) -> Iterator[Row]:
    """Auctions of buildings that run short."""
    fields = {
        "asked": source.sums("shortages"),
        "won": source.sums("buildings_won"),
        "won_for": source.money("buildings_won_for"),
        "unsold": source.sums("buildings_unsold"),
    }
    for kind in Building:
        yield {"building": kind.name.lower(), **{name: numbers[kind] for name, numbers in fields.items()}}


# ---------------------------------------------------------------- all of them


LEVEL_COLUMNS = {"payments": INT, "income": INT, "ruins": INT, "cost": INT, "return": REAL}
NAMES = {"square": SMALL, "name_de": TEXT, "name_en": TEXT}
MEANS = {f"{name}_{what}": REAL for name in ("cash", "worth") for what in ("mean", "sd")}

TABLES: dict[str, tuple[Callable[[Source], Iterator[Row]], Mapping[str, str]]] = {
    "seats": (
        seats,
        {"seat": SMALL, "bot": TEXT, "games": INT, "wins": INT, **SHARE}
        | {"worth_mean": REAL, "bankrupt": INT, "place_mean": REAL},
    ),
    "bots": (bots, {"bot": TEXT, "entries": INT, "wins": INT, **SHARE}),
    "rounds": (lengths(Column.ROUNDS), {"rounds": INT, "games": INT}),
    "turns": (lengths(Column.TURNS), {"turns": INT, "games": INT}),
    "squares": (
        squares,
        {**NAMES, "kind": TEXT, "group": TEXT, "by_throw": INT, "by_card": INT, "to_jail": INT, "landings": INT}
        | {"share": REAL},
    ),
    "lots": (
        lots,
        {**NAMES, "group": TEXT, "price": INT, **dict.fromkeys(LOT_ORDER, INT)}
        | {"lot_for": INT, "buildings_for": INT, "income": INT, "return": REAL},
    ),
    "rents": (rents, {"square": SMALL, "level": SMALL, **LEVEL_COLUMNS}),
    "levels": (levels, {"group": TEXT, "level": SMALL, **LEVEL_COLUMNS}),
    "buildings": (buildings, {"square": SMALL, "level": SMALL, "built": INT, "built_for": INT}),
    "groups": (
        groups,
        {"group": TEXT, "lots": INT, "lots_for": INT, "buildings_for": INT, "income": INT, "return": REAL},
    ),
    "timeline": (timeline, {"moment": SMALL, "seat": SMALL, "games": INT, **MEANS}),
    "worth": (worth, {"moment": SMALL, "seat": SMALL, "low": INT, "high": INT, "games": INT}),
    "endings": (endings, {"ending": TEXT, "games": INT, "share": REAL}),
    "bankruptcies": (bankruptcies, {"cause": TEXT, "count": INT, "share": REAL}),
    "money": (money, {"cause": TEXT, "by_bank": INT, "to_bank": INT, "among_seats": INT}),
    "cards": (cards, {"deck": TEXT, "key": TEXT, "drawn": INT}),
    "shortages": (shortages, {"building": TEXT, "asked": INT, "won": INT, "won_for": INT, "unsold": INT}),
}
"""Of each table what makes its rows, and its columns."""


def rows(source: Source, name: str) -> list[Row]:
    """Return the rows of one of the TABLES."""
    return list(TABLES[name][0](source))


def make_table(source: Source, name: str, metadata: Mapping[bytes, bytes]) -> Any:
    """Return one of the TABLES (pyarrow)."""
    import pyarrow as pa  # noqa: PLC0415  # takes a while, and a report needs none of it

    schema = pa.schema(list(TABLES[name][1].items()), metadata=dict(metadata))
    return pa.Table.from_pylist(rows(source, name), schema=schema)
