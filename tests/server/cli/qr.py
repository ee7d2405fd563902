"""Reads a QR code from a terminal as a telephone does, small ones of one block: ISO/IEC 18004."""

from collections.abc import Callable, Iterable, Iterator, Sequence

ABOVE, BELOW = " ▄", " ▀"  # where the upper, the lower module of a sign is dark
FORMAT_MASK = 0b101010000010010
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)

Modules = list[list[bool]]  # rows, without the quiet zone; whether a module is dark


def read(lines: Sequence[str], quiet_zone: int) -> str:
    """Return the text of a code that is drawn light on dark in halves of lines."""
    rows = [[sign in half for sign in line] for line in lines for half in (ABOVE, BELOW)]
    size = len(lines[0]) - 2 * quiet_zone
    zone = [*rows[:quiet_zone], *rows[quiet_zone + size : size + 2 * quiet_zone]]
    assert not any(map(any, zone)), "the quiet zone is light"
    inner = rows[quiet_zone : quiet_zone + size]
    assert not any(any(row[:quiet_zone] + row[quiet_zone + size :]) for row in inner), "on all sides"
    return text_of([row[quiet_zone : quiet_zone + size] for row in inner])


def text_of(dark: Modules) -> str:
    """Return the text of a code; its modules are taken as they are, so that any that is wrong shows."""
    around = [*((8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)), *((y, 8) for y in (7, 5, 4, 3, 2, 1, 0))]
    form = number(dark[y][x] for y, x in around) ^ FORMAT_MASK
    mask = MASKS[form >> 10 & 0b111]
    bits = [dark[y][x] != (mask(y, x) == 0) for y, x in data_modules(len(dark))]
    assert number(bits[:4]) == BYTES
    count = number(bits[4:12])
    return bytes(number(bits[at : at + 8]) for at in range(12, 12 + 8 * count, 8)).decode()


def number(bits: Iterable[bool]) -> int:
    """Return bits as a number, the highest first."""
    return int("".join("01"[bit] for bit in bits), 2)


def data_modules(size: int) -> Iterator[tuple[int, int]]:
    """Yield row and column of the modules that hold data, in their order: up and down in pairs of columns."""
    assert 21 <= size <= 33, "larger ones have several blocks"
    upwards = True
    for right in (each if each > 6 else each - 1 for each in range(size - 1, 0, -2)):
        for y in range(size - 1, -1, -1) if upwards else range(size):
            yield from ((y, x) for x in (right, right - 1) if not is_pattern(size, y, x))
        upwards = not upwards


def is_pattern(size: int, y: int, x: int) -> bool:
    """Whether a module belongs to a pattern by which a code is found, or to its format."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or aligned or 6 in {y, x}
