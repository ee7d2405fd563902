"""Who speaks says what it has been shown; what was meant for how the table stood before is not carried out."""

import pytest

from bankhalter.server import commands as c
from bankhalter.server.entries import TakenOver
from tests.server.party import Party, thrown

CHEAP = "Anna offers Bert lot 3 for 10"
DEAR = "Anna offers Bert lot 3 for 900"


def owning() -> Party:
    """Anna owns the street on 3 and has ended her turn."""
    party = Party(dice=thrown(1, 2, 2, 4, 1, 3, 1, 2))
    party("Anna throws", "Anna buys", "Anna ends turn")
    return party


@pytest.mark.parametrize("answer", ["accepts Anna", "rejects Anna", "counters Anna 20 for lot 3"])
def test_an_offer_that_was_replaced_under_the_finger_is_not_answered(answer: str) -> None:
    party = owning()
    party(CHEAP)
    shown = party.log.sequence
    party(DEAR)
    error = party.refused("Bert", c.Play(f"Bert {answer}", seen=shown))
    assert (error.reason, error.message.id) == ("stale", "error-server-other-offer")
    party.do("Bert", c.Play(f"Bert {answer}", seen=party.log.sequence))
    party.check()


def test_an_offer_that_was_shown_is_accepted_whatever_else_has_come() -> None:
    party = owning()
    party(CHEAP)
    shown = party.log.sequence
    party("Anna offers Cara lot 3 for 20")
    party.do("Cara", c.Say("Cara", "well"))
    party.do("Bert", c.Play("Bert accepts Anna", seen=shown))
    assert party.game.state.cash[:2] == [1450, 1490]  # 1500 - 60 + 10, 1500 - 10
    party.check()


def test_an_offer_that_a_take_back_has_changed_is_another() -> None:
    party = owning()
    party(CHEAP, DEAR)
    shown = party.log.sequence
    party("Anna takes back 1")
    assert party.refused("Bert", c.Play("Bert accepts Anna", seen=shown)).reason == "stale"
    party.check()


def test_a_press_that_comes_after_the_seat_has_acted_elsewhere_is_not_carried_out() -> None:
    party = owning()
    shown = party.log.sequence
    party("Bert throws")
    assert party.refused("Bert", c.Play("Bert buys", seen=shown)).message.id == "error-server-stale"
    party.do("Bert", c.Play("Bert buys", seen=party.log.sequence))
    party.check()


def test_a_press_of_a_round_ago_is_not_carried_out_although_a_bot_has_played_since() -> None:
    party = owning()
    shown = party.log.sequence
    entry = TakenOver(at=party.now, seat="Bert", bot="standard")
    party.log.take_in(entry)
    party.let([entry])
    party.bots()
    party("Cara throws", "Cara ends turn", "Anna throws", "Anna ends turn")
    assert party.refused("Bert", c.Play("Bert throws", seen=shown)).reason == "stale"
    assert party.log.is_taken_over("Bert")


def test_what_others_do_meanwhile_hinders_nobody() -> None:
    party = owning()
    shown = party.log.sequence
    party("Bert throws")
    party.do("Cara", c.Say("Cara", "well"))
    party.do("Anna", c.Play("Anna mortgages 3", seen=shown))
    party.check()


def test_a_pass_is_heard_while_others_bid() -> None:
    party = owning()
    party("Bert throws", "Bert declines")
    shown = party.log.sequence
    party("Cara bids 10", "Anna bids 20")
    party.do("Bert", c.Play("Bert passes", seen=shown))
    party.check()


def test_a_bid_is_for_the_auction_that_was_seen_and_for_none_that_has_opened_since() -> None:
    party = Party(dice=thrown(1, 2, 2, 4))
    party("Anna throws", "Anna declines", "Bert passes", "Anna bids 10")
    shown = party.log.sequence
    party("Cara passes", "Anna ends turn", "Bert throws")  # the lot is Anna's
    before = party.log.sequence
    party("Bert declines")
    for line in ("Anna bids 50", "Anna passes"):
        assert party.refused("Anna", c.Play(line, seen=shown)).message.id == "error-server-other-auction"
        assert party.refused("Cara", c.Play(line.replace("Anna", "Cara"), seen=before)).reason == "stale"
    party.do("Cara", c.Play("Cara bids 20", seen=before + 1))
    party.check()


def test_a_bid_of_another_meanwhile_makes_none_stale_but_one_that_is_too_low_is_refused() -> None:
    party = owning()
    party("Bert throws", "Bert declines")
    shown = party.log.sequence
    party("Cara bids 30")
    assert party.refused("Anna", c.Play("Anna bids 20", seen=shown)).reason == "bid_too_low"
    party.do("Anna", c.Play("Anna bids 40", seen=shown))
    party.check()


def test_a_demand_is_never_too_late() -> None:
    party = Party(dice=thrown(1, 2, 1, 2, 1, 3))
    party("Anna throws", "Anna buys", "Anna ends turn")
    shown = party.log.sequence
    party("Bert throws", "Anna mortgages 3", "Anna redeems 3")
    party.do("Anna", c.Play("Anna demands rent", seen=shown))
    party.check()


def test_cards_that_ones_throw_turns_up_do_not_make_ones_next_line_stale() -> None:
    party = Party(dice=thrown(3, 4))  # Bert's next line is said before he has seen what was drawn
    first = party("Anna throws")
    assert [entry.line.split()[1] for entry in first if hasattr(entry, "line")] == ["throws", "draws"]
    before = party.log.sequence - len(first) + 1
    assert party.log.latest.moved["Anna"] == before


def test_who_does_not_say_what_it_has_seen_is_heard_as_ever() -> None:
    party = owning()
    party(CHEAP, DEAR)
    party("Bert accepts Anna")
