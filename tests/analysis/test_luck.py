"""What a game owes to luck and to decisions, in games whose chances are known by hand."""

import msgspec
import pytest

from bankhalter.analysis import luck as counting
from bankhalter.analysis.course import Course
from bankhalter.analysis.luck import Breakdown, Change, Luck, LuckError, luck_of, outstanding, whole_points
from tests.analysis.courses import EVEN, GIFT, NEARLY, TO_BUILD, played

A, B = 0, 1
GAMES = 300
FAR = 4  # standard errors, further than which nothing that is right comes to lie
DEADLY = 21 / 36
ORDER = {"first": "thrown"}


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test be quick, also where the rules are not compiled."""
    monkeypatch.setattr(counting, "OF_SHOWN", 60)


def breakdowns(course: Course, games: int = GAMES) -> tuple[Breakdown, ...]:
    return luck_of(course, games).breakdowns


def deadly() -> Course:
    return played(NEARLY, "B throws 3 3", "B is bankrupt")


def mixed() -> Course:
    """Return a game of throws, purchases and mistakes that B gives up."""
    return played(
        EVEN, "A throws 1 2", "A declines", "A passes", "B passes", "A ends turn", "B throws 2 4", "B buys",
        "B ends turn", "A throws 5 6", "A declines", "A passes", "B passes", "A ends turn", "B gives up",
    )  # fmt: skip


def test_start_luck_decisions_and_those_of_others_add_up_to_the_outcome() -> None:
    for course in (deadly(), mixed()):
        for each in breakdowns(course):
            assert each.start + each.luck + each.decisions + each.others == pytest.approx(each.outcome, abs=1e-9)
    assert [each.outcome for each in breakdowns(mixed())] == [1, 0]


def test_what_is_read_in_whole_points_adds_up_as_well() -> None:
    for course in (deadly(), mixed()):
        found = breakdowns(course)
        assert sum(each.points[0] for each in found) == 100
        for each in found:
            *parts, outcome = each.points
            assert (sum(parts), outcome) == (outcome, round(100 * each.outcome))
            for exact, whole in zip((each.start, each.luck, each.decisions, each.others), parts, strict=True):
                assert abs(100 * exact - whole) < 1


def test_what_rounding_leaves_goes_to_the_largest_remainders() -> None:
    """Each for itself, the first would be -34, -4 and 13, and the second 52 and 49."""
    assert whole_points((-0.343, -0.04, 0.126), -26) == (-34, -4, 12)
    assert whole_points((0.515, 0.485), 100) == (52, 48)
    assert whole_points((0.0, 1 / 6, 0.0), 17) == (0, 17, 0)
    assert whole_points((0.75 - 1e-12, 1e-12, 0.0), 75) == (75, 0, 0)


def test_the_changes_of_all_seats_cancel() -> None:
    for each in luck_of(mixed(), GAMES).changes:
        assert sum(each.shares) == pytest.approx(0, abs=1e-9)


def test_a_throw_that_decides_is_luck_and_nothing_else() -> None:
    """B dies of 21 throws in 36 at once, so its chance was at most 15/36; a bot would have gone bankrupt as well."""
    a, b = breakdowns(deadly())
    assert a.start >= DEADLY - FAR * a.errors[0]
    assert (a.decisions, a.others, b.decisions, b.others) == (0, 0, 0, 0)
    assert a.luck == pytest.approx(1 - a.start)
    assert b.luck == pytest.approx(-b.start)


def test_before_it_is_thrown_for_who_begins_both_have_a_half() -> None:
    """Both are alike then, by symmetry; and who gives up loses all that is left to it."""
    course = played("seats: [A, B]\nphase: order\n", "A throws 1 2", "B throws 1 3", "B gives up", options=ORDER)
    a, b = breakdowns(course, 800)
    assert a.start == pytest.approx(0.5, abs=FAR * a.errors[0])
    assert a.luck + a.others == pytest.approx(1 - a.start)
    assert a.luck == pytest.approx(0, abs=0.1 + FAR * a.errors[1])
    assert b.decisions == pytest.approx(-a.others)
    assert (a.decisions, b.others) == (0, 0)


def test_who_lets_building_be_pays_for_it() -> None:
    """B stands 7, 9 and 10 squares before the group of A, on which a bot builds first."""
    luck = luck_of(played(TO_BUILD, "B throws 1 2", "B gives up"), 600)
    left = next(each for each in luck.changes if each.left)
    assert (left.seat, left.at, left.left, left.chance) == ("A", 0, "build", False)
    assert left.shares[A] < -2 * left.errors[A]


def test_a_gift_that_makes_the_other_win_is_a_bad_decision() -> None:
    luck = luck_of(played(GIFT, "A offers B lot 39, 1400 for nothing", "B accepts A", "A gives up"), 600)
    *gift, gave_up = luck.changes
    given = sum(each.shares[A] for each in gift)
    assert given < -0.1
    assert {each.seat for each in luck.changes if each.shares[A]} == {"A"}  # B accepts as a bot does
    assert given + gave_up.shares[A] == pytest.approx(-luck.breakdowns[A].start)


def test_the_same_game_gives_the_same_figures() -> None:
    assert luck_of(mixed(), GAMES) == luck_of(mixed(), GAMES)


def test_more_games_make_them_surer() -> None:
    few, many = (luck_of(mixed(), games).breakdowns[A].errors for games in (200, 1000))
    assert all(after < before for before, after in zip(few, many, strict=True))


def test_how_far_it_is_is_told() -> None:
    heard: list[tuple[int, int]] = []
    luck_of(mixed(), GAMES, lambda done, total: heard.append((done, total)))
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]


def test_a_game_that_goes_on_or_has_an_agreed_time_has_no_luck_yet() -> None:
    with pytest.raises(LuckError):
        luck_of(played(EVEN, "A throws 1 2"), GAMES)
    course = mixed()
    course.board.timed = 60
    with pytest.raises(LuckError):
        luck_of(course, GAMES)


def change(at: int, seat: str, share: float, error: float, *, chance: bool) -> Change:
    shares = (share, -share) if seat == "A" else (-share, share)
    return Change(at=at, seat=seat, chance=chance, shares=shares, errors=(error, error))


def test_what_stands_out_is_what_is_great_and_certain() -> None:
    great, greater = change(1, "A", 0.2, 0.05, chance=True), change(5, "B", 0.4, 0.1, chance=True)
    unsure, bad = change(7, "A", 0.3, 0.2, chance=True), change(9, "B", -0.3, 0.05, chance=False)
    found = outstanding(Luck(breakdowns=(), changes=(great, greater, unsure, bad), games=0), ("A", "B"))
    assert msgspec.structs.astuple(found) == ((greater, great), (), (), (bad,))
