"""Which rules of the ledger each event rests on, the most telling first."""

from collections.abc import Callable, Sequence

from bankhalter.reference.rulebook import applying
from bankhalter.rules.codes import BANK, BUS, HOTEL, LAST_ATTEMPT, MR_M, Auction, Cause, Event
from bankhalter.rules.speed_die import shows_triple

Ids = tuple[str, ...]
Rests = Ids | Callable[[Sequence[int]], Ids]

TERMS = ("trade-free-price", "trade-forms", "trade-anytime")
THIRD_FAILURE = ("jail-third-failure", "jail-third-failure-banking")
INTEREST = (
    "trade-mortgaged-choice",
    "bankrupt-to-player-interest",
    "mortgage-rounding-cash",
    "mortgage-rounding-banking",
)
DEALT = ("short-deal-free", "short-deal-paid")
FROM_THE_BANK = ("buy-pay-get-deed", "auction-last-bid-binds")
TO_A_PLAYER = ("trade-unbuilt-lots", "trade-forms", "bankrupt-to-player-transfer", "bankrupt-to-player-banking")
TO_THE_BANK = ("bankrupt-to-bank-auction", "bankrupt-to-bank-banking")

RULES_OF_CAUSE: dict[Cause, Ids] = {
    Cause.SALARY: ("go-salary", "go-salary-timing", "go-twice-in-one-turn"),
    Cause.PRICE: ("buy-price", "buy-pay-get-deed", "buy-first-chance"),
    Cause.AUCTION: ("auction-last-bid-binds", "auction-who-may-bid"),
    Cause.RENT: ("rent-owed", "rent-must-be-demanded", "rent-payment-route"),
    Cause.TAX: ("tax-pay-shown-amount", "tax-direct-to-bank"),
    Cause.CARD: ("card-money-through-bank", "card-draw-and-execute"),
    Cause.FINE: ("jail-exit-pay", "jail-exit-pay-banking", "jail-fine-amount", *THIRD_FAILURE),
    Cause.BUILDING: ("build-price-from-deed", "build-evenly", "build-full-group", "build-timing"),
    Cause.BUILDING_AUCTION: (
        "shortage-auction",
        "shortage-auction-singly",
        "shortage-minimum-bid-banking",
        "shortage-minimum-bid-cash",
    ),
    Cause.BUILDING_SALE: ("sell-half-price", "sell-evenly", "sell-hotel-to-houses", "sell-hotel-complete-banking"),
    Cause.MORTGAGE: ("mortgage-amount", "mortgage-allowed"),
    Cause.REDEMPTION: ("mortgage-redeem-cost", "mortgage-rounding-cash", "mortgage-rounding-banking"),
    Cause.INTEREST: INTEREST,
    Cause.TRADE: TERMS,
    Cause.DEAL: ("short-deal-paid",),
    Cause.ESTATE: ("bankrupt-pay-what-possible", "bankrupt-to-player-transfer", "bankrupt-to-player-banking"),
}

RULES_OF_DEBT: dict[Cause, Ids] = {
    Cause.RENT: ("rent-owed",),
    Cause.TAX: ("tax-pay-shown-amount",),
    Cause.CARD: ("card-money-through-bank",),
    Cause.FINE: THIRD_FAILURE,
    Cause.INTEREST: ("bankrupt-to-player-interest", "trade-mortgaged-choice"),
    Cause.DEAL: ("short-deal-paid",),
}


def _thrown(numbers: Sequence[int]) -> Ids:
    _, first, second, third = numbers
    ids: Ids = ("turn-roll-and-move",)
    if shows_triple(first, second, third):
        return ("speeddie-triple", "speeddie-doubles-white-only", *ids)
    if first == second:
        ids = ("turn-doubles-extra-roll", "turn-three-doubles-jail", *ids)
    if third == BUS:
        return ("speeddie-bus", *ids)
    if third == MR_M:
        return ("speeddie-mrm-first-move", "speeddie-mrm-advance", *ids)
    return ("speeddie-number", *ids) if third else ids


