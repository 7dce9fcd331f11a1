"""What a client says and is told, without one."""

import msgpack

from tests.running import Running

REGISTRATION = b"\0" + msgpack.packb(
    [1, {"session_id": "", "page_name": "", "page": {"route": "/"}}]
)
"""What it says first: with that its page is drawn."""


def socket_of(companion: Running) -> str:
    """Where a page of this companion connects."""
    return companion.url.replace("http", "ws", 1) + "ws"
