"""What all screens of one companion share. Without Flet."""

from dataclasses import dataclass
from typing import Protocol

from companion.application.ports import Store
from companion.application.table_service import TableService
from companion.content import Library


class NetworkAccess(Protocol):
    """Where other devices get in to a companion that serves pages."""

    def elsewhere(self) -> tuple[str, ...] | None:
        """The addresses for them now, the likeliest first; None while they may not come in."""

    async def let_others_in(self) -> None:
        """Let them in until the program ends. Raises a coded error if that is impossible."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all screens of one companion share."""

    table: TableService
    store: Store
    library: Library
    doors: NetworkAccess | None = None
    """None for an app of a device, which serves nobody."""

    @property
    def addresses(self) -> tuple[str, ...] | None:
        """Where phones find this companion now; None while they may not come in."""
        return self.doors.elsewhere() if self.doors else None
