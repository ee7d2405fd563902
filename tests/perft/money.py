"""The naive player's money: rent, debts, auctions, mortgages."""

from collections.abc import Callable
from typing import Any

from tests.perft.printed import Game, group, money, of_kind

State = dict[str, Any]
FACES = ("1", "2", "3", "bus", "mrm")


def other(name: str) -> str:
    """Return the other seat."""
    return "B" if name == "A" else "A"


def spendable(s: State, name: str) -> int:
    """Return the cash of a seat less its highest bid, which is reserved."""
    auction = s["auction"]
    reserved = auction["bid"] if auction and auction["leader"] == name else 0
    return int(s["seats"][name]["cash"]) - int(reserved)


# rent


def owner_of(s: State, square: int) -> str | None:
    """Return who owns a lot."""
    deed = s["deeds"].get(str(square))
    return deed[0] if deed else None


def owns_group(g: Game, s: State, name: str, square: int) -> bool:
    """Return whether the seat owns all streets of the group."""
    return all(owner_of(s, lot) == name for lot in group(g, square))


def rent(g: Game, s: State, square: int) -> int:
    """Return the rent of a street or station; of a utility the factor."""
    owner, level, _ = s["deeds"][str(square)]
    printed = g["squares"][square]
    if printed["kind"] != "street":
        count = sum(owner_of(s, lot) == owner for lot in of_kind(g, printed["kind"]))
        return int(printed["rents" if printed["kind"] == "station" else "factors"][count - 1])
    base = int(printed["rents"][level])
    spoilt = any(s["deeds"][str(lot)][2] for lot in group(g, square) if str(lot) in s["deeds"]) and not g["banking"]
    doubled = level == 0 and owns_group(g, s, owner, square) and not spoilt
    return base * (1 + doubled)


def open_claim(g: Game, s: State, guest: str, square: int, card: str) -> None:
    """The guest has landed on a lot of the other seat; `card` is the effect of the card that led there."""
    owner, _, mortgaged = s["deeds"][str(square)]
    if owner == guest or mortgaged:
        return
    claim = {"guest": guest, "owner": owner, "square": square, "factor": 0, "amount": rent(g, s, square)}
    if g["squares"][square]["kind"] == "utility":
        claim["factor"], claim["amount"] = (10 if card == "nearest_utility" else claim["amount"]), 0
        if g["banking"]:
            claim["amount"], claim["factor"] = claim["factor"] * sum(s["dice"][:2]), 0
    if card == "nearest_station":
        claim["amount"] *= 2
    s["claims"].append(claim)
    if g["automatic"]:
        demand(g, s, owner, [])


def demands(s: State, name: str) -> list[str]:
    """Return the demands of a seat."""
    claims = [claim for claim in s["claims"] if claim["owner"] == name]
    lines = [f" on {claim['square']}" if len(claims) > 1 else "" for claim in claims]
    open_claims = [not s["deeds"][str(claim["square"])][2] for claim in claims]
    return [f"{name} demands rent{line}" for line, unbarred in zip(lines, open_claims, strict=True) if unbarred]


