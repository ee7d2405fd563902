"""A bar that shows how far many games are, where somebody looks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from bankhalter.words.messages import Message, say
from bankhalter.words.money import grouped
from bankhalter.words.voice import Voice

Progress = Callable[[int, int], None]


@contextmanager
def watched(errors: Console, voice: Voice, games: int, what: str = "") -> Iterator[Progress]:
    """Yield what hears how many of `games` are played and how many will be; the bar says `what`, and goes in the end.

    Where nobody looks nothing is drawn, nor loaded.
    """
    if not errors.is_terminal:
        yield lambda _done, _total: None
        return
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.progress import Progress as Bar  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    class Rate(ProgressColumn):
        """How many games a second are played."""

        def render(self, task: Task) -> Text:
            """Return the rate, nothing before it is known."""
            speed = task.finished_speed or task.speed
            return Text(voice(say("simulation-rate", rate=grouped(voice.language, round(speed)))) if speed else "")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Bar(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(what or voice(say("tournament-running")), total=games)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def tell_cut_short(errors: Console, voice: Voice, why: Message | None) -> None:
    """Say why there are fewer games than were wanted, if there is anything to say."""
    if why is not None:
        errors.print(voice(why), soft_wrap=True)
