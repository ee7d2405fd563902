"""Time at a table: reserves and increments, auctions and offers that close by themselves, games with an agreed time."""

import pytest

from bankhalter.server import commands as c
from bankhalter.server.absence_judge import late_from, may_be_asked
from bankhalter.server.due import do_due, due_after
from bankhalter.server.table_state import Stage
from bankhalter.server.views import moment
from tests.server.party import BEGIN, Party, lines, thrown

SECOND = 1000
MINUTE = 60 * SECOND


def after(party: Party, seconds: float, *said: str) -> None:
    """Let time pass, then say lines."""
    party.now += int(seconds * SECOND)
    party(*said)


def left(party: Party) -> dict[str, float]:
    """Return what every seat has left, in seconds, as clients see it."""
    clock = moment(party.log, party.around(), 0).clock
    assert clock is not None
    return {seat: ms / SECOND for seat, ms in clock.left.items()}


def by_itself(party: Party) -> list[str]:
    """Return the lines that are due now, until there are no more."""
    said = []
    while new := party.let(do_due(party.log, party.now)):
        said += lines(new)
    return said


def test_only_the_time_of_who_is_awaited_passes() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    assert left(party) == {"Anna": 180, "Bert": 180, "Cara": 180}
    after(party, 20, "Anna throws")
    party.now += 10 * SECOND
    assert left(party) == {"Anna": 150, "Bert": 180, "Cara": 180}
    party.check()


def test_the_end_of_a_turn_gives_back_some_time() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    after(party, 20, "Anna throws")
    after(party, 10, "Anna buys")
    after(party, 5, "Anna ends turn")
    assert left(party) == {"Anna": 180 - 35 + 15, "Bert": 180, "Cara": 180}
    party.now += 30 * SECOND
    assert left(party) == {"Anna": 160, "Bert": 150, "Cara": 180}
    party.check()


def test_nobody_has_more_than_the_reserve() -> None:
    party = Party(profile="relaxed", dice=thrown(1, 2))
    after(party, 40, "Anna throws", "Anna buys", "Anna ends turn")
    assert left(party)["Anna"] == 600  # 600 - 40 + 45 would be more
    after(party, 50, "Bert throws")
    assert left(party)["Bert"] == 550


def test_a_turn_that_ends_in_jail_gives_back_time_too() -> None:
    party = Party(profile="fast", dice=thrown(6, 6, 6, 6, 1, 1))
    for line in ("Anna throws", "Anna buys", "Anna throws", "Anna buys", "Anna throws"):
        after(party, 10, line)
    assert party.game.awaits == ("Bert",)
    assert left(party)["Anna"] == 180 - 50 + 15
    party.check()


def test_what_is_refused_costs_no_time_of_its_own() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    party.now += 20 * SECOND
    party.refused("Anna", "Anna buys")
    after(party, 1, "Anna throws")
    assert left(party)["Anna"] == 159
    party.check()


def test_time_that_is_used_up_lets_others_ask_and_no_more() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    party.now += 180 * SECOND - 1
    assert party.refused("Bert", c.Ask("Bert", "Anna")).reason == "not_late"
    assert late_from(party.log, party.around()) == BEGIN + 180 * SECOND
    party.now += 1
    assert may_be_asked(party.log, "Anna", party.around())
    assert not by_itself(party)
    party.now += 1000 * SECOND
    assert left(party)["Anna"] == 0
    party("Anna throws", "Anna buys", "Anna ends turn")
    assert left(party)["Anna"] == 15
    party.check()


def test_without_clocks_nobody_is_late_who_is_there() -> None:
    party = Party()
    party.now += 10_000 * MINUTE
    assert left(party) == {}
    assert not may_be_asked(party.log, "Anna", party.around())
    assert late_from(party.log, party.around()) == float("inf")
    assert due_after(party.log, party.now) is None


def auction(profile: str = "fast", seats: tuple[str, ...] = ("Anna", "Bert", "Cara")) -> Party:
    party = Party(seats, profile=profile, dice=thrown(1, 2), pace="instant")
    after(party, 20, "Anna throws", "Anna declines")
    return party


def closes(party: Party) -> float | None:
    clock = moment(party.log, party.around(), 0).clock
    assert clock is not None
    return None if clock.closes is None else (clock.closes - BEGIN) / SECOND


