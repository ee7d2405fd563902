"""What a table answers when it cannot do what is asked."""

from collections.abc import Sequence

from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Message


class CommandError(SpokenError):
    """A command that is not carried out; nothing has changed.

    `reason` is a word for programs, `ledger` the ids of the rules behind it, `wait` the milliseconds after which it
    may be tried again (0: not by waiting), `details` what whoever writes a client may want to know.
    """

    status = 409

    def __init__(
        self,
        name: str | Message,
        reason: str,
        *,
        ledger: Sequence[str] = (),
        wait: int = 0,
        details: str = "",
        **args: Argument,
    ) -> None:
        super().__init__(name, **args)
        self.reason = reason
        self.ledger = tuple(ledger)
        self.wait = wait
        self.details = details


class ForbiddenError(CommandError):
    """A command in the name of somebody else."""

    status = 403


class NotFoundError(CommandError):
    """What is asked for is not there."""

    status = 404


class WrongError(CommandError):
    """What is asked cannot be read."""

    status = 400


class TooManyError(CommandError):
    """More than is allowed; `wait` says when it will be allowed again."""

    status = 429


class GoneError(CommandError):
    """The store does not answer; nothing is lost, and nothing was done."""

    status = 503
