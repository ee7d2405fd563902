"""What games of bots are played with, and what is added up over many of them: the records `Game` and `Tally`."""

from typing import Annotated

from bankhalter.batch.codes import BLOCK, Column, Status, Way
from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.rules.codes import Cause, Event
from bankhalter.rules.layout import (
    CARDS,
    DECKS,
    LEVELS,
    LOTS,
    MAX_LEGAL,
    SEATS,
    SQUARES,
    STRIDE,
    Packed,
    Word,
    record,
)

LANES = SEATS + 1  # nature, then the seats
STREAM = 4  # words of a stream
ROW = Column.JAIL_TURNS + BLOCK
CAUSES = len(Cause)
EVENTS = len(Event)
STATUSES = len(Status)
WAYS = len(Way)
RENT_LEVELS = LEVELS + 1  # the columns of `Board.rent`, and
WHOLE_GROUP = LEVELS  # an unbuilt street of a whole group, whose rent is doubled
MOMENTS = 101  # the start and the rounds up to the hundredth
BINS = 64  # of wealth; the last one is open
BINS_OF_START = 5  # bins that the money of a seat at the start fills


@record
class Game(Packed):
    """A game of bots beside its state: who plays, how far it has come, and room for the next answer."""

    # set by the caller, once for many games
    bots: Annotated[list[int], SEATS, "Bot of each seat"]
    most_rounds: Annotated[int, 1, "rounds after which a game is broken off"]
    patience: Annotated[int, 1, "actions that one turn may take"]
    seconds_a_turn: Annotated[int, 1, "seconds that a turn takes in a timed game; 0: a round is a minute"]
    counted: Annotated[int, 1, "1: added to a tally; then somebody must listen to the state"]
    asked_before: Annotated[int, 1, "bits of the seats that want nothing before the first throw"]
    throws_first: Annotated[int, 1, "1: whoever may throw does so before anybody is asked"]
    # chance and minds
    streams: Annotated[list[list[Word]], (LANES, STREAM), "chance of nature, then of each seat"]
    memory: Annotated[list[list[int]], (SEATS, MEMORY), "what each seat remembers"]
    drawn: Annotated[list[int], LOTS, "numbers drawn for nature's answer"]
    listed: Annotated[list[int], STRIDE * MAX_LEGAL, "scratch room of the bots"]
    answer: Annotated[list[int], ANSWER, "the last answer: act, x0 to x4"]
    acting: Annotated[int, 1, "seat whose answer that is"]
    refusal: Annotated[int, 1, "Refusal of that answer"]
    # the course of the game
    asked: Annotated[int, 1, "bits of the seats that want nothing for now (rules/asking.py)"]
    turns: Annotated[int, 1, "turns that are over"]
    rounds: Annotated[int, 1, "rounds that are over"]
    decisions: Annotated[int, 1, "actions carried out"]
    decisions_of_turn: Annotated[int, 1, "of these, in the running turn"]
    # what the tally must know of earlier events
    claim_level: Annotated[list[int], SEATS * LOTS, "level of the last rent due from the guest (guest * LOTS + lot)"]
    out_level: Annotated[int, 1, "level of the rent by which a seat goes bankrupt"]
    building_price: Annotated[int, 1, "paid for the building that is put up next"]
    by_card: Annotated[int, 1, "1: a card moves the token next"]
    trading: Annotated[int, 1, "1: titles pass by a trade"]
    sampled: Annotated[int, 1, "rounds for which cash and worth were noted"]
    row: Annotated[list[int], ROW, "the row of this game (Column)"]


@record
class Tally(Packed):
    """Sums over many games; cash and worth are those of the seats at a round, summed over games that came so far."""

    statuses: Annotated[list[Word], STATUSES, "games by Status"]
    events: Annotated[list[Word], EVENTS, "events by Event"]
    # money by Cause
    paid_by_bank: Annotated[list[Word], CAUSES, "the bank to seats"]
    paid_to_bank: Annotated[list[Word], CAUSES, "seats to the bank"]
    paid_among_seats: Annotated[list[Word], CAUSES, "seats to seats"]
    # movement
    landings: Annotated[list[Word], WAYS * SQUARES, "tokens that came to the square (way * SQUARES + square)"]
    visits: Annotated[list[Word], LOTS, "landings on the lot while it was owned"]
    cards: Annotated[list[Word], DECKS * CARDS, "cards turned up (deck * CARDS + card)"]
    # lots
    rent_payments: Annotated[list[Word], LOTS * RENT_LEVELS, "rents paid (lot * RENT_LEVELS + level at the landing)"]
    rent_income: Annotated[list[Word], LOTS * RENT_LEVELS, "their sum"]
    dealt: Annotated[list[Word], LOTS, "times the lot was dealt at the start"]
    bought: Annotated[list[Word], LOTS, "purchases at the printed price"]
    bought_for: Annotated[list[Word], LOTS, "their sum"]
    declined: Annotated[list[Word], LOTS, "purchases declined"]
    won: Annotated[list[Word], LOTS, "auctions with a bid"]
    won_for: Annotated[list[Word], LOTS, "sum of the prices paid in them"]
    won_printed: Annotated[list[Word], LOTS, "sum of the printed prices of the same lots"]
    unsold: Annotated[list[Word], LOTS, "auctions without a bid"]
    traded: Annotated[list[Word], LOTS, "titles that passed by a trade"]
    mortgages: Annotated[list[Word], LOTS, "mortgages taken, those of a liquidation included"]
    redemptions: Annotated[list[Word], LOTS, "mortgages redeemed"]
    # buildings; the level is that after building
    built: Annotated[list[Word], LOTS * LEVELS, "buildings put up (lot * LEVELS + level)"]
    built_for: Annotated[list[Word], LOTS * LEVELS, "paid for them, at the printed price or in auctions"]
    sold_for: Annotated[list[Word], LOTS, "received for buildings sold on the lot"]
    shortages: Annotated[list[Word], 2, "wishes asked, by Building"]
    buildings_won: Annotated[list[Word], 2, "buildings auctioned, by Building"]
    buildings_won_for: Annotated[list[Word], 2, "sum of the prices paid"]
    buildings_unsold: Annotated[list[Word], 2, "auctions of buildings without a bid"]
    # bankruptcies
    bankruptcies: Annotated[list[Word], CAUSES + 1, "by Cause of the debt, or GAVE_UP"]
    ruins: Annotated[list[Word], LOTS * RENT_LEVELS, "by a rent (lot * RENT_LEVELS + level at the landing)"]
    # the course of games: moment 0 is the start, moment n the end of round n
    reached: Annotated[list[Word], MOMENTS, "games that came so far"]
    cash: Annotated[list[Word], MOMENTS * SEATS, "cash (moment * SEATS + seat)"]
    cash_squares: Annotated[list[Word], MOMENTS * SEATS, "squares of the cash"]
    worth: Annotated[list[Word], MOMENTS * SEATS, "worth, 0 for the bankrupt"]
    worth_squares: Annotated[list[Word], MOMENTS * SEATS, "squares of the worth"]
    worth_bins: Annotated[
        list[Word],
        MOMENTS * SEATS * BINS,
        "seats by worth, so many fifths of the money at the start ((moment * SEATS + seat) * BINS + bin)",
    ]
