"""The command `bankhalter check`: runs scenario files and says which do not hold, and where."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bankhalter.cli.exits import FAILED, UNUSABLE
from bankhalter.notation.errors import NotationError
from bankhalter.notation.yaml_files import load_documents
from bankhalter.play.scenarios import Outcome, check_document
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import Voice, plain


def check(paths: Sequence[Path], console: Console, errors: Console, language: Language) -> int:
    """Run all scenarios of the files, print what fails, and return the exit code."""
    voice = plain(language)
    total = failing = unreadable = 0
    for outcome in outcomes(paths):
        if isinstance(outcome, NotationError):
            unreadable += 1
            errors.print(Text(voice(outcome.message)), soft_wrap=True)
        else:
            total += 1
            failing += bool(outcome.failures)
            show(outcome, console, voice)
    console.print(Text(voice(summary(total, failing, unreadable))))
    return UNUSABLE if unreadable else FAILED if failing or not total else 0


def outcomes(paths: Sequence[Path]) -> Iterator[Outcome | NotationError]:
    """Yield the outcome of every scenario, and an error for each file or scenario that cannot be read."""
    for path in paths:
        try:
            documents = load_documents(path)
        except NotationError as error:
            yield error
            continue
        for document in documents:
            try:
                yield check_document(document)
            except NotationError as error:
                yield error


def show(outcome: Outcome, console: Console, voice: Voice) -> None:
    """Print what does not hold in a scenario."""
    if outcome.failures:
        console.print(Text(outcome.title or voice(say("check-untitled")), "bold"), soft_wrap=True)
        console.print(Text(f"  {voice(outcome.place)}", "dim"), soft_wrap=True)
        for failure in outcome.failures:
            console.print(Text(f"  {voice(failure)}"), soft_wrap=True)


def summary(total: int, failing: int, unreadable: int) -> Message:
    """Return the closing line."""
    line = say("check-some-fail", failing=failing, count=total) if failing else say("check-all-hold", count=total)
    return say("check-unreadable", summary=line, count=unreadable) if unreadable else line
