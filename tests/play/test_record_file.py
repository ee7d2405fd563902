"""The file of a game: whole lines only, one player at a time, and records of every edition can be read back."""

import os
from pathlib import Path

import pytest

from bankhalter.editions import editions
from bankhalter.play.game import Game
from bankhalter.play.record_file import RecordFile, read_saved, set_aside, write_whole
from bankhalter.play.records import RecordError, parse_record
from bankhalter.play.sitting import Sitting
from tests.play.sittings import lines, play_until, sit_down


@pytest.mark.parametrize("edition", editions())
def test_a_record_of_every_edition_is_read_back(edition: str) -> None:
    game = Game(edition, ["Anna", "Ben"], nature="x")
    assert Game.of(parse_record(game.record(), "x")).position() == game.position()


def test_lines_are_added_and_a_torn_one_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.record"
    sitting = sit_down("standard", "standard")
    file = RecordFile.create(path, sitting.game)
    play_until(sitting, 30)
    file.keep(sitting.game.log)
    file.close()
    assert path.read_text(encoding="utf-8") == sitting.game.record()
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    saved = read_saved(path)
    assert saved.torn
    assert [entry.line for _, entry in saved.record.entries] == lines(sitting)[:-1]
    resumed = Sitting.resumed(saved.record)
    again = RecordFile.go_on(path, saved)
    play_until(resumed, 30)
    again.keep(resumed.game.log)
    again.close()
    assert path.read_bytes() == whole


def test_a_file_without_a_last_line_break_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sitting = sit_down("standard", "standard")
    play_until(sitting, 9)
    path.write_text(sitting.game.record().rstrip("\n"), encoding="utf-8")
    saved = read_saved(path)
    assert not saved.torn
    file = RecordFile.go_on(path, saved)
    play_until(sitting, 12)
    file.keep(sitting.game.log)
    file.close()
    assert path.read_text(encoding="utf-8") == sitting.game.record()


def test_one_game_is_played_by_one_process(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sitting = sit_down("standard", "standard")
    file = RecordFile.create(path, sitting.game)
    with pytest.raises(RecordError, match="played elsewhere"):
        RecordFile.go_on(path, read_saved(path))
    with pytest.raises(RecordError, match="played elsewhere"):
        set_aside(path, "other.record")
    file.close()
    assert set_aside(path, "other.record")
    assert not set_aside(path, "other.record")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(RecordError, match="cannot be written: Permission denied"):
        write_whole(tmp_path / "game.record", b"")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        read_saved(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(RecordError, match="cannot be written"):
        write_whole(tmp_path / "file" / "game.record", b"")
