"""The table `games`: one row a game, in memory or streamed to a file."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from bankhalter.batch.codes import GAVE_UP, Column, Ending, Status
from bankhalter.rules.layout import LOTS
from bankhalter.sim.files import GAMES, SUMMARY
from bankhalter.sim.tables import CAUSE_NAMES, TABLES
from bankhalter.sim.totals import Rows, block

MONEY = (
    Column.CASH,
    Column.WORTH,
    Column.FROM_BANK,
    Column.TO_BANK,
    Column.FROM_SEATS,
    Column.TO_SEATS,
    Column.RENT_RECEIVED,
    Column.RENT_PAID,
)
FILES = (SUMMARY, GAMES, *(f"{name}.parquet" for name in TABLES))
"""What a simulation leaves in its folder."""

STATUS_NAMES = [status.name.lower() for status in Status]
ENDING_NAMES = [ending.name.lower() for ending in Ending]

Columns = dict[str, Any]


def named(numbers: Any, names: list[str], mask: Any = None) -> Any:
    """Return numbers as the names they stand for, null where `mask` is true."""
    indices = pa.array(numbers.astype(np.int8), mask=mask)
    return pa.DictionaryArray.from_arrays(indices, pa.array(names))


def games_table(rows: Rows, first: int, seats: int, unit: int, squares: list[int]) -> Any:
    """Return the rows of games from number `first` on as a table; `squares` are those of the lots."""
    status, ending = rows[:, Column.STATUS], rows[:, Column.ENDING]
    columns: Columns = {
        "game": pa.array(np.arange(first, first + len(rows), dtype=np.int64)),
        "status": named(status, STATUS_NAMES),
        "ending": named(ending, ENDING_NAMES, mask=ending == Ending.NONE),
        "winners": winners(rows[:, Column.WINNERS], seats),
        "turns": pa.array(rows[:, Column.TURNS]),
        "rounds": pa.array(rows[:, Column.ROUNDS]),
        "decisions": pa.array(rows[:, Column.DECISIONS]),
    }
    for first_column in Column:
        if first_column >= Column.CASH and first_column != Column.OUT_DECISION:
            add_block(columns, rows, first_column, seats, (unit, squares))
    return pa.table(columns)


def winners(bits: Any, seats: int) -> Any:
    """Return the bits of winners as lists of seats."""
    won = bits[:, None] >> np.arange(seats) & 1
    offsets = np.concatenate(([0], np.cumsum(won.sum(axis=1)))).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(np.nonzero(won)[1].astype(np.int8)))


def add_block(columns: Columns, rows: Rows, first: Column, seats: int, scale: tuple[int, list[int]]) -> None:
    """Add a column for each seat; what tells of a bankruptcy is null for a seat without one."""
    unit, squares = scale
    values = block(rows, first, seats)
    never = block(rows, Column.OUT_DECISION, seats) <= 0
    for seat in range(seats):
        name, column = f"{first.name.lower()}_{seat}", values[:, seat]
        match first:
            case Column.OUT_CAUSE:
                columns[name] = named(np.clip(column, 0, GAVE_UP), CAUSE_NAMES, mask=never[:, seat])
            case Column.OUT_LOT:
                places = np.array([*squares, *[-1] * (LOTS - len(squares)), -1], np.int8)[column]
                columns[f"out_square_{seat}"] = pa.array(places, mask=never[:, seat] | (places < 0))
            case Column.OUT_TURN | Column.OUT_CREDITOR:
                columns[name] = pa.array(column, mask=never[:, seat])
            case Column.PLACE:
                columns[name] = pa.array(column + 1)
            case _:
                columns[name] = pa.array(column.astype(np.int64) * unit if first in MONEY else column)


def check_over(file: Path) -> None:
    """Raise OSError if there is something that cannot be written over."""
    wrong = errno.EISDIR if file.is_dir() else errno.EACCES if file.exists() and not os.access(file, os.W_OK) else 0
    if wrong:
        raise OSError(wrong, os.strerror(wrong), str(file))


class GamesFile:
    """A Parquet file that grows by some games at a time, and has its name once it is whole."""

    def __init__(self, folder: Path) -> None:
        """Make the folder if need be; raise OSError if nothing can be written into it, or over a file of these."""
        for name in FILES:
            check_over(folder / name)
        self.path = folder / GAMES
        self.made = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        self.part = folder / f"{GAMES}.part"
        self.file = self.part.open("wb")
        self.writer: Any = None

    def add(self, table: Any) -> None:
        """Append games; raise OSError if that cannot be done."""
        if self.writer is None:
            self.writer = parquet.ParquetWriter(self.file, table.schema, store_schema=False)
        self.writer.write_table(table)

    def close(self, metadata: Mapping[bytes, bytes]) -> None:
        """Finish the file; `metadata` becomes that of its schema. Without games there is none."""
        if self.writer is None:
            self.discard()
            return
        self.writer.add_key_value_metadata(metadata)
        self.writer.close()
        self.file.close()
        self.part.replace(self.path)

    def discard(self) -> None:
        """Leave no trace."""
        with suppress(OSError):
            self.file.close()
        self.part.unlink(missing_ok=True)
        for folder in self.made:
            with suppress(OSError):
                folder.rmdir()
