"""Where a table is: the address of its server, and its id or code."""

from typing import NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit

from bankhalter.words.errors import SpokenError

SECURE = {"http": "ws", "https": "wss"}
KEPT = {"t": "tables", "reader": "readers", "money": "readers"}  # what a server calls what is on a page


class Address(NamedTuple):
    """A server, as `http://host:port`, and a table there; `name` is empty for none.

    `page`: what there is, in the address of its page: `t` for a table, `reader`, or `money` for accounts alone.
    """

    server: str
    name: str
    page: str = "t"

    @property
    def link(self) -> str:
        """What its page is called."""
        return f"{self.server}/{self.page}/{self.name}"

    @property
    def socket(self) -> str:
        """Where its socket is."""
        scheme, _, rest = self.server.partition("://")
        return f"{SECURE[scheme]}://{rest}/api/{KEPT[self.page]}/{self.name}/socket"

    def api(self, path: str) -> str:
        """Return the address of something of it."""
        return f"{self.server}/api/{KEPT[self.page]}/{self.name}/{path}".rstrip("/")


def server_of(text: str) -> Address:
    """Return the server that `text` names; raise SpokenError if it names none."""
    return Address(_server(_parts(text), text), "")


def table_of(text: str, code: str = "") -> Address:
    """Return the table of a link, or the one with a code on the server; raise SpokenError if that is none."""
    parts = _parts(text)
    name = code.strip() or _name(parts)
    if not name:
        raise SpokenError("error-link-table", given=text)
    if not _is_code(name):
        raise SpokenError("error-link-code", given=name)
    return Address(_server(parts, text), name)


def reader_of(text: str, page: str, code: str = "") -> Address:
    """Return the card reader or accounts of a link, or with a code; `name` is empty if the link names only a server.

    Raise SpokenError if it does not name even that.
    """
    parts = _parts(text, page)
    last = parts.path.rstrip("/").rpartition("/")[2]
    name = code.strip() or ("" if last == page else last)
    if name and not _is_code(name):
        raise SpokenError("error-reader-link", given=text, page=page)
    return Address(_server(parts, text, page), name, page)


def _parts(text: str, page: str = "t") -> SplitResult:
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        if parts.scheme in SECURE and parts.hostname and _is_port(parts):
            return parts
    except ValueError:
        pass
    raise _no_link(text, page)


def _no_link(text: str, page: str) -> SpokenError:
    return SpokenError("error-link" if page == "t" else "error-reader-link", given=text, page=page)


def _is_port(parts: SplitResult) -> bool:
    return parts.port is None or parts.port > 0


def _server(parts: SplitResult, text: str, page: str = "t") -> str:
    if "@" in parts.netloc or any(sign.isspace() for sign in parts.netloc):
        raise _no_link(text, page)
    return f"{parts.scheme}://{parts.netloc}"


def _is_code(name: str) -> bool:
    return name.isascii() and name.replace("-", "").replace("_", "").isalnum()


def _name(parts: SplitResult) -> str:
    """Return the id or code in a link: the last word of its path or what follows `#`, or `table=` in between."""
    asked = parse_qs(parts.query).get("table", [""])[0]
    last = parts.path.rstrip("/").rpartition("/")[2]
    return asked or parts.fragment.rstrip("/").rpartition("/")[2] or last
