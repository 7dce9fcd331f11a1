"""The app that `flet build` packages: one window on this device, without a web server."""

import os
from contextlib import nullcontext
from pathlib import Path

import flet as ft

from companion.apps.startup import PageLoader, StartupError, held, show_error, stored_in
from companion.storage.backup_folder import BackupFolder
from companion.storage.data_folder import data_folder


def run() -> None:
    """Run the app until its window closes; an error at startup is shown in the window."""
    data = os.environ.get("FLET_APP_STORAGE_DATA")
    try:
        folder = Path(data) if data else None
        # a phone starts one app at a time, but its process may outlive the window and start anew
        phone = os.environ.get("FLET_PLATFORM") in ("android", "ios")
        with nullcontext() if phone else held(folder), stored_in(folder) as store:
            loader = PageLoader(store, backups=BackupFolder(data_folder(folder)))
            loader.start()
            ft.run(loader.draw)
    except StartupError as raised:
        error = raised
        ft.run(lambda page: show_error(page, error))
