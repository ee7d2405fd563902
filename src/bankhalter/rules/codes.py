"""The numbers that stand for things in the rules: squares, phases, moments, actions, events, causes, refusals."""

from enum import IntEnum

BANK = -1  # the bank as owner, creditor or payer
NOBODY = -1  # no seat
NATURE = 6  # the bit of `State.awaited` that stands for chance; bits 0-5 are the seats

CHANCE = 0  # the two decks
COMMUNITY = 1

STREETS = 8  # groups 0-7 are streets; then come
STATIONS = 8
UTILITIES = 9

LAST_ATTEMPT = 3  # to leave jail by a throw

HOTEL = 5  # level of a lot with a hotel (levels 0-4 count houses)

BUS = 4  # faces of the speed die beside the numbers 1-3; 0 is "not thrown"
MR_M = 5

CARD_BIT = 28  # in masks of lots, bits 28 and 29 are the jail cards of the two decks
HAND_BIT = 1 << 30  # in the given mask of an offer: lots handed to the creditor against a debt


class Square(IntEnum):
    """What a square is."""

    GO = 0
    STREET = 1
    STATION = 2
    UTILITY = 3
    TAX = 4
    CHANCE = 5
    COMMUNITY = 6
    JAIL = 7
    PARKING = 8
    GO_TO_JAIL = 9


class CardEffect(IntEnum):
    """What a card does; `card_a` and `card_b` of the board hold its numbers."""

    RECEIVE = 0  # a = amount from the bank
    PAY = 1  # a = amount to the bank
    MOVE_TO = 2  # a = square, forward, salary on reaching or passing GO
    MOVE_BACK_TO = 3  # a = square, backward, no salary
    STEPS_BACK = 4  # a = steps, no salary
    NEAREST_STATION = 5  # a = factor on the rent
    NEAREST_UTILITY = 6  # a = factor on a fresh throw
    GO_TO_JAIL = 7
    KEEP = 8  # the get-out-of-jail card
    PAY_PER_BUILDING = 9  # a = amount a house, b = amount a hotel
    PAY_EACH = 10  # a = amount to every other player
    RECEIVE_FROM_EACH = 11  # a = amount from every other player
    FINE_OR_CHANCE = 12  # a = fine, or draw a chance card


class OpenEffect(IntEnum):
    """The effect of a card that the deck of the edition does not hold (option decks: open)."""

    GETS = 0
    PAYS = 1
    TO = 2


class Phase(IntEnum):
    """Where the running turn stands, when nothing more urgent is due."""

    DEAL = 0  # nature deals the deeds of a short game
    ORDER = 1  # the seats throw for who begins
    THROW = 2  # the turn's seat may throw
    BUS = 3  # it chooses how far to move
    JUMP = 4  # it chooses where to jump
    MOVE = 5  # it moves by the throw in hand as soon as its debts are paid (third failure in jail)
    BUY = 6  # it stands on a free lot
    CARD = 7  # nature turns up a card
    CHOICE = 8  # the card "fine or chance"
    LANDED = 9  # the landing is resolved; what comes next follows by itself
    END = 10  # it may hand on the dice
    OVER = 11


class Moment(IntEnum):
    """What is awaited right now; the lower the number, the more urgent."""

    OVER = 0
    RENT_THROW = 1
    DEBT = 2
    MORTGAGE = 3
    WISH = 4
    PLACE = 5
    AUCTION = 6
    TURN = 7


class Auction(IntEnum):
    """What is under the hammer."""

    NONE = 0
    LOT = 1
    HOUSE = 2
    HOTEL = 3


class Building(IntEnum):
    """The two kinds of building pieces; also the index into stocks and quotas."""

    HOUSE = 0
    HOTEL = 1


class Due(IntEnum):
    """Where a debt stands."""

    NEW = 0  # not yet fallen due
    OPEN = 1  # fell due, its debtor was short and is awaited
    DEFERRED = 2  # arose while an auction ran


class TimeUp(IntEnum):
    """Whether the agreed time of a timed game has passed."""

    NO = 0
    TURN_RUNS = 1  # the game ends with the running turn
    BETWEEN_TURNS = 2  # open claims count as demanded, then the game ends


