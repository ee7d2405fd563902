"""How long games take: in rounds, and in minutes if every turn takes as long as was assumed."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from bankhalter.sim.plots.facts import Facts
from bankhalter.sim.plots.looks import edition_ink, simulated
from bankhalter.sim.plots.numbers import PERCENT, counted_within, decimal, digits_of, percent, whole_step
from bankhalter.sim.plots.sheet import HEADING, INK, INK_2, PAPER, SMALL, Sheet, labelled, mixed, width_of
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import Voice

WIDE, MARGIN = 868.0, 32.0
FIRST, BETWEEN = 122.0, 62.0  # the heading of the first panel, and of the second below the first one's foot
AXIS = 56.0  # room for the values of y
PANEL = 170.0  # height
BARS = 48  # at most
SHOWN = 0.995  # of the games; those that take longer are told of, not shown
MINUTE = 60
HALF, MOST = 0.5, 0.9
BESIDE = 6.0  # between a mark and what it says
SHADE = "#a47e22"
ROW = 16.0  # between the lines that name what is marked
MARKS = 10 + 2 * ROW  # room for these lines

Counts = Sequence[tuple[float, int]]
"""Length and games, by length."""


class Panel(NamedTuple):
    """A histogram: its heading, lengths and games, the least length that differs, what its marks say."""

    heading: Message
    counts: Counts
    grain: float
    marks: str  # the ids of the texts of its marks begin so
    rulebook: tuple[int, int] | None = None


def draw(facts: Facts, voice: Voice) -> Sheet:
    """Draw a histogram of rounds and one of minutes, with the lengths within which half and 90 % of the games end."""
    both = panels(facts, voice)
    feet = [FIRST + MARKS + PANEL]
    feet.append(feet[0] + BETWEEN + MARKS + (ROW if both[1].rulebook else 0) + PANEL)
    sheet = Sheet(WIDE, feet[-1] + 64)
    sheet.heading(
        (MARGIN, 56), voice(say("plot-lengths-title")), voice.text(simulated(voice, facts)), WIDE - 2 * MARGIN
    )
    for panel, top, foot in zip(both, (FIRST, feet[0] + BETWEEN), feet, strict=True):
        sheet.text((MARGIN, top), voice(panel.heading), HEADING, name="bold")
        draw_panel(sheet, facts, voice, panel, foot - PANEL)
    last = voice(say("plot-lengths-about", share=percent(voice, 1 - SHOWN)))
    sheet.paragraph((MARGIN, sheet.height - 20), last, WIDE - 2 * MARGIN, size=SMALL)
    return sheet


def panels(facts: Facts, voice: Voice) -> tuple[Panel, Panel]:
    """Return both histograms."""
    rounds = sorted((float(row["rounds"]), int(row["games"])) for row in facts.rows("rounds"))
    minute = facts.seconds_a_turn / MINUTE
    minutes = sorted((row["turns"] * minute, int(row["games"])) for row in facts.rows("turns"))
    seconds = decimal(voice.language, facts.seconds_a_turn, 0)
    short = facts.edition.short
    printed = short.minutes if facts.short and short else None
    return (
        Panel(say("plot-lengths-rounds"), rounds, 1, "plot-lengths-rounds"),
        Panel(say("plot-lengths-minutes", seconds=seconds), minutes, minute, "plot-lengths-minutes", printed),
    )


def draw_panel(sheet: Sheet, facts: Facts, voice: Voice, panel: Panel, top: float) -> None:
    """Draw a histogram, its marks named in lines above it."""
    axes = sheet.axes((MARGIN + AXIS, top), (WIDE - 2 * MARGIN - AXIS, PANEL))
    ink = edition_ink(facts)
    games = sum(count for _, count in panel.counts)
    edges, shares = bars(panel.counts, panel.grain, games)
    step = edges[1] - edges[0]
    axes.bar(edges, shares, width=step, align="edge", color=mixed(ink.plate, 0.6), edgecolor=PAPER, linewidth=0.8)
    end = edges[-1] + step
    if panel.rulebook:
        end = max(end, panel.rulebook[1] * 1.05)
    axes.set_xlim(edges[0], end)
    axes.set_ylim(0, max(shares) * 1.04)
    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(4))
    ticks = axes.get_yticks()
    digits = digits_of((ticks[1] - ticks[0]) * PERCENT)
    labelled(axes, lambda x: decimal(voice.language, x, 0), lambda y: percent(voice, y, digits))
    mark_all(sheet, voice, panel, axes, top)


def bars(counts: Counts, grain: float, games: int) -> tuple[list[float], list[float]]:
    """Return where the bars begin, and the share of the games in each.

    A bar is some whole number of `grain` wide and begins half a grain before its first length.
    """
    first = round(counts[0][0] / grain)
    last = round(counted_within(counts, SHOWN) / grain)
    step = whole_step((last - first + 1) / BARS)
    begin = first // step * step
    heights = [0] * ((last - begin) // step + 1)
    for value, count in counts:
        number = (round(value / grain) - begin) // step
        if number < len(heights):
            heights[number] += count
    edges = [(begin + number * step - 0.5) * grain for number in range(len(heights))]
    return edges, [height / games for height in heights]


def mark_all(sheet: Sheet, voice: Voice, panel: Panel, axes: Axes, top: float) -> None:
    """Mark the lengths within which half and 90 % of the games end, and what the rulebook says."""
    low, high = axes.get_xlim()

    def across(value: float) -> float:
        return MARGIN + AXIS + (value - low) / (high - low) * (WIDE - 2 * MARGIN - AXIS)

    said = [(part, voice(mark(voice, panel, part, name))) for part, name in ((HALF, "half"), (MOST, "most"))]
    rightmost = across(counted_within(panel.counts, MOST)) + BESIDE + width_of(said[1][1], SMALL)
    fits = rightmost <= WIDE - MARGIN
    for row, (part, text) in enumerate(reversed(said) if fits else said):  # so that no line crosses a text
        value = counted_within(panel.counts, part)
        base = top - 6 - row * ROW
        axes.axvline(
            value, ymax=1 + (top - base + 9) / PANEL, clip_on=False, color=INK, linewidth=1.4,
            linestyle="-" if part == HALF else (0, (5, 3)),
        )  # fmt: skip
        beside(sheet, (across(value), base), text, right=fits)
    if panel.rulebook:
        begin, end = panel.rulebook
        axes.axvspan(begin, end, color=mixed(SHADE, 0.22), zorder=0.2, linewidth=0)
        within = sum(count for value, count in panel.counts if begin <= value <= end)
        share = percent(voice, within / sum(count for _, count in panel.counts), 0)
        text = voice(say("plot-lengths-rulebook", low=begin, high=end, share=share))
        left = max(MARGIN, min(across(begin), WIDE - MARGIN - width_of(text, SMALL)))
        sheet.text((left, top - 6 - 2 * ROW), text, SMALL, ink=INK_2)


def mark(voice: Voice, panel: Panel, part: float, name: str) -> Message:
    """Return what is said about the length within which a part of the games end."""
    length = decimal(voice.language, ceil(counted_within(panel.counts, part)), 0)
    return say(f"{panel.marks}-{name}", length=length)


def beside(sheet: Sheet, at: tuple[float, float], said: str, *, right: bool) -> None:
    """Write what a mark says on its right or its left, on the other side if there is no room."""
    x, y = at
    wide = width_of(said, SMALL) + BESIDE
    if (right and x + wide <= WIDE - MARGIN) or x - wide < 0:
        sheet.text((x + BESIDE, y), said, SMALL, ink=INK_2)
    else:
        sheet.text((x - BESIDE, y), said, SMALL, ink=INK_2, align="right")
