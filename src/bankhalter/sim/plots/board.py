"""The board as a map of where tokens come to stand."""

from collections.abc import Sequence
from dataclasses import dataclass

from bankhalter.editions.inks import EditionInk
from bankhalter.sim.plots.facts import Facts, Row
from bankhalter.sim.plots.fitting import LINE, fitted
from bankhalter.sim.plots.looks import edition_ink, family, simulated, swatch
from bankhalter.sim.plots.numbers import PERCENT, decimal, digits_of, nice_step, percent
from bankhalter.sim.plots.rosette import rosette
from bankhalter.sim.plots.sheet import (
    EDGE,
    HEADING,
    INK,
    INK_2,
    RUNNING,
    SMALL,
    Sheet,
    contrast,
    mixed,
    readable,
    width_of,
)
from bankhalter.sim.plots.sheet import LINE as HAIRLINE
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import Voice

SIDE, MARGIN = 868.0, 16.0
DEPTH = 1.74  # of a square, in widths
WIDE = SIDE / (9 + 2 * DEPTH)
DEEP = DEPTH * WIDE
BAND = 0.29 * WIDE
PAD = 6.0
CORNERS = 10  # a corner comes every ten squares
PERCENT_SIZE, CORNER_SIZE = 12.5, 22.0
CLASSES = 7
READABLE = 4.5  # the least contrast of text, by the accessibility guidelines
LISTED = 8
MANY_LANDINGS = 20_000  # from here on chance moves a share by less than a hundredth of a percent or two


