"""What every app does at startup: open the store, load the content, draw pages or an error."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Self

import flet as ft

from companion.application.ports import FaultCode, Network, StorageFault, Store
from companion.errors import CodedError
from companion.log_file import log_to_file
from companion.printable import printable
from companion.storage.backup_folder import BackupFolder
from companion.storage.data_folder import data_folder
from companion.storage.folder_lock import FolderInUse, locked
from companion.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from companion.application.table.service import TableService
    from companion.application.table.snapshot import Snapshot
    from companion.i18n import Language
    from companion.ui.page.services import Services


class StartupError(CodedError):
    """The app cannot start: an error of the store, the content or the network."""

    @classmethod
    def caused_by(cls, error: CodedError) -> Self:
        """Return the error with the same code and parameters, safe to print."""
        return cls(
            error.code,
            **{
                key: printable(value) if isinstance(value, str) else value
                for key, value in error.params.items()
            },
        )


@contextmanager
def held(data: Path | None) -> Iterator[Callable[[str], None]]:
    """Keep other apps out of the folder `data`, or the platform's, until exit.

    Yield a function that tells them the URL of this app. Raises StartupError.
    """
    try:
        with locked(_folder(data)) as announce:
            yield announce
    except FolderInUse as error:
        raise StartupError.caused_by(error) from error


@contextmanager
def stored_in(data: Path | None) -> Iterator[Store]:
    """Open the store in the folder `data`, or the platform's, until exit. Raises StartupError."""
    store = open_store(data)
    try:
        yield store
    finally:
        store.close()


def open_store(data: Path | None, *, exclusive: bool = False) -> Store:
    """Open the store in `data` or the platform's folder, and log there. Raises StartupError."""
    folder = _folder(data)
    try:
        store = SqliteStore(folder, lambda: datetime.now(UTC), exclusive=exclusive)
    except StorageFault as fault:
        raise StartupError.caused_by(fault) from fault
    log_to_file(folder)
    return store


def _folder(data: Path | None) -> Path:
    try:
        return data_folder(data)
    except (OSError, RuntimeError) as error:
        # "~nobody" for an unknown user, or a working directory that was removed
        raise StartupError(FaultCode.NOT_WRITABLE, path=printable(str(data))) from error


def load_services(
    store: Store,
    network: Network | None = None,
    backups: BackupFolder | None = None,
) -> "Services":
    """Load the current game and the content for pages. Raises StartupError."""
    from companion.application.table.service import TableService
    from companion.content import Library
    from companion.scanning import installed_reader
    from companion.storage.data_files import DataFiles
    from companion.ui.shell.page_session import Services

    try:
        services = Services(
            TableService(store),
            Library.load(),
            network,
            backups=backups,
            files=None if backups is None else DataFiles(backups.data),
            qr_reader=installed_reader(),
        )
    except CodedError as error:
        raise StartupError.caused_by(error) from error
    if backups is not None:
        backups.save_daily(services.table.archive.backup, lambda: datetime.now(UTC))
        _back_up_after_games(services.table, backups)
    return services


def _back_up_after_games(table: "TableService", backups: BackupFolder) -> None:
    """Write a backup after each game that ends from now on."""
    before = table.snapshot.game

    def on_change(snapshot: "Snapshot") -> None:
        nonlocal before
        game = snapshot.game
        if game is not None and game is not before and game.table.end is not None:
            backups.save_soon()
        before = game

    table.subscribe(on_change)


class PageLoader:
    """Loads content and screens in a thread, while the first browser loads the client."""

    def __init__(
        self,
        store: Store,
        network: Network | None = None,
        backups: BackupFolder | None = None,
    ) -> None:
        self._store = store
        self._backups = backups
        self._network = network
        self._executor = ThreadPoolExecutor(1)

    def start(self) -> None:
        """Start loading. Call once, before the first page connects."""
        self._services = self._executor.submit(
            load_services, self._store, self._network, self._backups
        )
        self._executor.shutdown(wait=False)

    async def draw(self, page: ft.Page) -> None:
        """Draw the first screen on a page that has connected, or the error that prevents it."""
        try:
            services = await asyncio.wrap_future(self._services)
        except StartupError as error:
            show_error(page, error)
        else:
            from companion.ui.shell.page_session import open_page

            await open_page(page, services)


def show_error(page: ft.Page, error: StartupError, language: "Language | None" = None) -> None:
    """Show the error on an empty page, in English unless the reader's language is known."""
    from companion.i18n import SOURCE_LANGUAGE, describe
    from companion.i18n.messages import messages
    from companion.ui.kit.theme import apply_theme, style
    from companion.ui.layout.tokens import DARK, Font, Size, Space

    language = language or SOURCE_LANGUAGE
    say = messages(language)
    page.title = say.text("app-name")
    apply_theme(page, DARK, (language,))
    sentence = ft.Text(describe(error, say), style=style(Font.REGULAR, Size.LIST, DARK.text, 28))
    page.add(ft.SafeArea(ft.Container(sentence, padding=Space.L)))
