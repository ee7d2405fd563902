"""Nature: what answers when dice or a card are due. The rules draw nothing; a game asks one of these."""

import hashlib
import hmac
from typing import Protocol

from bankhalter.batch.nature import answer_drawn, draw_range, draws_due
from bankhalter.bots.answers import ANSWER
from bankhalter.rules.codes import Act
from bankhalter.rules.layout import Board, State

DIGEST_RANGE = 1 << 256

Answer = tuple[int, Act, tuple[int, int, int, int, int]]  # seat, act, numbers


class Chance(Protocol):
    """A source of numbers."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""


class Nature(Protocol):
    """Where the answers of a game come from."""

    typed: bool  # people type what real dice and cards show: take-backs may cross them
    answers: bool  # it answers by itself; else lines carry the answers

    def answer(self, b: Board, s: State) -> Answer:
        """Return the action that answers what is due in `s`; only called where `answers` is true."""


class Given:
    """Lines carry nature's answers: scripted in tests, read from a record, or typed at a real table."""

    answers = False

    def __init__(self, *, typed: bool = False) -> None:
        self.typed = typed

    def answer(self, b: Board, s: State) -> Answer:
        """Never called."""
        raise NotImplementedError("the answers are in the lines")


class Seeded:
    """Answers from a secret seed: draw k is HMAC-SHA256(seed, k), reduced without bias."""

    typed = False
    answers = True

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    @classmethod
    def from_text(cls, text: str) -> "Seeded":
        """Return the nature of a seed that people can write down."""
        return cls(hashlib.sha256(text.encode()).digest())

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the game."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, n: int) -> int:
        """Return the next number from 0 to n - 1, every one equally likely."""
        key = self.drawn.to_bytes(8, "big")
        self.drawn += 1
        number = DIGEST_RANGE
        while number >= DIGEST_RANGE - DIGEST_RANGE % n:
            key = hmac.digest(self.seed, key, "sha256")
            number = int.from_bytes(key, "big")
        return number % n

    def answer(self, b: Board, s: State) -> Answer:
        """Return the action that answers what is due in `s`."""
        return answer_due(b, s, self)


def answer_due(b: Board, s: State, chance: Chance) -> Answer:
    """Return nature's action for the throw, card or deal that is due in `s`; a throw is that of the seat awaited."""
    drawn = [chance.below(draw_range(s, k)) for k in range(draws_due(b, s))]
    out = [0] * ANSWER
    seat = answer_drawn(b, s, drawn, out)
    act, x0, x1, x2, x3, x4 = out
    return seat, Act(act), (x0, x1, x2, x3, x4)
