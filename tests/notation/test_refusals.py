"""Every refusal is one sentence."""

import pytest

from bankhalter.notation import make_table, why
from bankhalter.rules.codes import Refusal
from tests.notation.tables import BANKING, CASH


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_one_sentence(refusal: Refusal) -> None:
    text = why(CASH, refusal)
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert "monopoly" not in text.lower()


def test_no_two_refusals_read_alike() -> None:
    assert len({why(CASH, refusal) for refusal in Refusal}) == len(Refusal)


def test_refusals_name_the_numbers_of_the_edition() -> None:
    assert "50" in why(CASH, Refusal.MUST_LEAVE_JAIL)
    assert "500K" in why(BANKING, Refusal.MUST_LEAVE_JAIL)
    assert "A, B, C" in why(CASH, Refusal.NO_SUCH_SEAT)
    assert "3 different" in why(make_table("dc", ["A", "B"], {"short": True}), Refusal.BAD_DEAL)
