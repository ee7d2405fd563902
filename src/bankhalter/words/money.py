"""Money as people write it: M 1500, $12,500, 200 Ringe, 1,5 Mio., 500 Tsd."""

from bankhalter.words.catalogue import Language

THOUSAND, MILLION = 1_000, 1_000_000
SCALES: dict[Language, tuple[str, str]] = {"de": (" Tsd.", " Mio."), "en": ("K", "M")}
SHORT: dict[Language, tuple[str, str]] = {"de": ("T", "M"), "en": ("K", "M")}
MARKS: dict[Language, tuple[str, str]] = {"de": (".", ","), "en": (",", ".")}  # between thousands, before decimals
RINGS: dict[Language, tuple[str, str]] = {"de": ("Ring", "Ringe"), "en": ("ring", "rings")}
RING = "R"  # the sign of a currency that is counted, not signed
CLOSE = "$"  # the sign that stands close to the number


def printed_money(language: Language, unit: int, symbol: str, amount: int) -> str:
    """Return printed money in a language; in thousands and millions where the edition's `unit` is that large."""
    if unit % THOUSAND == 0:
        return scaled(language, amount, SCALES[language])
    number = grouped(language, amount)
    if symbol == RING:
        return f"{number} {RINGS[language][abs(amount) != 1]}"
    return f"{symbol}{number}" if symbol == CLOSE else f"{symbol} {number}"


def bare_money(language: Language, unit: int, amount: int) -> str:
    """Return printed money as short as can be, without its sign: 200, 1,5M, 600T."""
    return scaled(language, amount, SHORT[language]) if unit % THOUSAND == 0 else grouped(language, amount)


def scaled(language: Language, amount: int, signs: tuple[str, str]) -> str:
    """Return an amount in thousands or millions, with the `signs` for them: 500 Tsd., 1,5 Mio."""
    if amount == 0:
        return "0"
    thousands, millions = signs
    scale, sign = (MILLION, millions) if abs(amount) >= MILLION else (THOUSAND, thousands)
    whole, rest = divmod(abs(amount), scale)
    decimals = f"{rest * MILLION // scale:06d}".rstrip("0")
    number = grouped(language, whole) + (MARKS[language][1] + decimals if decimals else "")
    return f"{'-' if amount < 0 else ''}{number}{sign}"


def grouped(language: Language, number: int) -> str:
    """Return a number with its thousands set apart; four digits stay together."""
    digits = str(number) if abs(number) < 10 * THOUSAND else f"{number:,}"
    return digits.replace(",", MARKS[language][0])
