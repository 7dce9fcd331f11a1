"""What all pages of one companion share."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.application.ports import Backups, Network, QrReader, StoredFiles
from companion.application.table.service import TableService
from companion.content import Library


@dataclass(frozen=True, slots=True)
class Updates:
    """New versions of the app, which the page of a site fetches."""

    look: Callable[[], object]
    """Look for one; the page is told later what was found."""
    take: Callable[[], object]
    """Load the page again with the version that was fetched."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all pages of one companion share."""

    table: TableService
    library: Library
    network: Network | None = None
    """None in an app that serves no other device: a packaged one, or one in a browser alone."""
    site_url: str | None = None
    """Where a browser fetched the app that it runs and can install; None in any other app."""
    backups: Backups | None = None
    """None in an app without automatic backups: one in a browser alone."""
    files: StoredFiles | None = None
    """None in an app that stores no other files: one in a browser alone."""
    updates: Updates | None = None
    """None in an app that is updated with its server or by its store: any but a site's."""
    stores_draft: bool = False
    """The store belongs to this device and keeps its draft: in a browser alone."""
    qr_reader: QrReader | None = None
    """None where no decoder is installed: on phones and in a browser alone."""
