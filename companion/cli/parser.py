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
    unknown_argument,
)
from companion.cli.options import (
    BackupOptions,
    BuildSiteOptions,
    Options,
    ReplayOptions,
    RulesOptions,
    ScenariosOptions,
    ServeOptions,
)

if TYPE_CHECKING:
    from companion.i18n import Messages

_MAX_PORT = 65535
_EXCLUDED: Mapping[str, Sequence[str]] = {
    "check": ("show", "players", "edition", "simulate"),
    "show": ("players", "edition"),
}
"""Options of scenarios, each with those that would have no effect beside it."""


def parse_serve_options(arguments: Sequence[str] | None) -> ServeOptions | None:
    """Return the options of serving, or None if the full parser is needed.

    The default command starts without loading messages or other commands. Raises BadArgument.
    """
    parser = _serve_parser(lambda _: "")
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
        _, unknown = _serve_parser(lambda _: "").parse_known_args(arguments)
    if unknown:
        raise unknown_argument(unknown[0])
    return _READERS[namespace.command](namespace)


def _serve_defaults() -> argparse.Namespace:
    """Return the defaults of serving.

    As defaults of the parser, those of `serve` would overwrite options given before the command.
    """
    return argparse.Namespace(data=None, host=None, port=None, no_browser=False)


def _serve_parser(text: GetText) -> Parser:
    parser = Parser(prog="companion")
    unset = argparse.SUPPRESS
    parser.add_argument("--data", type=Path, metavar="DIR", default=unset, help=text("cli-data"))
    parser.add_argument("--host", default=unset, help=text("cli-host"))
    port = integer("--port", 0, _MAX_PORT)
    parser.add_argument("--port", type=port, default=unset, help=text("cli-port"))
    parser.add_argument(
        "--no-browser", action="store_true", default=unset, help=text("cli-no-browser")
    )
    return parser


def _full_parser(messages: "Messages") -> Parser:
    text = messages.text
    serve = _serve_parser(text)
    parser = Parser(
        prog="companion", text=text, description=text("cli-description"), parents=[serve]
    )
    version = f"companion {__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("cli-version"))
    parser.set_defaults(command="serve")
    commands = parser.add_subparsers(dest="command", metavar=COMMAND_METAVAR)
    commands.add_parser("serve", text=text, parents=[serve], help=text("cli-serve"))
    replay = commands.add_parser("replay", text=text, help=text("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=text("cli-replay-file"))
    replay.add_argument("--each", action="store_true", help=text("cli-replay-each"))
    _add_rules_arguments(commands.add_parser("rules", text=text, help=text("cli-rules")), messages)
    _add_scenarios_arguments(
        commands.add_parser("scenarios", text=text, help=text("cli-scenarios")), text
    )
    for command in ("backup", "restore"):
        moving = commands.add_parser(command, text=text, help=text(f"cli-{command}"))
        moving.add_argument("file", type=Path, metavar="FILE", help=text(f"cli-{command}-file"))
    build_site = commands.add_parser("build-site", text=text, help=text("cli-build-site"))
    build_site.add_argument("folder", type=Path, metavar="DIR", help=text("cli-build-site-folder"))
    build_site.add_argument(
        "--wheels", type=Path, metavar="DIR", help=text("cli-build-site-wheels")
    )
    return parser


def _add_rules_arguments(parser: argparse.ArgumentParser, messages: "Messages") -> None:
    from companion.core.boxes import EditionId
    from companion.i18n import Language

    text = messages.text
    parser.add_argument("words", nargs="+", metavar="WORDS", help=text("cli-rules-words"))
    parser.add_argument(
        "--lang",
        type=choice("--lang", Language),
        metavar="LANG",
        default=messages.language,
        help=text("cli-rules-lang", languages=", ".join(Language)),
    )
    parser.add_argument(
        "--edition",
        type=choice("--edition", EditionId),
        metavar="first|second",
        default=EditionId.FIRST,
        help=text("cli-rules-edition"),
    )


def _add_scenarios_arguments(parser: argparse.ArgumentParser, text: GetText) -> None:
    from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId

    parser.add_argument(
        "--players",
        type=integer("--players", FEWEST_PLAYERS, MOST_PLAYERS),
        metavar="N",
        help=text("cli-scenarios-players"),
    )
    parser.add_argument(
        "--edition",
        type=choice("--edition", EditionId),
        metavar="first|second",
        help=text("cli-scenarios-edition"),
    )
    parser.add_argument("--show", metavar="ID", help=text("cli-scenarios-show"))
    parser.add_argument("--check", metavar="FILE|LINK", help=text("cli-scenarios-check"))
    parser.add_argument("--simulate", action="store_true", help=text("cli-scenarios-simulate"))


def _serve_options(namespace: argparse.Namespace) -> ServeOptions:
    return ServeOptions(
        namespace.data, namespace.host, namespace.port, browser=not namespace.no_browser
    )


def _replay_options(namespace: argparse.Namespace) -> ReplayOptions:
    return ReplayOptions(namespace.file, namespace.each)


def _rules_options(namespace: argparse.Namespace) -> RulesOptions:
    return RulesOptions(" ".join(namespace.words), namespace.lang, namespace.edition)


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


def _build_site_options(namespace: argparse.Namespace) -> BuildSiteOptions:
    return BuildSiteOptions(namespace.folder, namespace.wheels)


def _backup_options(namespace: argparse.Namespace) -> BackupOptions:
    return BackupOptions(namespace.data, namespace.file, namespace.command == "restore")


_READERS: Mapping[str, Callable[[argparse.Namespace], Options]] = {
    "backup": _backup_options,
    "build-site": _build_site_options,
    "serve": _serve_options,
    "replay": _replay_options,
    "restore": _backup_options,
    "rules": _rules_options,
    "scenarios": _scenarios_options,
}
