"""Who keeps a table waiting: still there? - a moment to answer - a vote - a bot, until its owner is back."""

import pytest

from bankhalter.server import commands as c
from bankhalter.server.absence_judge import may_be_asked
from bankhalter.server.entries import Returned, TakenOver
from bankhalter.server.views import moment
from tests.server.party import Party, lines, thrown

SECOND = 1000


def late(*seats: str, profile: str = "fast") -> Party:
    """Anna has used up her time; Bert has asked, and the time to answer is over."""
    party = Party(seats or ("Anna", "Bea", "Cara"), profile=profile, dice=thrown(1, 2))
    party.now += 180 * SECOND
    party.do("Bea", c.Ask("Bea", "Anna"))
    party.now += 10 * SECOND
    return party


def taken_over(party: Party) -> str:
    """Return the bot that plays for Anna; none: empty."""
    sitting = party.log.sitting
    assert sitting is not None
    return sitting.minds[0].kind if party.log.is_taken_over("Anna") else ""


def test_the_others_vote_when_there_is_no_answer() -> None:
    party = late()
    party.do("Bea", c.Vote("Bea", "Anna", "novice"))
    assert taken_over(party) == ""
    assert moment(party.log, party.around(), 0).doubts[0].votes == {"Bea": "novice"}
    new = party.do("Cara", c.Vote("Cara", "Anna", "novice"))
    assert isinstance(new[-1], TakenOver)
    assert taken_over(party) == "novice"
    assert moment(party.log, party.around(), 0).chairs[0].bot == "novice"
    assert party.bots()[0] == "Anna throws 1 2"
    party.check()


def test_the_vote_waits_for_an_answer() -> None:
    party = late()
    party.now -= 1
    error = party.refused("Bea", c.Vote("Bea", "Anna", "novice"))
    assert (error.reason, error.wait) == ("wait", 1)


@pytest.mark.parametrize("answer", ["here", "line"])
def test_an_answer_ends_the_question(answer: str) -> None:
    party = late()
    if answer == "here":
        party.do("Anna", c.Here("Anna"))
        assert party.log.clock.left_at(0, party.now) == 180 * SECOND
    else:
        party("Anna throws")
    assert party.refused("Bea", c.Vote("Bea", "Anna", "novice")).reason == "no_vote"
    assert party.refused("Anna", c.Here("Anna")).reason == "not_asked"
    party.check()


def test_the_server_passing_for_a_seat_is_no_answer() -> None:
    party = Party(("Anna", "Bea", "Cara"), profile="fast", dice=thrown(1, 2))
    party("Anna throws", "Anna declines")
    party.go("Bea")
    party.now += 6 * SECOND
    party("Anna bids 1")
    party.now += 6 * SECOND
    party.away_since["Bea"] = party.now - 30 * SECOND
    party.do("Cara", c.Ask("Cara", "Bea"))
    party.now += 6 * SECOND
    assert lines(party.let(party.log.close_auction(party.now))) == ["Bea passes"]
    assert "Bea" in party.log.doubts
    party.check()


def test_what_bots_get_most_votes_decides_and_among_equals_the_first_by_name() -> None:
    party = late("Anna", "Bea", "Cara", "Dora")
    party.do("Bea", c.Vote("Bea", "Anna", "walker"))
    party.do("Cara", c.Vote("Cara", "Anna", "novice"))
    assert taken_over(party) == "novice"  # 2 of 3 want a bot
    other = late("Anna", "Bea", "Cara", "Dora", "Emil")
    other.do("Bea", c.Vote("Bea", "Anna", "walker"))
    other.do("Cara", c.Vote("Cara", "Anna", "walker"))
    other.do("Dora", c.Vote("Dora", "Anna", "novice"))
    assert taken_over(other) == "walker"


def test_half_is_no_majority() -> None:
    party = late()
    party.do("Bea", c.Vote("Bea", "Anna", "novice"))
    party.do("Cara", c.Vote("Cara", "Anna"))
    assert taken_over(party) == ""
    party.do("Cara", c.Vote("Cara", "Anna", "novice"))  # has changed her mind
    assert taken_over(party) == "novice"


def test_who_is_not_there_does_not_count_unless_it_has_voted() -> None:
    party = late()
    party.go("Cara")
    party.do("Bea", c.Vote("Bea", "Anna", "novice"))
    assert taken_over(party) == "novice"  # 1 of 1
    other = late()
    other.do("Cara", c.Vote("Cara", "Anna"))
    other.go("Cara")
    other.do("Bea", c.Vote("Bea", "Anna", "novice"))
    assert taken_over(other) == ""  # 1 of 2


