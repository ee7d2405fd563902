"""Tables as notebooks show them."""

from collections.abc import Iterable, Sequence
from html import escape


def html_table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in HTML; numbers with a fraction have four decimals, None is empty."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell(value))}</td>' for value in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table>"


def cell(value: object) -> str:
    """Return what stands in a cell."""
    if value is None:
        return ""
    return f"{value:.4f}" if isinstance(value, float) else str(value)
