"""`bankhalter plot` writes files, or says in one line why not."""

import io
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET  # files of our own
from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.cli import plotting
from bankhalter.cli.main import outcome
from bankhalter.sim.plots import KINDS
from tests.cli.commands import bankhalter
from tests.sim.plots.made_up import write

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def simulation(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("simulation"))


def test_all_pictures_go_into_the_folder(simulation: Path) -> None:
    console = Console(file=io.StringIO(), width=40)
    plotting.draw(simulation, None, None, console, "de")
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert lines == [f"Gesichert: {simulation / kind}.svg" for kind in KINDS]
    for kind in KINDS:
        assert ET.parse(simulation / f"{kind}.svg").getroot().tag.endswith("svg")  # noqa: S314


@pytest.mark.parametrize("suffix", ["svg", "png", "PNG"])
def test_one_picture_is_saved_as_its_suffix_says(simulation: Path, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"map.{suffix}"
    done = bankhalter(tmp_path, "plot", str(simulation), "--what", "returns", "--save", str(file), "--lang", "en")
    assert (done.code, done.out) == (0, f"Saved: {file}\n")
    assert file.read_bytes().startswith(PNG if suffix.lower() == "png" else b"<?xml")


def test_without_a_file_a_single_picture_goes_into_the_folder(tmp_path: Path) -> None:
    plotting.draw(write(tmp_path), "board", None, Console(file=io.StringIO()), "en")
    assert [file.name for file in tmp_path.glob("*.svg")] == ["board.svg"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["{none}"], "There is no folder {none}; expected one that “bankhalter simulate --out” has written."),
        (["{empty}"], "There is no simulation in {empty}: summary.json is missing."),
        (["{lacking}"], "There is no simulation in {lacking}: worth.parquet is missing."),
        (["{broken}"], "There is no simulation in {broken}: squares.parquet cannot be read."),
        (["{mixed}"], "There is no simulation in {mixed}: squares.parquet cannot be read."),
        (["{good}", "--what", "map"], "There is no picture “map”; expected one of board, lengths, worth, returns."),
        (["{good}", "--what", "board", "--save", "a.gif"], "a.gif"),
        (["{good}", "--save", "a.svg"], "expected --what as well."),
        (["{good}", "--what", "board", "--save", "{none}/a.svg"], "cannot be written"),
    ],
)
def test_what_cannot_be_is_one_line(
    tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {name: tmp_path / name for name in ("none", "empty", "lacking", "broken", "mixed", "good")}
    for name in ("empty", "lacking", "broken", "mixed", "good"):
        places[name].mkdir()
    for name in ("lacking", "broken", "mixed", "good"):
        write(places[name])
    (places["lacking"] / "worth.parquet").unlink()
    (places["broken"] / "squares.parquet").write_text("no table")
    shutil.copyfile(places["mixed"] / "rounds.parquet", places["mixed"] / "squares.parquet")
    assert outcome(["plot", *(word.format(**places) for word in words), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said.format(**places) in error
    assert error.count("\n") == 1


def test_a_missing_package_is_named(
    simulation: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bankhalter.sim.plots.drawing.find_spec", lambda _: None)
    assert outcome(["plot", str(simulation), "--lang", "de"]) == 2
    assert 'pip install "bankhalter[sim]"' in capsys.readouterr().err


def test_without_the_extra_a_wrong_folder_is_still_one_sentence(tmp_path: Path) -> None:
    lacking = "import sys; sys.modules |= dict.fromkeys(('numpy', 'pyarrow', 'matplotlib'))"
    program = (
        f"{lacking}; from bankhalter.cli.main import outcome; sys.exit(outcome(['plot', 'nowhere', '--lang', 'en']))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no folder nowhere; expected one that")


def test_a_small_simulation_is_drawn(tmp_path: Path) -> None:
    """Whatever tables a simulation writes, the pictures read."""
    out = tmp_path / "out"
    assert bankhalter(tmp_path, "simulate", "--seats", "novice,novice", "--games", "4", "--out", str(out)).code == 0
    assert bankhalter(tmp_path, "plot", str(out)).code == 0
    assert {file.stem for file in out.glob("*.svg")} == set(KINDS)
