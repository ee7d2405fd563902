"""The files of the page: those that are built into the package, else a plain page that stands in for them."""

import gzip
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from bankhalter.words.catalogue import Language

PLACES = [
    "/",
    "/t/{name:str}",
    "/replay/{name:str}",
    "/rules",
    "/rules/{name:str}",
    "/settings",
    "/reader",
    "/reader/{name:str}",
    "/money",
    "/money/{name:str}",
]
"""Addresses of the page."""
FIXED = [
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-whole-192.png",
    "/icon-whole-512.png",
    "/apple-touch-icon.png",
    "/manifest.webmanifest",
]
"""Files that are called so in every build."""
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
SQUEEZED = (".js", ".css", ".svg", ".webmanifest")
FOR_EVER = "max-age=31536000, immutable"  # the name says what is in it
A_WHILE = "max-age=3600"


class PageFile(NamedTuple):
    """A file as it is sent."""

    data: bytes
    kind: str
    headers: dict[str, str]


def folder() -> Traversable:
    """Return where the files of the page are."""
    pages = files("bankhalter.server.pages")
    built = pages.joinpath("built")
    return built if built.joinpath("index.html").is_file() else pages


def is_built() -> bool:
    """Whether the page is built into the package."""
    return folder().name == "built"


def page_bytes() -> bytes:
    """Return the page itself."""
    return folder().joinpath("index.html" if is_built() else "lobby.html").read_bytes()


class Preloads(msgspec.Struct):
    """What to fetch along with the page, as values of the header `Link`."""

    screens: dict[str, str] = {}
    """By the first part of an address."""
    words: dict[str, str] = {}
    """By language."""


PRELOADS = msgspec.json.Decoder(Preloads)  # lays it out while no other thread needs it


def preloads() -> Preloads:
    """Return what the build says is to be fetched along with the page."""
    place = folder().joinpath("preloads.json")
    return PRELOADS.decode(place.read_bytes()) if place.is_file() else Preloads()


def page_headers(path: str, language: Language) -> dict[str, str]:
    """Return the headers of the page at an address, for somebody who reads a language."""
    known = preloads()
    links = [link for link in (known.screens.get(path.split("/")[1]), known.words.get(language)) if link]
    return {"Cache-Control": "no-cache", "Vary": "Accept-Language", **({"Link": ", ".join(links)} if links else {})}


def file_of(path: str, encodings: str) -> PageFile | None:
    """Return a file by its path, compressed if the client takes that; None if there is no such file."""
    name = path.removeprefix("/assets/").removeprefix("/")
    ending = name[name.rfind(".") :]
    if "/" in name or ending not in KINDS:
        return None
    hashed = path.startswith("/assets/") and is_built()
    place = folder().joinpath("assets") if hashed else folder()
    if not place.joinpath(name).is_file():
        return None
    data = place.joinpath(name).read_bytes()
    headers = {"Cache-Control": FOR_EVER if hashed else A_WHILE, "Vary": "Accept-Encoding"}
    if ending in SQUEEZED and "gzip" in encodings:
        return PageFile(squeezed(data), KINDS[ending], {**headers, "Content-Encoding": "gzip"})
    return PageFile(data, KINDS[ending], headers)


@lru_cache(maxsize=64)
def squeezed(data: bytes) -> bytes:
    """Return the bytes of a file compressed; once for all who ask."""
    return gzip.compress(data, mtime=0)
