"""Text and rules: lines and actions, documents and positions, names and amounts."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bankhalter.notation.actions import (
        Action,
        Answer,
        Line,
        TakeBack,
        parse_action,
        parse_line,
        print_action,
        print_legal,
        print_line,
    )
    from bankhalter.notation.amounts import amount_text, amount_value, read_amount
    from bankhalter.notation.errors import ImpossibleError, NotationError
    from bankhalter.notation.positions import checksum, position_text, read_position, write_position
    from bankhalter.notation.refusals import why
    from bankhalter.notation.table import Table, make_table, table_of
    from bankhalter.notation.yaml_files import Document, load_documents, read_documents

__all__ = [
    "Action",
    "Answer",
    "Document",
    "ImpossibleError",
    "Line",
    "NotationError",
    "Table",
    "TakeBack",
    "amount_text",
    "amount_value",
    "checksum",
    "load_documents",
    "make_table",
    "parse_action",
    "parse_line",
    "position_text",
    "print_action",
    "print_legal",
    "print_line",
    "read_amount",
    "read_documents",
    "read_position",
    "table_of",
    "why",
    "write_position",
]

# Names are fetched on first use: a simulation needs few of them.
_HOME = {
    "Action": "actions",
    "Answer": "actions",
    "Document": "yaml_files",
    "ImpossibleError": "errors",
    "Line": "actions",
    "NotationError": "errors",
    "Table": "table",
    "TakeBack": "actions",
    "amount_text": "amounts",
    "amount_value": "amounts",
    "checksum": "positions",
    "load_documents": "yaml_files",
    "make_table": "table",
    "parse_action": "actions",
    "parse_line": "actions",
    "position_text": "positions",
    "print_action": "actions",
    "print_legal": "actions",
    "print_line": "actions",
    "read_amount": "amounts",
    "read_documents": "yaml_files",
    "read_position": "positions",
    "table_of": "table",
    "why": "refusals",
    "write_position": "positions",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'bankhalter.notation' has no attribute {name!r}")
    return getattr(import_module(f"bankhalter.notation.{_HOME[name]}"), name)
