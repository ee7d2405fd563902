"""Records in C: the struct of each, and the class by which Python holds one."""

import ast
from math import prod
from typing import NamedTuple

from bankhalter.compiled.constants import GenerationError, Names

WORD = "Word"
LISTENED = "State"
"""The record whose events can be listened to."""


class Field(NamedTuple):
    """A field of a record; `sizes` is () for a single number, (n,) for a list, (rows, columns) for a list of lists."""

    name: str
    wide: bool
    sizes: tuple[int, ...]

    @property
    def numbers(self) -> int:
        """How many numbers it has."""
        return prod(self.sizes)

    @property
    def declared(self) -> str:
        """The field as declared in the struct."""
        return f"{WORD if self.wide else 'int'} {self.name}" + "".join(f"[{size}]" for size in self.sizes)


class Record(NamedTuple):
    """A record: its fields, those of 32 bits first, as they are packed."""

    name: str
    fields: tuple[Field, ...]

    def field(self, name: str) -> Field | None:
        """Return a field by its name."""
        return next((field for field in self.fields if field.name == name), None)

    def numbers(self, *, wide: bool) -> int:
        """Return how many numbers of 64 (wide) or 32 bits it has."""
        return sum(field.numbers for field in self.fields if field.wide == wide)


def read_record(names: Names, node: ast.ClassDef) -> Record:
    """Return the record that a class describes: `name: Annotated[kind, length, meaning]` a field."""
    fields = [_read_field(names, line) for line in node.body if isinstance(line, ast.AnnAssign)]
    return Record(node.name, tuple(sorted(fields, key=lambda field: field.wide)))


def _read_field(names: Names, line: ast.AnnAssign) -> Field:
    match line:
        case ast.AnnAssign(
            target=ast.Name(id=name), annotation=ast.Subscript(slice=ast.Tuple(elts=[kind, length, *_]))
        ):
            written = ast.unparse(kind)
            if isinstance(length, ast.Tuple):
                sizes = tuple(names.number(size) for size in length.elts)
            else:
                sizes = (names.number(length),) if written.startswith("list") else ()
            return Field(name, WORD in written, sizes)
    raise GenerationError(names.module, line, "a field is written `name: Annotated[kind, length, meaning]`")


def struct(record: Record) -> str:
    """Return the struct of a record."""
    lines = [f"    {field.declared}" for field in record.fields]
    if record.name == LISTENED:
        lines.append("    Notes *notes")
    return "\n".join([f"ctypedef struct C{record.name}:", *lines, ""])


PACKING = """
cdef class {name}:
    \"\"\"A `{name}` in C; `pack` and `unpack` speak the bytes of the plain one.\"\"\"

    cdef C{name} c

    def __cinit__(self):
        memset(&self.c, 0, sizeof(C{name}))

    def pack(self):
        return (<char *>&self.c)[:{narrow}]{wide_bytes}

    def unpack(self, bytes data not None):
        cdef const char *source = data
        if len(data) != {narrow} + {wide}:
            raise ValueError(f"expected {total} bytes, got {{len(data)}}")
        memcpy(&self.c, source, {narrow}){wide_copy}

    def copy(self):
        cdef {name} other = {name}()
        other.c = self.c{silent}
        return other
"""

CHECK_NOTES = """
cdef int check_notes(CState *s) except -1:
    if s.notes != NULL and s.notes.lost > 0:
        raise RuntimeError("more events in one action than there is room for")
    return 0
"""

LISTENING = """
    def __dealloc__(self):
        free(self.c.notes)

    @property
    def notes(self):
        \"\"\"Events of the running action, as tuples; None: nobody listens.\"\"\"
        if self.c.notes == NULL:
            return None
        return [
            tuple([self.c.notes.numbers[i][k] for k in range(self.c.notes.length[i])])
            for i in range(self.c.notes.count)
        ]

    @notes.setter
    def notes(self, value):
        if value:
            raise ValueError("listening begins with an empty list")
        free(self.c.notes)
        self.c.notes = NULL if value is None else <Notes *>calloc(1, sizeof(Notes))
"""


def holder(record: Record) -> str:
    """Return the class by which Python holds a record."""
    narrow, wide = 4 * record.numbers(wide=False), 8 * record.numbers(wide=True)
    first = next((field for field in record.fields if field.wide), None)
    at = f"&self.c.{first.name}" if first else ""
    listened = record.name == LISTENED
    text = PACKING.format(
        name=record.name,
        narrow=narrow,
        wide=wide,
        total=narrow + wide,
        wide_bytes=f" + (<char *>{at})[:{wide}]" if first else "",
        wide_copy=f"\n        memcpy({at}, source + {narrow}, {wide})" if first else "",
        silent="\n        other.c.notes = NULL" if listened else "",
    )
    return text + (LISTENING if listened else "")
