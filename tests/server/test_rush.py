"""Once no person plays any more, the bots can be let to play to the end: nobody has to wait for what they do."""

from bankhalter.server import commands as c
from bankhalter.server.asker import Asker
from bankhalter.server.due import BREATH, BRISK, PACE, RUSHED, bots_from, do_due, due_after, is_due
from bankhalter.server.entries import Rushed
from bankhalter.server.replays import Replay
from bankhalter.server.views import moment, you
from tests.server.party import HOST, Party, lines

SEATS = ("Anna", "bot", "bot")
LATE = """
seats: [Anna, Bert, Cleo]
turn: Anna
phase: end
throws: 1
dice: [1, 2]
debts: [{debtor: Anna, creditor: Bert, amount: 500, status: awaited}]
Anna: {cash: 10, at: 38}
Bert: {cash: 900, deeds: {37: 4, 39: 4, 31: 4, 32: 4, 34: 4, 5: 0, 15: 0}}
Cleo: {cash: 90, deeds: {1: 0}}
"""  # Cleo cannot last long


def left() -> Party:
    """Anna has gone bankrupt, and two bots play on."""
    party = Party(SEATS, position=LATE, grace=0)
    party("Anna is bankrupt")
    return party


def rush(party: Party) -> str:
    return moment(party.log, party.around(), 0).rush


def due(party: Party) -> list[str]:
    """Let the table do what is due now, and return the lines."""
    return lines(party.let(do_due(party.log, party.now)))


def soon(party: Party) -> list[str]:
    """The same after a breath."""
    party.now += BREATH
    return due(party)


def test_it_is_offered_once_no_person_plays_any_more() -> None:
    party = Party(SEATS, position=LATE, grace=0)
    assert rush(party) == "none"
    assert party.refused("Anna", c.Rush()).reason == "people_play"
    party("Anna is bankrupt")
    assert rush(party) == "offered"
    party.do("Anna", c.Rush())
    assert rush(party) == "on"
    party.check()


def test_it_is_not_offered_while_another_person_plays() -> None:
    party = Party(("Anna", "Bert", "Cleo"), position=LATE, grace=0)
    party("Anna is bankrupt")
    assert rush(party) == "none"
    assert party.refused("Anna", c.Rush()).reason == "people_play"


def test_a_person_for_whom_a_bot_plays_may_come_back_and_still_plays() -> None:
    party = Party(("Anna", "Bert", "bot"), position=LATE, grace=0)
    party("Anna is bankrupt")
    party.go("Bert")
    party.now += 100_000
    party.do("Anna", c.Ask("Anna", "Bert"))
    party.now += 100_000
    party.do("Anna", c.Vote("Anna", "Bert", "standard"))
    assert party.log.is_taken_over("Bert")
    assert rush(party) == "none"


def test_whoever_only_watches_has_no_say() -> None:
    party = left()
    assert party.refused("Zoe", c.Rush()).reason == "forbidden"
    assert not you(party.log, Asker(frozenset()), party.around()).rushes
    assert you(party.log, Asker(frozenset({"Anna"})), party.around()).rushes


def test_at_a_table_of_bots_the_host_has_it() -> None:
    party = Party(("bot", "bot"))
    assert rush(party) == "offered"
    assert you(party.log, Asker(frozenset(), host=True), party.around()).rushes
    party.do(HOST, c.Rush())
    entry = party.entries[-1]
    assert isinstance(entry, Rushed)
    assert (rush(party), entry.seat) == ("on", "")


def test_in_a_rush_bots_take_a_breath_between_many_lines_and_others_are_heard() -> None:
    party = left()
    assert not is_due(party.log, party.now + BREATH)
    party.do("Anna", c.Rush())
    for _ in range(2):
        assert not is_due(party.log, party.now)  # pages show what they were told, other processes come to their turn
        assert is_due(party.log, party.now + BREATH)
        assert RUSHED <= len(soon(party)) < 2 * RUSHED  # throws are answered
    party.do("Anna", c.Say("Anna", "Go, Cleo"))
    assert is_due(party.log, party.now + BREATH)  # what is said by others does not hold them up
    party.check()


def test_bots_alone_that_play_at_once_take_a_breath_too() -> None:
    """What was said at another process once waited for seconds, as a bot was always first."""
    party = Party(("bot", "bot"), pace="instant")
    assert rush(party) == "none"  # there is nothing that could be hurried
    assert party.refused(HOST, c.Rush()).message.id == "error-server-rush-instant"
    assert not is_due(party.log, party.now)
    assert len(soon(party)) >= RUSHED
    assert not is_due(party.log, party.now)
    with_person = Party(("Anna", "bot"), pace="instant", position="seats: [Anna, Bert]\nturn: Bert\n")
    assert is_due(with_person.log, with_person.now)
    assert len(due(with_person)) < RUSHED


def test_pressed_again_they_play_as_before() -> None:
    party = left()
    party.do("Anna", c.Rush())
    soon(party)
    party.do("Anna", c.Rush(on=False))
    assert rush(party) == "offered"
    assert bots_from(party.log, party.now) == party.now + PACE["normal"] // BRISK
    assert due(party) == []
    party.check()


def test_the_game_is_the_one_that_would_have_been_without_a_rush() -> None:
    quick, slow = left(), left()
    quick.do("Anna", c.Rush())
    while quick.game.over is False:
        assert soon(quick)
    while slow.game.over is False:
        slow.now = due_after(slow.log, slow.now) or slow.now
        due(slow)
    assert [entry.line for entry in quick.game.log] == [entry.line for entry in slow.game.log]
    assert quick.game.winners == ("Bert",)
    assert (rush(quick), quick.log.rushed) == ("none", False)
    assert quick.refused("Anna", c.Rush()).reason == "over"
    quick.check()
    replay = Replay(quick.header)
    replay.read(quick.entries)
    assert replay.packed(len(replay.moments) - 1) == quick.game.state.pack()


def test_the_agreed_time_ends_a_rush_too() -> None:
    owing = "debts: [{debtor: Anna, creditor: Bert, amount: 5M, status: awaited}]\nAnna: {at: 38, cash: 0}\n"
    position = f"seats: [Anna, Bert, Cleo]\nturn: Anna\nphase: end\nthrows: 1\ndice: [1, 2]\n{owing}"
    party = Party(SEATS, edition="banking", options={"minutes": 30}, position=position, grace=0)
    party("Anna is bankrupt")
    party.do("Anna", c.Rush())
    soon(party)
    assert (rush(party), party.game.over) == ("on", False)
    party.now += 30 * 60_000
    assert due(party)[0] == "time is up"
    while not party.game.over:  # the turn ends
        assert soon(party)
    assert (rush(party), party.game.over) == ("none", True)
    party.check()


def test_where_dice_are_real_people_throw_for_bots_too() -> None:
    party = Party(("bot", "bot"), nature="typed")
    assert rush(party) == "none"
    assert party.refused(HOST, c.Rush()).message.id == "error-server-rush-real"
