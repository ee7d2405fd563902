"""Installing: with a compiler the rules come compiled, without one everything works all the same."""

import os
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "bankhalter/server/pages/built/"
PLAYED = """
from bankhalter.compiled import loaded, why_plain
from bankhalter.editions import load, make_board, parse_options
from bankhalter.batch.codes import Bot
from bankhalter.play.bot_game import play_bots
edition = load("sonic-boom")
finished = play_bots(make_board(edition, parse_options(edition, {})), [Bot.NOVICE] * 2, 1, 1, rounds=5)
print(why_plain(), loaded() is not None, finished.rounds)
"""


def ran(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and return what it printed."""
    inherited = {k: v for k, v in os.environ.items() if k not in {"BANKHALTER_PLAIN", "PYTHONPATH", "CC"}}
    done = subprocess.run(
        [str(part) for part in command], env=inherited | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def pip(*arguments: str | Path, **environment: str) -> str:
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = ran(sys.executable, "-m", "pip", *arguments, **quiet, **environment)
    return done.stdout + done.stderr


def fresh_environment(folder: Path) -> Path:
    """Return the interpreter of a new environment that shares what the tests run with, but not the project."""
    ran(sys.executable, "-m", "venv", "--without-pip", folder)
    python = next(path for path in (folder / "bin/python", folder / "Scripts/python.exe") if path.exists())
    [site] = {sysconfig.get_path("purelib", vars={"base": str(folder)})}
    (Path(site) / "shared.pth").write_text(sysconfig.get_path("purelib"))
    return python


def installed(folder: Path, what: Path) -> Path:
    python = fresh_environment(folder / "venv")
    pip("--python", python, "install", "--no-deps", what)
    return python


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the sources: whatever is built from it needs nothing else."""
    folder = tmp_path_factory.mktemp("source")
    ran(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    [archive] = folder.glob("*.tar.gz")
    return archive


def wheel(source: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    said = pip("wheel", source, "--no-deps", "--no-build-isolation", "-v", "-w", folder, **environment)
    [built] = folder.glob("*.whl")
    return built, said


def test_the_archive_of_the_sources_has_all_that_is_checked_and_nothing_that_is_built(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    kept = {
        "README.md",
        "LICENSE",
        "ARCHITECTURE.md",
        "Makefile",
        "bench/gate.py",
        ".ci/run",
        "scripts/movement",
        "src/bankhalter/py.typed",
    }
    assert kept <= names
    assert not [name for name in names if "node_modules" in name or ".venv" in name or name.endswith((".so", ".pyc"))]


@pytest.mark.usefixtures("compiler")
def test_a_wheel_from_the_source_archive_brings_the_compiled_rules(source: Path, tmp_path: Path) -> None:
    built, _ = wheel(source, tmp_path)
    assert not built.name.endswith("-none-any.whl")
    with tarfile.open(source) as archive, ZipFile(built) as brought:
        page = {name.partition("/src/")[2] for name in archive.getnames() if PAGE in name}
        assert page == {name for name in brought.namelist() if PAGE in name}
    python = installed(tmp_path, built)
    assert ran(python, "-c", PLAYED).stdout == "None True 5\n"
    assert ran(python, "-c", PLAYED, BANKHALTER_PLAIN="1").stdout == "WhyPlain.FORCED False 5\n"


def test_without_a_compiler_the_wheel_is_pure_and_says_so(source: Path, tmp_path: Path) -> None:
    built, said = wheel(source, tmp_path, CC="false")
    assert "The rules could not be compiled" in said
    assert built.name.endswith("-py3-none-any.whl")
    python = installed(tmp_path, built)
    assert ran(python, "-c", PLAYED).stdout == "WhyPlain.NOT_BUILT False 5\n"
    bots = ("tournament", "novice", "novice", "--games", "1", "--lang", "en")
    told = ran(python, "-c", "from bankhalter.cli.main import run; run()", *bots)
    assert "the compiled ones are not built." in " ".join(told.stderr.split())
