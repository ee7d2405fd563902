"""Amounts of money as they are shown: plain digits, or 600K and 1.5M where the unit is in the thousands."""

from decimal import Decimal

from bankhalter.editions.schema import Edition

THOUSAND = 1_000
MILLION = 1_000_000


def amount_text(edition: Edition, amount: int) -> str:
    """Return an amount of printed money as text, exactly."""
    if edition.money.unit < THOUSAND:
        return str(amount)
    if abs(amount) < MILLION:
        return f"{scaled(amount, THOUSAND)}K" if amount else "0"
    return f"{scaled(amount, MILLION)}M"


def scaled(amount: int, factor: int) -> str:
    """Return amount divided by factor, without zeros at the end."""
    whole = Decimal(amount) / factor
    return f"{whole.normalize():f}"
