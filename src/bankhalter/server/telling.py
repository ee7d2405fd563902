"""What the clients of a table are told: everything at first, then what is new; encoded once for all who get it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from bankhalter.server import views
from bankhalter.server.asker import Around, Asker, arranges
from bankhalter.server.entries import Played, entry_bytes, read_entry
from bankhalter.server.errors import GoneError
from bankhalter.server.held_log import HeldLog, Recent, recent
from bankhalter.server.here import Client, Here
from bankhalter.server.messages import News, ViewKind, Welcome, You
from bankhalter.server.own_names import NO_NAMES, voice_at
from bankhalter.server.prompts import Prompt, prompts_of
from bankhalter.server.table_log import TableLog
from bankhalter.store import StoreError
from bankhalter.words.catalogue import Language
from bankhalter.words.plain_data import read_message
from bankhalter.words.voice import Voice

NO_MAY = b'"may":{}}'  # how news end before what a client's seats may do is put in
Entries = tuple[tuple[msgspec.Raw, ...], tuple[tuple[str, ...], ...] | None]
"""Entries as they travel, and their sentences if they are wanted."""
logger = structlog.get_logger()


class Telling:
    """What is told at one table. `version` counts all that can be seen: entries, and who is here."""

    def __init__(self, held: HeldLog, here: Here, around: Callable[[], Around]) -> None:
        self.version = 0
        self._held = held
        self._here = here
        self._around = around
        self._moments: dict[ViewKind, msgspec.Raw] = {}
        self._muting: bool | None = None  # whether anybody has muted anybody
        self._may: dict[frozenset[str], bytes] = {}
        self._asked: dict[tuple[frozenset[str], Language], dict[str, Prompt]] = {}
        self._heads: dict[tuple[int, Language | None, ViewKind, frozenset[str]], tuple[bytes, bytes]] = {}
        self._voices: dict[Language, Voice] = {}
        self._names = NO_NAMES  # of squares, with which these voices speak
        self._later: asyncio.Task[None] | None = None

    def seen_anew(self) -> None:
        """What can be seen has changed: whoever asks is woken."""
        self.version += 1
        self._moments.clear()
        self._muting = None
        self._may.clear()
        self._asked.clear()
        self._heads.clear()
        for client in self._here.clients:
            client.wake.set()

    def forget_moment(self) -> None:
        """What is asked for from now on must not be what was shown before."""
        self._moments.clear()
        self._heads.clear()

    def tell(self) -> None:
        """Tell all clients that keep up. Call it only while the log in hand is durable."""
        for client in self._here.clients:
            line = client.line
            if line is None or client.seen == self.version:
                continue
            data = self._for_line(client) if line.ready() else None
            if data is None:
                client.line = None
                line.wait_for_it()
            else:
                line.give(data)

    def _for_line(self, client: Client) -> bytes | None:
        """Return what is new for a client; None if that must be looked for, or goes wrong."""
        log = self._held.log
        if log is None or not self._is_at_hand(log, client):
            return None
        try:
            return self._news_for(log, client)
        except Exception:
            logger.exception("client not told", table=self._held.id)
            return None

    def tell_when_durable(self) -> None:
        """Tell all clients that keep up, as soon as what is in hand is certainly durable."""
        if not self._held.lock.locked():
            self.tell()
        elif self._later is None or self._later.done():
            self._later = asyncio.create_task(self._tell_later(), name=f"telling {self._held.id}")

    async def _tell_later(self) -> None:
        async with self._held.lock:
            self.tell()

    async def next(self, client: Client) -> bytes:
        """Wait until there is something new for a client, and return it."""
        while True:
            client.wake.clear()
            if client.seen != self.version:
                async with self._held.lock:  # or the log may have what is not durable yet
                    log = self._held.log
                    if log and self._is_at_hand(log, client):
                        return self._news_for(log, client)
                if log:
                    with suppress(GoneError):  # it is told when the store answers
                        return await self.welcome(client, max(0, log.sequence - self._held.most_recent))
            await client.wake.wait()

    def _is_at_hand(self, log: TableLog, client: Client) -> bool:
        return 0 <= log.sequence - client.sent <= len(self._held.recent)

    # everything

    async def welcome(self, client: Client, first: int) -> bytes:
        """Return everything a client needs to begin, with the entries after `first`."""
        async with self._held.lock:
            log = await self._held.loaded()
            raws, said = await self._entries(log, first, client)
            message = Welcome(
                table=views.table_view(log, self._held.id),
                you=self._you(log, client),
                sequence=log.sequence,
                first=first,
                entries=raws,
                moment=self._moment_of(log, client.view),
                may=views.may_of(log, client.seats),
                said=said,
                asked=self._asked_of(log, client),
            )
            client.sent, client.seen = log.sequence, self.version
        return msgspec.json.encode(message)

    async def _entries(self, log: TableLog, first: int, client: Client) -> Entries:
        """Return entries from the store where they are no longer at hand."""
        muted = self._muted(log, client)
        if log.sequence - first <= len(self._held.recent):
            return self._recent_after(log, first, client.lang, muted)
        try:
            rows = await self._held.surroundings.store.read(self._held.id, first, log.sequence - first)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        found = [recent(read_entry(row.entry)) for row in rows]
        raws = tuple(_hushed(each, muted) for each in found)
        if client.lang is None:
            return raws, None
        voice = self._voice(client.lang)
        return raws, await asyncio.to_thread(lambda: tuple(said_in(each.raw, voice) for each in found))

    # what is new

    def _news_for(self, log: TableLog, client: Client) -> bytes:
        """Return what is new for a client: what all get alike, and between it what its own seats may do."""
        key = (client.sent, client.lang, client.view, self._muted(log, client))
        if key not in self._heads:
            self._heads[key] = self._head(log, *key)
        head, tail = self._heads[key]
        if client.opens != client.opened or arranges(_asker(client), self._around()) != client.arranges:
            tail = b',"you":' + msgspec.json.encode(self._you(log, client)) + tail
        asked = self._asked_of(log, client)
        if asked is not None:
            tail = b',"asked":' + msgspec.json.encode(asked) + tail
        client.sent, client.seen = log.sequence, self.version
        return b"".join((head, self._may_of(log, client.seats), tail, b"}"))

    def _you(self, log: TableLog, client: Client) -> You:
        you = views.you(log, _asker(client), self._around())
        client.opened, client.arranges = client.opens, you.arranges
        return you

    def _head(
        self, log: TableLog, first: int, lang: Language | None, view: ViewKind, muted: frozenset[str]
    ) -> tuple[bytes, bytes]:
        raws, said = self._recent_after(log, first, lang, muted)
        news = News(sequence=log.sequence, first=first, entries=raws, moment=self._moment_of(log, view), may={})
        head = msgspec.json.encode(news).removesuffix(NO_MAY) + b'"may":'
        return head, b"" if said is None else b',"said":' + msgspec.json.encode(said)

    def _recent_after(self, log: TableLog, first: int, lang: Language | None, muted: frozenset[str]) -> Entries:
        recent = self._held.recent
        ready = [recent[at] for at in range(first - log.sequence, 0)]
        raws = tuple(_hushed(each, muted) for each in ready)
        if lang is None:
            return raws, None
        voice = self._voice(lang)  # may forget what was said before squares were called otherwise
        for each in ready:
            if lang not in each.said:
                each.said[lang] = said_in(each.raw, voice)
        return raws, tuple(each.said[lang] for each in ready)

    def _moment_of(self, log: TableLog, view: ViewKind) -> msgspec.Raw:
        if view not in self._moments:
            moment = views.moment(log, self._around(), self._here.watchers(), view)
            self._moments[view] = msgspec.Raw(views.moment_bytes(moment))
        return self._moments[view]

    def _asked_of(self, log: TableLog, client: Client) -> dict[str, Prompt] | None:
        if client.lang is None or client.view != "sight":
            return None
        key = (client.seats, client.lang)
        if key not in self._asked:
            self._asked[key] = prompts_of(log.game, client.seats, self._voice(client.lang))
        return self._asked[key]

    def _may_of(self, log: TableLog, seats: frozenset[str]) -> bytes:
        if seats not in self._may:
            self._may[seats] = msgspec.json.encode(views.may_of(log, seats))
        return self._may[seats]

    def _muted(self, log: TableLog, client: Client) -> frozenset[str]:
        """Return the seats whose chat a client does not want to read."""
        if self._muting is None:
            self._muting = any(chair.muted for chair in log.chairs)
        return log.muted_by(client.seats) if self._muting else frozenset()

    def _voice(self, lang: Language) -> Voice:
        names = self._held.log.names if self._held.log else self._names
        if names != self._names:
            self._names = dict(names)
            self._voices.clear()
            for each in self._held.recent:
                each.said.clear()
        if lang not in self._voices:
            self._voices[lang] = voice_at(self._held.header, self._names, lang)
        return self._voices[lang]


def _asker(client: Client) -> Asker:
    return Asker(client.seats, client.host, client.banker)


def said_in(raw: msgspec.Raw, voice: Voice) -> tuple[str, ...]:
    """Return the sentences of an entry in a language; none where a page says more than words."""
    entry = read_entry(bytes(raw))
    if not isinstance(entry, Played):
        return ()
    return tuple(voice(read_message(message)) for _, message, _rules in entry.told)


def _hushed(each: Recent, muted: frozenset[str]) -> msgspec.Raw:
    if each.chats not in muted:
        return each.raw
    return msgspec.Raw(entry_bytes(msgspec.structs.replace(read_entry(bytes(each.raw)), text="")))
