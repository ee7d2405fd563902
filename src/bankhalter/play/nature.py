"""Nature: what answers when dice or a card are due. The rules draw nothing; a game asks one of these."""

import hashlib
import hmac
from typing import Protocol

from bankhalter.rules.codes import BANK, BUS, MR_M, Act, Phase
from bankhalter.rules.dealing import next_to_deal
from bankhalter.rules.layout import CARDS, Board, State
from bankhalter.rules.queries import dice_due
from bankhalter.rules.throwing import DIE, thrower

SPEED_DIE = (1, 2, 3, BUS, MR_M, MR_M)  # faces of the speed die (speeddie-faces)
DIGEST_RANGE = 1 << 256
WHITE_DICE = 2

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
    dice = dice_due(b, s)
    if dice:
        third = SPEED_DIE[chance.below(len(SPEED_DIE))] if dice > WHITE_DICE else 0
        return thrower(s), Act.THROW, (1 + chance.below(DIE), 1 + chance.below(DIE), third, 0, 0)
    if s.phase == Phase.DEAL:
        return next_to_deal(s), Act.DEAL, (dealt(b, s, chance), 0, 0, 0, 0)
    return s.turn, Act.DRAW, (top_card(b, s, chance), 0, 0, 0, 0)


def top_card(b: Board, s: State, chance: Chance) -> int:
    """Return a card that can be the next of the deck due: uniform over the unseen, then the known order.

    Of cards with one key the first unseen one is taken, as it is when the key is read.
    """
    deck = s.drawing
    unseen = [card for card in range(CARDS) if s.unseen[deck] >> card & 1]
    if not unseen:
        return s.known[deck * CARDS]
    drawn = unseen[chance.below(len(unseen))]
    return next(card for card in unseen if b.card_same[deck * CARDS + card] == b.card_same[deck * CARDS + drawn])


def dealt(b: Board, s: State, chance: Chance) -> int:
    """Return a mask of `b.deal` lots of the bank, every choice equally likely."""
    lots = [lot for lot, owner in enumerate(s.owner) if owner == BANK]
    mask = 0
    for _ in range(b.deal):
        mask |= 1 << lots.pop(chance.below(len(lots)))
    return mask
