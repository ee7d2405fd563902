"""Structs are laid out while modules are imported, never by two threads at once.

msgspec lays a struct out when it is first decoded or converted. A second thread that needs it meanwhile reads what is
half laid out and ends the process; under the lock of importing there is no second one.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

import bankhalter

SOURCES = Path(bankhalter.__file__).parent


def laid_out(tree: ast.Module) -> set[str]:
    """Return the names of what a module lays out while it is imported."""
    return {
        ast.unparse(call.args[0])
        for statement in tree.body
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef)
        for call in ast.walk(statement)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "msgspec.json.Decoder"
    }


@cache
def trees() -> list[ast.Module]:
    """Return all modules, parsed."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))]


@cache
def early() -> set[str]:
    """Return the names of all that is laid out while modules are imported."""
    return set[str]().union(*(laid_out(tree) for tree in trees()))


def late(tree: ast.Module) -> list[str]:
    """Return what a module reads into structs that may not be laid out yet."""
    found = []
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        if (
            name.startswith("msgspec.")
            and name.endswith("decode")
            and any(word.arg == "type" for word in call.keywords)
        ):
            found.append(ast.unparse(call))
        if name == "msgspec.convert" and ast.unparse(call.args[1]) not in early():
            found.append(ast.unparse(call))
    return found


def test_what_is_read_is_laid_out_before() -> None:
    assert early()
    assert [what for tree in trees() for what in late(tree)] == []


@pytest.mark.parametrize(
    "source",
    ["msgspec.json.decode(data, type=Row)", "msgspec.convert(data, Row)", "msgspec.msgpack.decode(data, type=Row)"],
)
def test_what_is_laid_out_late_is_found(source: str) -> None:
    assert late(ast.parse(source)) == [source]