@dataclass(frozen=True)
class Place:
    """A rectangle on the board, in points from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def corner(self) -> tuple[float, float]:
        """Its upper left corner."""
        return self.x, self.y

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return self.width, self.height


def place(square: int) -> Place:
    """Return where a square lies; GO is at the lower right, and tokens go clockwise."""
    side, step = divmod(square, CORNERS)
    far = SIDE - DEEP
    if step == 0:
        x, y = ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))[side]
        return Place(x + MARGIN, y + MARGIN, DEEP, DEEP)
    back, ahead = far - step * WIDE, DEEP + (step - 1) * WIDE
    x, y = ((back, far), (0.0, back), (ahead, 0.0), (far, ahead))[side]
    wide, high = (WIDE, DEEP) if side % 2 == 0 else (DEEP, WIDE)
    return Place(x + MARGIN, y + MARGIN, wide, high)


def band(square: int) -> Place:
    """Return where the colour of its group lies: at the edge towards the middle."""
    at = place(square)
    match square // CORNERS:
        case 0:
            return Place(at.x, at.y, at.width, BAND)
        case 1:
            return Place(at.x + at.width - BAND, at.y, BAND, at.height)
        case 2:
            return Place(at.x, at.y + at.height - BAND, at.width, BAND)
        case _:
            return Place(at.x, at.y, BAND, at.height)


def content(square: int, *, banded: bool) -> Place:
    """Return where name and share of a square may stand."""
    at = place(square)
    x, y, wide, high = at.x, at.y, at.width, at.height
    if banded:
        match square // CORNERS:
            case 0:
                y, high = y + BAND, high - BAND
            case 1:
                wide -= BAND
            case 2:
                high -= BAND
            case _:
                x, wide = x + BAND, wide - BAND
    return Place(x + PAD, y + PAD, wide - 2 * PAD, high - 2 * PAD)


@dataclass(frozen=True)
class Scale:
    """Classes of shares: `edges` part them, the first and the last are open; `fills`, one more, are their tints."""

    edges: tuple[float, ...]
    fills: tuple[str, ...]

    def fill(self, share: float) -> str:
        """The tint of a share."""
        return self.fills[sum(share >= edge for edge in self.edges)]


def tints(ink: EditionInk) -> tuple[str, ...]:
    """Return the tints of the classes: ever more of an ink as long as names can be read on it, then the plate."""
    colour = ink.iris[0]
    most = (
        max(part for part in range(PERCENT + 1) if contrast(mixed(colour, part / PERCENT), INK) >= READABLE) / PERCENT
    )
    return (*(mixed(colour, most * number / (CLASSES - 2)) for number in range(CLASSES - 1)), ink.plate)


def scale_of(shares: Sequence[float], ink: EditionInk) -> Scale:
    """Return the classes for the shares of the squares, round numbers around what most squares have."""
    fills = tints(ink)
    usual = sorted(share * PERCENT for share in shares)[1:-1]  # jail stands apart
    low, high = usual[0], usual[-1]
    step = nice_step(max((high - low) / CLASSES, 0.01))
    first = round((low + high) / 2 / step) * step - (CLASSES - 2) / 2 * step
    first = max(round(first / step) * step, step)
    return Scale(tuple(round(first + number * step, 6) / PERCENT for number in range(CLASSES - 1)), fills)


def draw(facts: Facts, voice: Voice) -> Sheet:
    """Draw the board, each square tinted by its share of the landings."""
    sheet = Sheet(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN)
    rows = sorted(facts.rows("squares"), key=lambda row: int(row["square"]))
    scale = scale_of([row["share"] for row in rows], edition_ink(facts))
    for row in rows:
        draw_square(sheet, row, scale, voice)
    inner = SIDE - 2 * DEEP
    for corner, size in (((MARGIN + DEEP, MARGIN + DEEP), inner), ((MARGIN, MARGIN), SIDE)):
        sheet.box(corner, (size, size), "none", edgecolor=INK, linewidth=1.6)
    draw_middle(sheet, facts, rows, scale, voice)
    return sheet


def draw_square(sheet: Sheet, row: Row, scale: Scale, voice: Voice) -> None:
    """Draw a square: its tint, its group, its name and its share."""
    square, name = int(row["square"]), family(row)
    at, fill = place(square), scale.fill(row["share"])
    sheet.box(at.corner, at.size, fill, gid=f"square-{square}")
    if name:
        strip = band(square)
        swatch(sheet, name, strip.corner, strip.size, gid=f"band-{square}")
    sheet.box(at.corner, at.size, "none", edgecolor=INK, linewidth=0.8)
    room = content(square, banded=name is not None)
    ink, corner = readable(fill), square % CORNERS == 0
    size = CORNER_SIZE if corner else PERCENT_SIZE
    below = room.y + room.height
    if row["kind"] == "jail":
        sent = voice(say("plot-board-sent", share=percent(voice, share_sent(row))))
        sheet.text((room.x, below - 1), sent, 9, ink=ink, gid=f"text-{square}")
        below -= 15
    sheet.text((room.x, below - 1), percent(voice, row["share"]), size, ink=ink, name="value" if corner else "bold",
               gid=f"text-{square}")  # fmt: skip
    high = below - room.y - size - 2
    lines = fitted(name_of(row, voice.language), room.width, high, voice.language)
    for number, line in enumerate(lines.lines):
        base = room.y + lines.size * (0.8 + number * LINE)
        sheet.text((room.x, base), line, lines.size, ink=ink, gid=f"text-{square}")


def share_sent(row: Row) -> float:
    """Return which share of all landings were tokens sent to jail."""
    return float(row["share"]) * row["to_jail"] / row["landings"] if row["landings"] else 0.0


def name_of(row: Row, language: Language) -> str:
    """Return the name of a square in a language."""
    return str(row[f"name_{language}"])


def draw_middle(sheet: Sheet, facts: Facts, rows: Sequence[Row], scale: Scale, voice: Voice) -> None:
    """Draw what stands in the middle: title, the squares most and least visited, the scale."""
    left, top, wide = MARGIN + DEEP + 30, MARGIN + DEEP, SIDE - 2 * DEEP - 60
    radius = 70.0
    rosette(sheet, (left + wide - radius, top + 26 + radius), radius, facts)
    title = voice(say("plot-board-title"))
    sheet.heading((left, top + 84), title, voice.text(simulated(voice, facts)), wide - 2 * radius - 30)
    column = (wide - 40) / 2
    ranked = sorted(rows, key=lambda row: (-row["share"], row["square"]))
    listed = {"plot-board-most": ranked[:LISTED], "plot-board-least": ranked[: -LISTED - 1 : -1]}
    digits = listed_digits(rows)
    for number, (heading, those) in enumerate(listed.items()):
        at = (left + number * (column + 40), top + 208)
        draw_list(
            sheet, voice, at, column, say(heading), [(row, percent(voice, row["share"], digits)) for row in those]
        )
    draw_scale(sheet, voice, (left, top + 478), wide, scale)
    sheet.paragraph((left, top + 574), voice(say("plot-board-about")), wide, size=SMALL)


def draw_list(  # where it stands and what it says
    sheet: Sheet,
    voice: Voice,
    at: tuple[float, float],
    width: float,
    heading: Message,
    rows: Sequence[tuple[Row, str]],
) -> None:
    """List squares with their shares below a heading."""
    x, y = at
    sheet.text((x, y), voice(heading), HEADING, name="bold")
    for row, said in rows:
        y += 27
        name = family(row)
        if name:
            swatch(sheet, name, (x, y - 10), (12, 12))
        else:
            sheet.box((x, y - 10), (12, 12), "none", edgecolor=EDGE, linewidth=0.8)
        sheet.text((x + width, y), said, RUNNING, name="bold", align="right")
        room = width - 22 - width_of(said, RUNNING, "bold") - 10
        size = next((s for s in (RUNNING, 11, 10, 9, 8) if width_of(name_of(row, voice.language), s) <= room), 7)
        sheet.text((x + 22, y), name_of(row, voice.language), size)
        sheet.box((x, y + 7), (width, 0.8), HAIRLINE)


def listed_digits(rows: Sequence[Row]) -> int:
    """Return how many digits of a percentage are certain: two if every square was visited often enough."""
    return 2 if min(row["landings"] for row in rows) >= MANY_LANDINGS else 1


def draw_scale(sheet: Sheet, voice: Voice, at: tuple[float, float], width: float, scale: Scale) -> None:
    """Draw the tints with the shares that part them."""
    x, y = at
    sheet.text((x, y), voice(say("plot-board-scale")), HEADING, name="bold")
    step = width / CLASSES
    for number, fill in enumerate(scale.fills):
        sheet.box((x + number * step, y + 14), (step, 26), fill, edgecolor=INK, linewidth=0.8)
    edges = [edge * PERCENT for edge in scale.edges]
    digits = digits_of(edges[1] - edges[0])
    for number, edge in enumerate(edges, 1):
        sheet.text((x + number * step, y + 55), decimal(voice.language, edge, digits), SMALL, ink=INK_2, align="center")
    sheet.text((x, y + 55), voice(say("plot-board-less")), SMALL, ink=INK_2)
    sheet.text((x + width, y + 55), voice(say("plot-board-more")), SMALL, ink=INK_2, align="right")
