"""The clock of a timed game: how long has been played, over all sittings, kept in a small file beside the record."""

import math
import time
from collections.abc import Callable
from pathlib import Path

from bankhalter.play.record_file import write_whole

SECONDS = 60


class Clock:
    """Counts the time played; `minutes` 0: there is no limit and nothing is written."""

    def __init__(self, minutes: int, record: Path, now: Callable[[], float] = time.monotonic) -> None:
        self.minutes = minutes
        self.path = self.path_of(record)
        self._now = now
        self._begun = now() - self._played_before()

    @staticmethod
    def path_of(record: Path) -> Path:
        """Return the file that keeps the time played of a record."""
        return record.with_name(f"{record.name}.clock")

    def _played_before(self) -> float:
        try:
            return float(self.path.read_text(encoding="utf-8")) if self.minutes else 0
        except (OSError, ValueError):
            return 0

    @property
    def played(self) -> float:
        """Seconds played so far."""
        return self._now() - self._begun

    @property
    def minutes_left(self) -> int:
        """Minutes left, the one that is running included; 0 once the time is up."""
        return max(0, math.ceil(self.minutes - self.played / SECONDS))

    @property
    def time_is_up(self) -> bool:
        """Whether the agreed time has passed."""
        return self.minutes > 0 and self.played >= self.minutes * SECONDS

    def keep(self) -> None:
        """Write down the time played, so that it goes on from there after a break."""
        if self.minutes:
            write_whole(self.path, f"{self.played:.1f}\n".encode())
