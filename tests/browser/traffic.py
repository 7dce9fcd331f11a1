"""What a page has heard and said, to tell who is at fault when it is stuck."""

import time

from playwright.sync_api import ConsoleMessage, Error, Page, WebSocket


class Traffic:
    """The messages of one page, noted from its beginning on."""

    def __init__(self, page: Page) -> None:
        self._lines: list[str] = []
        self._began = time.monotonic()
        self._heard: list[float] = []
        self._said: list[float] = []
        page.on("console", self._spoke)
        page.on("pageerror", self._failed)
        page.on("websocket", self._connected)

    def __str__(self) -> str:
        """Its connections and complaints, and when the last messages went each way."""
        now = time.monotonic()
        heard, said = (
            ", ".join(f"{now - at:.1f}" for at in times[-5:]) or "never"
            for times in (self._heard, self._said)
        )
        return "\n".join([*self._lines, f"heard {heard} s ago", f"said {said} s ago"])

    def _spoke(self, message: ConsoleMessage) -> None:
        self._note(f"console: {message.text}")

    def _failed(self, error: Error) -> None:
        self._note(f"error: {error}")

    def _connected(self, line: WebSocket) -> None:
        self._note("connected")
        line.on("close", lambda _: self._note("cut off"))
        line.on("framereceived", lambda _: self._heard.append(time.monotonic()))
        line.on("framesent", lambda _: self._said.append(time.monotonic()))

    def _note(self, words: str) -> None:
        self._lines.append(f"after {time.monotonic() - self._began:.1f} s: {words}")
