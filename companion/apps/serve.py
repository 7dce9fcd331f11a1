"""The composition root: the one place that knows every adapter."""

import asyncio
import gc
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import flet as ft

from companion.application.lan_access import LanAccess, forget_way_in, keep_way_in, way_in_of
from companion.application.ports import FaultCode, StorageFault, Store
from companion.log_file import note_troubles
from companion.printable import printable
from companion.storage.data_folder import data_folder
from companion.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from companion.ui.actions.services import NetworkAccess, Services
    from companion.web import server

_log = logging.getLogger(__name__)


class Refused(Exception):
    """The companion cannot start; `code` and `params` say why."""

    def __init__(self, code: str, params: Mapping[str, object]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, object] = {
            key: printable(value) if isinstance(value, str) else value
            for key, value in params.items()
        }


def run(*, data: Path | None, host: str | None, port: int | None, browser: bool) -> None:
    """Serve the companion until it is told to stop. Raises Refused if it cannot start.

    Prints the `invitation` once pages can be loaded.
    """
    # a packaged app brings no web server
    from companion.flet_adapter.static_files import web_app
    from companion.ui.state.routes import SCREENS
    from companion.web import server

    with _opened(data) as store:
        try:
            listening = server.listen(host or server.LOOPBACK, port)
        except server.PortFault as fault:
            raise Refused(fault.code, fault.params) from fault
        network = server.NetworkAccess(listening, partial(_store_lan_access, store))
        if host is None:
            _restore_lan_access(network, store)
        pages = _Pages(store, network)

        def invite() -> None:
            lan = next(iter(network.lan_urls() or ()), None)
            print(
                invitation(network.local_url, lan, terminal=sys.stdout.isatty()), end="", flush=True
            )
            pages.prepare()
            if browser:
                # some browsers keep their caller until they are closed
                threading.Thread(
                    target=webbrowser.open, args=(network.local_url,), daemon=True
                ).start()

        network.serve(web_app(pages.draw), invite, SCREENS)
        # this is the end until which phones were let in; a crash is not
        with _noting():
            forget_way_in(store)


def _store_lan_access(store: Store, port: int) -> None:
    from companion.web import lan_addresses

    with _noting():
        keep_way_in(store, LanAccess(port, lan_addresses.addresses(), datetime.now(UTC)))


def _restore_lan_access(network: "server.NetworkAccess", store: Store) -> None:
    """Let phones in that were at the table when the companion was torn away from it."""
    from companion.web import lan_addresses, server

    with _noting(), suppress(server.PortFault):
        before = way_in_of(store, datetime.now(UTC))
        # in another network there are other people
        if before and not set(before.hosts).isdisjoint(lan_addresses.addresses()):
            network.allow_lan_on(before.port)


@contextmanager
def _noting() -> Iterator[None]:
    """Lets the evening go on where something about phones can be noted or read no more."""
    try:
        yield
    except StorageFault as fault:
        _log.warning("where phones come in is not noted: %s", fault)


def invitation(here: str, lan: str | None, *, terminal: bool) -> str:
    """The address on a line of its own, and on a second line the one for other devices if any.

    A terminal whose letters can draw it gets that one as a QR code as well.
    """
    lines = "".join(f"{address}\n" for address in (here, lan) if address)
    if lan is None or not terminal:
        return lines
    # nobody else has to wait for it
    from companion.sharing.qr import terminal_qr_code

    code = terminal_qr_code(lan)
    try:
        code.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return lines
    return lines + code


def run_packaged() -> None:
    """Run as an app of the device; if it cannot start, the app says why."""
    place = os.environ.get("FLET_APP_STORAGE_DATA")
    try:
        with _opened(Path(place) if place else None) as store:
            pages = _Pages(store)
            pages.prepare()
            ft.run(pages.draw)
    except Refused as fault:
        refused = fault
        ft.run(lambda page: _tell(page, refused))


@contextmanager
def _opened(data: Path | None) -> Iterator[Store]:
    try:
        folder = data_folder(data)
    except (OSError, RuntimeError) as error:
        # "~nobody" for a user there is not, or a working directory that has been removed
        raise Refused(FaultCode.NOT_WRITABLE, {"path": str(data)}) from error
    try:
        store = SqliteStore(folder, lambda: datetime.now(UTC))
    except StorageFault as fault:
        raise Refused(fault.code, fault.params) from fault
    note_troubles(folder)
    try:
        yield store
    finally:
        store.close()


class _Pages:
    """Draws the pages. What that takes is loaded while the first browser still gets its client."""

    def __init__(self, store: Store, network: "NetworkAccess | None" = None) -> None:
        self._store = store
        self._network = network
        self._loader = ThreadPoolExecutor(1)

    def prepare(self) -> None:
        """Begin to load. Called once, before the first page."""
        # nothing that is being loaded is garbage, and looking for some would hold everything up
        gc.disable()
        self._services = self._loader.submit(self._load)
        self._loader.shutdown(wait=False)

    def _load(self) -> "Services":
        from companion.application.table_service import TableService
        from companion.content import Library
        from companion.content.errors import ContentError
        from companion.ui.page_session import Services

        try:
            return Services(TableService(self._store), Library.load(), self._network)
        except (StorageFault, ContentError) as fault:
            raise Refused(fault.code, fault.params) from fault
        finally:
            # it stays until the end, so later looks for garbage can leave it out
            gc.freeze()
            gc.enable()

    async def draw(self, page: ft.Page) -> None:
        """Draw the companion on a page that has just connected, or say why it cannot be."""
        try:
            services = await asyncio.wrap_future(self._services)
        except Refused as refused:
            _tell(page, refused)
        else:
            from companion.ui.page_session import open_page

            await open_page(page, services)


def _tell(page: ft.Page, refused: Refused) -> None:
    from companion.i18n import SOURCE_LANGUAGE, describe
    from companion.i18n.messages import messages

    # in English: the page has not been asked yet what its reader speaks
    say = messages(SOURCE_LANGUAGE)
    # a page that has a title is one that has been drawn
    page.title = say.text("app-name")
    sentence = describe(refused, say)
    page.add(ft.SafeArea(ft.Text(sentence)))
