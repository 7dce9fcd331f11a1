"""The Flet client's side of a connection, without a browser."""

import msgpack

from tests.running import Running

REGISTRATION = b"\0" + msgpack.packb(
    [1, {"session_id": "", "page_name": "", "page": {"route": "/"}}]
)
"""The client's first message; the page is drawn in response."""


def websocket_url(companion: Running) -> str:
    """Return the URL that pages of this companion connect to."""
    return companion.url.replace("http", "ws", 1) + "ws"
