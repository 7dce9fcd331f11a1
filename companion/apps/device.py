"""The app that `flet build` packages: one window on this device, without a web server."""

import os
from pathlib import Path

import flet as ft

from companion.apps.startup import PageLoader, StartupError, show_error, stored_in


def run() -> None:
    """Run the app until its window closes; an error at startup is shown in the window."""
    data = os.environ.get("FLET_APP_STORAGE_DATA")
    try:
        with stored_in(Path(data) if data else None) as store:
            loader = PageLoader(store)
            loader.start()
            ft.run(loader.draw)
    except StartupError as raised:
        error = raised
        ft.run(lambda page: show_error(page, error))
