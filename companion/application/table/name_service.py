"""Changes of people's names in everything stored, and their removal."""

from collections.abc import Callable
from dataclasses import replace

from companion.application.archive.record_import import Record
from companion.application.group_state import GroupState
from companion.application.people.people import (
    NameChange,
    apply_change,
    plan_forgetting,
    plan_rename,
    purge,
)
from companion.application.ports import GameId
from companion.application.table.guest_guard import Service, restricted
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import Snapshot


class NameService(Service):
    """Renames, merges and forgets people.

    A change is planned and carried out, which takes seconds for many games, then published.
    """

    @restricted(Ask.GROUP)
    def plan_rename(self, old: str, new: str) -> NameChange:
        """Return what gives a person another name. May be called from any thread.

        Raises PeopleError if both have played together, and StorageFault.
        """
        return plan_rename(self._store, old, new, self._parts)

    @restricted(Ask.GROUP)
    def plan_forgetting(
        self, names: frozenset[str], unnamed: Callable[[int], str], group: int | None = None
    ) -> NameChange:
        """Return what removes names, and perhaps a group; for any thread. Raises StorageFault."""
        return plan_forgetting(self._store, names, unnamed, group, self._parts)

    @restricted(Ask.GROUP)
    def change(self, change: NameChange) -> None:
        """Carry out a planned change of names. May be called from any thread.

        `publish` shows it. Raises StorageFault, and StaleWrite if a record has changed since
        it was planned.
        """
        self._games.load_overviews()
        apply_change(self._store, change)
        if change.renamed is None:
            self._games.forget(change.games)
        else:
            self._games.rename(change.games, *change.renamed)

    @restricted(Ask.GROUP)
    def purge(self) -> None:
        """Erase forgotten names from the medium. Raises StorageFault."""
        purge(self._store)

    @restricted(Ask.GROUP)
    def publish(self, games: frozenset[GameId]) -> Snapshot:
        """Publish new names in these games; no tap becomes stale. Raises StorageFault."""
        now = self._publisher.snapshot
        state = GroupState.load(self._store, self._parts)
        now = replace(now, group_state=state, name_changes=now.name_changes + 1)
        if now.game_id in games and now.game_id is not None:
            # what is on the table stays: the revision is the same
            game = Record.of(self._store.lines(now.game_id)).game
            self._publisher.replace_recent(now.revision, game)
            now = replace(now, game=game)
        if now.put_away is not None and now.put_away.id in games:
            now = replace(now, put_away=self._games.find(now.put_away.id))
        return self._publisher.publish(now)