def demand(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Turn the oldest claim (on a square) into a debt, or into a rent throw."""
    square = int(rest[-1]) if rest and rest[-1].isdecimal() else None
    claims = [claim for claim in s["claims"] if claim["owner"] == name and square in (None, claim["square"])]
    s["claims"].remove(claims[0])
    if claims[0]["factor"] and s["auction"]:
        s["demanded"].append(claims[0])
    elif claims[0]["factor"]:
        ask_for_throw(g, s, claims[0])
    else:
        owe(s, claims[0]["guest"], name, claims[0]["amount"])


def ask_for_throw(g: Game, s: State, claim: dict[str, Any]) -> None:
    """The guest must throw for the rent, with the speed die if it has reached GO."""
    s["rent_throw"] = {**claim, "three": g["speed_die"] and s["seats"][claim["guest"]]["go"]}


def rent_throws(s: State) -> list[str]:
    """Return the throws that can decide a rent."""
    faces = [f" {face}" for face in FACES] if s["rent_throw"]["three"] else [""]
    guest = s["rent_throw"]["guest"]
    return [f"{guest} throws {a} {b}{face}" for a in range(1, 7) for b in range(1, 7) for face in faces]


def throw_rent(s: State, rest: list[str]) -> None:
    """The guest has thrown for the rent: numbers add, other faces are nothing."""
    due = s["rent_throw"]
    s["rent_throw"] = None
    total = sum(int(die) for die in rest if die.isdecimal())
    owe(s, due["guest"], due["owner"], total * due["factor"])


# debts


def owe(s: State, debtor: str, creditor: str, amount: int) -> None:
    """Note a debt, which falls due as soon as the seat's earlier ones are paid and no auction runs."""
    if amount:
        s["debts"].append({"debtor": debtor, "creditor": creditor, "amount": amount, "open": False})


def pay(s: State, payer: str, receiver: str, amount: int) -> None:
    """Move money; the bank has always enough."""
    for name, change in ((payer, -amount), (receiver, amount)):
        if name != "bank":
            s["seats"][name]["cash"] += change


def first_debt(s: State, name: str) -> Any:
    """Return the oldest debt of a seat."""
    return next((debt for debt in s["debts"] if debt["debtor"] == name), None)


def debtors(s: State) -> list[str]:
    """Return the seats whose debt fell due and could not be paid at once."""
    return sorted({debt["debtor"] for debt in s["debts"] if debt["open"]})


def fall_due(s: State) -> None:
    """Pay every debt that can be paid at once."""
    if s["auction"]:
        return
    for debt in list(s["debts"]):
        if debt["open"] or first_debt(s, debt["debtor"]) is not debt:
            continue
        if s["seats"][debt["debtor"]]["cash"] < debt["amount"]:
            debt["open"] = True
        else:
            s["debts"].remove(debt)
            pay(s, debt["debtor"], debt["creditor"], debt["amount"])


def means(g: Game, s: State, name: str) -> int:
    """Return what the seat's buildings and mortgages would bring."""
    total = 0
    for square, (owner, level, mortgaged) in s["deeds"].items():
        if owner == name and not mortgaged:
            printed = g["squares"][int(square)]
            total += printed["mortgage"] + level * printed.get("house_cost", 0) // 2
    return total


def settling(g: Game, s: State) -> list[str]:
    """Return how debtors may settle."""
    lines = []
    for name in debtors(s):
        cash, amount = s["seats"][name]["cash"], first_debt(s, name)["amount"]
        if cash >= amount:
            lines.append(f"{name} pays")
        elif cash + means(g, s, name) < amount:
            lines.append(f"{name} is bankrupt")
    return lines


def settle(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Pay the debt that is due, or the fine for leaving jail."""
    debt = first_debt(s, name)
    s["debts"].remove(debt)
    pay(s, name, debt["creditor"], debt["amount"])
    assert not rest


def fail(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Between two seats a bankruptcy ends the game."""
    assert rest == ["bankrupt"]
    s["winner"] = other(name)


# auctions


def open_auction(s: State, what: Any, bidders: list[str]) -> None:
    """Put a lot or a kind of building under the hammer."""
    s["auction"] = {"what": what, "bid": 0, "leader": None, "in": bidders}


def bids(g: Game, s: State) -> list[str]:
    """Return the least and the highest bid of each seat, and the passes."""
    auction, lines = s["auction"], []
    for name in auction["in"]:
        least, most = auction["bid"] + 1, s["seats"][name]["cash"]
        if least <= most:
            lines += [f"{name} bids {money(g, amount)}" for amount in (least, most)]
        if name != auction["leader"]:
            lines.append(f"{name} passes")
    if s["shortage"] and not auction["bid"]:
        lines += [f"{name} wants 0" for name, wish in s["shortage"]["wishes"].items() if wish]
    return lines


def read_money(g: Game, text: str) -> int:
    """Return the units that an amount in a line names."""
    factor = {"K": 1000, "M": 1_000_000}.get(text[-1], 1)
    unit: int = g["unit"]
    return round(float(text.rstrip("KM")) * factor) // unit


def bid(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Raise the bid."""
    s["auction"]["bid"], s["auction"]["leader"] = read_money(g, rest[0]), name


def leave_auction(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Pass for good."""
    s["auction"]["in"].remove(name)
    assert not rest


def close_auction(s: State) -> Any:
    """Return the auction if it is over, with money and lot passed on."""
    auction = s["auction"]
    if not auction or [name for name in auction["in"] if name != auction["leader"]]:
        return None
    s["auction"] = None
    if auction["leader"]:
        pay(s, auction["leader"], "bank", auction["bid"])
        if auction["what"] not in ("house", "hotel"):
            s["deeds"][str(auction["what"])] = [auction["leader"], 0, False]
    return auction


# mortgages


def interest(value: int) -> int:
    """Return 10 percent, halves rounded up."""
    return (value + 5) // 10


def mortgages(g: Game, s: State, name: str) -> list[str]:
    """Return what the seat may mortgage and redeem."""
    lines = []
    for text, (owner, _, mortgaged) in s["deeds"].items():
        square, printed = int(text), g["squares"][int(text)]
        value = printed["mortgage"]
        if owner != name:
            continue
        if mortgaged and spendable(s, name) >= value + interest(value):
            lines.append(f"{name} redeems {square}")
        lots = group(g, square) if printed["kind"] == "street" else []
        if not mortgaged and not any(s["deeds"].get(str(lot), [0, 0])[1] for lot in lots):
            lines.append(f"{name} mortgages {square}")
    return lines


def mortgage(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Take the mortgage value from the bank."""
    s["deeds"][rest[0]][2] = True
    pay(s, "bank", name, g["squares"][int(rest[0])]["mortgage"])


def redeem(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Pay the mortgage back with interest."""
    value = g["squares"][int(rest[0])]["mortgage"]
    s["deeds"][rest[0]][2] = False
    pay(s, name, "bank", value + interest(value))


ACTIONS: dict[str, Callable[[Game, State, str, list[str]], None]] = {
    "demands": demand,
    "is": fail,
    "bids": bid,
    "passes": leave_auction,
    "mortgages": mortgage,
    "redeems": redeem,
}
