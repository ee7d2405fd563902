"""How this program is started, as it is told to people who want to start it again."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from bankhalter.cli.language import OPTION, of_surroundings
from bankhalter.words.catalogue import Language

PROGRAM = "bankhalter"
BY_MAKE = "BANKHALTER_BY_MAKE"  # set where `make terminal` has started the program


def program() -> str:
    """Return what starts this program from here: its name where the shell finds it, else the path it was started by."""
    started, found = Path(sys.argv[0]), shutil.which(PROGRAM)
    if started.name != PROGRAM or (found is not None and Path(found).resolve() == started.resolve()):
        return PROGRAM
    inside = started.is_absolute() and started.is_relative_to(Path.cwd())
    return shlex.quote(str(started.relative_to(Path.cwd()) if inside else started))


def called(language: Language, *words: str) -> str:
    """Return a command line of this program that speaks a language, which is left out where it is spoken anyway."""
    return " ".join([program(), *_asked_for(language, f"{OPTION} {language}"), *words])


def play_called(language: Language, by_make: str, words: str) -> str:
    """Return how to play with something else, in the words of the command that has started this program."""
    if BY_MAKE in os.environ:
        return " ".join(["make terminal", *_asked_for(language, f"LANG={language}"), by_make])
    return called(language, "play", words)


def _asked_for(language: Language, words: str) -> list[str]:
    """Return the words that ask for a language; none where people who ask for nothing get English."""
    return [] if language == "en" and of_surroundings(os.environ) == "en" else [words]
