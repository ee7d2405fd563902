"""What a name stands for in a plain file: numbers, enums, functions, records; constants worked out at build time."""

import ast
import operator
from collections.abc import Callable
from typing import NamedTuple

from bankhalter.compiled.sources import HOME, Source

Enum = dict[str, int]
Operation = Callable[[int, int], int]

OPERATIONS: dict[type[ast.operator], Operation] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}


class Function(NamedTuple):
    """A plain function: the name it has in C, and what it returns."""

    name: str
    returns: str


Meaning = int | Enum | Function | str
"""A number, an enum, a function, or the name of a record."""


class GenerationError(Exception):
    """A plain file holds what the build step cannot translate."""

    def __init__(self, module: str, node: ast.AST, what: str) -> None:
        super().__init__(f"{module}:{getattr(node, 'lineno', 1)}: {what}")


class Names:
    """The names that one module knows."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.known: dict[str, Meaning] = {}

    def number(self, node: ast.expr) -> int:
        """Return the value of a constant expression; raise GenerationError if it is none."""
        match node:
            case ast.Constant(value=int(value)):
                return int(value)
            case ast.Name(id=name) if isinstance(known := self.known.get(name), int):
                return known
            case ast.Attribute(value=ast.Name(id=name), attr=member) if isinstance(enum := self.known.get(name), dict):
                return enum[member]
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self.number(operand)
            case ast.BinOp(left=left, op=operation, right=right) if type(operation) in OPERATIONS:
                return OPERATIONS[type(operation)](self.number(left), self.number(right))
            case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]) if isinstance(
                enum := self.known.get(name), dict
            ):
                return len(enum)
        raise GenerationError(self.module, node, f"{ast.unparse(node)} is not a constant")

    def add(self, statement: ast.stmt) -> None:
        """Take in a constant, an enum, a function or a record; anything else is left out."""
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper() and _is_number(value):
                self.known[name] = self.number(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name.isupper():
                self.known[name] = self.number(value)
            case ast.ClassDef(name=name, bases=[ast.Name(id="IntEnum")], body=body):
                self.known[name] = self.enum(body)
            case ast.ClassDef(name=name, decorator_list=[ast.Name(id="record")]):
                self.known[name] = name
            case ast.FunctionDef(name=name, returns=returns):
                self.known[name] = Function(c_name(self.module, name), ast.unparse(returns) if returns else "None")

    def enum(self, body: list[ast.stmt]) -> Enum:
        """Return the members of an enum."""
        return {
            target.id: self.number(value)
            for statement in body
            if isinstance(statement, ast.Assign)
            for target, value in [(statement.targets[0], statement.value)]
            if isinstance(target, ast.Name)
        }


def _is_number(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=str()):
            return False
        case ast.Call(func=ast.Name(id=name)):
            return name == "len"
    return True


def c_name(module: str, function: str) -> str:
    """Return the name of a function in C: unlike in Python it must be unique over all files."""
    return f"{module.removeprefix(f'{HOME}.').replace('.', '_')}_{function}"


def names_of(sources: list[Source]) -> dict[str, Names]:
    """Return what every module knows, own names and imported ones."""
    found: dict[str, Names] = {}
    for source in sources:
        names = found[source.module] = Names(source.module)
        for statement in source.tree.body:
            if isinstance(statement, ast.ImportFrom) and statement.module in found:
                exported = found[statement.module].known
                names.known.update({a.name: exported[a.name] for a in statement.names if a.name in exported})
            else:
                names.add(statement)
    return found
