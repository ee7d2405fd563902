"""The streams of chance: fair, and independent of one another. Seeds are fixed, so that nothing flakes."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest

from bankhalter.compiled import loaded
from bankhalter.rules.stream import MASK, draw_below, next_word, seed_stream

DRAWS = 120_000
LIKELY = 4.0  # standard deviations that a fair stream goes beyond once in some ten thousand seeds
SIDES = 6
KNOWN = (3616532150, 3789868393)  # of sfc32 for this seed

Draw = Callable[[list[int], int], int]


def stream(seed: int, game: int, lane: int) -> list[int]:
    words = [0] * 4
    seed_stream(words, seed, game, lane)
    return words


def dice(seed: int, game: int, lane: int, count: int = DRAWS) -> list[int]:
    """Return throws of one die, compiled where that is at hand: the streams are the same."""
    extension = loaded()
    draw: Draw = extension.draw_below if extension else draw_below
    words = stream(seed, game, lane)
    return [draw(words, SIDES) for _ in range(count)]


def comes_as(seen: Sequence[int], shares: Sequence[float]) -> bool:
    """Whether numbers come by their shares: chi-square, made normal as Wilson and Hilferty do."""
    counts, freedom = Counter(seen), len(shares) - 1
    expected = [len(seen) * share for share in shares]
    chi_square = sum((counts[kind] - often) ** 2 / often for kind, often in enumerate(expected))
    spread = 2 / (9 * freedom)
    root: float = (chi_square / freedom) ** (1 / 3)
    return abs(root - (1 - spread)) < LIKELY * float(spread**0.5)


def is_even(seen: Sequence[int], kinds: int) -> bool:
    """Whether numbers below `kinds` come equally often."""
    return comes_as(seen, [1 / kinds] * kinds)


def pairs(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [SIDES * a + b for a, b in zip(one, other, strict=True)]


@pytest.mark.parametrize("seed", [1, 2, 2026, MASK])
def test_dice_are_fair(seed: int) -> None:
    assert is_even(dice(seed, 1, 0), SIDES)


@pytest.mark.parametrize("seed", [1, 2, 2026, MASK])
def test_the_next_throw_does_not_depend_on_the_last(seed: int) -> None:
    thrown = dice(seed, 1, 0)
    assert is_even(pairs(thrown[:-1], thrown[1:]), SIDES * SIDES)


@pytest.mark.parametrize("lane", range(1, 7))
def test_lanes_of_one_game_are_independent(lane: int) -> None:
    assert is_even(pairs(dice(7, 3, 0), dice(7, 3, lane)), SIDES * SIDES)


@pytest.mark.parametrize("other", [1, 2, 1 << 16, 1 << 31])
def test_games_of_one_seed_are_independent(other: int) -> None:
    assert is_even(pairs(dice(7, 0, 0), dice(7, other, 0)), SIDES * SIDES)


def test_neighbouring_seeds_are_independent() -> None:
    assert is_even(pairs(dice(7, 0, 0), dice(8, 0, 0)), SIDES * SIDES)


def test_first_throws_over_many_games_are_fair() -> None:
    assert is_even([draw_below(stream(5, game, 0), SIDES) for game in range(20_000)], SIDES)


def run_lengths(thrown: Sequence[int]) -> Iterator[int]:
    """Yield how often the same number came in a row, minus one; long runs count as 3."""
    length = 0
    for last, now in pairwise(thrown):
        if last == now:
            length += 1
        else:
            yield min(length, 3)
            length = 0


def test_runs_of_one_number_have_their_lengths() -> None:
    assert comes_as(list(run_lengths(dice(11, 0, 0))), [5 / 6, 5 / 36, 5 / 216, 1 / 216])


def test_a_biased_die_would_be_noticed() -> None:
    thrown = dice(1, 1, 0)
    assert not is_even([0 if n % 100 == 0 else face for n, face in enumerate(thrown)], SIDES)
    assert not is_even(pairs(thrown, thrown), SIDES * SIDES)


def test_words_use_all_their_bits() -> None:
    words = stream(3, 0, 0)
    drawn = [next_word(words) for _ in range(20_000)]
    assert all(is_even([word >> bit & 1 for word in drawn], 2) for bit in range(32))


def test_the_stream_stays_the_one_it_is() -> None:
    words = stream(5, 6, 7)
    assert (next_word(words), next_word(words)) == KNOWN
