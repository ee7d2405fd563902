"""The plain subset that rules, bots and their games are written in, as a checker.

One and the same file is run by CPython and compiled ahead of time. What is allowed here is therefore
exactly what means the same in both: module-level functions over records (`State`, `Board`), ints and lists of a fixed
length that the caller owns. Everything not named below is reported as `file:line: what`.

Not checkable from the text alone, and so left to the author: `//` and `%` of a negative number, and indexes
out of range.
"""

import ast
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

from bankhalter.compiled import files

PACKAGES = tuple(f"bankhalter.{package}" for package in files.PACKAGES)
EXEMPT = ("__init__", "codes", "copying", "layout", "notes")
"""Files that the build step reads differently: fields, enums, and what works on a whole record."""

CODES = ("bankhalter.rules.codes", "bankhalter.batch.codes")
RECORDS = ("Board", "State", "Game", "Tally")
SCALARS = ("int", "bool", "Word")
LISTS = ("list[int]", "list[Word]")
BUILTINS = {"abs": (1,), "bool": (1,), "int": (1,), "max": (2, 3, 4), "min": (2, 3, 4)}
"""Functions of the language that may be called, and with how many arguments."""

OPERATORS = ("Add", "Sub", "Mult", "FloorDiv", "Mod", "LShift", "RShift", "BitAnd", "BitOr", "BitXor")
COMPARISONS = ("Eq", "NotEq", "Lt", "LtE", "Gt", "GtE")

READABLE = {
    ast.AsyncFunctionDef: "an async function",
    ast.Assert: "assert",
    ast.Await: "await",
    ast.ClassDef: "a class",
    ast.Delete: "del",
    ast.Dict: "a dict",
    ast.DictComp: "a comprehension",
    ast.FunctionDef: "a nested function",
    ast.GeneratorExp: "a generator",
    ast.Global: "global",
    ast.Import: "an import inside a function",
    ast.ImportFrom: "an import inside a function",
    ast.JoinedStr: "a string",
    ast.Lambda: "lambda",
    ast.List: "a new list",
    ast.ListComp: "a comprehension",
    ast.NamedExpr: "an assignment inside an expression",
    ast.Nonlocal: "nonlocal",
    ast.Raise: "raise",
    ast.Set: "a set",
    ast.SetComp: "a comprehension",
    ast.Slice: "a slice",
    ast.Starred: "a star",
    ast.Try: "try",
    ast.TryStar: "try",
    ast.Tuple: "a tuple",
    ast.With: "with",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
}


def violations(module: str, source: str, path: str) -> list[str]:
    """Whatever leaves the plain subset in one file, in the order of its lines."""
    checker = _Module(module)
    checker.check(ast.parse(source))
    return [f"{path}:{line}: {what}" for line, what in sorted(checker.found)]


def circles(imports: Mapping[str, set[str]]) -> list[str]:
    """A circle of files that import one another, if there is one: callees stand before callers."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return ["circle of imports: " + " > ".join(reversed(error.args[1]))]
    return []


def imports_of(source: str) -> set[str]:
    """The modules of the plain packages that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and _is_ours(node.module):
            found.add(node.module)
    return found


def _is_ours(module: str) -> bool:
    return module.startswith(tuple(f"{package}." for package in PACKAGES))


