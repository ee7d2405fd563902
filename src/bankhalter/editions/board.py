"""The board of the rules from an edition and its options: every amount in the edition's unit."""

from bankhalter.editions.options import Options
from bankhalter.editions.schema import (
    CARD_MONEY,
    EFFECTS,
    GROUPS,
    SIDES,
    AnySquare,
    Card,
    Chance,
    Community,
    Edition,
    Go,
    GoToJail,
    Jail,
    Lot,
    Parking,
    Station,
    Street,
    Tax,
    Utility,
)
from bankhalter.rules import codes
from bankhalter.rules.codes import STATIONS, UTILITIES, CardEffect
from bankhalter.rules.layout import CARDS, GROUP_SIZE, LEVELS, SQUARES, Board
from bankhalter.rules.throwing import DIE

SQUARE_CODES: dict[type[AnySquare], codes.Square] = {
    Go: codes.Square.GO,
    Street: codes.Square.STREET,
    Station: codes.Square.STATION,
    Utility: codes.Square.UTILITY,
    Tax: codes.Square.TAX,
    Chance: codes.Square.CHANCE,
    Community: codes.Square.COMMUNITY,
    Jail: codes.Square.JAIL,
    Parking: codes.Square.PARKING,
    GoToJail: codes.Square.GO_TO_JAIL,
}
SWITCHES = (
    "doubling_despite_mortgage",
    "rent_by_moving_throw",
    "third_failure_stays",
    "further_throw_optional",
    "building_between_turns",
    "whole_hotel_sale",
    "hand_over",
    "estate_as_is",
    "building_floor_printed",
)


def make_board(edition: Edition, options: Options) -> Board:
    """Return the board for a game of `edition` with `options`, which must be ones that it has."""
    b = Board()
    set_squares(b, edition)
    set_lots(b, edition)
    set_cards(b, edition)
    set_money(b, edition, options)
    set_switches(b, edition, options)
    set_options(b, options)
    return b


def set_squares(b: Board, edition: Edition) -> None:
    """Fill in kinds, taxes and the jail."""
    b.lot_of = [-1] * SQUARES
    for square in edition.squares:
        b.kind[square.pos] = SQUARE_CODES[type(square)]
        if isinstance(square, Tax):
            b.tax[square.pos] = square.amount // edition.money.unit
        elif isinstance(square, Jail):
            b.jail_square = square.pos


def set_lots(b: Board, edition: Edition) -> None:
    """Fill in what stands on the deeds, and the groups."""
    unit = edition.money.unit
    for index, lot in enumerate(edition.lots()):
        b.lot_of[lot.pos], b.square_of[index] = index, lot.pos
        b.price[index], b.mortgage[index] = lot.price // unit, lot.mortgage // unit
        if isinstance(lot, Street):
            b.house_cost[index] = lot.house_cost // unit
        rents = lot.factors if isinstance(lot, Utility) else [rent // unit for rent in lot.rents]
        b.rent[index * LEVELS : index * LEVELS + len(rents)] = rents
        join_group(b, index, group_of(lot))
        add_rents(b, index)
        for squares in range(2, 2 * DIE + 1):
            b.ahead[(lot.pos - squares) % SQUARES] |= 1 << index


def group_of(lot: Lot) -> int:
    """Return the number of a lot's group."""
    if isinstance(lot, Street):
        return GROUPS.index(lot.group)
    return STATIONS if isinstance(lot, Station) else UTILITIES


def join_group(b: Board, lot: int, group: int) -> None:
    """Enter a lot in its group."""
    b.group[lot] = group
    b.group_lot[group * GROUP_SIZE + b.group_count[group]] = lot
    b.group_count[group] += 1
    b.group_mask[group] |= 1 << lot


def add_rents(b: Board, lot: int) -> None:
    """Add the rents of a street to those of its whole group."""
    if b.house_cost[lot] > 0:
        for level in range(LEVELS):
            rent = b.rent[lot * LEVELS + level]
            b.group_rent[b.group[lot] * LEVELS + level] += rent if level > 0 else 2 * rent


def set_cards(b: Board, edition: Edition) -> None:
    """Fill in both decks."""
    for deck, side in enumerate(SIDES):
        cards = edition.deck(side)
        keys = [card.key for card in cards]
        for index, card in enumerate(cards):
            at = deck * CARDS + index
            b.card_effect[at] = CardEffect[card.effect.upper()]
            b.card_a[at], b.card_b[at] = card_numbers(edition, card)
            b.card_same[at] = keys.index(card.key)


def card_numbers(edition: Edition, card: Card) -> tuple[int, int]:
    """Return the two numbers of a card's effect, amounts in units; 0 where there is none."""
    scale, unit = edition.money.deck_scale, edition.money.unit
    numbers: list[int] = []
    for name in EFFECTS[CardEffect[card.effect.upper()]]:
        number: int = getattr(card, name)
        numbers.append(number * scale // unit if name in CARD_MONEY else number)
    a, b, *_ = *numbers, 0, 0
    return a, b


def set_money(b: Board, edition: Edition, options: Options) -> None:
    """Fill in start money, salary, fine and buildings."""
    money = edition.money
    extra = edition.speed_die.extra_cash if edition.speed_die and options.speed_die else 0
    b.start_cash = (money.start_cash + extra) // money.unit
    b.salary = money.salary // money.unit
    b.fine = money.fine // money.unit
    b.houses, b.hotels = edition.pieces.houses, edition.pieces.hotels


def set_switches(b: Board, edition: Edition, options: Options) -> None:
    """Fill in what the edition has as its own rule, in the ordinary or in its short game."""
    rules = edition.rules
    for name in SWITCHES:
        setattr(b, name, int(getattr(rules, name)))
    b.fine_ends_turn = int(rules.fine_ends_turn and options.jail_fine == "next_turn")
    b.jail_one_turn, b.houses_for_hotel = int(rules.jail_one_turn), rules.houses_for_hotel
    if edition.short and options.short:
        short = edition.short
        b.jail_one_turn, b.houses_for_hotel = int(short.jail_one_turn), short.houses_for_hotel
        b.end_at, b.deal, b.deal_paid = short.end_at, short.deal, int(short.deal_paid)


def set_options(b: Board, options: Options) -> None:
    """Fill in what the seats have agreed on."""
    b.rent_automatic = int(options.rent == "automatic")
    b.first_thrown = int(options.first == "thrown")
    b.jail_doubles_again = int(options.jail_doubles == "again")
    b.salary_after = int(options.salary == "after_landing")
    b.decks_open = int(options.decks == "open")
    b.timed = options.minutes
    b.speed_die = int(options.speed_die)
    b.dice_rent_on_cars = int(options.speed_die and options.rent_dice == "cars")
    b.triple_again = int(options.speed_die and options.triple == "again")
    b.mr_m_to_rent = int(options.speed_die and options.mrm == "next_rent")
