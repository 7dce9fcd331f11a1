"""The app that runs in a browser without a server, in a worker of the page."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import flet as ft

from companion.apps.startup import StartupError, load_services, open_store, show_error
from companion.flet_adapter.device import Device
from companion.i18n import Language
from companion.ui.page.view_holder import ViewHolder
from companion.ui.shell.page_session import keep, open_page


def run(
    folder: str, url: str, language: str, kept: str, on_drawn: Callable[[], None]
) -> Callable[[], str]:
    """Draw the app, or the error that prevents it, on the page of this worker, and return.

    Store games in `folder`, and call `on_drawn` once the page shows the app. `url` is the site's,
    `language` the reader's. The result returns what the page should keep while it is loaded again,
    which is `kept` then; empty without anything.
    """
    opened: list[ViewHolder] = []
    try:
        # never closed: this process ends with the page
        store = open_store(Path(folder), exclusive=True)
        services = replace(load_services(store), site_url=url, stores_draft=True)
    except StartupError as raised:
        error = raised

        async def draw(page: ft.Page) -> None:
            show_error(page, error, Language(language))
            on_drawn()

    else:

        async def draw(page: ft.Page) -> None:
            opened.append(await open_page(page, services, kept))
            await Device(page).wait_until_rendered()
            on_drawn()

    ft.run(draw)
    return lambda: keep(opened[-1].view) if opened else ""
