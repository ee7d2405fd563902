"""A whole conversation with a server, held anew whenever it is asked for, and always the same."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from bankhalter.server import hall, header
from tests.server.net.kit import Client, serving

KEY = "A" * 43
NOW = 1_800_000_000_000
SHORT = 3  # items of a list that are shown


class Fixed:
    """Secrets that are none."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        """Return always the same bytes."""
        return bytes(range(count))

    @staticmethod
    def token_urlsafe(_: int) -> str:
        """Return always the same id."""
        return "q1w2e3r4t5z6u7i8"

    @staticmethod
    def token_hex(_: int) -> str:
        """Return always the same name."""
        return "process"

    @staticmethod
    def choice(signs: Sequence[str]) -> str:
        """Return always the same sign."""
        return signs[10]


def conversation() -> list[str]:
    """Return the lines of the conversation."""
    with (
        patch.object(hall, "secrets", Fixed),
        patch.object(header, "secrets", Fixed),
        patch.object(hall.Hall, "now", lambda _: NOW),
    ):
        return asyncio.run(_talk())


async def _talk() -> list[str]:
    lines: list[str] = []
    async with serving() as server:
        wanted = {"edition": "sonic-boom", "token": KEY, "places": ["open", "bot:standard"], "options": {}}
        table = await server.table(**wanted, pace="normal", grace=5)
        made = {**wanted, "pace": "normal", "grace": 5}
        lines += [f"POST /api/tables {short(made)}", f"  {short({'id': table.id, 'code': table.code})}", ""]
        async with table.raw() as wire:
            client = Client(wire)
            lines.append(f"WebSocket /api/tables/{table.id}/socket")
            hello = {"tokens": [KEY], "lang": "en"}
            lines += [f"> {short({'type': 'hello', **hello})}", f"< {short(await client.hello(KEY, lang='en'))}"]
            for id_, command in (
                ("1", {"do": "sit", "place": 0, "shown": "Anna Lena", "token": KEY}),
                ("2", {"do": "start"}),
                ("3", {"do": "play", "line": "Anna throws 6 6"}),
                ("4", {"do": "play", "line": "Anna throws"}),
                ("4", {"do": "play", "line": "Anna throws"}),
                ("5", {"do": "say", "seat": "Anna", "text": "Good luck!"}),
            ):
                lines += await _command(client, id_, command)
            await client.send({"type": "ping"})
            lines += ['> {"type": "ping"}', f"< {short(await client.until('pong'))}"]
    return lines


async def _command(client: Client, id_: str, command: dict[str, Any]) -> list[str]:
    """Give a command and return what is said: the answer first, though news may come before it."""
    news = len(client.news)
    answer = await client.repeat(id_, **command)
    if answer["type"] == "ack":
        await client.reach(answer["sequence"])
    sent = {"type": "do", "id": id_, "command": command}
    return [f"> {short(sent)}", f"< {short(answer)}", *(f"< {short(each)}" for each in client.news[news:])]


def short(message: dict[str, Any]) -> str:
    """Return a message in one line, without what is long."""
    return json.dumps(_short(message), ensure_ascii=False)


def _short(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: "…" if key in {"position", "events"} and each else _short(each) for key, each in value.items()}
    if isinstance(value, list):
        shown = [_short(each) for each in value[:SHORT]]
        return [*shown, "…"] if len(value) > SHORT else shown
    return value
