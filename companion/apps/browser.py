"""The app that runs in a browser without a server, in a worker of the page."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import flet as ft

from companion.apps.startup import StartupError, load_services, open_store, show_error
from companion.flet_adapter.device import Device
from companion.i18n import Language
from companion.ui.page.services import Updates
from companion.ui.shell.page_session import PageSession, UpdateStatus, open_page


class SiteApp:
    """What the page of the site asks the app."""

    def __init__(self) -> None:
        self._session: PageSession | None = None
        """None until the page is drawn, and where the app cannot start."""
        self._update: UpdateStatus | None = None

    def opened(self, session: PageSession) -> None:
        """Answer for a page from now on."""
        self._session = session
        if self._update is not None:
            session.tell_of_update(self._update)

    def keep(self) -> str:
        """Return what the page should keep while it is loaded again; empty without anything."""
        return "" if self._session is None else self._session.keep()

    def tell_of_update(self, status: str) -> None:
        """Take over what was found out about new versions: a value of UpdateStatus."""
        self._update = UpdateStatus(status)
        if self._session is not None:
            self._session.tell_of_update(self._update)


def run(
    folder: str,
    url: str,
    language: str,
    kept: str,
    on_drawn: Callable[[], object],
    look_for_update: Callable[[], object],
    take_update: Callable[[], object],
) -> SiteApp:
    """Draw the app, or the error that prevents it, on the page of this worker, and return.

    Store games in `folder`, and call `on_drawn` once the page shows the app. `url` is the site's,
    `language` the reader's, `kept` what the page has kept if it was loaded again. The answer to
    `look_for_update` is a call of `SiteApp.tell_of_update`.
    """
    app = SiteApp()
    try:
        # never closed: this process ends with the page
        store = open_store(Path(folder), exclusive=True)
        services = replace(
            load_services(store),
            site_url=url,
            stores_draft=True,
            updates=Updates(look_for_update, take_update),
        )
    except StartupError as raised:
        error = raised

        async def draw(page: ft.Page) -> None:
            show_error(page, error, Language(language))
            on_drawn()

    else:

        async def draw(page: ft.Page) -> None:
            app.opened(await open_page(page, services, kept))
            await Device(page).wait_until_rendered()
            on_drawn()

    ft.run(draw)
    return app
