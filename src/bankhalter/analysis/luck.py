"""What a game owes to chance and what to decisions: how both have moved the chances of winning.

The start, luck, a seat's own decisions and those of others add up to how the game ended, 1 for a sole winner.
"""

from collections.abc import Callable, Iterator, Sequence
from math import floor, sqrt

import msgspec

from bankhalter.analysis.course import Course, unpacked
from bankhalter.analysis.samples import BATCH, LEAST, MOST, Sample, variance
from bankhalter.analysis.stretches import stretches_of
from bankhalter.notation.errors import NotationError
from bankhalter.rules.codes import Phase

GAMES = 40_000  # played on in all, about
OF_SHOWN = 300  # from the positions around what stands out
OUTSTANDING = 4  # of a kind
POINTS = 100  # in which chances are read
CERTAIN = 1.96  # standard errors to either side of a 95 % interval

Progress = Callable[[int, int], object]
"""Hears how many games are played, and how many will be, about."""


class LuckError(NotationError):
    """There is no saying what a game owes to chance."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """How one answer of nature or one decision has moved the chances.

    `at`: how many lines the log has after it. `seat`: whose throw, card or decision it was. `shares`, `errors`: the
    change of each seat's chance, -1 to 1, and its standard error. `left`: the act of a bot, in small letters, that the
    seat let be before the throw that came next.
    """

    at: int
    seat: str
    chance: bool
    shares: tuple[float, ...]
    errors: tuple[float, ...]
    left: str = ""


class Breakdown(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's game was made of: its chance at the start, and all that was added to it up to the `outcome`.

    `errors`: the standard errors of start, luck, decisions and others. `points`: start, luck, decisions, others and
    outcome in whole hundredths, of which the first four add up to the last, as the starts of all seats do to 100.
    """

    seat: str
    start: float
    luck: float
    decisions: float
    others: float
    outcome: float
    errors: tuple[float, float, float, float]
    points: tuple[int, ...]


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was made of: a breakdown for every seat, and all changes in their order, from so many `games`."""

    breakdowns: tuple[Breakdown, ...]
    changes: tuple[Change, ...]
    games: int


class Outstanding(msgspec.Struct, frozen=True, kw_only=True):
    """What did most for, or to, the seat whose throw, card or decision it was; the most first."""

    lucky: tuple[Change, ...]
    unlucky: tuple[Change, ...]
    best: tuple[Change, ...]
    worst: tuple[Change, ...]


def luck_of(course: Course, games: int = GAMES, progress: Progress = lambda _done, _total: None) -> Luck:
    """Return what a finished game was made of, measured against standard bots, with about so many games played on.

    The same course and number give the same figures. Raise LuckError for a game that goes on or has an agreed time.
    """
    check(course)
    stretches = stretches_of(course)
    samples = [Sample(course.board, len(course.seats), each, number) for number, each in enumerate(stretches)]
    nodes = sum(len(sample.nodes) for sample in samples)
    first = max(LEAST, min(MOST, games // (2 * nodes)))
    total, played = max(games, first * nodes), 0
    for sample in samples:
        played += sample.play(first)
        progress(played, total)
    while played < total and (best := max(samples, key=lambda sample: sample.gain)).gain > 0:
        played += best.play(BATCH)
        progress(min(played, total), total)
    for sample in around(samples, course.seats):
        played += sample.play(OF_SHOWN - sample.games)
    changes = tuple(change for change, _ in changes_of(samples, course.seats))
    return Luck(breakdowns=breakdowns_of(samples, course.seats, changes), changes=changes, games=played)


def check(course: Course) -> None:
    """Raise LuckError for a game that goes on or has an agreed time."""
    if unpacked(course.end).phase != Phase.OVER:
        raise LuckError("error-luck-not-over")
    if course.board.timed:
        raise LuckError("error-luck-timed")


def around(samples: Sequence[Sample], seats: Sequence[str]) -> list[Sample]:
    """Return the samples by which what stands out is known, where it is not known well.

    They are looked at again, as the greatest of many uncertain figures are too great.
    """
    found = list(changes_of(samples, seats))
    shown = outstanding(Luck(breakdowns=(), changes=tuple(change for change, _ in found), games=0), seats, certain=0)
    listed = {id(change) for kind in msgspec.structs.astuple(shown) for change in kind}
    wanted = {sample.number: sample for change, of in found if id(change) in listed for sample in of}
    return [sample for sample in wanted.values() if sample.games < OF_SHOWN]


def changes_of(samples: Sequence[Sample], seats: Sequence[str]) -> Iterator[tuple[Change, tuple[Sample, ...]]]:
    """Yield all changes in their order, each with the samples by which it is known."""
    for number, sample in enumerate(samples):
        step = sample.stretch.step
        if step is not None:
            before = samples[number - 1]
            errors = [before.at(-1, seat) + sample.at(0, seat) for seat in range(len(seats))]
            shares = difference(before.means[-1], sample.means[0])
            yield change(seats[step.action.seat], step.at, shares, errors, chance=True), (before, sample)
        for node, each in enumerate(sample.stretch.departures):
            errors = [sample.between(node, node + 1, seat) for seat in range(len(seats))]
            shares = difference(sample.means[node], sample.means[node + 1])
            yield change(seats[each.seat], each.at, shares, errors, left=each.left), (sample,)


def change(
    seat: str, at: int, shares: Sequence[float], variances: Sequence[float], *, chance: bool = False, left: str = ""
) -> Change:
    """Return a change, its errors from their squares."""
    errors = tuple(map(sqrt, variances))
    return Change(at=at, seat=seat, chance=chance, shares=tuple(shares), errors=errors, left=left)


def difference(before: Sequence[float], after: Sequence[float]) -> list[float]:
    """Return by how much each share has grown."""
    return [late - early for early, late in zip(before, after, strict=True)]


def breakdowns_of(samples: Sequence[Sample], seats: Sequence[str], changes: Sequence[Change]) -> tuple[Breakdown, ...]:
    """Return what each seat's game was made of."""
    starts = whole_points(samples[0].means[0], POINTS)
    return tuple(breakdown_of(samples, seat, name, changes, starts[seat]) for seat, name in enumerate(seats))


