"""Who may connect, what a page may load, and how the program ends while pages are open."""

import base64
import os
import signal
import socket
import struct
import urllib.request
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from time import sleep
from urllib.error import HTTPError

import msgpack
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.running import HALL, START_SECONDS, Running, running
from tests.web.clients import REGISTRATION, socket_of

OF_EVERY_PAGE = {1, 2}
"""The page itself and what it navigates by."""


@pytest.fixture(scope="module")
def companion(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A companion that goes on serving: nothing here leaves anything behind in it."""
    with running(tmp_path_factory.mktemp("data"), "--port", "0") as companion:
        yield companion


@pytest.fixture
def ending(tmp_path: Path) -> Iterator[Running]:
    """A companion for one test alone, which ends it."""
    with running(tmp_path, "--port", "0") as companion:
        yield companion


def test_the_browser_is_told_to_load_from_nowhere_else(companion: Running) -> None:
    for path in ("", "table", "main.dart.js", "docs"):
        with urllib.request.urlopen(companion.url + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
        sources = {word for rule in policy.split(";") for word in rule.split()[1:]}
        assert sources == {
            *("'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", "blob:", "data:")
        }


def test_a_page_may_play_the_film_that_keeps_a_device_awake(companion: Running) -> None:
    # over plain http a browser has no lock to give, and the client plays a film it brings along
    with urllib.request.urlopen(companion.url) as answer:
        assert "media-src 'self' data:" in answer.headers["Content-Security-Policy"].split("; ")


@pytest.mark.parametrize("path", ["", "table", "main.dart.js", "page/cover.js"])
def test_a_page_may_draw_in_a_thread_of_its_own(companion: Running, path: str) -> None:
    with urllib.request.urlopen(companion.url + path) as answer:
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Embedder-Policy"] == "require-corp"


def test_no_other_website_is_told_that_a_companion_runs_here(companion: Running) -> None:
    asked = urllib.request.Request(
        companion.url + "manifest.json", headers={"Origin": "http://example.org"}
    )
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["Access-Control-Allow-Origin"] is None
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["", "table", "main.dart.js", "page/cover.js", "manifest.json"])
def test_a_browser_asks_whether_what_it_keeps_is_of_this_version(
    path: str, companion: Running
) -> None:
    with urllib.request.urlopen(companion.url + path) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        kept = urllib.request.Request(
            companion.url + path, headers={"If-None-Match": answer.headers["ETag"]}
        )
    with pytest.raises(HTTPError) as unsent:
        urllib.request.urlopen(kept)
    assert unsent.value.code == HTTPStatus.NOT_MODIFIED


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
def test_every_address_of_a_screen_is_the_page(companion: Running, path: str) -> None:
    with (
        urllib.request.urlopen(companion.url) as home,
        urllib.request.urlopen(companion.url + path) as answer,
    ):
        assert answer.read() == home.read()


@pytest.mark.parametrize("path", ["nothing.png", "openapi.json", "assets/nothing.otf"])
def test_what_is_no_screen_and_no_file_is_not_found(companion: Running, path: str) -> None:
    with pytest.raises(HTTPError) as missing:
        urllib.request.urlopen(companion.url + path)
    assert missing.value.code == 404


def test_a_page_of_this_server_may_connect(companion: Running) -> None:
    origin = companion.url.rstrip("/")
    with connect(socket_of(companion), origin=Origin(origin)):
        pass


@pytest.mark.parametrize("origin", ["http://example.org", "http://127.0.0.1:1", "null"])
def test_a_page_of_another_server_may_not(companion: Running, origin: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(socket_of(companion), origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_an_origin_that_makes_no_sense_is_refused(companion: Running) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(socket_of(companion), origin=Origin("http://[x]")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_request_for_no_path_is_answered(companion: Running) -> None:
    host = f"127.0.0.1:{companion.port}"
    with socket.create_connection(("127.0.0.1", companion.port)) as line:
        line.sendall(f"OPTIONS * HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = line.recv(100)
    assert answer.startswith(b"HTTP/1.1 4")


def test_whom_a_request_is_said_to_be_for_is_nobody_s_concern(companion: Running) -> None:
    told = urllib.request.Request(companion.url, headers={"X-Forwarded-For": "nobody"})
    with urllib.request.urlopen(told) as answer:
        assert answer.status == 200


OWN_NAMES = ["127.0.0.1", "[::1]", "10.0.0.7", "localhost", "LocalHost.", socket.gethostname()]
FOREIGN_NAMES = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[", ""]


@pytest.mark.parametrize("name", OWN_NAMES)
def test_it_answers_to_addresses_and_names_of_this_machine(companion: Running, name: str) -> None:
    assert status_for(companion, f"{name}:{companion.port}") == 200


@pytest.mark.parametrize("name", FOREIGN_NAMES)
def test_it_does_not_answer_to_another_name(companion: Running, name: str) -> None:
    assert status_for(companion, f"{name}:{companion.port}") == 421


def test_a_name_made_to_lead_here_opens_no_connection(companion: Running) -> None:
    host = f"evil.example:{companion.port}"
    with (
        socket.create_connection(("127.0.0.1", companion.port)) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{host}/ws", sock=line, origin=Origin(f"http://{host}")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_by_this_machines_name_may_connect(companion: Running) -> None:
    host = f"localhost:{companion.port}"
    with (
        socket.create_connection(("127.0.0.1", companion.port)) as line,
        connect(f"ws://{host}/ws", sock=line, origin=Origin(f"http://{host}")),
    ):
        pass


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT], ids=lambda told: told.name)
def test_it_ends_in_order_while_pages_are_open(ending: Running, told: signal.Signals) -> None:
    with connect(socket_of(ending)), connect(socket_of(ending)):
        # a page that nobody closes must not hold it up: `terminate` gives up in the end
        status = ending.terminate(told)
    assert status == 0
    assert ending.process.stderr is not None
    assert ending.process.stderr.read() == ""


def test_started_again_the_companion_gives_no_number_to_another_control(tmp_path: Path) -> None:
    numbers = []
    for _ in range(2):
        with running(tmp_path, "--port", "0") as companion, connect(socket_of(companion)) as page:
            page.send(REGISTRATION)
            numbers.append(set(numbers_in(msgpack.unpackb(page.recv(decode=False)[1:]))))
    before, after = numbers
    assert min(map(len, numbers)) > len(OF_EVERY_PAGE)
    assert before & after == OF_EVERY_PAGE


def numbers_in(told: object) -> Iterator[int]:
    """What all controls are called in something a page is told."""
    if isinstance(told, dict):
        yield from (value for name, value in told.items() if name == "_i")
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from numbers_in(each)


def test_a_page_that_hangs_up_while_it_is_being_drawn_is_no_error(ending: Running) -> None:
    for tenths in range(5):
        with connect(socket_of(ending), max_size=None) as page:
            page.send(REGISTRATION)
            sleep(tenths / 10)
            # a line that is cut, not closed
            cut = struct.pack("ii", 1, 0)
            page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, cut)
            page.socket.close()
    with urllib.request.urlopen(ending.url) as answer:
        assert answer.status == 200
    assert ending.terminate() == 0
    assert ending.process.stderr is not None
    assert ending.process.stderr.read() == ""


def test_a_page_whose_line_is_dead_is_away_whatever_it_still_has_to_hear(tmp_path: Path) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    with (
        running(tmp_path, command=HALL) as hall,
        socket.create_connection(("127.0.0.1", hall.port)) as line,
    ):
        # it takes in nothing of what it is told, and so does not hear the pings behind that
        line.sendall(
            f"GET /flood HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        with urllib.request.urlopen(f"{hall.url}once-gone", timeout=START_SECONDS) as answer:
            assert answer.read() == b"gone"


def status_for(companion: Running, host: str) -> int:
    """The status of the answer to a request for the first page of `host`."""
    request = urllib.request.Request(companion.url, headers={"Host": host})
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except HTTPError as refusal:
        with refusal:
            return refusal.code
