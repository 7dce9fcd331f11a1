"""Everything a group keeps beside its games, as one value for the screens."""

from dataclasses import dataclass, field

from companion.application.character_library import CharacterLibrary, house_of
from companion.application.group import Group, last_group
from companion.application.group_settings import GroupSettings, customs_of
from companion.application.ports import Store
from companion.application.scenario_sheets import Sheets, sheets_of


@dataclass(frozen=True, slots=True)
class GroupState:
    """What is kept; nothing of it is there on a first evening."""

    group: Group | None = None
    """The group that played last."""
    customs: GroupSettings = field(default_factory=GroupSettings)
    sheets: Sheets = field(default_factory=Sheets)
    house: CharacterLibrary = field(default_factory=CharacterLibrary)


def kept_in(store: Store) -> GroupState:
    """What the store has of it; what cannot be read is passed over. Raises StorageFault."""
    return GroupState(last_group(store), customs_of(store), sheets_of(store), house_of(store))
