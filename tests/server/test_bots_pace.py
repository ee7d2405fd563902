"""Bots give people time to see and to answer, and hurry through what nobody has to answer."""

import pytest

from bankhalter.server.due import BRISK, OFFER_PATIENCE, PACE, bots_from
from tests.server.party import Party

PACE_OF_BOTS = PACE["normal"]


def offered(pace: str = "normal") -> Party:
    """Bert, a bot, is on turn and has offered Anna M 50 for her street."""
    position = "seats: [Anna, Bert]\nturn: Bert\nAnna: {cash: 500, deeds: {6: 0}}\nBert: {cash: 500}\n"
    party = Party(("Anna", "bot"), position=position, pace=pace, grace=0)
    party.let(party.log.play("Bert offers Anna 50 for lot 6", party.now))
    return party


@pytest.mark.parametrize("pace", PACE)
def test_a_bot_that_has_made_an_offer_waits_for_the_answer(pace: str) -> None:
    party = offered(pace)
    assert bots_from(party.log, party.now) == party.now + OFFER_PATIENCE
    party.now += OFFER_PATIENCE
    assert bots_from(party.log, party.now) == party.now
    party.check()


def test_once_a_bot_has_its_answer_it_goes_on() -> None:
    party = offered()
    party.now += 4000
    party("Anna rejects Bert")
    assert bots_from(party.log, party.now) == party.now + PACE_OF_BOTS


def test_an_offer_between_people_holds_no_bot_up() -> None:
    deal = "seats: [Anna, Cara, Bert]\nturn: Bert\nAnna: {cash: 500}\nCara: {cash: 500, deeds: {6: 0}}\n"
    position = deal + "Bert: {cash: 500}\n"
    party = Party(("Anna", "Cara", "bot"), position=position, grace=0)
    party("Anna offers Cara 50 for lot 6")
    assert bots_from(party.log, party.now) == party.now + PACE_OF_BOTS


def test_what_a_bot_builds_in_a_row_goes_quickly() -> None:
    seats = "seats: [Anna, Bert]\nturn: Bert\n"
    position = seats + "Anna: {cash: 500, deeds: {6: 0}}\nBert: {cash: 500, deeds: {1: 0, 3: 0}}\n"
    party = Party(("Anna", "bot"), position=position, grace=0)
    party.let(party.log.play("Bert builds 1", party.now))
    assert bots_from(party.log, party.now) == party.now + PACE_OF_BOTS // BRISK


def test_what_a_person_builds_does_not_make_bots_hurry() -> None:
    position = "seats: [Anna, Bert]\nturn: Bert\nAnna: {cash: 500, deeds: {1: 0, 3: 0}}\nBert: {cash: 500}\n"
    party = Party(("Anna", "bot"), position=position, grace=0)
    party("Anna builds 1")
    assert bots_from(party.log, party.now) == party.now + PACE_OF_BOTS


def test_once_the_last_person_is_out_of_the_game_bots_play_quickly() -> None:
    debt = (
        "phase: end\nthrows: 1\ndice: [1, 2]\ndebts: [{debtor: Anna, creditor: Bert, amount: 500, status: awaited}]\n"
    )
    seats = "seats: [Anna, Bert, Cleo]\nturn: Anna\nAnna: {cash: 10, at: 38}\nBert: {cash: 500}\nCleo: {cash: 500}\n"
    party = Party(("Anna", "bot", "bot"), position=seats + debt, grace=0)
    party("Anna is bankrupt")
    assert bots_from(party.log, party.now) == party.now + PACE_OF_BOTS // BRISK
