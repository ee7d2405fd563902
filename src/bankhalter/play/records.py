"""Record files: a YAML header, `---`, then one action a line, each with the checksum of the position after it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from bankhalter.editions.catalogue import load
from bankhalter.editions.documents import edition_document, edition_from
from bankhalter.editions.options import options_document, parse_options
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.text import flow_text
from bankhalter.notation.table import Table, table_of
from bankhalter.notation.yaml_files import read_documents
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.words.errors import placed, reason
from bankhalter.words.messages import either, say
from bankhalter.words.quoting import typed

FORMAT = 1
RULE = "---"
MARK = " ; "
COMMENT = "#"
NATURES = ("seeded", "typed", "given")
NO_BOTS: Mapping[str, str] = MappingProxyType({})
KEYS = (
    "record",
    "edition",
    "options",
    "seats",
    "people",
    "bots",
    "nature",
    "commitment",
    "seed",
    "dealing",
    "given",
    "values",
)


class RecordError(NotationError):
    """A record that is damaged or does not play as it says; the message names the line."""


class Entry(NamedTuple):
    """One line of a log and the checksum of the position after it, empty if there is none."""

    line: str
    checksum: str


@dataclass
class Record:
    """A record as read: the checked header, and the entries with their line numbers."""

    source: str
    header: dict[str, Any]
    entries: list[tuple[int, Entry]] = field(default_factory=list)


class Opening(NamedTuple):
    """What a game starts from: the table, who of its seats are people, and the position if it is not the usual one.

    `bots` names the bot of each seat that one plays.
    """

    table: Table
    people: tuple[str, ...]
    given: Mapping[str, Any] | None
    dealing: bool
    bots: Mapping[str, str] = NO_BOTS


def header_text(opening: Opening, nature: Nature, *, secret: bool = False) -> str:
    """Return the header of a record, edition and options by value, with the rule that ends it.

    `secret`: a seed is not told, only its commitment.
    """
    table = opening.table
    header: dict[str, Any] = {
        "record": FORMAT,
        "edition": table.edition.name,
        "options": options_document(table.edition, table.options),
        "seats": list(table.seats),
        "people": list(opening.people),
        **nature_keys(nature, secret=secret),
    }
    if opening.bots:
        header["bots"] = dict(opening.bots)
    if opening.given is not None:
        header |= {"dealing": opening.dealing, "given": dict(opening.given)}
    header["values"] = edition_document(table.edition)
    return "\n".join([*(f"{key}: {flow_text(value)}" for key, value in header.items()), RULE, ""])


def nature_keys(nature: Nature, *, secret: bool) -> dict[str, str]:
    """Return what a header says about nature."""
    if isinstance(nature, Seeded):
        seed = {} if secret else {"seed": nature.seed.hex()}
        return {"nature": "seeded", "commitment": nature.commitment, **seed}
    return {"nature": "typed" if nature.typed else "given"}


def entry_text(entry: Entry) -> str:
    """Return an entry as a line of a record."""
    return f"{entry.line}{MARK}{entry.checksum}\n"


def record_text(opening: Opening, nature: Nature, log: Iterable[Entry], *, secret: bool = False) -> str:
    """Return a whole record; `secret` as in `header_text`."""
    return header_text(opening, nature, secret=secret) + "".join(map(entry_text, log))


def read_record(path: Path) -> Record:
    """Return the record in a file; raise RecordError naming what cannot be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordError(placed(str(path), say("error-not-read", reason=reason(error)))) from None
    except UnicodeDecodeError:
        raise RecordError(placed(str(path), say("error-not-utf-8"))) from None
    return parse_record(text, str(path))


def parse_record(text: str, source: str) -> Record:
    """Return the record in `text`; raise RecordError naming `source` and what was expected."""
    head, rule, body = f"{text}\n".partition(f"\n{RULE}\n")
    if not rule:
        raise RecordError(placed(source, say("error-not-a-record", rule=RULE)))
    record = Record(source, _header(head, source))
    for number, line in enumerate(body.splitlines(), head.count("\n") + 3):
        if line.strip() and not line.startswith(COMMENT):
            said, _, checksum = line.partition(MARK)
            record.entries.append((number, Entry(said.strip(), checksum.strip())))
    return record


def _header(text: str, source: str) -> dict[str, Any]:
    try:
        documents = read_documents(text, source)
    except NotationError as error:
        raise RecordError(error.message) from None
    if len(documents) != 1 or not isinstance(documents[0].content, dict):
        raise RecordError(placed(source, say("error-not-a-header")))
    header: dict[str, Any] = documents[0].content
    for key in header:
        if key not in KEYS:
            raise RecordError(placed(source, say("error-no-key-of-record", given=typed(key), keys=", ".join(KEYS))))
    _check_header(header, source)
    return header


def _check_header(header: dict[str, Any], source: str) -> None:
    for key, kind in (("edition", str), ("seats", list)):
        if not isinstance(header.get(key), kind):
            raise RecordError(placed(source, say("error-key-expected", key=key)))
    for key in ("options", "given", "values", "bots"):
        if not isinstance(header.get(key, {}), dict):
            raise RecordError(placed(source, say("error-key-not-keys", key=key)))
    if header.get("record", FORMAT) != FORMAT:
        wrong = say("error-record-form", form=str(FORMAT), given=typed(header["record"]))
        raise RecordError(placed(source, wrong))
    if header.get("nature", "given") not in NATURES:
        wrong = say("error-record-nature", natures=either(NATURES), given=typed(header["nature"]))
        raise RecordError(placed(source, wrong))


def opening_of(record: Record) -> Opening:
    """Return what the game of the record starts from."""
    header = record.header
    values = header.get("values")
    edition = edition_from(values, "values") if values else load(header["edition"])
    if edition.name != header["edition"]:
        wrong = say("error-two-editions", said=header["edition"], held=edition.name)
        raise RecordError(placed(record.source, wrong))
    table = table_of(edition, header["seats"], parse_options(edition, header.get("options", {})))
    people = header.get("people", list(table.seats))
    if not isinstance(people, list):
        raise RecordError(placed(record.source, say("error-people")))
    names = tuple(table.seats[table.seat(name)] for name in people)
    bots = {table.seats[table.seat(name)]: str(bot) for name, bot in header.get("bots", {}).items()}
    return Opening(table, names, header.get("given"), header.get("dealing") is True, bots)


def given_nature(record: Record) -> Given:
    """Return the nature with which the lines of the record are read again."""
    return Given(typed=record.header.get("nature") == "typed")


def seed_of(record: Record) -> Seeded | None:
    """Return the seeded nature of the record, if its seed is known; raise RecordError if it breaks its promise."""
    text = record.header.get("seed")
    if text is None:
        return None
    try:
        seeded = Seeded(bytes.fromhex(str(text)))
    except ValueError:
        raise RecordError(placed(record.source, say("error-seed-digits"))) from None
    if record.header.get("commitment", seeded.commitment) != seeded.commitment:
        raise RecordError(placed(record.source, say("error-commitment")))
    return seeded
