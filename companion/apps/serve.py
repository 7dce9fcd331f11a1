"""The app that serves pages to browsers: `companion serve`, the default command."""

import logging
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from companion.application.group.stored import Stored
from companion.application.lan_access import (
    HOST_ACCESS,
    LAN_ACCESS,
    LanAccess,
    load_lan_access,
)
from companion.application.ports import StorageFault, Store
from companion.apps.startup import PageLoader, StartupError, held, stored_in
from companion.flet_adapter.static_files import web_app
from companion.storage.backup_folder import BackupFolder
from companion.storage.data_folder import data_folder
from companion.ui.page.routes import SCREENS
from companion.web import lan_addresses
from companion.web.network_access import NetworkAccess
from companion.web.sockets import LOOPBACK, PortError, listen

_log = logging.getLogger(__name__)


def run(*, data: Path | None, host: str | None, port: int | None, browser: bool) -> None:
    """Serve until the process is told to stop; print `address_lines` once pages can be loaded.

    Raises StartupError.
    """
    with held(data) as announce, stored_in(data) as store:
        try:
            listening = listen(host or LOOPBACK, port)
        except PortError as error:
            raise StartupError.caused_by(error) from error
        access = LAN_ACCESS if host is None else HOST_ACCESS
        network = NetworkAccess(listening, partial(_store_access, store, access))
        announce(network.local_url)
        _restore_access(network, store, access)
        loader = PageLoader(store, network, BackupFolder(data_folder(data)))

        def on_start() -> None:
            lan_url = next(iter(network.lan_urls() or ()), None)
            terminal = sys.stdout.isatty()
            print(address_lines(network.local_url, lan_url, terminal=terminal), end="", flush=True)
            loader.start()
            if browser:
                # some browsers block their caller until they are closed
                threading.Thread(
                    target=webbrowser.open, args=(network.local_url,), daemon=True
                ).start()

        network.serve(web_app(loader.draw), on_start, SCREENS)
        # not reached after a crash: the next start then restores the access of other devices
        with _logging_storage_faults():
            access.remove(store)


def address_lines(local_url: str, lan_url: str | None, *, terminal: bool) -> str:
    """Return the URL for this machine and the one for other devices, one per line.

    In a terminal with block characters, the second one follows as a QR code.
    """
    lines = "".join(f"{url}\n" for url in (local_url, lan_url) if url)
    if lan_url is None or not terminal:
        return lines
    # deferred: rarely needed
    from companion.sharing.qr import terminal_qr_code

    code = terminal_qr_code(lan_url)
    try:
        code.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return lines
    return lines + code


def _store_access(store: Store, access: Stored[LanAccess | None], port: int, code: str) -> None:
    with _logging_storage_faults():
        access.save(store, LanAccess(port, lan_addresses.addresses(), datetime.now(UTC), code))


def _restore_access(network: NetworkAccess, store: Store, access: Stored[LanAccess | None]) -> None:
    """Let the phones of before a crash, in the same network, connect again."""
    with _logging_storage_faults(), suppress(PortError):
        before = load_lan_access(store, datetime.now(UTC), access)
        if before and set(before.hosts).isdisjoint(lan_addresses.addresses()):
            before = None
        if access is HOST_ACCESS:
            network.keep_invitation(before.invitation if before else "")
        elif before:
            network.allow_lan_on(before.port, before.invitation)


@contextmanager
def _logging_storage_faults() -> Iterator[None]:
    """Log a StorageFault instead of raising it: serving goes on without the stored access."""
    try:
        yield
    except StorageFault as fault:
        _log.warning("access of other devices cannot be stored or read: %s", fault)
