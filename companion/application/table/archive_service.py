"""Changes of the stored games: deleting them with a way back, and backups."""

from dataclasses import replace

from companion.application.archive.deleted_games import delete_game, restore_game
from companion.application.backup import Backup, Restored, make_backup, restore_backup
from companion.application.group_state import GroupState
from companion.application.ports import GameId
from companion.application.table.guest_guard import Service, restricted
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import Snapshot, StaleTap


class ArchiveService(Service):
    """Deletes games and brings them back, makes backups and adds what is in one."""

    @restricted(Ask.GAMES)
    def delete(self, game: GameId) -> Snapshot:
        """Delete a game; it can be restored for some days.

        Raises StaleTap for the current one, StorageFault.
        """
        now = self._publisher.snapshot
        if game == now.game_id:
            raise StaleTap()
        delete_game(self._store, game, self._clock())
        if now.put_away is not None and now.put_away.id == game:
            now = replace(now, put_away=None)
        return self._publish(now)

    @restricted(Ask.GAMES)
    def restore(self, game: GameId) -> Snapshot:
        """Bring a deleted game back. Raises StorageFault."""
        restore_game(self._store, game)
        now = self._publisher.snapshot
        if now.put_away is None and now.game is None:
            now = replace(now, put_away=self._games.find(game))
        return self._publish(now)

    @restricted(Ask.DOWNLOAD)
    def backup(self) -> bytes:
        """Return everything as one file. May be called from any thread. Raises StorageFault."""
        return make_backup(self._store, self._clock(), self._parts)

    @restricted(Ask.UPLOAD)
    def merge_backup(self, backup: Backup) -> Restored:
        """Add what is in a backup and not here. May be called from any thread.

        `publish_merged` shows it. Raises StorageFault, and StaleWrite if a game grew meanwhile.
        """
        return restore_backup(self._store, backup)

    @restricted(Ask.UPLOAD)
    def publish_merged(self) -> Snapshot:
        """Publish what `merge_backup` has added. Raises StorageFault."""
        now = self._publisher.snapshot
        state = GroupState.load(self._store, self._parts)
        return self._publish(replace(now, group_state=state))

    def _publish(self, snapshot: Snapshot) -> Snapshot:
        return self._publisher.publish(replace(snapshot, stored_games=self._games.count()))
