"""The present snapshot of the shared state, and its listeners."""

import logging
from collections.abc import Callable

from companion.application.table.snapshot import Snapshot
from companion.core.game import Game
from companion.core.record import UnreadableGame

_log = logging.getLogger(__name__)

Listener = Callable[[Snapshot], None]

_REMEMBERED = 32
"""How many earlier revisions a tap may still refer to."""


class Publisher:
    """Holds the present snapshot, and the game at recent revisions for late taps."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        """The shared state now. Once a page listens, `publish` replaces it."""
        self.unreadable: UnreadableGame | None = None
        """Why the last game could not be loaded; None once another is being played."""
        self._recent: dict[int, Game] = {}
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every new snapshot; return a function that ends this."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def game_at(self, revision: int) -> Game | None:
        """Return the game at a recent revision; None if that is too long ago."""
        return self._recent.get(revision)

    def replace_recent(self, revision: int, game: Game) -> None:
        """Remember one revision of the game only: in the others, people have old names."""
        self._recent = {revision: game}

    def publish(self, snapshot: Snapshot) -> Snapshot:
        """Tell all listeners of a new snapshot, and return it."""
        self._remember(snapshot)
        self.snapshot = snapshot
        if snapshot.game is not None:
            self.unreadable = None
        for listener in tuple(self._listeners):
            try:
                listener(snapshot)
            except Exception:
                # a failing page must not keep the others from the change
                _log.exception("a listener failed")
        return snapshot

    def _remember(self, snapshot: Snapshot) -> None:
        before = self.snapshot
        if snapshot.game_id != before.game_id or snapshot.game is None:
            self._recent.clear()
        elif before.game is not None:
            self._recent[before.revision] = before.game
            self._recent.pop(before.revision - _REMEMBERED, None)
