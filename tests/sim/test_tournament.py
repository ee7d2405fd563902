"""Tournaments: who finished before whom, counted by hand on made-up outcomes, and games that anybody can repeat."""

import pickle
from dataclasses import replace
from itertools import permutations

import pytest

from bankhalter.editions import load, make_board, parse_options
from bankhalter.play.errors import SittingError
from bankhalter.rules.layout import Board
from bankhalter.sim.outcomes import Outcome, play_game
from bankhalter.sim.seating import seating
from bankhalter.sim.tournament import Tournament, play_tournament
from bankhalter.words.errors import SpokenError
from tests.sim.sums import summed

BOTS = ("standard", "novice", "random")

FIRST = Outcome((0, 1, 2), (True, False, False), 10, over=True)
SECOND = Outcome((1, 0, 2), (False, True, False), 40, over=True)
SHARED = Outcome((0, 0, 2), (True, True, False), 20, over=True)
BROKEN = Outcome((2, 1, 0), (False, False, False), 500, over=False)


def board(name: str = "sonic-boom", **options: str | bool | int) -> Board:
    edition = load(name)
    return make_board(edition, parse_options(edition, options))


def made_up(*outcomes: Outcome) -> Tournament:
    return summed(BOTS, outcomes, len(outcomes))


def test_wins_are_counted_of_all_games_and_a_shared_win_for_both() -> None:
    result = made_up(FIRST, SECOND, SHARED, BROKEN)
    assert [result.wins(k)[:2] for k in range(3)] == [(2, 4), (2, 4), (0, 4)]


def test_who_finished_before_whom_leaves_out_games_in_which_they_finished_alike() -> None:
    result = made_up(FIRST, SECOND, SHARED, BROKEN)
    assert result.ahead(0, 1)[:2] == (1, 3)
    assert result.ahead(1, 0)[:2] == (2, 3)
    assert result.ahead(0, 2)[:2] == (3, 4)
    assert result.ahead(2, 0)[:2] == (1, 4)


def test_lengths_and_games_broken_off() -> None:
    result = made_up(FIRST, SECOND, SHARED, BROKEN)
    assert result.broken_off == 1
    assert result.mean_rounds() == 142.5
    assert [result.rounds_within(part) for part in (0.25, 0.5, 0.51, 0.9, 1)] == [10, 20, 40, 500, 500]


def test_a_tournament_without_games_says_nothing() -> None:
    result = made_up()
    assert result.games == 0
    assert result.wins(0) == (0, 0, 0.0, 1.0)
    assert (result.mean_rounds(), result.rounds_within(0.5)) == (0, 0)


def test_everybody_sits_everywhere_equally_often() -> None:
    assert [seating(3, game) for game in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    for entrants in range(2, 6):
        for start in (0, entrants, 7 * entrants):
            block = [seating(entrants, start + k) for k in range(entrants)]
            assert all(sorted(column) == list(range(entrants)) for column in zip(*block, strict=True))


def test_after_all_orders_were_used_once_they_begin_again() -> None:
    orders = [seating(4, game) for game in range(24)]
    assert sorted(orders) == sorted(permutations(range(4)))
    assert [seating(4, game) for game in range(24, 48)] == orders


def test_the_outcome_belongs_to_the_entrant_wherever_it_sits() -> None:
    """Walkers own nothing and cannot win against a standard bot, in whatever order they sit."""
    for game in range(3):
        outcome = play_game(board(), ("walker", "standard", "walker-stays"), 1, game)
        assert outcome.over
        assert outcome.won == (False, True, False)
        assert outcome.places[1] == 0
        assert sorted(outcome.places) == [0, 1, 2]


def test_a_game_broken_off_has_no_winner_and_ranks_by_worth() -> None:
    outcome = play_game(board(), BOTS, 1, 0, rounds=3)
    assert (outcome.over, outcome.rounds, outcome.won) == (False, 3, (False, False, False))
    assert sorted(outcome.places) == [0, 1, 2]


def test_a_timed_game_is_over_in_time() -> None:
    outcome = play_game(board("banking", minutes=4), BOTS, 1, 0)
    assert outcome.over
    assert outcome.rounds in {4, 5}
    assert any(outcome.won)


def test_the_seed_alone_decides_whatever_the_number_of_processes() -> None:
    b = board("banking", minutes=3)
    alone, together = (play_tournament(b, BOTS, 20, 5, processes=n) for n in (1, 2))
    assert alone == together
    assert alone.games == 20
    assert play_tournament(b, BOTS, 20, 6, processes=1) != alone


def test_more_games_begin_like_fewer() -> None:
    b = board("banking", minutes=2)
    few, many = (play_tournament(b, BOTS, games, 5, processes=1) for games in (5, 10))
    outcomes = [play_game(b, BOTS, 5, game) for game in range(10)]
    assert few == summed(BOTS, outcomes[:5], 5)
    assert many == summed(BOTS, outcomes, 10)


def test_a_tournament_keeps_sums_not_games() -> None:
    few, many = (summed(BOTS, (FIRST, SECOND, SHARED, BROKEN) * times, 0) for times in (100, 10_000))
    assert (few.games, many.games) == (400, 40_000)
    assert len(pickle.dumps(many)) <= len(pickle.dumps(few)) + 20  # longer numbers, no more of them


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    play_tournament(
        board("banking", minutes=1), BOTS, 20, 5, processes=1, progress=lambda *numbers: told.append(numbers)
    )
    assert told == [(8, 20), (16, 20), (20, 20)]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupt_gives_the_result_so_far(processes: int) -> None:
    def interrupt(played: int, _planned: int) -> None:
        if played == 16:
            raise KeyboardInterrupt

    b = board("banking", minutes=1)
    result = play_tournament(b, BOTS, 40, 5, processes=processes, progress=interrupt)
    assert (result.games, result.planned) == (16, 40)
    assert replace(result, planned=16) == play_tournament(b, BOTS, 16, 5, processes=1)


def test_the_same_bot_may_be_named_twice() -> None:
    result = play_tournament(board("banking", minutes=1), ["walker", "walker"], 2, 5, processes=1)
    assert result.entrants == ("walker", "walker")
    assert result.games == 2


def test_unknown_bots_and_impossible_numbers_are_refused() -> None:
    b = board()
    with pytest.raises(SittingError, match="clever"):
        play_tournament(b, ["standard", "clever"], 1, 5)
    for entrants in (["standard"], ["standard"] * 7):
        with pytest.raises(SpokenError, match="needs 2 to 6 bots"):
            play_tournament(b, entrants, 1, 5)
    for games, processes in ((0, 1), (1, 0)):
        with pytest.raises(SpokenError, match=r"[Aa]t least one"):
            play_tournament(b, BOTS, games, 5, processes=processes)


def test_standard_plays_better_than_novice_and_novice_than_random() -> None:
    result = play_tournament(board(), BOTS, 30, 1, processes=1)
    assert result.broken_off == 0
    assert result.ahead(0, 1).low > 0.5
    assert result.ahead(1, 2).low > 0.5
    assert result.wins(0).low > result.wins(1).high
