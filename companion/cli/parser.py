"""Reads the command line into the options of a command."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion import __version__
from companion.cli.arguments import (
    COMMAND_METAVAR,
    ArgumentCode,
    BadArgument,
    GetText,
    Parser,
    UnknownCommand,
    choice,
    integer,
    printable_excerpt,
)
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

if TYPE_CHECKING:
    from companion.i18n import Messages

_AddArgument = Callable[..., object]
"""Adds an argument to a parser or to one of its groups."""
_MAX_PORT = 65535
_EXCLUDED: Mapping[str, Sequence[str]] = {
    "check": ("show", "players", "edition", "simulate"),
    "show": ("players", "edition"),
}
"""Options of `scenarios`, each with those that would have no effect next to it."""


def parse_serve_options(arguments: Sequence[str] | None) -> ServeOptions | None:
    """Return the options of serving, or None if the full parser is needed.

    The default command starts without loading messages or other commands. Raises BadArgument.
    """
    parser = _serve_parser()
    namespace, unknown = parser.parse_known_args(arguments, _serve_defaults())
    return None if unknown else _serve_options(namespace)


def parse_options(arguments: Sequence[str] | None, messages: "Messages") -> Options:
    """Return the options of the command. `--help` and `--version` print and raise SystemExit.

    Raises BadArgument.
    """
    try:
        namespace, unknown = _full_parser(messages).parse_known_args(arguments, _serve_defaults())
    except UnknownCommand:
        # an unknown option may precede what argparse took for the command
        _, unknown = _serve_parser().parse_known_args(arguments)
    if unknown:
        raise BadArgument(ArgumentCode.UNKNOWN, argument=printable_excerpt(unknown[0]))
    return _READERS[namespace.command](namespace)


def _serve_defaults() -> argparse.Namespace:
    """Return the defaults of serving.

    As defaults of the parser, those of `serve` would overwrite options given before the command.
    """
    return argparse.Namespace(data=None, host=None, port=None, no_browser=False)


def _serve_parser() -> Parser:
    """Return a parser of the options of serving, without help."""
    parser = Parser(prog="companion")
    _add_serve_options(parser.add_argument, lambda _: "")
    return parser


def _full_parser(messages: "Messages") -> Parser:
    text = messages.text
    parser = Parser(prog="companion", text=text, description=text("cli-description"))
    parser.set_defaults(command="serve")
    commands = parser.add_subparsers(
        title=text("cli-arguments"), dest="command", metavar=COMMAND_METAVAR
    )

    def new(command: str) -> Parser:
        return commands.add_parser(command, text=text, help=text(f"cli-{command}"))

    _add_serve_options(_options(new("serve"), text), text)
    replay = new("replay")
    _arguments(replay, text)("file", metavar="FILE", help=text("cli-replay-file"))
    _options(replay, text)("--each", action="store_true", help=text("cli-replay-each"))
    _add_rules_arguments(new("rules"), messages)
    _add_scenarios_options(_options(new("scenarios"), text), text)
    for command in ("backup", "restore", "table"):
        moving = new(command)
        _arguments(moving, text)(
            "file", type=Path, metavar="FILE", help=text(f"cli-{command}-file")
        )
        _options(moving, text)
    build_site = new("build-site")
    _arguments(build_site, text)(
        "folder", type=Path, metavar="DIR", help=text("cli-build-site-folder")
    )
    _options(build_site, text)(
        "--wheels", type=Path, metavar="DIR", help=text("cli-build-site-wheels")
    )
    add = _options(parser, text)
    _add_serve_options(add, text)
    version = f"companion {__version__}"
    add("--version", action="version", version=version, help=text("cli-version"))
    return parser


def _arguments(parser: Parser, text: GetText) -> _AddArgument:
    """Return what adds the positional arguments of a command."""
    return parser.add_argument_group(text("cli-arguments")).add_argument


def _options(parser: Parser, text: GetText) -> _AddArgument:
    """Return what adds the options of a command, of which --help is the first."""
    group = parser.add_argument_group(text("cli-options"))
    group.add_argument("-h", "--help", action="help", help=text("cli-help"))
    return group.add_argument


def _add_serve_options(add: _AddArgument, text: GetText) -> None:
    unset = argparse.SUPPRESS
    add("--data", type=Path, metavar="DIR", default=unset, help=text("cli-data"))
    add("--host", default=unset, help=text("cli-host"))
    port = integer("--port", 0, _MAX_PORT)
    add("--port", type=port, default=unset, help=text("cli-port"))
    add("--no-browser", action="store_true", default=unset, help=text("cli-no-browser"))


def _add_rules_arguments(parser: Parser, messages: "Messages") -> None:
    from companion.core.boxes import EditionId
    from companion.i18n import Language

    text = messages.text
    _arguments(parser, text)("words", nargs="+", metavar="WORDS", help=text("cli-rules-words"))
    add = _options(parser, text)
    add(
        "--lang",
        type=choice("--lang", Language),
        metavar="LANG",
        default=messages.language,
        help=text("cli-rules-lang", languages=", ".join(Language)),
    )
    add(
        "--edition",
        type=choice("--edition", EditionId),
        metavar="first|second",
        default=EditionId.FIRST,
        help=text("cli-rules-edition"),
    )


def _add_scenarios_options(add: _AddArgument, text: GetText) -> None:
    from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId

    add(
        "--players",
        type=integer("--players", FEWEST_PLAYERS, MOST_PLAYERS),
        metavar="N",
        help=text("cli-scenarios-players"),
    )
    add(
        "--edition",
        type=choice("--edition", EditionId),
        metavar="first|second",
        help=text("cli-scenarios-edition"),
    )
    add("--show", metavar="ID", help=text("cli-scenarios-show"))
    add("--check", metavar="FILE|LINK", help=text("cli-scenarios-check"))
    add("--simulate", action="store_true", help=text("cli-scenarios-simulate"))


def _serve_options(namespace: argparse.Namespace) -> ServeOptions:
    return ServeOptions(
        namespace.data, namespace.host, namespace.port, browser=not namespace.no_browser
    )


def _scenarios_options(namespace: argparse.Namespace) -> ScenariosOptions:
    given = {name for name, value in vars(namespace).items() if value not in (None, False)}
    for option, others in _EXCLUDED.items():
        for other in others:
            if {option, other} <= given:
                raise BadArgument(
                    ArgumentCode.EXCLUSIVE, argument=f"--{option}", other=f"--{other}"
                )
    return ScenariosOptions(
        namespace.players, namespace.edition, namespace.show, namespace.check, namespace.simulate
    )


def _backup_options(namespace: argparse.Namespace) -> BackupOptions:
    return BackupOptions(namespace.data, namespace.file, namespace.command == "restore")


_READERS: Mapping[str, Callable[[argparse.Namespace], Options]] = {
    "backup": _backup_options,
    "build-site": lambda given: BuildSiteOptions(given.folder, given.wheels),
    "serve": _serve_options,
    "replay": lambda given: ReplayOptions(given.file, given.each),
    "restore": _backup_options,
    "rules": lambda given: RulesOptions(" ".join(given.words), given.lang, given.edition),
    "scenarios": _scenarios_options,
    "table": lambda given: TableOptions(given.data, given.file),
}
