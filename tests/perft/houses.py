"""The naive player's buildings: building and selling evenly, and the shortage. Without the differences of banking."""

from collections.abc import Callable
from typing import Any

from tests.perft.money import close_auction, open_auction, owns_group, pay, spendable
from tests.perft.printed import Game, group

State = dict[str, Any]
SEATS = ("A", "B")
HOTEL = 5
FULL = 4  # houses on a street before the hotel


def level(s: State, square: int) -> int:
    """Return how far a street is built."""
    return int(s["deeds"][str(square)][1])


def groups_of(g: Game, s: State, name: str) -> list[list[int]]:
    """Return the whole groups of the seat on which nothing is mortgaged."""
    found: list[list[int]] = []
    for text in s["deeds"]:
        square = int(text)
        lots = group(g, square) if g["squares"][square]["kind"] == "street" else []
        if lots and lots not in found and owns_group(g, s, name, square):
            found.append(lots)
    return [lots for lots in found if not any(s["deeds"][str(lot)][2] for lot in lots)]


def steps_up(g: Game, s: State, name: str) -> dict[int, str]:
    """Return the streets on which the seat may put the next building, and which kind that is."""
    steps: dict[int, str] = {}
    for lots in groups_of(g, s, name):
        lowest = min(level(s, lot) for lot in lots)
        steps |= {lot: "hotel" if lowest == FULL else "house" for lot in lots if level(s, lot) == lowest < HOTEL}
    return steps


def room(g: Game, s: State, name: str, kind: str) -> list[int]:
    """Return the prices of all buildings of a kind that the seat could place now, the lowest first."""
    prices: list[int] = []
    for lots in groups_of(g, s, name):
        low = min(level(s, lot) for lot in lots)
        for lot in lots:
            free = max(FULL - level(s, lot), 0) if kind == "house" else int(low == FULL == level(s, lot))
            prices += [g["squares"][lot]["house_cost"]] * free
    return sorted(prices)


def wanted(g: Game, s: State, name: str, kind: str) -> int:
    """Return how many buildings of the kind the seat could place and pay for now."""
    cash, count = spendable(s, name), 0
    for price in room(g, s, name, kind):
        cash -= price
        count += cash >= 0
    return count


def is_short(g: Game, s: State, kind: str) -> bool:
    """Return whether several seats together could build more than the bank has."""
    wants = [wanted(g, s, name, kind) for name in SEATS]
    return kind not in s["quota"] and min(wants) > 0 and sum(wants) > s["bank"][kind]


def building_moves(g: Game, s: State, name: str) -> list[str]:
    """Return what the seat may build and sell."""
    lines = []
    busy = s["auction"] or s["debts"]
    for lot, kind in steps_up(g, s, name).items():
        dear = g["squares"][lot]["house_cost"] > spendable(s, name)
        spent = s["quota"].get(kind, {}).get(name, 1) == 0
        if s["bank"][kind] and not dear and not spent and not (busy and is_short(g, s, kind)):
            lines.append(f"{name} builds {lot}")
    for text, (owner, steps, _) in s["deeds"].items():
        lot = int(text)
        if owner == name and steps and steps == max(level(s, other) for other in group(g, lot)):
            lines.append(f"{name} sells building {lot}")
    return lines


def put_up(s: State, name: str, lot: int) -> None:
    """Move one step up; a hotel sends the houses back."""
    steps = level(s, lot)
    kind = "hotel" if steps == FULL else "house"
    s["bank"][kind] -= 1
    s["bank"]["house"] += FULL if kind == "hotel" else 0
    s["deeds"][str(lot)][1] += 1
    if name in s["quota"].get(kind, {}):
        s["quota"][kind][name] -= 1


