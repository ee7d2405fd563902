"""What the ways in have in common: who asks, how a command is answered, how errors are said."""

import asyncio
import re
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address

from bankhalter.server.chances import Oracle
from bankhalter.server.commands import TOKEN_LENGTH, AnyCommand, Enter, Play, React, Say
from bankhalter.server.errors import CommandError, WrongError
from bankhalter.server.fortunes import Fortunes
from bankhalter.server.hall import Hall
from bankhalter.server.limits import Guard
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import Ack, Problem, Refused
from bankhalter.server.own_names import voice_at
from bankhalter.server.replays import Replays
from bankhalter.server.settings import Settings
from bankhalter.words.catalogue import Language
from bankhalter.words.plain_data import message_data
from bankhalter.words.voice import plain

API = "/api"  # how addresses begin where programs ask
BEARER = "bearer "
TOO_LONG = re.compile(r"Expected `str` of length <= (\d+)")  # as msgspec says it
NETWORK = 64  # the leading bits of an IPv6 address that count: the rest a household can choose


class Desk:
    """One process's hall, with what guards and measures it."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self.hall = hall
        self.guard = guard
        self.replays = Replays(hall.store)
        one = asyncio.Lock()  # held by whatever plays many games on
        self.oracle = Oracle(self.replays, one)
        self.fortunes = Fortunes(self.replays, one)
        self.metrics = hall.metrics
        self._under_way: set[asyncio.Task[Ack]] = set()

    async def command(
        self, table: LiveTable, id_: str, command: AnyCommand, tokens: frozenset[str], address: str
    ) -> Ack:
        """Carry out a command; raise CommandError if it is not allowed or too much.

        Once begun it is carried out to its end, even if nobody waits for the answer any more.
        """
        task = asyncio.create_task(self.carry_out(table, id_, command, tokens, address))
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def carry_out(
        self, table: LiveTable, id_: str, command: AnyCommand, tokens: frozenset[str], address: str
    ) -> Ack:
        """Carry out a command as `command` does, for a caller who waits for it in any case."""
        begun = time.perf_counter()
        answer = "failed"
        try:
            self._count(table, command, tokens, address)
            ack = await table.command(id_, command, tokens)
            answer = "done"
        except CommandError as error:
            answer = error.reason
            raise
        finally:
            self.metrics.answered(answer, time.perf_counter() - begun)
        return ack

    def _ended(self, task: asyncio.Task[Ack]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # seen: whoever has asked may have gone

    def _count(self, table: LiveTable, command: AnyCommand, tokens: frozenset[str], address: str) -> None:
        match command:
            case Play():
                pass
            case Enter():
                self.guard.codes.take(address)
            case Say(seat=seat) | React(seat=seat) if table.opens(seat, tokens):
                self.guard.chat.take(f"{table.id} {seat}")
            case _:
                self.guard.others.take(f"{table.id} {address}")


def keys_in(authorization: str | None) -> frozenset[str]:
    """Return the keys of a header `Authorization: Bearer KEY` or `KEY,KEY`; raise WrongError for anything else."""
    if not authorization:
        return frozenset()
    if not authorization.lower().startswith(BEARER):
        raise WrongError("error-server-key", "key")
    keys = [key.strip() for key in authorization[len(BEARER) :].split(",")]
    if any(len(key) != TOKEN_LENGTH for key in keys):
        raise WrongError("error-server-key", "key")
    return frozenset(keys)


def language_of(accepted: str | None) -> Language:
    """Return the language of a header `Accept-Language`, English if it asks for neither."""
    for part in (accepted or "").lower().split(","):
        if part.strip().startswith("de"):
            return "de"
        if part.strip().startswith("en"):
            return "en"
    return "en"


def sentence(error: CommandError, language: Language, table: LiveTable | None = None) -> str:
    """Return what is wrong, in the words of the table's edition if there is a table."""
    voice = plain(language) if table is None else voice_at(table.header, table.names, language)
    return voice(error.message)


def refused(id_: str, error: CommandError, language: Language, table: LiveTable | None = None) -> Refused:
    """Return the answer to a command that is not carried out."""
    return Refused(
        id=id_,
        reason=error.reason,
        sentence=sentence(error, language, table),
        message=message_data(error.message),
        rules=error.ledger,
        wait=error.wait,
        details=error.details,
    )


def problem(error: CommandError, language: Language, table: LiveTable | None = None) -> Problem:
    """Return the answer to a request that is not carried out."""
    return Problem(
        status=error.status,
        reason=error.reason,
        sentence=sentence(error, language, table),
        rules=error.ledger,
        wait=error.wait,
        details=error.details,
    )


def unreadable(details: str) -> WrongError:
    """Return the error for what does not have the form of a message; people are told what they can change about it."""
    if long := TOO_LONG.search(details):
        return WrongError("error-server-text-too-long", "unread", details=details, most=int(long[1]))
    return WrongError("error-server-message", "unread", details=details)


def address_of(headers: Mapping[str, str], host: str | None, settings: Settings) -> str:
    """Return where a client is: what the nearest proxy says, if it is trusted, else from where it has come."""
    forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if settings.trusted_proxy else ""
    return household(forwarded or host or "unknown")


def household(address: str) -> str:
    """Return an address as it is counted: of one of IPv6 only what a household cannot choose."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and not parsed.ipv4_mapped:
        return str(IPv6Address(int(parsed) >> NETWORK << NETWORK))
    return str(parsed)
