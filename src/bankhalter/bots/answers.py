"""What a bot answers: an action and its numbers, written into a list of the caller."""

from bankhalter.rules.codes import Act

ANSWER = 6  # numbers an answer takes: act, x0 to x4


def say(out: list[int], act: int, x0: int) -> bool:
    """Answer with an action of one number (0 for those without); always True, as an answer was given."""
    out[0] = act
    out[1] = x0
    for i in range(2, ANSWER):
        out[i] = 0
    return True


def say_terms(out: list[int], act: Act, partner: int, give: int, give_cash: int, want: int, want_cash: int) -> bool:
    """Answer with an offer or a counter: masks of lots and cards, cash in units."""
    out[0] = act
    out[1] = partner
    out[2] = give
    out[3] = give_cash
    out[4] = want
    out[5] = want_cash
    return True
