"""The command line: serve (the default), replay, rules, scenarios.

Each command loads what it needs when it is chosen: a group at the table waits for no rule book of
the command line, and a replay for no Flet.
"""

import argparse
import errno
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion import __version__
from companion.arguments import (
    COMMANDS,
    BadArgument,
    NoSuchCommand,
    Parser,
    number,
    printable,
    unknown,
)

if TYPE_CHECKING:
    from companion.i18n import CodedError, Messages

FAILED = 2
_BROKEN_OFF = 130
"""As a shell counts it: 128 and the number of the signal."""
_LAST_PORT = 65535
_OUTPUT_FAILS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What the system says where output cannot be written; a reader that has gone is another matter."""
_UNHEARD = logging.NullHandler()
"""Takes what is logged where no file is kept. Python would print it as a line of its own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0, 1 for nothing found, 2 for anything refused.

    130 where Ctrl+C broke off what was not serving yet, or not serving at all.
    """
    _prepare_output()
    try:
        try:
            status = _run(arguments)
        finally:
            # the help leaves by an exception
            sys.stdout.flush()
    except BadArgument as bad:
        say = _say()
        between = say.language.between_sentences
        return _fail(f"companion: {_told(bad, say)}{between}{say.text('cli-see-help')}")
    except KeyboardInterrupt:
        return _BROKEN_OFF
    except BrokenPipeError:
        # whoever reads this has read enough
        _drop(sys.stdout)
        return 0
    except OSError as error:
        if error.errno not in _OUTPUT_FAILS:
            raise
        _drop(sys.stdout)
        return _fail(f"companion: {_say().text('cli-output-failed')}")
    return status


def _prepare_output() -> None:
    """From now on whatever is said can be written, if only to nowhere, and no log comes between."""
    # where standard error is closed, `print` would write to standard output
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    if isinstance(sys.stdout, TextIOWrapper):
        # a terminal that cannot write a language is told its letters by number
        sys.stdout.reconfigure(errors="backslashreplace")
    logging.getLogger().addHandler(_UNHEARD)


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8", errors="backslashreplace")


def _drop(stream: TextIO) -> None:
    """What is still to be flushed has nowhere to go, and must not fail again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    chosen, others = _serving(lambda _: "").parse_known_args(arguments, _unsaid())
    if not others:
        return _serve(chosen)
    say = _say()
    try:
        chosen, others = _parser(say).parse_known_args(arguments, _unsaid())
    except NoSuchCommand:
        # an option nobody knows may stand before what was taken for a command
        raise unknown(others[0]) from None
    if others:
        raise unknown(others[0])
    match chosen.command:
        case "replay":
            return _replay(chosen, say)
        case "rules":
            return _rules(chosen, say)
        case "scenarios":
            return _scenarios(chosen, say)
        case _:
            return _serve(chosen)


def _say() -> "Messages":
    from companion.i18n import best_language
    from companion.i18n.messages import messages

    # the first that is set decides, as everywhere on such a system
    found = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return messages(best_language([next(filter(None, found), "")]))


def _unsaid() -> argparse.Namespace:
    """What holds where no option says otherwise.

    As defaults of a parser they would undo what was said before the word "serve".
    """
    return argparse.Namespace(data=None, host=None, port=None, no_browser=False)


def _serving(words: Callable[[str], str]) -> Parser:
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


def _parser(say: "Messages") -> Parser:
    from companion import lookup, scenarios_cli

    serving = _serving(say.text)
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
    rules = commands.add_parser("rules", words=words, help=words("cli-rules"))
    lookup.add_arguments(rules, say)
    scenarios = commands.add_parser("scenarios", words=words, help=words("cli-scenarios"))
    scenarios_cli.add_arguments(scenarios, say)
    return parser


def _told(error: "CodedError", say: "Messages") -> str:
    from companion.i18n import describe

    return describe(error, say)


def _fail(line: str) -> int:
    try:
        print(line, file=sys.stderr)
    except OSError:
        # then the status alone tells
        _drop(sys.stderr)
    return FAILED


def _replay(chosen: argparse.Namespace, say: "Messages") -> int:
    from companion.core.record import UnreadableGame
    from companion.replay import as_json, played
    from companion.wording import explain_in

    last = None
    try:
        for game in played(_lines(chosen.file)):
            last = as_json(game.table)
            if chosen.each:
                print(last)
    except BadArgument as bad:
        return _fail(f"companion: {_told(bad, say)}")
    except UnreadableGame as bad:
        explained = explain_in(bad.setup, bad.reason, say)
        return _fail(f"{printable(chosen.file)}:{bad.line}: {bad.reason.code}: {explained}")
    if not chosen.each:
        print(last)
    return 0


def _lines(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for "-". Raises BadArgument."""
    from companion.core.record import BYTES_LIMIT

    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            # a line that is longer than a whole record may be is not read to its end
            yield from iter(partial(file.readline, BYTES_LIMIT + 1), b"")
    except (OSError, ValueError) as error:
        raise BadArgument("file_unreadable", path=printable(name)) from error


def _rules(chosen: argparse.Namespace, say: "Messages") -> int:
    from companion import lookup
    from companion.faults import ContentFault

    try:
        return lookup.run(chosen)
    except ContentFault as fault:
        return _fail(f"companion: {_told(fault, say)}")


def _scenarios(chosen: argparse.Namespace, say: "Messages") -> int:
    from companion import scenarios_cli
    from companion.faults import ContentFault
    from companion.share import SharedTextFault
    from companion.wording import explain

    scenarios_cli.refuse_contradictions(chosen)
    try:
        return scenarios_cli.run(chosen, say)
    except scenarios_cli.Unlawful as unlawful:
        told = (explain(each, (), say, unlawful.house) for each in unlawful.defects)
        return _fail(f"companion: {say.language.between_sentences.join(told)}")
    except (BadArgument, ContentFault, SharedTextFault) as fault:
        return _fail(f"companion: {_told(fault, say)}")


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
        return _fail(f"companion: {_told(refused, _say())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
