"""German nouns in their cases. A `Word` brings its forms; what follows from a rule of the language is derived here."""

from bankhalter.editions.schema import Word

INDEFINITE = {"m": "ein einen einem eines", "f": "eine eine einer einer", "n": "ein ein einem eines"}
DEFINITE = {"m": "der den dem des", "f": "die die der der", "n": "das das dem des"}
CASES = ("nominative", "accusative", "dative", "genitive")  # the order of the articles above
ARTICLES_OF_MANY = {"definite": "die die den der", "negative": "keine keine keinen keiner"}
SIBILANTS = ("s", "ß", "x", "z")


def noun(word: Word, case: str, number: str, article: str) -> str:
    """Return a noun with its article.

    `case`: nominative, accusative, dative, genitive. `number`: one, many.
    `article`: none, indefinite, definite, negative.
    """
    if number == "many":
        articles, form = ARTICLES_OF_MANY.get(article, ""), many(word, case)
    else:
        articles, form = articles_of_one(word, article), one(word, case)
    return f"{articles.split()[CASES.index(case)]} {form}" if articles else form


def articles_of_one(word: Word, article: str) -> str:
    """Return the articles of a noun in one, in the order of the cases; nothing if it takes none."""
    gender = word.gender or "n"
    if article == "negative":
        return " ".join(f"k{form}" for form in INDEFINITE[gender].split())
    return {"indefinite": INDEFINITE, "definite": DEFINITE}.get(article, {}).get(gender, "")


def one(word: Word, case: str) -> str:
    """Return the form of one. Without a form of its own, the genitive ends in s, after a hissing sound in es."""
    if case == "nominative" or (word.gender == "f" and word.oblique is None and word.genitive is None):
        return word.one
    if case != "genitive":
        return word.oblique or word.one
    return word.genitive or word.oblique or word.one + ("es" if word.one.endswith(SIBILANTS) else "s")


def many(word: Word, case: str) -> str:
    """Return the form of many. Without a form of its own, the dative adds n to whatever does not end in n or s."""
    if case != "dative":
        return word.many
    return word.dative_many or word.many + ("" if word.many.endswith(("n", "s")) else "n")
