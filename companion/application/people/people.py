"""Renaming, merging and forgetting people in everything that is stored.

A person is a name. It is replaced in the records themselves, deleted games included, so that all
that is computed from them or exported has the same names.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from pydantic_core import from_json

from companion.application.archive.deleted_games import DELETED_GAMES
from companion.application.archive.overviews import OVERVIEWS
from companion.application.archive.statistics_cache import is_statistics_key, statistics_key
from companion.application.group.saved_groups import SAVED_GROUPS
from companion.application.group.setup_progress import SETUP_PROGRESS
from companion.application.group.stored import NamePlaces, Replacement, Stored
from companion.application.group_state import PARTS
from companion.application.people.names_in_text import (
    EVERYWHERE,
    Forgetting,
    Renaming,
    changed_lines,
    changed_setting,
    mentions,
    names_by_seat,
    names_in_setting,
    names_somebody_twice,
)
from companion.application.ports import GameId, Rewrite, Store, UnknownGame
from companion.core.names import comparable_name
from companion.errors import CodedError

_PURGE_KEY = "purge"
"""A setting while forgotten names may still be readable in free parts of the file."""
_WITHOUT_NAMES = (SETUP_PROGRESS, DELETED_GAMES)


class PeopleCode(StrEnum):
    """Why two people cannot be one, with the parameters of each code."""

    SAT_TOGETHER = "people_sat_together"
    """`person`, `other`: both have played in one game or one series."""


class PeopleError(CodedError):
    """Two people cannot be one; nothing was changed."""

    code: PeopleCode


@dataclass(frozen=True, slots=True)
class SettingChange:
    """A setting before and after; None where there is none."""

    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class NameChange:
    """What a change of names does to the store; its inverse takes it back."""

    lines: tuple[Rewrite, ...] = ()
    settings: Mapping[str, SettingChange] = field(default_factory=dict)
    renamed: tuple[str, str] | None = None
    """The old and the new name; None if names are forgotten."""
    purges: bool = False
    """Whether the old text must not be readable anywhere afterwards."""

    @property
    def games(self) -> frozenset[GameId]:
        """The games that have the names."""
        return frozenset(line.game for line in self.lines)

    @property
    def inverse(self) -> "NameChange":
        """The change that takes this one back."""
        lines = (Rewrite(line.game, line.number, line.after, line.before) for line in self.lines)
        settings = {
            key: SettingChange(each.after, each.before) for key, each in self.settings.items()
        }
        return NameChange(tuple(lines), settings, self.renamed and self.renamed[::-1])


def plan_rename(
    store: Store, old: str, new: str, parts: Iterable[Stored[Any]] = PARTS
) -> NameChange:
    """Return the change that renames a person; with the name of another one, both are merged.

    Raises PeopleError if both have played together, and StorageFault.
    """
    renaming, same = Renaming(old, new), comparable_name(new)
    found: list[Rewrite] = []
    for game, lines in _records(store):
        seats = names_by_seat(lines)
        if old not in seats:
            continue
        others = [of for name, of in seats.items() if name != old and comparable_name(name) == same]
        if any(len(seats[old] | of) > 1 for of in others):
            raise PeopleError(PeopleCode.SAT_TOGETHER, person=old, other=new)
        found += _rewrites(game, lines, renaming)
    settings: dict[str, SettingChange] = {}
    for each in _settings(store, parts):
        after = each.with_names(renaming)
        if after == each.text:
            continue
        if each.names_somebody_twice(after):
            raise PeopleError(PeopleCode.SAT_TOGETHER, person=old, other=new)
        settings[each.key] = SettingChange(each.text, after)
    return NameChange(tuple(found), settings, renamed=(old, new))


def plan_forgetting(
    store: Store,
    names: frozenset[str],
    unnamed: Callable[[int], str],
    group: int | None = None,
    parts: Iterable[Stored[Any]] = PARTS,
) -> NameChange:
    """Return the change that removes names, and perhaps a saved group, from all that is stored.

    `unnamed` returns what a seat without a name is called, by its number from 1. Raises
    StorageFault.
    """
    found: list[Rewrite] = []
    for game, lines in _records(store):
        forgetting = Forgetting(names, unnamed, names_by_seat(lines))
        found += _rewrites(game, lines, forgetting)
    settings: dict[str, SettingChange] = {}
    for each in _settings(store, parts):
        occurring = names_in_setting(each.text, each.places)
        text = each.with_names(Forgetting(names, unnamed, occurring))
        if each.part is SAVED_GROUPS and group is not None:
            text = _without_group(text, group)
        after = None if each.may_mention(text, names) else text
        if after != each.text:
            settings[each.key] = SettingChange(each.text, after)
    return NameChange(tuple(found), settings, purges=True)


def apply_change(store: Store, change: NameChange) -> None:
    """Carry out a change, all of it or nothing.

    A setting that has changed since it was planned stays as it is. Raises StorageFault, and
    StaleWrite if a record is no longer as it was planned.
    """
    settings = {
        key: each.after
        for key, each in change.settings.items()
        if store.setting(key) == each.before
    }
    # they are made again from the records
    settings[OVERVIEWS.key] = None
    if change.purges:
        settings |= dict.fromkeys(map(statistics_key, change.games))
        settings[_PURGE_KEY] = "1"
    store.rewrite(change.lines, settings)


def purge(store: Store) -> None:
    """Erase what is no longer stored but may still be readable. Raises StorageFault."""
    if store.setting(_PURGE_KEY) is None:
        return
    store.purge()
    store.set_setting(_PURGE_KEY, None)


def _records(store: Store) -> Iterator[tuple[GameId, tuple[str, ...]]]:
    for game in store.games():
        try:
            yield game.id, store.lines(game.id)
        except UnknownGame:
            # removed meanwhile
            continue


def _rewrites(game: GameId, lines: tuple[str, ...], replacement: Replacement) -> Iterator[Rewrite]:
    for number, text in changed_lines(lines, replacement).items():
        yield Rewrite(game, number, lines[number], text)


@dataclass(frozen=True, slots=True)
class _Setting:
    """A stored text that may have names."""

    key: str
    text: str
    part: Stored[Any] | None
    """None for a draft, and for what another version wrote."""

    @property
    def places(self) -> NamePlaces:
        """Where its names stand."""
        return EVERYWHERE if self.part is None else self.part.names

    def with_names(self, replacement: Replacement) -> str:
        """Return the text after a replacement; as it is where it cannot be read."""
        part = self.part
        with suppress(ValueError):
            if part is not None and part.replace_names is not None:
                before = part.read(self.text)
                after = part.replace_names(before, replacement)
                return self.text if after == before else part.write(after)
        with suppress(ValueError):
            return changed_setting(self.text, replacement, self.places)
        return self.text

    def names_somebody_twice(self, text: str) -> bool:
        """Return whether somebody is twice among the people of a series, or of the last group.

        In a saved group both become one, and a new game that is being prepared says so itself.
        """
        if self.part is None or self.part.replace_names is not None:
            return False
        return names_somebody_twice(text, self.places)

    def may_mention(self, text: str, names: frozenset[str]) -> bool:
        """Return whether a name stands in a text that no part, or no version, can read."""
        if self.part is not None:
            with suppress(ValueError):
                from_json(text)
                return False
        return mentions(text, names)


def _settings(store: Store, parts: Iterable[Stored[Any]]) -> Iterator[_Setting]:
    """Yield the settings, without those that are made again from the records."""
    known = {key: part for part in (*parts, *_WITHOUT_NAMES) for key in part.keys}
    for key, text in store.settings().items():
        if key != OVERVIEWS.key and not is_statistics_key(key):
            yield _Setting(key, text, known.get(key))


def _without_group(text: str, group: int) -> str:
    with suppress(ValueError):
        return SAVED_GROUPS.write(SAVED_GROUPS.read(text).without(group))
    return text
