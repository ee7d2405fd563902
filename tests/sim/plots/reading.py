"""Pictures read back: their texts, where they stand, and what covers what."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox, BboxBase

TOUCHING = 0.5  # pixels by which boxes may touch


@lru_cache(maxsize=1)
def texts(figure: Figure) -> tuple[Text, ...]:
    """Return every text of a figure that can be seen; it is laid out once, whatever is asked of it then."""
    figure.draw_without_rendering()
    found = [text for axes in figure.axes for text in (*axes.texts, *labels(axes))]
    return tuple(text for text in found if text.get_text().strip())


def labels(axes: Axes) -> Iterator[Text]:
    """Yield the labels of axes between their ends; those beyond are kept in store and never drawn."""
    for across, down, ends in ((1, 0, axes.get_xlim()), (0, 1, axes.get_ylim())):
        low, high = sorted(ends)
        for text in axes.get_xticklabels() if across else axes.get_yticklabels():
            x, y = text.get_position()
            if low <= x * across + y * down <= high:
                yield text


def words(figure: Figure) -> list[str]:
    """Return what stands on a figure."""
    return [text.get_text() for text in texts(figure)]


def by_gid(figure: Figure, gid: str) -> list[str]:
    """Return the lines that carry an id."""
    return [text.get_text() for text in texts(figure) if text.get_gid() == gid]


def box(figure: Figure, text: Text) -> Bbox:
    """Return what a text covers, in pixels."""
    return text.get_window_extent(figure.canvas.get_renderer())  # type: ignore[attr-defined]


def overlapping(figure: Figure) -> Iterator[tuple[str, str]]:
    """Yield texts that cover each other."""
    boxes = [(text.get_text(), tuple(map(float, box(figure, text).extents))) for text in texts(figure)]
    for (one, first), (other, second) in combinations(boxes, 2):
        width = min(first[2], second[2]) - max(first[0], second[0])
        height = min(first[3], second[3]) - max(first[1], second[1])
        if width > TOUCHING and height > TOUCHING:
            yield one, other


def outside(figure: Figure) -> list[str]:
    """Return the texts that do not lie on the figure."""
    whole = figure.bbox
    return [text.get_text() for text in texts(figure) if not within(box(figure, text), whole)]


def within(inner: BboxBase, outer: BboxBase) -> bool:
    """Whether a box lies in another."""
    return bool(
        inner.x0 >= outer.x0 - TOUCHING
        and inner.x1 <= outer.x1 + TOUCHING
        and inner.y0 >= outer.y0 - TOUCHING
        and inner.y1 <= outer.y1 + TOUCHING
    )
