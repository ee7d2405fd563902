"""In which language the command line speaks: `--lang`, else the language of the surroundings."""

import os
import re
from collections.abc import Mapping, Sequence

from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, say
from bankhalter.words.voice import Voice, plain

OPTION = "--lang"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
NO_LANGUAGE = ("C", "POSIX")  # the locales of machines, as C.UTF-8
PLACE = re.compile(r"[_.@]")  # ends the language in the name of a locale

_chosen: list[Language] = []


def choose(language: Language) -> None:
    """Let every command speak a language."""
    _chosen[:] = [language]


def chosen() -> Language:
    """Return the language that every command speaks."""
    return _chosen[0] if _chosen else of_surroundings(os.environ)


def voice() -> Voice:
    """Return the voice that speaks the language, without an edition."""
    return plain(chosen())


def says(name: str, /, **args: Argument) -> str:
    """Return the message called `name` as text."""
    return voice()(say(name, **args))


def of_surroundings(surroundings: Mapping[str, str]) -> Language:
    """Return the language of an environment: German where it is asked for, else English.

    The list in LANGUAGE goes before the locale, unless that is the locale of a machine.
    """
    locale = next((value for name in LOCALE if (value := surroundings.get(name))), "")
    of_machine = PLACE.split(locale)[0] in NO_LANGUAGE
    wanted = [] if of_machine else [name for name in surroundings.get("LANGUAGE", "").split(":") if name]
    for name in wanted or [locale]:
        for language in LANGUAGES:
            if PLACE.split(name)[0].lower() == language:
                return language
    return "en"


def without_language(words: Sequence[str]) -> list[str]:
    """Choose the language from the words of a command line, and return them without it.

    Raise SpokenError for a language that there is not.
    """
    choose(of_surroundings(os.environ))
    rest: list[str] = []
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if word == "--":
            return [*rest, word, *left]
        if name == OPTION:
            choose(known(value if equals else next(left, "")))
        else:
            rest.append(word)
    return rest


def known(value: str) -> Language:
    """Return the language called `value`; raise SpokenError if there is none."""
    for language in LANGUAGES:
        if value == language:
            return language
    raise SpokenError("usage-language", given=value, languages=", ".join(LANGUAGES))
