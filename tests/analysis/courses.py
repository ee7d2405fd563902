"""Games for tests, played by hand and looked back on."""

from typing import Any

from bankhalter.analysis.course import Course, course_of
from bankhalter.play.game import Game
from bankhalter.play.records import parse_record

EVEN = "seats: [A, B]\nturn: A\nphase: throw\nA: {cash: 1500, at: 0}\nB: {cash: 1500, at: 0}\n"
NEARLY = (
    "seats: [A, B]\nturn: B\nphase: throw\n"
    "A: {cash: 5000, at: 20, deeds: {16: hotel, 18: hotel, 19: hotel, 21: hotel, 23: hotel, 24: hotel}}\n"
    "B: {cash: 1, at: 12}\n"
)
"""B loses at once where it lands on a hotel: with 4, 6, 7, 9, 11 or 12, in 21 of 36 throws."""

TO_BUILD = (
    "seats: [A, B]\nturn: B\nphase: throw\nA: {cash: 900, at: 0, deeds: {16: 0, 18: 0, 19: 0}}\n"
    "B: {cash: 100, at: 9, deeds: {26: 3, 27: 3, 29: 3}}\n"
)
"""A can build, and a bot would do so before B throws."""

GIFT = (
    "seats: [A, B]\nturn: A\nphase: throw\nA: {cash: 1500, at: 0, deeds: {39: 0}}\n"
    "B: {cash: 1500, at: 0, deeds: {37: 0}}\n"
)
"""Lots 37 and 39 are a group."""


def played(position: str, *lines: str, bots: int = 0, options: dict[str, Any] | None = None) -> Course:
    """Return the course of a game from a position; `bots` are the bits of the seats that standard bots played."""
    game = Game.at("bond-007", position, {"rent": "automatic"} | (options or {}))
    for line in lines:
        game.do(line)
    course = course_of(parse_record(game.record(), "test"))
    return course._replace(steps=tuple(step._replace(bots=bots) for step in course.steps))
