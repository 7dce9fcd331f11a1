"""An argument parser whose errors have a code, so that they can be shown in every language.

The errors of argparse are in English only and name internals of the program.
"""

import argparse
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, NoReturn, TypeVar

from companion.errors import CodedError
from companion.printable import printable

COMMAND_METAVAR = "COMMAND"
"""Placeholder of the command in the help; identifies it in errors of argparse."""
_MAX_SHOWN = 100
"""How many characters of an argument an error repeats."""

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
    """Formats the help with the word "usage" in the user's language."""

    def __init__(self, *args: Any, text: GetText, **options: Any) -> None:
        super().__init__(*args, **options)
        self._text = text

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line that shows how the command is written."""
        translated = f"{self._text('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, translated)


class Parser(argparse.ArgumentParser):
    """A parser that raises BadArgument or UnknownCommand and accepts no abbreviated options.

    Its groups of arguments are its own: those of argparse have English headings.
    """

    def __init__(self, *, text: GetText | None = None, **options: Any) -> None:
        """With `text`, the help is in the language of those messages."""
        if text is not None:
            options["formatter_class"] = partial(_HelpFormatter, text=text)
        super().__init__(allow_abbrev=False, add_help=False, exit_on_error=False, **options)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Return the arguments, and those that no parser knows."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error("")
            if error.argument_name == COMMAND_METAVAR:
                raise UnknownCommand from None
            raise BadArgument(ArgumentCode.MISUSED, argument=error.argument_name) from None

    def error(self, message: str) -> NoReturn:
        """Raise BadArgument for a missing argument, the only error that no argument has."""
        raise BadArgument(ArgumentCode.MISSING, command=self.prog)


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
