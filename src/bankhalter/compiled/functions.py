"""One plain function as a typed Cython function: the same statements, every name with its type."""

import ast
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bankhalter.compiled.constants import Function, GenerationError, Names, c_name
from bankhalter.compiled.records import WORD, Record

INT_RANGE = range(-(1 << 31), 1 << 31)
INLINED = 6
"""Functions of so few statements are marked as worth inlining; the compiler judges larger ones by itself."""
EVENT_NUMBERS = 5
LISTS = {"list[int]": "int *", f"list[{WORD}]": f"{WORD} *"}

OWN_FORM = {
    "note": "",
    "note_count": """
cdef inline int {name}(CState *s) noexcept nogil:
    return 0 if s.notes == NULL else s.notes.count
""",
    "note_number": """
cdef inline int {name}(CState *s, int i, int k) noexcept nogil:
    return 0 if s.notes == NULL or k >= s.notes.length[i] else s.notes.numbers[i][k]
""",
    "forget_notes": """
cdef inline void {name}(CState *s) noexcept nogil:
    if s.notes != NULL:
        s.notes.count = 0
""",
    "lowest_bit": """
cdef inline int {name}(int bits) noexcept nogil:
    return -1 if bits == 0 else trailing_zeros(bits)
""",
    "rarely": """
cdef inline bint {name}(bint condition) noexcept nogil:
    return unlikely(condition)
""",
    "copy_state": """
cdef inline void {name}(CState *s, CState *source) noexcept nogil:
    cdef Notes *notes = s.notes
    s[0] = source[0]
    s.notes = notes
""",
}
"""In C: functions of files that are exempt from the plain subset, one for which there is an instruction, and a hint."""


class Head(NamedTuple):
    """What a function takes and returns: parameters by name and annotation, annotation of the result."""

    name: str
    parameters: dict[str, str]
    returns: str


def read_head(names: Names, node: ast.FunctionDef) -> Head:
    """Return the head of a plain function."""
    parameters = {}
    for parameter in node.args.args:
        if parameter.annotation is None:
            raise GenerationError(names.module, parameter, f"{parameter.arg} is not annotated")
        parameters[parameter.arg] = ast.unparse(parameter.annotation)
    returns = ast.unparse(node.returns) if node.returns else "None"
    return Head(c_name(names.module, node.name), parameters, returns)


def c_type(kind: str, records: Mapping[str, Record]) -> str:
    """Return the C type of an annotation; an enum is an int."""
    if kind in records:
        return f"C{kind} *"
    if kind in LISTS:
        return LISTS[kind]
    return {"bool": "bint ", "None": "void ", WORD: f"{WORD} "}.get(kind, "int ")


def translate(names: Names, node: ast.FunctionDef, records: Mapping[str, Record]) -> str:
    """Return a plain function in Cython."""
    if node.name in OWN_FORM and names.module.endswith((".notes", ".copying", ".queries")):
        return OWN_FORM[node.name].format(name=c_name(names.module, node.name))
    head = read_head(names, node)
    body = [statement for statement in node.body if not _is_text(statement)]
    translation = _Translation(names, head, records)
    types = translation.types = translation.locals(body)
    lines = [ast.unparse(line) for statement in body for line in _several(translation.visit(statement))]
    inline = "inline " if sum(isinstance(n, ast.stmt) for s in body for n in ast.walk(s)) <= INLINED else ""
    given = ", ".join(f"{c_type(kind, records)}{name}" for name, kind in head.parameters.items())
    text = "\n".join([*(f"cdef {kind} {name}" for name, kind in types.items()), *lines]).replace("\n", "\n    ")
    return f"\ncdef {inline}{c_type(head.returns, records)}{head.name}({given}) noexcept nogil:\n    {text}\n"


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _several(made: ast.stmt | list[ast.stmt]) -> list[ast.stmt]:
    return made if isinstance(made, list) else [made]


def _constant(value: int) -> ast.expr:
    return ast.Constant(value) if value in INT_RANGE else ast.Name(f"{value}LL")


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name), list(arguments), [])


