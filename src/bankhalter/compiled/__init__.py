"""The rules and the bots compiled: the plain files as an extension, if it has been built from them as they are now.

`loaded()` is the extension, or None: then the plain functions do the same, more slowly. The extension has the classes
`State` and `Board` (`pack`, `unpack`, `copy`) and the functions of exports.py, by their plain names:

>>> from bankhalter.compiled import loaded
>>> if fast := loaded():
...     board, state = fast.Board(), fast.State()
"""

import os
from enum import Enum
from functools import cache
from importlib import import_module
from types import ModuleType

from bankhalter.compiled.files import digest

EXTENSION = "extension"
FORCED_BY = "BANKHALTER_PLAIN"
"""Set to anything but 0, it makes everything use the plain functions."""

SLOWER = 220
"""About how many times slower games of standard bots are by the plain functions (docs/performance.md)."""


class WhyPlain(Enum):
    """Why the plain functions are used."""

    FORCED = "forced"
    NOT_BUILT = "not-built"
    STALE = "stale"  # the plain files have changed since
    BROKEN = "broken"  # it is there and cannot be loaded


def why_plain(*, forced: bool = True) -> WhyPlain | None:
    """Return why the plain functions are used, or None if the extension is; `forced`: heed the environment."""
    if forced and os.environ.get(FORCED_BY, "0") not in {"", "0"}:
        return WhyPlain.FORCED
    found = _found()
    return found if isinstance(found, WhyPlain) else None


def loaded() -> ModuleType | None:
    """Return the extension, or None if the plain functions are to be used."""
    found = _found() if why_plain() is None else None
    return found if isinstance(found, ModuleType) else None


@cache
def _found() -> ModuleType | WhyPlain:
    name = f"{__name__}.{EXTENSION}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        return WhyPlain.NOT_BUILT if error.name == name else WhyPlain.BROKEN
    except ImportError:
        return WhyPlain.BROKEN
    return module if digest() == module.DIGEST else WhyPlain.STALE
