"""Whole games of walkers, and where their throws end, from the sums over all games; compiled, 100 million in minutes.

The sums count every landing. A throw ends where the token landed, unless a card of that square moved it on: these are
known by deck, not by square, so the squares of a deck are compared as one.
"""

from collections.abc import Iterator

from bankhalter.batch.codes import Way
from bankhalter.editions import load, make_board, parse_options
from bankhalter.rules.codes import CardEffect, Event, Square
from bankhalter.rules.layout import CARDS, SQUARES
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.running import run
from bankhalter.sim.totals import Totals
from tests.movement.walking import IN_JAIL, allowed, expected

EDITION, OPTIONS = "classic-us", {"first": "seat"}
SEATS = 2
ROUNDS = 2_000  # long games, so that the start on GO hardly shows
START = 0.01  # points by which it does
MOVING = (
    CardEffect.MOVE_TO,
    CardEffect.MOVE_BACK_TO,
    CardEffect.STEPS_BACK,
    CardEffect.NEAREST_STATION,
    CardEffect.NEAREST_UTILITY,
    CardEffect.GO_TO_JAIL,
)
DECKS = {"chance": Square.CHANCE, "community": Square.COMMUNITY}  # in the order of the decks

Line = tuple[str, float, float, float]
"""What, its exact share, the share counted, and by how much they may differ; in percent of the throws."""


def walked(throws: int, seed: int) -> Totals:
    """Return the sums over about so many throws; who comes to jail leaves it at once."""
    limits = Limits(most_rounds=ROUNDS, chunk=1)
    plan = make_plan(EDITION, ["walker"] * SEATS, options=OPTIONS, seed=seed, limits=limits)
    totals = Totals(plan)
    for chunk in run(plan, max(1, throws // (SEATS * ROUNDS))):
        totals.add_tally(chunk)
    return totals


def ends(totals: Totals) -> Iterator[tuple[str, list[int], int]]:
    """Yield each square without cards, the squares of each deck, and jail, with the throws that ended there."""
    board = make_board(load(EDITION), parse_options(load(EDITION), OPTIONS))
    landings = totals.tally("landings").reshape(len(Way), SQUARES)
    visits = landings[Way.THROW] + landings[Way.CARD]
    for square in range(SQUARES):
        if board.kind[square] not in {*DECKS.values(), Square.GO_TO_JAIL}:
            yield str(square), [square], int(visits[square])
    for deck, (name, kind) in enumerate(DECKS.items()):
        those = [square for square in range(SQUARES) if board.kind[square] == kind]
        cards = range(deck * CARDS, (deck + 1) * CARDS)
        left = sum(int(totals.tally("cards")[card]) for card in cards if board.card_effect[card] in MOVING)
        yield name, those, int(visits[those].sum()) - left
    yield "jail", [IN_JAIL], int(landings[Way.JAIL].sum())


def compared(totals: Totals) -> Iterator[Line]:
    """Yield how the throws that were counted compare with the exact shares; what is allowed of squares adds up."""
    throws, shares = int(totals.tally("events")[Event.THROWN]), expected(leave=True)
    for name, squares, counted in ends(totals):
        most = sum(START + allowed(shares[square], throws, in_jail=square == IN_JAIL) for square in squares)
        yield name, sum(shares[square] for square in squares), 100 * counted / throws, most
