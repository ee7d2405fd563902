"""Every refusal is one sentence, in both languages."""

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.notation import Action, Table, make_table, read_position, why
from bankhalter.rules.codes import Act, Refusal
from bankhalter.words.catalogue import LANGUAGES, Language
from tests.notation.tables import BANKING, CASH

OFFER = Action(0, Act.OFFER, (1, 1, 0, 1, 0))  # the first lot for itself
OF_DEALS = {Refusal.PARTNER_NOT_OWNER, Refusal.PARTNER_SHORT, Refusal.CARD_NOT_HELD, Refusal.NO_OFFER}


def told(table: Table, refusal: Refusal, language: Language = "en") -> str:
    """Return why the first seat is refused at the start of its turn: a deal, or building on the first lot."""
    action = OFFER if refusal in OF_DEALS else Action(0, Act.BUILD)
    return voice_of(table.edition, language)(why(table, read_position(table, {}), action, refusal))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_one_sentence(refusal: Refusal, language: Language) -> None:
    for table in (CASH, BANKING):
        text = told(table, refusal, language)
        assert text.removeprefix("„")[0].isupper()  # a sentence may begin with a name in quotation marks
        assert text.endswith(".")
        assert "{" not in text
        assert "monopoly" not in text.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_refusals_read_alike(language: Language) -> None:
    assert len({told(CASH, refusal, language) for refusal in Refusal}) == len(Refusal)


def test_refusals_name_the_numbers_of_the_edition() -> None:
    assert "50" in told(CASH, Refusal.MUST_LEAVE_JAIL)
    assert "500K" in told(BANKING, Refusal.MUST_LEAVE_JAIL)
    assert "A, B and C" in told(CASH, Refusal.NO_SUCH_SEAT)
    assert "A, B und C" in told(CASH, Refusal.NO_SUCH_SEAT, "de")
    assert "3 different" in told(make_table("dc", ["A", "B"], {"short": True}), Refusal.BAD_DEAL)


def test_a_refusal_names_who_must_act_first() -> None:
    assert "first: A must throw." in told(CASH, Refusal.NOT_AWAITED)
