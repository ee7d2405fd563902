"""The command `bankhalter plot`: pictures of a simulation, as files."""

from pathlib import Path

from rich.console import Console

from bankhalter.sim.plots import plot, read, save, save_all
from bankhalter.sim.plots.kinds import known, known_suffix
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say
from bankhalter.words.voice import plain


def draw(folder: Path, what: str | None, file: Path | None, console: Console, language: Language) -> None:
    """Draw one kind of picture into a file, or without `what` every kind into the folder itself, and name the files.

    Raise SpokenError for a folder that no simulation has written, an unknown kind, a suffix that is no picture's, a
    file without a kind, and one that cannot be written.
    """
    if file is not None:
        known_suffix(file)
        if what is None:
            raise SpokenError("plot-which", file=str(file))
    kind = None if what is None else known(what)
    facts = read(folder)
    if kind is None:
        files = save_all(facts, folder, language)
    else:
        files = [file or folder / f"{kind}.svg"]
        save(plot(facts, kind, language), files[0])
    for each in files:
        console.print(plain(language)(say("plot-saved", file=str(each))), soft_wrap=True)
