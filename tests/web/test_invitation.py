"""Other devices are served with the invitation of this evening only."""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.web.devices import IS_LOCAL
from companion.web.invitation import COOKIE, Invitation, InvitationMiddleware
from tests.async_runner import async_test, run_in_real_time


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def _table(_: object) -> PlainTextResponse:
    return PlainTextResponse("six coins each")


APP = Starlette(
    routes=[WebSocketRoute("/ws", _echo), Route("/{path:path}", _table), Route("/", _table)]
)


class Device:
    """A device that sends requests, with an invitation in its cookie or none."""

    def __init__(self, invitation: Invitation, *, is_local: bool = False) -> None:
        self.served = InvitationMiddleware(APP, invitation)
        self.is_local = is_local
        self.cookie = ""
        self.sent: list[Message] = []
        self.received: asyncio.Queue[Message] = asyncio.Queue()

    def scope(self, kind: str, path: str, query: str = "", language: str = "en") -> Scope:
        """Return the scope of a connection."""
        headers = {"cookie": f"{COOKIE}={self.cookie}", "accept-language": language}
        return {
            "type": kind,
            "method": "GET",
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            IS_LOCAL: self.is_local,
        }

    async def _send(self, message: Message) -> None:
        self.sent.append(message)

    def get(
        self, path: str = "/", query: str = "", language: str = "en"
    ) -> tuple[int, Mapping[str, str], str]:
        """Return status, headers and body of the answer to a request."""
        self.sent.clear()
        scope = self.scope("http", path, query, language)
        run_in_real_time(self.served(scope, self.received.get, self._send))
        start, *bodies = self.sent
        headers = {name.decode(): value.decode() for name, value in start["headers"]}
        body = b"".join(part.get("body", b"") for part in bodies).decode()
        return start["status"], headers, body

    async def connect(self, *messages: Message) -> None:
        """Open a page's connection, send these messages, and wait until it ends."""
        for message in ({"type": "websocket.connect"}, *messages):
            self.received.put_nowait(message)
        await self.served(self.scope("websocket", "/ws"), self.received.get, self._send)


@pytest.fixture
def invitation() -> Invitation:
    """A new invitation."""
    return Invitation()


def test_invitations_are_hard_to_guess() -> None:
    codes = {Invitation().code for _ in range(100)}
    assert len(codes) == 100
    assert all(len(code) >= 22 for code in codes)


@pytest.mark.parametrize("language", Language)
def test_uninvited_device_is_told_to_scan_the_code(
    language: Language, invitation: Invitation
) -> None:
    device = Device(invitation)
    status, _, body = device.get("/table", language=f"{language}-XX,{language};q=0.9")
    assert status == HTTPStatus.FORBIDDEN
    assert messages(language).text("phones-uninvited") in body
    assert "six coins each" not in body


@pytest.mark.parametrize("path", ["/", "/table", "/main.dart.js"])
def test_nothing_is_served_without_an_invitation(path: str, invitation: Invitation) -> None:
    assert Device(invitation).get(path)[0] == HTTPStatus.FORBIDDEN


def test_this_machine_needs_no_invitation(invitation: Invitation) -> None:
    assert Device(invitation, is_local=True).get("/")[0] == HTTPStatus.OK


def test_link_lets_a_device_in_and_loses_its_secret(invitation: Invitation) -> None:
    device = Device(invitation)
    status, headers, _ = device.get("/rules", f"lang=ja&invitation={invitation.code}")
    assert (status, headers["location"]) == (HTTPStatus.SEE_OTHER, "/rules?lang=ja")
    assert "httponly" in headers["set-cookie"].lower()
    device.cookie = headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert device.get("/rules", "lang=ja")[2] == "six coins each"


def test_link_leads_to_no_other_server(invitation: Invitation) -> None:
    _, headers, _ = Device(invitation).get("//evil.example", f"invitation={invitation.code}")
    assert headers["location"] == "/evil.example"


@pytest.mark.parametrize("code", ["", "wrong", "é"])
def test_wrong_code_is_refused(code: str, invitation: Invitation) -> None:
    assert Device(invitation).get("/", f"invitation={code}")[0] == HTTPStatus.FORBIDDEN


def test_earlier_link_still_leads_to_the_table_of_an_invited_device(invitation: Invitation) -> None:
    device = Device(invitation)
    device.cookie = invitation.code
    assert device.get("/", "invitation=yesterday")[0] == HTTPStatus.SEE_OTHER


def test_renewed_invitation_replaces_the_earlier_one(invitation: Invitation) -> None:
    device = Device(invitation)
    device.cookie = invitation.code
    invitation.renew()
    assert device.get("/")[0] == HTTPStatus.FORBIDDEN


@async_test
async def test_uninvited_page_may_not_connect() -> None:
    device = Device(Invitation())
    await device.connect()
    assert [message["type"] for message in device.sent] == ["websocket.close"]


@async_test
async def test_renewed_invitation_ends_open_connections() -> None:
    invitation = Invitation()
    device = Device(invitation)
    device.cookie = invitation.code
    message = {"type": "websocket.receive", "text": "still here"}
    connection = asyncio.create_task(device.connect(message))
    while len(device.sent) < 2 and not connection.done():
        await asyncio.sleep(0)
    invitation.renew()
    await connection
    assert [message["type"] for message in device.sent] == [
        "websocket.accept",
        "websocket.send",
        "websocket.close",
    ]
    assert not invitation.connections


@async_test
async def test_connection_of_an_invited_page_ends_with_the_page() -> None:
    invitation = Invitation()
    device = Device(invitation)
    device.cookie = invitation.code
    await device.connect({"type": "websocket.disconnect", "code": 1001})
    assert not invitation.connections
