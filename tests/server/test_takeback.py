"""Taking back: by vote of the other people."""

import pytest

from bankhalter.play.game import Game
from bankhalter.server import commands as c
from bankhalter.server.due import REQUEST_PATIENCE, bots_from
from bankhalter.server.entries import TakenOver
from bankhalter.server.views import moment
from tests.server.party import Party, thrown


def bought(*seats: str) -> Party:
    party = Party(seats or ("Anna", "Bert", "Cara"), dice=thrown(1, 2))
    party("Anna throws", "Anna buys")
    return party


def asked(party: Party) -> tuple[str, ...]:
    return moment(party.log, party.around(), 0).asked_back


def test_what_all_others_agree_to_is_taken_back() -> None:
    party = bought()
    party("Anna takes back 1")
    assert asked(party) == ("Bert", "Cara")
    assert party.game.state.cash[0] == 1440
    party("Bert agrees")
    assert asked(party) == ("Cara",)
    party("Cara agrees")
    assert party.game.state.cash[0] == 1500
    assert party.game.legal("Anna")[:1] == ["Anna buys"]
    party.check()


def test_one_who_disagrees_is_enough() -> None:
    party = bought()
    party("Anna takes back 1", "Bert agrees", "Cara disagrees")
    assert asked(party) == ()
    assert party.game.state.cash[0] == 1440
    party.check()


@pytest.mark.parametrize("count", [2, 3])
def test_dice_are_never_taken_back(count: int) -> None:
    party = bought()
    party.refused("Anna", f"Anna takes back {count}")


def test_nobody_answers_for_another_or_twice() -> None:
    party = bought()
    party("Anna takes back 1", "Bert agrees")
    assert party.refused("Bert", "Cara agrees").reason == "forbidden"
    party.refused("Bert", "Bert agrees")
    party.refused("Anna", "Anna agrees")
    assert asked(party) == ("Cara",)


def test_ones_own_offer_is_taken_back_at_once() -> None:
    party = bought()
    party("Anna offers Bert lot 3 for 100", "Anna takes back 1")
    assert party.game.state.offers == 0
    assert not party.log.offered_at
    party.check()


def test_a_request_lapses_with_the_next_action() -> None:
    party = bought()
    party("Anna takes back 1", "Anna ends turn")
    assert asked(party) == ()
    assert party.refused("Bert", "Bert agrees").reason == "unread"
    party.check()


def test_bots_have_no_say() -> None:
    party = bought("Anna", "Cara", "bot", "bot")
    party("Anna takes back 1")
    assert asked(party) == ("Cara",)
    party("Cara agrees")
    assert party.game.state.cash[0] == 1500
    party.check()


def test_alone_among_bots_one_decides_alone() -> None:
    party = bought("Anna", "bot", "bot")
    party("Anna takes back 1")
    assert party.game.state.cash[0] == 1500
    party.check()


def test_seats_for_which_bots_play_have_no_say() -> None:
    party = bought()
    seated = TakenOver(at=party.now, seat="Bert", bot="standard")
    party.log.take_in(seated)
    party.let([seated])
    party("Anna takes back 1")
    assert asked(party) == ("Cara",)
    party.check()
    again = bought()
    again.log.take_in(seated)
    again.let([seated])
    again.do("Bert", c.Return("Bert"))
    again("Anna takes back 1")
    assert asked(again) == ("Bert", "Cara")
    again.check()


def test_a_record_of_it_plays_as_it_was_played() -> None:
    party = bought()
    seated = TakenOver(at=party.now, seat="Bert", bot="standard")
    party.log.take_in(seated)
    party.let([seated])
    party("Anna takes back 1", "Cara agrees", "Anna declines")
    assert party.game.state.cash[0] == 1500
    again = Game.opened(party.game.opening)
    for entry in party.game.log:
        again.follow(entry)
    assert again.position() == party.game.position()
    assert [entry.checksum for entry in again.log] == [entry.checksum for entry in party.game.log]


def test_those_out_of_the_game_have_no_say() -> None:
    party = Party(dice=thrown(1, 2, 1, 3))
    party("Cara gives up", "Anna throws", "Anna buys", "Anna takes back 1")
    assert asked(party) == ("Bert",)
    party.check()


def test_bots_wait_for_an_answer_but_not_for_ever() -> None:
    party = Party(("Anna", "Cara", "bot"), dice=thrown(1, 2, 1, 3), pace="instant", grace=0)
    party("Anna throws", "Anna buys", "Anna ends turn", "Cara throws")
    party("Cara ends turn") if "Cara ends turn" in party.game.legal("Cara") else party("Cara pays")
    party("Cara takes back 1")
    assert asked(party) == ("Anna",)
    assert bots_from(party.log, party.now) == party.now + REQUEST_PATIENCE
    party.check()
    party.now += REQUEST_PATIENCE
    assert party.bots()
    assert asked(party) == ()
    party.check()


def test_what_bots_thought_while_a_request_stood_is_thought_everywhere() -> None:
    party = Party(("Anna", "Cara", "bot"), dice=thrown(1, 2), pace="instant", grace=0)
    party("Anna throws", "Anna declines")
    party("Anna takes back 1")
    party.now += REQUEST_PATIENCE
    party.bots()
    party.check()
