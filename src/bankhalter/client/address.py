"""Where a table is: the address of its server, and its id or code."""

from typing import NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit

from bankhalter.words.errors import SpokenError

SECURE = {"http": "ws", "https": "wss"}


class Address(NamedTuple):
    """A server, as `http://host:port`, and a table there; `name` is empty for none."""

    server: str
    name: str

    @property
    def link(self) -> str:
        """What a page of the table is called."""
        return f"{self.server}/t/{self.name}"

    @property
    def socket(self) -> str:
        """Where the socket of the table is."""
        scheme, _, rest = self.server.partition("://")
        return f"{SECURE[scheme]}://{rest}/api/tables/{self.name}/socket"

    def api(self, path: str) -> str:
        """Return the address of something of the table."""
        return f"{self.server}/api/tables/{self.name}/{path}".rstrip("/")


def server_of(text: str) -> Address:
    """Return the server that `text` names; raise SpokenError if it names none."""
    return Address(_server(_parts(text), text), "")


def table_of(text: str, code: str = "") -> Address:
    """Return the table of a link, or the one with a code on the server; raise SpokenError if that is none."""
    parts = _parts(text)
    name = code.strip() or _name(parts)
    if not name:
        raise SpokenError("error-link-table", given=text)
    if not name.isascii() or not name.replace("-", "").replace("_", "").isalnum():
        raise SpokenError("error-link-code", given=name)
    return Address(_server(parts, text), name)


def _parts(text: str) -> SplitResult:
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        if parts.scheme not in SECURE or not parts.hostname or not _is_port(parts):
            raise SpokenError("error-link", given=text)
    except ValueError:
        raise SpokenError("error-link", given=text) from None
    return parts


def _is_port(parts: SplitResult) -> bool:
    return parts.port is None or parts.port > 0


def _server(parts: SplitResult, text: str) -> str:
    if "@" in parts.netloc or any(sign.isspace() for sign in parts.netloc):
        raise SpokenError("error-link", given=text)
    return f"{parts.scheme}://{parts.netloc}"


def _name(parts: SplitResult) -> str:
    """Return the id or code in a link: the last word of its path or what follows `#`, or `table=` in between."""
    asked = parse_qs(parts.query).get("table", [""])[0]
    last = parts.path.rstrip("/").rpartition("/")[2]
    return asked or parts.fragment.rstrip("/").rpartition("/")[2] or last
