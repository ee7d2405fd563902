"""Whole games: the tally against an independent walk over the same actions, and what can neither come nor go."""

from functools import cache

import pytest

from bankhalter.batch.codes import Bot, Column, Way
from bankhalter.batch.layout import Tally
from bankhalter.play.game import Game
from bankhalter.rules.codes import BANK, Cause, Event
from bankhalter.rules.layout import LOTS, SEATS, SQUARES, Board, State
from bankhalter.rules.start import start
from bankhalter.rules.titles import pass_title
from tests.batch.naive import Naive
from tests.batch.tables import Batch, actions_of, filled
from tests.laws.tables import NAMES, kind

FOUR = (Bot.STANDARD,) * 4
MIXED = (Bot.RANDOM, Bot.STANDARD, Bot.NOVICE)
KINDS = [
    (kind("sonic-boom"), FOUR, 500),
    (kind("sonic-boom", rent="automatic"), (Bot.RANDOM,) * 3, 60),
    (kind("banking"), MIXED, 60),
    (kind("banking", minutes=20), (Bot.STANDARD, Bot.WALKER, Bot.NOVICE), 500),
    (kind("classic-de", salary="after_landing"), FOUR, 500),
    (kind("dc", short=True), FOUR, 500),
    (kind("banking", short=True, first="thrown"), FOUR, 500),
    (kind("bond-007", speed_die=True), (Bot.STANDARD, Bot.RANDOM, Bot.STANDARD), 80),
    (kind("classic-us", rent="automatic"), (Bot.NOVICE,) * 3, 150),
    (kind("sonic"), (Bot.STANDARD, Bot.WALKER_STAYS), 60),
    (kind("sonic-boom", rent="automatic"), MIXED, 100),
    (kind("banking"), (Bot.RANDOM,) * 4, 100),
]
SCARCE = {len(KINDS) - 2: (5, 1), len(KINDS) - 1: (3, 1)}  # houses and hotels of kinds in which they run short
GAMES = 2
IDS = [f"{tried} {len(bots)}" for tried, bots, _ in KINDS]


def position_of(number: int) -> tuple[Board, State]:
    """The board and the start; where buildings are scarce every seat has a whole group and may build."""
    tried, bots, _ = KINDS[number]
    b, s = tried.table(len(bots)).board, State()
    b.houses, b.hotels = SCARCE.get(number, (b.houses, b.hotels))
    start(b, s, len(bots))
    if number in SCARCE:
        for lot in range(LOTS):
            pass_title(b, s, lot, b.group[lot] if b.group[lot] < len(bots) else BANK)
    return b, s


@cache
def batch(number: int) -> tuple[Board, Batch]:
    _, bots, rounds = KINDS[number]
    b, s = position_of(number)
    return b, Batch(b, bots, GAMES, position=s, most_rounds=rounds)


def fresh(number: int) -> Game:
    tried, bots, _ = KINDS[number]
    b, s = position_of(number)
    game = Game(tried.edition, NAMES[: len(bots)], {"first": "seat", **dict(tried.options)})
    game.table.board.unpack(b.pack())
    game.state.unpack(s.pack())
    return game


@pytest.mark.parametrize("number", range(len(KINDS)), ids=IDS)
def test_the_tally_is_what_a_walk_over_the_same_actions_sums_up(number: int) -> None:
    _, bots, rounds = KINDS[number]
    b, played = batch(number)
    naive = Naive(b)
    for game in range(GAMES):
        walked = fresh(number)
        naive.walk(walked, actions_of(b, played.position, bots, game, rounds))
        assert played.rows[game][Column.CASH : Column.CASH + SEATS] == walked.state.cash
    for name in Tally.LENGTHS:
        if name != "statuses":
            expected = {place: n for place, n in sorted(naive.sums.get(name, {}).items()) if n}
            assert filled(getattr(played.tally, name)) == expected, name


@pytest.mark.parametrize("number", range(len(KINDS)), ids=IDS)
def test_nothing_comes_from_nowhere(number: int) -> None:
    b, played = batch(number)
    t, rows = played.tally, played.rows
    for row in rows:
        for seat in range(played.position.seats):
            flows = [row[c + seat] for c in (Column.FROM_BANK, Column.FROM_SEATS, Column.TO_BANK, Column.TO_SEATS)]
            assert row[Column.CASH + seat] == b.start_cash + flows[0] + flows[1] - flows[2] - flows[3]
    held = sum(sum(row[Column.CASH : Column.CASH + SEATS]) for row in rows)
    brought = GAMES * played.position.seats * b.start_cash
    assert held - brought == sum(t.paid_by_bank) - sum(t.paid_to_bank)
    assert sum(t.rent_income) == t.paid_among_seats[Cause.RENT] == paid(rows, Column.RENT_PAID)
    assert paid(rows, Column.RENT_RECEIVED) == paid(rows, Column.RENT_PAID)
    assert sum(t.bought_for) == t.paid_to_bank[Cause.PRICE]
    assert sum(t.won_for) == t.paid_to_bank[Cause.AUCTION]
    assert sum(t.sold_for) == t.paid_by_bank[Cause.BUILDING_SALE]
    assert sum(t.built_for) == t.paid_to_bank[Cause.BUILDING] + t.paid_to_bank[Cause.BUILDING_AUCTION]


def paid(rows: list[list[int]], block: Column) -> int:
    return sum(sum(row[block : block + SEATS]) for row in rows)


@pytest.mark.parametrize("number", range(len(KINDS)), ids=IDS)
def test_landings_are_moves_and_counts_agree(number: int) -> None:
    _, played = batch(number)
    t, rows = played.tally, played.rows
    moved = sum(t.landings[: Way.JAIL * SQUARES])
    assert moved == t.events[Event.MOVED] + t.events[Event.JUMPED]
    assert sum(t.landings[Way.JAIL * SQUARES :]) == t.events[Event.JAILED] == paid(rows, Column.JAILED)
    assert sum(t.built) == t.events[Event.BUILT] == paid(rows, Column.BUILT)
    assert sum(t.won) == paid(rows, Column.WON)
    assert sum(t.bought) == paid(rows, Column.BOUGHT)
    assert 2 * t.events[Event.ACCEPTED] == paid(rows, Column.TRADES)
    assert sum(t.bankruptcies) == t.events[Event.BANKRUPT]
    assert sum(t.statuses) == GAMES == t.reached[0]
    assert sum(t.worth_bins) == sum(t.reached) * played.position.seats


def test_these_games_try_everything_that_is_counted() -> None:
    tried = {
        name for number in range(len(KINDS)) for name in Tally.LENGTHS if any(getattr(batch(number)[1].tally, name))
    }
    assert tried == set(Tally.LENGTHS)
