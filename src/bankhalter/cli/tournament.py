"""The command `bankhalter tournament`: bots play many games, and tables say who is ahead and how strong they are."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.numbers import read_games
from bankhalter.cli.percent import digits_of, percent
from bankhalter.cli.progress import Progress, play_watched, tell_if_plain
from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import find
from bankhalter.editions.options import parse_options
from bankhalter.editions.titles import title
from bankhalter.rules.layout import Board
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.interrupts import interrupts_noted
from bankhalter.sim.ratings import Rating
from bankhalter.sim.shares import Share
from bankhalter.sim.tournament import Tournament, check_tournament, play_tournament
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say
from bankhalter.words.money import grouped
from bankhalter.words.voice import Voice, plain

HALF = 0.5


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    edition: str
    bots: Sequence[str]
    options: Sequence[str]
    games: str
    seed: int
    processes: int | None
    cluster: Scheduler | None = None


def hold(wanted: Wanted, console: Console, errors: Console, language: Language) -> int:
    """Hold a tournament and print how it went, also if it is interrupted; return the exit code."""
    games = read_games(wanted.games)
    check_tournament(wanted.bots, games, wanted.seed)
    voice = plain(language)
    edition = find(wanted.edition)
    board = make_board(edition, parse_options(edition, read_options(wanted.options)))
    tell_if_plain(errors, voice, wanted.cluster)
    with interrupts_noted():
        held = play_watched(errors, voice, games, lambda progress: played(wanted, board, games, progress))
        console.print(result(voice, title(voice, edition), held))
    return INTERRUPTED if held.games < held.planned else 0


def played(wanted: Wanted, board: Board, games: int, progress: Progress) -> Tournament:
    """Play the games, or as many as there are until an interrupt."""
    return play_tournament(
        board,
        wanted.bots,
        games,
        wanted.seed,
        processes=wanted.processes,
        cluster=wanted.cluster,
        progress=progress,
    )


def result(voice: Voice, edition: str, held: Tournament) -> RenderableType:
    """Return how the tournament went."""
    names = entrants(held.entrants)
    heading = voice(say("tournament-heading", edition=edition, games=held.games))
    parts: list[RenderableType] = [Text(heading, "bold")]
    if held.games < held.planned:
        parts.append(Text(voice(say("tournament-interrupted", games=held.games, planned=held.planned))))
    if held.games:
        parts += ["", wins(voice, names, held), "", pairs(voice, names, held), ""]
        parts += [strengths(voice, names, held), "", Text(voice(say("tournament-elo-note"))), ""]
        parts.append(Text(voice(rounds(held))))
    return Group(*parts)


def entrants(bots: Sequence[str]) -> list[str]:
    """Return the names of the bots, numbered where one enters several times."""
    return [f"{name} {bots[: at + 1].count(name)}" if bots.count(name) > 1 else name for at, name in enumerate(bots)]


def wins(voice: Voice, names: Sequence[str], held: Tournament) -> NumberTable:
    """Return who has won how often."""
    table = NumberTable(*(voice(say(f"tournament-{column}")) for column in ("bot", "wins", "share", "interval")))
    every = [held.wins(at) for at in range(len(names))]
    digits = digits_of(max((won.high - won.low) / 2 for won in every))
    for name, won in zip(names, every, strict=True):
        share, low, high = (percent(voice, value, digits) for value in (won.value, won.low, won.high))
        interval = voice(say("tournament-from-to", low=low, high=high))
        table.add_row(name, grouped(voice.language, won.times), share, interval)
    return table


def pairs(voice: Voice, names: Sequence[str], held: Tournament) -> NumberTable:
    """Return how often the bot of a row has finished before the bot of a column."""
    table = NumberTable(voice(say("tournament-before")), *names)
    for row, name in enumerate(names):
        cells = (cell(voice, held.ahead(row, column)) if row != column else "" for column in range(len(names)))
        table.add_row(name, *cells)
    return table


def strengths(voice: Voice, names: Sequence[str], held: Tournament) -> NumberTable:
    """Return the ratings."""
    table = NumberTable(*(voice(say(f"tournament-{column}")) for column in ("bot", "elo", "interval")))
    for name, rating in zip(names, held.ratings(), strict=True):
        table.add_row(name, *rated(voice, rating))
    return table


def rated(voice: Voice, rating: Rating) -> tuple[str, str]:
    """Return points and their interval; in words if there are none."""
    if rating.points is None or rating.low is None or rating.high is None:
        beyond = {1: "tournament-always-ahead", -1: "tournament-always-behind", 0: "tournament-not-rated"}
        return voice(say(beyond[rating.beyond])), "–"
    low, high = signed(voice, rating.low), signed(voice, rating.high)
    return signed(voice, rating.points), voice(say("tournament-from-to", low=low, high=high))


def signed(voice: Voice, points: float) -> str:
    """Return points with their sign, to the point."""
    whole = round(points)
    return f"{'+' if whole > 0 else ''}{grouped(voice.language, whole)}"


def cell(voice: Voice, share: Share) -> str:
    """Return a share; a sign if nothing was decided."""
    return percent(voice, share.value) if share.total else "–"


def rounds(held: Tournament) -> Message:
    """Say how long the games were, and how many were broken off."""
    whole, tenths = f"{held.mean_rounds():.1f}".split(".")
    return say(
        "tournament-rounds",
        mean=say("tournament-decimal", whole=whole, tenths=tenths),
        median=held.rounds_within(HALF),
        longest=held.rounds_within(1.0),
        broken=held.broken_off,
    )
