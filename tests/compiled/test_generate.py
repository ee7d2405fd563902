"""What the build step makes of plain files, by small ones."""

import ast
import importlib.util
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bankhalter.compiled.build import build_into
from bankhalter.compiled.constants import GenerationError
from bankhalter.compiled.exports import EXPORTS
from bankhalter.compiled.files import PACKAGES
from bankhalter.compiled.generate import generate

CODES = '''
from enum import IntEnum
LEAST = -2
FAR = 1 << 40
class Colour(IntEnum):
    """Colours."""
    RED = 3
    GREEN = 4
    BLUE = 5
'''
LAYOUT = """
from typing import Annotated
from bankhalter.rules.codes import Colour
ROWS = 2
COLOURS = len(Colour)
@record
class State:
    sums: Annotated[list[Word], COLOURS, "64 bits"]
    one: Annotated[int, 1, "a number"]
    total: Annotated[Word, 1, "a number of 64 bits"]
    table: Annotated[list[list[int]], (ROWS, COLOURS), "rows"]
"""
GAME = '''
from bankhalter.rules.codes import FAR, LEAST, Colour
from bankhalter.rules.layout import State, Word

TWICE = 2 * LEAST


def shade(colour: int) -> int:
    """Match on enums, several at once, with a guard and a rest."""
    match colour:
        case Colour.RED | Colour.GREEN:
            return 1
        case Colour.BLUE if TWICE == -4:
            return 2
        case _:
            return 3


def far(n: int) -> Word:
    """Numbers beyond 32 bits, in a local too."""
    total = FAR
    total += n
    return total * 3 % 1000003 + total


def turn(n: int, step: int, seats: int) -> int:
    """A remainder that goes around."""
    seat, other = n, step
    return (seat + other) % seats


def fill(numbers: list[int], words: list[Word], n: int) -> bool:
    """Lists of both widths."""
    for i in range(n):
        numbers[i] = min(i * i, 5) - abs(LEAST)
        words[i] = far(i)
    return n > 0 and numbers[0] == -2


def put(row: list[int], column: int, value: int) -> None:
    """Write into a row."""
    row[column] = value


def work(s: State, n: int) -> int:
    """All kinds of fields."""
    i = 0
    while True:
        if i >= n:
            break
        put(s.table[i % 2], i % 3, n - i)
        s.sums[i % 3] += far(i)
        s.total += s.sums[i % 3]
        i += 1
    s.one = 7 if i == n else 0
    return s.table[1][0] if False else s.one
'''
CALLED = ("shade", "far", "turn", "fill", "work")
GIVEN = 6  # numbers handed over


@pytest.fixture(scope="module")
def sample(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:  # noqa: ARG001 (it may skip)
    root = tmp_path_factory.mktemp("plain")
    source = written(root, GAME, CALLED)
    path = build_into(root / "built", source)
    spec = importlib.util.spec_from_file_location("extension", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written(root: Path, game: str, called: tuple[str, ...] = ()) -> str:
    """Return what is generated from the little files with this one."""
    (root / "rules").mkdir(exist_ok=True)
    for name, text in (("codes", CODES), ("layout", LAYOUT), ("game", game)):
        (root / "rules" / f"{name}.py").write_text(text, encoding="utf-8")
    return generate(root, [f"rules.game.{name}" for name in called])


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """The same functions as Python runs them."""
    names: dict[str, Any] = {"Word": int, "State": object}
    lines = [line for line in (CODES + GAME).splitlines() if "import FAR" not in line and "import State" not in line]
    exec("\n".join(lines), names)  # noqa: S102 (the text above)
    return names


def test_numbers_come_out_alike(sample: ModuleType, plain: dict[str, Any]) -> None:
    for n in range(8):
        assert sample.shade(n) == plain["shade"](n)
        assert sample.far(n) == plain["far"](n)
        for step in range(12):
            assert sample.turn(n, step, 3) == plain["turn"](n, step, 3)


def test_lists_of_both_widths_are_handed_over_and_back(sample: ModuleType, plain: dict[str, Any]) -> None:
    numbers, words = [0] * GIVEN, [0] * GIVEN
    plain_numbers, plain_words = [0] * GIVEN, [0] * GIVEN
    assert sample.fill(numbers, words, GIVEN) is plain["fill"](plain_numbers, plain_words, GIVEN) is True
    assert (numbers, words) == (plain_numbers, plain_words)
    with pytest.raises(OverflowError):
        sample.fill([1 << 31], [0], 0)
    with pytest.raises(TypeError, match="numbers of 32 bits"):
        sample.fill(bytearray(8), [0], 0)


def test_records_have_narrow_fields_first_and_wide_ones_behind(sample: ModuleType, plain: dict[str, Any]) -> None:
    class State:
        sums, one, total = [0] * 3, 0, 0
        table = [[0] * 3, [0] * 3]  # noqa: RUF012

    state = sample.State()
    assert sample.work(state, 7) == plain["work"](State, 7)
    narrow = [State.one, *State.table[0], *State.table[1]]
    wide = [*State.sums, State.total]
    packed = b"".join(n.to_bytes(4, "little", signed=True) for n in narrow)
    packed += b"".join(n.to_bytes(8, "little", signed=True) for n in wide)
    assert state.pack() == packed
    other = sample.State()
    other.unpack(packed)
    assert other.pack() == packed


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("    return unknown(1)\n", "game:3: unknown is not a plain function"),
        ("    x: int\n    return x\n", "game:3: a local without a value"),
        ("    match n:\n        case [1]:\n            return 1\n    return 0\n", "game:4: a case names numbers"),
    ],
)
def test_what_cannot_be_translated_is_named_with_its_line(tmp_path: Path, body: str, what: str) -> None:
    with pytest.raises(GenerationError, match=what):
        written(tmp_path, f"\ndef f(n: int) -> int:\n{body}")


def test_a_constant_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(GenerationError, match=r"game:1: n \+ 1 is not a constant|game:1: n is not a constant"):
        written(tmp_path, "LATER = n + 1\n")


def test_every_function_is_generated_once() -> None:
    text = generate()
    root = Path(__file__).parents[2] / "src/bankhalter"
    for package in PACKAGES:
        for path in (root / package).glob("*.py"):
            if path.stem != "layout":
                for node in ast.parse(path.read_text(encoding="utf-8")).body:
                    if isinstance(node, ast.FunctionDef) and node.name != "note":
                        assert text.count(f"{package}_{path.stem}_{node.name}(") > 0, node.name
                        heads = [line for line in text.splitlines() if line.startswith("cdef ")]
                        assert sum(f" {package}_{path.stem}_{node.name}(" in line for line in heads) == 1, node.name


def test_what_plays_holds_no_lock_and_makes_no_objects() -> None:
    """Cython refuses anything of Python in a function without the lock; nor does one ask for memory itself."""
    lines = generate().splitlines()
    at = [n for n, line in enumerate(lines) if line.startswith("cdef ") and line.endswith(":") and "(" in line]
    with_lock = [lines[n] for n in at if not lines[n].endswith(" noexcept nogil:")]
    assert with_lock == ["cdef int check_notes(CState *s) except -1:"]  # after a call, for Python
    assert len(at) > len(EXPORTS)
    assert lines.count("    with nogil:") == len(EXPORTS)
    bodies = [line for n in at for line in takewhile(lambda each: not each or each[0] == " ", lines[n + 1 :])]
    assert not [line for line in bodies if "alloc(" in line or "with gil" in line]
