"""The edition in whose money a ledger is kept: one of the catalogue by its name, one's own by value."""

from functools import lru_cache
from typing import Any

import msgspec

from bankhalter.companion.entries import Header
from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.documents import edition_document, edition_from
from bankhalter.editions.schema import Edition


def edition_of(header: Header) -> Edition:
    """Return the edition of a header; raise EditionError if it cannot be."""
    return _own(msgspec.json.encode(header.values)) if header.values else load(header.edition)


@lru_cache(maxsize=8)
def _own(data: bytes) -> Edition:
    return edition_from(msgspec.json.decode(data), "values")


def values_of(edition: Edition) -> dict[str, Any] | msgspec.UnsetType:
    """Return what a header says of an edition beside its name: all of it if the catalogue has another or none."""
    if edition.name in editions() and load(edition.name) == edition:
        return msgspec.UNSET
    return edition_document(edition)
