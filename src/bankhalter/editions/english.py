"""English nouns with their articles."""

from bankhalter.editions.schema import Word

VOWELS = ("a", "e", "i", "o", "u")
LIKE_CONSONANTS = ("eu", "uni", "use", "uti", "one")  # begin with a vowel in writing only: a euro, a utility
SILENT_H = ("heir", "honest", "honour", "hour")


def noun(word: Word, number: str, article: str) -> str:
    """Return a noun with its article; `number`: one, many; `article`: none, indefinite, definite, negative."""
    form = word.many if number == "many" else word.one
    if article == "definite":
        return f"the {form}"
    if article == "negative":
        return f"no {form}"
    return f"{indefinite(form)} {form}" if article == "indefinite" and number != "many" else form


def indefinite(form: str) -> str:
    """Return the article that the sound of a word takes."""
    sound = form.lower()
    vowel = sound.startswith(SILENT_H) or (sound.startswith(VOWELS) and not sound.startswith(LIKE_CONSONANTS))
    return "an" if vowel else "a"
