"""A log of one page's messages, for the report of a test that waited in vain."""

import time

from playwright.sync_api import ConsoleMessage, Error, Page, WebSocket


class Traffic:
    """Console output and WebSocket messages of one page, from its creation on."""

    def __init__(self, page: Page) -> None:
        self._lines: list[str] = []
        self._began = time.monotonic()
        self._received: list[float] = []
        self._sent: list[float] = []
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

    def _logged(self, message: ConsoleMessage) -> None:
        self._note(f"console: {message.text}")

    def _failed(self, error: Error) -> None:
        self._note(f"error: {error}")

    def _connected(self, socket: WebSocket) -> None:
        self._note("connected")
        socket.on("close", lambda _: self._note("disconnected"))
        socket.on("framereceived", lambda _: self._received.append(time.monotonic()))
        socket.on("framesent", lambda _: self._sent.append(time.monotonic()))

    def _note(self, event: str) -> None:
        self._lines.append(f"after {time.monotonic() - self._began:.1f} s: {event}")
