"""Before the game: who sits where, under what name, and who may begin."""

import pytest

from bankhalter.notation.names import check_name
from bankhalter.server import commands as c
from bankhalter.server.asker import asker_of
from bankhalter.server.entries import Sat, Started
from bankhalter.server.entry_folds import begin
from bankhalter.server.table_state import Stage
from bankhalter.server.views import moment, you
from tests.server.party import CODE, HOST, Party, token


def lobby(*places: str) -> Party:
    return Party(places or ("open", "open", "open"), begun=False)


def sit(party: Party, place: int, shown: str, who: str = "") -> Sat:
    (entry,) = party.do(who or shown, c.Sit(place, shown, token(who or shown)))
    assert isinstance(entry, Sat)
    return entry


@pytest.mark.parametrize(
    ("shown", "seat"),
    [
        ("Anna", "Anna"),
        ("Jürgen Groß", "Jürgen"),
        ("Ju\u0308rgen", "Jürgen"),  # u and a diaeresis, as some keyboards send it
        ("  Åsa \u00a0 B. ", "Åsa"),
        ("Jean-Luc", "JeanLuc"),
        ("4ever Anna", "Anna"),
        ("007", "Guest"),
        ("🎩", "Guest"),
        ("👨\u200d👩\u200d👧", "Guest"),
        ("🎩 Zoë 🎩", "Zoë"),
        ("bank", "bank1"),
        ("Yes", "Yes1"),
        ("seats", "seats1"),
        ("y", "y1"),
        ("Donaudampfschifffahrt", "Donaudampfschiff"),
        ("Нина", "Нина"),
        ("an\u202ena", "anna"),  # a sign that turns what follows round
    ],
)
def test_a_seat_is_called_by_one_word_of_what_a_person_calls_itself(shown: str, seat: str) -> None:
    party = lobby()
    entry = sit(party, 0, shown)
    assert entry.seat == check_name(seat)
    party.check()


def test_what_a_person_calls_itself_stays_as_it_is() -> None:
    party = lobby()
    assert sit(party, 0, "  Jürgen   Groß 🎩 ").shown == "Jürgen Groß 🎩"
    assert sit(party, 1, "👨\u200d👩\u200d👧").shown == "👨\u200d👩\u200d👧"
    assert sit(party, 2, "<b>Ivan").shown == "<b>Ivan"


@pytest.mark.parametrize("shown", [" ", "\u200b", "\u200d", "\u202e\u202d", "\u0301", "\x00", "\n"])
def test_a_name_that_nobody_can_see_is_none(shown: str) -> None:
    assert lobby().refused("Anna", c.Sit(0, shown, token("Anna"))).reason == "unread"


def test_seats_of_the_same_name_are_numbered() -> None:
    party = lobby("open", "open", "open", "open", "bot", "open")
    assert party.log.chairs[4].seat == "Bert"
    names = [
        sit(party, place, shown, str(place)).seat
        for place, shown in (
            (0, "Anna"),
            (1, "Anna B."),
            (2, "Bert"),
            (3, "Donaudampfschifffahrt"),
            (5, "Donaudampfschiffe"),
        )
    ]
    assert names == ["Anna", "Anna2", "Bert", "Donaudampfschiff", "Donaudampfschif2"]
    assert party.log.chairs[4].seat == "Cleo"  # the bot gives way


def test_names_that_look_the_same_are_numbered_too() -> None:
    party = lobby("open", "open", "open", "open", "bot", "open")
    shown = [(0, "Anna"), (1, "anna "), (2, "Bert"), (3, "Donaudampfschifffahrtsge"), (5, "Donaudampfschifffahrtsge")]
    names = [sit(party, place, name, str(place)).shown for place, name in shown]
    assert names == ["Anna", "anna 2", "Bert", "Donaudampfschifffahrtsge", "Donaudampfschifffahrts 2"]


def test_of_two_who_race_for_a_place_one_gets_it() -> None:
    party = lobby()
    sit(party, 1, "Anna")
    error = party.refused("Bert", c.Sit(1, "Bert", token("Bert")))
    assert (error.reason, error.status) == ("taken", 409)
    assert [chair.seat for chair in party.log.chairs] == ["", "Anna", "", "", "", ""]


def test_closed_places_and_those_of_bots_are_not_free() -> None:
    party = lobby("open", "bot", "closed")
    for place in (1, 2, 3, 5):
        assert party.refused("Anna", c.Sit(place, "Anna", token("Anna"))).reason == "taken"


