"""`companion scenarios`: list, show, check and simulate sets."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.cli.arguments import ArgumentCode, BadArgument, printable_excerpt
from companion.cli.options import ScenariosOptions
from companion.content.set_catalogue import Scenario, scenario, scenarios
from companion.core import EditionId, RuleViolation
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


class InvalidSet(Exception):
    """The set breaks set-building rules; `defects` lists all violations."""

    def __init__(self, shared: SharedSet, defects: Sequence[RuleViolation]) -> None:
        super().__init__(shared, defects)
        self.defects = tuple(defects)
        self.custom = shared.house


def run(options: ScenariosOptions, messages: Messages) -> int:
    """Print sets and return 0; 1 if no set was found.

    Raises BadArgument for an unknown set, InvalidSet and SetCodeError for a set to check, and
    ContentError.
    """
    found = False
    for line in _lines(options, messages):
        print(line, flush=True)
        found = True
    if not found:
        print(messages.text("cli-scenarios-nothing"), file=sys.stderr)
    return 0 if found else 1


def _lines(options: ScenariosOptions, messages: Messages) -> Iterator[str]:
    if options.check is not None:
        yield from _checked(options.check, messages)
    elif options.show is not None:
        found = scenario(options.show)
        if found is None:
            raise BadArgument(ArgumentCode.UNKNOWN_SCENARIO, id=printable_excerpt(options.show))
        statistics = simulate_set(found) if options.simulate else _stored(found)
        yield from _described(found, statistics, messages)
    else:
        for each in scenarios(options.edition, options.players):
            yield _row(each, messages)
            if options.simulate:
                yield from _statistics_lines(simulate_set(each), messages)


def _checked(text: str, messages: Messages) -> Iterator[str]:
    """Yield the set and that it is valid. Raises BadArgument, SetCodeError or InvalidSet."""
    content = _read_file(text)
    try:
        shared = decode_set(text if content is None else content)
    except SetCodeError as error:
        if content is None and error.code is SetCodeDefect.DAMAGED:
            raise BadArgument(
                ArgumentCode.NEITHER_FILE_NOR_SET, text=printable_excerpt(text)
            ) from error
        raise
    defects = shared.defects()
    if defects:
        raise InvalidSet(shared, defects)
    head = _head(shared.edition, shared.players, messages)
    yield messages.labelled(head, _names(shared, messages))
    yield messages.text("builder-lawful")


def _read_file(path: str) -> str | None:
    """Return the beginning of a file as text, or None if it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            return text_of_file(file.read(MAX_FILE_BYTES))
    except (OSError, ValueError):
        return None


def _names(shared: SharedSet, messages: Messages) -> str:
    custom = {each.id: each.name for each in shared.house}
    return _listed((_name(card, messages, custom.get(card)) for card in shared.cards), messages)


def _listed(words: Iterable[str], messages: Messages) -> str:
    return messages.language.profile.list_separator.join(words)


def _name(card: str, messages: Messages, custom_name: str | None = None) -> str:
    return messages.text("name-of-character", character=CharacterName(card, custom_name))


def _head(edition: EditionId, players: int, messages: Messages) -> str:
    return messages.text("set-step", edition=messages.text(f"edition-{edition}"), count=players)


def _title(each: Scenario, messages: Messages) -> str:
    if each.name is not None:
        name = messages.text(each.name)
        return f"{name} ({messages.text('set-ours')})" if each.ours else name
    title = messages.text("set-printed", count=each.players)
    return f"{title}, {messages.text(f'printing-{each.printing}')}" if each.printing else title


def _row(each: Scenario, messages: Messages) -> str:
    cards = _listed((_name(card, messages) for card in each.cards), messages)
    return f"{each.id}\t{each.edition}\t{each.players}\t{_title(each, messages)}\t{cards}"


def _described(each: Scenario, statistics: Statistics | None, messages: Messages) -> Iterator[str]:
    yield _title(each, messages)
    if each.ours:
        yield messages.text(f"{each.name}.line")
    yield _head(each.edition, each.players, messages)
    yield _listed((_name(card, messages) for card in each.cards), messages)
    yield encode_set(SharedSet(each.edition, each.players, each.cards))
    if statistics is not None:
        yield from _statistics_lines(statistics, messages)


def _statistics_lines(statistics: Statistics, messages: Messages) -> Iterator[str]:
    yield f"  {messages.text('simulated-title', games=statistics.games)}"
    figures = {
        name: decimal(getattr(statistics, name), messages.language)
        for name in ("turns", "bank", "taken")
    }
    for name in ("thirteen", "bankruptcy", "cheat", "opposed"):
        share = round(100 * getattr(statistics, name))
        figures[name] = messages.text("percent", share=share)
    for name, figure in figures.items():
        yield f"  {messages.labelled(messages.text(f'simulated-{name}'), figure)}"


def _stored(each: Scenario) -> Statistics | None:
    return stored_statistics().get(set_key(each.edition, each.players, each.cards))
