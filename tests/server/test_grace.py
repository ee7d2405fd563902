"""Before a throw that would let rent lapse, people have a moment to demand it."""

from collections.abc import Sequence

import pytest

from bankhalter.server import commands as c
from bankhalter.server.due import PACE, bots_from
from bankhalter.server.entries import AnyEntry, Played, TakenOver
from bankhalter.server.views import moment
from tests.server.party import Party, lines, thrown, token

SECOND = 1000


def visited(*seats: str, grace: int = 5, dice: tuple[int, ...] = (1, 2, 1, 2, 1, 2)) -> Party:
    """Anna owns the street on 3, Bert (the second) has just landed there and ended the turn."""
    party = Party(seats or ("Anna", "Bert", "Cara", "Dora"), grace=grace, dice=thrown(*dice))
    party("Anna throws", "Anna buys", "Anna ends turn")
    party("Bert throws", "Bert ends turn")
    return party


def test_a_throw_waits_while_a_person_may_demand_rent() -> None:
    party = visited()
    party.now += 2 * SECOND
    error = party.refused("Cara", "Cara throws")
    assert (error.reason, error.wait) == ("wait", 3 * SECOND)
    party.now += 3 * SECOND - 1
    assert party.refused("Cara", "Cara throws").wait == 1
    party.now += 1
    party("Cara throws")
    party.check()


def test_however_the_throw_is_spaced_it_waits() -> None:
    assert visited().refused("Cara", "  Cara   throws ").reason == "wait"


def test_everything_else_is_done_meanwhile() -> None:
    party = visited()
    party("Anna mortgages 3")
    party.check()


def test_rent_that_is_demanded_holds_nobody_up() -> None:
    party = visited()
    party("Anna demands rent")
    assert party.game.state.cash[:2] == [1444, 1496]  # 1500 - 60 + 4, 1500 - 4
    party("Cara throws")


def test_an_owner_who_waives_rent_holds_nobody_up() -> None:
    party = visited()
    party.do("Anna", c.Waive("Anna"))
    party("Cara throws")
    party.check()


def test_that_others_waive_does_not_help() -> None:
    party = visited()
    party.do("Bert", c.Waive("Bert"))
    assert party.refused("Cara", "Cara throws").reason == "wait"


def test_each_landing_has_its_own_time_although_the_last_claim_lapses_with_it() -> None:
    party = visited()
    party.now += 100 * SECOND
    party("Cara throws", "Cara ends turn")
    assert party.refused("Dora", "Dora throws").wait == 5 * SECOND
    party.check()


def test_waiving_counts_for_one_landing() -> None:
    party = visited()
    party.do("Anna", c.Waive("Anna"))
    party("Cara throws", "Cara ends turn")
    assert party.refused("Dora", "Dora throws").reason == "wait"


def test_a_demand_that_is_taken_back_may_be_made_again_for_a_moment() -> None:
    party = visited()
    party.now += 4 * SECOND
    party("Anna demands rent", "Anna takes back 1")
    assert party.refused("Cara", "Cara throws").wait == 5 * SECOND
    party.check()


def test_ones_own_claim_does_not_hold_oneself_up() -> None:
    party = visited("Anna", "Bert")
    party("Anna throws")


def test_a_table_may_do_without() -> None:
    party = visited(grace=0)
    party("Cara throws")


def test_automatic_rent_holds_nobody_up() -> None:
    party = Party(options={"rent": "automatic"}, dice=thrown(1, 2, 1, 2))
    party("Anna throws", "Anna buys", "Anna ends turn", "Bert throws", "Bert ends turn", "Cara throws")


def test_a_mortgaged_street_holds_nobody_up() -> None:
    party = visited()
    party("Anna mortgages 3")
    party("Cara throws")


@pytest.mark.parametrize("pace", PACE)
@pytest.mark.parametrize("grace", [0, 5])
def test_a_bot_demands_its_rent_however_quickly_the_next_throw_comes(pace: str, grace: int) -> None:
    party = Party(("bot", "Anna", "Cara"), pace=pace, grace=grace, dice=thrown(1, 2, 1, 2))
    owner = party.game.seats[0]
    assert party.bots()[:2] == [f"{owner} throws 1 2", f"{owner} buys"]
    party("Anna throws", "Anna ends turn")
    assert party.game.state.claims == 1
    assert party.log.grace_left(party.now) == 0
    said = lines(party("Cara throws"))
    assert (said[0], said[-1].split()[:2]) == (f"{owner} demands rent", ["Cara", "throws"])
    assert party.game.state.cash[:2] == [1444, 1496]  # 1500 - 60 + 4, 1500 - 4
    party.check()


def test_a_bot_that_owes_a_bot_rent_raises_the_money_before_the_next_throw() -> None:
    position = """\
seats: [Bert, Dora, Cara]
turn: Dora
phase: end
throws: 1
dice: [1, 2]
Bert: {cash: 500, deeds: {25: 0}}
Dora: {cash: 110, at: 25, deeds: {5: 0, 15: 0}}
Cara: {cash: 500}
claims: [{owner: Bert, guest: Dora, lot: 25, amount: 200}]
"""
    party = Party(("bot", "bot", "Cara"), position=position, dice=thrown(1, 2))
    party.let(party.log.play("Dora ends turn", party.now))
    new = party("Cara throws")
    said = lines(new)
    assert said[0] == "Bert demands rent"
    assert any(line.startswith("Dora mortgages") for line in said)
    assert said[-1].startswith("Cara throws")
    assert any(
        event == "paid" and numbers[:3] == (1, 0, 200) for entry in played(new) for event, numbers in entry.events
    )
    party.check()


