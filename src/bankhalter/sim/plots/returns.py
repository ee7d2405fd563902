"""What the groups return: rent for the money that their lots and buildings cost."""

from collections.abc import Sequence

from bankhalter.editions.inks import FAMILIES, GROUP_INKS
from bankhalter.sim.plots.facts import Facts, Row
from bankhalter.sim.plots.looks import edition_ink, family_name, simulated, swatch
from bankhalter.sim.plots.numbers import percent, rough
from bankhalter.sim.plots.sheet import EDGE, HEADING, INK, INK_2, LINE, PAPER, RUNNING, SMALL, Sheet, mixed, width_of
from bankhalter.words.messages import say
from bankhalter.words.money import THOUSAND
from bankhalter.words.voice import Voice

WIDE, MARGIN = 868.0, 32.0
HEAD, ROW = 166.0, 46.0
NAMES = 132.0  # room for the names of the groups
LEFT = 250.0  # the longest bar
VALUES = 66.0  # room for the numbers behind them
BUILDINGS = 0.45  # of the ink of a group


def draw(facts: Facts, voice: Voice) -> Sheet:
    """Draw the return of each group, and beside it what a game paid for lots and buildings and what rent brought."""
    rows = {row["group"]: row for row in facts.rows("groups")}
    sheet = Sheet(WIDE, HEAD + len(rows) * ROW + 56)
    wide = WIDE - 2 * MARGIN
    sheet.heading((MARGIN, 56), voice(say("plot-returns-title")), voice.text(simulated(voice, facts)), wide)
    left, right = MARGIN + NAMES, MARGIN + NAMES + LEFT + VALUES + 30
    sheet.text((left, HEAD - 40), voice(say("plot-returns-share")), HEADING, name="bold")
    sheet.text((right, HEAD - 40), voice(say("plot-returns-money")), HEADING, name="bold")
    legend(sheet, facts, voice, right)
    highest = max([row["return"] or 0 for row in rows.values()] + [1.0])
    scale = scale_of_money(facts, voice, list(rows.values()), WIDE - MARGIN - right)
    foot = HEAD + len(rows) * ROW
    even = left + LEFT / highest
    sheet.ground.plot([even, even], [HEAD - 10, foot - 6], color=INK, linewidth=1.2, linestyle=(0, (5, 3)), zorder=0.5)
    sheet.text((even, HEAD - 16), voice(say("plot-returns-even")), SMALL, ink=INK_2, align="center")
    for number, group in enumerate(group for group in FAMILIES if group in rows):
        y = HEAD + number * ROW
        sheet.box((MARGIN, y - 6), (wide, 0.8), LINE)
        sheet.text((MARGIN, y + 19), family_name(voice, group), RUNNING)
        draw_return(sheet, voice, rows[group], (left, y), LEFT / highest)
        draw_money(sheet, facts, voice, rows[group], (right, y), scale)
    sheet.box((MARGIN, foot - 6), (wide, 0.8), LINE)
    sheet.paragraph((MARGIN, foot + 20), voice(say("plot-returns-about")), wide, size=SMALL)
    return sheet


def draw_return(sheet: Sheet, voice: Voice, row: Row, at: tuple[float, float], scale: float) -> None:
    """Draw how much of the money spent on a group came back, with the number."""
    x, y = at
    value = row["return"]
    if value is None:
        sheet.text((x, y + 19), voice(say("plot-returns-none")), RUNNING, ink=INK_2)
        return
    length = value * scale
    if length > 0:
        swatch(sheet, row["group"], (x, y + 3), (length, 24))
    said = percent(voice, value, 0)
    sheet.box((x + length + 4, y + 4), (width_of(said, RUNNING, "bold") + 6, 22), PAPER)
    sheet.text((x + length + 7, y + 19), said, RUNNING, name="bold", gid=f"return-{row['group']}")


def draw_money(sheet: Sheet, facts: Facts, voice: Voice, row: Row, at: tuple[float, float], scale: float) -> None:
    """Draw what was spent on a group, lots and buildings apart, and below it what its rent brought; all a game."""
    x, y = at
    lots, built, income = row["lots_for"] * scale, max(row["buildings_for"], 0) * scale, row["income"] * scale
    if lots:
        swatch(sheet, row["group"], (x, y), (lots, 14))
    if built:
        fill = mixed(GROUP_INKS[FAMILIES.index(row["group"])].fill, BUILDINGS)
        sheet.box((x + lots, y), (built, 14), fill, edgecolor=INK, linewidth=0.8)
    sheet.box((x, y + 19), (income, 10), edition_ink(facts).plate)
    group = row["group"]
    sheet.text((x + lots + built + 6, y + 11), spent(facts, voice, row), SMALL, ink=INK_2, gid=f"spent-{group}")
    sheet.text((x + income + 6, y + 28), earned(facts, voice, row), SMALL, name="bold", gid=f"income-{group}")


def scale_of_money(facts: Facts, voice: Voice, rows: Sequence[Row], room: float) -> float:
    """Return how many points an amount takes, so that every bar and its number fit the room."""
    longest = [
        (max(row["lots_for"] + row["buildings_for"], 1), width_of(spent(facts, voice, row), SMALL)) for row in rows
    ] + [(max(row["income"], 1), width_of(earned(facts, voice, row), SMALL, "bold")) for row in rows]
    return min((room - wide - 8) / float(amount) for amount, wide in longest)


def spent(facts: Facts, voice: Voice, row: Row) -> str:
    """Return what lots and buildings of a group cost a game, apart."""
    amounts = [row[name] for name in ("lots_for", "buildings_for") if row[name]] or [0]
    said = voice.printed if facts.edition.money.unit >= THOUSAND else voice.bare  # millions as below it, no sign twice
    return " + ".join(said(rough(amount / facts.games)) for amount in amounts)


def earned(facts: Facts, voice: Voice, row: Row) -> str:
    """Return what the rent of a group brought a game."""
    return voice.printed(rough(row["income"] / facts.games))


def legend(sheet: Sheet, facts: Facts, voice: Voice, x: float) -> None:
    """Say what the bars of money are."""
    y = HEAD - 16
    for what in ("lots", "buildings", "income"):
        fill = {"lots": EDGE, "buildings": mixed(EDGE, BUILDINGS), "income": edition_ink(facts).plate}[what]
        look = {} if what == "income" else {"edgecolor": INK, "linewidth": 0.8}
        sheet.box((x, y - 9), (14, 10), fill, hatch="////" if what == "lots" else None, hatchcolor=PAPER, **look)
        said = voice(say(f"plot-returns-{what}"))
        sheet.text((x + 20, y), said, SMALL, ink=INK_2)
        x += 20 + width_of(said, SMALL) + 18
