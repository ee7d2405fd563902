"""Who may say what: every command with every wrong identity is refused and changes nothing."""

import hashlib
import re
from io import StringIO
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from rich.console import Console

from bankhalter.cli.replaying import verify
from bankhalter.play.nature import Seeded
from bankhalter.play.records import record_text
from bankhalter.server import commands as c
from bankhalter.server.asker import asker_of
from bankhalter.server.entries import entry_bytes, public
from bankhalter.server.table_state import Stage
from bankhalter.server.views import moment, moment_bytes, table_view, you
from tests.server.party import HOST, SECRET, Party, token

IN_A_SEATS_NAME: dict[str, c.AnyCommand] = {
    "play": c.Play("Anna throws"),
    "play otherwise": c.Play("Anna ends turn"),
    "take back": c.Play("Anna takes back 1"),
    "give up": c.Play("Anna gives up"),
    "type": c.Type("Anna", "throw", "en"),
    "type with the name": c.Type("Anna", "Anna throws", "en"),
    "waive": c.Waive("Anna"),
    "leave": c.Leave("Anna"),
    "say": c.Say("Anna", "hello"),
    "react": c.React("Anna", "wow"),
    "mute": c.Mute("Anna", "Bert"),
    "ask": c.Ask("Anna", "Bert"),
    "here": c.Here("Anna"),
    "vote": c.Vote("Anna", "Bert", "standard"),
    "extend": c.Extend("Anna"),
    "return": c.Return("Anna"),
}
ARRANGING: dict[str, c.AnyCommand] = {
    "hold": c.Hold(3, "bot"),
    "start": c.Start(),
    "appoint": c.Appoint("Anna"),
    "name": c.Name(39, "Schlossallee"),
}
OPEN_TO_ALL = (c.Sit, c.Enter, c.Bank)
OF_THE_BANKER = (c.Unbank,)
OF_WHOEVER_SITS_HERE = (c.Rush,)
WRONG = {
    "stranger": ("Anna", "Stranger"),
    "no key": ("Anna", ""),
    "other seat": ("Anna", "Bert"),
    "spectator": ("Anna", "Watcher"),
    "host without a seat": ("Anna", HOST),
    "all others together": ("Anna", ("Bert", "Cara", HOST)),
    "in the name of a bot": ("Bot", ("Anna", "Bert", "Cara", HOST)),
    "in the name of nobody": ("Nobody", ("Anna", "Bert", "Cara", HOST)),
    "in another case": ("anna", ("Anna", "Bert", "Cara", HOST)),
}


def test_every_command_is_tried_here() -> None:
    tried = {type(command) for command in (*IN_A_SEATS_NAME.values(), *ARRANGING.values())}
    assert tried | {*OPEN_TO_ALL, *OF_THE_BANKER, *OF_WHOEVER_SITS_HERE} == set(get_args(c.AnyCommand))


def renamed(command: c.AnyCommand, seat: str) -> c.AnyCommand:
    data = (
        msgspec.json.encode(command).replace(b'"Anna"', f'"{seat}"'.encode()).replace(b'"Anna ', f'"{seat} '.encode())
    )
    decoder: msgspec.json.Decoder[c.AnyCommand] = msgspec.json.Decoder(c.AnyCommand)
    return decoder.decode(data)


def seated(*, begun: bool) -> Party:
    party = Party(("Anna", "Bert", "Cara", "bot"), begun=False)
    for place, seat in enumerate(("Anna", "Bert", "Cara")):
        party.do(seat, c.Sit(place, seat, token(seat)))
    if begun:
        party.do(HOST, c.Start())
    return party


PARTIES = {False: seated(begun=False), True: seated(begun=True)}  # refused commands change nothing


@pytest.mark.parametrize("begun", PARTIES, ids=["before", "running"])
@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("name", IN_A_SEATS_NAME)
def test_nobody_speaks_for_another(name: str, wrong: str, begun: bool) -> None:
    party = PARTIES[begun]
    entries = list(party.entries)
    seat, who = WRONG[wrong]
    bot = party.log.chairs[3].seat
    error = party.refused(who, renamed(IN_A_SEATS_NAME[name], bot if seat == "Bot" else seat))
    assert error.reason == "forbidden" or (seat in {"Nobody", "anna"} and error.reason == "unread")
    assert party.entries == entries


@pytest.mark.parametrize("who", ["Stranger", "", "Watcher", ("Anna", "Bert", "Cara")])
@pytest.mark.parametrize("name", ARRANGING)
def test_nobody_arranges_a_table_whose_host_is_there(name: str, who: str) -> None:
    party = Party(("Anna", "Bert", "Cara", "open"), begun=False)
    for place, seat in enumerate(("Anna", "Bert", "Cara")):
        party.do(seat, c.Sit(place, seat, token(seat)))
    assert party.refused(who, ARRANGING[name]).reason == "forbidden"


@pytest.mark.parametrize("who", ["Stranger", "", "Anna", HOST, ("Anna", "Bert", "Cara", HOST)])
def test_only_the_banker_gives_the_bank_away(who: str) -> None:
    party = Party(("open", "open", "open"), begun=False, nature="typed")
    party.do("Banker", c.Bank("Banker", token("Banker")))
    assert party.refused(who, c.Unbank()).reason == "forbidden"
    party.do("Banker", c.Unbank())


@pytest.mark.parametrize("who", ["Stranger", "", "Watcher"])
def test_who_has_no_seat_hurries_no_bots(who: str) -> None:
    party = Party(("Anna", "bot", "bot"))
    party("Anna gives up")
    assert party.refused(who, c.Rush()).reason == "forbidden"
    party.do("Anna", c.Rush())


