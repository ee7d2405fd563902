"""What may be paid between accounts alone; every refusal is one sentence. Nobody tells them what is owed."""

import re
from collections.abc import Sequence
from functools import partial

from bankhalter.companion.accounts import BANK, EVERYBODY
from bankhalter.companion.amounts import POINT, SCALES, THOUSAND, typed_thousands
from bankhalter.companion.checks import BookingError, check_card
from bankhalter.companion.editions import edition_of, values_of
from bankhalter.companion.entries import MOST_ACCOUNTS, Header, Paid
from bankhalter.companion.kit import accounts_kit
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.occasions import OCCASIONS, Occasion, kind_of
from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.words.messages import Message, Money, Voiced, say

LEAST_ACCOUNTS = 2
LONGEST_AMOUNT = 16
PLAIN = re.compile(r"[0-9]+")
SCALED = re.compile(r"([0-9]+(?:\.[0-9]*)?|\.[0-9]+)([KTM])")
KEYS = (POINT, *SCALES)
"""What is on a keypad beside the digits, where money comes in thousands."""


def is_scaled(unit: int) -> bool:
    """Whether an edition's money comes in thousands and millions."""
    return unit % 1000 == 0


def amount(edition: Edition, units: int) -> Voiced:
    """Return an amount as an edition says it, whoever speaks."""
    return Voiced(say("money-amount", amount=Money(units)), partial(voice_of, edition))


def typed_units(typed: str, edition: Edition) -> int:
    """Return what was typed in units: 150, where money is large also 2.5M or 500K; raise BookingError for no amount."""
    unit = edition.money.unit
    text = typed.strip().upper().replace(",", POINT)
    if PLAIN.fullmatch(text) and len(text) <= LONGEST_AMOUNT:
        money, parts = int(text), 1
    elif is_scaled(unit) and (found := SCALED.fullmatch(text)) and len(text) <= LONGEST_AMOUNT:
        scale = THOUSAND if found[2] == "T" else found[2]
        thousands, parts = typed_thousands(found[1], scale)
        money = thousands * 1000
    else:
        raise BookingError("error-money-scaled" if is_scaled(unit) else "error-money-plain")
    units, rest = divmod(money, unit * parts)
    if rest:
        raise BookingError("error-money-off-grid", unit=amount(edition, 1))
    return units


def money_header(edition: Edition, names: Sequence[str], start: str, at: int, host: str = "") -> Header:
    """Return what never changes about new accounts, one for each name; `start` as typed, if not what the rulebook says.

    Raise BookingError for too few or too many, or no such amount.
    """
    kit = accounts_kit(edition, len(names), typed_units(start, edition) if start.strip() else None)
    if not LEAST_ACCOUNTS <= len(names) <= MOST_ACCOUNTS or not all(name.strip() for name in names):
        raise BookingError("error-money-people", least=LEAST_ACCOUNTS, most=MOST_ACCOUNTS)
    if not kit.least <= kit.start <= kit.most:
        raise BookingError("error-money-range", least=amount(edition, kit.least), most=amount(edition, kit.most))
    values = values_of(edition)
    return Header(kit=kit, created=at, host=host, device="money", edition=edition.name, values=values)


def called(ledger: MoneyLedger, card: int) -> str | Message:
    """Return how an account is called: by its player, else by its number."""
    return ledger.names[card - 1] or say("money-account", card=card)


def checked(ledger: MoneyLedger, paid: Paid) -> Paid:
    """Return a payment that can be made; raise BookingError for any other."""
    payer, payee, units = paid.payer, paid.payee, paid.amount
    for party in (payer, payee):
        if party not in {BANK, EVERYBODY}:
            check_card(ledger, party)
    if payer == payee:
        raise BookingError("error-money-same")
    booking = ledger.booking(payer, payee, units)
    if not booking.payments:
        raise BookingError("error-money-nobody")
    kit, says = ledger.header.kit, partial(amount, edition_of(ledger.header))
    if not kit.least <= units <= kit.most:
        raise BookingError("error-money-range", least=says(kit.least), most=says(kit.most))
    who, lacks = ledger.lacking(booking)
    if lacks:
        has = says(ledger.accounts.balance(who))
        raise BookingError("error-money-lacks", who=called(ledger, who), has=has, lacks=says(lacks))
    possible = OCCASIONS[kind_of(booking)]
    if paid.occasion and paid.occasion not in possible:
        raise BookingError("error-reader-occasion", given=paid.occasion, possible=", ".join(possible))
    return paid


def salary(ledger: MoneyLedger, card: int, at: int, id_: str = "") -> Paid:
    """Return the payment of a salary, two of which are two payments; raise BookingError for no account."""
    check_card(ledger, card)
    paid = Paid(at=at, command=id_, payer=BANK, payee=card, amount=ledger.header.kit.go, occasion=Occasion.SALARY)
    return checked(ledger, paid)
