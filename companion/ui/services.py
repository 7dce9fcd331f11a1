"""What all screens of one companion share. Without Flet."""

from dataclasses import dataclass
from typing import Protocol

from companion.content import Library
from companion.session.live import LiveTable
from companion.session.ports import Store


class Doors(Protocol):
    """Where other devices get in to a companion that serves pages."""

    def elsewhere(self) -> tuple[str, ...] | None:
        """The addresses for them now, the likeliest first; None while they may not come in."""

    async def let_others_in(self) -> None:
        """Let them in until the program ends. Raises a coded error if that is impossible."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all screens of one companion share."""

    table: LiveTable
    store: Store
    library: Library
    doors: Doors | None = None
    """None for an app of a device, which serves nobody."""

    @property
    def addresses(self) -> tuple[str, ...] | None:
        """Where phones find this companion now; None while they may not come in."""
        return self.doors.elsewhere() if self.doors else None
