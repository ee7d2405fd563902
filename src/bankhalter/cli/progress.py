"""A bar that shows how far many games are, where somebody looks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from rich.console import Console
from rich.text import Text

from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.speed import plain_notice
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import Voice

Progress = Callable[[int, int], None]


def tell_if_plain(errors: Console, voice: Voice, cluster: Scheduler | None) -> None:
    """Say why games will take long, if the compiled rules are not at work on this machine, and it is to play."""
    if cluster is None and (notice := plain_notice()):
        errors.print(Text(voice(notice)))


class Played(Protocol):
    """What games have brought to light."""

    cut_short: Message | None  # why there are fewer than were wanted, if a cluster has lost all its workers


P = TypeVar("P", bound=Played)


def play_watched(errors: Console, voice: Voice, games: int, play: Callable[[Progress], P], *, what: str = "") -> P:
    """Let `play` play so many games while a bar that says `what` shows how far it is, and return what it returns.

    Why there are fewer in the end is said, if there is anything to say.
    """
    with watched(errors, voice, games, what) as progress:
        found = play(progress)
    if found.cut_short is not None:
        errors.print(voice(found.cut_short), soft_wrap=True)
    return found


@contextmanager
def watched(errors: Console, voice: Voice, games: int, what: str) -> Iterator[Progress]:
    """Yield what hears how many of `games` are played and how many will be; the bar says `what`, and goes in the end.

    Where nobody looks nothing is drawn, nor loaded.
    """
    if not errors.is_terminal or errors.is_dumb_terminal:
        yield lambda _done, _total: None
        return
    from bankhalter.cli.progress_bar import Bar  # noqa: PLC0415

    with Bar(errors, voice) as bar:
        task = bar.add_task(what or voice(say("tournament-running")), total=games)
        yield lambda done, total: bar.update(task, completed=done, total=total)
