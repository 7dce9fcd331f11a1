"""What a group keeps apart from its games, described part by part: `Stored`."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, Self, TypeVar, overload

from companion.application.ports import Store

_log = logging.getLogger(__name__)

_Value = TypeVar("_Value")

_UNREADABLE: Final = "-unreadable"
"""Follows the key of a text that was set aside."""


class Replacement(ABC):
    """What names become in one record or one setting."""

    @abstractmethod
    def name(self, name: str, seat: int) -> str:
        """Return the name of a seat, changed or not."""

    def person(self, name: str) -> str | None:
        """Return the name of somebody without a seat, changed or not; None to leave them out."""
        return self.name(name, 0)

    def text(self, text: str) -> str:
        """Return a text that people have written, changed or not."""
        return text


@dataclass(frozen=True, slots=True)
class NamePlaces:
    """Where names of people stand in a JSON text."""

    people: frozenset[str] = frozenset()
    """The keys whose texts are names."""
    texts: frozenset[str] = frozenset()
    """The keys whose texts people have written: they may mention somebody."""


class StoredValues(Protocol):
    """An object whose class has `Stored` as attributes."""

    def __getitem__(self, part: "Stored[_Value]") -> _Value:
        """Return the value of a part."""


def _as_json(value: Any) -> str:
    return str(value.model_dump_json(by_alias=True))


def _lacks(merged: Any, found: Any) -> bool:
    """Return whether one of the fields of `found` has something that `merged` has not."""
    for name, value in found:
        kept = getattr(merged, name)
        if isinstance(value, dict) and value.items() <= kept.items():
            continue
        if isinstance(value, tuple) and all(each in kept for each in value):
            continue
        if value not in (None, kept):
            return True
    return False


@dataclass(frozen=True, slots=True)
class InBackup(Generic[_Value]):
    """How a part is kept in backups."""

    name: str
    """Its key in the file."""
    merge: Callable[[_Value, _Value], _Value]
    """Return what is here, which counts where both differ, with what the backup adds to it.

    Raises ValidationError for more than a group may keep: nothing is added then.
    """
    lacks: Callable[[_Value, _Value], bool] = _lacks
    """Return whether a merged value lacks something of the backup, which people are told."""


@dataclass(frozen=True, slots=True, eq=False)
class Stored(Generic[_Value]):
    """A part of what a group keeps: one immutable value, as text under one key of the store.

    As a class attribute, it is the value of that part on the instances.
    """

    key: str
    read: Callable[[str], _Value]
    """Parse the text. Raises ValueError."""
    default: _Value
    """The value until there is one that can be read."""
    write: Callable[[_Value], str] = _as_json
    old_keys: tuple[str, ...] = ()
    """Keys of earlier versions, the newest first, which are read where `key` is missing."""
    in_backup: InBackup[_Value] | None = None
    """None for what belongs to one device."""
    names: NamePlaces = NamePlaces()
    replace_names: Callable[[_Value, Replacement], _Value] | None = None
    """Replace the names in a value, for a part where another name is not all that changes."""
    host_only: bool = False
    """Whether guests may not change it, whatever else they may do."""

    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...

    @overload
    def __get__(self, instance: StoredValues, owner: type) -> _Value: ...

    def __get__(self, instance: StoredValues | None, owner: type) -> Self | _Value:
        """Return the part's value on an instance, and the part itself on its class."""
        return self if instance is None else instance[self]

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys, the one that counts first."""
        return (self.key, *self.old_keys)

    def load(self, store: Store) -> _Value:
        """Return the stored value, or the default. Raises StorageFault."""
        _, text = next(self._found(store), ("", None))
        if text is None:
            return self.default
        try:
            return self.read(text)
        except ValueError:
            # a setting of another version, or a damaged one, must not keep people from playing
            _log.warning("ignored the unreadable setting %r", self.key)
            return self.default

    def save(self, store: Store, value: _Value) -> None:
        """Store a value. Raises StorageFault."""
        store.rewrite((), self.changes(store, value))

    def remove(self, store: Store) -> None:
        """Remove the stored value, if there is one. Raises StorageFault."""
        if found := dict.fromkeys(key for key, _ in self._found(store)):
            store.rewrite((), found)

    def changes(self, store: Store, value: _Value) -> dict[str, str | None]:
        """Return the settings that store a value; None for those to be removed.

        A text that cannot be read is set aside. Raises StorageFault.
        """
        changed: dict[str, str | None] = {}
        for key, text in self._found(store):
            if not changed and not self._can_read(text):
                # a later version may have written it, and may be started again
                changed[self.key + _UNREADABLE] = text
            changed[key] = None
        return changed | {self.key: self.write(value)}

    def _found(self, store: Store) -> Iterator[tuple[str, str]]:
        """Yield what is stored under the keys, the text that counts first."""
        for key in self.keys:
            if (text := store.setting(key)) is not None:
                yield key, text

    def _can_read(self, text: str) -> bool:
        try:
            self.read(text)
        except ValueError:
            return False
        return True
