"""The composition root: the one place that knows every adapter."""

import webbrowser
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from companion import server
from companion.session.live import LiveTable, UnreadableGame
from companion.session.ports import StorageFault
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

    Prints the address on a line of its own once pages can be loaded.
    """
    try:
        store = SqliteStore(data_folder(data), lambda: datetime.now(UTC))
        services = Services(LiveTable(store), store)
        listening = server.listen(host or server.LOOPBACK, port)
    except (StorageFault, UnreadableGame, server.PortFault) as fault:
        raise Refused(fault.code, fault.params) from fault

    shown = listening.getsockname()[1]
    local = f"http://{server.LOOPBACK}:{shown}/"

    def announce() -> None:
        print(local, flush=True)
        if browser:
            webbrowser.open(local)

    try:
        server.serve(partial(open_page, services=services), listening, announce)
    finally:
        store.close()
