"""Connections to the running server, and its orderly end."""

import base64
import os
import signal
import socket
import struct
import urllib.request
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import msgpack
import pytest

from tests.processes import BARE_SERVER, START_SECONDS, CompanionProcess, run_companion
from tests.web.clients import REGISTRATION, connected_page


@pytest.fixture
def own_companion(tmp_path: Path) -> Iterator[CompanionProcess]:
    """A companion for a single test, which may end it."""
    with run_companion(tmp_path, "--port", "0") as companion:
        yield companion


def test_forwarded_header_is_ignored(companion: CompanionProcess) -> None:
    request = urllib.request.Request(companion.url, headers={"X-Forwarded-For": "nobody"})
    with urllib.request.urlopen(request) as response:
        assert response.status == HTTPStatus.OK


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT], ids=lambda sig: sig.name)
def test_signal_ends_the_server_while_pages_are_open(
    own_companion: CompanionProcess, sig: signal.Signals
) -> None:
    with connected_page(own_companion), connected_page(own_companion):
        assert own_companion.terminate(sig) == 0
    assert own_companion.errors() == ""


@pytest.mark.parametrize("messages", range(3))
def test_connection_reset_while_a_page_is_drawn_is_not_an_error(
    own_companion: CompanionProcess, messages: int
) -> None:
    with connected_page(own_companion) as page:
        page.send(REGISTRATION)
        for _ in range(messages):
            page.recv(START_SECONDS)
        # SO_LINGER with 0 seconds: closing resets the connection
        page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        page.socket.close()
    with urllib.request.urlopen(own_companion.url) as response:
        assert response.status == HTTPStatus.OK
    assert own_companion.terminate() == 0
    assert own_companion.errors() == ""


def test_photo_of_20_megabytes_keeps_the_connection_open(companion: CompanionProcess) -> None:
    # action 5: the answer to a call that nobody made
    answer = {"control_id": 1, "call_id": "", "result": [{"bytes": bytes(20_500_000)}], "error": ""}
    with connected_page(companion) as page:
        page.send(REGISTRATION)
        page.recv(START_SECONDS)
        page.send(b"\0" + msgpack.packb([5, answer]))
        assert page.ping().wait(START_SECONDS)


def test_dead_connection_is_dropped_despite_unsent_data(tmp_path: Path) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    with (
        run_companion(tmp_path, command=BARE_SERVER) as server,
        socket.create_connection(("127.0.0.1", server.port)) as connection,
    ):
        # never read from: the pings stay behind the unread data
        connection.sendall(
            f"GET /flood HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: http://127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        waiting = f"{server.url}wait-for-disconnect"
        with urllib.request.urlopen(waiting, timeout=START_SECONDS) as response:
            assert response.read() == b"disconnected"
