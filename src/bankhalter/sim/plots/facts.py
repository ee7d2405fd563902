"""What a simulation has found, as the pictures read it from its tables."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from bankhalter.editions.catalogue import find
from bankhalter.editions.options import changed
from bankhalter.editions.schema import Edition
from bankhalter.sim.files import SUMMARY
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message, say

METADATA = b"bankhalter"
INSTALL = 'pip install "bankhalter[sim]"'
NEEDED = {
    "squares": {"square", "name_de", "name_en", "kind", "group", "to_jail", "landings", "share"},
    "rounds": {"rounds", "games"},
    "turns": {"turns", "games"},
    "worth": {"moment", "seat", "low", "high", "games"},
    "timeline": {"moment", "seat", "games", "worth_mean", "worth_sd"},
    "groups": {"group", "lots_for", "buildings_for", "income", "return"},
}
"""Tables that a picture needs, and their columns."""

Row = Mapping[str, Any]


class Table(Protocol):
    """A table of Arrow, as far as it is read here."""

    @property
    def schema(self) -> Any:  # Arrow has no types
        """The columns; `metadata` says under the key `bankhalter` what was simulated, as JSON."""

    def to_pylist(self) -> list[dict[str, Any]]:
        """The rows."""


class Results(Protocol):
    """What a simulation returns."""

    def tables(self) -> Mapping[str, Table]:
        """The tables by name."""


@dataclass(frozen=True)
class Facts:
    """The tables of a simulation, and what was simulated."""

    tables: Mapping[str, Table]
    simulated: Row

    @cached_property
    def edition(self) -> Edition:
        """The edition; raise EditionError if it is somebody's own and its file is no longer there."""
        return find(self.simulated["edition"])

    @property
    def seats(self) -> Sequence[str]:
        """The bot of each seat."""
        return tuple(self.simulated["seats"])

    @property
    def games(self) -> int:
        """Games played."""
        return int(self.simulated["games"])

    @property
    def seconds_a_turn(self) -> float:
        """How long a turn of a player takes, as was assumed."""
        return float(self.simulated["seconds_a_turn"])

    @property
    def short(self) -> bool:
        """Whether the short game was played."""
        value = (self.simulated["options"] or {}).get("short")
        return str(value).lower() in {"true", "yes"}

    @property
    def changed(self) -> Sequence[str]:
        """The other options that are not the usual ones."""
        return changed({name: value for name, value in (self.simulated["options"] or {}).items() if name != "short"})

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Return the rows of a table; raise SpokenError if the table is missing."""
        if name not in self.tables:
            raise SpokenError("plot-table-missing", table=name)
        return self.tables[name].to_pylist()


def facts_of(found: Results | Mapping[str, Table]) -> Facts:
    """Return the facts of a simulation, or of its tables; raise SpokenError if no simulation wrote them."""
    tables = found if isinstance(found, Mapping) else found.tables()
    for table in tables.values():
        written = (table.schema.metadata or {}).get(METADATA)
        if written is not None:
            facts = Facts(tables, json.loads(written))
            if not facts.games:
                raise SpokenError("plot-no-games")
            return facts
    raise SpokenError("plot-not-simulated")


def read(folder: str | Path) -> Facts:
    """Return what a simulation has left in a folder; raise SpokenError if there is no such folder, or none wrote it."""
    folder = Path(folder)
    if not folder.exists():
        raise SpokenError("plot-no-folder", folder=str(folder))
    if not (folder / SUMMARY).is_file():
        raise not_simulated(folder)
    parquet = reader()
    tables = {}
    for name, columns in NEEDED.items():
        file = folder / f"{name}.parquet"
        if not file.is_file():
            raise not_simulated(folder, say("plot-file-missing", file=file.name))
        broken = not_simulated(folder, say("plot-file-broken", file=file.name))
        try:
            tables[name] = parquet.read_table(file)
        except (OSError, ValueError) as error:  # Arrow's errors are of these kinds
            raise broken from error
        if not columns <= set(tables[name].schema.names):
            raise broken
    return facts_of(tables)


def not_simulated(folder: Path, why: Message | None = None) -> SpokenError:
    """Return the error for a folder that no simulation has written."""
    what = why or say("plot-file-missing", file=SUMMARY)
    return SpokenError("plot-not-a-simulation", folder=str(folder), why=what)


def reader() -> Any:  # Arrow has no types
    """Return what reads Parquet; raise SpokenError if it is not installed."""
    try:
        from pyarrow import parquet  # noqa: PLC0415  # not everybody has it
    except ImportError as error:
        raise SpokenError("plot-lacks", package="pyarrow", command=INSTALL) from error
    return parquet
