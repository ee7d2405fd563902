"""What the bots are called, as a kind and at a table."""

from bankhalter.batch.codes import Bot
from bankhalter.play.unplayable import SittingError
from bankhalter.words.quoting import typed

BOT_NAMES = ("Bert", "Cleo", "Dora", "Emil", "Finn", "Greta", "Ida", "Jon", "Kira", "Leo", "Mona", "Nils")


def name_of(code: Bot) -> str:
    """Return what the bot is called."""
    return code.name.lower().replace("_", "-")


def known_bots() -> tuple[str, ...]:
    """Return what all bots are called."""
    return tuple(map(name_of, Bot))


def code(name: str) -> Bot:
    """Return the code of the bot of that name; raise SittingError listing the names if there is none."""
    for candidate in Bot:
        if name_of(candidate) == name:
            return candidate
    raise SittingError("error-no-such-bot", given=typed(name), bots=", ".join(known_bots()))
