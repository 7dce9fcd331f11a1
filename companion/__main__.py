"""The command line: serve (the default), replay, rules, scenarios."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO, NoReturn

from companion import lookup, scenarios_cli
from companion.i18n import Language, Messages, best_language, describe
from companion.i18n.messages import messages
from companion.replay import BadLine, as_json, played
from companion.wording import explain

FAILED = 2


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(FAILED, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0, 1 for nothing found, 2 for anything refused."""
    say = messages(_language())
    chosen = _parser(say).parse_args(arguments)
    match chosen.command:
        case "replay":
            return _replay(chosen, say)
        case "rules":
            return lookup.run(chosen)
        case "scenarios":
            return _scenarios(chosen, say)
        case _:
            return _serve(chosen, say)


def _language() -> Language:
    found = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(filter(None, found))


def _parser(say: Messages) -> argparse.ArgumentParser:
    serving = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    serving.add_argument("--data", type=Path, metavar="DIR", help=say.text("cli-data"))
    serving.add_argument("--host", help=say.text("cli-host"))
    serving.add_argument("--port", type=_port, help=say.text("cli-port"))
    serving.add_argument("--no-browser", action="store_true", help=say.text("cli-no-browser"))
    parser = _Parser(prog="companion", description=say.text("cli-description"), parents=[serving])
    parser.add_argument(
        "--version", action="version", version=f"companion {version('mascarade-companion')}"
    )
    parser.set_defaults(command="serve", data=None, host=None, port=None, no_browser=False)
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


def _replay(chosen: argparse.Namespace, say: Messages) -> int:
    name = chosen.file
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            return _print_replay(name, file, each=chosen.each, say=say)
    except OSError as error:
        return _fail(f"companion: {name}: {error.strerror}")


def _print_replay(name: str, file: BinaryIO, *, each: bool, say: Messages) -> int:
    last = None
    try:
        for game in played(file):
            last = as_json(game.table)
            if each:
                print(last)
    except BadLine as bad:
        explained = explain(bad.reason, bad.names, say)
        return _fail(f"{name}:{bad.line}: {bad.reason.code}: {explained}")
    if not each:
        print(last)
    return 0


def _scenarios(chosen: argparse.Namespace, say: Messages) -> int:
    try:
        return scenarios_cli.run(chosen, say)
    except scenarios_cli.Refused as refused:
        return _fail(f"companion: {refused}")


def _serve(chosen: argparse.Namespace, say: Messages) -> int:
    # only serving needs flet, and the other commands shall not wait for it
    from companion.app import Refused, run

    try:
        run(
            data=chosen.data,
            host=chosen.host,
            port=chosen.port,
            browser=not chosen.no_browser,
        )
    except Refused as refused:
        return _fail(f"companion: {describe(refused, say)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
