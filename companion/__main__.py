"""The command line: serve (the default), replay, rules, scenarios.

Each command loads what it needs when it is chosen: a group at the table waits for no rule book of
the command line, and a replay for no Flet.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NoReturn

if TYPE_CHECKING:
    from companion.i18n import Messages

FAILED = 2


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(FAILED, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0, 1 for nothing found, 2 for anything refused."""
    chosen, others = _serving(lambda _: "").parse_known_args(arguments)
    if not others:
        return _serve(chosen)
    say = _say()
    chosen = _parser(say).parse_args(arguments)
    match chosen.command:
        case "replay":
            return _replay(chosen, say)
        case "rules":
            from companion import lookup

            return lookup.run(chosen)
        case "scenarios":
            return _scenarios(chosen, say)
        case _:
            return _serve(chosen)


def _say() -> "Messages":
    from companion.i18n import best_language
    from companion.i18n.messages import messages

    found = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return messages(best_language(filter(None, found)))


def _serving(words: Callable[[str], str]) -> _Parser:
    """A parser for the options of serving alone, explained by the messages `words` gives."""
    parser = _Parser(prog="companion", add_help=False, allow_abbrev=False)
    parser.set_defaults(data=None, host=None, port=None, no_browser=False)
    keep = argparse.SUPPRESS
    parser.add_argument("--data", type=Path, metavar="DIR", default=keep, help=words("cli-data"))
    parser.add_argument("--host", default=keep, help=words("cli-host"))
    parser.add_argument("--port", type=_port, default=keep, help=words("cli-port"))
    parser.add_argument(
        "--no-browser", action="store_true", default=keep, help=words("cli-no-browser")
    )
    return parser


def _parser(say: "Messages") -> argparse.ArgumentParser:
    from importlib.metadata import version

    from companion import lookup, scenarios_cli

    serving = _serving(say.text)
    parser = _Parser(prog="companion", description=say.text("cli-description"), parents=[serving])
    parser.add_argument(
        "--version", action="version", version=f"companion {version('mascarade-companion')}"
    )
    parser.set_defaults(command="serve")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("serve", parents=[serving], help=say.text("cli-serve"))
    replay = commands.add_parser("replay", help=say.text("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=say.text("cli-replay-file"))
    replay.add_argument("--each", action="store_true", help=say.text("cli-replay-each"))
    lookup.add_arguments(commands.add_parser("rules", help=say.text("cli-rules")), say)
    scenarios_cli.add_arguments(
        commands.add_parser("scenarios", help=say.text("cli-scenarios")), say
    )
    return parser


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError
    return port


def _fail(line: str) -> int:
    print(line, file=sys.stderr)
    return FAILED


def _replay(chosen: argparse.Namespace, say: "Messages") -> int:
    name = chosen.file
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            return _print_replay(name, file, each=chosen.each, say=say)
    except OSError as error:
        return _fail(f"companion: {name}: {error.strerror}")


def _print_replay(name: str, file: BinaryIO, *, each: bool, say: "Messages") -> int:
    from companion.core.record import UnreadableGame
    from companion.replay import as_json, played
    from companion.wording import explain

    last = None
    try:
        for game in played(file):
            last = as_json(game.table)
            if each:
                print(last)
    except UnreadableGame as bad:
        explained = explain(bad.reason, bad.names, say)
        return _fail(f"{name}:{bad.line}: {bad.reason.code}: {explained}")
    if not each:
        print(last)
    return 0


def _scenarios(chosen: argparse.Namespace, say: "Messages") -> int:
    from companion import scenarios_cli

    try:
        return scenarios_cli.run(chosen, say)
    except scenarios_cli.Refused as refused:
        return _fail(f"companion: {refused}")


def _serve(chosen: argparse.Namespace) -> int:
    from companion.app import Refused, run

    try:
        run(
            data=chosen.data,
            host=chosen.host,
            port=chosen.port,
            browser=not chosen.no_browser,
        )
    except Refused as refused:
        from companion.i18n import describe

        return _fail(f"companion: {describe(refused, _say())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
