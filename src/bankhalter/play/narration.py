"""What has happened, told: one message an event, events that belong together in one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bankhalter.editions.schema import SIDES
from bankhalter.editions.voices import voice_of
from bankhalter.notation.table import Table
from bankhalter.play.effects import card_text
from bankhalter.play.game import Game, Happening
from bankhalter.play.payments import payment
from bankhalter.play.phrases import (
    CAUSES,
    colour_of,
    dice_shown,
    jail_card,
    kind_of,
    level_phrase,
    lot_name,
    lot_names,
    seat_names,
    terms_of_offer,
)
from bankhalter.play.scene import Scene, is_payment
from bankhalter.rules.codes import BANK, Auction, Building, CardEffect, Cause, Event, OpenEffect, Square
from bankhalter.rules.layout import CARDS, GROUP_SIZE, State
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import is_mortgaged
from bankhalter.rules.trade import interest_on
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, DeckName, Message, Money, SquareName, say


class Sentence(NamedTuple):
    """What is said of an event, and the event; none: a take-back."""

    happened: Happening | None
    message: Message


def tell(table: Table, state: State, happened: Sequence[Happening]) -> list[Sentence]:
    """Return what is said of the events of one line; `state` is the one after it."""
    told: list[Sentence] = []
    for at, event in enumerate(happened):
        scene = Scene(table, state, happened, at)
        said = (TOLD[event.event](scene), _completed(scene), _no_rent(scene))
        told += [Sentence(event, message) for message in said if message is not None]
    return told


def _completed(at: Scene) -> Message | None:
    """Say that a deed has made a group of streets whole, once, after the last deed of the group in this line."""
    event, numbers = at.happened[at.at]
    if event != Event.TITLE_PASSED or numbers[2] == BANK:
        return None
    b, group, owner = at.table.board, at.table.board.group[numbers[0]], numbers[2]
    lots = b.group_lot[group * GROUP_SIZE :][: b.group_count[group]]
    later = [each for each in at.happened[at.at + 1 :] if each.event == Event.TITLE_PASSED and each.numbers[0] in lots]
    if later or b.kind[at.table.square(lots[0])] != Square.STREET or {at.state.owner[lot] for lot in lots} != {owner}:
        return None
    builds = "no" if interest_on(b, at.state, sum(1 << lot for lot in lots)) else "yes"
    return say("group-completed", who=at.name(2), colour=colour_of(at.table, numbers[0]), builds=builds)


def _no_rent(at: Scene) -> Message | None:
    """Say why who lands on a lot of somebody else owes nothing there: it is mortgaged."""
    event, numbers = at.happened[at.at]
    if event not in {Event.MOVED, Event.JUMPED}:
        return None
    lot = at.table.board.lot_of[numbers[2]]
    if lot < 0 or at.state.owner[lot] in {BANK, numbers[0]} or not is_mortgaged(at.state, lot):
        return None
    return say("no-rent-mortgaged", lot=lot_name(at.table, lot), whom=at.table.seats[at.state.owner[lot]])


def sentences(game: Game, happened: Sequence[Happening], language: Language) -> list[str]:
    """Return what has happened in a language, in the words of the edition; `game` stands right after it."""
    voice = voice_of(game.table.edition, language)
    return [voice(sentence.message) for sentence in tell(game.table, game.state, happened)]


def _who(name: str, **places: int) -> Callable[[Scene], Message]:
    """Say `name` of the first seat, and of the seats at further places of the numbers."""
    return lambda at: say(name, who=at.name(), **{key: at.name(place) for key, place in places.items()})


def _thrown(at: Scene) -> Message:
    dice = dice_shown(*at.numbers[1:])
    if not at.leads_to(Event.MOVED) or at.after is None:
        return say("thrown", who=at.name(), dice=dice)
    square = at.after.numbers[2]
    if square == at.table.board.jail_square:
        return say("thrown-visiting", who=at.name(), dice=dice)
    return say("thrown-moved", who=at.name(), dice=dice, square=SquareName(square))


def _moved(at: Scene) -> Message | None:
    if at.follows(Event.THROWN) or at.follows(Event.LED_ON):
        return None
    if at.numbers[2] == at.table.board.jail_square:
        return say("moved-visiting", who=at.name())
    return say("moved", who=at.name(), square=at.square(2))


def _card_drawn(at: Scene) -> Message:
    _, deck, number = at.numbers
    text = card_text(at.table.edition, at.table.edition.deck(SIDES[deck])[number])
    bill = at.table.board.card_effect[deck * CARDS + number] == CardEffect.PAY_PER_BUILDING
    free = bill and not (is_payment(at.after, Cause.CARD) or at.leads_to(Event.DEBT_ARISEN))
    return say("card-drawn-free" if free else "card-drawn", who=at.name(), deck=DeckName(deck), text=text)


def _open_card_drawn(at: Scene) -> Message:
    _, deck, effect, number = at.numbers
    target = SquareName(number % len(at.table.edition.squares))
    says = {
        OpenEffect.GETS: say("open-gets", amount=Money(number)),
        OpenEffect.PAYS: say("open-pays", amount=Money(number)),
        OpenEffect.TO: say("open-to", square=target),
    }
    return say("card-drawn", who=at.name(), deck=DeckName(deck), text=says[OpenEffect(effect)])


def _title_passed(at: Scene) -> Message | None:
    """Deeds that pass between the same two in a row stand in one sentence, told with the first."""
    _, giver, receiver = at.numbers
    same = (giver, receiver)
    if giver == BANK or (at.follows(Event.TITLE_PASSED) and _parties(at.before) == same):
        return None
    mask = 0
    for event in at.happened[at.at :]:
        if event.event != Event.TITLE_PASSED or _parties(event) != same:
            break
        mask |= 1 << event.numbers[0]
    lots = lot_names(at.table, mask)
    if receiver == BANK:
        return say("titles-returned", who=at.name(1), lots=lots)
    return say("titles-passed", who=at.name(1), whom=at.name(2), lots=lots)


def _parties(happening: Happening | None) -> tuple[int, ...]:
    return happening.numbers[1:] if happening else ()


def _hammer(at: Scene, kind: int, lot: int) -> dict[str, Argument]:
    """What is under the hammer: a lot, a house or a hotel."""
    if kind == Auction.LOT:
        return {"kind": "lot", "lot": lot_name(at.table, lot)}
    return {"kind": kind_of(hotel=kind == Auction.HOTEL), "lot": ""}


def _claim_opened(at: Scene) -> Message | None:
    if at.leads_to(Event.CLAIM_DEMANDED):
        return None
    args: dict[str, Argument] = {"who": at.name(1), "whom": at.name(), "lot": at.lot(2)}
    return say("claim-opened", amount=at.money(3), **args) if at.numbers[3] else say("claim-opened-thrown", **args)


def _claim_demanded(at: Scene) -> Message | None:
    if is_payment(at.after, Cause.RENT):
        return None
    return say("claim-demanded", who=at.name(1), whom=at.name(), lot=at.lot(2))


def _debt(name: str) -> Callable[[Scene], Message]:
    def told(at: Scene) -> Message:
        cause = CAUSES.get(Cause(at.numbers[3]), say("cause-other"))
        return say(name, who=at.name(), whom=at.name(1), amount=at.money(2), cause=cause)

    return told


def _debt_lapsed(at: Scene) -> Message | None:
    """Whom the creditor has just inherited owes it nothing that would have to be told."""
    return None if Happening(Event.BANKRUPT, at.numbers[:2]) in at.happened else _debt("debt-lapsed")(at)


def _built(at: Scene) -> Message | None:
    if is_payment(at.before, Cause.BUILDING):
        return None
    return say("built", who=at.name(), lot=at.lot(1), level=level_phrase(at.numbers[2]))


def _sold(at: Scene) -> Message | None:
    if is_payment(at.after, Cause.BUILDING_SALE):
        return None
    return say("sold", who=at.name(), lot=at.lot(1), level=level_phrase(at.numbers[2]))


def _wishes_asked(at: Scene) -> Message:
    kind = kind_of(hotel=at.numbers[1] == Building.HOTEL)
    return say("wishes-asked", kind=kind, names=seat_names(at.table, at.numbers[2]), count=at.numbers[2].bit_count())


def _offered(name: str) -> Callable[[Scene], Message]:
    """The terms stand in the state, unless the offer has lapsed at once."""

    def told(at: Scene) -> Message:
        proposer, partner = at.numbers
        if not offer_stands(at.state, proposer, partner):
            return say("offered-something", who=at.name(), whom=at.name(1))
        return say(name, who=at.name(), whom=at.name(1), terms=terms_of_offer(at.table, at.state, proposer, partner))

    return told


def _jailed(at: Scene) -> Message:
    """Nothing stands between the throw and jail where the third doubles lead there."""
    return say("jailed-doubles" if at.follows(Event.THROWN) else "jailed", who=at.name())


def _bankrupt(at: Scene) -> Message:
    return say("bankrupt", who=at.name(), whom=at.name(1))


def _turn_started(at: Scene) -> Message | None:
    """A turn that begins with the end of the game never comes."""
    return None if at.ends_game else say("turn-started", who=at.name())


def _attempt_failed(at: Scene) -> Message:
    """Who sits still has thrown nothing, and it counts all the same."""
    thrown = any(event == Event.THROWN for event, _ in at.happened[: at.at])
    if at.leads_to(Event.FREED):
        return say("attempt-failed-last", who=at.name(), amount=Money(at.table.board.fine))
    return say("attempt-failed" if thrown else "attempt-let-pass", who=at.name(), attempt=at.numbers[1])


def _claim_lapsed(at: Scene) -> Message | None:
    """Whom the owner has just inherited owes it nothing that would have to be told."""
    if Happening(Event.BANKRUPT, at.numbers[:2]) in at.happened:
        return None
    return say("claim-lapsed", who=at.name(1), whom=at.name(), lot=at.lot(2))


def _time_up(at: Scene) -> Message:
    return say("time-up") if at.ends_game else say("time-up-last-turn")


def _game_over(at: Scene) -> Message:
    return say("game-over", names=seat_names(at.table, at.numbers[0]), count=at.numbers[0].bit_count())


def _silent(_: Scene) -> None:
    return None


TOLD: dict[Event, Callable[[Scene], Message | None]] = {
    Event.PAID: payment,
    Event.THROWN: _thrown,
    Event.RENT_THROWN: lambda at: say(
        "rent-thrown", who=at.name(), dice=dice_shown(*at.numbers[1:4], moving=False), square=at.square(4)
    ),
    Event.DEALT: lambda at: say("dealt", who=at.name(), lots=lot_names(at.table, at.numbers[1])),
    Event.TURN_STARTED: _turn_started,
    Event.ORDER_TIED: lambda at: say("order-tied", names=seat_names(at.table, at.numbers[0])),
    Event.FIRST_SEAT: _who("first-seat"),
    Event.MOVED: _moved,
    Event.JUMPED: lambda at: say("jumped", who=at.name(), square=at.square(2)),
    Event.JAILED: _jailed,
    Event.ATTEMPT_FAILED: _attempt_failed,
    Event.FREED: _who("freed"),
    Event.CARD_DRAWN: _card_drawn,
    Event.OPEN_CARD_DRAWN: _open_card_drawn,
    Event.CARD_KEPT: _silent,
    Event.CARD_RETURNED: lambda at: say("card-returned", who=at.name(), card=jail_card(at.numbers[1])),
    Event.CARD_PASSED: lambda at: say("card-passed", who=at.name(), whom=at.name(1), card=jail_card(at.numbers[2])),
    Event.LOT_OFFERED: _silent,
    Event.TITLE_PASSED: _title_passed,
    Event.DECLINED: lambda at: say("declined", who=at.name(), lot=at.lot(1)),
    Event.AUCTION_OPENED: lambda at: say("auction-opened", **_hammer(at, *at.numbers)),
    Event.BID: lambda at: say("bid", who=at.name(), amount=at.money(1)),
    Event.PASSED: _who("passed"),
    Event.AUCTION_WON: _silent,
    Event.AUCTION_UNSOLD: lambda at: say("auction-unsold", **_hammer(at, *at.numbers)),
    Event.CLAIM_OPENED: _claim_opened,
    Event.CLAIM_DEMANDED: _claim_demanded,
    Event.CLAIM_LAPSED: _claim_lapsed,
    Event.DEBT_ARISEN: _debt("debt-arisen"),
    Event.DEBT_LAPSED: _debt_lapsed,
    Event.BUILT: _built,
    Event.SOLD: _sold,
    Event.MORTGAGED: _silent,
    Event.REDEEMED: _silent,
    Event.MORTGAGE_KEPT: lambda at: say("mortgage-kept", who=at.name(), lot=at.lot(1)),
    Event.WISHES_ASKED: _wishes_asked,
    Event.WISHED: lambda at: say("wished", who=at.name(), count=at.numbers[1]),
    Event.SHORTAGE_ENDED: lambda at: say("shortage-ended", kind=kind_of(hotel=at.numbers[0] == Building.HOTEL)),
    Event.OFFERED: _offered("offered"),
    Event.COUNTERED: _offered("countered"),
    Event.ACCEPTED: _who("accepted", whom=1),
    Event.REJECTED: _who("rejected", whom=1),
    Event.WITHDRAWN: _who("withdrawn", whom=1),
    Event.OFFER_LAPSED: _who("offer-lapsed", whom=1),
    Event.HANDED: lambda at: say("handed", who=at.name(1), whom=at.name(), amount=at.money(2)),
    Event.BANKRUPT: _bankrupt,
    Event.GAVE_UP: _who("gave-up"),
    Event.TURN_ENDED: _silent,
    Event.TIME_UP: _time_up,
    Event.GAME_OVER: _game_over,
    Event.LED_ON: lambda at: say("led-on", who=at.name(), square=at.square(2)),
    Event.SPEED_DIE_EARNED: _who("speed-die-earned"),
}
