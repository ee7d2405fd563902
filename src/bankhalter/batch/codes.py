"""The numbers that stand for things in games of bots: bots, statuses, endings, and where counts are kept."""

from enum import IntEnum

GAVE_UP = 16  # instead of a Cause: the seat left of its own will
BLOCK = 6  # columns of a block: one a seat


class Bot(IntEnum):
    """Who plays at a seat."""

    STANDARD = 0
    NOVICE = 1
    RANDOM = 2
    WALKER = 3
    WALKER_STAYS = 4


class Status(IntEnum):
    """How a game stands; from REFUSED on it cannot go on, as a bot is at fault."""

    RUNNING = 0
    OVER = 1
    BROKEN_OFF = 2  # not over after the most rounds
    REFUSED = 3  # a bot wanted what the rules refuse
    SILENT = 4  # a bot had to act and did not
    NO_END = 5  # a turn went on and on


class Ending(IntEnum):
    """What has ended a game."""

    NONE = 0  # broken off, or at fault
    ONE_LEFT = 1
    SHORT = 2  # as many bankruptcies as end a short game
    TIME = 3


class Way(IntEnum):
    """What has brought a token to a square."""

    THROW = 0
    CARD = 1
    JAIL = 2  # sent to jail


class Column(IntEnum):
    """Where a row has what; from CASH on the first column of a block with one for each seat.

    The columns from FROM_BANK on are zero in games that are not counted.
    """

    STATUS = 0  # Status
    ENDING = 1  # Ending
    WINNERS = 2  # bits of the seats
    TURNS = 3
    ROUNDS = 4
    DECISIONS = 5
    CASH = 6
    WORTH = 12
    PLACE = 18  # how many seats stand better: 0 is first, equals share a place
    OUT_DECISION = 24  # decision by which it went bankrupt, from 1; 0: never; -1: before the game
    OUT_TURN = 30  # turns that were over by then
    OUT_CAUSE = 36  # Cause of the debt, or GAVE_UP; -1: not bankrupt
    OUT_CREDITOR = 42  # seat or BANK; -1 too if not bankrupt
    OUT_LOT = 48  # lot the debt was about, or -1
    FROM_BANK = 54  # money
    TO_BANK = 60
    FROM_SEATS = 66
    TO_SEATS = 72
    RENT_RECEIVED = 78
    RENT_PAID = 84
    SALARIES = 90  # how many
    BOUGHT = 96  # lots at the printed price
    WON = 102  # lots in auctions
    BUILT = 108  # buildings
    TRADES = 114  # offers that it accepted, or that were accepted by their partner
    JAILED = 120  # times sent to jail
    JAIL_TURNS = 126  # turns begun in jail
