"""The one authority over shared state: decide, store, then publish to every page."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Self, TypeVar

from companion.application.archive.deleted_games import (
    delete_game,
    remove_deleted_games,
    restore_game,
)
from companion.application.archive.evening import Evening
from companion.application.archive.game_reader import GameReader, SavedGame
from companion.application.archive.record_import import Record
from companion.application.group.devices import GUEST_DEVICES
from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.passes import PASSES, Passes, passed_people, still_passed
from companion.application.group.recently_deleted import remove_deleted_things
from companion.application.group.setup_progress import completed_tasks
from companion.application.group.stored import Stored
from companion.application.group_state import PARTS, GroupState
from companion.application.people.people import purge
from companion.application.ports import GameId, StaleWrite, StorageFault, Store
from companion.application.series.book import SERIES_BOOK, SeriesBook
from companion.application.series.results import SeriesResults
from companion.application.table.archive_service import ArchiveService
from companion.application.table.group_service import GroupService
from companion.application.table.guest_guard import GuestGuard, Service, restricted
from companion.application.table.name_service import NameService
from companion.application.table.permissions import Ask
from companion.application.table.publisher import Listener, Publisher
from companion.application.table.seat_service import SeatService
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.commands import Author, Claim, Entry, Line
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.phases import possible_claimants
from companion.core.record import LINES_LIMIT, UnreadableGame, dump_line
from companion.core.setup import Setup
from companion.core.staleness import is_stale

_Value = TypeVar("_Value")

_log = logging.getLogger(__name__)


def utc_now() -> datetime:
    """Return the time of the system's clock, in UTC."""
    return datetime.now(UTC)


