"""`import bankhalter` is quick: it loads nothing that only the terminal or simulation needs."""

import subprocess
import sys

import pytest

PRINT_MODULES = "import sys, bankhalter; print(*sorted(sys.modules))"


def modules_after_import() -> set[str]:
    done = subprocess.run([sys.executable, "-c", PRINT_MODULES], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("heavy", ["babel", "bankhalter.cli", "fluent", "hypothesis", "numpy", "rich", "typer"])
def test_importing_bankhalter_does_not_load(heavy: str) -> None:
    loaded = modules_after_import()
    assert "bankhalter" in loaded
    assert heavy not in loaded