class Act(IntEnum):
    """Actions: of the turn, of business, of trade, and of the clock.

    Their numbers x0..x4 are named here; lots are lot indices, masks are bits of lots and cards. In a list of
    legal actions BID and WANT stand for a range: x0 least, x1 most.
    """

    THROW = 0  # x0 x1 white dice, x2 speed die (0 none, 1-3, BUS, MR_M); x0 = 0: the bare request
    DEAL = 1  # x0 mask of lots (nature)
    DRAW = 2  # x0 card of the deck that is due (nature)
    DRAW_OPEN = 3  # x0 OpenEffect, x1 amount or square (nature)
    MOVE = 4  # x0 squares (bus)
    JUMP = 5  # x0 square (three of a kind)
    TAKE_FINE = 6
    TAKE_CHANCE = 7
    BUY = 8
    DECLINE = 9
    PAY_FINE = 10
    USE_CARD = 11  # x0 deck
    END_TURN = 12
    BID = 13  # x0 amount
    PASS = 14
    DEMAND = 15  # x0 claim
    PAY = 16
    BANKRUPT = 17
    BUILD = 18  # x0 lot
    SELL = 19  # x0 lot
    SELL_WHOLE = 20  # x0 lot
    WANT = 21  # x0 number
    PLACE = 22  # x0 lot
    MORTGAGE = 23  # x0 lot
    REDEEM = 24  # x0 lot
    KEEP = 25  # x0 lot
    GIVE_UP = 26
    OFFER = 27  # x0 partner, x1 given mask, x2 given cash, x3 wanted mask, x4 wanted cash
    COUNTER = 28  # as OFFER; answers the partner's offer
    ACCEPT = 29  # x0 proposer
    REJECT = 30  # x0 proposer
    WITHDRAW = 31  # x0 partner
    HAND = 32  # x0 creditor, x1 mask of lots, x2 amount of debt
    TIME = 33  # the agreed time has passed (nature)


class Cause(IntEnum):
    """Why money moves or is owed."""

    SALARY = 0
    PRICE = 1
    AUCTION = 2
    RENT = 3
    TAX = 4
    CARD = 5
    FINE = 6
    BUILDING = 7
    BUILDING_AUCTION = 8
    BUILDING_SALE = 9
    MORTGAGE = 10
    REDEMPTION = 11
    INTEREST = 12
    TRADE = 13
    DEAL = 14
    ESTATE = 15


class Event(IntEnum):
    """What has happened; the numbers of each are named here. Every change of cash is in exactly one PAID."""

    PAID = 0  # payer, receiver, amount, Cause, square (-1 none)
    THROWN = 1  # seat, die, die, speed die
    RENT_THROWN = 2  # seat, die, die, speed die, square
    DEALT = 3  # seat, mask
    TURN_STARTED = 4  # seat
    ORDER_TIED = 5  # mask of seats
    FIRST_SEAT = 6  # seat
    MOVED = 7  # seat, from, to
    JUMPED = 8  # seat, from, to
    JAILED = 9  # seat, from
    ATTEMPT_FAILED = 10  # seat, attempt
    FREED = 11  # seat
    CARD_DRAWN = 12  # seat, deck, card
    OPEN_CARD_DRAWN = 13  # seat, deck, OpenEffect, number
    CARD_KEPT = 14  # seat, deck
    CARD_RETURNED = 15  # seat, deck
    CARD_PASSED = 16  # giver, receiver, deck
    LOT_OFFERED = 17  # seat, lot, price
    TITLE_PASSED = 18  # lot, giver, receiver
    DECLINED = 19  # seat, lot
    AUCTION_OPENED = 20  # Auction, lot (-1 for buildings)
    BID = 21  # seat, amount
    PASSED = 22  # seat
    AUCTION_WON = 23  # seat, amount, Auction, lot
    AUCTION_UNSOLD = 24  # Auction, lot
    CLAIM_OPENED = 25  # guest, owner, lot, amount (0 until thrown)
    CLAIM_DEMANDED = 26  # guest, owner, lot
    CLAIM_LAPSED = 27  # guest, owner, lot
    DEBT_ARISEN = 28  # debtor, creditor, amount, Cause
    DEBT_LAPSED = 29  # debtor, creditor, amount, Cause
    BUILT = 30  # seat, lot, level
    SOLD = 31  # seat, lot, level
    MORTGAGED = 32  # seat, lot
    REDEEMED = 33  # seat, lot
    MORTGAGE_KEPT = 34  # seat, lot
    WISHES_ASKED = 35  # seat, Building, mask of seats
    WISHED = 36  # seat, number
    SHORTAGE_ENDED = 37  # Building
    OFFERED = 38  # proposer, partner
    COUNTERED = 39  # proposer, partner
    ACCEPTED = 40  # partner, proposer
    REJECTED = 41  # partner, proposer
    WITHDRAWN = 42  # proposer, partner
    OFFER_LAPSED = 43  # proposer, partner
    HANDED = 44  # debtor, creditor, amount
    BANKRUPT = 45  # seat, creditor
    GAVE_UP = 46  # seat
    TURN_ENDED = 47  # seat
    TIME_UP = 48
    GAME_OVER = 49  # mask of winners
    LED_ON = 50  # seat, from, to: by Mr. Monopoly; the MOVED of the way comes right after
    SPEED_DIE_EARNED = 51  # seat


