"""Arguments of the command line: read, or refused with a code that has its words in every language.

Python's own refusals are in English and name what is private to the program.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, NoReturn, TypeVar

from companion.printable import printable

COMMANDS = "COMMAND"
"""What stands for the commands in the help, and tells them from other arguments."""
_MOST_SHOWN = 100

_Choice = TypeVar("_Choice", bound=StrEnum)


class BadArgument(Exception):
    """An argument that cannot be taken; `code` and `params` say why."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = params


class NoSuchCommand(Exception):
    """Where a command is expected stands something else."""


Words = Callable[[str], str]
"""Gives the text of a message."""


class _Help(argparse.HelpFormatter):
    """Python's own help with headings in the reader's language."""

    def __init__(self, *args: Any, words: Words, **options: Any) -> None:
        super().__init__(*args, **options)
        self._words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line that shows how the command is written."""
        words = f"{self._words('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, words)

    def start_section(self, heading: str | None) -> None:
        """Begin the arguments, or the options."""
        known = {"positional arguments": "cli-arguments", "options": "cli-options"}
        message = known.get(heading or "")
        super().start_section(self._words(message) if message else heading)


class Parser(argparse.ArgumentParser):
    """A parser that raises BadArgument or NoSuchCommand; options have to be written out in full.

    With `words` it has a help, in the language they are of.
    """

    def __init__(self, *, words: Words | None = None, **options: Any) -> None:
        if words is not None:
            options["formatter_class"] = partial(_Help, words=words)
        super().__init__(allow_abbrev=False, add_help=False, **options)
        if words is not None:
            self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def error(self, message: str) -> NoReturn:
        """Raise BadArgument or NoSuchCommand for what Python's own parser has found."""
        # argparse passes its words alone; the argument meant is in the error being handled
        found = sys.exc_info()[1]
        name = found.argument_name if isinstance(found, argparse.ArgumentError) else None
        if name is None:
            raise BadArgument("argument_missing", command=self.prog) from None
        if name == COMMANDS:
            raise NoSuchCommand from None
        raise BadArgument("argument_misused", argument=name) from None


def unknown(argument: str) -> BadArgument:
    """The refusal of an argument that nobody asked for."""
    return BadArgument("argument_unknown", argument=shown(argument))


def number(argument: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most` for an argument. It raises BadArgument."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < _MOST_SHOWN:
            value = int(text)
            if least <= value <= most:
                return value
        # as words: a port has no thousands
        limits = {"least": str(least), "most": str(most)}
        raise BadArgument("argument_no_number", argument=argument, value=shown(text), **limits)

    return read


def one_of(argument: str, choices: type[_Choice]) -> Callable[[str], _Choice]:
    """A reader of one of several words for an argument. It raises BadArgument."""

    def read(text: str) -> _Choice:
        try:
            return choices(text)
        except ValueError:
            raise BadArgument(
                "argument_not_among",
                argument=argument,
                value=shown(text),
                choices=", ".join(choices),
            ) from None

    return read


def shown(text: str) -> str:
    """A word from outside as it may be printed: short, and without power over a terminal."""
    return printable(text[:_MOST_SHOWN])