def test_an_auction_has_a_time_of_its_own_that_only_bids_start_anew() -> None:
    party = auction()
    assert closes(party) == 20 + 12
    after(party, 10, "Bert bids 10")
    assert closes(party) == 30 + 12
    after(party, 5, "Cara passes")
    assert closes(party) == 30 + 12
    party.do("Cara", c.Say("Cara", "too dear"))
    assert closes(party) == 30 + 12
    party.refused("Anna", "Anna bids 10")
    assert closes(party) == 30 + 12
    assert due_after(party.log, party.now) == BEGIN + 42 * SECOND
    party.now = BEGIN + 42 * SECOND - 1
    assert not by_itself(party)
    party.now += 1
    assert by_itself(party) == ["Anna passes"]
    assert closes(party) is None
    assert party.game.state.cash[:3] == [1500, 1490, 1500]
    party.check()


def test_clocks_stand_still_in_an_auction() -> None:
    party = auction()
    after(party, 10, "Bert bids 10")
    party.now += 11 * SECOND
    assert left(party) == {"Anna": 160, "Bert": 180, "Cara": 180}
    assert party.log.clock.out_at(0) == float("inf")
    after(party, 0, "Anna passes", "Cara passes")
    party.now += 5 * SECOND
    assert left(party) == {"Anna": 155, "Bert": 180, "Cara": 180}
    party.check()


def test_an_auction_that_runs_out_makes_nobody_late() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    after(party, 175, "Anna throws", "Anna declines")
    party.now += 11 * SECOND
    assert not may_be_asked(party.log, "Anna", party.around())


def test_an_auction_in_which_nobody_bids_leaves_the_lot_with_the_bank() -> None:
    party = auction()
    party.now += 12 * SECOND
    assert by_itself(party) == ["Anna passes", "Bert passes", "Cara passes"]
    assert party.game.state.owner[1] < 0
    assert party.game.awaits == ("Anna",)
    party.check()


def test_an_auction_without_clocks_waits_for_everybody() -> None:
    party = auction("none")
    party.now += 1000 * MINUTE
    assert not by_itself(party)
    assert closes(party) is None


def test_bots_act_themselves_when_an_auction_runs_out() -> None:
    party = auction(seats=("Anna", "Cara", "bot"))
    party("Anna passes", "Cara bids 200")
    party.now += 100 * SECOND
    said = by_itself(party)
    assert said[0].startswith("Bert ")
    assert not any(line.startswith("Anna") for line in said)
    assert party.game.state.auction == 0
    party.check()


def test_the_last_pass_is_judged_by_the_bids_of_its_moment() -> None:
    party = auction()
    party.now = BEGIN + 32 * SECOND
    party("Bert bids 10")  # was first, in another process
    assert not by_itself(party)
    assert closes(party) == 32 + 12


def test_a_bid_that_is_taken_back_starts_the_time_anew() -> None:
    party = auction()
    after(party, 2, "Bert bids 10", "Bert takes back 1", "Anna agrees")
    after(party, 3, "Cara agrees")
    assert closes(party) == 25 + 12
    party.check()


def offering(profile: str = "fast") -> Party:
    party = Party(profile=profile, dice=thrown(1, 2))
    party("Anna throws", "Anna buys", "Anna offers Bert lot 3 for 100")
    return party


def test_an_offer_lapses_that_nobody_answers() -> None:
    party = offering()
    assert due_after(party.log, party.now) == BEGIN + 30 * SECOND
    party.now += 30 * SECOND - 1
    assert not by_itself(party)
    party.now += 1
    assert by_itself(party) == ["Anna withdraws from Bert"]
    assert not party.log.offered_at
    party.check()


def test_a_better_offer_has_its_own_time() -> None:
    party = offering()
    after(party, 20, "Anna offers Bert lot 3 for 90")
    party.now = BEGIN + 50 * SECOND - 1
    assert not by_itself(party)
    party.now += 1
    assert by_itself(party) == ["Anna withdraws from Bert"]
    party.check()


def test_a_counter_offer_has_its_own_time() -> None:
    party = offering()
    after(party, 20, "Bert counters Anna 50 for lot 3")
    party.now = BEGIN + 50 * SECOND
    assert by_itself(party) == ["Bert withdraws from Anna"]
    party.check()


def test_offers_to_several_lapse_one_by_one() -> None:
    party = offering()
    after(party, 10, "Anna offers Cara lot 3 for 100")
    party.now = BEGIN + 30 * SECOND
    assert by_itself(party) == ["Anna withdraws from Bert"]
    party.now = BEGIN + 40 * SECOND
    assert by_itself(party) == ["Anna withdraws from Cara"]
    party.check()


