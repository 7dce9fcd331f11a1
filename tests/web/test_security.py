"""Security headers, and which hosts and origins are served."""

import socket
import urllib.request
from http import HTTPStatus
from urllib.error import HTTPError

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.processes import CompanionProcess
from tests.web.clients import connected_page, websocket_url

OWN_NAMES = ["127.0.0.1", "[::1]", "10.0.0.7", "localhost", "LocalHost.", socket.gethostname()]
FOREIGN_NAMES = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[", ""]


@pytest.mark.parametrize("path", ["", "table", "main.dart.js", "docs"])
def test_policy_allows_no_other_server(companion: CompanionProcess, path: str) -> None:
    with urllib.request.urlopen(companion.url + path) as response:
        policy = response.headers["Content-Security-Policy"]
    sources = {word for rule in policy.split(";") for word in rule.split()[1:]}
    assert sources == {
        *("'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", "blob:", "data:")
    }


def test_policy_allows_the_video_that_keeps_the_screen_on(companion: CompanionProcess) -> None:
    # there is no wake lock over plain HTTP; the client plays a video from a data URL instead
    with urllib.request.urlopen(companion.url) as response:
        assert "media-src 'self' data:" in response.headers["Content-Security-Policy"].split("; ")


@pytest.mark.parametrize("path", ["", "table", "main.dart.js", "page/cover.js"])
def test_page_is_cross_origin_isolated(companion: CompanionProcess, path: str) -> None:
    with urllib.request.urlopen(companion.url + path) as response:
        assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert response.headers["Cross-Origin-Embedder-Policy"] == "require-corp"


def test_other_origins_cannot_read_responses(companion: CompanionProcess) -> None:
    request = urllib.request.Request(
        companion.url + "manifest.json", headers={"Origin": "http://example.org"}
    )
    with urllib.request.urlopen(request) as response:
        assert response.headers["Access-Control-Allow-Origin"] is None
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_page_of_this_server_may_connect(companion: CompanionProcess) -> None:
    with connected_page(companion):
        pass


def test_program_that_names_no_origin_may_not_connect(companion: CompanionProcess) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(websocket_url(companion)):
        pass
    assert refused.value.response.status_code == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize(
    "origin", ["http://example.org", "http://127.0.0.1:1", "null", "http://[x]"]
)
def test_page_of_another_origin_may_not_connect(companion: CompanionProcess, origin: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(websocket_url(companion), origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("name", OWN_NAMES)
def test_addresses_and_own_names_are_served(companion: CompanionProcess, name: str) -> None:
    assert status_for_host(companion, f"{name}:{companion.port}") == HTTPStatus.OK


@pytest.mark.parametrize("name", FOREIGN_NAMES)
def test_other_names_are_misdirected(companion: CompanionProcess, name: str) -> None:
    status = status_for_host(companion, f"{name}:{companion.port}")
    assert status == HTTPStatus.MISDIRECTED_REQUEST


def test_foreign_name_that_resolves_to_this_machine_may_not_connect(
    companion: CompanionProcess,
) -> None:
    host = f"evil.example:{companion.port}"
    with (
        socket.create_connection(("127.0.0.1", companion.port)) as connection,
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{host}/ws", sock=connection, origin=Origin(f"http://{host}")),
    ):
        pass
    assert refused.value.response.status_code == HTTPStatus.FORBIDDEN


def test_page_opened_by_an_own_name_may_connect(companion: CompanionProcess) -> None:
    host = f"localhost:{companion.port}"
    with (
        socket.create_connection(("127.0.0.1", companion.port)) as connection,
        connect(f"ws://{host}/ws", sock=connection, origin=Origin(f"http://{host}")),
    ):
        pass


def status_for_host(companion: CompanionProcess, host: str) -> int:
    """Return the status of a request with this Host header."""
    request = urllib.request.Request(companion.url, headers={"Host": host})
    try:
        with urllib.request.urlopen(request) as response:
            return int(response.status)
    except HTTPError as refusal:
        with refusal:
            return refusal.code
