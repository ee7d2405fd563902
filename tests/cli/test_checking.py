"""`bankhalter check`: what holds, what fails, what cannot be read, and how the exit code tells them apart."""

from pathlib import Path

from tests.cli.commands import bankhalter

HOLDS = """\
title: Buying costs the printed price
edition: sonic-boom
given: {seats: [A, B]}
when: [A throws 1 2, A buys]
then:
  A: {cash: 1440}
"""
FAILS = HOLDS.replace("1440", "1441").replace("Buying", "Wrongly buying")


def write(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_all_hold(tmp_path: Path) -> None:
    good = write(tmp_path / "good.yaml", f"{HOLDS}---\n{HOLDS}")
    assert bankhalter(tmp_path, "check", good) == (0, "2 scenarios hold\n", "")
    one = write(tmp_path / "one.yaml", HOLDS)
    assert bankhalter(tmp_path, "check", one).out == "1 scenario holds\n"


def test_a_failure_names_title_place_expected_and_actual(tmp_path: Path) -> None:
    mixed = write(tmp_path / "mixed.yaml", f"{HOLDS}---\n{FAILS}---\n{HOLDS}")
    done = bankhalter(tmp_path, "check", mixed)
    assert done.code == 1
    assert done.out.splitlines() == [
        "Wrongly buying costs the printed price",
        f"  {mixed}, line 8",
        "  A cash: expected 1441, got 1440.",
        "1 of 3 scenarios fails",
    ]


def test_a_file_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    broken = write(tmp_path / "broken.yaml", f"{HOLDS}---\ntitel: x\n---\n{FAILS}")
    no_yaml = write(tmp_path / "no.yaml", "title: [\n")
    done = bankhalter(tmp_path, "check", no_yaml, broken, str(tmp_path / "none.yaml"))
    assert done.code == 2
    assert done.out.splitlines()[-1] == "1 of 2 scenarios fails; 3 cannot be read"
    no, unknown, missing = done.err.splitlines()
    assert no.startswith(f"{no_yaml}, line 2: not YAML")
    assert unknown.startswith(f"{broken}, line 8: “titel” is no key of a scenario: expected title")
    assert missing == f"{tmp_path / 'none.yaml'}: cannot be read: No such file or directory."


def test_a_sentence_ends_with_one_full_stop(tmp_path: Path) -> None:
    unknown = write(tmp_path / "unknown.yaml", HOLDS.replace("sonic-boom", "atlantis"))
    error = bankhalter(tmp_path, "check", unknown).err
    assert "There is no edition “atlantis”" in error
    assert error.endswith("classic-us.\n")
