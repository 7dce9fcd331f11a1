"""Paths of screens return the single page; other paths do not."""

import socket
import urllib.request
from http import HTTPStatus
from urllib.error import HTTPError

import pytest

from tests.processes import CompanionProcess


@pytest.mark.parametrize(
    "path",
    [
        "rules/first/2.5",
        f"rules/first/{'x' * 20_000}",
        "rules/%00",
        "set/a/b.png",
        "table",
        "new/set",
        "nowhere",
        "page",
    ],
)
def test_path_of_a_screen_returns_the_page(companion: CompanionProcess, path: str) -> None:
    with (
        urllib.request.urlopen(companion.url) as home,
        urllib.request.urlopen(companion.url + path) as response,
    ):
        assert response.read() == home.read()


@pytest.mark.parametrize("path", ["/table", "//rules/first/2.5"])
def test_slashes_before_a_screen_are_dropped(companion: CompanionProcess, path: str) -> None:
    with urllib.request.urlopen(companion.url + path) as response:
        assert response.url == companion.url + path.lstrip("/")


@pytest.mark.parametrize("path", ["nothing.png", "openapi.json", "assets/nothing.otf"])
def test_missing_file_is_not_found(companion: CompanionProcess, path: str) -> None:
    with pytest.raises(HTTPError) as missing:
        urllib.request.urlopen(companion.url + path)
    assert missing.value.code == HTTPStatus.NOT_FOUND


def test_request_without_a_path_is_answered(companion: CompanionProcess) -> None:
    host = f"127.0.0.1:{companion.port}"
    with socket.create_connection(("127.0.0.1", companion.port)) as connection:
        connection.sendall(
            f"OPTIONS * HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        )
        response = connection.recv(100)
    assert response.startswith(b"HTTP/1.1 4")
