"""Which editions there are, and each of them loaded."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from bankhalter.editions.documents import edition_from, parse_toml, read_toml
from bankhalter.editions.errors import EditionError
from bankhalter.editions.schema import Edition
from bankhalter.words.errors import placed
from bankhalter.words.messages import say
from bankhalter.words.quoting import typed

NAMES = ("sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us")
SUFFIX = ".toml"
DECKS = ("winning_moves_2015", "de_euro_2002", "de_modern", "us_2008")


def editions() -> tuple[str, ...]:
    """Names of all editions, the rulebooks' first."""
    return NAMES


@cache
def load(name: str) -> Edition:
    """Return the edition of that name; raise EditionError listing the names if there is none."""
    if name not in NAMES:
        raise EditionError("error-no-such-edition", given=typed(name), names=", ".join(NAMES))
    return complete(*packaged(name.replace("-", "_")))


def load_file(path: Path) -> Edition:
    """Return the edition in a file of somebody's own; raise EditionError if it is not in order."""
    return complete(read_toml(path), path.name)


def find(name: str) -> Edition:
    """Return the edition called `name`, or of the file if it ends in `.toml`; raise EditionError if there is none."""
    return load_file(Path(name)) if name.endswith(SUFFIX) else load(name)


def complete(document: dict[str, Any], source: str) -> Edition:
    """Build an edition whose decks may be named instead of written out."""
    decks = document.get("decks")
    if isinstance(decks, str):
        document = {**document, "decks": named_decks(decks, source)}
    return edition_from(document, source)


def named_decks(name: str, source: str) -> Mapping[str, Any]:
    """Return the decks of that name; raise EditionError listing the names if there are none."""
    if name not in DECKS:
        wanted = say("error-no-such-decks", names=", ".join(DECKS), given=typed(name))
        raise EditionError(placed(f"{source}: decks", wanted))
    return packaged(f"decks/{name}")[0]


def packaged(name: str) -> tuple[dict[str, Any], str]:
    """Return the document of a file of this package, and the file's name."""
    file = files("bankhalter.editions").joinpath(f"{name}{SUFFIX}")
    return parse_toml(file.read_bytes(), file.name), file.name
