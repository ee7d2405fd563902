"""Which pictures there are, and as what they are saved."""

from pathlib import Path
from typing import Literal, get_args

from bankhalter.words.errors import SpokenError
from bankhalter.words.quoting import typed

Kind = Literal["board", "lengths", "worth", "returns"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SUFFIXES = (".svg", ".png")


def known_suffix(file: Path) -> str:
    """Return the suffix of a file for a picture; raise SpokenError if no picture has it."""
    suffix = file.suffix.lower()
    if suffix not in SUFFIXES:
        raise SpokenError("plot-suffix", file=file.name, suffixes=", ".join(SUFFIXES))
    return suffix


def known(name: str) -> Kind:
    """Return the kind of picture called `name`; raise SpokenError if there is none."""
    for kind in KINDS:
        if name == kind:
            return kind
    raise SpokenError("plot-no-such-kind", given=typed(name), kinds=", ".join(KINDS))