def test_an_offer_that_is_answered_is_no_longer_due() -> None:
    party = offering()
    after(party, 10, "Bert rejects Anna")
    assert due_after(party.log, party.now) is None
    party.now += 100 * SECOND
    assert not by_itself(party)


def test_without_clocks_offers_stay() -> None:
    party = offering("none")
    party.now += 1000 * MINUTE
    assert not by_itself(party)


@pytest.mark.parametrize("profile", ["none", "relaxed", "fast"])
def test_the_server_ends_the_agreed_time(profile: str) -> None:
    party = Party(edition="banking", options={"minutes": 60}, profile=profile, dice=thrown(1, 2))
    clock = moment(party.log, party.around(), 0).clock
    assert clock is not None
    assert clock.ends == BEGIN + 60 * MINUTE
    party.now += 60 * MINUTE - 1
    assert not by_itself(party)
    party("Anna throws", "Anna buys")
    party.now += 1
    assert by_itself(party) == ["time is up"]
    assert not by_itself(party)  # once
    assert not party.game.over
    party("Anna ends turn")
    assert party.log.stage == Stage.OVER
    party.check()


def test_the_time_of_a_game_runs_from_its_start() -> None:
    party = Party(("Anna", "Cara"), begun=False, edition="banking", options={"minutes": 90})
    party.now += 30 * MINUTE
    for place, seat in enumerate(("Anna", "Cara")):
        party.do(seat, c.Sit(place, seat, (seat + "_" * 43)[:43]))
    party.do("Host", c.Start())
    assert due_after(party.log, party.now) == BEGIN + 120 * MINUTE


def test_a_server_whose_clock_goes_back_takes_and_gives_no_time() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    after(party, 20, "Anna throws")
    after(party, -10, "Anna buys")
    assert left(party)["Anna"] == 160
    after(party, 15)
    assert left(party)["Anna"] == 155
    party.check()


def more(party: Party, seat: str) -> int:
    """Return how often a seat may still take more time, as clients see it."""
    clock = moment(party.log, party.around(), 0).clock
    assert clock is not None
    return clock.more[seat]


def test_who_is_awaited_takes_more_time_ten_times_in_a_game() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    party.now += 170 * SECOND
    assert (left(party)["Anna"], more(party, "Anna")) == (10, 10)
    party.do("Anna", c.Extend("Anna"))
    assert (left(party)["Anna"], more(party, "Anna"), more(party, "Bert")) == (25, 9, 10)
    for _ in range(9):
        party.do("Anna", c.Extend("Anna"))
    assert (left(party)["Anna"], more(party, "Anna")) == (10 + 150, 0)
    assert party.refused("Anna", c.Extend("Anna")).reason == "no_time"
    party.check()


def test_time_that_was_taken_is_not_lost_at_the_end_of_a_turn() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    party.do("Anna", c.Extend("Anna"))
    after(party, 5, "Anna throws", "Anna buys", "Anna ends turn")
    assert left(party)["Anna"] == 180 + 15 - 5
    party.check()


def test_only_whose_time_runs_takes_more_of_it() -> None:
    assert Party(dice=thrown(1, 2)).refused("Anna", c.Extend("Anna")).reason == "no_clock"
    party = Party(profile="fast", dice=thrown(1, 2))
    assert party.refused("Bert", c.Extend("Bert")).reason == "no_clock"
    assert party.refused("Bert", c.Extend("Anna")).reason == "forbidden"


def test_more_time_in_an_auction_starts_its_time_anew() -> None:
    party = auction()
    party.now = BEGIN + 30 * SECOND
    assert closes(party) == 20 + 12
    party.do("Bert", c.Extend("Bert"))
    assert closes(party) == 30 + 12
    assert (left(party)["Bert"], more(party, "Bert")) == (180, 9)
    party("Bert passes")
    assert party.refused("Bert", c.Extend("Bert")).reason == "no_clock"
    party.check()


def test_who_takes_more_time_is_still_there() -> None:
    party = Party(profile="fast", dice=thrown(1, 2))
    party.now += 180 * SECOND
    party.do("Bert", c.Ask("Bert", "Anna"))
    party.do("Anna", c.Extend("Anna"))
    assert moment(party.log, party.around(), 0).doubts == ()
    assert not may_be_asked(party.log, "Anna", party.around())
    party.check()