def _title_passed(numbers: Sequence[int]) -> Ids:
    _, giver, receiver = numbers
    if giver == BANK:
        return FROM_THE_BANK
    return TO_THE_BANK if receiver == BANK else TO_A_PLAYER


def _auction_opened(numbers: Sequence[int]) -> Ids:
    if numbers[0] == Auction.LOT:
        return ("auction-by-banker", "auction-trigger-decline", "auction-trigger-bankruptcy", "auction-who-may-bid")
    return ("shortage-auction", "shortage-auction-singly", "auction-trigger-shortage")


def _auction_won(numbers: Sequence[int]) -> Ids:
    if numbers[2] == Auction.LOT:
        return ("auction-last-bid-binds", "auction-raise")
    return ("auction-last-bid-binds", "shortage-winner-must-place")


def _auction_unsold(numbers: Sequence[int]) -> Ids:
    return ("auction-no-bid",) if numbers[0] == Auction.LOT else ("auction-no-bid", "shortage-auction")


def _claim_opened(numbers: Sequence[int]) -> Ids:
    """The amount is still to be thrown only on utilities."""
    if numbers[3]:
        return ("rent-owed", "rent-must-be-demanded", "rent-any-development")
    return ("rent-owed", "rent-must-be-demanded", "utility-fresh-roll", "utility-moving-roll-banking")


def _paid(numbers: Sequence[int]) -> Ids:
    return RULES_OF_CAUSE[Cause(numbers[3])]


def _debt_arisen(numbers: Sequence[int]) -> Ids:
    return (*RULES_OF_DEBT.get(Cause(numbers[3]), ()), "debt-raise-money", "debt-creditor-kinds")


def _debt_lapsed(numbers: Sequence[int]) -> Ids:
    return ("bankrupt-pay-what-possible", "bankrupt-eliminated", *RULES_OF_DEBT.get(Cause(numbers[3]), ()))


def _attempt_failed(numbers: Sequence[int]) -> Ids:
    short = ("short-jail-failed-doubles",)
    if numbers[1] >= LAST_ATTEMPT:
        return (*THIRD_FAILURE, "jail-stay-three-turns", *short)
    return ("jail-stay-three-turns", "jail-exit-doubles", *short)


def _built(numbers: Sequence[int]) -> Ids:
    if numbers[2] == HOTEL:
        return ("build-hotel", "build-hotel-all-lots-four", "build-price-from-deed", "short-hotel-three-houses")
    return ("build-evenly", "build-full-group", "build-price-from-deed", "build-max-four")


def _bankrupt(numbers: Sequence[int]) -> Ids:
    if numbers[1] == BANK:
        return ("bankrupt-definition", *TO_THE_BANK, "bankrupt-to-bank-cards")
    heir = ("bankrupt-to-player-transfer", "bankrupt-to-player-interest", "bankrupt-to-player-banking")
    return ("bankrupt-definition", *heir)


