"""Positions from which strange things happen soon: whole groups, few buildings, little cash, jail, rare cards first."""

from bankhalter.editions.schema import SIDES
from bankhalter.notation.amounts import amount_value
from bankhalter.notation.table import Table
from bankhalter.rules.codes import HOTEL, CardEffect
from bankhalter.rules.layout import CARDS, GROUP_SIZE, Board
from tests.laws.chance import Luck

Deeds = dict[int, object]
COLOURS = 8
GROUPS = 10
RARE = (
    CardEffect.FINE_OR_CHANCE,
    CardEffect.PAY_EACH,
    CardEffect.RECEIVE_FROM_EACH,
    CardEffect.PAY_PER_BUILDING,
    CardEffect.NEAREST_STATION,
    CardEffect.NEAREST_UTILITY,
)


def opening(table: Table, luck: Luck) -> dict[str, object]:
    """Return the document of a position, at the start of somebody's turn."""
    deeds = _deeds(table, luck)
    poor = luck.percent(40)
    given: dict[str, object] = {"seats": list(table.seats), "turn": luck.pick(table.seats)}
    for name in table.seats:
        given[name] = _seat(table, luck, deeds[name], poor)
    _deal_cards(table, luck, given)
    if luck.percent(50):
        given["bank"] = {kind: luck.between(0, min(rest, 6)) for kind, rest in _stock(table.board, deeds).items()}
    if luck.percent(60):
        given["decks"] = {"chance": _seen(table, luck, 0, given), "community": _seen(table, luck, 1, given)}
    if luck.percent(20):
        given["doubles"] = luck.between(1, 2)
    if table.options.rent == "demanded" and luck.percent(20):
        given["claims"] = _claims(table, luck, str(given["turn"]), deeds)
    return given


def _claims(table: Table, luck: Luck, guest: str, deeds: dict[str, Deeds]) -> list[dict[str, object]]:
    """The guest has landed twice on one lot, and once elsewhere."""
    lots = [(name, lot) for name in table.seats if name != guest for lot, value in deeds[name].items() if value == 0]
    if not lots:
        return []
    landings = [luck.pick(lots), luck.pick(lots)]
    return [
        {"guest": guest, "owner": owner, "lot": lot, "amount": table.unit} for owner, lot in (*landings, landings[0])
    ]


def beginning(table: Table, luck: Luck) -> dict[str, object]:
    """Return the document of a game that is about to begin, its seats poor: the deal, or the throws for who begins."""
    phases = ["deal"] * (table.board.deal > 0) + ["order"] * table.board.first_thrown
    poor = table.board.start_cash // luck.pick([1, 8, 40])
    seats = {name: {"cash": amount_value(table.unit, luck.between(0, poor))} for name in table.seats}
    return {"seats": list(table.seats), "turn": luck.pick(table.seats), "phase": phases[0], **seats}


def _seat(table: Table, luck: Luck, deeds: Deeds, poor: bool) -> dict[str, object]:
    most = table.board.start_cash
    cash = luck.between(0, luck.pick([most // 100, most // 30] if poor else [most // 6, most, 2 * most]))
    seat: dict[str, object] = {"cash": amount_value(table.unit, cash), "deeds": deeds}
    if luck.percent(15):
        return {**seat, "jail": 1 if table.board.jail_one_turn else luck.between(1, 3)}
    return {**seat, "at": luck.between(0, 39), "passed_go": luck.percent(60)}


def _deal_cards(table: Table, luck: Luck, given: dict[str, object]) -> None:
    for deck in ("chance", "community"):
        if luck.percent(40):
            seat = given[luck.pick(table.seats)]
            assert isinstance(seat, dict)
            seat.setdefault("jail_cards", []).append(deck)


def _seen(table: Table, luck: Luck, deck: int, given: dict[str, object]) -> dict[str, list[str]]:
    """The rare cards come up first: of the others most have been seen."""
    held = any(SIDES[deck] in seat.get("jail_cards", []) for seat in given.values() if isinstance(seat, dict))
    rare = {card for card in range(CARDS) if table.board.card_effect[deck * CARDS + card] in RARE}
    cards = [card for card in range(CARDS) if card not in rare and luck.percent(90)]
    keys = [table.keys[deck][card] for card in cards]
    return {"seen": [key for key in keys if not (held and key == "jail_card")]}


def _deeds(table: Table, luck: Luck) -> dict[str, Deeds]:
    deeds: dict[str, Deeds] = {name: {} for name in table.seats}
    left = [table.board.houses, table.board.hotels]
    for group in range(GROUPS):
        squares = _squares(table.board, group)
        if luck.percent(45):
            deeds[luck.pick(table.seats)].update(_whole_group(table.board, luck, group, squares, left))
            continue
        for square in squares:
            if luck.percent(60):
                deeds[luck.pick(table.seats)][square] = "mortgaged" if luck.percent(25) else 0
    return deeds


def _squares(b: Board, group: int) -> list[int]:
    lots = b.group_lot[group * GROUP_SIZE : group * GROUP_SIZE + b.group_count[group]]
    return [b.square_of[lot] for lot in lots]


def _whole_group(b: Board, luck: Luck, group: int, squares: list[int], left: list[int]) -> Deeds:
    if group >= COLOURS or luck.percent(30):
        return {square: "mortgaged" if luck.percent(25) else 0 for square in squares}
    low = luck.between(0, b.houses_for_hotel)
    ranks = [low + (low < b.houses_for_hotel + 1 and luck.percent(40)) for _ in squares]
    levels = [HOTEL if rank > b.houses_for_hotel else rank for rank in ranks]
    houses = sum(level for level in levels if level != HOTEL)
    hotels = levels.count(HOTEL)
    if houses > left[0] or hotels > left[1]:
        return dict.fromkeys(squares, 0)
    left[0] -= houses
    left[1] -= hotels
    return {square: "hotel" if level == HOTEL else level for square, level in zip(squares, levels, strict=True)}


def _stock(b: Board, deeds: dict[str, Deeds]) -> dict[str, int]:
    values = [value for held in deeds.values() for value in held.values()]
    houses = sum(value for value in values if isinstance(value, int))
    return {"houses": b.houses - houses, "hotels": b.hotels - values.count("hotel")}
