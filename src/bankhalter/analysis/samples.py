"""Games that bots play on from the positions of a game, shared out so that as much as possible is learnt from them."""

from bankhalter.analysis.chances import Shares, mean, played_on
from bankhalter.analysis.stretches import Stretch
from bankhalter.rules.layout import Board

LEAST, MOST = 20, 100  # games from each position at first
BATCH = 50  # further ones from all positions of a stretch
ENOUGH = 1000  # from a position
SPAN = 1 << 20  # numbers of games that a stretch has for itself


class Sample:
    """The games played on from the positions of a stretch: the same from each, and others than in other stretches."""

    def __init__(self, board: Board, seats: int, stretch: Stretch, number: int) -> None:
        self.board, self.seats, self.stretch, self.number = board, seats, stretch, number
        self.nodes = stretch.nodes
        self.outcomes: list[list[Shares]] = [[] for _ in self.nodes]
        self.means: list[Shares] = []
        self.noise = 0.0  # what one game adds to the variances of all breakdowns, were there only one

    @property
    def games(self) -> int:
        """How many games were played on from each position."""
        return len(self.outcomes[0])

    @property
    def gain(self) -> float:
        """How much each game of a further batch would take off all variances of breakdowns; 0 if there are enough."""
        if self.games >= ENOUGH:
            return 0
        return self.noise / (self.games * (self.games + BATCH) * len(self.nodes))

    def play(self, games: int) -> int:
        """Play further games from each position; return how many that were."""
        first = self.number * SPAN + self.games
        for outcomes, node in zip(self.outcomes, self.nodes, strict=True):
            outcomes.extend(played_on(self.board, node, self.seats, first, games))
        self.means = list(map(mean, self.outcomes))
        self.noise = sum(variance(self.moved(seat, own=own)) for seat in range(self.seats) for own in (True, False))
        if self.number == 0:
            self.noise += sum(variance([each[seat] for each in self.outcomes[0]]) for seat in range(self.seats))
        return games * len(self.nodes)

    def moved(self, seat: int, *, own: bool) -> list[float]:
        """Return for each game by how much decisions of the seat, or of the others, have moved its chance."""
        steps = [number for number, each in enumerate(self.stretch.departures) if (each.seat == seat) is own]
        found = self.outcomes
        return [
            sum(found[step + 1][game][seat] - found[step][game][seat] for step in steps) for game in range(self.games)
        ]

    def between(self, one: int, other: int, seat: int) -> float:
        """Return the variance of how much the chance of a seat changes from one position of the stretch to another."""
        pairs = zip(self.outcomes[one], self.outcomes[other], strict=True)
        return variance([after[seat] - before[seat] for before, after in pairs]) / self.games

    def at(self, node: int, seat: int) -> float:
        """Return the variance of the chance of a seat at a position."""
        return variance([each[seat] for each in self.outcomes[node]]) / self.games


def variance(numbers: list[float]) -> float:
    """Return the variance of what a sample is from."""
    middle = sum(numbers) / len(numbers)
    return sum((each - middle) ** 2 for each in numbers) / max(1, len(numbers) - 1)
