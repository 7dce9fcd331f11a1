"""The parsers of the command line: options of serving, and the commands beside it."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion import __version__
from companion.cli.arguments import COMMANDS, Parser, number

if TYPE_CHECKING:
    from companion.i18n import Messages

_LAST_PORT = 65535


def unset_options() -> argparse.Namespace:
    """What holds where no option says otherwise.

    As defaults of a parser they would undo what was said before the word "serve".
    """
    return argparse.Namespace(data=None, host=None, port=None, no_browser=False)


def serving_parser(words: Callable[[str], str]) -> Parser:
    """A parser for the options of serving alone, explained by the messages `words` gives."""
    parser = Parser(prog="companion")
    keep = argparse.SUPPRESS
    parser.add_argument("--data", type=Path, metavar="DIR", default=keep, help=words("cli-data"))
    parser.add_argument("--host", default=keep, help=words("cli-host"))
    port = number("--port", 0, _LAST_PORT)
    parser.add_argument("--port", type=port, default=keep, help=words("cli-port"))
    parser.add_argument(
        "--no-browser", action="store_true", default=keep, help=words("cli-no-browser")
    )
    return parser


def full_parser(say: "Messages") -> Parser:
    """A parser for all commands and their options, with help in the language of `say`."""
    from companion.cli import rules, scenarios

    serving = serving_parser(say.text)
    words = say.text
    parser = Parser(
        prog="companion", words=words, description=words("cli-description"), parents=[serving]
    )
    version = f"companion {__version__}"
    parser.add_argument("--version", action="version", version=version, help=words("cli-version"))
    parser.set_defaults(command="serve")
    commands = parser.add_subparsers(dest="command", metavar=COMMANDS)
    commands.add_parser("serve", words=words, parents=[serving], help=words("cli-serve"))
    replay = commands.add_parser("replay", words=words, help=words("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    replay.add_argument("--each", action="store_true", help=words("cli-replay-each"))
    rules_parser = commands.add_parser("rules", words=words, help=words("cli-rules"))
    rules.add_arguments(rules_parser, say)
    scenarios_parser = commands.add_parser("scenarios", words=words, help=words("cli-scenarios"))
    scenarios.add_arguments(scenarios_parser, say)
    return parser
