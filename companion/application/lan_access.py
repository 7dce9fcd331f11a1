"""The LAN access of the last run, so that phones can connect again after a crash.

It is read before anything is served. It does without pydantic, as that takes as long to load as
everything else until then.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Self

from companion.application.group.stored import Stored
from companion.application.ports import Store

LAN_ACCESS_LIFETIME: Final = timedelta(hours=12)
"""Access ends after an evening: on another day somebody has to allow it again."""

_PORTS = range(1, 1 << 16)
_INVITATION = "?"
"""Before the invitation, which no address begins with."""


@dataclass(frozen=True, slots=True)
class LanAccess:
    """The port open to phones, and the addresses of this machine when it was opened."""

    port: int
    hosts: tuple[str, ...]
    since: datetime
    """In UTC."""
    invitation: str = ""
    """The secret in the link for other devices; empty if an older version stored the access."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the access that `str` has written. Raises ValueError for another text."""
        since, port, *hosts = text.split()
        if int(port) not in _PORTS:
            raise ValueError(port)
        invitation = hosts.pop(0)[1:] if hosts and hosts[0].startswith(_INVITATION) else ""
        at = datetime.fromisoformat(since).replace(tzinfo=UTC)
        return cls(int(port), tuple(hosts), at, invitation)

    def __str__(self) -> str:
        invitation = [_INVITATION + self.invitation] if self.invitation else []
        return " ".join([self.since.isoformat(), str(self.port), *invitation, *self.hosts])


LAN_ACCESS: Final[Stored[LanAccess | None]] = Stored(
    key="lan-access", old_keys=("way-in",), read=LanAccess.parse, default=None, write=str
)
"""What somebody has allowed on the screen: it is opened again."""
HOST_ACCESS: Final[Stored[LanAccess | None]] = Stored(
    key="host-access", read=LanAccess.parse, default=None, write=str
)
"""What `--host` has opened: only its invitation is used again."""


def load_lan_access(
    store: Store, now: datetime, part: Stored[LanAccess | None] = LAN_ACCESS
) -> LanAccess | None:
    """Return access allowed within LAN_ACCESS_LIFETIME; None without. Raises StorageFault."""
    access = part.load(store)
    recent = access is not None and timedelta() <= now - access.since < LAN_ACCESS_LIFETIME
    return access if recent else None
