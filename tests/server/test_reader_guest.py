"""A client of a card reader: what it knows of a device that may switch itself off at any moment."""

import asyncio

from msgspec.structs import replace

from bankhalter.client.address import Address
from bankhalter.client.reader_guest import ReaderGuest
from bankhalter.client.reader_link import Seen
from bankhalter.server.reader_commands import Press
from bankhalter.server.reader_messages import MoneyState, ReaderState
from bankhalter.store import MemoryStore
from tests.server.ledgers import KEYS, READER, in_hand, keep, made, phone


class Waiting(ReaderGuest):
    """A client with a clock of its own; `waited`: how many ms it has let pass."""

    at = 100.0
    waited = 0.0

    def seconds(self) -> float:
        return self.at

    def pass_time(self, milliseconds: float) -> None:
        self.waited += milliseconds
        self.at += milliseconds / 1000


async def switched_on() -> ReaderState | MoneyState:
    """Return how a reader stands that has just been switched on."""
    store = MemoryStore()
    await keep(store, made(READER))
    live = await in_hand(store)
    await live.command("c", Press(key="C"), KEYS)
    return await live.state(await phone(live), whole=True)


def test_a_device_that_is_about_to_switch_itself_off_is_waited_for() -> None:
    state = asyncio.run(switched_on())
    assert isinstance(state, ReaderState)
    assert state.off_in == 60_000
    client = Waiting(Address("http://127.0.0.1:9", "ABCDE", "reader"), "en", "")
    client.hear(Seen(state))
    client.at += 30
    assert (client.off_in(), client.waited) == (30_000, 0)
    client.at += 29.5
    assert client.off_in() == 0  # or a key would be lost on the way, or be pressed twice
    assert client.waited == 1_500
    client.hear(Seen(replace(state, off_in=200)))
    client.at += 1
    assert (client.off_in(), client.waited) == (0, 1_500)
