"""An argument parser whose errors have a code, so that they can be shown in every language.

The errors of argparse are in English only and name internals of the program.
"""

import argparse
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any, NoReturn, TypeVar

from companion.errors import CodedError
from companion.printable import printable

COMMAND_METAVAR = "COMMAND"
"""Placeholder of the command in the help; identifies it in errors of argparse."""
_MAX_SHOWN = 100
"""Characters of an argument that are repeated in an error."""

_Choice = TypeVar("_Choice", bound=StrEnum)


class ArgumentCode(StrEnum):
    """Why an argument is refused."""

    UNKNOWN = "argument_unknown"
    MISSING = "argument_missing"
    MISUSED = "argument_misused"
    NO_NUMBER = "argument_no_number"
    NOT_AMONG = "argument_not_among"
    EXCLUSIVE = "arguments_exclusive"
    FILE_UNREADABLE = "file_unreadable"
    FILE_UNWRITABLE = "file_unwritable"
    UNKNOWN_SCENARIO = "unknown_scenario"
    NEITHER_FILE_NOR_SET = "neither_file_nor_set"


class BadArgument(CodedError):
    """An argument is missing, unknown or invalid."""

    code: ArgumentCode


class UnknownCommand(Exception):
    """The argument in the place of the command is not a command."""


GetText = Callable[[str], str]
"""Returns the text of a message by its id."""


class _HelpFormatter(argparse.HelpFormatter):
    """Formats the help with headings in the user's language."""

    def __init__(self, *args: Any, text: GetText, **options: Any) -> None:
        super().__init__(*args, **options)
        self._text = text

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line that shows how the command is written."""
        translated = f"{self._text('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, translated)

    def start_section(self, heading: str | None) -> None:
        """Start the section of arguments or of options."""
        ids = {"positional arguments": "cli-arguments", "options": "cli-options"}
        id = ids.get(heading or "")
        super().start_section(self._text(id) if id else heading)


class Parser(argparse.ArgumentParser):
    """A parser that raises BadArgument or UnknownCommand and accepts no abbreviated options."""

    def __init__(self, *, text: GetText | None = None, **options: Any) -> None:
        """With `text`, the parser has a help in the language of those messages."""
        if text is not None:
            options["formatter_class"] = partial(_HelpFormatter, text=text)
        super().__init__(allow_abbrev=False, add_help=False, **options)
        if text is not None:
            self.add_argument("-h", "--help", action="help", help=text("cli-help"))

    def error(self, message: str) -> NoReturn:
        """Raise BadArgument or UnknownCommand for an error of argparse."""
        # argparse passes a sentence only; the argument is in the exception being handled
        handled = sys.exc_info()[1]
        name = handled.argument_name if isinstance(handled, argparse.ArgumentError) else None
        if name is None:
            raise BadArgument(ArgumentCode.MISSING, command=self.prog) from None
        if name == COMMAND_METAVAR:
            raise UnknownCommand from None
        raise BadArgument(ArgumentCode.MISUSED, argument=name) from None


def unknown_argument(argument: str) -> BadArgument:
    """Return the error for an argument that no parser knows."""
    return BadArgument(ArgumentCode.UNKNOWN, argument=printable_excerpt(argument))


def integer(argument: str, minimum: int, maximum: int) -> Callable[[str], int]:
    """Return a converter to an integer within the limits. It raises BadArgument."""

    def convert(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < _MAX_SHOWN:
            value = int(text)
            if minimum <= value <= maximum:
                return value
        # as text: a port has no thousands separator
        limits = {"least": str(minimum), "most": str(maximum)}
        value_shown = printable_excerpt(text)
        raise BadArgument(ArgumentCode.NO_NUMBER, argument=argument, value=value_shown, **limits)

    return convert


def choice(argument: str, choices: type[_Choice]) -> Callable[[str], _Choice]:
    """Return a converter to a member of an enumeration. It raises BadArgument."""

    def convert(text: str) -> _Choice:
        try:
            return choices(text)
        except ValueError:
            raise BadArgument(
                ArgumentCode.NOT_AMONG,
                argument=argument,
                value=printable_excerpt(text),
                choices=", ".join(choices),
            ) from None

    return convert


def printable_excerpt(text: str) -> str:
    """Return the beginning of an argument without control characters."""
    return printable(text[:_MAX_SHOWN])
