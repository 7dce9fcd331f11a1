"""Changes of what the group keeps apart from its games: store, then publish to every page."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeVar

from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.recently_deleted import RECENTLY_DELETED, Deleted, Thing
from companion.application.group.saved_groups import SAVED_GROUPS, SavedGroup
from companion.application.group.scenario_sheets import SCENARIO_SHEETS, CopiedSheet
from companion.application.group.setup_progress import SETUP_PROGRESS, SetupProgress
from companion.application.group.stored import Stored
from companion.application.ports import GameId, StorageFault
from companion.application.series.book import TOURNAMENTS_TOLD
from companion.application.table.guest_guard import Service, restricted
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.custom_characters import CustomCharacter

_Value = TypeVar("_Value")


_DRAFT: Final[Stored[str | None]] = Stored(key="new_game_draft", read=str, default=None, write=str)
"""An unfinished new game, as its form writes it; of the site, which has one page at a time."""


class GroupService(Service):
    """Changes the group's part of the shared state.

    A change depends on no revision, so no tap at the table becomes stale. It is made to what is
    stored: another program on the same file may have changed it.
    """

    def change(self, part: Stored[_Value], change: Callable[[_Value], _Value]) -> Snapshot:
        """Change a part of what the group keeps.

        Raises StorageFault, GuestRefused, and whatever `change` raises.
        """
        self.guard.check(Ask.GUESTS if part.host_only else Ask.GROUP)
        return self._save(part, change(part.load(self._store)))

    @restricted(Ask.GROUP)
    def delete(self, thing: Thing) -> Snapshot:
        """Delete something the group keeps; it can be restored for some days.

        Raises StorageFault, GuestRefused.
        """
        match thing:
            case FavouriteSet():
                return self._move(thing, FAVOURITE_SETS, lambda sets: sets.without(thing.name))
            case CustomCharacter():
                return self._move(thing, CHARACTER_LIBRARY, lambda all_: all_.without(thing.id))
            case CopiedSheet():
                return self._move(thing, SCENARIO_SHEETS, lambda all_: all_.without(thing.sheet))
            case SavedGroup():
                return self._move(thing, SAVED_GROUPS, lambda groups: groups.without(thing.id))

    @restricted(Ask.GROUP)
    def restore(self, deleted: Deleted) -> Snapshot:
        """Bring back something deleted; under another name if its own is taken.

        Raises StorageFault, GuestRefused, ValidationError for more than a group may keep.
        """
        thing = deleted.thing
        if deleted not in RECENTLY_DELETED.load(self._store).things:
            return self._publisher.snapshot
        match thing:
            case FavouriteSet():
                return self._move(deleted, FAVOURITE_SETS, lambda all_: all_.with_restored(thing))
            case CustomCharacter():
                return self._move(
                    deleted, CHARACTER_LIBRARY, lambda all_: all_.with_restored(thing)
                )
            case CopiedSheet():
                return self._move(
                    deleted, SCENARIO_SHEETS, lambda all_: all_.with_sheet(thing.sheet, thing.cards)
                )
            case SavedGroup():
                return self._move(
                    deleted, SAVED_GROUPS, lambda all_: all_.with_new(thing.name, thing.people)
                )

    def _move(
        self,
        moved: Thing | Deleted,
        part: Stored[_Value],
        change: Callable[[_Value], _Value],
    ) -> Snapshot:
        """Change a part and what was deleted, both or neither."""
        deleted, value = RECENTLY_DELETED.load(self._store), change(part.load(self._store))
        if isinstance(moved, Deleted):
            deleted = deleted.without(moved)
        else:
            deleted = deleted.with_thing(moved, self._clock())
        changes = part.changes(self._store, value)
        changes |= RECENTLY_DELETED.changes(self._store, deleted)
        self._store.rewrite((), changes)
        now = self._publisher.snapshot
        state = now.group_state.having(part, value).having(RECENTLY_DELETED, deleted)
        return self._publisher.publish(replace(now, group_state=state))

    @restricted(Ask.GROUP)
    def hold_coins(self, *, by_tablet: bool) -> Snapshot:
        """Set whether a game is played without the box's coins. Raises StaleTap, StorageFault."""
        now = self._publisher.snapshot
        if now.game is None:
            raise StaleTap()
        group = now.group
        if group is None or not group.plays(now.game):
            group = Group.of(now.game.table.setup, tablet_holds_coins=by_tablet)
        return self._save(LAST_GROUP, group.model_copy(update={"tablet_holds_coins": by_tablet}))

    @restricted(Ask.GROUP)
    def tick(self, game: GameId | None, task: str, *, done: bool) -> Snapshot:
        """Set whether a task of a game's setup checklist is completed.

        It depends on no revision: several people tick tasks at once. Raises StaleTap if `game` is
        not the current one, StorageFault, or ValidationError for an invalid task id.
        """
        now = self._publisher.snapshot
        if now.game_id is None or now.game_id != game:
            raise StaleTap()
        tasks = now.completed_tasks | {task} if done else now.completed_tasks - {task}
        SETUP_PROGRESS.save(self._store, SetupProgress(game=now.game_id, done=tasks))
        return self._publisher.publish(replace(now, completed_tasks=tasks))

    def draft(self) -> str | None:
        """Return the text of the last `save_draft`; None also if it cannot be read."""
        with suppress(StorageFault):
            return _DRAFT.load(self._store)
        return None

    def save_draft(self, draft: str | None) -> None:
        """Store an unfinished new game, or remove it; nothing happens if that fails."""
        with suppress(StorageFault):
            if draft is None:
                _DRAFT.remove(self._store)
            else:
                _DRAFT.save(self._store, draft)

    @restricted(Ask.GROUP)
    def first_told_of_tournaments(self) -> bool:
        """Remember that the end of tournaments is being told; return whether it had not been.

        False also if that cannot be stored: it is told once it can.
        """
        with suppress(StorageFault):
            if not TOURNAMENTS_TOLD.load(self._store):
                TOURNAMENTS_TOLD.save(self._store, value=True)
                return True
        return False

    def _save(self, part: Stored[_Value], value: _Value) -> Snapshot:
        part.save(self._store, value)
        now = self._publisher.snapshot
        return self._publisher.publish(
            replace(now, group_state=now.group_state.having(part, value))
        )
