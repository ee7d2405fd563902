"""The command `bankhalter replay`: tells a record, shows a position of it, or verifies it."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bankhalter.cli.exits import FAILED
from bankhalter.cli.terminal import sentence_line
from bankhalter.cli.words import full_stop
from bankhalter.play.game import Game
from bankhalter.play.records import Entry, Record, RecordError, read_record, seed_of
from bankhalter.play.story import Teller


def replay(path: Path, console: Console, *, step: bool) -> int:
    """Tell the game of a record, waiting for Enter after each action if `step`; return the exit code."""
    record = read_record(path)
    game = Game.before(record)
    console.print(Text(f"{game.table.edition.title}: {', '.join(game.seats)}", "bold"))
    with suppress(EOFError):
        for number, _ in enumerate(tell_all(record, game, console), 1):
            if step:
                input(f"{number:>5} ")
    if game.over:
        console.print(Text(f"\nThat was the whole game: {number_of_actions(record)}."))
    else:
        console.print(Text(f"\nThe game is not over: {number_of_actions(record)}, awaited: {', '.join(game.awaits)}."))
    return 0


def number_of_actions(record: Record) -> str:
    """Return how long a record is."""
    return f"{len(record.entries)} action{'' if len(record.entries) == 1 else 's'}"


def tell_all(record: Record, game: Game, console: Console) -> Iterator[Entry]:
    """Tell line after line, yielding after each."""
    teller = Teller()
    for _, entry in game.replay(record):
        for sentence in teller.news(game):
            console.print(sentence_line(sentence))
        yield entry


def position_at(path: Path, number: int) -> str:
    """Return the position after action `number`, 0 being the start; raise RecordError if there is none."""
    record = read_record(path)
    if not 0 <= number <= len(record.entries):
        raise RecordError(f"{path} has {number_of_actions(record)}; expected --at 0 to {len(record.entries)}")
    game = Game.before(record)
    steps = game.replay(record)
    for _ in range(number):
        next(steps)
    return game.position()


def verify(path: Path, console: Console, errors: Console) -> int:
    """Check every checksum, the commitment and every draw of the seed; print what was checked."""
    record = read_record(path)
    game = Game.before(record)
    try:
        seeded = seed_of(record)
        for _ in game.replay(record, seeded):
            pass
    except RecordError as error:
        errors.print(Text(full_stop(str(error))), soft_wrap=True)
        return FAILED
    sums = sum(bool(entry.checksum) for _, entry in record.entries)
    console.print(Text(f"{number_of_actions(record)} played again; {sums} checksums hold."))
    if seeded is None:
        console.print(Text("The record shows no seed, so its draws cannot be checked."))
    else:
        console.print(Text("The seed matches its commitment." if "commitment" in record.header else "No commitment."))
        console.print(Text(f"{seeded.drawn} numbers drawn from the seed agree with dice, cards and deals."))
    return 0
