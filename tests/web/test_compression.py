"""What goes to other devices goes packed; what stays on this machine goes as it is."""

import asyncio
import gzip
import urllib.request
import zlib
from pathlib import Path

import pytest
from starlette.responses import FileResponse
from starlette.types import Message, Scope

from companion.web.compression import Packed
from tests.looping import alone
from tests.running import running

ASKED = (b"accept-encoding", b"gzip, deflate")


def fetched(file: Path, client: str | None, *headers: tuple[bytes, bytes]) -> tuple[str, bytes]:
    """How a file is sent that a client at this address asks for, and what is sent of it."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError("nobody hangs up here")

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "headers": list(headers),
        "client": None if client is None else (client, 50_000),
    }

    async def ask() -> None:
        await Packed(FileResponse(file))(scope, receive, send)

    alone(ask())
    start, *rest = sent
    encoding = dict(start["headers"]).get(b"content-encoding", b"").decode()
    return encoding, b"".join(each.get("body", b"") for each in rest)


@pytest.fixture
def client_file(tmp_path: Path) -> Path:
    """A large file of much the same."""
    file = tmp_path / "main.wasm"
    file.write_bytes(b"".join(f"local.get {number}\n".encode() for number in range(50_000)))
    return file


@pytest.mark.parametrize("address", ["192.168.0.7", "fe80::7%eth0", "::ffff:10.0.0.7"])
def test_another_device_gets_a_file_packed(address: str, client_file: Path) -> None:
    encoding, body = fetched(client_file, address, ASKED)
    assert encoding == "gzip"
    assert gzip.decompress(body) == client_file.read_bytes()
    assert len(body) < client_file.stat().st_size / 2


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", None])
def test_this_machine_gets_it_as_it_is(address: str | None, client_file: Path) -> None:
    assert fetched(client_file, address, ASKED) == ("", client_file.read_bytes())


def test_a_device_that_cannot_unpack_gets_it_as_it_is(client_file: Path) -> None:
    assert fetched(client_file, "192.168.0.7") == ("", client_file.read_bytes())


def test_a_picture_is_not_packed_again(tmp_path: Path) -> None:
    picture = tmp_path / "coin.png"
    picture.write_bytes(5_000 * b"x")
    assert fetched(picture, "192.168.0.7", ASKED) == ("", picture.read_bytes())


def test_while_it_is_packed_the_loop_serves_others(
    client_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packing: list[bool] = []

    class Noting:
        """Packs, and notes whether that held up a loop."""

        def __init__(self, level: int, method: int, window: int) -> None:
            self._packer = compressobj(level, method, window)
            self.flush = self._packer.flush

        def compress(self, data: bytes) -> bytes:
            try:
                packing.append(asyncio.get_running_loop().is_running())
            except RuntimeError:
                packing.append(False)
            return self._packer.compress(data)

    compressobj = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", Noting)
    fetched(client_file, "192.168.0.7", ASKED)
    *pieces, _ = packing
    assert pieces
    assert not any(pieces)


def test_a_browser_beside_the_companion_waits_for_no_packing(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as companion:
        asked = urllib.request.Request(
            f"{companion.url}main.dart.js", headers={"Accept-Encoding": "gzip"}
        )
        with urllib.request.urlopen(asked) as answer:
            assert "Content-Encoding" not in answer.headers
