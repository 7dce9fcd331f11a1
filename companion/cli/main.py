"""The command line: serve (the default), replay, rules, scenarios, backup, restore and others.

Each command imports its modules when it runs, so that serving starts without the rulebook and a
replay without Flet.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from companion.cli.arguments import ArgumentCode, BadArgument
from companion.cli.options import (
    BackupOptions,
    BuildSiteOptions,
    Options,
    ReplayOptions,
    RulesOptions,
    ScenariosOptions,
    ServeOptions,
    TableOptions,
)
from companion.cli.output import OUTPUT_ERRNOS, discard, prepare_output, print_error
from companion.cli.parser import parse_options, parse_serve_options
from companion.errors import CodedError
from companion.printable import printable

if TYPE_CHECKING:
    from companion.i18n import Messages

ERROR = 2
_INTERRUPTED = 130
"""As shells report it: 128 and the number of SIGINT."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status.

    0 for success, 1 if nothing was found, 2 for an error, 130 after Ctrl+C.
    """
    prepare_output()
    try:
        try:
            return _run(arguments)
        finally:
            # also for --help, which raises SystemExit
            sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # the reader of a pipe, such as `head`, has closed it
        discard(sys.stdout)
        return 0
    except OSError as error:
        if error.errno not in OUTPUT_ERRNOS:
            raise
        discard(sys.stdout)
        return _fail(_system_messages().text("cli-output-failed"))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        options: Options | None = parse_serve_options(arguments)
        if options is None:
            options = parse_options(arguments, _system_messages())
    except BadArgument as error:
        messages = _system_messages()
        hint = messages.text("cli-see-help")
        separator = messages.language.profile.sentence_separator
        return _fail(f"{_sentence(error)}{separator}{hint}")
    try:
        match options:
            case ServeOptions():
                return _serve(options)
            case ReplayOptions():
                return _replay(options)
            case RulesOptions():
                return _rules(options)
            case ScenariosOptions():
                return _scenarios(options)
            case BackupOptions():
                return _backup(options)
            case TableOptions():
                return _table(options)
            case BuildSiteOptions():
                return _build_site(options)
    except CodedError as error:
        return _fail(_sentence(error))


def _serve(options: ServeOptions) -> int:
    from companion.apps import serve

    serve.run(data=options.data, host=options.host, port=options.port, browser=options.browser)
    return 0


def _replay(options: ReplayOptions) -> int:
    from companion.cli.replay import as_json, played
    from companion.core.record import UnreadableGame
    from companion.i18n.rule_errors import explain_in

    last = None
    try:
        for game in played(_lines(options.file)):
            last = as_json(game.table)
            if options.each:
                print(last)
    except UnreadableGame as error:
        sentence = explain_in(error.setup, error.reason, _system_messages())
        print_error(f"{printable(options.file)}:{error.line}: {error.reason.code}: {sentence}")
        return ERROR
    if not options.each:
        print(last)
    return 0


def _lines(path: str) -> Iterator[bytes]:
    """Yield the lines of a file, or of standard input for "-". Raises BadArgument."""
    from companion.core.record import BYTES_LIMIT

    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            # reading a little more than the limit is enough to see that a line is too long
            yield from iter(partial(file.readline, BYTES_LIMIT + 1), b"")
    except (OSError, ValueError) as error:
        raise BadArgument(ArgumentCode.FILE_UNREADABLE, path=printable(path)) from error


def _rules(options: RulesOptions) -> int:
    from companion.cli import rules
    from companion.i18n.messages import TerminalMessages

    return rules.run(options, TerminalMessages(options.language))


def _scenarios(options: ScenariosOptions) -> int:
    from companion.cli import scenarios
    from companion.i18n.rule_errors import explain

    messages = _system_messages()
    try:
        return scenarios.run(options, messages)
    except scenarios.InvalidSet as error:
        sentences = (explain(each, (), messages, error.custom) for each in error.defects)
        return _fail(messages.language.profile.sentence_separator.join(sentences))


def _backup(options: BackupOptions) -> int:
    from companion.application.backup_report import restored_in_words
    from companion.cli import backup

    messages = _system_messages()
    if options.restores:
        print(restored_in_words(backup.restore(options.data, options.file), messages))
        return 0
    backup.save(options.data, options.file)
    print(messages.text("cli-backup-done", file=printable(str(options.file))))
    return 0


def _table(options: TableOptions) -> int:
    from companion.cli import backup

    backup.save_table(options.data, options.file)
    print(_system_messages().text("cli-backup-done", file=printable(str(options.file))))
    return 0


def _build_site(options: BuildSiteOptions) -> int:
    from companion.i18n.numbers import decimal
    from companion.site_build import build_site

    sizes = build_site(options.folder, options.wheels)
    messages = _system_messages()
    megabytes = decimal(sum(sizes) / 1_000_000, messages.language)
    folder = printable(str(options.folder))
    print(messages.text("cli-build-site-done", folder=folder, count=len(sizes), size=megabytes))
    return 0


def _system_messages() -> "Messages":
    """Return the messages in the language of the system."""
    from companion.i18n import best_language
    from companion.i18n.messages import TerminalMessages

    # the first variable that is set decides, as POSIX says
    values = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return TerminalMessages(best_language([next(filter(None, values), "")]))


def _sentence(error: CodedError) -> str:
    from companion.i18n import describe

    return describe(error, _system_messages())


def _fail(sentence: str) -> int:
    print_error(f"companion: {sentence}")
    return ERROR
