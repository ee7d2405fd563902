"""The bar itself: one line, however narrow the window is."""

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text

from bankhalter.cli.console import window_width
from bankhalter.words.messages import say
from bankhalter.words.money import grouped
from bankhalter.words.voice import Voice

WITH_BAR, WITH_RATE = 60, 72  # columns of a window in which there is room for them


class Bar(Progress):
    """How many games are played, as a bar, how many a second and how long it will take, as far as there is room."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.window = console
        super().__init__(*columns(window_width(console), voice), console=console, transient=True)

    def get_renderable(self) -> RenderableType:
        """Return the line, no wider than the window is now."""
        return Constrain(super().get_renderable(), window_width(self.window))


def columns(width: int, voice: Voice) -> list[ProgressColumn]:
    """Return what stands in a line of so many columns; bar and name give way to numbers."""
    found: list[ProgressColumn] = [
        Name(),
        MofNCompleteColumn(table_column=unbroken()),
        TimeRemainingColumn(table_column=unbroken()),
    ]
    if width >= WITH_RATE:
        found.insert(2, Rate(voice))
    if width >= WITH_BAR:
        found.insert(1, BarColumn())
    return found


def unbroken() -> Column:
    """Return a column whose numbers stand in one line."""
    return Column(no_wrap=True, justify="right")


class Name(ProgressColumn):
    """What is being played; it is cut short before numbers are."""

    def render(self, task: Task) -> Text:
        """Return the name, on one line."""
        return Text(task.description, no_wrap=True, overflow="ellipsis")


class Rate(ProgressColumn):
    """How many games a second are played."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        super().__init__(table_column=unbroken())

    def render(self, task: Task) -> Text:
        """Return the rate, nothing before it is known."""
        speed = task.finished_speed or task.speed
        return Text(
            self.voice(say("simulation-rate", rate=grouped(self.voice.language, round(speed)))) if speed else ""
        )
