"""What a position cannot be: the faults of the rules as sentences, and phases that need something."""

from bankhalter.notation.errors import NotationError
from bankhalter.notation.table import Table
from bankhalter.rules.building import refuse_place
from bankhalter.rules.codes import BANK, CardEffect, Fault, Moment, Phase, Refusal
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import CARDS, State

# A given position need not be reachable: buildings may stand unevenly or on part of a group.
ALLOWED = frozenset({Fault.BUILT_WITHOUT_GROUP, Fault.UNEVEN})
SENTENCES = {
    Fault.CASH_NEGATIVE: "a seat has less than no cash: expected 0 or more",
    Fault.BID_NOT_COVERED: "the highest bid exceeds the cash of its bidder: expected a bid that is covered",
    Fault.OFF_BOARD: "a token is off the board: expected a square from 0 to 39",
    Fault.JAIL_ATTEMPT: "jail has no such attempt: expected 0 to 3",
    Fault.JAILED_ELSEWHERE: "a seat in jail stands elsewhere: expected it on the jail square",
    Fault.BANKRUPT_OWNS: "a bankrupt seat has something: expected no cash, deeds, cards, choices or jail",
    Fault.OWNER_UNKNOWN: "a lot has no known owner: expected a seat or the bank",
    Fault.BANK_MORTGAGED: "a lot of the bank is mortgaged: expected an owner",
    Fault.LEVEL_UNKNOWN: "a lot has a level that this game does not know: expected houses in number or a hotel",
    Fault.BUILT_NOT_STREET: "a building stands on a lot that is no street: expected 0 or mortgaged",
    Fault.BUILT_AND_MORTGAGED: "a group has a building and a mortgage: expected only one of the two",
    Fault.STOCK_NEGATIVE: "the bank has less than no building: expected 0 or more",
    Fault.STOCK_EXCEEDED: "there are more buildings than the game has: expected fewer on the board or in the bank",
    Fault.CARDS_WRONG: "a card is missing or there twice: expected each in its deck or in one hand",
    Fault.CLAIM_WRONG: "a claim has not two seats in the game: expected guest and owner to be two of them",
    Fault.DEBT_WRONG: "a debt lacks an amount or a party: expected more than 0, and seats in the game or the bank",
    Fault.OFFERS_WRONG: "the open offers are not counted: expected each pair once",
    Fault.AUCTION_WRONG: "the auction cannot run: expected a lot of the bank and bidders in the game",
    Fault.NOBODY_AWAITED: "nobody is awaited: expected somebody who must act, or phase: over",
    Fault.OVER_WRONG: "the game is over and goes on: expected phase: over alone",
    Fault.CHOICE_WRONG: "a choice is about a lot that is not the seat's own mortgaged one: expected only such lots",
    Fault.TURN_OF_BANKRUPT: "it is the turn of a bankrupt seat: expected the turn of a seat in the game",
    Fault.BANKRUPT_AWAITED: "a bankrupt seat is awaited: expected only seats in the game",
}


def check_possible(table: Table, s: State) -> None:
    """Raise NotationError with one sentence if `s`, its moment settled, cannot be."""
    bits = faults(table.board, s)
    for fault, sentence in SENTENCES.items():
        if bits >> fault & 1:
            raise NotationError(sentence)
    if s.moment == Moment.WISH and not _builder_can_build(table, s):
        raise NotationError("the builder of the shortage cannot build: expected its own free group, and the price")
    if expected := _lacking(table, s):
        raise NotationError(f"phase: {Phase(s.phase).name.lower()}: expected {expected}")


def _builder_can_build(table: Table, s: State) -> bool:
    placeable = refuse_place(table.board, s, s.builder, s.builder_lot) == Refusal.NONE
    return placeable and s.cash[s.builder] >= table.board.house_cost[s.builder_lot]


def _lacking(table: Table, s: State) -> str:
    """Return what the phase needs and `s` does not have; empty if nothing."""
    match s.phase:
        case Phase.BUY if not _stands_on_free_lot(table, s):
            return "the turn's seat on a lot of the bank"
        case Phase.CHOICE if not _fine_or_chance_drawn(table, s):
            return "the card of the choice to be the last one seen of the deck that was drawn from"
        case Phase.BUS | Phase.JUMP | Phase.MOVE if not any(s.dice):
            return "the dice of the throw"
        case Phase.LANDED | Phase.MOVE if s.moment == Moment.TURN:
            return "something that must be settled first, such as a debt"
        case _:
            return ""


def _stands_on_free_lot(table: Table, s: State) -> bool:
    lot = table.board.lot_of[s.at[s.turn]]
    return lot >= 0 and s.owner[lot] == BANK


def _fine_or_chance_drawn(table: Table, s: State) -> bool:
    count = s.known_count[s.drawing]
    start = s.drawing * CARDS
    effects = table.board.card_effect
    return count > 0 and effects[start + s.known[start + count - 1]] == CardEffect.FINE_OR_CHANCE
