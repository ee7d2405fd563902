"""A card reader or accounts of a server at the terminal: what is typed is done there, what others book is shown."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import click

from bankhalter.cli.card_reader import CardReader
from bankhalter.cli.device_key import key_for
from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.join_keyboard import Keyboard
from bankhalter.cli.language import chosen, says
from bankhalter.cli.ledger_talk import LedgerTalk
from bankhalter.cli.money_talk import MoneyTalk
from bankhalter.client.address import Address, reader_of
from bankhalter.client.asking import create_reader
from bankhalter.client.reader_guest import ReaderGuest
from bankhalter.client.visitor import Typed
from bankhalter.client.wire import Lost
from bankhalter.companion.devices import first_names
from bankhalter.companion.entries import Device
from bankhalter.companion.paying import money_header
from bankhalter.editions.catalogue import find
from bankhalter.server.reader_commands import EnterReader
from bankhalter.server.reader_messages import CreateMoney, CreateReader, MoneyState
from bankhalter.words.errors import SpokenError


class Wanted(NamedTuple):
    """What was asked for on the command line. `code`: of who has it; `names`: of new accounts, with what they need."""

    device: Device
    url: str
    code: str = ""
    names: Sequence[str] = ()
    edition: str = ""
    start: str = ""


def use(wanted: Wanted, write: Callable[[str], None]) -> int:
    """Use what a server keeps, or let it make a new one, and return the exit code.

    Raise SpokenError if there is none, or none can be made.
    """
    guest = guest_for(wanted)
    guest.on_notice = lambda event: write(says("joined-lost" if isinstance(event, Lost) else "joined-back"))
    try:
        guest.open()
        if wanted.code:
            guest.do(EnterReader(code=wanted.code, token=guest.token))
        write(says("reader-terminal-link", link=guest.link_of_page, code=guest.state.code))
        if guest.state.you.code:
            command = f"bankhalter {wanted.device} {guest.address.server} --code {guest.state.you.code}"
            write(says("reader-terminal-return", command=command))
        talk = MoneyTalk if isinstance(guest.state, MoneyState) else CardReader
        follow(guest, talk(guest, write))
    except KeyboardInterrupt:
        click.echo()
        return INTERRUPTED
    finally:
        guest.close()
    return 0


def guest_for(wanted: Wanted) -> ReaderGuest:
    """Return a client that is not there yet, of something that a server has or has just made."""
    address = reader_of(wanted.url, wanted.device)
    if not address.name and wanted.code:
        address = address._replace(name=wanted.code.partition("-")[0])
    token = key_for(address.server)
    if address.name and wanted.names:
        raise SpokenError(
            "error-money-link-names", command=f"bankhalter money {address.server} {' '.join(wanted.names)}"
        )
    if not address.name:
        address = made(address, wanted, token)
    return ReaderGuest(address, chosen(), token)


def made(server: Address, wanted: Wanted, token: str) -> Address:
    """Let a server make what is wanted; raise SpokenError if it does not, or there are no such accounts."""
    if wanted.device == "reader":
        return create_reader(server, CreateReader(token=token), chosen())
    if not wanted.names:
        raise SpokenError("error-money-nobody-named")
    names = tuple(wanted.names)
    first_names(money_header(find(wanted.edition), names, wanted.start, 0), names)  # else it says what is wrong
    return create_reader(
        server, CreateMoney(token=token, edition=wanted.edition, names=names, start=wanted.start), chosen()
    )


def follow(guest: ReaderGuest, talk: LedgerTalk) -> None:
    """Do what is typed and show what others book, until there is no more to type."""
    talk.begin()
    keyboard = Keyboard(guest.inbox.put)
    keyboard.want()
    while True:
        event = guest.next(typed=True)
        if not isinstance(event, Typed):
            talk.tell_news()
            continue
        keyboard.got()
        if event.line is None or not talk.obey(event.line):
            return
        keyboard.want()