def test_a_throw_is_refused_where_a_person_must_first_raise_the_rent_that_a_bot_demands() -> None:
    position = """\
seats: [Bert, Anna, Cara]
turn: Cara
Bert: {cash: 500, deeds: {25: 0}}
Anna: {cash: 110, at: 25, deeds: {5: 0, 15: 0}}
Cara: {cash: 500}
claims: [{owner: Bert, guest: Anna, lot: 25, amount: 200}]
"""
    party = Party(("bot", "Anna", "Cara"), position=position)
    party.refused("Cara", "Cara throws")
    assert party.bots()[0] == "Bert demands rent"
    party.refused("Cara", "Cara throws")
    party.check()


def played(entries: Sequence[AnyEntry]) -> list[Played]:
    return [entry for entry in entries if isinstance(entry, Played)]


def test_a_throw_out_of_turn_makes_no_bot_demand_rent() -> None:
    party = Party(("bot", "Anna", "Cara", "Dora"), dice=thrown(1, 2, 1, 2))
    party.bots()
    party("Anna throws", "Anna ends turn")
    party.refused("Dora", "Dora throws")
    assert party.game.state.claims == 1


def test_a_bot_that_plays_for_a_person_demands_its_rent_before_the_next_throw() -> None:
    party = visited()
    party.now += SECOND
    entry = TakenOver(at=party.now, seat="Anna", bot="standard")
    party.log.take_in(entry)
    party.let([entry])
    assert lines(party("Cara throws"))[0] == "Anna demands rent"
    party.check()


def test_bots_wait_too() -> None:
    party = bot_next()
    assert bots_from(party.log, party.now) == party.now + 5 * SECOND
    party.do("Anna", c.Waive("Anna"))
    assert bots_from(party.log, party.now) == party.now


def bot_next() -> Party:
    party = Party(("Anna", "Cara", "bot"), pace="instant", dice=thrown(1, 2, 1, 2))
    party("Anna throws", "Anna buys", "Anna ends turn", "Cara throws", "Cara ends turn")
    return party


def test_nothing_is_waived_before_the_game() -> None:
    party = Party(("Anna", "Cara"), begun=False)
    party.do("Anna", c.Sit(0, "Anna", token("Anna")))
    assert party.refused("Anna", c.Waive("Anna")).reason == "not_begun"


def visited_twice() -> Party:
    """Bert has landed on 6 with doubles and then on 9, both Anna's, and ended the turn."""
    position = """\
seats: [Anna, Bert, Cara]
turn: Bert
Anna: {cash: 500, at: 0, deeds: {6: 0, 9: 0}}
Bert: {cash: 500, at: 0}
Cara: {cash: 500, at: 0, deeds: {39: 0}}
"""
    party = Party(position=position, grace=5, dice=thrown(3, 3, 1, 2, 1, 1))
    party("Bert throws")
    return party


def test_a_rent_let_be_before_another_was_demanded_holds_nobody_up() -> None:
    party = visited_twice()
    party.do("Anna", c.Waive("Anna"))  # for the street on 6
    party("Bert throws", "Bert ends turn")
    assert party.refused("Cara", "Cara throws").wait == 5 * SECOND  # for that on 9
    party("Anna demands rent on 9")
    assert party.game.state.claims == 1
    party("Cara throws")
    party.check()


def test_everybody_is_told_which_rent_is_let_be() -> None:
    party = visited_twice()

    def waived() -> tuple[int, ...]:
        return moment(party.log, party.around(), watchers=0).waived

    assert waived() == ()
    party.do("Anna", c.Waive("Anna"))
    assert waived() == (0,)  # on 6
    party("Cara mortgages 39", "Bert throws")
    assert waived() == (0,)
    party.do("Anna", c.Waive("Anna"))
    assert waived() == (0, 1)
    party("Anna demands rent on 6")
    assert waived() == (0,)  # on 9
    party("Bert ends turn", "Cara throws")
    assert waived() == ()


def test_everybody_is_told_for_which_rent_the_throw_waits_and_for_how_long() -> None:
    party = visited_twice()
    party("Bert throws")

    def held() -> tuple[tuple[int, ...], int]:
        told = moment(party.log, party.around(), watchers=0)
        return told.held, told.grace

    assert held() == ((), 0)  # Bert's turn has not ended
    party("Bert ends turn")
    party.now += 2 * SECOND
    assert held() == ((0, 1), 3 * SECOND)
    party("Anna demands rent on 9")
    assert held() == ((0,), 3 * SECOND)
    party.now += 3 * SECOND
    assert held() == ((), 0)


def test_the_wait_ends_as_soon_as_the_last_claim_is_let_be() -> None:
    party = visited_twice()
    party("Bert throws", "Bert ends turn")
    party("Anna demands rent on 6")
    party.refused("Cara", "Cara throws")
    party.do("Anna", c.Waive("Anna"))
    party("Cara throws")
    party.check()
