"""Card readers and accounts in hand without a network: what stands around them, and phones that look at them."""

from bankhalter.companion.entries import Header
from bankhalter.companion.kit import usual_kit
from bankhalter.companion.paying import money_header
from bankhalter.editions.catalogue import load
from bankhalter.server.header import hashed
from bankhalter.server.live_reader import LiveReader, Watcher, new_row
from bankhalter.store import MemoryStore, Row, Store, TableRow

HOST = "h" * 43
KEYS = frozenset({HOST})
BEGUN = 1_700_000_000_000
READER = Header(kit=usual_kit(), created=BEGUN, host=hashed(HOST))
MONEY = money_header(load("sonic"), ["Anna", "Ben", "Cem"], "", BEGUN, hashed(HOST))  # 1500 rings each
Made = tuple[TableRow, list[Row]]


class Clock:
    """What says the time, `at` in ms."""

    at = BEGUN


class Around:
    """Where a device stands."""

    def __init__(self, store: Store, clock: Clock, *, shared: bool) -> None:
        self.store = store
        self.clock = clock
        self.shared = shared

    def now(self) -> int:
        return self.clock.at

    async def tell_others(self, table_id: str, sequence: int) -> None:
        pass


def made(header: Header) -> Made:
    """Return a new device as it is kept."""
    return new_row(header, ["Anna", "Ben", "Cem"], "id", "CODE23")


async def keep(store: Store, device: Made) -> None:
    """Open a store and keep a new device in it."""
    await store.open()
    await store.create(device[0])
    await store.append("id", device[1])


async def in_hand(store: Store, clock: Clock | None = None, *, shared: bool = False) -> LiveReader:
    """Return the device as a process that has just started has it."""
    row = await store.find("id")
    assert row is not None
    return LiveReader(row, Around(store, clock or Clock(), shared=shared))


async def two_processes() -> tuple[LiveReader, LiveReader]:
    """Return the same accounts as two processes have them, both up to date."""
    store = MemoryStore()
    await keep(store, made(MONEY))
    both = await in_hand(store, shared=True), await in_hand(store, shared=True)
    for each in both:
        await each.bookings()
    return both


async def phone(live: LiveReader) -> Watcher:
    """Return a phone that has been shown all."""
    watcher = Watcher(KEYS, "en")
    live.watchers.add(watcher)
    await live.state(watcher, whole=True)
    return watcher
