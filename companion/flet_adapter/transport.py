"""Flet's wire protocol over Starlette WebSockets.

`flet_web.fastapi.FletApp` does the same and is not used: see INTERNALS.md, "Transport".
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest
from itertools import count
from random import randrange

import flet as ft
import msgpack
from flet.controls.id_counter import ControlId
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    Message,
    MessageAction,
    RegisterClientRequestBody,
    RegisterClientResponseBody,
    UpdateControlPropsBody,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.flet_adapter.page import page_is_connected

AWAY_SECONDS = 3600
"""How long a page that lost its connection may reconnect to its session."""
CLOSED_SECONDS = 60
"""How long a page that was closed or left can be resumed by loading it again."""
MOST_PAGES_OF_ADDRESS = 20
"""Sessions at a time of one address other than this machine's."""
MOST_PAGES_OF_GUESTS = 200
"""Sessions at a time of all other devices."""

_ANEW_SECONDS = 10.0
"""Seconds before a page that could not be drawn is drawn anew once more."""

PROTOCOL_PACKET = 0
"""First byte of a packet that carries a protocol message; Flet's data channels use 1."""

_LEFT = 1001
"""The code with which a browser closes the connection of a page that is closed or reloaded."""
_TRY_LATER = 1013
"""WebSocket close code."""

_log = logging.getLogger(__name__)


class TooManyPages(Exception):
    """The limit is reached, and every page is connected."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who opened a page. Only the same device in the same role may resume it."""

    secret: str
    """The device's secret; empty if it has none, as without cookies."""
    is_local: bool
    address: str

    def may_resume(self, page: "Owner") -> bool:
        """Return whether a page that this device opens may continue one that `page` opened."""
        same_secret = compare_digest(self.secret.encode(), page.secret.encode())
        return bool(self.secret) and same_secret and self.is_local == page.is_local


class OwnedSession(Session):
    """The session of a page that is connected or may reconnect, with the device that opened it."""

    def __init__(self, connection: "WebSocketConnection") -> None:
        super().__init__(connection)
        self.owner = connection.owner
        """Who opened the page: its role, also while it is disconnected."""
        self.expiry: asyncio.TimerHandle | None = None
        """When the session ends; None while the page is connected."""
        self.opening: asyncio.Task[None] | None = None
        """Draws the page first."""
        self._drawing: asyncio.Task[None] | None = None
        """Draws what changes."""
        self._drawn_anew = -_ANEW_SECONDS
        """When the page was last drawn anew, in seconds of the event loop's clock."""

    def start_updates_scheduler(self) -> None:
        """Start drawing what changes.

        Flet never draws again after a failure, while taps go on counting and the address goes on
        changing: the page is drawn anew then.
        """
        super().start_updates_scheduler()  # type: ignore[no-untyped-call]
        drawing: asyncio.Task[None] = self._Session__updates_task  # type: ignore[attr-defined]
        if drawing is not self._drawing:
            self._drawing = drawing
            drawing.add_done_callback(self._drawing_ended)

    def _drawing_ended(self, drawing: asyncio.Task[None]) -> None:
        if drawing.cancelled() or (failure := drawing.exception()) is None:
            return
        _log.error("a change could not be drawn", exc_info=failure)
        now = drawing.get_loop().time()
        if now >= self._drawn_anew + _ANEW_SECONDS:
            self._drawn_anew = now
            self._anew = asyncio.create_task(self._draw_anew())

    async def _draw_anew(self) -> None:
        """Draw the page as after a reconnection."""
        await self.dispatch_event(self.page._i, "disconnect", None)
        await self.dispatch_connect_event()


