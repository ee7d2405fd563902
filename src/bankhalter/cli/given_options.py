"""Options as they stand on a command line."""

from collections.abc import Mapping, Sequence

from bankhalter.editions.errors import OptionError


def read_options(words: Sequence[str]) -> Mapping[str, str]:
    """Return options from words like `rent=automatic`; raise OptionError for another form."""
    for word in words:
        if "=" not in word:
            raise OptionError("error-no-option", word=word)
    return {name: value for name, _, value in (word.partition("=") for word in words)}
