"""Positions: any moment of any game as a document, and back."""

from bankhalter.notation.positions.document import read_position, write_position
from bankhalter.notation.positions.text import checksum, document_text, position_text

__all__ = ["checksum", "document_text", "position_text", "read_position", "write_position"]
