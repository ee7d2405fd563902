"""Rules, bots and their games keep to the plain subset, and the checker that says so sees every way of leaving it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.subset import EXEMPT, PACKAGES, circles, imports_of, violations

ROOT = Path(__file__).parents[2]
HEAD = """\
from bankhalter.rules.codes import Event, Phase
from bankhalter.rules.layout import LEVELS, Board, State, Word
from bankhalter.rules.notes import note
"""
FUNCTION = "def f(b: Board, s: State, a: int, out: list[int]) -> None:\n"

GOOD = '''\
"""Rent: what a visitor owes the owner."""

from bankhalter.rules.codes import Event, Phase
from bankhalter.rules.layout import LEVELS, Board, State, Word
from bankhalter.rules.notes import note

FREE = 0
MASK: Word = (1 << 28) - 1
LAST = -1


def street_rent(b: Board, s: State, lot: int) -> int:
    """Rent of an unmortgaged street, in units."""
    level = s.level[lot]
    base = b.rent[lot * LEVELS + level]
    if level == 0 and not s.mortgaged[lot] and 0 <= base < 100:
        return 2 * base
    elif s.phase == Phase.OVER:
        return FREE
    return base if base > 0 else min(base, -base, LAST)


def lots_of(s: State, seat: int, out: list[int]) -> int:
    count: int = 0
    lots: Word = MASK & ~s.lots[seat]
    for lot in range(28):
        if lots >> lot & 1:
            out[count] = lot
            count += 1
        else:
            continue
    while True:
        break
    return count


def phase_after(s: State, phase: Phase) -> Phase:
    match phase:
        case Phase.THROW | Phase.MOVE if s.doubles > 0:
            return Phase.THROW
        case Phase.END:
            pass
        case _:
            return Phase.END
    return Phase.THROW


def charge(b: Board, s: State, seat: int, lots: list[int]) -> None:
    s.cash[seat], s.at = s.cash[seat] - street_rent(b, s, lots[0]), int(b.timed)
    if lots_of(s, seat, s.scratch) + lots_of(s, seat, lots) > 3:
        s.phase = phase_after(s, Phase.THROW)
    note(s, Event.PAID, seat, s.cash[seat])
'''

BAD = {
    # the file
    "import sys": "only `from module import name` imports",
    "from random import randrange": "imports from random",
    "from bankhalter.play.game import Game": "imports from bankhalter.play.game",
    "from .money import pay": "imports from .money",
    "from bankhalter.rules.money import *": "an import by star",
    "from bankhalter.rules.money import pay as charge": "under another name",
    "class Rent:\n    pass": "a class at module level",
    "async def f() -> None:\n    pass": "an async function at module level",
    "if LEVELS:\n    A = 1": "If at module level",
    "note(1)": "Expr at module level",
    "A = [1]": "a new list",
    "A = 'text'": "a str",
    "A = 1.5": "a float",
    "A: float = 1": "A is annotated float",
    "state = 1": "Assign at module level",
    # the head of a function
    "def f(a) -> int:\n    return 1": "parameter a of f is not annotated",
    "def f(a: str) -> int:\n    return 1": "parameter a of f is annotated str",
    "def f(a: list[str]) -> int:\n    return 1": "parameter a of f is annotated list[str]",
    "def f(a: int):\n    return 1": "the result of f is not annotated",
    "def f(a: int) -> list[int]:\n    return a": "the result of f is annotated list[int]",
    "def f(a: int) -> State:\n    return a": "the result of f is annotated State",
    "def f(s: State, b: Board) -> None:\n    pass": "f takes Board, State, Game, Tally in this order",
    "def f(a: int, s: State) -> None:\n    pass": "f takes Board, State, Game, Tally in this order",
    "def f(a: int = 1) -> None:\n    pass": "f has a default argument",
    "def f(*a: int) -> None:\n    pass": "f has a star argument",
    "def f(**a: int) -> None:\n    pass": "f has a star argument",
    "def f(*, a: int) -> None:\n    pass": "f has positional-only or keyword-only parameters",
    "def f(a: int, /) -> None:\n    pass": "f has positional-only or keyword-only parameters",
    "@cache\ndef f() -> None:\n    pass": "f has a decorator",
    # calling
    "def f() -> None:\n    g()\ndef g() -> None:\n    pass": "g is called before it is defined",
    "def f() -> None:\n    f()": "f calls itself",
}

BAD_STATEMENTS = {
    "def g() -> None:\n        pass": "a nested function",
    "class A:\n        pass": "a class",
    "import sys": "an import inside a function",
    "try:\n        pass\n    finally:\n        pass": "try",
    "with a:\n        pass": "with",
    "raise ValueError": "raise",
    "assert a": "assert",
    "global a": "global",
    "nonlocal a": "nonlocal",
    "del a": "del",
    "yield a": "a generator",
    "a": "a statement that does nothing",
    "for x in out:\n        pass": "a for loop runs only over range(...)",
    "for x in (1, 2):\n        pass": "a for loop runs only over range(...)",
    "for x, y in range(3):\n        pass": "a for loop over anything but one local name",
    "for x in range(3):\n        pass\n    else:\n        pass": "a loop with else",
    "while a:\n        pass\n    else:\n        pass": "a loop with else",
    "match a:\n        case x:\n            pass": "a case that gives a name",
    "match a:\n        case [1, 2]:\n            pass": "MatchSequence",
    "match a:\n        case int():\n            pass": "MatchClass",
    "a, x = x, a, 1": "unpacking",
    "a, x = out": "unpacking",
    "(a, x), y = (1, 2), 3": "a tuple",
    "a, *x = 1, 2": "a star",
    "s = a": "s is a State and cannot be given another one",
    "out = a": "out is a list[int] and cannot be given another one",
    "b.price = 1": "the Board is read-only",
    "b.prices[a] = 1": "the Board is read-only",
    "b.prices[a] += 1": "the Board is read-only",
    "x: int": "a local without a value",
    "x: float = a": "a local is annotated float",
    "a /= 2": "Div",
}

BAD_EXPRESSIONS = {
    "'text'": "a str",
    "f'{a}'": "a string",
    "1.0": "a float",
    "1j": "a complex",
    "b'x'": "a bytes",
    "None": "None",
    "...": "a ellipsis",
    "[]": "a new list",
    "[0] * 3": "a new list",
    "{}": "a dict",
    "{1}": "a set",
    "(1, 2)": "a tuple",
    "lambda: 1": "lambda",
    "[x for x in out]": "a comprehension",
    "{x for x in out}": "a comprehension",
    "{x: x for x in out}": "a comprehension",
    "(x for x in out)": "a generator",
    "(y := 1)": "an assignment inside an expression",
    "out[1:2]": "a slice",
    "a / 2": "Div",
    "a ** 2": "Pow",
    "a is x": "Is",
    "a in out": "In",
    "s": "s is a State: it can be passed on or indexed, not kept",
    "out": "out is a list[int]: it can be passed on or indexed, not kept",
    "Phase": "Phase is used as a value",
    "note": "note is used as a value",
    "a.real": "a.real: only records and the enums",
    "s.at.real": "s.at.real: only records and the enums",
    "a[0]": "only a field of a record, or a list parameter, is indexed",
    "s.cash[0][1]": "only a field of a record, or a list parameter, is indexed",
    "list(out)": "list is not a plain function",
    "len(out)": "len is not a plain function",
    "range(3)": "range is not a plain function",
    "Phase(a)": "Phase is not a plain function",
    "min(out)": "min with 1 argument(s)",
    "out.append(1)": "a call of the method append",
    "out.copy()": "a call of the method copy",
    "note(1)(2)": "a call of something that is not a plain function",
    "note(a=1)": "a keyword argument",
    "note(*out)": "a star",
    "note([1])": "a new list",
}


def plain_files() -> Iterator[tuple[str, Path]]:
    """Every file of the plain packages, with its module name."""
    for package in PACKAGES:
        for path in sorted((ROOT / "src" / package.replace(".", "/")).glob("**/*.py")):
            yield f"{package}.{path.stem}", path


def found(source: str) -> list[str]:
    return violations("bankhalter.rules.sample", source, "sample.py")


def test_rules_and_bots_keep_to_the_plain_subset() -> None:
    report = [
        line
        for module, path in plain_files()
        if path.stem not in EXEMPT
        for line in violations(module, path.read_text("utf-8"), str(path.relative_to(ROOT)))
    ]
    assert not report, "\n" + "\n".join(report)


def test_callees_stand_before_callers_across_files() -> None:
    report = circles({module: imports_of(path.read_text("utf-8")) for module, path in plain_files()})
    assert not report, "\n".join(report)


def test_a_plain_file_is_accepted() -> None:
    assert found(GOOD) == []


@pytest.mark.parametrize(("source", "what"), BAD.items())
def test_a_file_that_leaves_the_subset_is_reported(source: str, what: str) -> None:
    report = found(HEAD + source + "\n")
    assert any(what in line for line in report), report


@pytest.mark.parametrize(("statement", "what"), BAD_STATEMENTS.items())
def test_a_statement_outside_the_subset_is_reported(statement: str, what: str) -> None:
    report = found(f"{HEAD}{FUNCTION}    {statement}\n")
    assert any(what in line for line in report), report


@pytest.mark.parametrize(("expression", "what"), BAD_EXPRESSIONS.items())
def test_an_expression_outside_the_subset_is_reported(expression: str, what: str) -> None:
    report = found(f"{HEAD}{FUNCTION}    x = {expression}\n")
    assert any(line.startswith("sample.py:5: ") and what in line for line in report), report


def test_a_report_names_file_line_and_what() -> None:
    assert found("def f() -> None:\n    pass\n\n\ndef g() -> float:\n    return 0\n") == [
        "sample.py:5: the result of g is annotated float"
    ]


def test_every_violation_of_a_file_is_reported() -> None:
    assert len(found("import os\n\n\ndef f(a) -> str:\n    raise a\n")) == 4


def test_files_that_import_one_another_are_reported() -> None:
    rent = imports_of("from bankhalter.rules.money import pay\nfrom enum import IntEnum\n")
    money = imports_of("from bankhalter.rules.rent import street_rent\n")
    assert rent == {"bankhalter.rules.money"}
    assert circles({"bankhalter.rules.rent": rent, "bankhalter.rules.money": money})[0].startswith(
        "circle of imports: "
    )
    assert circles({"bankhalter.rules.rent": rent, "bankhalter.rules.money": set()}) == []
