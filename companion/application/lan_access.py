"""Where phones were let in, so that they find the table again after a crash.

It is read before anything is served, so it does without what reads other notes: loading that takes
as long as everything else until then.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Self

from companion.application.ports import Store

AN_EVENING: Final = timedelta(hours=12)
"""How long they stay let in at most: on another day somebody has to be asked."""

_KEY = "way-in"
_PORTS = range(1, 1 << 16)


@dataclass(frozen=True, slots=True)
class LanAccess:
    """The port at which phones come in, and the addresses that this machine had when they did."""

    port: int
    hosts: tuple[str, ...]
    since: datetime
    """In UTC."""

    @classmethod
    def read(cls, words: str) -> Self:
        """What `str` wrote. Raises ValueError for anything else."""
        since, port, *hosts = words.split()
        if int(port) not in _PORTS:
            raise ValueError(port)
        return cls(int(port), tuple(hosts), datetime.fromisoformat(since).replace(tzinfo=UTC))

    def __str__(self) -> str:
        return " ".join([self.since.isoformat(), str(self.port), *self.hosts])


def keep_way_in(store: Store, way_in: LanAccess) -> None:
    """Note it. Raises StorageFault."""
    store.set_setting(_KEY, str(way_in))


def way_in_of(store: Store, now: datetime) -> LanAccess | None:
    """Where phones came in this evening; None where that was not noted or cannot be read.

    Raises StorageFault.
    """
    try:
        way_in = LanAccess.read(store.setting(_KEY) or "")
    except ValueError:
        return None
    return way_in if timedelta() <= now - way_in.since < AN_EVENING else None


def forget_way_in(store: Store) -> None:
    """Let nobody in by it any more. Raises StorageFault."""
    if store.setting(_KEY) is not None:
        store.set_setting(_KEY, None)
