"""A store that can fail."""

from collections.abc import Sequence
from datetime import UTC, datetime

from companion.application.memory_store import MemoryStore
from companion.application.ports import FaultCode, GameId, StorageFault


class FailingStore(MemoryStore):
    """A store that writes nothing while its disk is full."""

    def __init__(self) -> None:
        super().__init__(lambda: datetime(2031, 5, 17, 19, 30, tzinfo=UTC))
        self.full = False

    def create(self, lines: Sequence[str]) -> GameId:
        self._need_room()
        return super().create(lines)

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        self._need_room()
        super().append(game, after, lines)

    def leave(self) -> None:
        self._need_room()
        super().leave()

    def resume(self, game: GameId) -> None:
        self._need_room()
        super().resume(game)

    def _need_room(self) -> None:
        if self.full:
            raise StorageFault(FaultCode.DISK_FULL, path="games")
