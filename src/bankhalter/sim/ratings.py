"""How strong the entrants of a tournament are: ratings in Elo points, from who finishes before whom.

The model is that of Bradley and Terry: an entrant finishes before another with odds of 10 to the 400th part of the
difference of their points. Points are those of maximum likelihood, over all pairs of a game that did not finish alike.
The pairs of one game hang together, so intervals count games, not pairs: they are normal, from the sandwich estimator
with a game as its unit, which between two entrants is the Fisher information.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from bankhalter.sim.shares import Z_95

POINTS = 400 / log(10)  # of a difference in the logarithm of odds
MOST_STEPS = 200
FAR = 1.0  # longest step, so that none leaps over the maximum for good
CLOSE = 1e-12  # a step that changes nothing any more

Matrix = list[list[float]]
Places = tuple[int, ...]
"""How many finished before each entrant; equal ones finished alike."""


class Rating(NamedTuple):
    """Elo points with their 95 % interval; 0 is the mean of all that are rated.

    Who is always before those rated, or always behind, has no points: any number would be too small. `beyond` then is
    1 or -1, otherwise 0.
    """

    points: float | None
    low: float | None
    high: float | None
    beyond: int


def ratings(games: Iterable[Places], entrants: int) -> tuple[Rating, ...]:
    """Return the rating of each entrant; without points if no two of them are comparable.

    `games` are counted by their places; if they are so already, a Counter will do.
    """
    seen = Counter(games)
    wins = ahead(seen, entrants)
    reach = reaching(wins)
    rated = comparable(reach)
    points, errors = estimated(seen, wins, rated)
    found = []
    for entrant in range(entrants):
        if entrant in rated:
            at = rated.index(entrant)
            half = Z_95 * errors[at]
            found.append(Rating(points[at], points[at] - half, points[at] + half, 0))
        else:
            found.append(Rating(None, None, None, beyond(reach, entrant, rated)))
    return tuple(found)


def ahead(games: Counter[Places], entrants: int) -> list[list[int]]:
    """Return in how many games the entrant of a row finished before that of a column."""
    wins = [[0] * entrants for _ in range(entrants)]
    for places, times in games.items():
        for a in range(entrants):
            for b in range(entrants):
                wins[a][b] += times * (places[a] < places[b])
    return wins


def reaching(wins: Sequence[Sequence[int]]) -> list[list[bool]]:
    """Return whether the entrant of a row finished before that of a column, at least by way of others."""
    entrants = range(len(wins))
    reach = [[wins[a][b] > 0 for b in entrants] for a in entrants]
    for by in entrants:
        for a in entrants:
            for b in entrants:
                reach[a][b] = reach[a][b] or (reach[a][by] and reach[by][b])
    return reach


def comparable(reach: Sequence[Sequence[bool]]) -> list[int]:
    """Return the largest set of entrants of whom none is always before the others; nobody if that is one alone."""
    entrants = range(len(reach))
    sets = [[b for b in entrants if a == b or (reach[a][b] and reach[b][a])] for a in entrants]
    largest = max(sets, key=len)
    return largest if len(largest) > 1 else []


def beyond(reach: Sequence[Sequence[bool]], entrant: int, rated: Sequence[int]) -> int:
    """Return 1 for an entrant that is always before those rated, or before all if nobody is; -1 if behind, else 0."""
    others = rated or [other for other in range(len(reach)) if other != entrant]
    above = all(reach[entrant][other] and not reach[other][entrant] for other in others)
    below = all(reach[other][entrant] and not reach[entrant][other] for other in others)
    return int(above) - int(below)


def estimated(
    games: Counter[Places], wins: Sequence[Sequence[int]], rated: Sequence[int]
) -> tuple[list[float], list[float]]:
    """Return the points of the entrants rated and their standard errors."""
    here = range(len(rated))
    counts = [[wins[a][b] for b in rated] for a in rated]
    strengths = [0.0] * len(rated)
    for _ in range(MOST_STEPS):
        slope = [sum(counts[a][b] - expected(counts, strengths, a, b) for b in here if b != a) for a in here]
        inverse = inverted(curvature(counts, strengths))
        step = [sum(inverse[a][b] * slope[b] for b in here) for a in here]
        longest = max(map(abs, step), default=0.0)
        if longest < CLOSE:
            break
        strengths = [strength + each * min(1.0, FAR / longest) for strength, each in zip(strengths, step, strict=True)]
    inverse = inverted(curvature(counts, strengths))
    spread = product(product(inverse, scatter(games, rated, strengths)), inverse)
    return [POINTS * strength for strength in strengths], [POINTS * sqrt(max(0.0, spread[a][a])) for a in here]


def chance(strengths: Sequence[float], a: int, b: int) -> float:
    """Return the probability that `a` finishes before `b`."""
    return 1 / (1 + exp(strengths[b] - strengths[a]))


def expected(counts: Sequence[Sequence[int]], strengths: Sequence[float], a: int, b: int) -> float:
    """Return in how many of their games `a` is to finish before `b`."""
    return (counts[a][b] + counts[b][a]) * chance(strengths, a, b)


def curvature(counts: Sequence[Sequence[int]], strengths: Sequence[float]) -> Matrix:
    """Return the Fisher information, with 1 added everywhere: that fixes the mean of the strengths at 0."""
    here = range(len(strengths))
    matrix = [[1.0] * len(strengths) for _ in here]
    for a in here:
        for b in here:
            if a != b:
                weight = expected(counts, strengths, a, b) * chance(strengths, b, a)
                matrix[a][a] += weight
                matrix[a][b] -= weight
    return matrix


def scatter(games: Counter[Places], rated: Sequence[int], strengths: Sequence[float]) -> Matrix:
    """Return the squares of what each game adds to the slope, summed up."""
    here = range(len(rated))
    matrix = [[0.0] * len(rated) for _ in here]
    for places, times in games.items():
        at = [places[entrant] for entrant in rated]
        adds = [sum((at[a] < at[b]) - chance(strengths, a, b) for b in here if at[a] != at[b]) for a in here]
        for a in here:
            for b in here:
                matrix[a][b] += times * adds[a] * adds[b]
    return matrix


def product(left: Matrix, right: Matrix) -> Matrix:
    """Return the product of two square matrices."""
    here = range(len(left))
    return [[sum(left[a][c] * right[c][b] for c in here) for b in here] for a in here]


def inverted(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix (Gauss and Jordan; no pivots needed)."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
