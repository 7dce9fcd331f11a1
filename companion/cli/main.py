"""The command line: serve (the default), replay, rules, scenarios.

Each command loads what it needs when it is chosen: a group at the table waits for no rule book of
the command line, and a replay for no Flet.
"""

import argparse
import errno
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import BadArgument, NoSuchCommand, unknown
from companion.cli.parser import full_parser, serving_parser, unset_options
from companion.printable import printable

if TYPE_CHECKING:
    from companion.i18n import Describable, Messages

FAILED = 2
_BROKEN_OFF = 130
"""As a shell counts it: 128 and the number of the signal."""
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
        between = say.language.profile.sentence_separator
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
    chosen, others = serving_parser(lambda _: "").parse_known_args(arguments, unset_options())
    if not others:
        return _serve(chosen)
    say = _say()
    try:
        chosen, others = full_parser(say).parse_known_args(arguments, unset_options())
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


def _told(error: "Describable", say: "Messages") -> str:
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
    from companion.cli.replay import as_json, played
    from companion.core.record import UnreadableGame
    from companion.i18n.rule_errors import explain_in

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
    from companion.cli import rules
    from companion.content.errors import ContentError

    try:
        return rules.run(chosen)
    except ContentError as fault:
        return _fail(f"companion: {_told(fault, say)}")


def _scenarios(chosen: argparse.Namespace, say: "Messages") -> int:
    from companion.cli import scenarios
    from companion.content.errors import ContentError
    from companion.i18n.rule_errors import explain
    from companion.sharing import SetCodeError

    scenarios.refuse_contradictions(chosen)
    try:
        return scenarios.run(chosen, say)
    except scenarios.Unlawful as unlawful:
        told = (explain(each, (), say, unlawful.house) for each in unlawful.defects)
        return _fail(f"companion: {say.language.profile.sentence_separator.join(told)}")
    except (BadArgument, ContentError, SetCodeError) as fault:
        return _fail(f"companion: {_told(fault, say)}")


def _serve(chosen: argparse.Namespace) -> int:
    from companion.apps.serve import Refused, run

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
