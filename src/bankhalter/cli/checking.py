"""The command `bankhalter check`: runs scenario files and says which do not hold, and where."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bankhalter.cli.exits import FAILED, UNUSABLE
from bankhalter.cli.words import full_stop
from bankhalter.notation.errors import NotationError
from bankhalter.notation.yaml_files import load_documents
from bankhalter.play.scenarios import Outcome, check_document


def check(paths: Sequence[Path], console: Console, errors: Console) -> int:
    """Run all scenarios of the files, print what fails, and return the exit code."""
    total = failing = unreadable = 0
    for outcome in outcomes(paths):
        if isinstance(outcome, NotationError):
            unreadable += 1
            errors.print(Text(full_stop(str(outcome))), soft_wrap=True)
        else:
            total += 1
            failing += bool(outcome.failures)
            show(outcome, console)
    console.print(Text(summary(total, failing, unreadable)))
    return UNUSABLE if unreadable else FAILED if failing else 0


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


def show(outcome: Outcome, console: Console) -> None:
    """Print what does not hold in a scenario."""
    if outcome.failures:
        console.print(Text(outcome.title or "(no title)", "bold"), soft_wrap=True)
        console.print(Text(f"  {outcome.place}", "dim"), soft_wrap=True)
        for failure in outcome.failures:
            console.print(Text(f"  {failure}"), soft_wrap=True)


def summary(total: int, failing: int, unreadable: int) -> str:
    """Return the closing line."""
    scenarios = f"{total} scenario{'' if total == 1 else 's'}"
    verb = "holds" if total == 1 else "hold"
    line = f"{failing} of {scenarios} {'fails' if failing == 1 else 'fail'}" if failing else f"{scenarios} {verb}"
    return f"{line}; {unreadable} cannot be read" if unreadable else line
