"""Help and usage errors in the language chosen: commands and options carry the ids of messages as their texts."""

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import click

from bankhalter.cli.language import OPTION, says, voice
from bankhalter.words.catalogue import LANGUAGES
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import say

WIDTH = {"max_content_width": 100}

Command = TypeVar("Command", bound=Callable[..., Any])

NEAR = r"(?: \(?Did you mean (?:one of: )?(?P<near>.*)\?\)?)?"

# What the shell's arguments may lack, as the library says it, and the message that says it here.
USAGE_ERRORS = {
    rf"No such option '(?P<option>.*?)'\.{NEAR}": "usage-no-such-option",
    r"Option '(?P<option>.*)' does not take a value\.": "usage-option-without-value",
    r"Option '(?P<option>.*)' requires an argument\.": "usage-option-needs-value",
    r"Got unexpected extra arguments? \((?P<words>.*)\)": "usage-too-many",
    r"Missing argument '(?P<argument>.*)'\.": "usage-missing",
    rf"No such command (?P<command>'.*?'|\".*?\")\.{NEAR}": "usage-no-such-command",
    r"Invalid value for '(?P<option>.*?)': .* is not a valid integer\.": "usage-no-number",
}


class Spoken:
    """A command whose help is in the language chosen."""

    name: str | None
    help: str | None
    params: list[Any]

    def get_help(self, ctx: Any) -> str:
        """Return the page of help."""
        formatter = ctx.make_formatter()
        formatter.write_usage(ctx.command_path, " ".join(self.usage()), prefix=f"{says('cli-usage')} ")
        formatter.write_paragraph()
        formatter.write_text(says(self.help or ""))
        for heading, rows in self.sections():
            with formatter.section(heading):
                formatter.write_dl(rows)
        return str(formatter.getvalue()).rstrip("\n")

    def usage(self) -> list[str]:
        """Return what follows the name of the command."""
        return [says("cli-options-here"), *(spoken(param) for param in self.params if is_argument(param))]

    def sections(self) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Yield the parts of the page: heading, then names and what they mean."""
        arguments = [(spoken(param), says(param.help)) for param in self.params if is_argument(param)]
        if arguments:
            yield says("cli-arguments"), arguments
        yield says("cli-options"), list(self.options())

    def options(self) -> Iterator[tuple[str, str]]:
        """Yield the options, and those that every command has."""
        for param in self.params:
            if not is_argument(param):
                value = f" {spoken(param)}" if param.metavar else ""
                yield param.opts[0] + value, says(param.help)
        yield f"{OPTION} {'|'.join(LANGUAGES)}", says("cli-lang")
        yield "--help", says("cli-help")


class SpokenCommand(Spoken, click.Command):
    """One of the commands."""


class SpokenGroup(Spoken, click.Group):
    """The program, with its commands."""

    def usage(self) -> list[str]:
        """Return what follows the name of the program."""
        return [says("cli-options-here"), says("cli-command-here")]

    def sections(self) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Yield the options, then the commands."""
        yield from super().sections()
        yield says("cli-commands"), [(name, says(str(command.help))) for name, command in self.commands.items()]


class SpokenArgument(click.Argument):
    """A value that is known by its place; `help` is what it means."""

    def __init__(self, *args: Any, help: str, **kwargs: Any) -> None:  # noqa: A002  # as options have it
        super().__init__(*args, **kwargs)
        self.help = help


class FileName(click.Path):
    """A file or a folder: an empty name, as from a variable of the shell that is not set, would be the folder here."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Return the path; raise SpokenError if it has no name."""
        if value == "":
            raise SpokenError("usage-no-name", what=spoken(param) if is_argument(param) else param.opts[0])
        return super().convert(value, param, ctx)


def argument(name: str, stands_for: str, meaning: str, **how: Any) -> Callable[[Command], Command]:
    """Return what gives a command a value that is known by its place."""
    return click.argument(name, cls=SpokenArgument, metavar=stands_for, help=meaning, **how)


def option(name: str, stands_for: str, meaning: str, *parameter: str, **how: Any) -> Callable[[Command], Command]:
    """Return what gives a command an option with a value."""
    return click.option(name, *parameter, metavar=stands_for, help=meaning, **how)


def flag(name: str, meaning: str) -> Callable[[Command], Command]:
    """Return what gives a command an option without a value."""
    return click.option(name, is_flag=True, help=meaning)


def is_argument(param: Any) -> bool:
    """Whether a parameter is known by its place, not by a name."""
    return str(param.param_type_name) == "argument"


def spoken(param: Any) -> str:
    """Return what stands for the value of a parameter."""
    return says(param.metavar) if voice().has(param.metavar) else str(param.metavar)


def usage_error(error: click.ClickException) -> str:
    """Return what is wrong with the words of a command line, in the language chosen."""
    sentence = error.format_message()
    for pattern, name in USAGE_ERRORS.items():
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            values = {key: unquoted(value) for key, value in found.groupdict("").items()}
            return says(name, **values, has_near="yes" if values.get("near") else "no")
    return sentence


def unquoted(value: str) -> str:
    """Return what the library has quoted in its own way; a message's id is what it stands for."""
    words = [word.strip("'\"") for word in value.split(", ")]
    return ", ".join(voice()(say(word)) if voice().has(word) else word for word in words)
