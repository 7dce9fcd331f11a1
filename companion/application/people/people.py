"""People over all stored games: a new name, two names for one person, and forgetting.

A person is a name. It is replaced in the records themselves, those of deleted games included, so
that whatever is computed from them or exported has the same names.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from pydantic_core import from_json

from companion.application.archive.game_list import OVERVIEWS_KEY
from companion.application.archive.statistics_cache import is_statistics_key, statistics_key
from companion.application.group import saved_groups
from companion.application.group.saved_groups import SavedGroups
from companion.application.people.names_in_text import (
    Forgetting,
    Renaming,
    Replacement,
    changed_lines,
    changed_setting,
    mentions,
    names_by_seat,
    names_in_setting,
    names_somebody_twice,
)
from companion.application.ports import GameId, Rewrite, Store, UnknownGame
from companion.application.series.book import TOLD_KEY
from companion.core.names import comparable_name
from companion.errors import CodedError

_PURGE_KEY = "purge"
"""A setting while names that were forgotten may still be readable in free parts of the file."""
_KNOWN = frozenset(
    (
        *("group", saved_groups.KEY, "series", "customs", "sheets", "house", "favourites"),
        *("unpacking", "deleted-games", "way-in"),
    )
)
"""Settings in which all names are replaced where they can be read."""
_DERIVED = frozenset({OVERVIEWS_KEY, _PURGE_KEY, TOLD_KEY})
"""Settings that are made again from the records, or have no names."""


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
    """What a change of names does to the store. It can be taken back by its inverse."""

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


def plan_rename(store: Store, old: str, new: str) -> NameChange:
    """Return what gives a person another name, perhaps that of another one: then both are one.

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
    settings = _changed_settings(store, lambda _: renaming, lambda groups: groups.renamed(old, new))
    for key, each in settings.items():
        # a series or the last group; a new game being prepared says so itself
        if (
            key in _KNOWN - {saved_groups.KEY}
            and each.after is not None
            and names_somebody_twice(each.after)
        ):
            raise PeopleError(PeopleCode.SAT_TOGETHER, person=old, other=new)
    return NameChange(tuple(found), settings, renamed=(old, new))


def plan_forgetting(
    store: Store,
    names: frozenset[str],
    unnamed: Callable[[int], str],
    group: int | None = None,
) -> NameChange:
    """Return what removes names, and perhaps a saved group, from everything that is stored.

    `unnamed` returns the name of a seat, by its number from 1, whose name nobody has told. Raises
    StorageFault.
    """
    found: list[Rewrite] = []
    for game, lines in _records(store):
        forgetting = Forgetting(names, unnamed, names_by_seat(lines))
        found += _rewrites(game, lines, forgetting)

    def without(groups: SavedGroups) -> SavedGroups:
        kept = groups if group is None else groups.without(group)
        return kept.without_people(names)

    settings = _changed_settings(
        store, lambda text: Forgetting(names, unnamed, names_in_setting(text)), without
    )
    for key, text in store.settings().items():
        after = settings[key].after if key in settings else text
        if not _is_derived(key) and after is not None and _may_hold(key, after, names):
            # what another version wrote, or what cannot be read
            settings[key] = SettingChange(text, None)
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
    settings[OVERVIEWS_KEY] = None
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


def _changed_settings(
    store: Store,
    replacement: Callable[[str], Replacement],
    in_groups: Callable[[SavedGroups], SavedGroups],
) -> dict[str, SettingChange]:
    found: dict[str, SettingChange] = {}
    for key, text in store.settings().items():
        if _is_derived(key) or key == saved_groups.KEY:
            continue
        try:
            after = changed_setting(text, replacement(text))
        except ValueError:
            continue
        if after != text:
            found[key] = SettingChange(text, after)
    groups = saved_groups.load_groups(store)
    changed = in_groups(groups)
    if changed != groups:
        before = store.setting(saved_groups.KEY)
        found[saved_groups.KEY] = SettingChange(before, changed.model_dump_json())
    return found


def _is_derived(key: str) -> bool:
    return key in _DERIVED or is_statistics_key(key)


def _may_hold(key: str, text: str, names: frozenset[str]) -> bool:
    """Whether a name stands in a setting that this version does not know, or cannot read."""
    if key in _KNOWN:
        try:
            from_json(text)
        except ValueError:
            return mentions(text, names)
        return False
    return mentions(text, names)
