"""Where a game is looked at: after each answer of nature, and where a seat does otherwise than a bot would."""

from bankhalter.analysis.stretches import Stretch, stretches_of
from bankhalter.rules.codes import Act
from tests.analysis.courses import EVEN, NEARLY, TO_BUILD, played

A, B = 0, 1


def departures(stretches: list[Stretch]) -> list[list[tuple[int, int, str]]]:
    return [[(each.seat, each.at, each.left) for each in stretch.departures] for stretch in stretches]


def test_every_answer_of_nature_begins_a_stretch() -> None:
    stretches = stretches_of(
        played(EVEN, "A throws 1 2", "A buys", "A ends turn", "B throws 1 1", "B draws inheritance")
    )
    acts = [stretch.step and stretch.step.action.act for stretch in stretches]
    assert acts == [None, Act.THROW, Act.THROW, Act.DRAW]


def test_what_a_bot_does_as_well_is_no_departure() -> None:
    assert departures(stretches_of(played(EVEN, "A throws 1 2", "A buys", "A ends turn", "B throws 1 1"))) == [
        [],
        [],
        [],
    ]


def test_what_a_bot_would_not_do_is_one() -> None:
    lines = ("A throws 1 2", "A declines", "A passes", "B passes", "A ends turn", "B throws 1 1")
    assert departures(stretches_of(played(EVEN, *lines))) == [[], [(A, 2, ""), (A, 3, ""), (B, 4, "")], []]


def test_who_throws_without_building_has_let_something_be() -> None:
    """The moment is that before the throw; there the throw is to come, whatever it will show."""
    stretches = stretches_of(played(TO_BUILD.replace("turn: B", "turn: A"), "A throws 1 2"))
    assert departures(stretches) == [[(A, 0, "build")], []]
    assert stretches[0].departures[0].node.throws


def test_so_has_who_could_have_built_before_the_throw_of_another() -> None:
    """Bots ask A before B throws; what A lets be is A's, not B's."""
    stretches = stretches_of(played(TO_BUILD, "B throws 1 2"))
    assert departures(stretches) == [[(A, 0, "build")], []]
    assert stretches[0].departures[0].node[1:] == (1 << A, False)


def test_a_standard_bot_departs_from_nothing() -> None:
    assert departures(stretches_of(played(TO_BUILD, "B throws 1 2", bots=1 << A))) == [[], []]


def test_what_was_taken_back_did_not_happen() -> None:
    lines = ("A throws 1 2", "A declines", "A takes back 1", "B agrees", "A buys", "A ends turn")
    course = played(EVEN, *lines)
    assert [step.action.act for step in course.steps] == [Act.THROW, Act.BUY, Act.END_TURN]
    assert [step.at for step in course.steps] == [1, 5, 6]


def test_the_last_position_of_a_game_that_is_over_is_looked_at() -> None:
    course = played(NEARLY, "B throws 3 3", "B is bankrupt")
    assert stretches_of(course)[-1].nodes[-1].packed == course.end