def test_who_leaves_frees_the_place_and_loses_the_key_to_it() -> None:
    party = lobby()
    sit(party, 0, "Anna")
    party.do("Anna", c.Leave("Anna"))
    assert party.log.chairs[0].holder == "open"
    assert party.refused("Anna", c.Leave("Anna")).reason == "forbidden"
    assert sit(party, 0, "Anna", "Other").seat == "Anna"
    assert party.refused("Anna", c.Leave("Anna")).reason == "forbidden"
    party.check()


def test_one_device_may_hold_several_seats() -> None:
    party = lobby()
    sit(party, 0, "Anna", "Device")
    sit(party, 1, "Bert", "Device")
    party.do(HOST, c.Start())
    party.do("Device", c.Play("Anna throws"))
    assert party.log.seats_of(frozenset(party.log.chairs[0].tokens)) == {"Anna", "Bert"}


def test_the_host_gives_places_to_bots_of_a_level_and_takes_them_back() -> None:
    party = lobby()
    party.do(HOST, c.Hold(1, "bot", "novice"))
    party.do(HOST, c.Hold(2, "bot"))
    assert [(chair.holder, chair.seat, chair.bot) for chair in party.log.chairs[1:3]] == [
        ("bot", "Bert", "novice"),
        ("bot", "Cleo", "standard"),
    ]
    party.do(HOST, c.Hold(1, "closed"))
    party.do(HOST, c.Hold(2, "open"))
    assert [(chair.holder, chair.seat) for chair in party.log.chairs[1:3]] == [("closed", ""), ("open", "")]
    error = party.refused(HOST, c.Hold(1, "bot", "genius"))
    assert error.reason == "unread"
    party.check()


def test_no_bot_begins_with_the_letter_of_a_person() -> None:
    """The first letter stands on tokens and squares."""
    party = lobby("open", "bot", "open", "bot", "open")
    assert [party.log.chairs[place].shown for place in (1, 3)] == ["Bert", "Cleo"]
    sit(party, 0, "Ben")
    assert [party.log.chairs[place].shown for place in (1, 3)] == ["Dora", "Cleo"]
    party.do(HOST, c.Hold(4, "bot"))
    sit(party, 2, "dieter")
    assert [party.log.chairs[place].shown for place in (1, 3, 4)] == ["Finn", "Cleo", "Emil"]
    party.check()


def test_a_bot_is_called_as_it_was_when_the_game_began() -> None:
    """Games that began before bots gave way have lines with the names of then."""
    party = lobby("open", "bot")
    sit(party, 0, "Ben")
    began = Started(at=1, command="old", seats=("Ben", "Bert"), bots={"Bert": "standard"})
    begin(party.log, began)
    assert [chair.seat for chair in party.log.chairs[:2]] == ["Ben", "Bert"]


def test_nobody_is_sent_off_a_place() -> None:
    party = lobby()
    sit(party, 0, "Anna")
    for holder in ("open", "closed", "bot"):
        assert party.refused(HOST, c.Hold(0, holder)).reason == "taken"


def test_the_host_arranges_the_table_while_it_is_there() -> None:
    party = lobby()
    sit(party, 0, "Anna")
    sit(party, 1, "Bert")
    for command in (c.Start(), c.Hold(2, "closed")):
        assert party.refused("Anna", command).reason == "forbidden"


def test_when_the_host_is_gone_anyone_seated_may_arrange_and_start() -> None:
    party = lobby()
    sit(party, 0, "Anna")
    party.host_here = False
    assert party.refused("Stranger", c.Start()).reason == "forbidden"
    assert party.refused("Stranger", c.Hold(1, "bot")).reason == "forbidden"
    party.do("Anna", c.Hold(1, "bot"))
    started = party.do("Anna", c.Start())[0]
    assert isinstance(started, Started)
    assert (started.seats, started.bots) == (("Anna", "Bert"), {"Bert": "standard"})
    party.check()


def test_a_client_is_told_whether_it_arranges_the_table() -> None:
    party = lobby()
    sit(party, 0, "Anna")

    def arranging() -> list[str]:
        people = (HOST, "Anna", "Stranger")
        return [
            who
            for who in people
            if you(party.log, asker_of(party.log, frozenset({token(who)})), party.around()).arranges
        ]

    assert arranging() == [HOST]
    party.host_here = False
    assert arranging() == [HOST, "Anna"]  # the host may come back


def test_a_game_needs_two() -> None:
    party = lobby()
    assert party.refused(HOST, c.Start()).reason == "too_few"
    sit(party, 0, "Anna")
    assert party.refused(HOST, c.Start()).reason == "too_few"
    sit(party, 2, "Bert")
    party.do(HOST, c.Start())
    assert party.game.seats == ("Anna", "Bert")


