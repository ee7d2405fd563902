"""The command `bankhalter join`: a seat at a table of a server, from the terminal."""

from __future__ import annotations

import sys
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

import click

from bankhalter.cli.console import make_console
from bankhalter.cli.ending import end_picture
from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.join_keyboard import Keyboard
from bankhalter.cli.join_screen import JoinedTable
from bankhalter.cli.join_talk import sign_called, signs_there_are, talk_of, text_problem, typed_by
from bankhalter.cli.language import chosen, says, voice
from bankhalter.cli.state import state_folder
from bankhalter.cli.told_table import sentence_line
from bankhalter.cli.view import View
from bankhalter.client.address import table_of
from bankhalter.client.asking import record_of
from bankhalter.client.bot_player import BotPlayer
from bankhalter.client.bots import read_bot
from bankhalter.client.guest import Guest
from bankhalter.client.visitor import NotDoneError, Typed
from bankhalter.client.wire import Back, Lost
from bankhalter.editions.voices import voice_of
from bankhalter.play.record_file import free_name, write_whole
from bankhalter.play.story import Story
from bankhalter.reference.finding import folded
from bankhalter.server.commands import LONGEST_NAME, React, Say, Start
from bankhalter.server.entries import Played
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import listed, say
from bankhalter.words.plain_texts import plain_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bankhalter.cli.manner import Manner
    from bankhalter.client.address import Address
    from bankhalter.play.game import Game
    from bankhalter.server.commands import AnyCommand
    from bankhalter.server.entries import AnyEntry
    from bankhalter.words.messages import Message

PLACES = range(1, 7)
FOLDER = "tables"  # where records of games on servers are put


class Wanted(NamedTuple):
    """What was asked for on the command line of `join`."""

    url: str
    table: str | None
    names: Sequence[str]
    places: Sequence[int]
    bot: str | None
    pace: int
    codes: Sequence[str]
    watch: bool


def join(wanted: Wanted, manner: Manner) -> int:
    """Sit down at a table, at several places if several are named, or watch it; return the exit code."""
    check_wanted(wanted)
    own = read_bot(wanted.bot) if wanted.bot else None
    names = [] if wanted.watch or wanted.codes else called(wanted)
    guest = Guest(address_of(wanted), manner.language)
    joined = _Joined(guest, wanted, manner)
    try:
        guest.open()
        if wanted.watch:
            joined.watch()
            return 0
        for code in wanted.codes:
            guest.enter(code)
        if wanted.codes and not guest.seats:
            raise SpokenError("error-join-bank", link=guest.address.link)
        if 0 < (free := len(guest.free_places)) < len(names):
            raise SpokenError("error-join-few", free=free, count=len(names))
        for name, place in zip_longest(names, wanted.places):
            guest.sit(name, place)
        joined.say(say("join-sits", seats=listed(guest.seats), count=len(guest.seats)))
        joined.say_how_to_return()
        joined.hears_others = True
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
    for place in wanted.places:
        if place not in PLACES:
            raise SpokenError("join-place", given=str(place))
    if wanted.pace < 0:
        raise SpokenError("join-pace", given=str(wanted.pace))
    if wanted.watch and (wanted.names or wanted.places or wanted.bot or wanted.codes):
        raise SpokenError("join-watch-alone")
    if wanted.codes and (wanted.names or wanted.places):
        raise SpokenError("join-code-alone")
    if len(wanted.places) not in {0, max(1, len(wanted.names))}:
        raise SpokenError("join-places-names", places=len(wanted.places), count=max(1, len(wanted.names)))
    if wanted.bot and max(len(wanted.names), len(wanted.codes)) > 1:
        raise SpokenError("join-one-bot")


def address_of(wanted: Wanted) -> Address:
    """Return where the table is; the code of a seat begins with that of its table."""
    url, table = wanted.url, wanted.table or ""
    if not table and " " in url.strip():
        url, _, table = url.strip().partition(" ")
    try:
        return table_of(url, table)
    except SpokenError:
        if not wanted.codes or table:
            raise
        return table_of(url, wanted.codes[0].partition("-")[0])


def called(wanted: Wanted) -> list[str]:
    """Return the names of those who sit down; a person at a keyboard is asked for one."""
    if wanted.names:
        return [checked_name(name) for name in wanted.names]
    if wanted.bot:
        return [wanted.bot.partition(":")[0].rpartition(".")[2].capitalize()]
    usual = says("usual-name")
    if sys.stdin is None or not sys.stdin.isatty():
        return [usual]
    return [checked_name(input(says("ask-name", usual=usual) + " ").strip() or usual)]


def checked_name(typed: str) -> str:
    """Return a name as it is shown; raise SpokenError for what is none."""
    name = plain_name(typed)
    if not name or len(name) > LONGEST_NAME:
        raise SpokenError("error-server-name")
    return name


def is_command(name: str, word: str) -> bool:
    """Whether a word is a command, in one's own language or in English."""
    return folded(word) in {name, folded(says(f"command-{name}"))}


class _Joined:
    """A client, and what it says."""

    def __init__(self, guest: Guest, wanted: Wanted, manner: Manner) -> None:
        self.guest = guest
        self.wanted = wanted
        self.manner = manner
        self.console = make_console()
        self.story = Story()
        self.view: View | None = None  # of the game that is told as it goes on
        self.talk: list[Message] = []
        self.hears_others = False  # what people say is told as it comes
        if wanted.bot is None:
            guest.on_entry = self.follow

    def follow(self, entry: AnyEntry) -> None:
        """Take in what has happened, and tell it if somebody looks on."""
        said = talk_of(entry)
        if said is not None:
            self.talk.append(said)
            if self.hears_others:
                self.say(said)
        game = self.guest.game
        if game is None or not isinstance(entry, Played):
            return
        told = self.story.follow(game)
        if self.view is not None:
            if (typed := typed_by(entry)) is not None:
                self.say(typed)
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
        if not self.guest.codes or (self.guest.game is not None and self.guest.game.over):
            return
        codes = "".join(f" --code {code}" for code in self.guest.codes.values())
        bot = f" --bot {self.wanted.bot}" if self.wanted.bot else ""
        command = f"bankhalter join {self.guest.address.server}{codes}{bot}"
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
            table = JoinedTable(self.guest, game, self.console, self.manner, keyboard, self.talk)
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
                if event.line is None or is_command("quit", event.line.strip()):
                    return None
                self._obey(" ".join(event.line.split()))
        return self.guest.game

    def _obey(self, typed: str) -> None:
        """Do what was typed before the game: begin it, or say something to the others."""
        word, _, rest = typed.partition(" ")
        if not typed:
            self._give(Start())
        elif is_command("say", word):
            problem = text_problem(rest)
            if problem is None:
                self._give(Say(seat=self.guest.seat, text=rest))
            else:
                self.say(problem)
        elif is_command("sign", word) and (sign := sign_called(voice(), rest)) is not None:
            self._give(React(seat=self.guest.seat, sign=sign))
        elif is_command("sign", word):
            self.say(signs_there_are(voice()))
        else:
            self.say(say("join-waits"))

    def _give(self, command: AnyCommand) -> None:
        try:
            self.guest.ask(command)
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
        self.hears_others = True
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
