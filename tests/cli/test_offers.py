"""What people are told of an offer that waits for them."""

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp

# In banking Ostbahnhof costs 2 million, so its mortgage is worth 1 million and the interest 100,000.
PLACES = {"Ben": {"cash": 1_000_000, "deeds": {5: "mortgaged"}}, "Anna": {"cash": 560_000}}


@pytest.mark.parametrize(
    ("manner", "expected"),
    [
        (
            GERMAN,
            (
                "Ben hat Ihnen einen Tausch angeboten: Sie bekommen „Ostbahnhof“",
                "und geben 500 Tsd. Annehmen können Sie ihn gerade nicht: Wer etwas mit Hypothek übernimmt",
                "lehnt Ben ab",
            ),
        ),
        (ENGLISH, ("Ben has offered you a trade: you get", "You cannot accept it just now:", "rejects Ben")),
    ],
)
def test_an_offer_that_cannot_be_accepted_is_shown_with_the_reason(
    table: SetUp, manner: object, expected: tuple[str, ...]
) -> None:
    at = table(PLACES, {"Cleo": "walker"}, "banking", manner=manner)
    shown = " ".join(at.type("Ben offers Anna lot 5 for 500K").split())
    assert all(part in shown for part in expected), shown