class TableService(Service):
    """Owns the game being played and the state of its group.

    `group` changes what the group keeps apart from its games, `names` the names of people,
    `archive` the stored games, `seats` who sits where; `games`, `evening` and `series` read them.
    Whatever is returned or published is stored. Calls come from one thread, the server's event
    loop, but for methods that say otherwise. A change of the game names the revision that it is
    based on; StaleTap says that the game has changed since, or is another one.
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
        # a full disk must not keep the group from playing
        with suppress(StorageFault):
            remove_deleted_games(store, clock())
            remove_deleted_things(store, clock())
            purge(store)
        state = GroupState.load(store, parts)
        devices = state.devices.later_than(clock())
        publisher = Publisher(Snapshot(group_state=state.having(GUEST_DEVICES, devices)))
        guard = GuestGuard(publisher, None)
        super().__init__(store, clock, parts, GameReader(store), publisher, guard)
        self.evening = Evening(self._games, clock)
        self._series = SeriesResults(store, self._games)
        self._share(guard)
        current = store.current()
        if current is None:
            publisher.snapshot = replace(
                self.snapshot, put_away=self._games.newest(), stored_games=self._games.count()
            )
            return
        try:
            publisher.snapshot = self._load(current, revision=0)
        except UnreadableGame as unreadable:
            publisher.unreadable = unreadable
            # on a full disk the next start does it
            with suppress(StorageFault):
                store.leave()

    @property
    def snapshot(self) -> Snapshot:
        """The shared state now."""
        return self._publisher.snapshot

    @property
    def unreadable(self) -> UnreadableGame | None:
        """Why the last game could not be loaded; None once another is being played."""
        return self._publisher.unreadable

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every new snapshot; return a function that ends this."""
        return self._publisher.subscribe(listener)

    def for_guest(self, device: str) -> Self:
        """Return the same table for a guest's device: whatever asks for it may be refused.

        `device` is its id, empty for one without a secret. Methods raise GuestRefused.
        """
        guest = copy(self)
        guest._share(GuestGuard(self._publisher, device))
        return guest

    @property
    def games(self) -> GameReader:
        """The reader of stored games. Raises GuestRefused."""
        self.guard.check(Ask.STATISTICS)
        return self._games

    @property
    def series(self) -> SeriesResults:
        """The standings of series. Raises GuestRefused."""
        self.guard.check(Ask.STATISTICS)
        return self._series

    def _share(self, guard: GuestGuard) -> None:
        """Have one guard for all changes."""
        self.guard = guard
        shared = (self._store, self._clock, self._parts, self._games, self._publisher, guard)
        self.group = GroupService(*shared)
        self.names = NameService(*shared)
        self.archive = ArchiveService(*shared)
        self.seats = SeatService(*shared)

    @restricted(Ask.GAMES)
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
        game, unplayed = new_game(setup), self.snapshot
        created = self._store.create([dump_line(setup)])
        if unplayed.game_id is not None and unplayed.line_count == 1:
            # the new game must not fail because that does
            with suppress(StorageFault):
                delete_game(self._store, unplayed.game_id)
        group = Group.of(setup, tablet_holds_coins=tablet_holds_coins, youngest=youngest)
        state = self._keeping(LAST_GROUP, lambda _: group, self.snapshot.group_state)
        if enter is not None:

            def entered(book: SeriesBook) -> SeriesBook:
                moment = self._games.created(created)
                return book if moment is None else enter(book, moment)

            state = self._keeping(SERIES_BOOK, entered, state)
        return self._publish_game(created, game, 1, state)

    def submit(self, entries: Sequence[Entry], revision: int, by: Author = "bank") -> Snapshot:
        """Carry out the entries of one tap on the current game: all of them, or none.

        `revision` is the one that the tap was made on. Raises StaleTap if what an entry depends on
        has changed since, and without a game, RuleViolation if an entry is refused, StorageFault if
        nothing could be stored, UnreadableGame if another program has added lines to the game that
        cannot be read, GuestRefused if a guest may not make the tap.
        """
        now = self.snapshot
        if now.game is None or now.game_id is None:
            raise StaleTap()
        if revision != now.revision and self._is_stale(entries, revision, now.game):
            raise StaleTap()
        if now.line_count + len(entries) > LINES_LIMIT:
            # no reader takes a longer record
            raise RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT)
        game = now.game
        self.guard.check_tap(entries, game)
        by = self.guard.author(game.table, by)
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
                now,
                revision=now.revision + 1,
                game=game,
                line_count=now.line_count + len(lines),
                group_state=self._with_names(now.game, game),
                passed=still_passed(now.passed, now.game, game),
            )
        )

    @restricted(Ask.PLAY)
    def pass_announcement(
        self, revision: int, by: Author = "bank", *, passes: bool = True
    ) -> Snapshot:
        """Note that whoever has a device lets the open announcement pass, or take that back.

        No tap becomes stale by that, and no record knows of it. Raises StaleTap if the player may
        not claim, or another announcement was open at `revision`; StorageFault.
        """
        now = self.snapshot
        if now.game is None or now.game_id is None:
            raise StaleTap()
        person = self.guard.author(now.game.table, by)
        if person == "bank" or person not in possible_claimants(now.game.table):
            raise StaleTap()
        if revision != now.revision and self._is_stale((Claim(person),), revision, now.game):
            raise StaleTap()
        passed = now.passed | {person} if passes else now.passed - {person}
        PASSES.save(self._store, Passes(game=now.game_id, lines=now.line_count, people=passed))
        return self._publisher.publish(replace(now, passed=passed))

    def _with_names(self, before: Game, after: Game) -> GroupState:
        """Return the group's state with devices that keep their seats under other names."""
        state = self.snapshot.group_state
        pairs = zip(before.table.names, after.table.names, strict=True)
        if names := {old: new for old, new in pairs if old != new}:
            return self._keeping(GUEST_DEVICES, lambda now: now.with_names(names), state)
        return state

    def _stamped(self, entries: Sequence[Entry], game: Game, by: Author) -> list[Line]:
        """Return the lines of one tap; a version 1 record has no stamps."""
        if game.start.setup.version == 1:
            return list(map(Line, entries))
        at = f"{self._clock().astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
        return [Line(entry, game.taps + 1, at, by) for entry in entries]

    def _is_stale(self, entries: Sequence[Entry], revision: int, game: Game) -> bool:
        seen = self._publisher.game_at(revision)
        return seen is None or any(is_stale(entry, seen, game) for entry in entries)

    @restricted(Ask.GAMES)
    def leave(self, revision: int) -> Snapshot:
        """Put the current game away, and remember who sits where. Raises StaleTap, StorageFault."""
        self._reject_if_stale(revision)
        group, game_id = self.snapshot.group, self.snapshot.game_id
        left = self._games.find(game_id)
        self._store.leave()
        state = self.snapshot.group_state
        if group is not None:
            state = self._keeping(LAST_GROUP, lambda _: group, state)
        return self._publish_game(None, None, 0, state, put_away=left)

    @restricted(Ask.GAMES)
    def resume(self, game: GameId, revision: int) -> Snapshot:
        """Resume a stored game. Raises StaleTap, UnreadableGame, UnknownGame, StorageFault."""
        self._reject_if_stale(revision)
        loaded = self._load(game, self.snapshot.revision + 1)
        restore_game(self._store, game)
        self._store.resume(game)
        return self._publisher.publish(loaded)

    @restricted(Ask.GAMES)
    def adopt(self, record: Record, revision: int) -> Snapshot:
        """Store the game of a record and make it current. Raises StaleTap, StorageFault."""
        self._reject_if_stale(revision)
        created = self._store.create(record.lines)
        state = self.snapshot.group_state
        return self._publish_game(created, record.game, len(record.lines), state)

    def record(self) -> tuple[str, ...]:
        """Return the lines of the current game's record; empty without one. Raises StorageFault."""
        return self._games.lines(self.snapshot.game_id)

    def _reject_if_stale(self, revision: int) -> None:
        """Reject changes based on an outdated revision. Raises StaleTap."""
        if self.snapshot.game is not None and self.snapshot.revision != revision:
            raise StaleTap()

    def _load(self, game: GameId, revision: int) -> Snapshot:
        lines = self._store.lines(game)
        return Snapshot(
            revision,
            game,
            Record.of(lines).game,
            len(lines),
            completed_tasks(self._store, game),
            self.snapshot.group_state,
            stored_games=self._games.count(),
            passed=passed_people(self._store, game, lines),
        )

    def _keeping(
        self, part: Stored[_Value], change: Callable[[_Value], _Value], state: GroupState
    ) -> GroupState:
        """Change a part of what the group keeps; a game must not fail because that does."""
        try:
            value = change(part.load(self._store))
            part.save(self._store, value)
        except StorageFault:
            _log.warning("%r could not be stored", part.key, exc_info=True)
            return state
        return state.having(part, value)

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
                self.snapshot.revision + 1,
                game_id,
                game,
                lines,
                group_state=group_state,
                put_away=put_away,
                stored_games=self._games.count(),
            )
        )