class Refusal(IntEnum):
    """Why an action is refused; NONE lets it pass."""

    NONE = 0
    GAME_OVER = 1
    NO_SUCH_SEAT = 2
    OUT_OF_GAME = 3
    NOT_AWAITED = 4
    NOT_YOUR_TURN = 5
    NOT_NOW = 6
    NATURE_AWAITED = 7
    THROW_FIRST = 8
    THROW_AGAIN = 9
    DICE_MISSING = 10
    BAD_DICE = 11
    SPEED_DIE_MISSING = 12
    SPEED_DIE_NOT_ALLOWED = 13
    BAD_CARD = 14
    BAD_DEAL = 15
    NOT_TIMED = 16
    BAD_MOVE = 17
    BAD_SQUARE = 18
    NO_FREE_LOT = 19
    NOT_ENOUGH_CASH = 20
    NO_AUCTION = 21
    BID_TOO_LOW = 22
    BID_NOT_COVERED = 23
    ALREADY_PASSED = 24
    HIGHEST_BIDDER = 25
    NO_CLAIM = 26
    CLAIM_MORTGAGED = 27
    NO_DEBT = 28
    CAN_STILL_PAY = 29
    OTHER_FAILS_FIRST = 30
    NOT_IN_JAIL = 31
    JAIL_TURN_BEGUN = 32
    MUST_LEAVE_JAIL = 33
    NO_JAIL_CARD = 34
    NO_SUCH_LOT = 35
    NOT_OWNER = 36
    NOT_A_STREET = 37
    GROUP_INCOMPLETE = 38
    GROUP_MORTGAGED = 39
    GROUP_BUILT = 40
    UNEVEN_BUILDING = 41
    UNEVEN_SELLING = 42
    HOTEL_STANDS = 43
    NO_HOUSE_LEFT = 44
    NO_HOTEL_LEFT = 45
    NO_BUILDING = 46
    NO_HOTEL = 47
    NO_WHOLE_SALE = 48
    ONLY_BETWEEN_TURNS = 49
    SHORTAGE_NOW = 50
    WISH_SPENT = 51
    BAD_WISH = 52
    ALREADY_MORTGAGED = 53
    NOT_MORTGAGED = 54
    BAD_PARTNER = 55
    EMPTY_DEAL = 56
    MONEY_ALONE = 57
    CARD_NOT_HELD = 58
    PARTNER_NOT_OWNER = 59
    PARTNER_SHORT = 60
    INTEREST_NOT_COVERED = 61
    NO_OFFER = 62
    NO_HAND_OVER = 63
    NOT_CREDITOR = 64
    BAD_AMOUNT = 65
    OWES = 66
    AUCTION_RUNS = 67
    NATURE_ANSWERS = 68
    BUY_OR_DECLINE = 69
    WISHES_FIRST = 70
    OTHER_KIND = 71


class Fault(IntEnum):
    """What no position can be."""

    CASH_NEGATIVE = 0
    BID_NOT_COVERED = 1
    OFF_BOARD = 2
    JAIL_ATTEMPT = 3
    JAILED_ELSEWHERE = 4
    BANKRUPT_OWNS = 5
    OWNER_UNKNOWN = 6
    BANK_MORTGAGED = 7
    LEVEL_UNKNOWN = 8
    BUILT_NOT_STREET = 9
    BUILT_WITHOUT_GROUP = 10
    BUILT_AND_MORTGAGED = 11
    STOCK_NEGATIVE = 12
    STOCK_EXCEEDED = 13
    CARDS_WRONG = 14
    UNEVEN = 15
    CLAIM_WRONG = 16
    DEBT_WRONG = 17
    OFFERS_WRONG = 18
    AUCTION_WRONG = 19
    NOBODY_AWAITED = 20
    OVER_WRONG = 21
    TURN_OF_BANKRUPT = 22
    CHOICE_WRONG = 23
    BANKRUPT_AWAITED = 24
