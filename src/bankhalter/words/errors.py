"""Errors that can be said in every language."""

import errno

from bankhalter.words.messages import Argument, Message, say
from bankhalter.words.voice import plain

REASONS = {
    errno.ENOENT: say("error-no-file"),
    errno.EACCES: say("error-no-permission"),
    errno.EPERM: say("error-no-permission"),
    errno.EEXIST: say("error-is-a-file"),
    errno.EISDIR: say("error-is-a-directory"),
    errno.ENOTDIR: say("error-is-no-directory"),
    errno.ENOSPC: say("error-no-space"),
    errno.ENAMETOOLONG: say("error-name-too-long"),
    errno.EROFS: say("error-read-only"),
}


class SpokenError(Exception):
    """An error whose sentence stands in the catalogue: `message` says what was expected, `str` says it in English."""

    def __init__(self, name: str | Message, /, **args: Argument) -> None:
        self.message = name if isinstance(name, Message) else Message(name, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        """Return the sentence in English."""
        return plain("en")(self.message)

    @property
    def inner(self) -> Argument:
        """The sentence as it goes into that of another error."""
        return self.message


def placed(place: Argument, error: Argument) -> Message:
    """Return what is wrong with the place it is wrong at."""
    return say("error-at", place=place, error=error)


def reason(error: OSError) -> Argument:
    """Return why the system refuses something; what happens rarely is in the system's own words."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)
