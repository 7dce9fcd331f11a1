"""Everything a group keeps apart from its games, as one immutable value."""

from dataclasses import dataclass, field

from companion.application.group.character_library import CharacterLibrary, load_characters
from companion.application.group.favourite_sets import FavouriteSets, load_favourites
from companion.application.group.guests import GuestRights, load_guest_rights
from companion.application.group.last_group import Group, load_group
from companion.application.group.saved_groups import SavedGroups, load_groups
from companion.application.group.scenario_sheets import ScenarioSheets, load_sheets
from companion.application.group.settings import GroupSettings, load_settings
from companion.application.ports import Store
from companion.application.series.book import SeriesBook, load_series


@dataclass(frozen=True, slots=True)
class GroupState:
    """What a group keeps by name: the last group, settings, sets, characters, series, groups."""

    group: Group | None = None
    """None before the first game."""
    settings: GroupSettings = field(default_factory=GroupSettings)
    sheets: ScenarioSheets = field(default_factory=ScenarioSheets)
    custom_characters: CharacterLibrary = field(default_factory=CharacterLibrary)
    favourites: FavouriteSets = field(default_factory=FavouriteSets)
    series: SeriesBook = field(default_factory=SeriesBook)
    groups: SavedGroups = field(default_factory=SavedGroups)
    guest_rights: GuestRights = GuestRights.EVERYTHING


def load_group_state(store: Store) -> GroupState:
    """What is stored; defaults for what cannot be read. Raises StorageFault."""
    return GroupState(
        load_group(store),
        load_settings(store),
        load_sheets(store),
        load_characters(store),
        load_favourites(store),
        load_series(store),
        load_groups(store),
        load_guest_rights(store),
    )
