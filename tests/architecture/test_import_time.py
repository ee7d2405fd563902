"""Everything begins quickly: neither `import bankhalter` nor a command loads what it does not need."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.modules import modules_after

PRINT_MODULES = "import sys, bankhalter; print(*sorted(sys.modules))"
SLOW = {
    "babel",
    "fluent",
    "litestar",
    "matplotlib",
    "msgspec",
    "numpy",
    "pyarrow",
    "pydantic",
    "rich",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
    "yaml",
}
"""Libraries of which each takes a tenth of the time to the first game or more."""

NEEDED = {
    ("--help",): set(),
    ("--version",): set(),
    ("play", "--help"): set(),
    ("serve", "--help"): set(),
    ("join", "--help"): set(),
    ("simulate", "--help"): set(),
    ("simulate", "--games", "1"): {"babel", "fluent", "msgspec", "numpy", "rich"},
    ("tournament", "novice", "novice", "--games", "1"): {"babel", "fluent", "msgspec", "rich"},
    ("rules",): {"babel", "fluent", "msgspec", "rich"},
    ("play", "--plain"): {"babel", "fluent", "msgspec", "rich", "yaml"},
}
PLAYING = {"bankhalter.cli.terminal", "bankhalter.cli.screen", "bankhalter.play.game", "bankhalter.notation.actions"}


def modules_after_import() -> set[str]:
    done = subprocess.run([sys.executable, "-c", PRINT_MODULES], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("heavy", ["bankhalter.cli", "click", "hypothesis", *sorted(SLOW)])
def test_importing_bankhalter_does_not_load(heavy: str) -> None:
    loaded = modules_after_import()
    assert "bankhalter" in loaded
    assert heavy not in loaded


@pytest.mark.parametrize("words", NEEDED, ids=" ".join)
def test_a_command_loads_none_of_the_slow_libraries_but_those_it_needs(tmp_path: Path, words: tuple[str, ...]) -> None:
    modules = modules_after(tmp_path, *words)
    assert "bankhalter.cli.main" in modules
    assert modules & SLOW == NEEDED[words]


@pytest.mark.parametrize("words", [("--help",), ("play", "--help"), ("simulate", "--help")], ids=" ".join)
def test_help_loads_neither_editions_nor_rules(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert modules_after(tmp_path, *words) & {"bankhalter.editions", "bankhalter.rules", "bankhalter.sim"} == set()


def test_a_simulation_loads_nothing_of_the_game_at_the_terminal(tmp_path: Path) -> None:
    modules = modules_after(tmp_path, "simulate", "--games", "1")
    assert modules & (PLAYING | {"rich.progress"}) == set()


def test_a_game_at_the_terminal_loads_nothing_of_simulations(tmp_path: Path) -> None:
    assert "bankhalter.sim" not in modules_after(tmp_path, "play", "--plain")
