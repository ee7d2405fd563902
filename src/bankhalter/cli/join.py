"""The commands `bankhalter join` and `bankhalter open`: a seat at a table of a server, from the terminal."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, NamedTuple

import click

from bankhalter.cli.at_table import sentence_line
from bankhalter.cli.console import make_console
from bankhalter.cli.ending import end_picture
from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.given_options import read_options
from bankhalter.cli.join_keyboard import Keyboard
from bankhalter.cli.join_screen import JoinedTable
from bankhalter.cli.language import chosen, says, voice
from bankhalter.cli.state import state_folder
from bankhalter.cli.view import View
from bankhalter.client.address import server_of, table_of
from bankhalter.client.asking import create_table, record_of
from bankhalter.client.bot_player import BotPlayer
from bankhalter.client.bots import read_bot
from bankhalter.client.guest import KEY_BYTES, Guest, NotDoneError, Typed
from bankhalter.client.link import Back, Lost
from bankhalter.editions.voices import voice_of
from bankhalter.play.record_file import free_name, write_whole
from bankhalter.play.story import Story
from bankhalter.reference.finding import folded
from bankhalter.server.commands import Start
from bankhalter.server.entries import Played
from bankhalter.server.messages import CreateTable
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bankhalter.cli.manner import Manner
    from bankhalter.client.address import Address
    from bankhalter.play.game import Game
    from bankhalter.server.entries import AnyEntry
    from bankhalter.words.messages import Message

PLACES = range(1, 7)
USUAL_PLACES = ("open", "open", "bot:standard", "bot:standard")
FOLDER = "tables"  # where records of games on servers are put


class Wanted(NamedTuple):
    """What was asked for on the command line of `join`."""

    url: str
    table: str | None
    name: str | None
    place: int | None
    bot: str | None
    pace: int
    code: str | None
    watch: bool


def join(wanted: Wanted, manner: Manner) -> int:
    """Sit down at a table, or watch it; return the exit code."""
    check_wanted(wanted)
    own = read_bot(wanted.bot) if wanted.bot else None
    name = None if wanted.watch or wanted.code else called(wanted)
    guest = Guest(address_of(wanted), manner.language)
    joined = _Joined(guest, wanted, manner)
    try:
        guest.open()
        if wanted.watch:
            joined.watch()
            return 0
        if wanted.code:
            guest.enter(wanted.code)
        else:
            guest.sit(name or "", wanted.place)
        joined.say(say("join-sits", seat=guest.seat))
        joined.say_how_to_return()
        if wanted.bot:
            game = BotPlayer(guest, wanted.bot, own, wanted.pace, joined.complain).play()
            joined.say(say("join-over", names=", ".join(game.winners), count=len(game.log), sum=game.log[-1].checksum))
        else:
            joined.play()
    except KeyboardInterrupt:
        click.echo()
        joined.say_how_to_return()
        return INTERRUPTED
    finally:
        guest.close()
    return 0


def check_wanted(wanted: Wanted) -> None:
    """Raise SpokenError for what cannot be."""
    if wanted.place is not None and wanted.place not in PLACES:
        raise SpokenError("join-place", given=str(wanted.place))
    if wanted.pace < 0:
        raise SpokenError("join-pace", given=str(wanted.pace))
    if wanted.watch and (wanted.name or wanted.place or wanted.bot or wanted.code):
        raise SpokenError("join-watch-alone")
    if wanted.code and (wanted.name or wanted.place):
        raise SpokenError("join-code-alone")


def address_of(wanted: Wanted) -> Address:
    """Return where the table is; the code of a seat begins with that of its table."""
    url, table = wanted.url, wanted.table or ""
    if not table and " " in url.strip():
        url, _, table = url.strip().partition(" ")
    try:
        return table_of(url, table)
    except SpokenError:
        if not wanted.code or table:
            raise
        return table_of(url, wanted.code.partition("-")[0])


def called(wanted: Wanted) -> str:
    """Return the name of who sits down; a person at a keyboard is asked for it."""
    if wanted.name is not None:
        name = " ".join(wanted.name.split())
        if not name or not name.isprintable() or len(name) > 24:  # noqa: PLR2004  # as the server has it
            raise SpokenError("error-server-name")
        return name
    if wanted.bot:
        return wanted.bot.partition(":")[0].rpartition(".")[2].capitalize()
    usual = says("usual-name")
    if sys.stdin is None or not sys.stdin.isatty():
        return usual
    return input(says("ask-name", usual=usual) + " ").strip() or usual


class _Joined:
    """A client, and what it says."""

    def __init__(self, guest: Guest, wanted: Wanted, manner: Manner) -> None:
        self.guest = guest
        self.wanted = wanted
        self.manner = manner
        self.console = make_console()
        self.story = Story()
        self.view: View | None = None  # of the game that is told as it goes on
        if wanted.bot is None:
            guest.on_entry = self.follow

    def follow(self, entry: AnyEntry) -> None:
        """Take in what has happened, and tell it if somebody looks on."""
        game = self.guest.game
        if game is None or not isinstance(entry, Played):
            return
        told = self.story.follow(game)
        if self.view is not None:
            for sentence in [*told, *(self.story.catch_up(game) if game.over else [])]:
                self.console.print(sentence_line(self.view, sentence))

    def say(self, message: Message) -> None:
        """Say something that is no part of the game."""
        self.console.print(voice()(message))

    def complain(self, message: Message) -> None:
        """Say what is wrong with a bot."""
        game = self.guest.game
        speaks = voice() if game is None else voice_of(game.table.edition, chosen())
        click.echo(speaks(message), err=True)

    def say_how_to_return(self) -> None:
        """Say how to come back to the seat."""
        if not self.guest.code or (self.guest.game is not None and self.guest.game.over):
            return
        bot = f" --bot {self.wanted.bot}" if self.wanted.bot else ""
        command = f"bankhalter join {self.guest.address.server} --code {self.guest.code}{bot}"
        click.echo(says("join-return", command=command))

    # a person

    def play(self) -> None:
        """Play a seat at the terminal."""
        keyboard = Keyboard(self.guest.inbox.put)
        try:
            goes_on = self.guest.game is not None
            game = self._begun(keyboard)
            if game is None:
                self.say_how_to_return()
                return
            table = JoinedTable(self.guest, game, self.console, self.manner, keyboard)
            table.begin(self.story, told=goes_on)
            table.play()
        except EOFError:
            self.console.print()
        self.end()

    def _begun(self, keyboard: Keyboard) -> Game | None:
        """Wait until the game begins, which anybody who may can say; None if this person leaves before that."""
        if self.guest.game is None:
            self.say(say("join-waits"))
        shown: object = None
        while self.guest.game is None:
            sitting = [chair.shown for chair in self.guest.moment.chairs if chair.shown]
            if sitting != shown:
                shown = sitting
                self.say(say("join-sitting", names=", ".join(sitting)))
            if keyboard.is_terminal:
                keyboard.want()
            event = self.guest.next(typed=True)
            self.notice(event)
            if isinstance(event, Typed):
                keyboard.got()
                if event.line is None or folded(event.line.strip()) in {"quit", folded(says("command-quit"))}:
                    return None
                self._start()
        return self.guest.game

    def _start(self) -> None:
        try:
            self.guest.ask(Start())
        except NotDoneError as error:
            self.say(error.message)

    def notice(self, event: object) -> None:
        """Say that the connection is lost, or stands again."""
        if isinstance(event, Lost):
            self.say(say("joined-lost"))
        elif isinstance(event, Back):
            self.say(say("joined-back"))

    # watching

    def watch(self) -> None:
        """Tell what happens until the game is over."""
        if self.guest.game is None:
            self.say(say("join-watches"))
        else:
            self.say(say("join-goes-on", count=len(self.guest.game.log)))
        while self.guest.game is None:
            self.notice(self.guest.next())
        self.view = View(self.guest.game, self.manner.language, self.manner.plain)
        while not self.guest.game.over:
            self.notice(self.guest.next())
        self.end()

    # the end

    def end(self) -> None:
        """Show how the game has ended and keep its record; how to come back if it goes on."""
        game = self.guest.game
        if game is None or not game.over:
            self.say_how_to_return()
            return
        code = self.guest.table.code
        path = state_folder() / FOLDER / f"{code}.record"
        path = free_name(path, code) if path.exists() else path
        write_whole(path, record_of(self.guest.address, self.manner.language).encode())
        self.console.print(end_picture(View(game, self.manner.language, self.manner.plain), path, self.console))


class WantedTable(NamedTuple):
    """What was asked for on the command line of `open`."""

    url: str
    edition: str
    options: Sequence[str]
    places: Sequence[str]
    profile: str
    pace: str
    listed: bool
    start: bool


PROFILES, PACES = ("none", "relaxed", "fast"), ("instant", "normal", "slow")


def open_table(wanted: WantedTable) -> int:
    """Make a table and say where it is; wait for all to sit and begin if that is wanted. Return the exit code."""
    server = server_of(wanted.url)
    if not 2 <= len(wanted.places) <= len(PLACES):  # noqa: PLR2004
        raise SpokenError("open-places", count=len(wanted.places))
    if wanted.profile not in PROFILES:
        raise SpokenError("open-profile", given=wanted.profile, profiles=", ".join(PROFILES))
    if wanted.pace not in PACES:
        raise SpokenError("open-pace", given=wanted.pace, paces=", ".join(PACES))
    token = secrets.token_urlsafe(KEY_BYTES)
    table = CreateTable(
        edition=wanted.edition,
        token=token,
        options=dict(read_options(wanted.options)),
        places=tuple(wanted.places),
        profile=wanted.profile,  # type: ignore[arg-type]  # one of these, as checked
        pace=wanted.pace,  # type: ignore[arg-type]
        listed=wanted.listed,
    )
    address = create_table(server, table, chosen())
    click.echo(says("open-made", link=address.link, code=address.name))
    click.echo(says("open-join", command=f"bankhalter join {address.server} {address.name}"))
    if wanted.start:
        start_when_full(address, token)
    return 0


def start_when_full(address: Address, token: str) -> None:
    """Wait until every open place is taken, then begin the game."""
    guest = Guest(address, chosen(), token)
    guest.open()
    try:
        shown = -1
        while guest.moment.stage == "open":
            free = sum(chair.holder == "open" for chair in guest.moment.chairs)
            if not free:
                guest.ask(Start())
                break
            if free != shown:
                shown = free
                click.echo(says("open-waits", count=free))
            guest.next()
    finally:
        guest.close()
    click.echo(says("open-begun"))
