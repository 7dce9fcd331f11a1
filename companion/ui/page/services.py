"""What all pages of one companion share."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Protocol

from companion.application.archive.stored_files import StoredFiles
from companion.application.table.service import TableService
from companion.content import Library
from companion.sharing.qr_reader import QrReader


class NetworkAccess(Protocol):
    """Controls which devices may connect to a serving companion."""

    def lan_urls(self) -> tuple[str, ...] | None:
        """Return the URLs for other devices, the likeliest first; None while access is local."""

    async def allow_lan(self) -> None:
        """Accept other devices until the program ends. Raises a coded error on failure."""


class Backups(Protocol):
    """The backups that are made by themselves."""

    def latest(self) -> date | None:
        """Return the local date of the last one; None without one."""

    def save(self, make: Callable[[], bytes], now: datetime) -> None:
        """Write the one of this day unless there is one. Raises OSError."""


class Updates(Protocol):
    """New versions of the app, which the page of a browser fetches."""

    def look(self) -> None:
        """Look for one; the page is told later what was found."""

    def take(self) -> None:
        """Load the page again with the version that was fetched."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all pages of one companion share."""

    table: TableService
    library: Library
    network: NetworkAccess | None = None
    """None in an app that serves no other device: a packaged one, or one in a browser alone."""
    site_url: str | None = None
    """Where a browser fetched the app that it runs and can install; None in any other app."""
    backups: Backups | None = None
    """None in an app that makes no backups by itself: one in a browser alone."""
    files: StoredFiles | None = None
    """None in an app that stores no other files: one in a browser alone."""
    updates: Updates | None = None
    """None in an app that is updated with its server or by its store: any but a site's."""
    stores_draft: bool = False
    """The store belongs to this device and keeps its draft: in a browser alone."""
    qr_reader: QrReader | None = None
    """None where no decoder is installed: on phones and in a browser alone."""
