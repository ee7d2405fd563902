"""The file of a game: whole lines only, one player at a time, and records of every edition can be read back."""

import errno
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


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("people: [Anna, Ben]", "people: [Anna, Ben", r"x\.record, line \d+: not YAML"),
        ("people: [Anna, Ben]", "people: [Anna, Cleo]", r"x\.record: “Cleo” is no seat of this table"),
        ("seats: [Anna, Ben]", "seats: [Anna, Anna]", r"x\.record: Two seats are called “Anna”"),
        ("first: thrown", "first: oldest", r"x\.record: .*the option first is thrown or seat"),
        ("values:", "given: {Anna: {cash: -5}}\nvalues:", r"x\.record: Anna\.cash: “-5” is no amount"),
        ('{name: "sonic-boom"', "{nickname: Sonic", r"x\.record: values: nickname: expected no such key"),
    ],
)
def test_a_header_that_cannot_be_is_named_with_its_file(old: str, new: str, expected: str) -> None:
    text = Game("sonic-boom", ["Anna", "Ben"], nature="x").record()
    assert old in text
    with pytest.raises(RecordError, match=expected):
        Game.of(parse_record(text.replace(old, new, 1), "x.record"))


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
        set_aside(path, "other")
    file.close()
    assert set_aside(path, "other") == tmp_path / "other.record"
    assert not path.exists()


def test_a_game_set_aside_never_takes_the_place_of_another(tmp_path: Path) -> None:
    for number in range(4):
        path = tmp_path / "last.record"
        path.write_text(str(number), encoding="utf-8")
        set_aside(path, "other")
    kept = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert kept == {"other.record": "0", "other-2.record": "1", "other-3.record": "2", "other-4.record": "3"}


def test_a_place_that_cannot_be_written_is_named_and_keeps_what_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "game.record"
    path.write_bytes(b"before")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(RecordError, match=r"game\.record: cannot be written: No space left on device"):
        write_whole(path, b"after")
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("game.record", b"before")]


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        read_saved(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(RecordError, match="cannot be written"):
        write_whole(tmp_path / "file" / "game.record", b"")
