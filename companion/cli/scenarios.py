"""`companion scenarios`: the sets there are, one of them, what is wrong with one, and figures."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.cli.arguments import BadArgument, number, one_of, shown
from companion.content.set_catalogue import Scenario, scenario, scenarios
from companion.core.boxes import FEWEST_PLAYERS, MOST_PLAYERS, EditionId
from companion.core.errors import RuleViolation
from companion.i18n import CharacterName, Messages
from companion.i18n.numbers import decimal
from companion.sharing import (
    MAX_FILE_BYTES,
    SetCodeDefect,
    SetCodeError,
    SharedSet,
    decode_set,
    encode_set,
    text_of_file,
)
from companion.simulation import Statistics
from companion.simulation.stored_statistics import set_key, simulate_set, stored_statistics

_WITHOUT = {
    "check": ("show", "players", "edition", "simulate"),
    "show": ("players", "edition"),
}
"""Options, each with those that would say nothing beside it."""


class Unlawful(Exception):
    """A set cannot be played, or breaks a rule of choosing; `defects` says all that is wrong."""

    def __init__(self, shared: SharedSet, defects: Sequence[RuleViolation]) -> None:
        super().__init__(shared, defects)
        self.defects = tuple(defects)
        self.house = shared.house


def add_arguments(parser: argparse.ArgumentParser, say: Messages) -> None:
    """Describe the options of the command."""
    parser.add_argument(
        "--players",
        type=number("--players", FEWEST_PLAYERS, MOST_PLAYERS),
        metavar="N",
        help=say.text("cli-scenarios-players"),
    )
    parser.add_argument(
        "--edition",
        type=one_of("--edition", EditionId),
        metavar="first|second",
        help=say.text("cli-scenarios-edition"),
    )
    parser.add_argument("--show", metavar="ID", help=say.text("cli-scenarios-show"))
    parser.add_argument("--check", metavar="FILE|LINK", help=say.text("cli-scenarios-check"))
    parser.add_argument("--simulate", action="store_true", help=say.text("cli-scenarios-simulate"))


def refuse_contradictions(chosen: argparse.Namespace) -> None:
    """Raise BadArgument where one option leaves another without any meaning."""
    given = {name for name, value in vars(chosen).items() if value not in (None, False)}
    for option, others in _WITHOUT.items():
        for other in others:
            if {option, other} <= given:
                raise BadArgument("arguments_exclusive", argument=f"--{option}", other=f"--{other}")


def run(chosen: argparse.Namespace, say: Messages) -> int:
    """Print what was asked for; 1 if nothing was found.

    Raises BadArgument for what is no set, Unlawful for a set that cannot be played, SetCodeError
    for a text that says none.
    """
    found = False
    for line in _lines(chosen, say):
        print(line, flush=True)
        found = True
    if not found:
        print(say.text("cli-scenarios-nothing"), file=sys.stderr)
    return 0 if found else 1


def _lines(chosen: argparse.Namespace, say: Messages) -> Iterator[str]:
    if chosen.check is not None:
        yield from _checked(chosen.check, say)
    elif chosen.show is not None:
        found = scenario(chosen.show)
        if found is None:
            raise BadArgument("unknown_scenario", id=shown(chosen.show))
        figures = simulate_set(found) if chosen.simulate else _known(found)
        yield from _described(found, figures, say)
    else:
        for each in scenarios(chosen.edition, chosen.players):
            yield _row(each, say)
            if chosen.simulate:
                yield from _figures(simulate_set(each), say)


def _checked(asked: str, say: Messages) -> Iterator[str]:
    """What the set is, where nothing is wrong with it."""
    written = _file(asked)
    try:
        shared = decode_set(asked if written is None else written)
    except SetCodeError as fault:
        if written is None and fault.code is SetCodeDefect.DAMAGED:
            raise BadArgument("neither_file_nor_set", text=shown(asked)) from fault
        raise
    defects = shared.defects()
    if defects:
        raise Unlawful(shared, defects)
    yield f"{_head(shared.edition, shared.players, say)}: {_names(shared, say)}"
    yield say.text("builder-lawful")


def _file(asked: str) -> str | None:
    """What is written in the file of that name; None if there is none to be read."""
    try:
        with Path(asked).open("rb") as file:
            return text_of_file(file.read(MAX_FILE_BYTES))
    except (OSError, ValueError):
        return None


def _names(shared: SharedSet, say: Messages) -> str:
    given = {each.id: each.name for each in shared.house}
    return ", ".join(_name(card, say, given.get(card)) for card in shared.cards)


def _name(card: str, say: Messages, given: str | None = None) -> str:
    return say.text("name-of-character", character=CharacterName(card, given))


def _head(edition: EditionId, players: int, say: Messages) -> str:
    return say.text("set-step", edition=say.text(f"edition-{edition}"), count=players)


def _title(each: Scenario, say: Messages) -> str:
    if each.name is not None:
        return f"{say.text(each.name)} ({say.text('set-ours')})"
    title = say.text("set-printed", count=each.players)
    return f"{title}, {say.text(f'printing-{each.printing}')}" if each.printing else title


def _row(each: Scenario, say: Messages) -> str:
    cards = ", ".join(_name(card, say) for card in each.cards)
    return f"{each.id}\t{each.edition}\t{each.players}\t{_title(each, say)}\t{cards}"


def _described(each: Scenario, figures: Statistics | None, say: Messages) -> Iterator[str]:
    yield _title(each, say)
    if each.name is not None:
        yield say.text(f"{each.name}.line")
    yield _head(each.edition, each.players, say)
    yield ", ".join(_name(card, say) for card in each.cards)
    yield encode_set(SharedSet(each.edition, each.players, each.cards))
    if figures is not None:
        yield from _figures(figures, say)


def _figures(figures: Statistics, say: Messages) -> Iterator[str]:
    yield f"  {say.text('simulated-title', games=figures.games)}"
    yield f"  {say.text('simulated-turns')}: {decimal(figures.turns, say.language)}"
    yield f"  {say.text('simulated-bank')}: {decimal(figures.bank, say.language)}"
    for name in ("thirteen", "bankruptcy", "cheat", "opposed"):
        share = round(100 * getattr(figures, name))
        yield f"  {say.text(f'simulated-{name}')}: {say.text('percent', share=share)}"


def _known(each: Scenario) -> Statistics | None:
    return stored_statistics().get(set_key(each.edition, each.players, each.cards))
