"""Whole games, spoken: every sentence, question, choice and picture in both languages, without anything missing.

A message that is missing or lacks what goes into it warns, and a warning fails the test.
"""

import io
import re

import pytest
from rich.console import Console

from bankhalter.cli.choices import choice_list, choices
from bankhalter.cli.moment import awaited
from bankhalter.cli.screen import board_picture
from bankhalter.cli.view import View
from bankhalter.editions import editions
from bankhalter.play.moments import waiting
from bankhalter.play.story import Story
from bankhalter.rules.codes import NATURE
from bankhalter.words.catalogue import LANGUAGES, Language
from tests.play.sittings import sit_down, step

LINES = 350
PICTURES = 90  # lines from one picture to the next
OPTIONS: dict[str, dict[str, object]] = {
    "sonic-boom": {"short": True},
    "banking": {"short": True},
    "bond-007": {"speed_die": True, "rent_dice": "cars"},
    "dc": {"decks": "open"},
}


def spoken(edition: str, language: Language, options: dict[str, object]) -> str:
    """Return all that is said in a game of four bots."""
    sitting = sit_down("random", "standard", "novice", "random", edition=edition, options=options, seed=edition)
    view = View(sitting.game, language)
    story, out = Story(), io.StringIO()
    console = Console(file=out, width=100)
    while not sitting.game.over and len(sitting.game.log) < LINES:
        speak_of_moment(view, console)
        step(sitting)
        for sentence in story.follow(sitting.game):
            console.print(view.voice(sentence.message), markup=False)
        if len(sitting.game.log) % PICTURES == 0:
            console.print(board_picture(view, [], 100))
            console.print(board_picture(View(sitting.game, language, plain=True), [], 100))
    return out.getvalue()


def speak_of_moment(view: View, console: Console) -> None:
    """Say what each seat that is awaited must and may do."""
    s = view.state
    console.print(view.voice(waiting(view)), markup=False)
    for seat in range(s.seats):
        if s.awaited >> seat & 1 and not s.awaited >> NATURE & 1:
            console.print(view.voice(awaited(view, seat)), markup=False)
            console.print(choice_list(view, choices(view, seat), 100))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_a_whole_game_is_spoken(edition: str, language: Language) -> None:
    text = spoken(edition, language, OPTIONS.get(edition, {}))
    assert len(text.splitlines()) > LINES
    assert "{" not in text
    assert not re.search(r"\.\.(\s|$)", text)
    for word in ("onopoly", "None", "refusal-", "paid-", "moment-"):
        assert word not in text


@pytest.mark.ledger("setup-vocab-address")
@pytest.mark.parametrize(
    ("edition", "said", "never"),
    [
        ("sonic-boom", "Du bist am Zug. Würfle!", "Sie "),
        ("sonic", "Du bist am Zug. Würfle!", "Sie "),
        ("banking", "Sie sind am Zug. Würfeln Sie!", " du "),
        ("bond-007", "Sie sind am Zug. Würfeln Sie!", " du "),
        ("dc", "Sie sind am Zug. Würfeln Sie!", " du "),
    ],
)
def test_an_edition_addresses_people_as_its_rulebook_does(edition: str, said: str, never: str) -> None:
    text = spoken(edition, "de", {})
    assert said in text
    assert never not in " ".join(text.split())
