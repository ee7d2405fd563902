"""How a server is found: the address at home with a QR code that reads back, and the browser that is opened."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from bankhalter.cli import serve, showing
from bankhalter.cli.main import outcome
from tests.server.cli import qr
from tests.server.cli.processes import server

URLS = ("http://10.0.0.7:80", "http://192.168.178.123:8000", "http://192.168.178.123:54321")
WHITE, USUAL = "\x1b[97;40m", "\x1b[0m"


@pytest.mark.parametrize("url", URLS)
def test_the_qr_code_says_the_address(url: str) -> None:
    lines = showing.qr_lines(url, coloured=False)
    assert qr.read(lines, 4) == url
    assert max(map(len, lines)) <= 80
    assert len(lines) < 24


def test_on_a_terminal_the_qr_code_is_dark_on_light_whatever_its_colours() -> None:
    coloured = showing.qr_lines(URLS[0], coloured=True)
    assert all(line.startswith(WHITE) and line.endswith(USUAL) for line in coloured)
    assert [line[len(WHITE) : -len(USUAL)] for line in coloured] == showing.qr_lines(URLS[0], coloured=False)


def test_the_home_network_is_shown_with_its_qr_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(showing, "own_address", lambda: "192.168.178.20")
    showing.show_home_network(showing.home_address(8000))
    sentence, *code = capsys.readouterr().out.splitlines()
    assert sentence.endswith(": http://192.168.178.20:8000")
    assert qr.read(code, 4) == "http://192.168.178.20:8000"


def test_without_a_home_network_or_the_library_for_codes_that_is_said_or_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(showing, "own_address", lambda: "192.168.178.20")
    monkeypatch.setattr(showing, "find_spec", lambda _: None)
    showing.show_home_network(showing.home_address(8000))
    assert capsys.readouterr().out.count("\n") == 1
    monkeypatch.setattr(showing, "own_address", lambda: None)
    showing.show_home_network(showing.home_address(8000))
    assert capsys.readouterr().out in {"No home network was found.\n", "Es wurde kein Heimnetz gefunden.\n"}


def test_the_browser_is_opened_at_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    serving, address = server(tmp_path / "server", "--open")
    with serving:
        serving.waits_for(opened)
        assert opened.read_text(encoding="utf-8").strip() == address
        assert "No browser" not in serving.told()
        assert serving.interrupt() == 130


def test_where_no_browser_can_be_opened_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in showing.WINDOWS:
        monkeypatch.delenv(name, raising=False)
    serving, _ = server(tmp_path / "server", "--open")
    with serving:
        serving.says("No browser can be opened here; the address above leads to the tables.")
        assert serving.interrupt() == 130


@pytest.mark.parametrize(
    ("lacks", "words", "said"),
    [
        ("litestar", ["serve"],
         "Tables over the network need more: pip install 'bankhalter[server]' (lacking: litestar)."),
        ("asyncpg", ["serve", "--database", "postgresql://me@here/it"],
         "PostgreSQL needs more: pip install 'bankhalter[server,postgres]'."),
    ],
)  # fmt: skip
def test_what_is_not_installed_is_one_sentence(
    lacks: str, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == lacks else find_spec(name))
    assert outcome([*words, "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"{said}\n")
