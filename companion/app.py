"""The composition root: the one place that knows every adapter."""

import os
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import flet as ft

from companion.content import ContentFault, Library
from companion.i18n import Language, describe
from companion.i18n.messages import messages
from companion.session.live import LiveTable
from companion.session.ports import StorageFault, Store
from companion.storage.folders import data_folder
from companion.storage.sqlite import SqliteStore
from companion.ui.main import Services, open_page


class Refused(Exception):
    """The companion cannot start; `code` and `params` say why."""

    def __init__(self, code: str, params: Mapping[str, object]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def run(*, data: Path | None, host: str | None, port: int | None, browser: bool) -> None:
    """Serve the companion until it is told to stop. Raises Refused if it cannot start.

    Prints the address on a line of its own once pages can be loaded, and on a second line the one
    for other devices if they can connect.
    """
    # a packaged app brings no web server
    from companion import server

    library = _library()
    with _opened(data) as store:
        try:
            listening = server.listen(host or server.LOOPBACK, port)
        except server.PortFault as fault:
            raise Refused(fault.code, fault.params) from fault
        here, lan = server.addresses(listening)
        services = Services(_table(store), store, library, lan)

        def announce() -> None:
            print(*filter(None, (here, lan)), sep="\n", flush=True)
            if browser:
                # some browsers keep their caller until they are closed
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        server.serve(_drawing(services), listening, announce)


def run_packaged() -> None:
    """Run as an app of the device; if it cannot start, the app says why."""
    place = os.environ.get("FLET_APP_STORAGE_DATA")
    try:
        with _opened(Path(place) if place else None) as store:
            ft.run(_drawing(Services(_table(store), store, _library())))
    except Refused as refused:
        # in English: before a page is open the device has not said what it speaks
        sentence = describe(refused, messages(Language.EN))
        ft.run(lambda page: page.add(ft.SafeArea(ft.Text(sentence))))


@contextmanager
def _opened(data: Path | None) -> Iterator[Store]:
    try:
        store = SqliteStore(data_folder(data), lambda: datetime.now(UTC))
    except StorageFault as fault:
        raise Refused(fault.code, fault.params) from fault
    try:
        yield store
    finally:
        store.close()


def _library() -> Library:
    try:
        return Library.load()
    except ContentFault as fault:
        raise Refused(fault.code, fault.params) from fault


def _table(store: Store) -> LiveTable:
    try:
        return LiveTable(store)
    except StorageFault as fault:
        raise Refused(fault.code, fault.params) from fault


def _drawing(services: Services) -> Callable[[ft.Page], Awaitable[None]]:
    async def draw(page: ft.Page) -> None:
        await open_page(page, services)

    return draw
