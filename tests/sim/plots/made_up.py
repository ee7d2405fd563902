"""Tables of a simulation that nobody has run: every number in them is known."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from bankhalter.editions.catalogue import load
from bankhalter.editions.inks import FAMILIES
from bankhalter.editions.schema import Street, named
from bankhalter.sim.files import SUMMARY

GAMES = 1000
SEATS = ("standard", "standard", "novice", "random")
LAND_OFTEN = {0: 311, 10: 620, 24: 319, 36: 90}  # of 10,000; the others share the rest


def tables(
    edition: str = "dc", seats: tuple[str, ...] = SEATS, games: int = GAMES, **options: object
) -> dict[str, Any]:
    """Return tables of so many games: half of them are over after 30 rounds, 90 % after 60."""
    about = {"edition": edition, "options": options, "seats": seats, "seed": 1, "games": games, "turns": games * 100,
             "seconds_a_turn": 30}  # fmt: skip
    rows = {
        "squares": squares(edition),
        "rounds": lengths("rounds", games, 1),
        "turns": lengths("turns", games, 4),
        "groups": groups(edition, games),
        "worth": list(worth(edition, seats, games)),
        "timeline": list(timeline(edition, seats, games)),
    }
    metadata = {b"bankhalter": json.dumps(about).encode()}
    return {name: pa.Table.from_pylist(found).replace_schema_metadata(metadata) for name, found in rows.items()}


def squares(edition: str) -> list[dict[str, Any]]:
    """Return where tokens land: square 36 least often, jail most."""
    left = 10_000 - sum(LAND_OFTEN.values())
    plain = [square for square in range(40) if square not in LAND_OFTEN]
    landings = LAND_OFTEN | {square: left // len(plain) for square in plain}
    landings[39] += 10_000 - sum(landings.values())
    return [
        {
            "square": square.pos,
            "name_de": named(square, "de"),
            "name_en": named(square, "en"),
            "kind": str(square.__struct_config__.tag),
            "group": square.group if isinstance(square, Street) else None,
            "to_jail": 400 if square.pos == 10 else 0,
            "landings": landings[square.pos],
            "share": landings[square.pos] / 10_000,
        }
        for square in load(edition).squares
    ]


def lengths(name: str, games: int, factor: int) -> list[dict[str, Any]]:
    """Return a histogram: a tenth of the games each after 10, 20, … 60 rounds and so on, the last after 120."""
    ends = {10: 0.1, 20: 0.2, 30: 0.2, 40: 0.2, 50: 0.1, 60: 0.1, 120: 0.1}
    return [{name: length * factor, "games": round(part * games)} for length, part in ends.items()]


def groups(edition: str, games: int) -> list[dict[str, Any]]:
    """Return what groups cost and earn: each brings a quarter more of its cost than the one before, brown a quarter."""
    unit = load(edition).money.unit
    found = []
    for number, group in enumerate(FAMILIES, 1):
        lots, buildings = 200 * number * unit * games, (0 if number > 8 else 200 * number * unit * games)
        income = (lots + buildings) * number // 4
        found.append({"group": group, "lots_for": lots, "buildings_for": buildings, "income": income,
                      "return": income / (lots + buildings) if games else None})  # fmt: skip
    return found


def worth(edition: str, seats: tuple[str, ...], games: int) -> Any:
    """Yield bins: from round 1 on a quarter of the games in each of 0, 2, 3 and 4 times a fifth of the first cash."""
    step = load(edition).money.start_cash // 5
    for seat in range(len(seats)):
        yield {"moment": 0, "seat": seat, "low": 5 * step, "high": 6 * step, "games": games}
        for moment in range(1, 40):
            for low in (0, 2, 3, 4):
                high = None if low == 4 else (low + 1) * step
                yield {"moment": moment, "seat": seat, "low": low * step, "high": high, "games": games // 4}


def timeline(edition: str, seats: tuple[str, ...], games: int) -> Any:
    """Yield how many games came so far: all to round 29, a twentieth after."""
    cash = load(edition).money.start_cash
    for seat in range(len(seats)):
        for moment in range(40):
            yield {"moment": moment, "seat": seat, "games": games if moment < 30 else games // 20,
                   "worth_mean": float(cash), "worth_sd": 0.0 if moment == 0 else float(cash)}  # fmt: skip


def write(folder: Path, **changed: Any) -> Path:
    """Write tables into a folder as a simulation does."""
    for name, table in tables(**changed).items():
        parquet.write_table(table, folder / f"{name}.parquet")
    (folder / SUMMARY).write_text("{}", encoding="utf-8")
    return folder
