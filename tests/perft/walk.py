"""Walking the tree of all actions with both players at once."""

from typing import Any, NamedTuple

from bankhalter.notation.positions import read_position
from bankhalter.notation.table import Table, make_table
from bankhalter.rules.layout import State
from tests.perft import engine, naive, printed


class Start(NamedTuple):
    """Where a walk begins."""

    edition: str
    options: dict[str, Any]
    given: dict[str, Any]


class Pair(NamedTuple):
    """One moment as both players have it."""

    state: State
    naive: naive.State


class Walk:
    """The tree of all actions from a start, each moment looked at once."""

    def __init__(self, start: Start) -> None:
        options = start.options
        self.table: Table = make_table(start.edition, naive.SEATS, {"first": "seat", **options})
        self.game = printed.game(
            start.edition,
            automatic=options.get("rent") == "automatic",
            speed_die=bool(options.get("speed_die")),
        )
        self.root = Pair(read_position(self.table, start.given), naive.opened(self.game, start.given))
        self.known: dict[tuple[bytes, int], int] = {}

    def count(self, plies: int) -> int:
        """Return how many ways there are to play so many lines; fail where the players differ."""
        return self._count(self.root, plies, [])

    def _count(self, pair: Pair, plies: int, path: list[str]) -> int:
        key = (pair.state.pack(), plies)
        if key not in self.known:
            self.known[key] = self._counted(pair, plies, path)
        return self.known[key]

    def _counted(self, pair: Pair, plies: int, path: list[str]) -> int:
        lines = self.compare(pair, path)
        if plies <= 1:
            return len(lines) if plies else 1
        return sum(self._count(self.after(pair, line), plies - 1, [*path, line]) for line in sorted(lines))

    def after(self, pair: Pair, line: str) -> Pair:
        """Return the moment after `line`."""
        return Pair(engine.play(self.table, pair.state, line), naive.play(self.game, pair.naive, line))

    def compare(self, pair: Pair, path: list[str]) -> set[str]:
        """Return what may be said; fail where the two players differ, showing the way there."""
        seen, expected = engine.seen(self.table, pair.state), naive.seen(pair.naive)
        different = {key: (seen[key], expected[key]) for key in seen if seen[key] != expected[key]}
        if seen["winner"] and expected["winner"]:
            different = {}  # the estate no longer matters
        assert not different, f"after {path}: the rules see the first, the naive player the second: {different}"
        lines, naive_lines = engine.moves(self.table, pair.state), naive.moves(self.game, pair.naive)
        assert lines == naive_lines, (
            f"after {path}: only the rules allow {sorted(lines - naive_lines)},"
            f" only the naive player allows {sorted(naive_lines - lines)}"
        )
        return lines
