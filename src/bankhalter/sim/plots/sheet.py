"""A printed sheet: a figure measured in points from its upper left corner, with the faces and inks of the house.

This file needs matplotlib; nothing imports it before a picture is drawn.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Rectangle
from matplotlib.text import Text
from matplotlib.textpath import TextToPath
from matplotlib.ticker import FuncFormatter

POINTS = 72  # to the inch
PAPER, INK, INK_2, LINE, EDGE = "#fbfcfa", "#14202a", "#43505a", "#cbd3cd", "#76847f"

Face = Literal["ui", "bold", "value"]
FACES: dict[Face, str] = {"ui": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf", "value": "STIXGeneral.ttf"}
TITLE, HEADING, RUNNING, SMALL = 30, 13, 11.5, 10  # sizes
LEADING = 1.4
DARK = 0.04045  # below, light grows in proportion


@cache
def face(name: Face) -> FontProperties:
    """Return a face that comes with matplotlib, so that it is the same on every machine."""
    return FontProperties(fname=Path(mpl.get_data_path()) / "fonts" / "ttf" / FACES[name])


@cache
def width_of(text: str, size: float, name: Face = "ui") -> float:
    """Return how wide a line of text is, in points."""
    prop = face(name).copy()
    prop.set_size(size)
    return float(TextToPath().get_text_width_height_descent(text, prop, ismath=False)[0])


class Picture(Figure):
    """A figure that notebooks show as SVG."""

    def _repr_svg_(self) -> str:
        from bankhalter.sim.plots.drawing import svg  # noqa: PLC0415  # it imports the pictures, and they this

        return svg(self)


class Sheet:
    """A figure of `width` times `height` points to draw on; y goes down."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.figure = Picture(figsize=(width / POINTS, height / POINTS), dpi=2 * POINTS, facecolor=PAPER)
        FigureCanvasAgg(self.figure)
        self.ground = self.figure.add_axes((0, 0, 1, 1), xlim=(0, width), ylim=(height, 0), xticks=(), yticks=())
        self.ground.set_axis_off()

    def text(  # noqa: PLR0913  # a text has a place, a size and a look
        self,
        at: tuple[float, float],
        text: str,
        size: float = RUNNING,
        *,
        ink: str = INK,
        name: Face = "ui",
        align: Literal["left", "center", "right"] = "left",
        gid: str | None = None,
    ) -> Text:
        """Write a line whose base line begins, is centred, or ends at a place."""
        return self.ground.text(
            *at, text, fontproperties=face(name), fontsize=size, color=ink, ha=align, va="baseline",
            parse_math=False, gid=gid,
        )  # fmt: skip

    def paragraph(
        self, at: tuple[float, float], text: str, width: float, *, size: float = RUNNING, ink: str = INK_2
    ) -> float:
        """Write a text in lines of at most `width`; return the base line after the last one."""
        x, y = at
        for line in broken(text, width, size):
            self.text((x, y), line, size, ink=ink)
            y += size * LEADING
        return y

    def heading(self, at: tuple[float, float], title: str, about: str, width: float) -> float:
        """Write the title and what is below it; return the base line after the last line."""
        size = TITLE
        while size > RUNNING and width_of(title, size, "value") > width:
            size -= 1
        self.text(at, title, size, name="value")
        return self.paragraph((at[0], at[1] + 22), about, width)

    def box(self, corner: tuple[float, float], size: tuple[float, float], fill: str, **look: Any) -> Rectangle:
        """Draw a rectangle; `look` is what matplotlib knows of patches."""
        patch = Rectangle(corner, *size, facecolor=fill, **{"linewidth": 0, **look})
        self.ground.add_patch(patch)
        return patch

    def axes(self, corner: tuple[float, float], size: tuple[float, float]) -> Axes:
        """Return axes of their own, without a frame, with hairlines for the values of y."""
        (x, y), (wide, high) = corner, size
        axes = self.figure.add_axes(
            (x / self.width, 1 - (y + high) / self.height, wide / self.width, high / self.height), facecolor="none"
        )
        for side in ("top", "left", "right"):
            axes.spines[side].set_visible(False)
        axes.spines["bottom"].set(color=INK, linewidth=1)
        axes.set_axisbelow(True)
        axes.grid(axis="y", color=LINE, linewidth=0.8)
        axes.tick_params(axis="both", length=0, pad=5)
        return axes


def labelled(axes: Axes, x: Callable[[float], str], y: Callable[[float], str]) -> None:
    """Let both axes write their values in the language of the picture."""
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: x(value)))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: y(value)))
    for label in (*axes.get_xticklabels(), *axes.get_yticklabels()):
        label.set(fontproperties=face("ui"), fontsize=SMALL, color=INK_2, parse_math=False)


def broken(text: str, width: float, size: float, name: Face = "ui") -> list[str]:
    """Return a text in lines of at most `width` points, broken between words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, name) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def mixed(ink: str, part: float, paper: str = PAPER) -> str:
    """Return an ink of which a part lies on paper: 0 is paper, 1 the ink."""
    pairs = zip(channels(ink), channels(paper), strict=True)
    return "#" + "".join(f"{round(over * part + under * (1 - part)):02x}" for over, under in pairs)


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """Return the ratio of contrast between two colours, 1 to 21, as the accessibility guidelines define it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Return how light a colour is, 0 to 1."""
    parts = [part / 255 for part in channels(colour)]
    red, green, blue = (p / 12.92 if p <= DARK else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable(ground: str) -> str:
    """Return ink or paper, whichever is read more easily on a ground."""
    return max((INK, "#ffffff"), key=lambda ink: contrast(ink, ground))
