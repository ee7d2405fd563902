"""The command `bankhalter replay`: tells a record, shows a position of it, or verifies it."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bankhalter.cli.exits import FAILED
from bankhalter.cli.told_table import begins_turn, lets_lapse, sentence_line
from bankhalter.cli.view import View
from bankhalter.editions.titles import title
from bankhalter.notation.refusals import awaited
from bankhalter.play.game import Game
from bankhalter.play.records import Entry, Record, RecordError, read_record, seed_of
from bankhalter.play.story import Teller
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import listed, say
from bankhalter.words.voice import plain


def replay(path: Path, console: Console, language: Language, *, step: bool) -> int:
    """Tell the game of a record, waiting for Enter after each action if `step`; return the exit code."""
    record = read_record(path)
    game = Game.before(record)
    view = View(game, language)
    names = ", ".join(game.seats)
    console.print(Text(view.says("replay-title", title=title(view.voice, game.table.edition), names=names), "bold"))
    with suppress(EOFError):
        for number, _ in enumerate(tell_all(record, view, console), 1):
            if step:
                input(f"{number:>5} ")
    count = len(record.entries)
    if game.over:
        text = view.says("replay-over", count=count)
    else:
        text = view.says("replay-open", count=count, names=listed(awaited(game.table, game.state)))
    console.print(Text(f"\n{text}"))
    return 0


def tell_all(record: Record, view: View, console: Console) -> Iterator[Entry]:
    """Tell line after line, yielding after each."""
    teller = Teller()
    for _, entry in view.game.replay(record):
        for sentence in teller.news(view.game):
            console.print(sentence_line(view, sentence))
        yield entry


def told_lines(record: Record, view: View) -> list[str]:
    """Return how each line of a record is told, by its number from 1 on, but for whose turn it is and what lapsed."""
    teller, told = Teller(), [""]
    for _ in view.game.replay(record):
        news = [each for each in teller.news(view.game) if not (begins_turn(each) or lets_lapse(each))]
        told.append(" ".join(view.voice(each.message) for each in news))
    return told


def position_at(path: Path, number: int) -> str:
    """Return the position after action `number`, 0 being the start; raise RecordError if there is none."""
    record = read_record(path)
    if not 0 <= number <= len(record.entries):
        raise RecordError("error-no-such-action", path=str(path), count=len(record.entries))
    game = Game.before(record)
    steps = game.replay(record)
    for _ in range(number):
        next(steps)
    return game.position()


def verify(path: Path, console: Console, errors: Console, language: Language) -> int:
    """Check every checksum, the commitment and every draw of the seed; print what was checked."""
    voice = plain(language)
    record = read_record(path)
    game = Game.before(record)
    try:
        seeded = seed_of(record)
        for _ in game.replay(record, seeded):
            pass
    except RecordError as error:
        errors.print(Text(voice(error.message)), soft_wrap=True)
        return FAILED
    sums = sum(bool(entry.checksum) for _, entry in record.entries)
    messages = [say("verify-sums", count=len(record.entries), sums=sums)]
    if seeded is None:
        messages.append(say("verify-typed" if record.header.get("nature") == "typed" else "verify-no-seed"))
    else:
        messages.append(say("verify-commitment" if "commitment" in record.header else "verify-no-commitment"))
        messages.append(say("verify-drawn", count=seeded.drawn))
    for message in messages:
        console.print(Text(voice(message)))
    return 0
