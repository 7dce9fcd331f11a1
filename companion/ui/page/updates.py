"""New versions of the app, where a browser runs it alone: looking for one, and taking it."""

from dataclasses import dataclass
from enum import StrEnum

from companion import __version__
from companion.ui.page.context import PageContext


class UpdateStatus(StrEnum):
    """What is known of a newer version."""

    UNKNOWN = "unknown"
    LOOKING = "looking"
    CURRENT = "current"
    """The reader has asked, and there is none."""
    UNREACHABLE = "unreachable"
    """The reader has asked, without a network."""
    READY = "ready"
    """It was fetched, and takes over with the next start."""


@dataclass(frozen=True, slots=True)
class UpdateState:
    """Newer versions, as one page knows them."""

    status: UpdateStatus = UpdateStatus.UNKNOWN
    updated: bool = False
    """This is the first page of this version on the device, and it has not been said yet."""


def is_older(version: str | None) -> bool:
    """Return whether the app was last open in an older version than this one."""
    return version is not None and _numbers(version) < _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    """Return (1, 10, 0) for "1.10.0"."""
    return tuple(int(each) for each in version.split(".") if each.isdecimal())


class UpdateActions:
    """Looks for a new version and takes it; nothing where the app comes with its server."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    @property
    def available(self) -> bool:
        """Whether this page can look for new versions."""
        return self._context.services.updates is not None

    @property
    def state(self) -> UpdateState:
        """What this page knows."""
        return self._context.view.state(UpdateState)

    def look(self) -> None:
        """Look for a new version because the reader has asked; `tell` gets the answer."""
        if self._context.services.updates is not None:
            self.tell(UpdateStatus.LOOKING)
            self._context.services.updates.look()

    def tell(self, status: UpdateStatus) -> None:
        """Take over what was found out."""
        context = self._context
        context.holder.view = context.view.with_states(UpdateState(status, self.state.updated))

    def take(self) -> None:
        """Load the page again with the new version; it comes back to this screen."""
        if self._context.services.updates is not None:
            self._context.services.updates.take()

    def dismiss(self) -> None:
        """Say no longer that the app was updated."""
        context = self._context
        context.holder.view = context.view.with_states(UpdateState(self.state.status))
