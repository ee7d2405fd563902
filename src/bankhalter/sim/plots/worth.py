"""How the worth of the seats spreads over the rounds: a fan for each seat."""

from collections import defaultdict
from collections.abc import Sequence
from math import ceil
from statistics import NormalDist
from typing import Any

from matplotlib.axes import Axes
from matplotlib.patches import Polygon
from matplotlib.ticker import MaxNLocator

from bankhalter.sim.plots.facts import Facts
from bankhalter.sim.plots.looks import simulated
from bankhalter.sim.plots.numbers import decimal, percent
from bankhalter.sim.plots.sheet import HEADING, INK_2, RUNNING, SMALL, Sheet, labelled, mixed, width_of
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

WIDE, MARGIN, GAP = 868.0, 32.0, 36.0
PANEL = 190.0  # height
AXIS = 62.0  # room for the values of y
HEAD = 176.0  # above the first panels
ROW = PANEL + 62
LEAST = 0.1  # of the games must have come to a round that is shown
SEAT_INKS = ("#1d55c4", "#0a6b4c", "#936100", "#6f2a73", "#b8371f", "#4a5661")
BANDS = ((0.05, 0.95, 0.16), (0.25, 0.75, 0.36))  # from, to, how much ink
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)

Bin = tuple[int, int | None, int]
"""Lower end, upper end (None: open), games."""
Fan = tuple[list[int], list[list[float]]]
"""Rounds, and for each of PARTS the worth at each of them."""


def draw(facts: Facts, voice: Voice) -> Sheet:
    """Draw for each seat the median of its worth after each round, and where half and 90 % of the games are."""
    fans = [fan(facts, seat) for seat in range(len(facts.seats))]
    columns = 2 if len(fans) in {2, 4} else min(3, len(fans))
    rows = ceil(len(fans) / columns)
    sheet = Sheet(WIDE, HEAD + rows * ROW + 22)
    wide = WIDE - 2 * MARGIN
    sheet.heading((MARGIN, 56), voice(say("plot-worth-title")), voice.text(simulated(voice, facts)), wide)
    legend(sheet, voice, 118)
    room = (wide - AXIS - (columns - 1) * GAP) / columns
    highest = max(max(values[-1]) for _, values in fans)
    last = max(rounds[-1] for rounds, _ in fans)
    for seat, found in enumerate(fans):
        row, column = divmod(seat, columns)
        corner = (MARGIN + AXIS + column * (room + GAP), HEAD + row * ROW)
        sheet.text((corner[0], corner[1] - 12), name(voice, facts, seat), HEADING, name="bold", ink=SEAT_INKS[seat])
        axes = sheet.axes(corner, (room, PANEL))
        axes.set_xlim(0, max(last, 1))
        axes.set_ylim(0, highest * 1.03)
        draw_fan(axes, found, SEAT_INKS[seat])
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        values = (lambda y: voice.printed(round(y))) if column == 0 else (lambda _: "")
        labelled(axes, lambda x: decimal(voice.language, x, 0), values)
        if row == rows - 1 or seat + columns >= len(fans):
            below = (corner[0] + room, corner[1] + PANEL + 34)
            sheet.text(below, voice(say("plot-worth-rounds")), SMALL, ink=INK_2, align="right")
    about = voice(say("plot-worth-about", share=percent(voice, LEAST, 0)))
    sheet.paragraph((MARGIN, sheet.height - 24), about, wide, size=SMALL)
    return sheet


def name(voice: Voice, facts: Facts, seat: int) -> str:
    """Return what a seat is called: its number and its bot."""
    return voice(say("plot-worth-seat", seat=seat + 1, bot=facts.seats[seat]))


def draw_fan(axes: Axes, found: Fan, ink: str) -> None:
    """Draw the bands and the median of a seat."""
    rounds, values = found
    for low, high, part in BANDS:
        lower, upper = values[PARTS.index(low)], values[PARTS.index(high)]
        axes.fill_between(rounds, lower, upper, color=mixed(ink, part), linewidth=0, zorder=1 + part)
    axes.plot(
        rounds, values[PARTS.index(0.5)], color=ink, linewidth=2.2, solid_capstyle="round", zorder=3, clip_on=False
    )


def fan(facts: Facts, seat: int) -> Fan:
    """Return the rounds that enough games came to, and the worth that the PARTS of them did not exceed."""
    moments: dict[int, list[Bin]] = defaultdict(list)
    for row in facts.rows("worth"):
        if row["seat"] == seat and row["games"]:
            moments[row["moment"]].append((row["low"], row["high"], row["games"]))
    exact = {row["moment"]: row for row in facts.rows("timeline") if row["seat"] == seat}
    rounds = [moment for moment in sorted(moments) if exact[moment]["games"] >= LEAST * facts.games]
    values = [[worth_at(part, moments[moment], exact[moment]) for moment in rounds] for part in PARTS]
    return rounds, values


def worth_at(part: float, bins: Sequence[Bin], exact: dict[str, Any]) -> float:
    """Return the worth that a part of the games did not exceed; within a bin they are taken to lie evenly.

    The lowest bin counts as nothing at all: hardly anybody but the bankrupt is in it. `exact` is the row of the
    timeline, whose mean and deviation tell more than the bins as long as worth spreads over less than one of them.
    """
    ordered = sorted(bins, key=lambda each: each[0])
    mean, deviation = float(exact["worth_mean"]), float(exact["worth_sd"])
    if ordered[0][0] > 0 and deviation < (ordered[0][1] or 0) - ordered[0][0]:
        return NormalDist(mean, deviation).inv_cdf(part) if deviation else mean
    left = part * sum(games for *_, games in bins)
    for low, high, games in ordered:
        if games >= left:
            top = low if high is None else high
            return low + (top - low) * left / games if low else 0.0
        left -= games
    return float(ordered[-1][0])


def legend(sheet: Sheet, voice: Voice, y: float) -> None:
    """Say what line and bands are."""
    x, ink = MARGIN, SEAT_INKS[-1]
    (*_, light), (*_, dark) = BANDS
    median, half, most = say("plot-worth-median"), say("plot-worth-half"), say("plot-worth-most")
    for message, part in ((median, 1.0), (half, dark), (most, light)):
        said = voice(message)
        if part == 1:
            sheet.ground.plot([x, x + 22], [y - 4, y - 4], color=ink, linewidth=2.2)
        else:
            sheet.ground.add_patch(
                Polygon([(x, y - 2), (x + 22, y + 2), (x + 22, y - 10), (x, y - 6)], facecolor=mixed(ink, part))
            )
        sheet.text((x + 29, y), said, RUNNING, ink=INK_2)
        x += 29 + width_of(said, RUNNING) + 28
