"""Flet's wire protocol over Starlette WebSockets.

`flet_web.fastapi.FletApp` does the same and is not used: see INTERNALS.md, "Transport".
"""

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
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
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.flet_adapter.page import page_is_connected

AWAY_SECONDS = 3600
"""How long a disconnected page may reconnect to its session."""

PROTOCOL_PACKET = 0
"""First byte of a packet that carries a protocol message; Flet's data channels use 1."""

_log = logging.getLogger(__name__)


class Transport:
    """All connections, and the sessions of pages connected now or within AWAY_SECONDS."""

    def __init__(self, draw: Callable[[ft.Page], Awaitable[None]]) -> None:
        """Call `draw` with each new page."""
        # A client left open over a restart keeps its controls by number. It would take a service of
        # the restarted companion for an old one with the same number, and never answer it.
        ControlId._counter = count(randrange(3, 1 << 31))
        self._draw = draw
        self._sessions: dict[str, Session] = {}
        self._expiries: dict[str, asyncio.TimerHandle] = {}
        self._tasks = set[asyncio.Task[None]]()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one page until either end closes the connection."""
        await socket.accept()
        connection = WebSocketConnection(socket)
        sending = asyncio.create_task(connection.send_queued())
        try:
            async for packet in socket.iter_bytes():
                self._receive(connection, packet)
        except Exception:
            # the server closes the socket when this returns
            _log.exception("a page sent an invalid message")
        finally:
            sending.cancel()
            if connection.session is not None:
                await self._disconnect(connection.session)

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
    ) -> Session:
        """Return the session of a page that reconnects, or a new one."""
        session = self._sessions.get(request.session_id)
        # a duplicated tab has the session id of the open one
        if session is None or page_is_connected(session.page):
            return self._new_session(connection, request)
        page = session.page
        route = page.route
        session.apply_page_patch(request.page)
        connection.confirm(session, page)
        session.attach_connection(connection)
        # last: after a failure above, the page is still away and may reconnect
        self._expiries.pop(session.id).cancel()
        self._start(session.dispatch_connect_event())
        if page.route and page.route != route:
            self._start(session.dispatch_event(page._i, "route_change", {"route": page.route}))
        return session

    def _new_session(
        self, connection: "WebSocketConnection", request: RegisterClientRequestBody
    ) -> Session:
        session = Session(connection)
        # sets Flet's current page as well
        session.attach_connection(connection)
        session.apply_page_patch(request.page)
        connection.confirm(session, session.get_page_patch())
        self._sessions[session.id] = session
        self._start(self._open(session))
        return session

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

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        # the event loop holds tasks weakly
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _disconnect(self, session: Session) -> None:
        self._expiries[session.id] = asyncio.get_running_loop().call_later(
            AWAY_SECONDS, self._close, session
        )
        await session.disconnect(AWAY_SECONDS)

    def _close(self, session: Session) -> None:
        del self._expiries[session.id], self._sessions[session.id]
        session.close()


class WebSocketConnection(Connection):
    """One page's connection, which sends messages in the order of `send_message`."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = str(socket.base_url)
        self.is_local = is_local(socket.scope)
        """The page is open on this machine."""
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(self.loop)
        self.session: Session | None = None
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


def is_local(scope: Scope) -> bool:
    """Return whether a connection comes from this machine, by whichever of its addresses."""
    client, server = scope.get("client"), scope.get("server")
    # a server's own browser reaches one of its addresses from that same address
    if client is None or _is_loopback(client[0]):
        return True
    return server is not None and client[0] == server[0]


def _is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
