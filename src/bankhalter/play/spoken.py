"""A game as it is spoken of in one language."""

from dataclasses import dataclass, field
from functools import cached_property

from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.play.outlook import Outlook
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, say
from bankhalter.words.voice import Voice


@dataclass(frozen=True)
class Spoken(Outlook):
    """A game, and the voice that speaks of it; `renamed`: its edition where a table has names of its own."""

    language: Language
    renamed: Edition | None = field(default=None, kw_only=True)

    @property
    def edition(self) -> Edition:
        """The edition as it is called at the table."""
        return self.renamed or self.game.table.edition

    @cached_property
    def voice(self) -> Voice:
        """The voice that speaks of the game."""
        return voice_of(self.edition, self.language)

    def says(self, name: str, /, **args: Argument) -> str:
        """The message called `name` as text."""
        return self.voice(say(name, **args))

    def square(self, square: int) -> str:
        """The name of a square."""
        return self.voice.square(square)
