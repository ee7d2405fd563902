"""Sentences about a seat that is called You: `You throw 3 + 4 and move to …` instead of `You throws …`."""

import re

YOU = "You"
IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go", "passes": "pass"}

_POSSESSIVE = re.compile(rf"\b{YOU}'s\b")
_OFFER = re.compile(rf"\b([Tt]h)e offer of {YOU}\b")
_LOTS = re.compile(rf"\blots of {YOU}\b")
_SUBJECT = re.compile(rf"^{YOU} (no longer )?([a-z]+s)\b")
_SECOND_VERB = re.compile(r"\band (moves|pays|redeems|has)\b")
_INSIDE = re.compile(rf"(?<=[\w,;:] ){YOU}(r?)\b")


def addressed(text: str) -> str:
    """Return a sentence in which the seat called You is spoken to; other sentences stay as they are."""
    if YOU not in text:
        return text
    text = _POSSESSIVE.sub("Your", text)
    text = _OFFER.sub(lambda found: "Your offer" if found[1] == "Th" else "your offer", text)
    text = _LOTS.sub("lots of yours", text)
    if text.startswith(f"{YOU} "):
        text = _SECOND_VERB.sub(lambda found: f"and {plain(found[1])}", text)
    text = _SUBJECT.sub(lambda found: f"{YOU} {found[1] or ''}{plain(found[2])}", text)
    return _INSIDE.sub(lambda found: f"you{found[1]}", text)


def plain(verb: str) -> str:
    """Return the verb as it goes with `you`."""
    return IRREGULAR.get(verb, verb.removesuffix("s"))
