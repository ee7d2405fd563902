"""Seats by their names, as people type them: in any case, and told from words that are spelt alike."""

from collections.abc import Collection

from bankhalter.notation.typed import begins_otherwise, forms, replies
from bankhalter.play.spoken import Spoken
from bankhalter.reference.finding import folded


def named_seat(view: Spoken, word: str) -> str | None:
    """Return the seat that `word` names, whatever its case; None if it names none, or several."""
    if word in view.game.seats:
        return word
    alike = [name for name in view.game.seats if folded(name) == folded(word)]
    return alike[0] if len(alike) == 1 else None


def canonical(view: Spoken, text: str) -> str:
    """Return the name of a seat as it is written at the table; whatever else as it is."""
    return named_seat(view, text) or text


def is_meant_by_name(view: Spoken, first: str, rest: str, others: Collection[str] = ()) -> bool:
    """Whether a line begins with the name of a seat, and no word spelt alike: something must then be said of it.

    A seat may be called `Kaufen`, `Ich` or `Will`: `will kaufen` is said by nobody of that name, `Will kauft` of it.
    """
    word, line = folded(first), f"{folded(first)} {folded(rest)}"
    after = folded(rest).partition(" ")[0]
    if line in {reply for name in ("typed-yes", "typed-no") for reply in replies(view.language, name)}:
        return False
    says = begins_verb(view, after) or after in others
    if begins_otherwise(view.language, line) or word in replies(view.language, "typed-self"):
        return says and first in view.game.seats
    return says or not (begins_verb(view, word) or word in others)


def begins_verb(view: Spoken, word: str) -> bool:
    """Whether a folded word is one with which something is said, or the beginning of one."""
    verbs = (own.partition(" ")[0] for form in forms(view.language) for own in form.spellings)
    return any(folded(verb).startswith(word) for verb in verbs) or begins_otherwise(view.language, word)
