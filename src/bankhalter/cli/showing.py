"""Where a server is found, shown: in a browser, and as an address and a QR code for the phones at home."""

import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from itertools import zip_longest

import click

from bankhalter.cli.language import says

AFAR = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there
QUIET_ZONE = 4  # modules, as the standard has it
HALVES = {(1, 1): " ", (0, 1): "▀", (1, 0): "▄", (0, 0): "█"}  # light modules are drawn, two rows in a line
WHITE_ON_BLACK, USUAL = "\x1b[97;40m", "\x1b[0m"
WINDOWS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # where one of them is set there is something to show a page


def show_in_browser(address: str) -> None:
    """Open the browser; say so where there is none."""
    if has_browser():
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    else:
        click.echo(says("serve-no-browser"))


def _open(address: str) -> None:
    if not webbrowser.open(address):
        click.echo(says("serve-no-browser"))


def has_browser() -> bool:
    """Whether there is a browser with a window of its own, or one that was asked for."""
    windows = sys.platform in {"win32", "darwin"} or any(name in os.environ for name in WINDOWS)
    try:
        return windows and webbrowser.get() is not None
    except webbrowser.Error:
        return False


def home_address(port: int) -> str:
    """Return the address of a server in the home network; an empty text without a network."""
    address = own_address()
    return f"http://{address}:{port}" if address else ""


def show_home_network(url: str) -> None:
    """Print the address in the home network, if there is one, and a picture of it for phones."""
    if not url:
        click.echo(says("serve-no-network"))
        return
    click.echo(says("serve-network", address=url))
    if find_spec("segno") is None:
        return
    try:
        click.echo("\n".join(qr_lines(url, coloured=sys.stdout.isatty())))
    except UnicodeEncodeError:  # a terminal without blocks
        click.echo(says("serve-no-picture"))


def own_address() -> str | None:
    """Return the address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(AFAR)  # names the way there; nothing is sent
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def qr_lines(text: str, *, coloured: bool) -> list[str]:
    """Return a QR code as lines of blocks; `coloured`: dark on light whatever the colours of the terminal."""
    import segno  # noqa: PLC0415  # part of an extra

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=QUIET_ZONE)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[0] * len(rows[0]))
    lines = ["".join(HALVES[halves] for halves in zip(above, below, strict=True)) for above, below in pairs]
    return [f"{WHITE_ON_BLACK}{line}{USUAL}" if coloured else line for line in lines]
