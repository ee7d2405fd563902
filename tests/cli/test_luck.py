"""`bankhalter replay --luck`: what a game owes to luck and to decisions, as it is told."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.analysis.luck import LuckError, luck_of
from bankhalter.cli import luck
from bankhalter.play.game import Game
from bankhalter.words.catalogue import Language

SHARE = r"([+−]\d+) ±\d+"


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """Return the record of a game that Ben gives up in its second turn."""
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    for line in ("Anna throws 1 2", "Anna buys", "Anna ends turn", "Ben gives up"):
        game.do(line)
    path = tmp_path / "over.record"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test be quick, also where the rules are not compiled."""
    monkeypatch.setattr(luck, "is_quick", lambda: True)
    monkeypatch.setattr(luck, "luck_of", lambda course, progress: luck_of(course, 200, progress))


def told(path: Path, language: Language) -> str:
    out = StringIO()
    assert luck.tell_luck(path, Console(file=out, width=110), Console(file=StringIO()), language) == 0
    return "\n".join(map(str.rstrip, out.getvalue().splitlines()))


def test_every_seat_has_its_account(over: Path) -> None:
    """Ben gave up an even game: what he lost by it, Anna has won by a decision of another."""
    rows = re.findall(rf"^(\w+) +\d+ +{SHARE} +{SHARE} +{SHARE} +(\d+)$", told(over, "en"), re.MULTILINE)
    assert [(name, outcome) for name, *_, outcome in rows] == [("Anna", "100"), ("Ben", "0")]
    (_, _, _, others, _), (_, _, own, _, _) = rows
    assert int(others) > 10
    assert own == f"−{int(others)}"


def test_what_stands_out_is_told_with_its_number(over: Path) -> None:
    assert re.search(r"^The worst decisions\n4: −\d+ ±\d+ for Ben: Ben .*gives up", told(over, "en"), re.MULTILINE)
    assert re.search(
        r"^Die schlechtesten Entscheidungen\n4: −\d+ ±\d+ für Ben: Ben .*gibt auf", told(over, "de"), re.MULTILINE
    )


def test_it_is_not_told_where_it_would_take_an_hour(over: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "is_quick", lambda: False)
    with pytest.raises(LuckError, match="only where the rules are compiled"):
        told(over, "en")
