"""Record files: a YAML header, `---`, then one action a line, each with the checksum of the position after it."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankhalter.editions.options import options_document
from bankhalter.notation.actions import Action, parse_line, print_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.text import flow_text
from bankhalter.notation.table import Table, make_table
from bankhalter.notation.yaml_files import Document, read_documents
from bankhalter.play.errors import RefusedError, TakeBackError
from bankhalter.play.game import Game
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.rules.codes import Act, Phase

FORMAT = 1
RULE = "---"
MARK = " ; "
DRAWN = frozenset({Act.THROW, Act.DEAL, Act.DRAW})
KEYS = ("record", "edition", "board", "options", "seats", "people", "nature", "commitment", "seed", "dealing", "given")


class RecordError(NotationError):
    """A record that is damaged or does not play as it says; the message names the line."""


@dataclass
class Record:
    """A record as read: the header and the numbered lines with their checksums."""

    source: str
    header: dict[str, Any]
    lines: list[tuple[int, str, str]] = field(default_factory=list)  # line in the file, text, checksum or ""


def board_digest(table: Table) -> str:
    """Return a digest of everything that the edition and its options say to the rules."""
    return hashlib.sha256(table.board.pack()).hexdigest()[:12]


def header_of(game: Game) -> dict[str, Any]:
    """Return the header of the game's record."""
    table = game.table
    header: dict[str, Any] = {
        "record": FORMAT,
        "edition": table.edition.name,
        "board": board_digest(table),
        "options": options_document(table.edition, table.options),
        "seats": list(table.seats),
        "people": list(game.people),
    }
    if isinstance(game.nature, Seeded):
        header |= {"nature": "seeded", "commitment": game.nature.commitment, "seed": game.nature.seed.hex()}
    else:
        header["nature"] = "typed" if game.nature.typed else "given"
    if game.given is not None:
        header |= {"dealing": game.dealing, "given": dict(game.given)}
    return header


def header_text(game: Game) -> str:
    """Return the header as text, with the rule that ends it."""
    lines = [f"{key}: {flow_text(value)}" for key, value in header_of(game).items()]
    return "\n".join([*lines, RULE, ""])


def record_text(game: Game) -> str:
    """Return the whole record."""
    return header_text(game) + "".join(f"{entry.line}{MARK}{entry.checksum}\n" for entry in game.log)


def read_record(path: Path) -> Record:
    """Return the record in a file; raise RecordError naming the line that cannot be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: expected text in UTF-8") from None
    head, rule, body = text.partition(f"\n{RULE}\n")
    if not rule:
        raise RecordError(f"{path}: expected a YAML header, a line {RULE} and the actions")
    record = Record(str(path), _header(read_documents(head, str(path)), str(path)))
    first = head.count("\n") + 3
    for number, line in enumerate(body.splitlines(), first):
        if line.strip():
            said, _, checksum = line.partition(MARK)
            record.lines.append((number, said.strip(), checksum.strip()))
    return record


def _header(documents: list[Document], source: str) -> dict[str, Any]:
    if len(documents) != 1 or not isinstance(documents[0].content, dict):
        raise RecordError(f"{source}: expected one header of keys with values")
    header: dict[str, Any] = documents[0].content
    for key in header:
        if key not in KEYS:
            raise RecordError(f"{source}: {key!r} is no key of a record, expected {', '.join(KEYS)}")
    for key in ("edition", "seats"):
        if key not in header:
            raise RecordError(f"{source}: expected the key {key}")
    return header


def opened(record: Record) -> Game:
    """Return the game of a record before its first line; its lines carry the answers."""
    header = record.header
    options = _mapping(record, "options")
    nature = Given(typed=header.get("nature") == "typed")
    people = header.get("people")
    table = make_table(header["edition"], header["seats"], options)
    said = header.get("board")
    if said is not None and said != board_digest(table):
        raise RecordError(f"{record.source}: the values of edition {table.edition.name} have changed since this record")
    if "given" in header:
        given = _mapping(record, "given")
        return Game.at(table, given, nature, dealing=bool(header.get("dealing")), people=people)
    return Game(header["edition"], header["seats"], options, nature, people=people)


def _mapping(record: Record, key: str) -> Mapping[str, Any]:
    value = record.header.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"{record.source}: {key} must be keys with values")
    return value


def seed_of(record: Record) -> Seeded | None:
    """Return the seeded nature of the record, if its seed is known; raise RecordError if it breaks its promise."""
    text = record.header.get("seed")
    if text is None:
        return None
    try:
        seeded = Seeded(bytes.fromhex(str(text)))
    except ValueError:
        raise RecordError(f"{record.source}: seed must be written in hexadecimal digits") from None
    if record.header.get("commitment", seeded.commitment) != seeded.commitment:
        raise RecordError(f"{record.source}: the seed does not match the commitment")
    return seeded


def steps(record: Record, game: Game, seeded: Seeded | None = None) -> Iterator[tuple[int, str]]:
    """Play the record line by line into `game`, yielding number and text of each line after it is played.

    Raise RecordError for a line that cannot be played, whose checksum differs, or that `seeded` did not draw.
    """
    for number, line, checksum in record.lines:
        place = f"{record.source}, line {number}"
        try:
            _check_draw(game, seeded, line)
            game.do(line)
        except (NotationError, RefusedError, TakeBackError) as error:
            raise RecordError(f"{place}: {line}: {error}") from None
        if checksum and checksum != game.log[-1].checksum:
            raise RecordError(f"{place}: {line}: the position after it differs from the one recorded")
        yield number, line


def _check_draw(game: Game, seeded: Seeded | None, line: str) -> None:
    if seeded is None:
        return
    said = parse_line(game.table, game.state, line)
    if not isinstance(said, Action) or said.act not in DRAWN:
        return
    drawn = Action(*seeded.answer(game.table.board, game.state)) if _draws(game, said) else said
    if drawn != said:
        expected = print_line(game.table, game.state, drawn)
        raise RecordError(f"the seed drew `{expected}`")


def _draws(game: Game, said: Action) -> bool:
    return game.state.phase != Phase.OVER and game.why_not_action(said) == 0


def load_game(path: Path, nature: Nature | str | None = None) -> Game:
    """Return the game of a record, played to its last line, with its own nature or the one given."""
    record = read_record(path)
    seeded = seed_of(record)
    game = opened(record)
    for _ in steps(record, game, seeded):
        pass
    if nature is not None:
        game.set_nature(nature)
    elif seeded is not None:
        game.set_nature(seeded)
    return game
