"""People at terminals far apart: what they say to each other, votes, and several seats at one keyboard."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankhalter.server.clocks import LIMITS
from tests.cli.commands import bankhalter
from tests.server.cli.processes import Person, server
from tests.server.cli.test_playing_together import downloaded, made
from tests.server.hurt.players import get, make_table
from tests.server.hurt.processes import Server, Setup

# Anna has thrown 3 and stands before the lot on square 3, which is free.
POSITION = "seats: [A, B, C]\nturn: A\nphase: buy\nthrows: 1\ndice: [1, 2]\nA: {at: 3}\n"
FIRST = {"options": {"first": "seat"}, "edition": "sonic-boom"}


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """Return a server where who is away may be asked after half a second, and voted on after another half."""
    limits = LIMITS["none"]._replace(absence=500, patience=500)
    serving = Server(Setup(str(tmp_path / "tables.db"), limits=limits), tmp_path / "said")
    serving.start()
    yield serving
    serving.stop()


def sitting(home: Path, *words: str) -> Person:
    """Return somebody at a terminal so wide that no sentence is broken."""
    return Person(home, *words, width=250)


def entries(address: str, table: str, *kinds: str) -> list[dict[str, object]]:
    found = json.loads(get(f"{address}/api/tables/{table}/entries"))
    return [{key: each[key] for key in each if key != "at"} for each in found if each["kind"] in kinds]


def test_people_talk_before_and_in_the_game(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "open"], **FIRST)
    with (
        sitting(tmp_path, "join", f"{hasty.url}/t/{table}", "--name", "Anna", "--place", "1") as anna,
        sitting(tmp_path, "--lang", "de", "join", f"{hasty.url}/t/{table}", "--name", "Otto", "--place", "2") as otto,
    ):
        otto.sees("Am Tisch: Anna, Otto|Am Tisch: Otto, Anna")
        anna.sees("At the table: .*Otto")
        otto.types("was nun")
        otto.sees("„sag …“ spricht mit den anderen")
        anna.types("say Hello there, shall we?")
        otto.sees("Anna sagt: Hello there, shall we\\?\n")
        otto.types("zeichen")
        otto.sees("Zeichen: applaus, lachen, staunen, autsch, danke und weiter")
        otto.types("zeichen danke")
        anna.sees("Otto says thanks.")
        anna.types("")
        anna.sees("Anna> ")
        anna.types("sign applause")
        otto.sees("Anna klatscht.")
        otto.types("sag Viel Glück!")
        anna.sees("Otto says: Viel Glück!\n")
        anna.sees("Anna> ")  # the prompt is there again
        anna.types(f"say {'long ' * 70}")
        anna.sees("too long: 349 signs, at most 300")
        anna.types("say")
        anna.sees("This takes what is to be said")
        anna.types("chat")
        anna.sees(
            "Anna says: Hello there, shall we\\?\n +Otto says thanks.\n +Anna applauds.\n +Otto says: Viel Glück!"
        )
        anna.types("?")
        anna.sees("say something to all")
        anna.types("throws")
        anna.sees("Anna throws")
    said = entries(hasty.url, table, "said", "reacted")
    assert said == [
        {"kind": "said", "seat": "Anna", "text": "Hello there, shall we?"},
        {"kind": "reacted", "seat": "Otto", "sign": "thanks"},
        {"kind": "reacted", "seat": "Anna", "sign": "applause"},
        {"kind": "said", "seat": "Otto", "text": "Viel Glück!"},
    ]


def test_who_is_muted_is_not_read_until_heard_again(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "open"], **FIRST)
    with (
        sitting(tmp_path, "join", f"{hasty.url}/t/{table}", "--name", "Anna", "--place", "1") as anna,
        sitting(tmp_path, "--lang", "de", "join", f"{hasty.url}/t/{table}", "--name", "Otto", "--place", "2") as otto,
    ):
        anna.sees("At the table: .*Otto")
        anna.types("")
        anna.sees("Anna> ")
        otto.sees("Anna")
        anna.types("mute")
        anna.sees("This takes the name of somebody else: Otto")
        anna.types("mute otto")
        anna.sees("What Otto says is no longer shown here")
        otto.types("sag Hört mich wer?")
        otto.sees("Otto sagt: Hört mich wer\\?\n")
        otto.types("stumm Anna")
        otto.sees("Was Anna sagt, steht hier nicht mehr")
        anna.types("mute Otto")
        anna.sees("What Otto says is shown again")
        otto.types("sag Und jetzt?")
        anna.sees("Otto says: Und jetzt\\?\n")
        assert "Hört mich wer" not in anna.shown
        anna.types("?")
        anna.sees("mute .*read no more of what somebody says")


def test_who_comes_back_can_read_what_was_said(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "bot:standard"], **FIRST)
    with sitting(tmp_path, "join", f"{hasty.url}/t/{table}", "--name", "Anna", "--place", "1") as anna:
        back = anna.sees(r"To come back: bankhalter (join .* --code [\w-]+)")[1].split()
        anna.types("")
        anna.sees("Anna> ")
        anna.types("say back soon")
        anna.sees("Anna says: back soon")
    with sitting(tmp_path, *back) as again:
        again.sees("One message was said before; “chat” shows")
        again.sees("Anna> ")
        again.types("chat")
        again.sees("Anna says: back soon")


def test_who_is_away_is_asked_voted_on_and_comes_back(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "open", "open"], **FIRST)
    link = f"{hasty.url}/t/{table}"
    with sitting(tmp_path, "join", link, "--name", "Anna", "--place", "1") as anna:
        back = anna.sees(r"To come back: bankhalter (join .* --code [\w-]+)")[1].split()
        with (
            sitting(tmp_path, "join", link, "--name", "Otto", "--place", "2") as otto,
            sitting(tmp_path, "join", link, "--name", "Uwe", "--place", "3") as uwe,
        ):
            anna.sees("At the table: .*Otto")
            anna.sees("At the table: .*Uwe|Uwe")
            otto.sees("Uwe")
            anna.types("")
            anna.sees("Anna> ")
            otto.sees("Anna")
            otto.types("ask Anna")
            otto.sees("Anna keeps nobody waiting.")
            anna.types("quit")
            anna.process.wait(30)
            otto.sees("Anna keeps the table waiting: “ask Anna”")
            otto.types("ask")
            otto.sees("Anna and Uwe")
            otto.types("vote Anna")
            otto.sees("There is no vote about Anna.")
            otto.types("ask Anna")
            uwe.sees("Otto asks whether Anna is still there. If no answer comes, vote: “vote Anna” for a bot")
            uwe.types("vote Anna genius")
            uwe.sees("“vote Anna” for a bot .*standard")
            vote_until(otto, "vote Anna no", "Otto votes to wait for Anna")
            vote_until(uwe, "vote Anna", r"Uwe votes that a bot \(standard\) plays for Anna")
            otto.types("vote Anna novice")
            otto.sees(r"Otto votes that a bot \(novice\) plays for Anna")
            otto.sees(r"Anna is now played by a bot \((standard|novice)\) until Anna is back")
            with sitting(tmp_path, *back) as again:
                again.sees("The game goes on after")
                again.types("")
                again.sees("Anna is back")
                uwe.sees("Anna is back")


def vote_until(person: Person, words: str, told: str) -> None:
    """Vote again for as long as it is too early."""
    while True:
        person.types(words)
        if person.sees(f"{told}|The vote begins in")[0] != "The vote begins in":
            return
        time.sleep(0.2)  # or a quick machine is told that this is too much at once


def test_a_take_back_is_voted_on(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "open", "open"], **FIRST, position=POSITION)
    link = f"{hasty.url}/t/{table}"
    with (
        sitting(tmp_path, "join", link, "--name", "Anna", "--place", "1") as anna,
        sitting(tmp_path, "join", link, "--name", "Otto", "--name", "Uwe", "--place", "2", "--place", "3") as others,
    ):
        others.sees("Otto and Uwe have seats.")
        anna.sees("At the table: .*Uwe")
        anna.types("")
        anna.sees("Anna> ")
        anna.types("buys")
        anna.sees("Anna buys")
        anna.types("takes back 1")
        others.sees("Otto: Anna asks to take back: .* Do you agree\\?")
        others.types("yes")
        anna.sees("Otto agrees to the take-back")
        others.sees("Uwe: Anna asks to take back: .* Do you agree\\?")
        others.types("no")
        anna.sees("Uwe does not agree to the take-back")
        anna.types("takes back 1")
        for name in ("Otto", "Uwe"):
            others.sees(f"{name}: Anna asks to take back")
            others.sees(f"{name}> ")
            others.types("yes")
        anna.sees("Anna takes back:")
        anna.sees("Anna> ")


def test_several_people_play_at_one_keyboard(tmp_path: Path) -> None:
    serving, address = server(tmp_path / "server")
    with serving:
        places = ("--place", "open", "--place", "open", "--place", "open")
        code = made(tmp_path, address, "--option", "first=seat", "--pace", "instant", *places)
        pair = ("--name", "Anna", "--name", "Ben", "--place", "1", "--place", "2")
        with (
            sitting(tmp_path, "join", address, code, *pair) as both,
            sitting(tmp_path, "join", address, code, "--name", "Cleo", "--place", "3") as cleo,
        ):
            both.sees("Anna and Ben have seats.")
            back = both.sees(r"To come back: bankhalter (join .* --code [\w-]+ --code [\w-]+)")[1].split()
            both.sees("At the table: .*Cleo")
            both.types("")
            both.sees("Anna> ")
            both.types("Ben say I wait")
            cleo.sees("Ben says: I wait")
            both.types("throws")
            both.sees("Anna throws")
            both.types("quit")
            both.sees("To come back: .* --code [\\w-]+ --code")
            assert both.process.wait(30) == 0
            with sitting(tmp_path, *back) as again:
                again.sees("Anna and Ben have seats.")
                again.sees("(?:Anna|Ben)> ")  # Anna may have thrown what leads straight to jail
                again.types("Ben say here again")
                cleo.sees("Ben says: here again")
        assert "\nAnna throws" in downloaded(tmp_path, address, code).read_text(encoding="utf-8")


def test_too_many_people_for_a_table_do_not_sit_down_at_all(hasty: Server, tmp_path: Path) -> None:
    table, _ = make_table(hasty.url, ["open", "open", "bot:standard"], **FIRST)
    names = ("--name", "Anna", "--name", "Ben", "--name", "Cleo")
    done = bankhalter(tmp_path, "join", f"{hasty.url}/t/{table}", *names, width=200)
    assert (done.code, done.out) == (2, "")
    assert done.err == "Only 2 places are open at this table, too few for 3.\n"
    assert entries(hasty.url, table, "sat") == []