def test_a_host_without_a_seat_may_let_bots_play() -> None:
    party = lobby("bot", "bot")
    party.do(HOST, c.Start())
    assert party.let(party.log.bot_plays(party.now))
    party.check()


def test_after_the_start_nobody_sits_down_leaves_or_starts() -> None:
    party = Party()
    for who, command in (
        ("Dora", c.Sit(3, "Dora", token("Dora"))),
        ("Anna", c.Leave("Anna")),
        (HOST, c.Start()),
        (HOST, c.Hold(3, "open")),
    ):
        assert party.refused(who, command).reason == "begun"


def written(code: str) -> list[str]:
    return [code, code.lower(), code.replace("-", ""), f" {code.replace('-', ' ').lower()} ", code.replace("-", "–")]


@pytest.mark.parametrize("way", range(5))
def test_the_code_of_a_seat_opens_it_on_another_device_and_starts_nothing_anew(way: int) -> None:
    party = Party(dice=[0, 1])
    party("Anna throws", "Anna buys")
    before = party.game.position()
    chair = party.log.chairs[0]
    code = party.log.seat_code(chair)
    assert code.startswith(CODE + "-")
    assert len(code) == 5 + 3 * 5
    party.do("Telephone", c.Enter(written(code)[way], token("Telephone")))
    assert party.game.position() == before
    party.do("Telephone", c.Play("Anna ends turn"))
    party.check()


def test_a_code_opens_its_own_seat_only() -> None:
    party = Party()
    party.do("Telephone", c.Enter(party.log.seat_code(party.log.chairs[1]), token("Telephone")))
    assert party.refused("Telephone", "Anna throws").reason == "forbidden"


def test_other_codes_open_nothing() -> None:
    party = Party(("Anna", "Bert", "bot"))
    anna = party.log.chairs[0]
    code = party.log.seat_code(anna)
    bot = party.log.seat_code(party.log.chairs[2])
    nobody = party.log.seat_code(party.log.chairs[3])
    other_table = party.log.secret.seat_code("FGHJK", anna.seat, anna.sat)
    for wrong in (CODE, code[:-1], code + "2", code[6:], bot, nobody, other_table, "-", "²", "ß" * 20):
        error = party.refused("Telephone", c.Enter(wrong, token("Telephone")))
        assert (error.reason, error.status) == ("code", 403)


def test_the_code_of_who_has_left_opens_nothing() -> None:
    party = lobby()
    sit(party, 0, "Anna")
    code = party.log.seat_code(party.log.chairs[0])
    party.do("Anna", c.Leave("Anna"))
    sit(party, 0, "Anna", "Other")
    assert party.refused("Anna", c.Enter(code, token("Anna"))).reason == "code"


def test_the_same_key_entering_again_is_kept_once() -> None:
    party = Party()
    code = party.log.seat_code(party.log.chairs[0])
    for _ in range(3):
        party.do("Telephone", c.Enter(code, token("Telephone")))
    assert len(party.log.chairs[0].tokens) == 2


def test_a_short_game_is_dealt_when_it_starts() -> None:
    party = Party(options={"short": True})
    assert party.log.stage == Stage.RUNNING
    assert any("is dealt" in entry.line for entry in party.entries if hasattr(entry, "line"))
    party.check()


def test_how_many_must_still_sit_down_is_said_as_it_is_judged() -> None:
    """Two at least, five beside a banker who does not play, and at a position as many as it has seats."""

    def lacks(party: Party) -> int:
        count = moment(party.log, party.around(), 0).lacks
        if count:
            assert party.refused(HOST, c.Start()).reason == "too_few"
        return count

    party = Party(("Anna", "Bert", "Cara"), begun=False)
    found = [lacks(party)]
    for place, seat in enumerate(("Anna", "Bert", "Cara")):
        party.do(seat, c.Sit(place, seat, token(seat)))
        found.append(lacks(party))
    assert found == [2, 1, 0, 0]
    party.do(HOST, c.Start())
    assert lacks(party) == 0
    at = Party(("Anna", "Bert", "bot"), position="seats: [Anna, Bert]\nturn: Anna\n", begun=False)
    assert lacks(at) == 1
    at.do("Anna", c.Sit(0, "Anna", token("Anna")))
    assert lacks(at) == 0
    at.do("Bert", c.Sit(1, "Bert", token("Bert")))
    assert lacks(at) == -1
    real = Party(("Anna", "Bert", "Cara", "Dora", "Eva"), nature="typed", begun=False)
    real.do("Zoe", c.Bank("Zoe", token("Zoe")))
    assert lacks(real) == 5