def build(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Build at the deed price, or ask for wishes where the bank has too few."""
    lot = int(rest[0])
    kind = steps_up(g, s, name)[lot]
    if not is_short(g, s, kind):
        pay(s, name, "bank", g["squares"][lot]["house_cost"])
        put_up(s, name, lot)
        return
    able = {seat: None for seat in SEATS if wanted(g, s, seat, kind)}
    s["shortage"] = {"kind": kind, "builder": name, "lot": lot, "wishes": able}


def wishes(g: Game, s: State) -> list[str]:
    """Return what those who are asked may wish."""
    lines = []
    for name, wish in s["shortage"]["wishes"].items():
        least = int(name == s["shortage"]["builder"])
        most = wanted(g, s, name, s["shortage"]["kind"])
        lines += [f"{name} wants {n}" for n in range(least, most + 1)] if wish is None else []
    return lines


def want(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Answer with a wish, or withdraw it before the first bid."""
    shortage = s["shortage"]
    shortage["wishes"][name] = int(rest[0])
    if None in shortage["wishes"].values():
        return
    if s["auction"]:
        s["auction"] = None
        next_auction(s)
    elif sum(shortage["wishes"].values()) <= s["bank"][shortage["kind"]]:
        builder, lot = shortage["builder"], shortage["lot"]
        end_shortage(s)
        pay(s, builder, "bank", g["squares"][lot]["house_cost"])
        put_up(s, builder, lot)
    else:
        next_auction(s)


def end_shortage(s: State) -> None:
    """Building is ordinary again, up to the wishes that are left, until somebody throws."""
    s["quota"][s["shortage"]["kind"]] = s["shortage"]["wishes"]
    s["shortage"] = None


def next_auction(s: State) -> None:
    """Auction the next building among those who still want one, if the wishes are still too many."""
    shortage = s["shortage"]
    bidders = [name for name, wish in shortage["wishes"].items() if wish]
    if len(bidders) < 2 or sum(shortage["wishes"].values()) <= s["bank"][shortage["kind"]]:
        end_shortage(s)
    else:
        open_auction(s, shortage["kind"], bidders)


def finish_auction(s: State) -> None:
    """Close an auction that is over: the winner of a building must place it."""
    auction = close_auction(s)
    if auction and s["shortage"]:
        s["placing"] = auction["leader"]
        if not auction["leader"]:
            end_shortage(s)


def placings(g: Game, s: State) -> list[str]:
    """Return where the winner of a building may put it."""
    name, kind = s["placing"], s["shortage"]["kind"]
    return [f"{name} places building {lot}" for lot, next_kind in steps_up(g, s, name).items() if next_kind == kind]


def place(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Put up the building that was won."""
    put_up(s, name, int(rest[-1]))
    s["placing"] = None
    s["shortage"]["wishes"][name] -= 1
    next_auction(s)


def sell(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Sell one step; several where the bank lacks the houses for what a hotel would leave."""
    chosen, lots = int(rest[-1]), group(g, int(rest[-1]))
    steps = {lot: level(s, lot) - (lot == chosen) for lot in lots}
    if level(s, chosen) == HOTEL and s["bank"]["house"] < FULL:
        steps = broken_up(s, lots, chosen)
    for lot in lots:
        sold = level(s, lot) - steps[lot]
        pay(s, "bank", name, sold * g["squares"][lot]["house_cost"] // 2)
        s["bank"]["hotel"] += int(level(s, lot) == HOTEL) - int(steps[lot] == HOTEL)
        s["bank"]["house"] += level(s, lot) % HOTEL - steps[lot] % HOTEL
        s["deeds"][str(lot)][1] = steps[lot]


def broken_up(s: State, lots: list[int], chosen: int) -> dict[int, int]:
    """Return the highest even state of the group for which there are houses enough."""
    at_hand = s["bank"]["house"] + sum(level(s, lot) for lot in lots if level(s, lot) < HOTEL)
    total = sum(level(s, lot) for lot in lots)
    return next(steps for left in range(total - 1, -1, -1) if (steps := even(s, lots, chosen, left, at_hand)))


def even(s: State, lots: list[int], chosen: int, total: int, at_hand: int) -> dict[int, int]:
    """Return `total` steps laid evenly, `chosen` among the lowest, or nothing where that is not selling alone."""
    low, more = divmod(total, len(lots))
    order = [lot for lot in lots if lot != chosen] + [chosen]
    steps = {lot: low + (place < more) for place, lot in enumerate(order)}
    fits = sum(number for number in steps.values() if number < HOTEL) <= at_hand
    return steps if fits and all(steps[lot] <= level(s, lot) for lot in lots) else {}


ACTIONS: dict[str, Callable[[Game, State, str, list[str]], None]] = {
    "builds": build,
    "wants": want,
    "places": place,
    "sells": sell,
}
