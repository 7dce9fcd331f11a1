"""Everything a group keeps apart from its games, as one immutable value."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self, TypeVar

from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.devices import GUEST_DEVICES
from companion.application.group.favourite_sets import FAVOURITE_SETS
from companion.application.group.guests import GUEST_RIGHTS
from companion.application.group.last_group import LAST_GROUP
from companion.application.group.marks import MARKS
from companion.application.group.recently_deleted import RECENTLY_DELETED
from companion.application.group.saved_groups import SAVED_GROUPS
from companion.application.group.scenario_sheets import SCENARIO_SHEETS
from companion.application.group.settings import GROUP_SETTINGS
from companion.application.group.stored import Stored
from companion.application.ports import Store
from companion.application.series.book import SERIES_BOOK

_Value = TypeVar("_Value")


@dataclass(frozen=True)
class GroupState:
    """What a group keeps. A new part is listed here and nowhere else."""

    values: Mapping[Stored[Any], Any] = field(default_factory=dict)
    """Those that are not at their default."""

    group = LAST_GROUP
    settings = GROUP_SETTINGS
    sheets = SCENARIO_SHEETS
    custom_characters = CHARACTER_LIBRARY
    favourites = FAVOURITE_SETS
    series = SERIES_BOOK
    groups = SAVED_GROUPS
    guest_rights = GUEST_RIGHTS
    devices = GUEST_DEVICES
    deleted = RECENTLY_DELETED
    marks = MARKS

    @classmethod
    def load(cls, store: Store, parts: Iterable[Stored[Any]]) -> Self:
        """Return the stored values of these parts. Raises StorageFault."""
        state = cls()
        for part in parts:
            state = state.having(part, part.load(store))
        return state

    def __getitem__(self, part: Stored[_Value]) -> _Value:
        value: _Value = self.values.get(part, part.default)
        return value

    def having(self, part: Stored[_Value], value: _Value) -> Self:
        """Return the state with another value of a part."""
        others = {each: of for each, of in self.values.items() if each is not part}
        return type(self)(others if value == part.default else {**others, part: value})


PARTS: Final = tuple(each for each in vars(GroupState).values() if isinstance(each, Stored))
"""All parts."""
