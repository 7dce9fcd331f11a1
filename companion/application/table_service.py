"""The one live table all open screens share: load, decide, store, then tell everybody."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from companion.application.ports import GameId, StaleWrite, StorageFault, Store
from companion.application.record_import import Record
from companion.application.setup_progress import keep_ticks, ticks_of
from companion.core.commands import Entry
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.record import LINES_LIMIT, UnreadableGame, dump_line
from companion.core.setup import Setup

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a screen draws. `revision` grows with every change of the game or to another one.

    A tap names the revision it was made on. `game` is None while no game is being played. `lines`
    is how many lines its record has, and `ticked` what of the checklist for it is done; who ticks
    makes nobody's move stale.
    """

    revision: int = 0
    id: GameId | None = None
    game: Game | None = None
    lines: int = 0
    ticked: frozenset[str] = frozenset()


class StaleTap(Exception):
    """The table has moved on since the screen was drawn; nothing was done."""

    def __init__(self) -> None:
        super().__init__()
        self.code = "stale_tap"
        self.params: Mapping[str, object] = {}


Listener = Callable[[Snapshot], None]


class TableService:
    """The authority over one table. Whatever it has returned or published is on disk.

    All calls come from one thread, the server's event loop. A change names the revision of the
    table it was made on, as the one who makes it has seen it; StaleTap says that a game is being
    played which has moved on since, or is another.
    """

    def __init__(self, store: Store) -> None:
        """Take up the current game of `store`. Raises StorageFault.

        A game that this program cannot read is put away, where it stays as it was stored, and
        `unreadable` says so: one evening's game must not keep the next from being played.
        """
        self._store = store
        self._listeners: list[Listener] = []
        self.unreadable: UnreadableGame | None = None
        self._now = Snapshot()
        current = store.current()
        if current is None:
            return
        try:
            self._now = self._load(current, revision=0)
        except UnreadableGame as unreadable:
            self.unreadable = unreadable
            # on a full disk it is put away another time
            with suppress(StorageFault):
                store.leave()

    @property
    def now(self) -> Snapshot:
        """The table as it stands."""
        return self._now

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have `listener` told every change from now on; the result ends that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def start(self, setup: Setup, revision: int) -> Snapshot:
        """Begin a new game, which becomes the current one.

        Raises StaleTap, RuleViolation, StorageFault.
        """
        self._let_nothing_unseen_go(revision)
        game = new_game(setup)
        created = self._store.create([dump_line(setup)])
        return self._publish(Snapshot(self._now.revision + 1, created, game, 1))

    def submit(self, entries: Sequence[Entry], revision: int) -> Snapshot:
        """Carry out entries on the game being played: all of them, or none.

        Raises StaleTap, also if no game is being played, RuleViolation if an entry is refused,
        StorageFault if nothing could be stored, UnreadableGame if another program on the same file
        has added what this one cannot read.
        """
        now = self._now
        if revision != now.revision or now.game is None or now.id is None:
            raise StaleTap()
        if now.lines + len(entries) > LINES_LIMIT:
            # what is stored must be what can be read again
            raise RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT)
        game = now.game
        for entry in entries:
            game = game.append(entry)
        try:
            self._store.append(now.id, now.lines, [dump_line(entry) for entry in entries])
        except StaleWrite:
            # another program plays the same game: show what it has done instead
            self._publish(self._load(now.id, now.revision + 1))
            raise StaleTap() from None
        lines = now.lines + len(entries)
        return self._publish(replace(now, revision=now.revision + 1, game=game, lines=lines))

    def tick(self, game: GameId | None, task: str, *, done: bool) -> Snapshot:
        """Have a task of the checklist for a game be done, or not be done, whichever it was.

        It names the game and no revision: several people tick at once, and none keeps another
        from it. Raises StaleTap if that game is not being played, StorageFault, or
        ValidationError for an impossible task.
        """
        now = self._now
        if now.id is None or now.id != game:
            raise StaleTap()
        ticked = now.ticked | {task} if done else now.ticked - {task}
        keep_ticks(self._store, now.id, ticked)
        return self._publish(replace(now, ticked=ticked))

    def tell(self) -> None:
        """Have every screen look again: something kept beside the game is different."""
        self._publish(self._now)

    def leave(self, revision: int) -> Snapshot:
        """Put the current game away; it stays stored. Raises StaleTap, StorageFault."""
        self._let_nothing_unseen_go(revision)
        self._store.leave()
        return self._publish(Snapshot(self._now.revision + 1))

    def resume(self, game: GameId, revision: int) -> Snapshot:
        """Take up a stored game. Raises StaleTap, UnreadableGame, UnknownGame, StorageFault."""
        self._let_nothing_unseen_go(revision)
        loaded = self._load(game, self._now.revision + 1)
        self._store.resume(game)
        return self._publish(loaded)

    def adopt(self, record: Record, revision: int) -> Snapshot:
        """Take up the game of a record. Raises StaleTap, StorageFault."""
        self._let_nothing_unseen_go(revision)
        created = self._store.create(record.lines)
        lines = len(record.lines)
        return self._publish(Snapshot(self._now.revision + 1, created, record.game, lines))

    def record(self) -> tuple[str, ...]:
        """The lines of the current game's record; empty without a game."""
        return () if self._now.id is None else self._store.lines(self._now.id)

    def _let_nothing_unseen_go(self, revision: int) -> None:
        """Keep the game being played from one who has not seen it as it is. Raises StaleTap."""
        if self._now.game is not None and self._now.revision != revision:
            raise StaleTap()

    def _load(self, game: GameId, revision: int) -> Snapshot:
        lines = self._store.lines(game)
        played = Record.of(lines).game
        return Snapshot(revision, game, played, len(lines), ticks_of(self._store, game))

    def _publish(self, snapshot: Snapshot) -> Snapshot:
        self._now = snapshot
        if snapshot.game is not None:
            self.unreadable = None
        for listener in tuple(self._listeners):
            try:
                listener(snapshot)
            except Exception:
                # one screen that cannot be told must not keep the others from being told
                _log.exception("a screen could not be told of a change")
        return snapshot
