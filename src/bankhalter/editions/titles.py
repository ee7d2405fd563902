"""What the editions are called in each language."""

from bankhalter.editions.catalogue import load
from bankhalter.editions.schema import Edition
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice


def title(voice: Voice, edition: Edition) -> str:
    """Return the title of an edition; one of somebody's own is called as its file says."""
    name = f"title-{edition.name}"
    return voice(say(name)) if voice.has(name) and load(edition.name).title == edition.title else edition.title
