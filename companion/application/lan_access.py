"""The LAN access of the last run, so that phones can connect again after a crash.

It is read before anything is served. It does without pydantic, as that takes as long to load as
everything else until then.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Self

from companion.application.ports import Store

LAN_ACCESS_LIFETIME: Final = timedelta(hours=12)
"""Access ends after an evening: on another day somebody has to allow it again."""

_KEY = "way-in"
_PORTS = range(1, 1 << 16)


@dataclass(frozen=True, slots=True)
class LanAccess:
    """The port open to phones, and the addresses of this machine when it was opened."""

    port: int
    hosts: tuple[str, ...]
    since: datetime
    """In UTC."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The inverse of `str`. Raises ValueError for another text."""
        since, port, *hosts = text.split()
        if int(port) not in _PORTS:
            raise ValueError(port)
        return cls(int(port), tuple(hosts), datetime.fromisoformat(since).replace(tzinfo=UTC))

    def __str__(self) -> str:
        return " ".join([self.since.isoformat(), str(self.port), *self.hosts])


def save_lan_access(store: Store, access: LanAccess) -> None:
    """Store it. Raises StorageFault."""
    store.set_setting(_KEY, str(access))


def load_lan_access(store: Store, now: datetime) -> LanAccess | None:
    """The access that was allowed less than LAN_ACCESS_LIFETIME ago; None without one.

    Raises StorageFault.
    """
    try:
        access = LanAccess.parse(store.setting(_KEY) or "")
    except ValueError:
        return None
    return access if timedelta() <= now - access.since < LAN_ACCESS_LIFETIME else None


def delete_lan_access(store: Store) -> None:
    """Do not allow it again. Raises StorageFault."""
    if store.setting(_KEY) is not None:
        store.set_setting(_KEY, None)
