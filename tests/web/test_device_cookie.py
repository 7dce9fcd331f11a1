"""Each device gets a secret with the first page it loads, and keeps it."""

import urllib.request
from http.client import HTTPMessage
from http.cookies import SimpleCookie

from starlette.types import Message, Receive, Scope, Send

from companion.web.device_cookie import COOKIE, SCOPE_KEY, DeviceCookieMiddleware
from tests.async_runner import run_in_thread
from tests.processes import CompanionProcess


def headers(url: str, cookie: str = "") -> HTTPMessage:
    request = urllib.request.Request(url, headers={"Cookie": cookie} if cookie else {})
    with urllib.request.urlopen(request) as response:
        assert isinstance(response.headers, HTTPMessage)
        return response.headers


def test_first_page_brings_a_secret_that_scripts_cannot_read(companion: CompanionProcess) -> None:
    cookie = SimpleCookie(headers(companion.url)["Set-Cookie"])[COOKIE]
    assert len(cookie.value) == 32
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_each_device_gets_another_secret(companion: CompanionProcess) -> None:
    first, second = (headers(companion.url)["Set-Cookie"] for _ in range(2))
    assert first != second


def test_device_keeps_its_secret(companion: CompanionProcess) -> None:
    assert headers(companion.url, f"theme=dark; {COOKIE}=abc")["Set-Cookie"] is None


def test_files_of_a_page_bring_no_secret(companion: CompanionProcess) -> None:
    assert headers(companion.url + "manifest.json")["Set-Cookie"] is None


def test_app_learns_who_connects() -> None:
    scopes: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        scopes.append(scope)

    async def receive() -> Message:
        raise AssertionError("no app here receives")

    async def send(_: Message) -> None:
        raise AssertionError("no app here sends")

    for name, cookie in ((b"cookie", f"a=b; {COOKIE}=abc"), (b"accept", f"{COOKIE}=abc")):
        scope: Scope = {"type": "websocket", "headers": [(name, cookie.encode())]}
        run_in_thread(DeviceCookieMiddleware(app)(scope, receive, send))
    assert [scope.get(SCOPE_KEY) for scope in scopes] == ["abc", None]
