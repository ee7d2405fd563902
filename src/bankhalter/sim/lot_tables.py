"""The tables of lots: how they change hands, what they cost and earn, by level and by group.

What is put into lots is what seats pay for them, and the printed price of those they are given: dealt at the start, or
theirs in the position that games begin from.
"""

from collections.abc import Iterator, Sequence

from bankhalter.batch.layout import RENT_LEVELS
from bankhalter.editions.inks import FAMILIES
from bankhalter.editions.schema import Street
from bankhalter.rules.codes import BANK, STREETS
from bankhalter.rules.layout import LEVELS, LOTS
from bankhalter.rules.queries import rank
from bankhalter.sim.source import Row, Source, group_of, levels_of, named_square

LOT_COUNTS = ("given", "bought", "declined", "won", "unsold", "traded", "mortgages", "redemptions", "visits")
LOT_MONEY = ("given_for", "bought_for", "won_for", "won_printed", "sold_for", "standing_for")
LOT_ORDER = (
    *("given", "given_for", "bought", "bought_for", "declined", "won", "won_for", "won_printed"),
    *("unsold", "traded", "mortgages", "redemptions", "visits", "sold_for", "standing_for"),
)


def given(source: Source) -> list[int]:
    """Return how often each lot was dealt, or was somebody's at the start."""
    games = source.totals.games
    owners = source.start.owner
    return [dealt + games * (owners[lot] != BANK) for lot, dealt in enumerate(source.sums("dealt"))]


def given_for(source: Source) -> list[int]:
    """Return the printed prices of the lots that were given."""
    prices = source.board.price
    return [times * prices[lot] * source.unit for lot, times in enumerate(given(source))]


def standing_for(source: Source) -> list[int]:
    """Return the printed prices of the buildings that stood on each lot at the start."""
    return [
        source.totals.games * cost_of_level(source, lot, source.start.level[lot]) * source.unit for lot in range(LOTS)
    ]


def cost_of_level(source: Source, lot: int, level: int) -> int:
    """Return the printed price of all buildings of a lot at a level, in units."""
    return rank(source.board, level) * source.board.house_cost[lot]


def put_into_lots(source: Source) -> list[int]:
    """Return for each lot what was paid for it, or its price when it was given."""
    sums = (given_for(source), source.money("bought_for"), source.money("won_for"))
    return [sum(parts) for parts in zip(*sums, strict=True)]


def put_into_buildings(source: Source) -> list[int]:
    """Return for each lot what its buildings cost, with those of the start, less what sold ones brought."""
    built_for, sold_for, stood = source.money("built_for"), source.money("sold_for"), standing_for(source)
    return [sum(built_for[lot * LEVELS : (lot + 1) * LEVELS]) - sold_for[lot] + stood[lot] for lot in range(LOTS)]


def put_into_level(source: Source, lot: int, level: int, lots_for: Sequence[int], built: Sequence[int]) -> int:
    """Return what is put into a lot at a level: what the lot takes without buildings; with them the printed price of
    lot and buildings, as often as the level was built or stood at the start.
    """
    if not 0 < level < LEVELS or lot not in streets(source):
        return lots_for[lot]
    times = built[lot * LEVELS + level] + source.totals.games * (source.start.level[lot] == level)
    return times * (source.board.price[lot] + cost_of_level(source, lot, level)) * source.unit


def streets(source: Source) -> set[int]:
    """Return the lots that can be built on."""
    return {lot for lot, group in enumerate(source.board.group) if group < STREETS}


def back(income: int, cost: int) -> float | None:
    """Return what share of a cost came back; None without any."""
    return income / cost if cost > 0 else None


def lots(source: Source) -> Iterator[Row]:
    """How lots change hands, what they cost and earn."""
    fields = {name: source.sums(name) for name in LOT_COUNTS[1:]}
    fields |= {name: source.money(name) for name in LOT_MONEY[1:-1]}
    fields |= {"given": given(source), "given_for": given_for(source), "standing_for": standing_for(source)}
    lots_for, built_for, income = put_into_lots(source), put_into_buildings(source), source.money("rent_income")
    for index, lot in enumerate(source.edition.lots()):
        counts = {name: fields[name][index] for name in LOT_ORDER}
        earned = sum(income[index * RENT_LEVELS : (index + 1) * RENT_LEVELS])
        cost = {"lot_for": lots_for[index], "buildings_for": built_for[index]}
        returned = back(earned, sum(cost.values()))
        yield {
            **named_square(lot), "group": group_of(lot), "price": lot.price, **counts, **cost,
            "income": earned, "return": returned,
        }  # fmt: skip


def rents(source: Source) -> Iterator[Row]:
    """What lots earn, by level."""
    payments, income, ruins = source.sums("rent_payments"), source.money("rent_income"), source.sums("ruins")
    lots_for, built = put_into_lots(source), source.sums("built")
    for index, lot in enumerate(source.edition.lots()):
        for level in levels_of(lot):
            at = index * RENT_LEVELS + level
            cost = put_into_level(source, index, level, lots_for, built)
            yield {
                "square": lot.pos,
                "level": level,
                "payments": payments[at],
                "income": income[at],
                "ruins": ruins[at],
                "cost": cost,
                "return": back(income[at], cost),
            }


def levels(source: Source) -> Iterator[Row]:
    """What groups earn, by level: the rents of their lots together."""
    group_at = {lot.pos: group_of(lot) for lot in source.edition.lots()}
    sums: dict[tuple[str | None, int], dict[str, int]] = {}
    for row in rents(source):
        of = sums.setdefault((group_at[row["square"]], row["level"]), dict.fromkeys(LEVEL_SUMS, 0))
        for name in LEVEL_SUMS:
            of[name] += row[name]
    for (group, level), of in sums.items():
        yield {"group": group, "level": level, **of, "return": back(of["income"], of["cost"])}


LEVEL_SUMS = ("payments", "income", "ruins", "cost")


def buildings(source: Source) -> Iterator[Row]:
    """What is built."""
    built, built_for = source.sums("built"), source.money("built_for")
    for index, lot in enumerate(source.edition.lots()):
        for level in range(1, LEVELS if isinstance(lot, Street) else 1):
            at = index * LEVELS + level
            yield {"square": lot.pos, "level": level, "built": built[at], "built_for": built_for[at]}


def groups(source: Source) -> Iterator[Row]:
    """What groups cost and earn."""
    times = [sum(of) for of in zip(given(source), source.sums("bought"), source.sums("won"), strict=True)]
    lots_for, built_for, income = put_into_lots(source), put_into_buildings(source), source.money("rent_income")
    for group, name in enumerate(FAMILIES):
        mine = [lot for lot, its in enumerate(source.board.group) if its == group]
        cost, built = (sum(sums[lot] for lot in mine) for sums in (lots_for, built_for))
        earned = sum(sum(income[lot * RENT_LEVELS : (lot + 1) * RENT_LEVELS]) for lot in mine)
        yield {
            "group": name,
            "lots": sum(times[lot] for lot in mine),
            "lots_for": cost,
            "buildings_for": built,
            "income": earned,
            "return": back(earned, cost + built),
        }
