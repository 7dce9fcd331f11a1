"""The one authority over shared state: decide, store, then publish to every page."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Self

from companion.application.archive.deleted_games import (
    delete_game,
    listed_games,
    remove_deleted_games,
    restore_game,
)
from companion.application.archive.evening import Evening
from companion.application.archive.file_names import record_name
from companion.application.archive.game_reader import GameReader, SavedGame
from companion.application.archive.record_import import Record
from companion.application.backup import Backup, Restored, make_backup, restore_backup
from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.setup_progress import (
    SETUP_PROGRESS,
    SetupProgress,
    completed_tasks,
)
from companion.application.group.stored import Stored
from companion.application.group_state import PARTS, GroupState
from companion.application.people.people import purge
from companion.application.ports import GameId, StaleWrite, StorageFault, Store, UnknownGame
from companion.application.series.book import SERIES_BOOK, SeriesBook
from companion.application.series.results import SeriesResults
from companion.application.table.group_service import GroupService
from companion.application.table.guest_guard import GuestGuard, restricted
from companion.application.table.name_service import NameService
from companion.application.table.publisher import Listener, Publisher
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.commands import Author, Entry, Line
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.record import LINES_LIMIT, UnreadableGame, dump_line
from companion.core.setup import Setup
from companion.core.staleness import is_stale

_log = logging.getLogger(__name__)


_DRAFT = "new_game_draft"
"""The setting with the text of an unfinished new game."""


def utc_now() -> datetime:
    """Return the time of the system's clock, in UTC."""
    return datetime.now(UTC)


