"""Tournaments of made-up games."""

from collections.abc import Iterable, Sequence

from bankhalter.sim.outcomes import Outcome
from bankhalter.sim.tournament import Tournament


def summed(entrants: Sequence[str], outcomes: Iterable[Outcome], planned: int) -> Tournament:
    """Return the tournament that these games make."""
    tournament = Tournament(tuple(entrants), planned)
    for outcome in outcomes:
        tournament.add(outcome)
    return tournament
