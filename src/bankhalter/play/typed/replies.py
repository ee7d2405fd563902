"""Short answers that mean something only at their moment: yes and no, both dice, paying in jail, a bare bid."""

import re
from collections.abc import Callable, Sequence
from fractions import Fraction

from bankhalter.notation.actions import print_legal
from bankhalter.notation.amounts import SCALES, amount_text, read_amount
from bankhalter.notation.typed import amounts_in_notation, in_own_words, own_words, replies
from bankhalter.play.facts import square_thrown
from bankhalter.play.phrases import seat_name
from bankhalter.play.spoken import Spoken
from bankhalter.play.takeback import OF_NATURE
from bankhalter.play.typed.rewording import amount_said, price_and_square
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act, Auction, Moment
from bankhalter.rules.mortgage import lot_to_choose
from bankhalter.rules.queries import due_debt

THOUSAND = 1_000
NUMBER = re.compile("[0-9]{1,9}")
YES = (Act.BUY, Act.ACCEPT)
DECIMAL = re.compile(r"[0-9]{1,3}[.,][0-9]{1,2}")
SIGNED = re.compile(r"[0-9]{1,9}(\.[0-9]+)?[KM]", re.IGNORECASE)
NO = (Act.DECLINE, Act.REJECT, Act.PASS)


def replied(view: Spoken, seat: int, words: str) -> list[str]:
    """Return the lines of the notation, without a name, that a short answer of `seat` may mean; none if it is none."""
    said = folded(words)
    for name, lines in ANSWERS.items():
        if said in replies(view.language, name) and (found := lines(view, seat)):
            return found
    amount = bare_bid(view, seat, words) or bare_number(view, seat, words) or _bid_on(view, seat, words)
    return [f"bids {amount}"] if amount else _paid(view, seat, words) or _demanded(view, seat, words)


def _yes(view: Spoken, seat: int) -> list[str]:
    return ["agrees"] if _asked(view, seat) else legal_lines(view, seat, YES)


def _no(view: Spoken, seat: int) -> list[str]:
    if _asked(view, seat):
        return ["disagrees"]
    return legal_lines(view, seat, NO) or _plain_move(view, seat)


def _plain_move(view: Spoken, seat: int) -> list[str]:
    """Return the jump that goes as far as the dice show, for who may jump and need not."""
    plain = f"jumps to {square_thrown(view.state, seat)}"
    return [line for line in legal_lines(view, seat, (Act.JUMP,)) if line == plain]


def _both(view: Spoken, seat: int) -> list[str]:
    ways = [each for each in view.game.legal_entries(seat) if each[0] == Act.MOVE]
    first, second, _ = view.state.dice
    return [f"moves {first + second}"] if ways else []


def _one_die(view: Spoken, seat: int, die: int) -> list[str]:
    line = f"moves {view.state.dice[die]}"
    return [each for each in legal_lines(view, seat, (Act.MOVE,)) if each == line]


def _pays(view: Spoken, seat: int) -> list[str]:
    """Who owes nothing pays a fine: to leave jail, or as a card has it."""
    return ["pays"] if due_debt(view.state, seat) >= 0 else legal_lines(view, seat, (Act.PAY_FINE, Act.TAKE_FINE))


def _paid(view: Spoken, seat: int, words: str) -> list[str]:
    """Return the payment of what is due, said with what it is for, to whom it goes, and how much it is."""
    verb, *rest = words.split(" ")
    lines = _pays(view, seat) if verb == own_words(view.voice, "pays") else []
    s, debt = view.state, due_debt(view.state, seat)
    due, names = view.board.fine, set(replies(view.language, "typed-due-words"))
    if debt >= 0:
        due = s.debt_amount[debt]
        names.add(folded(seat_name(view.table, s.creditor[debt])))
    left = " ".join(word for word in rest if folded(word) not in names)
    amount = amount_said(view, left) if left else None
    return lines if not left or (amount and read_amount(view.table.unit, amount) == due) else []


def _demanded(view: Spoken, seat: int, words: str) -> list[str]:
    """Return the claim on the guest who is named."""
    verb, *rest = words.split(" ")
    if verb != own_words(view.voice, "demands rent").partition(" ")[0]:
        return []
    s = view.state
    known = set(replies(view.language, "typed-due-words"))
    left = [word for word in rest if folded(word) not in known]
    claims = [number for act, number, _ in view.game.legal_entries(seat) if act == Act.DEMAND]
    of_guest = [n for n in claims if [folded(view.game.seats[s.claim_guest[n]])] == [folded(word) for word in left]]
    return [f"demands rent on {view.table.square(s.claim_lot[claim])}" for claim in of_guest]


