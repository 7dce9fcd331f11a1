"""WebDriver commands to Firefox, which speaks Marionette, and to WebKitGTK, which speaks HTTP.

Debian has no geckodriver. Marionette, the protocol below it, has the same commands.
"""

import http.client
import json
import os
import signal
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from tests.ports import free_port
from tests.waiting import wait_until

START_SECONDS = 60.0
"""Limit for a browser to start; about 3 seconds on an idle machine."""
COMMAND_SECONDS = 120.0

Found = TypeVar("Found")

_MARIONETTE = {
    "url": "WebDriver:Navigate",
    "refresh": "WebDriver:Refresh",
    "execute/sync": "WebDriver:ExecuteScript",
    "actions": "WebDriver:PerformActions",
}

# Flutter draws without a graphics card here: half of the pixels each way is a quarter of the work
_FIREFOX_PREFERENCES = """
user_pref("marionette.port", 0);
user_pref("layout.css.devPixelsPerPx", "0.5");
user_pref("ui.prefersReducedMotion", 1);
user_pref("webgl.force-enabled", true);
user_pref("intl.accept_languages", "en");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"""
_PRIVATE = 'user_pref("browser.privatebrowsing.autostart", true);'

_GTK_SETTINGS = """
[Settings]
gtk-enable-animations=0
"""


class WebDriver(ABC):
    """One browser window, driven by the commands of the WebDriver standard."""

    @abstractmethod
    def command(self, name: str, **parameters: object) -> Any:
        """Result of the command that HTTP posts to `name`. Raises RuntimeError if it fails."""

    def open(self, url: str) -> None:
        """Load `url`."""
        self.command("url", url=url)

    def reload(self) -> None:
        """Load the page again."""
        self.command("refresh")

    def run(self, script: str, *arguments: object) -> Any:
        """Result of the body of a JavaScript function."""
        return self.command("execute/sync", script=script, args=arguments)

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a point of the viewport, in CSS pixels."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        down, up = ({"type": each, "button": 0} for each in ("pointerDown", "pointerUp"))
        self._act("pointer", [move, down, up])

    def type(self, text: str, pause: int = 60) -> None:
        """Press the key of each character, `pause` milliseconds apart."""
        self._act(
            "key",
            [
                step
                for character in text
                for step in (
                    {"type": "keyDown", "value": character},
                    {"type": "keyUp", "value": character},
                    {"type": "pause", "duration": pause},
                )
            ],
        )

    def _act(self, device: str, actions: list[dict[str, Any]]) -> None:
        self.command("actions", actions=[{"type": device, "id": device, "actions": actions}])


class _Firefox(WebDriver):
    """Marionette: each message is its length, a colon and a JSON list."""

    def __init__(self, port: int) -> None:
        self._line = socket.create_connection(("127.0.0.1", port), COMMAND_SECONDS)
        self._stream = self._line.makefile("rb")
        self._receive()
        self._send("WebDriver:NewSession", {})

    def command(self, name: str, **parameters: object) -> Any:
        return self._send(_MARIONETTE[name], parameters)

    def close(self) -> None:
        self._stream.close()
        self._line.close()

    def _send(self, name: str, parameters: Mapping[str, object]) -> Any:
        message = json.dumps([0, 0, name, parameters]).encode()
        self._line.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self._receive()
        if error is not None:
            raise RuntimeError(f"{name}: {error['error']}: {error['message']}")
        return result.get("value")

    def _receive(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has closed the connection")
            length += digit
        return json.loads(self._stream.read(int(length)))


class _WebKit(WebDriver):
    """WebDriver over HTTP."""

    def __init__(self, port: int, options: Mapping[str, object]) -> None:
        self._port = port
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._send("POST", "/session", {"capabilities": capabilities})["sessionId"]

    def command(self, name: str, **parameters: object) -> Any:
        return self._send("POST", f"/session/{self._session}/{name}", parameters)

    def close(self) -> None:
        self._send("DELETE", f"/session/{self._session}", {})

    def _send(self, method: str, path: str, body: Mapping[str, object]) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=COMMAND_SECONDS)
        try:
            line.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
            value = json.loads(line.getresponse().read())["value"]
        finally:
            line.close()
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}")
        return value


@contextmanager
def firefox(folder: Path) -> Iterator[WebDriver]:
    """Debian's Firefox without a window; its profile is kept in `folder`. It has no WebGL."""
    with _firefox(folder, ("--headless",), {}) as driver:
        yield driver


@contextmanager
def private_firefox(folder: Path) -> Iterator[WebDriver]:
    """The same with a private window."""
    with _firefox(folder, ("--headless",), {}, _PRIVATE) as driver:
        yield driver


@contextmanager
def firefox_with_graphics(folder: Path) -> Iterator[WebDriver]:
    """Debian's Firefox in a virtual display, with Mesa's WebGL; its profile is kept in `folder`."""
    with (
        _display() as display,
        _firefox(folder, (), {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}) as driver,
    ):
        yield driver


@contextmanager
def _firefox(
    folder: Path, arguments: Sequence[str], env: Mapping[str, str], preferences: str = ""
) -> Iterator[WebDriver]:
    (folder / "user.js").write_text(_FIREFOX_PREFERENCES + preferences, encoding="utf-8")
    command = ("firefox-esr", "--marionette", "--no-remote", "--profile", str(folder), *arguments)
    size = ("--width", "1280", "--height", "900")
    with _process(*command, *size, env={"HOME": str(folder), **env}) as process:
        port = folder / "MarionetteActivePort"
        driver = _Firefox(
            _wait(process, lambda: int(port.read_text() or 0) if port.exists() else 0)
        )
        try:
            yield driver
        finally:
            driver.close()


@contextmanager
def webkit(folder: Path) -> Iterator[WebDriver]:
    """WebKitGTK's MiniBrowser in a virtual display; its settings are kept in `folder`."""
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(_GTK_SETTINGS, encoding="utf-8")
    env = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "LANG": "en_GB.UTF-8"}
    port = free_port()
    with _display() as display:
        command = ("WebKitWebDriver", f"--port={port}")
        with _process(*command, env={**env, "DISPLAY": display}) as process:
            _wait(process, lambda: _listens(port))
            driver = _WebKit(
                port, {"args": ["--automation", "--geometry=1280x900", "--enable-webgl=false"]}
            )
            try:
                yield driver
            finally:
                driver.close()


@contextmanager
def _display() -> Iterator[str]:
    """Name of a virtual display that is free of other programs."""
    number, written = os.pipe()
    with open(number, encoding="ascii") as name:
        # -r: a key held down by a busy machine is not repeated
        screen = ("-screen", "0", "1280x960x24", "-nolisten", "tcp", "-r")
        try:
            process = _process("Xvfb", "-displayfd", str(written), *screen, pass_fds=(written,))
            with process:
                os.close(written)
                yield f":{name.readline().strip()}"
        finally:
            with suppress(OSError):
                os.close(written)


@contextmanager
def _process(
    *command: str, env: Mapping[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """A program and all that it starts; ended when left."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **(env or {})},
        pass_fds=pass_fds,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _wait(process: subprocess.Popen[bytes], ready: Callable[[], Found]) -> Found:
    """First result of `ready` that is true."""

    def ready_or_ended() -> Found:
        assert process.poll() is None, f"{process.args!r} has ended"
        return ready()

    return wait_until(ready_or_ended, f"{process.args!r} to start", seconds=START_SECONDS)


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
