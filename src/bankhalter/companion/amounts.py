"""Amounts as the card reader has them: typed with K and M, shown in five cells. Amounts are in units of 10,000."""

CELLS = 5
POINT = "."
THOUSANDS = 10  # of one unit
THOUSAND, MILLION = "K", "M"
UNITS_OF_MILLION = 100
DECIMALS = 2  # that a unit has in millions
SCALES = {THOUSAND: 1, MILLION: 1000}  # in thousands
OVERFLOW = "-----"


def cells(text: str) -> int:
    """Return how many cells of the display a text takes: a point shares that of its digit."""
    return len(text.replace(POINT, ""))


def shown(units: int) -> str:
    """Return an amount as the display has it, with as many decimals as there is room for; the rest is cut off."""
    if abs(units) < UNITS_OF_MILLION:
        return f"{units * THOUSANDS}{THOUSAND}" if units else f"0{THOUSAND}"
    sign = "-" if units < 0 else ""
    whole, rest = divmod(abs(units), UNITS_OF_MILLION)
    for decimals in range(DECIMALS, -1, -1):
        part = f"{rest:0{DECIMALS}d}"[:decimals].rstrip("0")
        text = f"{sign}{whole}{POINT if part else ''}{part}{MILLION}"
        if cells(text) <= CELLS:
            return text
    return OVERFLOW


def written(units: int) -> str:
    """Return an amount exactly, with K or M and a decimal point: 12.45M, 500K, -1M."""
    if abs(units) < UNITS_OF_MILLION:
        return f"{units * THOUSANDS}{THOUSAND}"
    whole, rest = divmod(abs(units), UNITS_OF_MILLION)
    part = f"{rest:0{DECIMALS}d}".rstrip("0")
    return f"{'-' if units < 0 else ''}{whole}{POINT if part else ''}{part}{MILLION}"


def typed_thousands(typed: str, scale: str) -> tuple[int, int]:
    """Return what was typed before K or M, as a fraction: thousands of the currency, and what divides them."""
    whole, _, part = typed.partition(POINT)
    return int(f"{whole or 0}{part}") * SCALES[scale], 10 ** len(part)