class Transport:
    """All connections, and the sessions of pages that are connected or may reconnect."""

    def __init__(self, draw: Callable[[ft.Page], Awaitable[None]]) -> None:
        """Call `draw` with each new page."""
        # A client left open over a restart keeps its controls by number. It would take a service of
        # the restarted companion for an old one with the same number, and never answer it.
        ControlId._counter = count(randrange(3, 1 << 31))
        self._draw = draw
        self._pages: dict[str, OwnedSession] = {}
        """By session id, the oldest first."""
        self._tasks = set[asyncio.Task[None]]()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one page until either end closes the connection."""
        await socket.accept()
        connection = WebSocketConnection(socket)
        sending = asyncio.create_task(connection.send_queued())
        code = 0
        try:
            while True:
                self._receive(connection, await socket.receive_bytes())
        except WebSocketDisconnect as end:
            code = end.code
        except TooManyPages:
            await socket.close(_TRY_LATER)
        except Exception:
            # the server closes the socket when this returns
            _log.exception("a page sent an invalid message")
        finally:
            sending.cancel()
            if connection.session is not None:
                away = CLOSED_SECONDS if code == _LEFT else AWAY_SECONDS
                await self._disconnect(connection.session, away)

    def _receive(self, connection: "WebSocketConnection", packet: bytes) -> None:
        if packet[0] != PROTOCOL_PACKET:
            raise ValueError(f"packet type {packet[0]}")
        action, body = msgpack.unpackb(packet[1:], ext_hook=decode_ext_from_msgpack)
        session = connection.session
        if session is None:
            connection.session = self._register(connection, RegisterClientRequestBody(**body))
            return
        match MessageAction(action):
            case MessageAction.CONTROL_EVENT:
                event = ControlEventBody(**body)
                self._start(session.dispatch_event(event.target, event.name, event.data))
            case MessageAction.UPDATE_CONTROL_PROPS:
                update = UpdateControlPropsBody(**body)
                session.apply_patch(update.id, update.props)
            case MessageAction.INVOKE_METHOD:
                response = InvokeMethodResponseBody(**body)
                # Flet raises if the control that asked has left the page meanwhile
                with suppress(RuntimeError):
                    session.handle_invoke_method_results(
                        response.control_id, response.call_id, response.result, response.error
                    )
            case other:
                raise ValueError(f"{other} is not a client's message")

    def _register(
        self, connection: "WebSocketConnection", request: RegisterClientRequestBody
    ) -> OwnedSession:
        """Return the session of a page that reconnects, or a new one."""
        session = self._pages.get(request.session_id)
        # a duplicated tab has the session id of the open one
        if (
            session is None
            or page_is_connected(session.page)
            or not connection.owner.may_resume(session.owner)
        ):
            return self._new_session(connection, request)
        page = session.page
        route = page.route
        session.apply_page_patch(request.page)
        connection.confirm(session, page)
        session.attach_connection(connection)
        # last: after a failure above, the page is still away and may reconnect
        if session.expiry is not None:
            session.expiry.cancel()
            session.expiry = None
        self._start(session.dispatch_connect_event())
        if page.route and page.route != route:
            self._start(session.dispatch_event(page._i, "route_change", {"route": page.route}))
        return session

    def _new_session(
        self, connection: "WebSocketConnection", request: RegisterClientRequestBody
    ) -> OwnedSession:
        self._make_room(connection.owner)
        session = OwnedSession(connection)
        # sets Flet's current page as well
        session.attach_connection(connection)
        session.apply_page_patch(request.page)
        page = session.get_page_patch()  # type: ignore[no-untyped-call]
        connection.confirm(session, page)
        self._pages[session.id] = session
        session.opening = self._start(self._open(session))
        return session

    def _make_room(self, owner: Owner) -> None:
        """End sessions of guests that may reconnect, the oldest first, where a limit is reached.

        Raises TooManyPages if none of them may be ended. The host has no limit.
        """
        if owner.is_local:
            return
        self._limit(MOST_PAGES_OF_ADDRESS, lambda guest: guest.owner.address == owner.address)
        self._limit(MOST_PAGES_OF_GUESTS, lambda guest: not guest.owner.is_local)

    def _limit(self, most: int, counts: Callable[[OwnedSession], bool]) -> None:
        pages = [page for page in self._pages.values() if counts(page)]
        if len(pages) < most:
            return
        away = next((page for page in pages if page.expiry is not None), None)
        if away is None:
            raise TooManyPages
        self._close(away)

    async def _open(self, session: Session) -> None:
        try:
            await self._draw(session.page)
            await session.after_event(session.page)
        except Exception:
            _log.exception("a page could not be drawn")
            # slow to import, and needed only here
            from companion.i18n import SOURCE_LANGUAGE
            from companion.i18n.messages import messages

            # the reader's language is not known before the page is drawn
            session.error(messages(SOURCE_LANGUAGE).text("error-unexpected"))

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        # the event loop holds tasks weakly
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _disconnect(self, session: OwnedSession, away: int) -> None:
        """Keep a session for `away` seconds."""
        session.expiry = asyncio.get_running_loop().call_later(away, self._close, session)
        await session.disconnect(away)

    def _close(self, session: OwnedSession) -> None:
        del self._pages[session.id]
        if session.expiry is not None:
            session.expiry.cancel()
        if session.opening is not None:
            # a page drawn after its end would follow the table for ever
            session.opening.cancel()
        session.close()  # type: ignore[no-untyped-call]


class WebSocketConnection(Connection):
    """One page's connection, which sends messages in the order of `send_message`."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = str(socket.base_url)
        scope, client = socket.scope, socket.client
        self.owner = Owner(scope["device"], scope["is_local"], client.host if client else "")
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(self.loop)
        self.session: OwnedSession | None = None
        """None until the client has registered."""
        self._socket = socket
        self.queue = asyncio.Queue[bytes]()
        """Encoded messages not sent yet."""

    def send_message(self, message: Message) -> None:
        """Queue a message. It is lost if the connection is."""
        encode = configure_encode_object_for_msgpack(ft.BaseControl)
        body = msgpack.packb([message.action, message.body], default=encode)
        self.queue.put_nowait(bytes([PROTOCOL_PACKET]) + body)

    def confirm(self, session: Session, page: object) -> None:
        """Answer a registration with the session's id and the content of its page."""
        body = RegisterClientResponseBody(session_id=session.id, page_patch=page, error="")
        self.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    async def send_queued(self) -> None:
        """Send queued messages until the connection is closed."""
        # the receiving end learns of the disconnection in order, after the client's last message
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_bytes(await self.queue.get())
