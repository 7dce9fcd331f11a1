"""Each device gets a secret with the first page it loads, and keeps it."""

import urllib.request
from email.message import Message
from http import HTTPStatus
from http.cookies import SimpleCookie

import pytest
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send

from companion.web.devices import COOKIE, DEVICE, IS_LOCAL, DeviceMiddleware, is_local
from tests.async_runner import run_in_thread
from tests.processes import CompanionProcess

PAGE = "text/html,application/xhtml+xml,*/*;q=0.8"
"""What browsers accept in place of a page."""


def headers(url: str, **sent: str) -> Message:
    """Return the headers of the response to a browser that asks for a page."""
    names = {name.replace("_", "-"): value for name, value in ({"accept": PAGE} | sent).items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=names)) as response:
            found: Message = response.headers
    except urllib.error.HTTPError as unchanged:
        if unchanged.code != HTTPStatus.NOT_MODIFIED:
            raise
        found = unchanged.headers
    return found


def test_first_page_brings_a_secret_that_scripts_cannot_read(companion: CompanionProcess) -> None:
    cookie = SimpleCookie(headers(companion.url)["Set-Cookie"])[COOKIE]
    assert len(cookie.value) == 32
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_page_that_the_browser_has_already_brings_a_secret_too(
    companion: CompanionProcess,
) -> None:
    tag = headers(companion.url)["ETag"]
    assert COOKIE in headers(companion.url, if_none_match=tag)["Set-Cookie"]


def test_each_device_gets_another_secret(companion: CompanionProcess) -> None:
    first, second = (headers(companion.url)["Set-Cookie"] for _ in range(2))
    assert first != second


def test_device_keeps_its_secret(companion: CompanionProcess) -> None:
    assert headers(companion.url, cookie=f"theme=dark; {COOKIE}=abc")["Set-Cookie"] is None


def test_files_of_a_page_bring_no_secret(companion: CompanionProcess) -> None:
    assert headers(companion.url + "manifest.json", accept="*/*")["Set-Cookie"] is None


def test_app_learns_who_connects() -> None:
    scopes: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        scopes.append(scope)

    async def receive() -> AsgiMessage:
        raise AssertionError("no app here receives")

    async def send(_: AsgiMessage) -> None:
        raise AssertionError("no app here sends")

    for name, cookie in ((b"cookie", f"a=b; {COOKIE}=abc"), (b"accept", f"{COOKIE}=abc")):
        scope: Scope = {
            "type": "websocket",
            "headers": [(name, cookie.encode())],
            "client": ("127.0.0.1", 50_000),
            "server": None,
        }
        run_in_thread(DeviceMiddleware(app)(scope, receive, send))
    assert [scope[DEVICE] for scope in scopes] == ["abc", ""]
    assert all(scope[IS_LOCAL] for scope in scopes)


@pytest.mark.parametrize(
    ("client", "server", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1", True),
        ("192.168.1.5", "192.168.1.5", True),
        ("192.168.1.7", "192.168.1.5", False),
        ("fe80::7", "fe80::5", False),
    ],
)
def test_page_of_another_machine_is_told_apart(client: str, server: str, local: bool) -> None:
    assert is_local({"client": (client, 50000), "server": (server, 8550)}) is local
