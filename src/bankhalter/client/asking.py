"""What is asked of a server once, over plain HTTP: a new table or card reader, the record of a game, a sheet."""

import http.client
import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from bankhalter.client.address import Address
from bankhalter.server.messages import Created, CreateTable, Problem, Welcome, You
from bankhalter.server.reader_messages import CreateMoney, CreateReader
from bankhalter.words.catalogue import Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say

PATIENCE = 10.0  # seconds
_CREATED = msgspec.json.Decoder(Created)
_PROBLEM = msgspec.json.Decoder(Problem)
_WELCOME = msgspec.json.Decoder(Welcome)


def create_table(server: Address, wanted: CreateTable, language: Language) -> Address:
    """Make a table and return where it is; raise SpokenError if the server does not make it."""
    return server._replace(name=_created(server, "tables", wanted, language))


def create_reader(server: Address, wanted: CreateReader | CreateMoney, language: Language) -> Address:
    """Make a card reader or accounts and return where they are; raise SpokenError if the server does not."""
    path = "readers/money" if isinstance(wanted, CreateMoney) else "readers"
    return server._replace(name=_created(server, path, wanted, language))


def sheet_of(reader: Address, game: int, language: Language) -> str:
    """Return the bookings of a game, from 0, as a sheet; raise SpokenError if the server does not say."""
    return _asked(reader, reader.api(f"games/{game}?lang={language}"), language).decode("utf-8-sig")


def _created(server: Address, path: str, wanted: CreateTable | CreateReader | CreateMoney, language: Language) -> str:
    """Let a server make something, and return its code."""
    text = _asked(server, f"{server.server}/api/{path}", language, msgspec.json.encode(wanted))
    try:
        return _CREATED.decode(text).code
    except msgspec.DecodeError:
        raise SpokenError("error-no-bankhalter", server=server.server) from None


def record_of(table: Address, language: Language) -> str:
    """Return the record of a table's game; raise SpokenError if there is none."""
    return _asked(table, table.api("record"), language).decode()


def who_i_am(table: Address, token: str, language: Language) -> You:
    """Return what a key opens at a table; raise SpokenError if the server does not say."""
    text = _asked(table, table.api(""), language, key=token)
    try:
        welcome = _WELCOME.decode(text)
    except msgspec.DecodeError:
        raise SpokenError("error-no-bankhalter", server=table.server) from None
    return welcome.you


def _asked(server: Address, url: str, language: Language, data: bytes | None = None, key: str = "") -> bytes:
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    request = Request(url, data, headers)  # noqa: S310  # the address has been checked
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            read: bytes = answer.read()
            return read
    except HTTPError as error:
        raise _problem(server, error) from None
    except (URLError, OSError, http.client.HTTPException):
        raise SpokenError("error-no-server", server=server.server) from None


def _problem(server: Address, error: HTTPError) -> SpokenError:
    try:
        problem: Any = _PROBLEM.decode(error.read())
    except (msgspec.DecodeError, json.JSONDecodeError, OSError):
        return SpokenError("error-no-bankhalter", server=server.server)
    return SpokenError(say("own-text", text=problem.sentence.rstrip(".")))
