"""Which place a seat has reached, and who got what it left: the page shows it and works nothing out."""

from bankhalter.play.game import Game
from bankhalter.server.replays import Replay
from bankhalter.server.sights import sight_of
from tests.server.party import Party

SEATS = ("Anna", "Bert", "Cara", "Dora")
DEBT = "throws: 1\ndice: [1, 2]\ndebts: [{debtor: Bert, creditor: Cara, amount: 500, status: awaited}]\n"
BERT_OWES_CARA = "seats: [Anna, Bert, Cara, Dora]\nturn: Bert\nphase: end\nBert: {cash: 10, at: 38}\n" + DEBT


def places(party: Party) -> dict[str, int | None]:
    """Return the places as every process that follows the log knows them, and as they are looked back on."""
    party.check()
    replay = Replay(party.header)
    replay.read(party.entries)
    sight = sight_of(
        party.game.table, party.game.state, party.log.rounds.number, party.log.rounds.turns, party.log.fallen
    )
    assert replay.sight(len(replay.moments) - 1) == sight
    return {seat.seat: seat.place for seat in sight.seats}


def heirs(party: Party) -> dict[str, str | None]:
    sight = sight_of(
        party.game.table, party.game.state, party.log.rounds.number, party.log.rounds.turns, party.log.fallen
    )
    return {seat.seat: seat.heir for seat in sight.seats}


def test_who_goes_bankrupt_first_comes_last() -> None:
    party = Party(SEATS)
    assert places(party) == dict.fromkeys(SEATS)
    party("Cara gives up")
    assert places(party) == {"Anna": None, "Bert": None, "Cara": 4, "Dora": None}
    party("Anna gives up")
    assert places(party) == {"Anna": 3, "Bert": None, "Cara": 4, "Dora": None}


def test_the_last_one_left_wins_and_whoever_went_last_is_second() -> None:
    party = Party(SEATS)
    party("Cara gives up", "Anna gives up", "Dora gives up")
    assert places(party) == {"Anna": 3, "Bert": 1, "Cara": 4, "Dora": 2}


def test_the_creditor_gets_what_a_bankrupt_seat_leaves_else_the_bank() -> None:
    party = Party(SEATS, position=BERT_OWES_CARA)
    assert heirs(party) == dict.fromkeys(SEATS)
    party("Bert is bankrupt", "Dora gives up")
    assert heirs(party) == {"Anna": None, "Bert": "Cara", "Cara": None, "Dora": "bank"}


def test_in_a_short_game_the_others_stand_by_wealth_at_the_first_bankruptcy() -> None:
    """Cara has 1510 with what Bert leaves, Anna 100, Dora 1500 and a lot for 400."""
    position = BERT_OWES_CARA + "Anna: {cash: 100}\nDora: {deeds: {39: 0}}\n"
    party = Party(SEATS, position=position, options={"short": "true"})
    party("Bert is bankrupt")
    assert party.game.over
    assert places(party) == {"Anna": 3, "Bert": 4, "Cara": 2, "Dora": 1}


def test_in_a_quick_game_of_banking_the_two_who_went_come_last() -> None:
    """Cara has 9M and a lot for 3.5M, Dora 8M, a lot for 4M and a mortgaged one for 2M, Eva 12.5M."""
    seats = "seats: [Anna, Bert, Cara, Dora, Eva]\nAnna: {cash: 1M}\nBert: {cash: 1M}\n"
    others = "Cara: {cash: 9M, deeds: {37: 0}}\nDora: {cash: 8M, deeds: {39: 0, 5: mortgaged}}\nEva: {cash: 12.5M}\n"
    party = Party((*SEATS, "Eva"), edition="banking", options={"short": "true"}, position=seats + others)
    party("Anna gives up")
    assert places(party) == {"Anna": 5, "Bert": None, "Cara": None, "Dora": None, "Eva": None}
    party("Bert gives up")
    assert places(party) == {"Anna": 5, "Bert": 4, "Cara": 2, "Dora": 1, "Eva": 2}


def test_when_the_time_is_up_equal_fortunes_share_a_place() -> None:
    """15M, 15M and a lot for 4M, 15M, and Dora has gone before."""
    position = "seats: [Anna, Bert, Cara, Dora]\nBert: {deeds: {39: 0}}\n"
    party = Party(SEATS, edition="banking", options={"minutes": 30}, position=position)
    party("Dora gives up")
    party.let(party.log.time_is_up(party.now))
    assert party.game.over
    assert places(party) == {"Anna": 2, "Bert": 1, "Cara": 2, "Dora": 4}


def test_richest_together_are_first_together() -> None:
    party = Party(SEATS[:3], edition="banking", options={"minutes": 30}, position="seats: [Anna, Bert, Cara]\n")
    party("Cara gives up")
    party.let(party.log.time_is_up(party.now))
    assert places(party) == {"Anna": 1, "Bert": 1, "Cara": 3}


def test_a_bankruptcy_taken_back_gives_no_place() -> None:
    party = Party(SEATS)
    party("Cara gives up", "Anna gives up", "Bert takes back 1", "Dora agrees")
    assert places(party) == {"Anna": None, "Bert": None, "Cara": 4, "Dora": None}
    party("Bert gives up")
    assert places(party) == {"Anna": None, "Bert": 3, "Cara": 4, "Dora": None}


def test_of_seats_that_were_out_from_the_beginning_nobody_knows_which_went_first() -> None:
    given = {"seats": SEATS, "turn": "Anna", "Cara": {"bankrupt": True}, "Dora": {"bankrupt": True}}
    game = Game.at("sonic-boom", given)
    sight = sight_of(game.table, game.state, 1, 1)
    assert [(seat.place, seat.heir) for seat in sight.seats] == [(None, None), (None, None), (3, None), (3, None)]
