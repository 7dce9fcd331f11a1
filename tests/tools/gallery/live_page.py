"""One page of the companion in Chromium, whose view the gallery sets: no taps, no reloads."""

import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, Final

import flet as ft
import uvicorn
from playwright.sync_api import Browser, Page

from companion.flet_adapter.page import page_is_connected
from companion.flet_adapter.static_files import web_app
from companion.ui.page.context import PageContext
from companion.ui.page.preferences import sized
from companion.ui.page.services import Services
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.shell.app import App
from companion.ui.shell.page_session import PageSession
from companion.web.devices import DeviceMiddleware
from companion.web.heartbeat import HeartbeatMiddleware
from tests.browser.screens import drawn
from tests.waiting import wait_until

_WAIT_SECONDS: Final = 180.0
_TRIES: Final = 3
QUIET_MS: Final = 100
"""A page that has not changed for so long does not change by itself."""
_MOST_LOOKS: Final = 12

_SEEN: Final = """
() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn([
  performance.getEntriesByType("resource").length,
  document.querySelector("flt-semantics-host").innerHTML,
]))))
"""


class LivePage:
    """A page in a browser, and the view that it shows."""

    def __init__(self, url: str, page: Page, flet_page: ft.Page, actions: AppActions) -> None:
        self.url = url
        self.page = page
        self.actions = actions
        self._flet_page = flet_page
        self._blank = actions.view

    def resize(self, width: int, height: int) -> None:
        """Turn or resize the window, in CSS pixels."""
        if self.page.viewport_size == {"width": width, "height": height}:
            return
        self.page.set_viewport_size({"width": width, "height": height})
        wait_until(
            lambda: (self._flet_page.width, self._flet_page.height) == (width, height),
            "the page to report its size",
            seconds=_WAIT_SECONDS,
        )

    def show(self, prepare: Callable[[AppActions], object] = lambda _: None, **shown: Any) -> None:
        """Show a view with these fields; `prepare` opens a screen on it like a tap would."""

        async def change() -> None:
            holder = self.actions.context.holder
            holder.view = sized(replace(self._blank, **shown), self._flet_page)
            prepare(self.actions)
            self.actions.preferences.apply()

        self._run(change)

    def settle(self, quiet_ms: int = QUIET_MS) -> None:
        """Wait until the client has drawn everything and loaded its pictures.

        That is when two looks, so far apart, see the same.
        """
        before: object = None
        for _ in range(_MOST_LOOKS):
            self._run(self.actions.context.device.wait_until_rendered)
            seen = self.page.evaluate(_SEEN)
            if seen == before:
                break
            before = seen
            if quiet_ms:
                self.page.wait_for_timeout(quiet_ms)

    def shows(self, fields: Mapping[str, Any]) -> bool:
        """Return whether these fields are shown: a page that was cut off shows what is stored."""
        return fields.get("snapshot") in (None, self.actions.view.snapshot)

    def controls(self) -> dict[int, ft.BaseControl]:
        """Return all controls that the client has, by their number."""
        return dict(self._flet_page.session.index)

    def _run(self, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task on the server's event loop, as one of this page's; again if it is lost."""
        for _ in range(_TRIES):
            wait_until(
                lambda: page_is_connected(self._flet_page),
                "the page to connect again",
                seconds=_WAIT_SECONDS,
            )
            # on a busy machine, the connection may break while the page is asked
            with suppress(TimeoutError):
                self._flet_page.run_task(task).result(_WAIT_SECONDS / _TRIES)
                return
        raise TimeoutError("the page does not answer")


@contextmanager
def live_page(browser: Browser, services: Services, pixel_ratio: float = 1.0) -> Iterator[LivePage]:
    """Serve the companion from this process, and open one page of it.

    It is drawn at so many pixels per CSS pixel.
    """
    opened: list[tuple[ft.Page, AppActions]] = []

    async def draw(page: ft.Page) -> None:
        view = View(services.table.snapshot, reduced_motion=True, route=page.route or "/")
        holder = ViewHolder(sized(view, page))
        actions = AppActions(PageContext(page, holder, services))
        PageSession(page, holder, actions).begin()
        actions.preferences.apply()
        page.render(App, holder, actions)
        opened.append((page, actions))

    with served(draw) as url:
        context = browser.new_context(
            reduced_motion="reduce", color_scheme="dark", device_scale_factor=pixel_ratio
        )
        page = context.new_page()
        page.goto(url)
        drawn(page)
        wait_until(lambda: opened, "the page to connect", seconds=_WAIT_SECONDS)
        page.wait_for_selector("#cover.lifted", state="attached")
        yield LivePage(url, page, *opened[0])
        context.close()


@contextmanager
def served(draw: Any) -> Iterator[str]:
    """Serve a page that `draw` fills from this process; yield its URL."""
    # without a heartbeat, a page connects anew every few seconds
    app = DeviceMiddleware(HeartbeatMiddleware(web_app(draw)))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the server")
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}/"
    server.should_exit = True
    thread.join(_WAIT_SECONDS)