def test_bots_and_seats_played_by_bots_have_no_vote() -> None:
    party = late("Anna", "Bea", "Cara", "bot")
    seated = TakenOver(at=party.now, seat="Cara", bot="standard")
    party.log.take_in(seated)
    party.let([seated])
    party.do("Bea", c.Vote("Bea", "Anna", "novice"))
    assert taken_over(party) == "novice"  # 1 of 1
    party.check()


def test_if_only_those_out_of_the_game_are_left_they_decide() -> None:
    party = late("Anna", "Bea", "bot")
    bert = party.game.table.seat("Bea")
    party.game.state.bankrupt[bert] = 1
    party.do("Bea", c.Vote("Bea", "Anna", "novice"))
    assert taken_over(party) == "novice"


def test_nobody_asks_or_votes_about_itself_or_about_bots() -> None:
    party = late("Anna", "Bea", "bot")
    bot = party.game.seats[2]
    assert party.refused("Anna", c.Vote("Anna", "Anna", "novice")).reason == "no_vote"
    assert party.refused("Bea", c.Ask("Bea", bot)).reason == "not_late"
    assert party.refused("Bea", c.Ask("Bea", "Nobody")).reason == "not_late"
    assert party.refused("Bea", c.Ask("Bea", "Anna")).reason == "not_late"  # is asked already
    assert party.refused("Bea", c.Vote("Bea", "Anna", "genius")).reason == "unread"
    own = Party(("Anna", "Bea", "Cara"), profile="fast")
    own.now += 180 * SECOND
    assert own.refused("Anna", c.Ask("Anna", "Anna")).reason == "not_late"


def test_only_who_is_awaited_keeps_the_table_waiting() -> None:
    party = Party(("Anna", "Bea", "Cara"), profile="fast")
    party.go("Cara")
    party.now += 1000 * SECOND
    assert party.refused("Bea", c.Ask("Bea", "Cara")).reason == "not_late"


@pytest.mark.parametrize(("profile", "absence", "patience"), [("none", 60, 20), ("relaxed", 60, 20), ("fast", 30, 10)])
def test_an_absent_seat_blocks_no_table_for_ever(profile: str, absence: int, patience: int) -> None:
    party = Party(("Anna", "Bea"), profile=profile, dice=thrown(1, 2))
    party.go("Anna")
    party.now += absence * SECOND - 1
    assert party.refused("Bea", c.Ask("Bea", "Anna")).reason == "not_late"
    party.now += 1
    assert moment(party.log, party.around(), 0).may_be_asked == ("Anna",)
    party.do("Bea", c.Ask("Bea", "Anna"))
    party.now += patience * SECOND
    party.do("Bea", c.Vote("Bea", "Anna", "standard"))
    assert party.bots()[0] == "Anna throws 1 2"
    party.check()


def test_who_comes_back_in_time_is_not_absent() -> None:
    party = Party(("Anna", "Bea", "Cara"))
    party.go("Anna")
    party.now += 59 * SECOND
    party.present.add("Anna")
    party.now += 2 * SECOND
    assert not may_be_asked(party.log, "Anna", party.around())


def test_of_whom_nothing_is_known_nobody_says_it_is_absent() -> None:
    party = Party(("Anna", "Bea", "Cara"))
    party.present.discard("Anna")
    assert not may_be_asked(party.log, "Anna", party.around())


def robbed() -> Party:
    party = late()
    for seat in ("Bea", "Cara"):
        party.do(seat, c.Vote(seat, "Anna", "novice"))
    return party


def test_the_owner_takes_its_seat_back_at_once() -> None:
    party = robbed()
    party.do("Anna", c.Return("Anna"))
    assert taken_over(party) == ""
    assert party.log.clock.left_at(0, party.now) == 180 * SECOND
    assert not party.bots()
    assert party.refused("Anna", c.Return("Anna")).reason == "not_away"
    party.check()


def test_any_line_of_the_owner_takes_its_seat_back() -> None:
    party = robbed()
    new = party("Anna throws")
    assert isinstance(new[0], Returned)
    assert lines(new) == ["Anna throws 1 2"]
    assert taken_over(party) == ""
    party.check()


def test_a_line_that_is_refused_takes_nothing_back() -> None:
    party = robbed()
    party.refused("Anna", "Anna buys")
    assert taken_over(party) == "novice"


def test_the_seat_may_be_taken_over_again() -> None:
    party = robbed()
    party.bots()
    party.do("Anna", c.Return("Anna"))
    while "Anna" not in party.game.awaits:
        seat = party.game.awaits[0]
        party.now += 6 * SECOND
        party(next(line for line in party.game.legal(seat) if "bids" not in line and "offers" not in line))
    party.now += 180 * SECOND
    party.do("Cara", c.Ask("Cara", "Anna"))
    party.now += 10 * SECOND
    for seat in ("Bea", "Cara"):
        party.do(seat, c.Vote(seat, "Anna", "standard"))
    assert taken_over(party) == "standard"
    party.check()