@pytest.mark.parametrize("half", ["Ann", "Anna_", "anna"])
def test_a_key_that_is_nearly_right_opens_nothing(half: str) -> None:
    party = Party()
    assert asker_of(party.log, frozenset({token(half).ljust(43, "x")[:42] + "x"})).seats == frozenset()


def test_the_hash_of_a_key_is_no_key() -> None:
    party = Party()
    kept = party.log.chairs[0].tokens[0]
    assert kept == hashlib.sha256(token("Anna").encode()).hexdigest()
    assert asker_of(party.log, frozenset({kept, kept[:43]})).seats == frozenset()


NATURES = (
    "Anna throws 3 4",
    "Anna throws 6 6",
    "Anna draws back_3",
    "Anna draws",
    "Anna is dealt 1, 3",
    "is dealt",
    "time is up",
    "Time is up",
    " time  is up ",
    "nature throws 3 4",
    "Anna throws 3 4 ; 0123",
)


@pytest.mark.parametrize("line", NATURES)
@pytest.mark.parametrize("who", ["Anna", "Stranger", HOST])
def test_dice_cards_deals_and_time_come_from_no_client(line: str, who: str) -> None:
    party = Party(edition="banking", options={"minutes": 60})
    assert party.refused(who, line).reason in {"forbidden", "unread", "nature_answers", "not_now"}
    party("Anna throws")


def test_a_person_called_time_cannot_end_the_game() -> None:
    party = Party(("Time", "Bert"), edition="banking", options={"minutes": 60})
    party.refused("Time", "Time is up")
    assert not party.game.state.time_up


@pytest.mark.parametrize(
    "line",
    [
        "Anna",
        "Anna  ",
        "Anna bids 99999999999999999999999",
        "Anna throws\x00",
        "Anna \U0001f3a9",
        "Anna offers Bert lot 1 for " * 9,
    ],
)
def test_what_is_no_line_of_the_game_is_refused(line: str) -> None:
    assert Party().refused("Anna", line).status in {400, 409}


@pytest.fixture(scope="module")
def over() -> Party:
    """Return a game of some turns whose agreed time is up then."""
    party = Party(("Anna", "bot", "Cara"), edition="banking", options={"minutes": 60}, pace="instant", grace=0)
    while party.game.state.turn != 0 or len(party.game.log) < 60:
        if not party.bots():
            seat = party.game.awaits[0]
            party(next(line for line in party.game.legal(seat) if "bids" not in line and "offers" not in line))
    party.let(party.log.time_is_up(party.now))
    while not party.game.over:
        if not party.bots():
            party(next(line for line in party.game.legal(party.game.awaits[0]) if "bids" not in line))
    return party


def test_the_record_of_a_finished_game_is_verified_against_the_commitment(over: Party, tmp_path: Path) -> None:
    assert over.log.stage == Stage.OVER
    file = tmp_path / "game.record"
    file.write_text(record_text(over.game.opening, Seeded(SECRET.seed), over.game.log, secret=False))
    assert over.header.commitment == hashlib.sha256(SECRET.seed).hexdigest()
    assert over.header.commitment in file.read_text()
    assert table_view(over.log, "id").seed == SECRET.seed.hex()
    assert verified(file) == 0
    text = file.read_text()
    line = next(line for line in text.splitlines() if re.search(r" throws \d \d", line))
    dice = re.search(r"throws (\d) (\d)", line)
    assert dice is not None
    file.write_text(text.replace(line, line.replace(dice[0], f"throws {7 - int(dice[1])} {dice[2]}"), 1))
    assert verified(file) != 0


def verified(file: Path) -> int:
    """Return what `bankhalter replay --verify` ends with."""
    nowhere = Console(file=StringIO())
    return verify(file, nowhere, nowhere, "en")


def all_that_is_seen(party: Party) -> bytes:
    log = party.log
    parts = [entry_bytes(public(entry)) for entry in party.entries]
    parts.append(moment_bytes(moment(log, party.around(), 0)))
    parts.append(msgspec.json.encode(table_view(log, "id")))
    parts += [
        msgspec.json.encode(you(log, asker_of(log, frozenset({token(who)})), party.around()))
        for who in ("Anna", "Bert", "", HOST)
    ]
    if log.game is not None:
        over = log.stage == Stage.OVER
        parts.append(record_text(log.game.opening, Seeded(SECRET.seed), log.game.log, secret=not over).encode())
    return b"\n".join(parts)


def test_no_client_sees_seeds_keys_or_hashes_while_the_game_runs() -> None:
    party = Party(dice=[0, 1])
    party("Anna throws", "Anna buys")
    party.do("Telephone", c.Enter(party.log.seat_code(party.log.chairs[1]), token("Telephone")))
    party.do("Anna", c.Say("Anna", "hello"), "secret id")
    seen = all_that_is_seen(party)
    assert party.header.commitment.encode() in seen
    secrets = [SECRET.seed, SECRET.key, *(bytes.fromhex(each) for chair in party.log.chairs for each in chair.tokens)]
    assert len(secrets) == 2 + 3 + 1
    secrets.append(bytes.fromhex(party.header.host))
    for secret in secrets:
        assert secret.hex().encode() not in seen
    for who in ("Anna", "Bert", "Telephone", HOST):
        assert token(who).encode() not in seen
    assert b"secret id" not in seen
    anna = party.log.seat_code(party.log.chairs[0]).encode()
    assert seen.count(anna) == 1  # for Anna alone


def test_keys_and_hashes_stay_secret_when_the_seed_is_shown(over: Party) -> None:
    seen = all_that_is_seen(over)
    assert SECRET.seed.hex().encode() in seen
    assert SECRET.key.hex().encode() not in seen
    assert over.log.chairs[0].tokens[0].encode() not in seen
