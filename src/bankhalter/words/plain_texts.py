"""What people have written, without signs that cannot be seen or that turn others round."""

import unicodedata

JOINER = "\u200d"  # joins signs into one, as in pictures of families


def plain_text(text: str) -> str:
    """Return a text composed as usual, without signs that cannot be seen or that turn others round; lines stay."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() and sign != "\n" else sign for sign in composed)
    return "".join(sign for sign in spaced if sign.isprintable() or sign in {"\n", JOINER})


def plain_name(text: str) -> str:
    """Return what somebody calls itself, in one line; empty if there is nothing to see."""
    name = " ".join(plain_text(text).split())
    return name if visible(name) else ""


def visible(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(sign not in {JOINER, "\n", " "} and unicodedata.category(sign)[0] != "M" for sign in text)
