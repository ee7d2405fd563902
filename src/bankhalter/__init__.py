"""Bankhalter: the banker of the property-trading game of five German rulebooks.

>>> from bankhalter import Game
>>> game = Game("sonic-boom", ["Anna", "Bert"], {"first": "seat"}, nature="a seed to write down")
>>> game.legal("Anna")
['Anna throws', 'Anna gives up']
>>> happened = game.do("Anna throws")
>>> game.awaits
('Anna',)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bankhalter.editions import EditionError, OptionError, editions
    from bankhalter.notation.errors import NotationError
    from bankhalter.play.errors import RefusedError
    from bankhalter.play.game import Game, Happening
    from bankhalter.play.nature import Given, Seeded
    from bankhalter.play.records import RecordError
    from bankhalter.play.takeback import TakeBackError
    from bankhalter.sim.compare import compare
    from bankhalter.sim.simulate import simulate

__version__ = "0.1.0"

__all__ = [
    "EditionError",
    "Game",
    "Given",
    "Happening",
    "NotationError",
    "OptionError",
    "RecordError",
    "RefusedError",
    "Seeded",
    "TakeBackError",
    "compare",
    "editions",
    "simulate",
]

# Names are fetched on first use, so that importing the package stays quick.
_HOME = {
    "EditionError": "editions",
    "OptionError": "editions",
    "editions": "editions",
    "NotationError": "notation.errors",
    "RefusedError": "play.errors",
    "Game": "play.game",
    "Happening": "play.game",
    "Given": "play.nature",
    "Seeded": "play.nature",
    "RecordError": "play.records",
    "TakeBackError": "play.takeback",
    "compare": "sim.compare",
    "simulate": "sim.simulate",
}


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'bankhalter' has no attribute {name!r}")
    return getattr(import_module(f"bankhalter.{_HOME[name]}"), name)
