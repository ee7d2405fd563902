"""What a simulation has brought to light so far."""

from __future__ import annotations

import json
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bankhalter.batch.codes import Column
from bankhalter.batch.layout import ROW
from bankhalter.editions.catalogue import find
from bankhalter.rules.layout import Board
from bankhalter.sim.files import SUMMARY
from bankhalter.sim.html import html_table
from bankhalter.sim.shares import Share, share
from bankhalter.sim.source import Row, Source
from bankhalter.sim.tables import TABLES, make_table, rows
from bankhalter.sim.totals import Rows, Totals
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import plain

if TYPE_CHECKING:
    from pathlib import Path

    from bankhalter.sim.chunks import Chunk
    from bankhalter.sim.games import GamesFile
    from bankhalter.sim.plan import Plan

BLOCK = 65_536  # games whose rows are held before they are added up or written
SECONDS = 60  # of a minute
LONG = frozenset({"worth"})
"""Tables too long for a summary."""


class AgainstRulebook(NamedTuple):
    """The minutes that a rulebook gives the short game, and which shares of the games are shorter, within, longer."""

    least: int
    most: int
    shorter: float
    within: float
    longer: float


class Results:
    """The sums over the games taken in, which stay small; rows only if they are kept or streamed to `out`.

    `planned` games were wanted at most, `edition` is the one played, `seconds` is the time from making it to the last
    chunk, `cut_short` says why there are fewer games if a cluster has lost all its workers, `unwritten` is why games
    could not be written to the end.
    """

    def __init__(self, plan: Plan, planned: int, *, out: Path | None = None, keep_games: bool = False) -> None:
        """Raise OSError if nothing can be written into the folder `out`."""
        self.plan = plan
        self.planned = planned
        self.precision: float | None = None
        self.cut_short: Message | None = None
        self.unwritten: OSError | None = None
        self.seconds = 0.0
        self.edition = find(plan.edition)
        board = Board()
        board.unpack(plan.board)
        self._out = out
        self._began = perf_counter()
        self._source = Source(plan, self.edition, board, Totals(plan))
        self._waiting: list[Rows] = []  # rows alone: the tallies of so many chunks would be large
        self._rows_taken = 0
        self._kept: list[Any] | None = [] if keep_games else None
        self._file: GamesFile | None = None
        if out is not None:
            from bankhalter.sim.games import GamesFile  # noqa: PLC0415  # pyarrow takes a while, here and below

            self._file = GamesFile(out)

    # ------------------------------------------------------------ taking in

    def add(self, chunk: Chunk) -> None:
        """Take in the next games; chunks come in the order of their games."""
        totals = self._source.totals
        totals.add_tally(chunk)
        totals.add_wins(chunk)
        self._waiting.append(np.frombuffer(chunk.rows, np.int32).reshape(-1, ROW))
        if len(self._waiting) * self.plan.chunk >= BLOCK:
            self._take_rows()
        self.seconds = perf_counter() - self._began

    def _take_rows(self) -> None:
        if not self._waiting:
            return
        first = self._rows_taken
        taken = np.concatenate(self._waiting)
        self._waiting.clear()
        self._rows_taken += len(taken)
        self._source.totals.add_rows(taken)
        if self._file is None and self._kept is None:
            return
        from bankhalter.sim.games import games_table  # noqa: PLC0415

        board = self._source.board
        table = games_table(taken, first, self._source.totals.seats, self._source.unit, board.square_of)
        if self._file is not None:
            self._write(self._file, table)
        if self._kept is not None:
            self._kept.append(table)

    def _write(self, file: GamesFile, table: Any) -> None:
        """Append games to the file; if that fails, nothing more is wanted, and what was taken in stays."""
        try:
            file.add(table)
        except OSError as error:
            self.unwritten = error
            file.discard()
            self._file = None

    # ------------------------------------------------------------ reading

    @property
    def totals(self) -> Totals:
        """The sums, with everything taken in."""
        self._take_rows()
        return self._source.totals

    @property
    def games(self) -> int:
        """Games taken in."""
        return self._source.totals.games

    @property
    def turns(self) -> int:
        """Turns of players in all games."""
        return self.totals.turns

    @property
    def precise(self) -> bool:
        """Whether every seat's share is known as precisely as wanted; false if no precision was."""
        return self.precision is not None and self.half_width() <= self.precision

    @property
    def reached(self) -> bool:
        """Whether no more games are wanted: shares are precise, or games can no longer be written."""
        return self.precise or self.unwritten is not None

    @property
    def expected(self) -> int:
        """How many games it will probably be: the width of an interval shrinks with the root of their number."""
        if self.precision is None:
            return self.planned
        wider, chunk = self.half_width() / self.precision, self.plan.chunk
        if wider >= sqrt(self.planned / max(self.games, 1)):
            return self.planned
        return max(self.games, min(self.planned, -(-int(self.games * wider**2) // chunk) * chunk))

    @property
    def interrupted(self) -> bool:
        """Whether there are fewer games than were wanted."""
        return self.games < self.planned and not self.precise

    def wins(self, seat: int) -> Share:
        """Games that the seat has won; a shared win counts for each of its winners."""
        return share(int(self._source.totals.wins[seat]), self.games)

    def half_width(self) -> float:
        """Half the width of the widest interval among the seats."""
        seen = [self.wins(seat) for seat in range(self._source.totals.seats)]
        return max((each.high - each.low) / 2 for each in seen)

    def table(self, name: str) -> Any:
        """Return a table (pyarrow) by its name; raise KeyError if there is none, or no games were kept.

        Its columns are those of TABLES (sim/tables.py); money is printed money, shares are from 0 to 1, squares from 0
        to 39, and `low` and `high` bound a share with 95 % confidence.
        """
        if name == "games":
            return self._games()
        self._check_name(name)
        self._take_rows()
        return make_table(self._source, name, self.metadata())

    def rows(self, name: str) -> list[Row]:
        """Return the rows of a table of sums by its name; raise KeyError if there is none."""
        self._check_name(name)
        self._take_rows()
        return rows(self._source, name)

    def _check_name(self, name: str) -> None:
        if name not in TABLES:
            raise KeyError(f"{name}: expected one of {', '.join(TABLES)}")

    def _games(self) -> Any:
        import pyarrow as pa  # noqa: PLC0415

        self._take_rows()
        if not self._kept:
            raise KeyError("games: expected keep_games=True, and at least one game")
        return pa.concat_tables(self._kept).replace_schema_metadata(self.metadata())

    def tables(self) -> dict[str, Any]:
        """Return all tables (pyarrow) by name; `games` is among them only if games were kept."""
        names = [*TABLES, "games"] if self._kept else list(TABLES)
        return {name: self.table(name) for name in names}

    def about(self) -> dict[str, Any]:
        """Return what was played."""
        return {
            "edition": self.edition.name,
            "options": dict(self.plan.options),
            "seats": list(self.plan.names),
            "seed": self.plan.seed,
            "games": self.games,
            "turns": self.turns,
            "seconds_a_turn": self.plan.seconds_a_turn,
        }

    def metadata(self) -> dict[bytes, bytes]:
        """Return what was played, as it goes into the schema of tables."""
        return {b"bankhalter": json.dumps(self.about()).encode()}

    def summary(self) -> dict[str, Any]:
        """Return all but the long tables as JSON has it: what was played, how long games are, a list a table."""
        tables = {name: self.rows(name) for name in TABLES if name not in LONG}
        against = self.against_rulebook()
        lengths = {column.name.lower(): self.quantiles(column) for column in (Column.ROUNDS, Column.TURNS)}
        return {
            **self.about(),
            "planned": self.planned,
            "most_rounds": self.plan.most_rounds,
            "precision": self.precision,
            "seconds": round(self.seconds, 3),
            "lengths": lengths,
            "short_game_minutes": None if against is None else against._asdict(),
            "tables": tables,
        }

    def quantiles(self, column: Column) -> dict[str, float]:
        """Return mean, shortest, tenth, median, nine tenths and longest of a length (TURNS or ROUNDS)."""
        seen = sorted(self.totals.lengths[column].items())
        if not seen:
            return {}
        lengths, games = (np.array(numbers) for numbers in zip(*seen, strict=True))
        reached = np.cumsum(games)
        parts = {"least": 0.0, "tenth": 0.1, "median": 0.5, "nine_tenths": 0.9, "most": 1.0}
        found = {name: int(lengths[np.searchsorted(reached, part * self.games)]) for name, part in parts.items()}
        return {"mean": float((lengths * games).sum() / self.games), **found}

    def against_rulebook(self) -> AgainstRulebook | None:
        """Return how long short games are beside what is printed; None if none was played, or nothing is printed."""
        short, seconds = self.edition.short, self.plan.seconds_a_turn
        if not (short and short.minutes and seconds and self.games and self.plan.options.get("short")):
            return None
        least, most = short.minutes
        seen = [(turns * seconds, games) for turns, games in self.totals.lengths[Column.TURNS].items()]
        shorter = sum(games for length, games in seen if length < least * SECONDS)
        longer = sum(games for length, games in seen if length > most * SECONDS)
        shares = (games / self.games for games in (shorter, self.games - shorter - longer, longer))
        return AgainstRulebook(least, most, *shares)

    # ------------------------------------------------------------ keeping

    def close(self) -> None:
        """Finish the file of games, if there is one."""
        self._take_rows()
        if self._file is not None:
            try:
                self._file.close(self.metadata())
            except OSError as error:
                self.unwritten = error
                self._file.discard()

    def discard(self) -> None:
        """Leave nothing of the file of games, nor of folders that were made for it."""
        if self._file is not None:
            self._file.discard()

    def save(self, folder: Path) -> None:
        """Write the summary and a Parquet file for each table, nothing without any game.

        Raise OSError if that cannot be done, or if games could not be written.
        """
        from pyarrow import parquet  # noqa: PLC0415

        if self.unwritten is not None:
            raise self.unwritten
        if not self.games:
            return
        folder.mkdir(parents=True, exist_ok=True)
        for name, table in self.tables().items():
            if name != "games" or self._file is None:
                parquet.write_table(table, folder / f"{name}.parquet")
        text = json.dumps(self.summary(), indent=2, ensure_ascii=False)
        (folder / SUMMARY).write_text(text + "\n", encoding="utf-8")

    def __repr__(self) -> str:
        """Return what was played, in a line."""
        return f"<Results: {self.edition.name}, {', '.join(self.plan.names)}, {self.games} games>"

    def _repr_html_(self) -> str:
        """Return who wins how often, for a notebook."""
        voice = plain("en")
        names = ("seat", "bot", "wins", "share", "low", "high")
        heads = [voice(say(f"simulation-column-{name}")) for name in names]
        caption = voice(say("simulation-caption", edition=self.edition.name, games=self.games))
        return html_table(caption, heads, ([row[name] for name in names] for row in self.rows("seats")))
