"""How a server is set up."""

from typing import NamedTuple

from bankhalter.server.limits import Limits
from bankhalter.server.logs import LogForm


class Settings(NamedTuple):
    """`database`: where tables are kept, as `store_of` reads it; `origins`: further pages that may connect.

    `home`: the address for other devices, if there is one, for pages that were opened here by a name of this machine.
    """

    database: str = "memory:"
    origins: tuple[str, ...] = ()
    home: str = ""
    shared: bool = False  # several processes serve the same PostgreSQL database
    limits: Limits = Limits()
    trusted_proxy: bool = False  # take the address of a client from X-Forwarded-For
    log: LogForm = "text"  # sentences when something is wrong, or all as lines of JSON
    metrics: bool = False  # show the figures of the process to other machines, too
    keep_days: int | None = None  # days for which a game is kept that nobody touches; None: for ever
