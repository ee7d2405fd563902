"""Options as they stand on a command line."""

from collections.abc import Mapping, Sequence

from bankhalter.editions.errors import OptionError
from bankhalter.words.quoting import typed


def read_options(words: Sequence[str]) -> Mapping[str, str]:
    """Return options from words like `rent=automatic`; raise OptionError for another form, or one given twice."""
    given: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise OptionError("error-no-option", word=typed(word))
        if name in given:
            raise OptionError("error-option-twice", name=typed(name), first=typed(given[name]), second=typed(value))
        given[name] = value
    return given
