"""A log of one page's messages: for the report of a test that waited in vain, and to wait for."""

import time

import msgpack
from playwright.sync_api import ConsoleMessage, Error, Page, WebSocket

_IS_DRAWN = b"get_device_info"
"""What the companion asks a page after each change, to know from the answer that it is drawn."""


class Traffic:
    """Console output and WebSocket messages of one page, from its creation on."""

    def __init__(self, page: Page) -> None:
        self._lines: list[str] = []
        self._began = time.monotonic()
        self._received: list[float] = []
        self._sent: list[float] = []
        self._unanswered: set[bytes] = set()
        page.on("console", self._logged)
        page.on("pageerror", self._failed)
        page.on("websocket", self._connected)

    def __str__(self) -> str:
        """Connections, console messages and errors, and the age of the last messages each way."""
        now = time.monotonic()
        received, sent = (
            ", ".join(f"{now - at:.1f}" for at in times[-5:]) or "never"
            for times in (self._received, self._sent)
        )
        return "\n".join([*self._lines, f"received {received} s ago", f"sent {sent} s ago"])

    @property
    def has_answered(self) -> bool:
        """Whether the page has told the companion that it has drawn all that it received."""
        return not self._unanswered

    def _logged(self, message: ConsoleMessage) -> None:
        self._note(f"console: {message.text}")

    def _failed(self, error: Error) -> None:
        self._note(f"error: {error}")

    def _connected(self, socket: WebSocket) -> None:
        self._note("connected")
        socket.on("close", self._disconnected)
        socket.on("framereceived", self._receive)
        socket.on("framesent", self._send)

    def _disconnected(self, _: object) -> None:
        self._note("disconnected")
        self._unanswered.clear()

    def _receive(self, packet: str | bytes) -> None:
        self._received.append(time.monotonic())
        if isinstance(packet, bytes) and _IS_DRAWN in packet:
            _, question = msgpack.unpackb(packet[1:])
            self._unanswered.add(question["call_id"].encode())

    def _send(self, packet: str | bytes) -> None:
        self._sent.append(time.monotonic())
        if isinstance(packet, bytes):
            self._unanswered -= {call for call in self._unanswered if call in packet}

    def _note(self, event: str) -> None:
        self._lines.append(f"after {time.monotonic() - self._began:.1f} s: {event}")
