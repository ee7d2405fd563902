"""Text and rules: lines and actions, documents and positions, names and amounts."""

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