class TableService:
    """Owns the game being played and the state of its group.

    `group` changes what the group keeps apart from games, and `names` the names of people.
    Whatever it returns or publishes is stored. Calls come from one thread, the server's event loop,
    but for methods that say otherwise. A change of the game names the revision that it is based on;
    StaleTap says that the game has changed since, or is another one.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime] = utc_now,
        parts: Sequence[Stored[Any]] = PARTS,
    ) -> None:
        """Load the current game and the group's state; `clock` dates taps. Raises StorageFault.

        A game that cannot be read is put away, still stored, and `unreadable` says why: it must
        not keep the group from playing the next.
        """
        self._store = store
        self._clock = clock
        self._parts = parts
        self.games = GameReader(store)
        self.evening = Evening(self.games, clock)
        self.series = SeriesResults(store, self.games)
        # a full disk must not keep the group from playing
        with suppress(StorageFault):
            remove_deleted_games(store)
            purge(store)
        self._publisher = Publisher(Snapshot(group_state=GroupState.load(store, parts)))
        self._set_guard(GuestGuard(self._publisher, guest=False))
        current = store.current()
        if current is None:
            self._publisher.snapshot = replace(
                self._snapshot,
                put_away=self.games.newest(),
                stored_games=len(listed_games(store)),
            )
            return
        try:
            self._publisher.snapshot = self._load(current, revision=0)
        except UnreadableGame as unreadable:
            self._publisher.unreadable = unreadable
            # on a full disk the next start does it
            with suppress(StorageFault):
                store.leave()

    @property
    def snapshot(self) -> Snapshot:
        """The shared state now."""
        return self._publisher.snapshot

    @property
    def _snapshot(self) -> Snapshot:
        return self._publisher.snapshot

    @property
    def unreadable(self) -> UnreadableGame | None:
        """Why the last game could not be loaded; None once another is being played."""
        return self._publisher.unreadable

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every new snapshot; the result ends that."""
        return self._publisher.subscribe(listener)

    def for_guest(self) -> Self:
        """Return the same table for a guest: methods that change it may raise GuestRefused."""
        guest = copy(self)
        guest._set_guard(GuestGuard(self._publisher, guest=True))
        return guest

    def _set_guard(self, guard: GuestGuard) -> None:
        self.guard = guard
        self.group = GroupService(self._store, self._publisher, guard)
        self.names = NameService(self._store, self._publisher, guard, self.games, self._parts)

    @restricted
    def start(
        self,
        setup: Setup,
        revision: int,
        *,
        tablet_holds_coins: bool = False,
        youngest: str | None = None,
        enter: Callable[[SeriesBook, datetime], SeriesBook] | None = None,
    ) -> Snapshot:
        """Begin a game, which becomes the current one, and remember its group.

        `enter` puts the game, by the moment it was created at, into the book of series.

        A current game without a single turn is deleted: its group has begun anew.

        Raises StaleTap, RuleViolation, StorageFault.
        """
        self._reject_if_stale(revision)
        game, unplayed = new_game(setup), self._snapshot
        created = self._store.create([dump_line(setup)])
        if unplayed.game_id is not None and unplayed.line_count == 1:
            # the new game must not fail because that does
            with suppress(StorageFault):
                delete_game(self._store, unplayed.game_id)
        group = Group.of(setup, tablet_holds_coins=tablet_holds_coins, youngest=youngest)
        state = self._save_group(group)
        if enter is not None:
            state = self._enter(created, enter, state)
        return self._publish_game(created, game, 1, state)

    def submit(self, entries: Sequence[Entry], revision: int, by: Author = "bank") -> Snapshot:
        """Carry out the entries of one tap on the current game: all of them, or none.

        `revision` is the one that the tap was made on. Raises StaleTap if what an entry depends on
        has changed since, and without a game, RuleViolation if an entry is refused, StorageFault if
        nothing could be stored, UnreadableGame if another program has added lines to the game that
        cannot be read, GuestRefused if a guest may not make the tap.
        """
        now = self._snapshot
        if now.game is None or now.game_id is None:
            raise StaleTap()
        if revision != now.revision and self._is_stale(entries, revision, now.game):
            raise StaleTap()
        if now.line_count + len(entries) > LINES_LIMIT:
            # no reader takes a longer record
            raise RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT)
        game = now.game
        self.guard.check_tap(entries, game, by)
        lines = self._stamped(entries, game, by)
        for line in lines:
            game = game.append(line)
        try:
            self._store.append(now.game_id, now.line_count, [dump_line(line) for line in lines])
        except StaleWrite:
            # another program plays the same game: show what it has done instead
            self._publisher.publish(self._load(now.game_id, now.revision + 1))
            raise StaleTap() from None
        return self._publisher.publish(
            replace(
                now, revision=now.revision + 1, game=game, line_count=now.line_count + len(lines)
            )
        )

    def _stamped(self, entries: Sequence[Entry], game: Game, by: Author) -> list[Line]:
        """Return the lines of one tap; a version 1 record has no stamps."""
        if game.start.setup.version == 1:
            return list(map(Line, entries))
        at = f"{self._clock().astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
        return [Line(entry, game.taps + 1, at, by) for entry in entries]

    def _is_stale(self, entries: Sequence[Entry], revision: int, game: Game) -> bool:
        seen = self._publisher.game_at(revision)
        return seen is None or any(is_stale(entry, seen, game) for entry in entries)

    @restricted
    def leave(self, revision: int) -> Snapshot:
        """Put the current game away, still stored, and remember where its group sits.

        Raises StaleTap, StorageFault.
        """
        self._reject_if_stale(revision)
        group, game_id = self._snapshot.group, self._snapshot.game_id
        left = None if game_id is None else self.games.find(game_id)
        self._store.leave()
        state = self._save_group(group) if group else self._snapshot.group_state
        return self._publish_game(None, None, 0, state, put_away=left)

    @restricted
    def resume(self, game: GameId, revision: int) -> Snapshot:
        """Make a stored game current.

        Raises StaleTap, UnreadableGame, UnknownGame, StorageFault.
        """
        self._reject_if_stale(revision)
        loaded = self._load(game, self._snapshot.revision + 1)
        restore_game(self._store, game)
        self._store.resume(game)
        return self._publisher.publish(loaded)

    @restricted
    def adopt(self, record: Record, revision: int) -> Snapshot:
        """Store the game of a record and make it current. Raises StaleTap, StorageFault."""
        self._reject_if_stale(revision)
        created = self._store.create(record.lines)
        state = self._snapshot.group_state
        return self._publish_game(created, record.game, len(record.lines), state)

    def record_name(self) -> str:
        """The file name of the current game's record. Raises StorageFault."""
        game = self._snapshot.game_id
        found = None if game is None else self.games.find(game)
        return (
            "mascarade.jsonl" if found is None else record_name(found.created, found.setup.players)
        )

    def record(self) -> tuple[str, ...]:
        """The lines of the current game's record; empty without a game. Raises StorageFault."""
        game = self._snapshot.game_id
        return () if game is None else self._store.lines(game)

    def stored_record(self, game: GameId) -> Record | None:
        """The record of a stored game, played; None without it. May be called from any thread.

        Raises UnreadableGame, StorageFault.
        """
        try:
            return Record.of(self._store.lines(game))
        except UnknownGame:
            return None

    def draft(self) -> str | None:
        """The text of the last `save_draft`; None also if it cannot be read."""
        with suppress(StorageFault):
            return self._store.setting(_DRAFT)
        return None

    def save_draft(self, draft: str | None) -> None:
        """Store an unfinished new game, or remove it; nothing happens if that fails."""
        with suppress(StorageFault):
            self._store.set_setting(_DRAFT, draft)

    def backup(self) -> bytes:
        """Everything as one file. May be called from any thread. Raises StorageFault."""
        return make_backup(self._store, self._clock(), self._parts)

    @restricted
    def merge_backup(self, backup: Backup) -> Restored:
        """Add what is in a backup and not here. May be called from any thread.

        `publish_merged` shows it. Raises StorageFault, and StaleWrite if a game grew meanwhile.
        """
        return restore_backup(self._store, backup)

    @restricted
    def publish_merged(self) -> Snapshot:
        """Publish what `merge_backup` has added. Raises StorageFault."""
        state = GroupState.load(self._store, self._parts)
        stored = len(listed_games(self._store))
        return self._publisher.publish(
            replace(self._snapshot, group_state=state, stored_games=stored)
        )

    @restricted
    def delete(self, game: GameId) -> Snapshot:
        """Delete a game that is not the current one, until the next start with a way back.

        Raises StaleTap for the current game, and StorageFault.
        """
        if game == self._snapshot.game_id:
            raise StaleTap()
        delete_game(self._store, game)
        put_away = self._snapshot.put_away
        return self._publish_list(
            None if put_away is not None and put_away.id == game else put_away
        )

    @restricted
    def restore(self, game: GameId) -> Snapshot:
        """Bring a deleted game back. Raises StorageFault."""
        restore_game(self._store, game)
        put_away = self._snapshot.put_away
        if put_away is None and self._snapshot.game is None:
            put_away = self.games.find(game)
        return self._publish_list(put_away)

    def _publish_list(self, put_away: SavedGame | None) -> Snapshot:
        stored = len(listed_games(self._store))
        return self._publisher.publish(
            replace(self._snapshot, put_away=put_away, stored_games=stored)
        )

    @restricted
    def tick(self, game: GameId | None, task: str, *, done: bool) -> Snapshot:
        """Set whether a task of a game's setup checklist is completed.

        It depends on no revision: several people tick tasks at once. Raises StaleTap if `game` is
        not the current one, StorageFault, or ValidationError for an invalid task id.
        """
        now = self._snapshot
        if now.game_id is None or now.game_id != game:
            raise StaleTap()
        tasks = now.completed_tasks | {task} if done else now.completed_tasks - {task}
        SETUP_PROGRESS.save(self._store, SetupProgress(game=now.game_id, done=tasks))
        return self._publisher.publish(replace(now, completed_tasks=tasks))

    def created(self, game: GameId) -> datetime | None:
        """When a game was created, in UTC; None without it. Raises StorageFault."""
        games = self._store.games()
        return next((each.created for each in games if each.id == game), None)

    def _reject_if_stale(self, revision: int) -> None:
        """Reject changes based on an outdated revision. Raises StaleTap."""
        if self._snapshot.game is not None and self._snapshot.revision != revision:
            raise StaleTap()

    def _load(self, game: GameId, revision: int) -> Snapshot:
        lines = self._store.lines(game)
        return Snapshot(
            revision,
            game,
            Record.of(lines).game,
            len(lines),
            completed_tasks(self._store, game),
            self._snapshot.group_state,
            stored_games=len(listed_games(self._store)),
        )

    def _save_group(self, group: Group) -> GroupState:
        """Store the group; a game must not fail because that does."""
        try:
            LAST_GROUP.save(self._store, group)
        except StorageFault:
            _log.warning("the group could not be stored", exc_info=True)
            return self._snapshot.group_state
        return self._snapshot.group_state.having(LAST_GROUP, group)

    def _enter(
        self, game: GameId, enter: Callable[[SeriesBook, datetime], SeriesBook], state: GroupState
    ) -> GroupState:
        """Put a new game into the book of series; the game must not fail because that does."""
        try:
            created = self.created(game)
            if created is None:
                return state
            book = enter(SERIES_BOOK.load(self._store), created)
            SERIES_BOOK.save(self._store, book)
        except StorageFault:
            _log.warning("the game could not be entered into its series", exc_info=True)
            return state
        return state.having(SERIES_BOOK, book)

    def _publish_game(
        self,
        game_id: GameId | None,
        game: Game | None,
        lines: int,
        group_state: GroupState,
        put_away: SavedGame | None = None,
    ) -> Snapshot:
        return self._publisher.publish(
            Snapshot(
                self._snapshot.revision + 1,
                game_id,
                game,
                lines,
                group_state=group_state,
                put_away=put_away,
                stored_games=len(listed_games(self._store)),
            )
        )
