"""Where C counts otherwise than Python, the plain files never go.

Divisions and remainders of negative numbers, indexes below 0, shifts by more than a number has bits, and numbers beyond
32 bits mean something else in C. The plain files are run with all of that checked, against themselves as they are.
"""

import ast
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

from bankhalter.compiled.exports import EXPORTS
from bankhalter.compiled.sources import HOME, read_sources
from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.sim.twins import Twins
from bankhalter.sim.variants import option_sets

WIDE = f"{HOME}.rules.stream"  # counts in 64 bits
ACTIONS = 500
GAMES = 3
INT_RANGE = range(-(1 << 31), 1 << 31)
BITS = 32

Check = Callable[[int, int], int]


def quotient(a: int, b: int) -> int:
    assert a >= 0
    assert b > 0
    return a // b


def rest(a: int, b: int) -> int:
    assert a >= 0
    assert b > 0
    return a % b


def left(a: int, b: int) -> int:
    assert 0 <= b < BITS
    return fitting(a << b)


def right(a: int, b: int) -> int:
    assert 0 <= b < BITS
    return a >> b


def fitting(n: int) -> int:
    assert n in INT_RANGE
    return n


def index(n: int) -> int:
    assert n >= 0
    return n


CHECKS: dict[type[ast.operator], Check] = {
    ast.FloorDiv: quotient,
    ast.Mod: rest,
    ast.LShift: left,
    ast.RShift: right,
    ast.Add: lambda a, b: fitting(a + b),
    ast.Sub: lambda a, b: fitting(a - b),
    ast.Mult: lambda a, b: fitting(a * b),
}
NAMED = {kind: f"_checked_{kind.__name__}" for kind in CHECKS}


class Checked(ast.NodeTransformer):
    """Puts a check around everything that C might do otherwise."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return node  # `list[int]` is no index

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        return self.checked(node.op, node.left, node.right) or node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        self.generic_visit(node)
        value = self.checked(node.op, self.visit(read), node.value)
        return ast.Assign([node.target], value) if value else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        node.slice = ast.Call(ast.Name("_checked_index", ast.Load()), [node.slice], [])
        return node

    def checked(self, operation: ast.operator, *sides: ast.expr) -> ast.expr | None:
        name = NAMED.get(type(operation))
        return ast.Call(ast.Name(name, ast.Load()), list(sides), []) if name else None


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The plain functions with every check, under the names that the extension has for them."""
    modules: dict[str, ModuleType] = {}
    for name, tree in read_sources():
        module = modules[name] = ModuleType(name)
        vars(module).update({NAMED[kind]: check for kind, check in CHECKS.items()}, _checked_index=index)
        monkeypatch.setitem(sys.modules, name, module)
        plain = name == WIDE or name.endswith(".layout")
        checked_tree = tree if plain else ast.fix_missing_locations(Checked().visit(tree))
        exec(compile(checked_tree, name, "exec"), vars(module))  # noqa: S102 (our own files)
    layout = modules[f"{HOME}.rules.layout"]
    found = {export.rpartition(".")[2]: modules[f"{HOME}.{export.rpartition('.')[0]}"] for export in EXPORTS}
    functions = {name: getattr(module, name) for name, module in found.items()}
    return SimpleNamespace(Board=layout.Board, State=layout.State, **functions)


@pytest.mark.parametrize("edition", editions())
def test_numbers_stay_where_c_and_python_count_alike(edition: str, checked: SimpleNamespace) -> None:
    known = load(edition)
    sets = list(option_sets(known))
    for game in range(GAMES):
        board = make_board(known, parse_options(known, sets[game * 5 % len(sets)]))
        assert Twins(checked, board, 3 + game, seed=7, game=game).play(ACTIONS) > 0


@pytest.mark.parametrize(("check", "a", "b"), [(quotient, -7, 2), (rest, -7, 2), (left, 1, 32), (left, 3, 30)])
def test_a_number_that_c_counts_otherwise_is_noticed(check: Check, a: int, b: int) -> None:
    with pytest.raises(AssertionError):
        check(a, b)
