"""The extension is used if it was made from the plain files as they are now, and only then."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bankhalter.compiled import WhyPlain, files, loaded, why_plain
from bankhalter.sim.speed import plain_notice
from bankhalter.words.voice import plain
from tests.architecture.modules import modules_after

ASKING = "from bankhalter.compiled import loaded, why_plain; print(loaded(), why_plain())"


def test_the_environment_asks_for_the_plain_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANKHALTER_PLAIN", "1")
    assert loaded() is None
    assert why_plain() is WhyPlain.FORCED
    notice = plain_notice()
    assert notice is not None
    assert plain("en")(notice).endswith("the environment variable BANKHALTER_PLAIN asks for it.")


@pytest.mark.usefixtures("compiled")
def test_the_extension_is_used_where_nothing_speaks_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BANKHALTER_PLAIN", raising=False)
    assert loaded() is not None
    assert why_plain() is None
    assert plain_notice() is None


@pytest.mark.usefixtures("compiled")
def test_a_simulation_by_the_compiled_rules_loads_none_of_the_plain_ones(tmp_path: Path) -> None:
    plain_rules = {"bankhalter.rules.apply", "bankhalter.bots.standard", "bankhalter.batch.batch"}
    assert modules_after(tmp_path, "simulate", "--games", "1") & plain_rules == set()


@pytest.mark.usefixtures("compiled")
def test_an_extension_of_other_rules_is_not_used(tmp_path: Path) -> None:
    package = tmp_path / "bankhalter"
    package.mkdir()
    for path in files.ROOT.iterdir():
        if path.name != "rules":
            (package / path.name).symlink_to(path)
    rules = package / "rules"
    rules.mkdir()
    for path in (files.ROOT / "rules").glob("*.py"):
        (rules / path.name).write_bytes(path.read_bytes())
    assert asked(tmp_path).endswith("None\n")
    with (rules / "money.py").open("a") as money:
        money.write("\n")
    assert asked(tmp_path) == "None WhyPlain.STALE\n"


def asked(folder: Path) -> str:
    """Return what a fresh interpreter says that finds the package in `folder`."""
    environment = {k: v for k, v in os.environ.items() if k != "BANKHALTER_PLAIN"} | {"PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", ASKING], env=environment, capture_output=True, text=True, check=True
    ).stdout
