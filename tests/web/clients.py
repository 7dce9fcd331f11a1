"""The Flet client's side of a connection, without a browser."""

from contextlib import AbstractContextManager

import msgpack
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.processes import CompanionProcess

REGISTRATION = b"\0" + msgpack.packb(
    [1, {"session_id": "", "page_name": "", "page": {"route": "/"}}]
)
"""The client's first message; the page is drawn in response."""


def websocket_url(companion: CompanionProcess) -> str:
    """Return the URL that pages of this companion connect to."""
    return companion.url.replace("http", "ws", 1) + "ws"


def connected_page(
    companion: CompanionProcess, *, query: str = "", cookie: str = ""
) -> AbstractContextManager[ClientConnection]:
    """Open a page's connection, as its browser does."""
    return connect(
        websocket_url(companion) + query,
        origin=Origin(companion.url.rstrip("/")),
        additional_headers={"Cookie": cookie} if cookie else None,
        max_size=None,
        # with unread messages of the page in its queue, it would not see pings and their answers
        max_queue=None,
    )
