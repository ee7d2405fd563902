"""The documents of the protocol say what the program says, and what it says fits them."""

import json
import re
from typing import Any

import jsonschema_rs
import pytest

from tests.docs import protocol_types as types
from tests.docs.protocol_pages import PAGES, ROOT
from tests.docs.protocol_talk import conversation
from tests.server.net.kit import seated, serving, within


@pytest.mark.parametrize("name", PAGES)
def test_the_document_is_what_the_script_writes(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == PAGES[name](), "run scripts/protocol"


def test_the_conversation_is_the_same_whenever_it_is_held() -> None:
    assert conversation() == conversation()


def test_every_name_in_the_types_is_one_that_stands_there() -> None:
    text = types.typescript()
    known = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    code = re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", text, flags=re.DOTALL)
    assert set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"} <= known
    assert code.count("{") == code.count("}")


def test_every_message_fits_the_schema_and_nothing_else_does() -> None:
    validator = jsonschema_rs.validator_for(types.schema())

    async def work() -> None:
        async with serving() as server:
            table = await server.table(places=["open", "open", "bot:standard"])
            seen: list[Any] = []
            async with table.client(table.token, lang="de") as client, table.client() as watcher:
                await seated(table, client, "Anna", "Ben")
                seen += [await client.do("play", line="Anna throws"), await client.do("play", line="Anna dances")]
                await client.do("say", seat="Anna", text="hello")
                await watcher.reach(client.sequence)
                seen += [message for each in (client, watcher) for message in each.welcomes + each.news]
            for message in seen:
                validator.validate(message)
            assert {message["type"] for message in seen} == {"welcome", "news", "ack", "refused"}
            for message in seen:
                if message["type"] == "news":
                    assert not validator.is_valid({**message, "sequence": "many"})
                    assert not validator.is_valid({**message, "moment": {}})
                    for entry in message["entries"]:
                        assert not validator.is_valid({**message, "entries": [{**entry, "at": None}]})

    within(30, work())


def test_what_is_sent_is_described_field_by_field() -> None:
    page = PAGES["docs/protocol.md"]()
    for kind in types.ALL:
        tag = types.tag(kind)
        assert f"### {f'`{tag[1]}`' if tag else kind.__name__}\n" in page
        assert types.doc(kind)
    known = {tag[1] for kind in types.COMMANDS if (tag := types.tag(kind))}
    given = [json.loads(line[2:]) for line in page.splitlines() if line.startswith('> {"type": "do"')]
    assert given
    assert {message["command"]["do"] for message in given} <= known
