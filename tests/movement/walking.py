"""Two seats walk round the board, buy nothing, and count where their throws end."""

import tomllib
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from bankhalter.notation.table import make_table
from bankhalter.play.nature import answer_due
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import NATURE, NOBODY, Act, Moment, Phase, Refusal
from bankhalter.rules.decks import jail_card_of
from bankhalter.rules.jail import return_card
from bankhalter.rules.layout import CARDS, DECKS, SQUARES, Board, State
from bankhalter.rules.start import start
from bankhalter.rules.stream import draw_below, seed_stream

SHARES = tomllib.loads(Path(__file__).with_name("shares.toml").read_text(encoding="utf-8"))
IN_JAIL = SQUARES
PLENTY = 1_000_000  # nobody may go bankrupt
# What a real deck changes against cards that each come with probability 1/16, in points: a cycle, and a card held back.
DECK_EFFECT = 0.02
DECK_EFFECT_IN_JAIL = 0.05
STANDARD_ERRORS = 4
SHUFFLED_EVERY = 1000  # throws; so many are about a long game


class Stream:
    """Chance from a stream of the rules."""

    def __init__(self, seed: int) -> None:
        self.words = [0, 0, 0, 0]
        seed_stream(self.words, seed, 0, 0)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return draw_below(self.words, n)


def walk(throws: int, seed: int, *, leave: bool) -> list[int]:
    """Return how many of so many throws ended on each square, and (last) in jail.

    `leave`: who comes to jail plays a card or pays at once; otherwise it stays as long as it may, and puts a jail card
    back under its deck at once, since the exact shares know no card that is held back for ever.
    """
    b = make_table("classic-us", ["A", "B"], {"first": "seat"}).board
    s = State()
    start(b, s, 2)
    counts = [0] * (SQUARES + 1)
    stream = Stream(seed)
    for number in range(throws):
        if number % SHUFFLED_EVERY == 0:
            shuffle(b, s)
        counts[next_throw(b, s, stream, leave=leave)] += 1
    return counts


def next_throw(b: Board, s: State, stream: Stream, *, leave: bool) -> int:
    """Play on through one throw and what follows; return where it ended."""
    if s.phase == Phase.END:
        do(b, s, s.turn, Act.END_TURN)
    seat = s.turn
    s.cash[seat] = PLENTY
    if leave and s.jail[seat]:
        leave_jail(b, s, seat)
    nature(b, s, stream)
    while s.moment == Moment.AUCTION or s.phase in (Phase.BUY, Phase.CARD):
        follow(b, s, stream)
    if not leave and seat in s.holder:
        return_card(b, s, s.holder.index(seat))
    return IN_JAIL if s.jail[seat] else s.at[seat]


def shuffle(b: Board, s: State) -> None:
    """Shuffle the decks: one order for all throws would be one sample of what may follow what."""
    for deck in range(DECKS):
        s.unseen[deck] = (1 << CARDS) - 1
        if s.holder[deck] != NOBODY:
            s.unseen[deck] &= ~(1 << jail_card_of(b, deck))
        s.known_count[deck] = 0


def leave_jail(b: Board, s: State, seat: int) -> None:
    """Play a card, or pay."""
    if seat in s.holder:
        do(b, s, seat, Act.USE_CARD, s.holder.index(seat))
    else:
        do(b, s, seat, Act.PAY_FINE)


def follow(b: Board, s: State, stream: Stream) -> None:
    """Want nothing: decline, pass; nature turns up a card."""
    if s.awaited >> NATURE & 1:
        nature(b, s, stream)
    elif s.moment == Moment.AUCTION:
        do(b, s, s.awaited.bit_length() - 1, Act.PASS)
    else:
        do(b, s, s.turn, Act.DECLINE)


def nature(b: Board, s: State, stream: Stream) -> None:
    """Throw the dice or turn up a card."""
    seat, act, numbers = answer_due(b, s, stream)
    assert apply(b, s, seat, act, *numbers) == Refusal.NONE


def do(b: Board, s: State, seat: int, act: Act, number: int = 0) -> None:
    """Carry out an action of a seat, which must be legal."""
    assert seat != NOBODY
    assert apply(b, s, seat, act, number, 0, 0, 0, 0) == Refusal.NONE, act


def expected(*, leave: bool) -> list[float]:
    """Return the exact shares in percent, squares 0-39 and then jail."""
    shares = SHARES["leave" if leave else "stay"]
    return [*shares["squares"], shares["in_jail"]]


def allowed(share: float, throws: int, *, in_jail: bool) -> float:
    """Return how far, in points, a counted share may be from an exact one."""
    part = share / 100
    error = 100 * sqrt(part * (1 - part) / throws)
    return STANDARD_ERRORS * error + (DECK_EFFECT_IN_JAIL if in_jail else DECK_EFFECT)


def deviations(counts: list[int], *, leave: bool) -> Iterator[tuple[int, float, float, float]]:
    """Yield for each square, and then jail: its number, exact share, counted share, allowed difference."""
    throws = sum(counts)
    for square, share in enumerate(expected(leave=leave)):
        yield square, share, 100 * counts[square] / throws, allowed(share, throws, in_jail=square == IN_JAIL)
