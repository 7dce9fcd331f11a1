"""The lines of pages: how Flet and the client on a device talk, over WebSockets of Starlette.

Flet brings a server of its own that does this, on FastAPI. Nothing of what that adds is wanted
here, and it takes six megabytes and two fifths of the time of a start: see ARCHITECTURE.md.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import count
from random import randrange

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
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

from companion.flet_adapter.device import has_line

AWAY_SECONDS = 3600
"""How long a page whose line is cut may come back as itself."""

_MESSAGE = b"\0"
"""What a message of Flet's protocol begins with."""

_log = logging.getLogger(__name__)


class Transport:
    """All lines there are, and the sessions of the pages that had one lately."""

    def __init__(self, draw: Callable[[ft.Page], Awaitable[None]]) -> None:
        """`draw` is called with each page that is new."""
        # a client stays while the companion is started again, and what it knew by a number it would
        # take for what has the same one now: it would be deaf to it
        ControlId._counter = count(randrange(3, 1 << 31))
        self._draw = draw
        self._sessions: dict[str, Session] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._tasks = set[asyncio.Task[None]]()

    async def serve(self, socket: WebSocket) -> None:
        """Carry what one page and the companion say to each other until one of them hangs up."""
        await socket.accept()
        line = _Line(socket)
        telling = asyncio.create_task(line.tell())
        try:
            async for packet in socket.iter_bytes():
                self._hear(line, packet)
        except Exception:
            # whoever serves the line ends it then
            _log.exception("a page says what no client says")
        finally:
            telling.cancel()
            if line.session is not None:
                await self._put_away(line.session)

    def _hear(self, line: "_Line", packet: bytes) -> None:
        action, body = msgpack.unpackb(packet[1:], ext_hook=decode_ext_from_msgpack)
        if line.session is None:
            line.session = self._registered(line, RegisterClientRequestBody(**body))
            return
        match MessageAction(action):
            case MessageAction.CONTROL_EVENT:
                event = ControlEventBody(**body)
                self._start(line.session.dispatch_event(event.target, event.name, event.data))
            case MessageAction.UPDATE_CONTROL_PROPS:
                changed = UpdateControlPropsBody(**body)
                line.session.apply_patch(changed.id, changed.props)
            case MessageAction.INVOKE_METHOD:
                done = InvokeMethodResponseBody(**body)
                # an answer may come when what asked is not on the page any more
                with suppress(RuntimeError):
                    line.session.handle_invoke_method_results(
                        done.control_id, done.call_id, done.result, done.error
                    )
            case other:
                raise ValueError(f"{other} is not for a client to say")

    def _registered(self, line: "_Line", asked: RegisterClientRequestBody) -> Session:
        """The session of a page that comes back, or a new one for any other."""
        session = self._sessions.get(asked.session_id)
        if session is None or has_line(session):
            return self._new_session(line, asked)
        page = session.page
        _context_page.set(page)
        route = page.route
        session.apply_page_patch(asked.page)
        line.answer(session, page)
        session.attach_connection(line)
        # not before: had something failed, it would still be away, and might come back yet
        self._leaving.pop(session.id).cancel()
        self._start(session.dispatch_connect_event())
        if page.route and page.route != route:
            self._start(session.dispatch_event(page._i, "route_change", {"route": page.route}))
        return session

    def _new_session(self, line: "_Line", asked: RegisterClientRequestBody) -> Session:
        session = Session(line)
        _context_page.set(session.page)
        session.apply_page_patch(asked.page)
        line.answer(session, session.get_page_patch())
        self._sessions[session.id] = session
        self._start(self._open(session))
        return session

    async def _open(self, session: Session) -> None:
        try:
            await self._draw(session.page)
            await session.after_event(session.page)
        except Exception:
            _log.exception("a page could not be drawn")
            # what knows words takes long to load, and nobody waits for it where nothing goes wrong
            from companion.i18n import SOURCE_LANGUAGE
            from companion.i18n.messages import messages

            # in English: the page has not been asked yet what its reader speaks
            session.error(messages(SOURCE_LANGUAGE).text("error-unexpected"))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        # the loop itself would let go of it
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _put_away(self, session: Session) -> None:
        self._leaving[session.id] = asyncio.get_running_loop().call_later(
            AWAY_SECONDS, self._forget, session
        )
        await session.disconnect(AWAY_SECONDS)

    def _forget(self, session: Session) -> None:
        del self._leaving[session.id], self._sessions[session.id]
        session.close()


class _Line(Connection):
    """One page's line. What is said by it is told in the order in which it is said."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.page_url = str(socket.base_url)
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(self.loop)
        self.session: Session | None = None
        """Whose line it is; nobody's until its client has registered."""
        self._socket = socket
        self._unsaid = asyncio.Queue[bytes]()

    def send_message(self, message: Message) -> None:
        """Say something to the page. Where it has gone, nobody hears it."""
        encode = configure_encode_object_for_msgpack(BaseControl)
        self._unsaid.put_nowait(
            _MESSAGE + msgpack.packb([message.action, message.body], default=encode)
        )

    def answer(self, session: Session, page: object) -> None:
        """Tell the client whose line it is, and what the page has."""
        body = RegisterClientResponseBody(session_id=session.id, page_patch=page, error="")
        self.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    async def tell(self) -> None:
        """Tell the page what is said to it, until it has gone."""
        # that it has gone is learned in order, from what it says last
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_bytes(await self._unsaid.get())
