"""A Flet client without a browser: the only place in the tests that uses Flet's internals."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, ParamSpec, TypeVar

import flet as ft
import msgpack
from flet.components.component import Renderer
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

__all__ = [
    "ACCESSIBILITY_FEATURES",
    "FakeClient",
    "MessageAction",
    "Session",
    "StoringClient",
    "connect",
    "control_id",
    "encoded_page",
    "encoded_views",
    "make_current",
    "page_controls",
    "render",
    "rendering",
]

P = ParamSpec("P")
R = TypeVar("R")

ACCESSIBILITY_FEATURES: Mapping[str, bool] = {
    "accessible_navigation": False,
    "bold_text": False,
    "disable_animations": False,
    "high_contrast": False,
    "invert_colors": False,
    "reduce_motion": False,
    "on_off_switch_labels": False,
    "supports_announcements": True,
}
"""What a client reports with every accessibility setting switched off."""


class FakeClient(Connection):
    """Encodes every message as for the web client, and answers each method call.

    The answer to a method is its value in `answers`, or an empty map.
    """

    def __init__(self, **answers: object) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.answers = answers
        self.pubsubhub = PubSubHub()
        self.loop = asyncio.get_running_loop()
        self.session: Session | None = None
        self.slow = False
        """While True, messages count as not yet arrived and get no answer."""
        self._unanswered: list[Any] = []
        self.sent: list[bytes] = []
        self.asked: list[str] = []
        """Names of the methods called."""
        self.focused: list[int] = []
        """Ids of the controls that were given the focus."""

    def send_message(self, message: Message) -> None:
        self.sent.append(_encoded([message.action, message.body]))
        if message.action is not MessageAction.INVOKE_METHOD:
            return
        call = message.body
        self.asked.append(call.name)
        if call.name == "focus":
            self.focused.append(call.control_id)
        if self.slow:
            self._unanswered.append(call)
        else:
            self.loop.call_soon(self._answer, call)

    def catch_up(self) -> None:
        """Answer at once what was asked while it was slow."""
        self.slow = False
        for call in self._unanswered:
            self._answer(call)
        self._unanswered.clear()

    def _answer(self, call: Any) -> None:
        if self.session:
            self.session.handle_invoke_method_results(
                call.control_id, call.call_id, self.answer(call.name, call.args or {}), None
            )

    def answer(self, name: str, arguments: dict[str, Any]) -> object:
        """The result of a method."""
        return self.answers.get(name, {})

    def dispose(self) -> None:
        pass


class StoringClient(FakeClient):
    """A client that stores preferences."""

    def __init__(self) -> None:
        super().__init__(get_accessibility_features=ACCESSIBILITY_FEATURES)
        self.stored: dict[str, object] = {}

    def answer(self, name: str, arguments: dict[str, Any]) -> object:
        match name:
            case "set":
                self.stored[arguments["key"]] = arguments["value"]
                return True
            case "get":
                return self.stored.get(arguments["key"])
            case _:
                return super().answer(name, arguments)


def connect(client: FakeClient) -> Session:
    """The session of an empty page. The page exists as long as its session is referenced."""
    session = client.session = Session(client)
    make_current(session)
    _encoded(session.get_page_patch())
    session.start_updates_scheduler()
    return session


def make_current(session: Session) -> None:
    """Make the session's page Flet's current page."""
    session.attach_connection(session.connection)


def encoded_page(page: ft.Page) -> str:
    """The whole page as sent to a client that reconnects."""
    return _encoded(page).decode(errors="replace")


def encoded_views(page: ft.Page) -> str:
    """The controls of a page as sent to a client, without the page's themes."""
    return _encoded(page.views).decode(errors="replace")


def page_controls(session: Session) -> list[ft.BaseControl]:
    """All controls of the session's page."""
    return [*session.index.values()]


def control_id(control: ft.BaseControl) -> int:
    """The number by which the client knows the control."""
    return control._i


def rendering() -> AbstractContextManager[object]:
    """A context in which components can be called outside a page."""
    context: AbstractContextManager[object] = Renderer().with_context()
    return context


def render(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What `function` returns when it is rendered outside a page."""
    result: R = Renderer().render(function, *args, **kwargs)
    return result


def _encoded(value: object) -> bytes:
    encode = configure_encode_object_for_msgpack(ft.BaseControl)
    encoded: bytes = msgpack.packb(value, default=encode)
    return encoded