class _Translation(ast.NodeTransformer):
    """Writes constants as numbers, calls by their C names, `match` as `if`, and finds the types of locals."""

    def __init__(self, names: Names, head: Head, records: Mapping[str, Record]) -> None:
        self.names = names
        self.head = head
        self.records = records
        self.subjects = 0
        self.types: dict[str, str] = {}

    # ------------------------------------------------------------ names and calls

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return _constant(int(node.value)) if isinstance(node.value, int) else node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        value = self.names.known.get(node.id)
        return _constant(value) if isinstance(value, int) and node.id not in self.head.parameters else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if owner not in self.head.parameters and isinstance(enum := self.names.known.get(owner), dict):
            return _constant(enum[node.attr])
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        arguments = [self.visit(argument) for argument in node.args]
        match called:
            case "bool" | "int":
                return ast.IfExp(arguments[0], _constant(1), _constant(0)) if called == "bool" else arguments[0]
            case "range" | "min" | "max" | "abs":
                return _call(called, *arguments)
        function = self.names.known.get(called)
        if not isinstance(function, Function):
            raise GenerationError(self.names.module, node, f"{called} is not a plain function")
        return _call(function.name, *arguments)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        narrow = not self.is_wide(node, self.types)
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(node.op, ast.Mod) and narrow and not isinstance(right, ast.Constant):
            return _call("remainder", left, right)
        return ast.BinOp(left, node.op, right)

    # ------------------------------------------------------------ statements

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        match node.value:
            case ast.Call(func=ast.Name(id="note"), args=[ast.Name(id=state), *numbers]):
                return self.note(node, state, [self.visit(number) for number in numbers])
        return ast.Expr(self.visit(node.value))

    def note(self, node: ast.Expr, state: str, numbers: list[ast.expr]) -> ast.stmt:
        """Return the note as a call that is made only if somebody listens."""
        length = len(numbers)
        if length > 1 + EVENT_NUMBERS:
            raise GenerationError(self.names.module, node, f"an event has at most {EVENT_NUMBERS} numbers")
        notes = ast.Attribute(ast.Name(state), "notes")
        padding = [_constant(0)] * (1 + EVENT_NUMBERS - length)
        listened = _call("unlikely", ast.Compare(notes, [ast.NotEq()], [ast.Name("NULL")]))
        return ast.If(listened, [ast.Expr(_call("write_note", notes, _constant(length), *numbers, *padding))], [])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if node.value is None:
            raise GenerationError(self.names.module, node, "a local without a value")
        return ast.fix_missing_locations(ast.Assign([self.visit(node.target)], self.visit(node.value)))

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        """Return `match` on a number as a chain of comparisons, which Cython makes a switch."""
        self.subjects += 1
        subject = ast.Name(f"subject_{self.subjects}")
        first: list[ast.stmt] = []
        tail = first
        for case in node.cases:
            tests: list[ast.expr] = [ast.Compare(subject, [ast.Eq()], [value]) for value in self.patterns(case.pattern)]
            body = [line for statement in case.body for line in _several(self.visit(statement))]
            if not tests and case.guard is None:
                tail.extend(body)
                break
            either = [tests[0] if len(tests) == 1 else ast.BoolOp(ast.Or(), tests)] if tests else []
            both = [*either, *([self.visit(case.guard)] if case.guard else [])]
            chosen = ast.If(both[0] if len(both) == 1 else ast.BoolOp(ast.And(), both), body, [])
            tail.append(chosen)
            tail = chosen.orelse
        assigned = ast.fix_missing_locations(ast.Assign([subject], self.visit(node.subject)))
        return [assigned, *first]

    def patterns(self, pattern: ast.pattern) -> list[ast.expr]:
        """Return the values of a pattern; none for `_`."""
        match pattern:
            case ast.MatchValue(value=value):
                return [self.visit(value)]
            case ast.MatchOr(patterns=patterns):
                return [value for one in patterns for value in self.patterns(one)]
            case ast.MatchAs(pattern=None, name=None):
                return []
        raise GenerationError(self.names.module, pattern, "a case names numbers")

    # ------------------------------------------------------------ types

    def locals(self, body: list[ast.stmt]) -> dict[str, str]:
        """Return the types of the locals: 64 bits where a value of 64 bits is ever given to them, else an int."""
        given = [pair for statement in body for node in ast.walk(statement) for pair in _assigned(node)]
        types: dict[str, str] = {}
        for name, value in given:
            if name not in self.head.parameters:
                types.setdefault(name, "int")
                if value is not None and self.is_wide(value, types):
                    types[name] = WORD
        matches = sum(isinstance(node, ast.Match) for statement in body for node in ast.walk(statement))
        types.update({f"subject_{n + 1}": "int" for n in range(matches)})
        return types

    def is_wide(self, node: ast.expr, types: Mapping[str, str]) -> bool:
        """Whether an expression may hold more than 32 bits."""
        match node:
            case ast.Name(id=name):
                wide = types.get(name) == WORD or self.is_wide_name(name)
            case ast.Constant(value=int(value)):
                wide = value not in INT_RANGE
            case ast.Attribute(value=ast.Name(id=owner), attr=attr):
                wide = self.is_wide_field(owner, attr)
            case ast.Subscript(value=value):
                wide = self.is_wide_list(value)
            case ast.Call(func=ast.Name(id=name)) if isinstance(function := self.names.known.get(name), Function):
                wide = function.returns == WORD
            case ast.Compare():
                wide = False
            case _:
                wide = any(
                    self.is_wide(part, types) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)
                )
        return wide

    def is_wide_name(self, name: str) -> bool:
        """Whether a name other than a local's holds more than 32 bits; WORD stands for whatever does."""
        value = self.names.known.get(name)
        parameter = self.head.parameters.get(name)
        return WORD in {name, parameter} or (isinstance(value, int) and value not in INT_RANGE)

    def is_wide_field(self, owner: str, attr: str) -> bool:
        """Whether a field of a record holds numbers of 64 bits."""
        record = self.records.get(self.head.parameters.get(owner, ""))
        field = record.field(attr) if record else None
        return field is not None and field.wide

    def is_wide_list(self, node: ast.expr) -> bool:
        """Whether a list holds numbers of 64 bits."""
        if isinstance(node, ast.Name):
            return self.head.parameters.get(node.id) == f"list[{WORD}]"
        return self.is_wide(node, {})


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """Yield the names that a statement gives a value to, with the value."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _pairs(target, value)
        case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=value):
            yield name, ast.Name(WORD) if ast.unparse(kind) == WORD else value
        case ast.AugAssign(target=ast.Name(id=name), value=value):
            yield name, value
        case ast.For(target=ast.Name(id=name)):
            yield name, None


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr | None]]:
    match target, value:
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, given in zip(targets, values, strict=True):
                yield from _pairs(one, given)
        case ast.Name(id=name), _:
            yield name, value