def breakdown_of(samples: Sequence[Sample], seat: int, name: str, changes: Sequence[Change], start: int) -> Breakdown:
    """Return what one seat's game was made of; `start` in whole points."""
    outcome = samples[-1].means[-1][seat]
    luck = sum(each.shares[seat] for each in changes if each.chance)
    decisions = sum(each.shares[seat] for each in changes if not each.chance and each.seat == name)
    others = sum(each.shares[seat] for each in changes if not each.chance and each.seat != name)
    whole = round(POINTS * outcome)
    return Breakdown(
        seat=name,
        start=samples[0].means[0][seat],
        luck=luck,
        decisions=decisions,
        others=others,
        outcome=outcome,
        errors=errors_of(samples, seat),
        points=(start, *whole_points((luck, decisions, others), whole - start), whole),
    )


def whole_points(parts: Sequence[float], total: int) -> tuple[int, ...]:
    """Return parts in whole hundredths that add up to `total`: what is missing goes to the largest remainders."""
    exact = [round(POINTS * part, 6) for part in parts]  # what is nothing but for the last bits stays nothing
    found = [floor(part) for part in exact]
    largest = sorted(range(len(found)), key=lambda part: found[part] - exact[part])
    for missing in range(total - sum(found)):
        found[largest[missing % len(found)]] += 1
    return tuple(found)


def errors_of(samples: Sequence[Sample], seat: int) -> tuple[float, float, float, float]:
    """Return the standard errors of a seat's start, luck, decisions and others.

    Luck is what the rest leaves of the outcome, which is certain; so it is as uncertain as the rest together.
    """
    first, *later = samples
    luck = first.at(-1, seat) + sum(sample.between(0, -1, seat) for sample in later)
    moved = [
        sum(variance_of_mean(sample, seat, own=own) for sample in samples if sample.stretch.departures)
        for own in (True, False)
    ]
    return sqrt(first.at(0, seat)), sqrt(luck), sqrt(moved[0]), sqrt(moved[1])


def variance_of_mean(sample: Sample, seat: int, *, own: bool) -> float:
    """Return how uncertain is what decisions did to a seat in a stretch."""
    return variance(sample.moved(seat, own=own)) / sample.games


def outstanding(luck: Luck, seats: Sequence[str], *, certain: float = CERTAIN) -> Outstanding:
    """Return what stands out, of each kind a few: what lies so many standard errors from 0."""
    places = {name: seat for seat, name in enumerate(seats)}

    def most(*, chance: bool, sign: int) -> tuple[Change, ...]:
        def size(each: Change) -> float:
            return sign * each.shares[places[each.seat]]

        found = [each for each in luck.changes if each.chance is chance and size(each) > 0]
        sure = [each for each in found if size(each) > certain * each.errors[places[each.seat]]]
        return tuple(sorted(sure, key=size, reverse=True)[:OUTSTANDING])

    return Outstanding(
        lucky=most(chance=True, sign=1),
        unlucky=most(chance=True, sign=-1),
        best=most(chance=False, sign=1),
        worst=most(chance=False, sign=-1),
    )
