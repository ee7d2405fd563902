"""Whole games, recorded once, play for ever as they did: a change of the rules that changes games is seen here.

`scripts/regold` writes the records anew.
"""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from bankhalter.play.game import Game
from bankhalter.play.records import RecordError, parse_record, read_record
from tests.golden.making import RECORDS, path_of
from tests.laws.tables import KINDS, Kind

MOST_BYTES = 2_000_000
SMALL = ("sonic-boom,rent=demanded", "banking,rent=automatic,short=True", "bond-007,rent=demanded,speed_die=True")
HASH_SEEDS = ("0", "1", "4711")
PRINT_HASHES = "import sys; from tests.golden.test_golden import print_hashes; print_hashes(sys.argv[1:])"


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_recorded_game_plays_as_it_did(kind: Kind) -> None:
    path = path_of(kind)
    game = Game.load(path)
    assert game.over
    assert game.record() == path.read_text(encoding="utf-8")


def test_every_record_belongs_to_a_kind_of_game() -> None:
    assert sorted(RECORDS.iterdir()) == sorted(map(path_of, KINDS))


def test_the_records_stay_small() -> None:
    assert sum(path.stat().st_size for path in RECORDS.iterdir()) < MOST_BYTES


def test_every_line_has_its_checksum() -> None:
    for path in RECORDS.iterdir():
        assert all(entry.checksum for _, entry in read_record(path).entries)


def test_a_changed_checksum_is_noticed() -> None:
    text = (RECORDS / f"{SMALL[0]}.record").read_text(encoding="utf-8").rstrip("\n")
    changed = text[:-1] + ("0" if text[-1] != "0" else "1")
    with pytest.raises(RecordError, match="differs from the one recorded"):
        Game.of(parse_record(changed + "\n", "record"))


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_other_processes_write_the_same_records(hash_seed: str) -> None:
    names = [f"{name}.record" for name in SMALL]
    done = subprocess.run(
        [sys.executable, "-c", PRINT_HASHES, *names],
        capture_output=True,
        text=True,
        check=True,
        cwd=RECORDS.parents[2],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert done.stdout.split() == [sha256((RECORDS / name).read_bytes()).hexdigest() for name in names]


def print_hashes(names: list[str]) -> None:
    """Write the hash of each record as this process plays and writes it."""
    for name in names:
        record = Game.load(Path(RECORDS / name)).record()
        sys.stdout.write(sha256(record.encode()).hexdigest() + "\n")
