"""Chance for the laws: a stream that can be told to love doubles."""

from collections.abc import Sequence
from typing import TypeVar

from bankhalter.rules.stream import draw_below, seed_stream

T = TypeVar("T")
DIE = 6


class Luck:
    """A source of numbers; of `sticky` in 100 dice, each shows what the one before showed."""

    def __init__(self, seed: int, sticky: int = 0) -> None:
        self.stream = [0, 0, 0, 0]
        seed_stream(self.stream, seed, 0, 0)
        self.sticky = sticky
        self.last = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        number = draw_below(self.stream, n)
        if n == DIE and self.percent(self.sticky):
            number = self.last
        if n == DIE:
            self.last = number
        return number

    def percent(self, share: int) -> bool:
        """Return whether something happens that happens `share` times in 100."""
        return draw_below(self.stream, 100) < share

    def between(self, least: int, most: int) -> int:
        """Return a number from `least` to `most`."""
        return least + draw_below(self.stream, most - least + 1)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[draw_below(self.stream, len(items))]

    def bits(self, mask: int, share: int) -> int:
        """Return the bits of `mask`, each kept `share` times in 100."""
        return sum(1 << n for n in range(mask.bit_length()) if mask >> n & 1 and self.percent(share))