def _bid_on(view: Spoken, seat: int, words: str) -> str | None:
    """Return the amount of a bid that names the lot under the hammer too, or lacks its unit."""
    if view.state.moment != Moment.AUCTION:
        return None
    found = price_and_square(view, words)
    if found is not None and view.state.auction == Auction.LOT:
        return found[0] if view.board.lot_of[found[1]] == view.state.auction_lot else None
    verb = own_words(view.voice, "bids {amount}").partition(" ")[0]
    return in_millions(view, seat, words.removeprefix(f"{verb} "))


def in_millions(view: Spoken, seat: int, text: str) -> str | None:
    """Return `1,2` as `1.2M` where that is a bid that `seat` can make, or it can make none; None if it is none."""
    if view.table.unit < THOUSAND or not DECIMAL.fullmatch(text):
        return None
    units = int(Fraction(text.replace(",", ".")) * SCALES["M"]) // view.table.unit
    ranges = [(least, most) for act, least, most in view.game.legal_entries(seat) if act == Act.BID]
    possible = not ranges or any(least <= units <= most for least, most in ranges)
    return amount_text(view.table.unit, units) if possible else None


def actions_since(view: Spoken, seat: int) -> int:
    """Return how many actions its own last one is back for `seat`; 0 if it has none since the last dice or card."""
    for count, played in enumerate(reversed(view.game.played), start=1):
        if played.action.act in OF_NATURE:
            return 0
        if played.action.seat == seat:
            return count
    return 0


def _redeems(view: Spoken, seat: int) -> list[str]:
    """The mortgage that has just come, even where the money is lacking, so that this is told."""
    lot = lot_to_choose(view.state, seat)
    return [f"redeems {view.table.square(lot)}"] if lot >= 0 else []


ANSWERS: dict[str, Callable[[Spoken, int], list[str]]] = {
    "typed-yes": _yes,
    "typed-no": _no,
    "typed-both": _both,
    "typed-first-die": lambda view, seat: _one_die(view, seat, 0),
    "typed-second-die": lambda view, seat: _one_die(view, seat, 1),
    "typed-one-back": lambda view, seat: [f"takes back {actions_since(view, seat) or 1}"],
    "typed-payment": _pays,
    "typed-keeping": lambda view, seat: legal_lines(view, seat, (Act.KEEP,)),
    "typed-redeeming": _redeems,
}


def bare_bid(view: Spoken, seat: int, words: str) -> str | None:
    """Return the amount that `seat` bids with nothing but an amount as the edition prints it; None if that is none.

    Money in thousands is told from the number of a choice by its size, other money by the sign before it.
    """
    if not may_bid(view, seat):
        return None
    amount = amounts_in_notation(view.language, words)
    if view.table.unit >= THOUSAND:
        large = NUMBER.fullmatch(amount) and int(amount) >= view.table.unit
        return amount.upper() if large or SIGNED.fullmatch(amount) else None
    bare = amount.removeprefix(view.edition.vocabulary.symbol).strip()
    return bare if bare != amount and NUMBER.fullmatch(bare) else None


def bare_number(view: Spoken, seat: int, words: str) -> str | None:
    """Return the amount that `seat` bids with nothing but a number; None if that is none.

    In the money of thousands a number without K or M is never an amount.
    """
    amount = amounts_in_notation(view.language, words)
    if view.table.unit >= THOUSAND or not NUMBER.fullmatch(amount) or not may_bid(view, seat):
        return None
    return str(int(amount))


def may_bid(view: Spoken, seat: int) -> bool:
    """Whether `seat` may bid now."""
    return any(act == Act.BID for act, _, _ in view.game.legal_entries(seat))


def bid_of(view: Spoken, seat: int) -> str:
    """Return the least bid of `seat`, as people type it; it must be able to bid."""
    least = next(least for act, least, _ in view.game.legal_entries(seat) if act == Act.BID)
    return in_own_words(view.language, f"bids {amount_text(view.table.unit, least)}")


def legal_lines(view: Spoken, seat: int, acts: Sequence[Act]) -> list[str]:
    """Return the lines of some acts that `seat` may do now."""
    entries = [entry for entry in view.game.legal_entries(seat) if entry[0] in acts]
    return [print_legal(view.table, view.state, seat, entry).partition(" ")[2] for entry in entries]


def _asked(view: Spoken, seat: int) -> bool:
    return view.game.seats[seat] in view.game.asked_back