def _is_docstring(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _readable(node: ast.AST) -> str:
    return READABLE.get(type(node), type(node).__name__)


class _Module:
    """One file: what it may call so far, and what was found wrong with it."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.enums: set[str] = set()
        self.functions: set[str] = set()
        self.later: set[str] = set()
        self.found: set[tuple[int, str]] = set()

    def report(self, node: ast.AST, what: str) -> None:
        self.found.add((getattr(node, "lineno", 1), what))

    def check(self, tree: ast.Module) -> None:
        self.later = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        body = tree.body[1:] if tree.body and _is_docstring(tree.body[0]) else tree.body
        for statement in body:
            self.top_level(statement)

    def top_level(self, statement: ast.stmt) -> None:
        match statement:
            case ast.ImportFrom():
                self.imported(statement)
            case ast.Import():
                self.report(statement, "only `from module import name` imports")
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper():
                _Function(self).visit(value)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value) if name.isupper():
                if ast.unparse(kind) not in SCALARS:
                    self.report(statement, f"{name} is annotated {ast.unparse(kind)}, not int, bool or Word")
                _Function(self).visit(value)
            case ast.FunctionDef(name=name):
                _Function(self, name).check(statement)
                self.later.discard(name)
                self.functions.add(name)
            case _:
                what = f"{_readable(statement)} at module level"
                self.report(statement, f"{what}: only imports, functions and INTEGER constants stand here")

    def imported(self, statement: ast.ImportFrom) -> None:
        source = "." * statement.level + (statement.module or "")
        if not _is_ours(source):
            self.report(statement, f"imports from {source}: only modules of {' and '.join(PACKAGES)} are allowed")
        for alias in statement.names:
            if alias.name == "*" or alias.asname:
                self.report(statement, "an import by star or under another name")
            elif alias.name in (*RECORDS, "Word") or alias.name.isupper():
                continue
            elif statement.module in CODES:
                self.enums.add(alias.name)
            else:
                self.functions.add(alias.name)


class _Function(ast.NodeVisitor):
    """One function, or a constant's value at module level: the statements and expressions allowed in it.

    An expression that is visited must be one int; only an `argument` may be a whole record or list.
    """

    def __init__(self, module: _Module, name: str = "") -> None:
        self.module = module
        self.name = name
        self.kinds: dict[str, str] = {}
        """What each parameter holds."""

    def report(self, node: ast.AST, what: str) -> None:
        self.module.report(node, what)

    def generic_visit(self, node: ast.AST) -> None:
        self.report(node, f"{_readable(node)} is not in the plain subset")

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    # ------------------------------------------------------------ the head

    def check(self, function: ast.FunctionDef) -> None:
        for decorator in function.decorator_list:
            self.report(decorator, f"{self.name} has a decorator")
        if getattr(function, "type_params", None):
            self.report(function, f"{self.name} has type parameters")
        self.parameters(function, function.args)
        self.result(function)
        self.visit_all(function.body[1:] if _is_docstring(function.body[0]) else function.body)

    def parameters(self, function: ast.FunctionDef, given: ast.arguments) -> None:
        if given.defaults or any(given.kw_defaults):
            self.report(function, f"{self.name} has a default argument")
        if given.vararg or given.kwarg:
            self.report(function, f"{self.name} has a star argument")
        if given.posonlyargs or given.kwonlyargs:
            self.report(function, f"{self.name} has positional-only or keyword-only parameters")
        for parameter in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            self.parameter(parameter)
        order = [RECORDS.index(kind) if kind in RECORDS else len(RECORDS) for kind in self.kinds.values()]
        if order != sorted(order):
            self.report(function, f"{self.name} takes Board, State, Game, Tally in this order, then the rest")

    def parameter(self, parameter: ast.arg) -> None:
        if parameter.annotation is None:
            self.report(parameter, f"parameter {parameter.arg} of {self.name} is not annotated")
            return
        kind = ast.unparse(parameter.annotation)
        self.kinds[parameter.arg] = kind
        if kind not in (*RECORDS, *LISTS) and not self.is_scalar(kind):
            self.report(parameter, f"parameter {parameter.arg} of {self.name} is annotated {kind}")

    def result(self, function: ast.FunctionDef) -> None:
        if function.returns is None:
            self.report(function, f"the result of {self.name} is not annotated")
        elif (kind := ast.unparse(function.returns)) != "None" and not self.is_scalar(kind):
            self.report(function, f"the result of {self.name} is annotated {kind}")

    def is_scalar(self, kind: str) -> bool:
        return kind in SCALARS or kind in self.module.enums

    def is_whole(self, name: str) -> bool:
        """Whether a name stands for a record or a list rather than for one int."""
        return name in self.kinds and not self.is_scalar(self.kinds[name])

    # ------------------------------------------------------------ statements

    def visit_Pass(self, node: ast.Pass) -> None:
        pass

    def visit_Break(self, node: ast.Break) -> None:
        pass

    def visit_Continue(self, node: ast.Continue) -> None:
        pass

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, (ast.Call, ast.Yield, ast.YieldFrom, ast.Await)):
            self.visit(node.value)
        else:
            self.report(node, "a statement that does nothing")

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.assignment(target, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        kind = ast.unparse(node.annotation)
        if not self.is_scalar(kind):
            self.report(node, f"a local is annotated {kind}")
        if node.value is None:
            self.report(node, "a local without a value")
        else:
            self.assignment(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.target(node.target)
        self.operator(node, node.op)
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        self.visit_all((node.test, *node.body, *node.orelse))

    def visit_While(self, node: ast.While) -> None:
        self.visit_all((node.test, *node.body))
        self.no_else(node)

    def visit_For(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name):
            self.target(node.target)
        else:
            self.report(node, "a for loop over anything but one local name")
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=arguments, keywords=[]):
                self.visit_all(arguments)
            case _:
                self.report(node.iter, "a for loop runs only over range(...)")
        self.visit_all(node.body)
        self.no_else(node)

    def no_else(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            self.report(node, "a loop with else")

    def visit_Match(self, node: ast.Match) -> None:
        self.visit_all((node.subject, *node.cases))

    def visit_match_case(self, node: ast.match_case) -> None:
        self.visit(node.pattern)
        if node.guard is not None:
            self.visit(node.guard)
        self.visit_all(node.body)

    def visit_MatchValue(self, node: ast.MatchValue) -> None:
        self.visit(node.value)

    def visit_MatchOr(self, node: ast.MatchOr) -> None:
        self.visit_all(node.patterns)

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        if node.name or node.pattern:
            self.report(node, "a case that gives a name")

    def assignment(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
                for one_target, one_value in zip(targets, values, strict=True):
                    self.target(one_target)
                    self.visit(one_value)
            case ast.Tuple(), _:
                self.report(target, "unpacking: `a, b = x, y` needs as many values as names, written out")
            case _:
                self.target(target)
                self.visit(value)

    def target(self, target: ast.expr) -> None:
        match target:
            case ast.Name(id=name):
                if self.is_whole(name):
                    self.report(target, f"{name} is a {self.kinds[name]} and cannot be given another one")
            case (
                ast.Attribute(value=ast.Name(id=name)) | ast.Subscript(value=ast.Attribute(value=ast.Name(id=name)))
            ) if self.kinds.get(name) == "Board":
                self.report(target, "the Board is read-only")
            case _:
                self.visit(target)

    # ------------------------------------------------------------ expressions

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, int):
            what = "None" if node.value is None else f"a {type(node.value).__name__}"
            self.report(node, f"{what} is not in the plain subset")

    def visit_Name(self, node: ast.Name) -> None:
        if self.is_whole(node.id):
            self.report(node, f"{node.id} is a {self.kinds[node.id]}: it can be passed on or indexed, not kept")
        elif node.id in self.module.functions | self.module.later | self.module.enums | set(BUILTINS):
            self.report(node, f"{node.id} is used as a value")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if self.kinds.get(owner) not in RECORDS and owner not in self.module.enums:
            what = ast.unparse(node)
            self.report(node, f"{what}: only records and the enums of codes.py have fields")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        match node.value:
            case ast.Attribute(value=ast.Name(id=name)) if self.kinds.get(name) in RECORDS:
                pass
            case ast.Name(id=name) if self.kinds.get(name) in LISTS:
                pass
            case _:
                self.report(node, "only a field of a record, or a list parameter, is indexed")
        self.visit(node.slice)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self.visit(node.operand)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.operator(node, node.op)
        self.visit_all((node.left, node.right))

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.visit_all(node.values)

    def visit_Compare(self, node: ast.Compare) -> None:
        for comparison in node.ops:
            if type(comparison).__name__ not in COMPARISONS:
                self.report(node, f"{type(comparison).__name__} is not in the plain subset")
        self.visit_all((node.left, *node.comparators))

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.visit_all((node.test, node.body, node.orelse))

    def visit_Call(self, node: ast.Call) -> None:
        if node.keywords:
            self.report(node, "a keyword argument")
        match node.func:
            case ast.Name(id=name):
                self.callee(node, name)
            case ast.Attribute(attr=name):
                self.report(node, f"a call of the method {name}")
            case _:
                self.report(node, "a call of something that is not a plain function")
        for argument in node.args:
            self.argument(argument)

    def callee(self, node: ast.Call, name: str) -> None:
        if name == self.name:
            self.report(node, f"{name} calls itself")
        elif name in self.module.functions:
            pass
        elif name in self.module.later:
            self.report(node, f"{name} is called before it is defined")
        elif name not in BUILTINS:
            self.report(node, f"{name} is not a plain function that may be called here")
        elif len(node.args) not in BUILTINS[name]:
            self.report(node, f"{name} with {len(node.args)} argument(s)")

    def argument(self, node: ast.expr) -> None:
        if not (isinstance(node, ast.Name) and self.is_whole(node.id)):
            self.visit(node)

    def operator(self, node: ast.AST, operator: ast.operator) -> None:
        if type(operator).__name__ not in OPERATORS:
            self.report(node, f"{type(operator).__name__} is not in the plain subset")
