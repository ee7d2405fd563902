"""Landing: what each square does (ledger: turn-resolve-landing, tax-*, parking-*, jail-enter-square, rent-own-lot)."""

from bankhalter.rules.codes import BANK, CHANCE, COMMUNITY, Cause, Event, Phase, Square
from bankhalter.rules.jail import go_to_jail
from bankhalter.rules.layout import Board, State
from bankhalter.rules.money import owe
from bankhalter.rules.moving import distance_to, distance_to_kind, move_forward
from bankhalter.rules.notes import note
from bankhalter.rules.queries import is_mortgaged
from bankhalter.rules.rent import claim_rent, demand_claim


def land_on_lot(b: Board, s: State, seat: int, lot: int, card_factor: int) -> None:
    """A free lot is offered to the lander; another's unmortgaged lot opens a claim; an own lot does nothing."""
    s.phase = Phase.LANDED
    owner = s.owner[lot]
    if owner == BANK:
        s.phase = Phase.BUY
        note(s, Event.LOT_OFFERED, seat, lot, b.price[lot])
    elif owner != seat and not is_mortgaged(s, lot):
        claim_rent(b, s, seat, lot, card_factor)
        if b.rent_automatic == 1:
            demand_claim(s, s.claims - 1)


def draw_from(s: State, deck: int) -> None:
    """Await the top card of `deck` from nature."""
    s.drawing = deck
    s.phase = Phase.CARD


def owe_tax(b: Board, s: State, seat: int, square: int) -> None:
    """Owe the bank the amount shown on the square (tax-pay-shown-amount)."""
    s.phase = Phase.LANDED
    owe(s, seat, BANK, b.tax[square], Cause.TAX, -1)


def land(b: Board, s: State, seat: int, card_factor: int) -> None:
    """Carry out the square under the token; `card_factor` is what a card put on the rent there, else 0."""
    square = s.at[seat]
    match b.kind[square]:
        case Square.STREET | Square.STATION | Square.UTILITY:
            land_on_lot(b, s, seat, b.lot_of[square], card_factor)
        case Square.TAX:
            owe_tax(b, s, seat, square)
        case Square.CHANCE:
            draw_from(s, CHANCE)
        case Square.COMMUNITY:
            draw_from(s, COMMUNITY)
        case Square.GO_TO_JAIL:
            go_to_jail(b, s, seat)
        case _:
            s.phase = Phase.LANDED


def advance(b: Board, s: State, seat: int, squares: int) -> None:
    """Move forward and resolve the landing."""
    move_forward(b, s, seat, squares)
    land(b, s, seat, 0)


def advance_to(b: Board, s: State, seat: int, square: int) -> None:
    """Move forward to `square` and resolve the landing (go-card-move-pays)."""
    advance(b, s, seat, distance_to(s, seat, square))


def advance_to_kind(b: Board, s: State, seat: int, kind: int, card_factor: int) -> None:
    """Move forward to the next square of `kind`; rent there follows the card."""
    move_forward(b, s, seat, distance_to_kind(b, s, seat, kind))
    land(b, s, seat, card_factor)
