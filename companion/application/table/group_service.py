"""Changes of what the group keeps apart from its games: store, then publish to every page."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from companion.application.group.character_library import (
    CharacterLibrary,
    load_characters,
    save_characters,
)
from companion.application.group.favourite_sets import (
    FavouriteSets,
    load_favourites,
    save_favourites,
)
from companion.application.group.guests import GuestRights, save_guest_rights
from companion.application.group.last_group import Group, save_group
from companion.application.group.saved_groups import SavedGroups, load_groups, save_groups
from companion.application.group.scenario_sheets import load_sheets, save_sheets
from companion.application.group.settings import GroupSettings, load_settings, save_settings
from companion.application.ports import StorageFault, Store
from companion.application.series.book import (
    BookChange,
    first_told_of_tournaments,
    load_series,
    save_series,
)
from companion.application.table.guest_guard import GuestGuard, restricted
from companion.application.table.publisher import Publisher
from companion.application.table.snapshot import Snapshot, StaleTap


class GroupService:
    """Changes the group's part of the shared state.

    A change depends on no revision, so no tap at the table becomes stale. It is made to what is
    stored: another program on the same file may have changed it.
    """

    def __init__(self, store: Store, publisher: Publisher, guard: GuestGuard) -> None:
        self._store = store
        self._publisher = publisher
        self.guard = guard

    def change_guest_rights(self, rights: GuestRights) -> Snapshot:
        """Choose what guests may do. Raises StorageFault, and GuestRefused for every guest."""
        self.guard.check_host()
        save_guest_rights(self._store, rights)
        return self._publish(guest_rights=rights)

    @restricted
    def hold_coins(self, *, by_tablet: bool) -> Snapshot:
        """Set whether the current game is played without the box's coins.

        Raises StaleTap without a game, and StorageFault.
        """
        now = self._publisher.snapshot
        if now.game is None:
            raise StaleTap()
        group = now.group
        if group is None or not group.plays(now.game):
            group = Group.of(now.game.table.setup, tablet_holds_coins=by_tablet)
        group = group.model_copy(update={"tablet_holds_coins": by_tablet})
        save_group(self._store, group)
        return self._publish(group=group)

    @restricted
    def change_settings(self, change: Callable[[GroupSettings], GroupSettings]) -> Snapshot:
        """Change the group's settings. Raises StorageFault, and whatever `change` raises."""
        settings = change(load_settings(self._store))
        save_settings(self._store, settings)
        return self._publish(settings=settings)

    @restricted
    def save_sheet(self, sheet: str, cards: tuple[str, ...]) -> Snapshot:
        """Store the cards of a scenario sheet.

        Raises StorageFault, or ValidationError for a sheet that no box has.
        """
        sheets = load_sheets(self._store).with_sheet(sheet, cards)
        save_sheets(self._store, sheets)
        return self._publish(sheets=sheets)

    @restricted
    def change_favourites(self, change: Callable[[FavouriteSets], FavouriteSets]) -> Snapshot:
        """Change the group's favourite sets. Raises StorageFault, and whatever `change` raises."""
        favourites = change(load_favourites(self._store))
        save_favourites(self._store, favourites)
        return self._publish(favourites=favourites)

    @restricted
    def change_series(self, change: BookChange) -> Snapshot:
        """Change the book of series. Raises StorageFault, and whatever `change` raises."""
        book = change(load_series(self._store))
        save_series(self._store, book)
        return self._publish(series=book)

    @restricted
    def first_told_of_tournaments(self) -> bool:
        """Remember that the end of tournaments is being told; return whether it had not been.

        False also if that cannot be stored: it is told once it can.
        """
        with suppress(StorageFault):
            return first_told_of_tournaments(self._store)
        return False

    @restricted
    def change_characters(self, change: Callable[[CharacterLibrary], CharacterLibrary]) -> Snapshot:
        """Change the group's custom characters.

        Raises StorageFault, and whatever `change` raises.
        """
        library = change(load_characters(self._store))
        save_characters(self._store, library)
        return self._publish(custom_characters=library)

    @restricted
    def change_groups(self, change: Callable[[SavedGroups], SavedGroups]) -> Snapshot:
        """Change the saved groups. Raises StorageFault, and whatever `change` raises."""
        groups = change(load_groups(self._store))
        save_groups(self._store, groups)
        return self._publish(groups=groups)

    def _publish(self, **changes: Any) -> Snapshot:
        state = replace(self._publisher.snapshot.group_state, **changes)
        return self._publisher.publish(replace(self._publisher.snapshot, group_state=state))