RULES_OF_EVENT: dict[Event, Rests] = {
    Event.PAID: _paid,
    Event.THROWN: _thrown,
    Event.RENT_THROWN: (
        "utility-fresh-roll",
        "utility-moving-roll-banking",
        "speeddie-utility-roll",
        "utility-roll-not-doubles",
    ),
    Event.DEALT: DEALT,
    Event.TURN_STARTED: ("turn-order-clockwise",),
    Event.ORDER_TIED: ("setup-first-player",),
    Event.FIRST_SEAT: ("setup-first-player",),
    Event.MOVED: ("turn-roll-and-move", "turn-resolve-landing", "card-moves-token", "speeddie-mrm-advance"),
    Event.JUMPED: ("speeddie-triple",),
    Event.JAILED: ("jail-enter-square", "jail-enter-card", "jail-enter-doubles", "go-no-salary-to-jail"),
    Event.ATTEMPT_FAILED: _attempt_failed,
    Event.FREED: ("jail-exit-doubles", "jail-exit-card", "jail-exit-pay", "jail-exit-pay-banking", *THIRD_FAILURE),
    Event.CARD_DRAWN: ("card-draw-and-execute", "card-return-to-bottom", "setup-card-texts-missing"),
    Event.OPEN_CARD_DRAWN: ("card-draw-and-execute", "setup-card-texts-missing"),
    Event.CARD_KEPT: ("card-jail-free-keep",),
    Event.CARD_RETURNED: ("card-jail-free-return", "jail-exit-card", "bankrupt-to-bank-cards"),
    Event.CARD_PASSED: (
        "card-jail-free-sell",
        "jail-buy-card",
        "bankrupt-to-player-transfer",
        "bankrupt-to-player-banking",
    ),
    Event.LOT_OFFERED: ("buy-first-chance", "buy-price"),
    Event.TITLE_PASSED: _title_passed,
    Event.DECLINED: ("buy-decline-auction", "auction-trigger-decline"),
    Event.AUCTION_OPENED: _auction_opened,
    Event.BID: ("auction-raise", "auction-minimum-bid", "auction-bid-backed-by-cash"),
    Event.PASSED: ("auction-who-may-bid", "auction-raise"),
    Event.AUCTION_WON: _auction_won,
    Event.AUCTION_UNSOLD: _auction_unsold,
    Event.CLAIM_OPENED: _claim_opened,
    Event.CLAIM_DEMANDED: ("rent-must-be-demanded", "rent-owed", "jail-collect-rent"),
    Event.CLAIM_LAPSED: ("rent-lapses-unclaimed", "rent-must-be-demanded"),
    Event.DEBT_ARISEN: _debt_arisen,
    Event.DEBT_LAPSED: _debt_lapsed,
    Event.BUILT: _built,
    Event.SOLD: ("sell-half-price", "sell-evenly", "sell-hotel-to-houses", "sell-hotel-complete-banking"),
    Event.MORTGAGED: ("mortgage-allowed", "mortgage-amount", "mortgage-no-rent"),
    Event.REDEEMED: ("mortgage-redeem-cost", "mortgage-owner-exclusive", "build-resume-after-redemption"),
    Event.MORTGAGE_KEPT: ("trade-mortgaged-choice", "trade-mortgaged-later-again", "bankrupt-to-player-interest"),
    Event.WISHES_ASKED: ("shortage-auction", "auction-trigger-shortage"),
    Event.WISHED: ("shortage-auction", "shortage-winner-must-place"),
    Event.SHORTAGE_ENDED: ("shortage-wait", "shortage-auction"),
    Event.OFFERED: TERMS,
    Event.COUNTERED: TERMS,
    Event.ACCEPTED: (*TERMS, "trade-unbuilt-lots"),
    Event.REJECTED: ("trade-free-price",),
    Event.WITHDRAWN: ("trade-free-price",),
    Event.OFFER_LAPSED: ("trade-free-price", "trade-clear-buildings-first"),
    Event.HANDED: ("debt-lots-to-creditor",),
    Event.BANKRUPT: _bankrupt,
    Event.GAVE_UP: ("bankrupt-eliminated", *TO_THE_BANK, "bankrupt-to-bank-cards"),
    Event.TURN_ENDED: ("turn-order-clockwise",),
    Event.TIME_UP: ("timed-agreed-duration", "timed-winner"),
    Event.LED_ON: ("speeddie-mrm-advance", "speeddie-mrm-none-unowned"),
    Event.SPEED_DIE_EARNED: ("speeddie-unlock",),
    Event.GAME_OVER: ("setup-goal", "turn-end-game-continues", "short-winner", "timed-winner"),
}


def all_rules_of_event(event: Event, numbers: Sequence[int]) -> Ids:
    """Return the ids of the rules that an event rests on, in whatever edition."""
    rests = RULES_OF_EVENT[event]
    return rests if isinstance(rests, tuple) else rests(numbers)


def rules_of_event(event: Event, numbers: Sequence[int], edition_name: str) -> Ids:
    """Return the ids of the rules that an event rests on in an edition, the most telling first."""
    return applying(all_rules_of_event(event, numbers), edition_name)
