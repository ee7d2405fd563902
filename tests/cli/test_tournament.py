"""What `bankhalter tournament` shows."""

import io

import pytest
from rich.console import Console

from bankhalter.cli import tournament
from bankhalter.cli.tournament import Wanted, hold, result
from bankhalter.play.errors import SittingError
from bankhalter.sim.outcomes import Outcome
from bankhalter.sim.tournament import Tournament
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.voice import plain
from tests.sim.sums import summed

WANTED = Wanted("sonic-boom", ("novice", "standard"), ("rent=automatic",), "4", 1, 1)


def quiet() -> Console:
    return Console(file=io.StringIO(), width=80, color_system=None)


def held(wanted: Wanted, language: Language = "en") -> tuple[int, str]:
    console = quiet()
    code = hold(wanted, console, quiet(), language)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


def told(games: Tournament, language: Language) -> str:
    console = quiet()
    with console.capture() as capture:
        console.print(result(plain(language), "DC Comics", games))
    return capture.get()


GAMES = (
    Outcome((0, 1, 1), (True, False, False), 10, over=True),
    Outcome((1, 0, 2), (False, True, False), 20, over=True),
    Outcome((0, 1, 2), (False, False, False), 500, over=False),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_told(language: Language) -> None:
    code, text = held(WANTED, language)
    assert code == 0
    assert {"de": "4 Spiele", "en": "4 games"}[language] in text
    assert "novice" in text
    assert "standard" in text
    assert held(WANTED, language)[1] == text


def test_wins_pairs_and_rounds_are_told_as_people_write_numbers() -> None:
    games = summed(("novice", "random", "random"), GAMES, 3)
    english, german = told(games, "en"), told(games, "de")
    assert "novice" in english
    assert "random 1" in english
    assert "random 2" in english
    assert "33.3%" in english
    assert "33,3 %" in german
    assert "176.7 rounds" in english
    assert "176,7 Runden" in german
    assert "One was broken off." in english
    assert "Eines wurde abgebrochen." in german
    assert "interrupted" not in english


RATED = (
    *(Outcome((0, 1, 2, 3), (True, False, False, False), 10, over=True),) * 10,
    Outcome((0, 2, 1, 3), (True, False, False, False), 10, over=True),
)


def test_ratings_are_told_with_their_intervals_and_in_words_where_there_are_none() -> None:
    """Ten times ahead for each time behind are 400 points; the interval of 11 games is 200 ± 178.6."""
    games = summed(("standard", "novice", "random", "walker"), RATED, 11)
    english = [" ".join(line.split()) for line in told(games, "en").splitlines()]
    assert "standard always ahead –" in english
    assert "novice +200 +21 to +379" in english
    assert "random -200 -379 to -21" in english
    assert "walker always behind –" in english
    german = " ".join(told(games, "de").split())
    assert "standard immer davor –" in german
    assert "novice +200 +21 bis +379" in german
    assert "nicht vergleichbar" in told(summed(("novice", "random"), (TIED,), 1), "de")


TIED = Outcome((0, 0), (True, True), 10, over=True)


def test_an_interrupted_tournament_shows_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    cut = summed(("novice", "standard"), GAMES[:1], 4)
    monkeypatch.setattr(tournament, "play_tournament", lambda *_, **__: cut)
    code, text = held(WANTED)
    assert code == 130
    assert "Broken off after 1 of 4 games." in text


def test_a_tournament_without_games_shows_no_tables() -> None:
    text = told(summed(("novice", "standard"), (), 4), "de")
    assert "Abgebrochen nach 0 von 4 Spielen." in text
    assert "Siege" not in text


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (WANTED._replace(bots=("novice",)), "needs 2 to 6 bots, not 1"),
        (WANTED._replace(games="0"), "such as 20000 or 1e6, not “0”"),
        (WANTED._replace(games="many"), "such as 20000 or 1e6, not “many”"),
        (WANTED._replace(seed=-1), "A seed is a whole number from 0 to 4294967295"),
        (WANTED._replace(processes=0), "At least one worker or process"),
    ],
)
def test_what_cannot_be_is_one_sentence(wanted: Wanted, said: str) -> None:
    with pytest.raises(SpokenError, match=said):
        held(wanted)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SittingError):
        held(WANTED._replace(bots=("novice", "deep-blue")))
