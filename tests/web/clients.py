"""The Flet client's side of a connection, without a browser."""

import msgpack

from tests.processes import CompanionProcess

REGISTRATION = b"\0" + msgpack.packb(
    [1, {"session_id": "", "page_name": "", "page": {"route": "/"}}]
)
"""The client's first message; the page is drawn in response."""


def websocket_url(companion: CompanionProcess) -> str:
    """Return the URL that pages of this companion connect to."""
    return companion.url.replace("http", "ws", 1) + "ws"
