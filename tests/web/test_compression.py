"""Responses to other devices are compressed, those to this machine are not."""

import asyncio
import gzip
import urllib.request
import zlib
from pathlib import Path

import pytest
from starlette.responses import FileResponse
from starlette.types import Message, Scope

from companion.web.compression import CompressionMiddleware
from companion.web.devices import IS_LOCAL, is_local
from tests.async_runner import run_in_real_time
from tests.processes import CompanionProcess

ACCEPTS_GZIP = (b"accept-encoding", b"gzip, deflate")


def get_file(file: Path, client: str, *headers: tuple[bytes, bytes]) -> tuple[str, bytes]:
    """Return the content encoding and the body sent to a client with this address."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError("the client never disconnects")

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "headers": list(headers),
        IS_LOCAL: is_local({"client": (client, 50_000)}),
    }

    async def serve() -> None:
        await CompressionMiddleware(FileResponse(file))(scope, receive, send)

    run_in_real_time(serve())
    start, *rest = sent
    encoding = dict(start["headers"]).get(b"content-encoding", b"").decode()
    return encoding, b"".join(each.get("body", b"") for each in rest)


@pytest.fixture
def large_file(tmp_path: Path) -> Path:
    """A large file that compresses well."""
    file = tmp_path / "main.wasm"
    file.write_bytes(b"".join(f"local.get {number}\n".encode() for number in range(50_000)))
    return file


@pytest.mark.parametrize("address", ["192.168.0.7", "fe80::7%eth0", "::ffff:10.0.0.7"])
def test_response_to_another_device_is_compressed(address: str, large_file: Path) -> None:
    encoding, body = get_file(large_file, address, ACCEPTS_GZIP)
    assert encoding == "gzip"
    assert gzip.decompress(body) == large_file.read_bytes()
    assert len(body) < large_file.stat().st_size / 2


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_response_to_this_machine_is_not_compressed(address: str, large_file: Path) -> None:
    assert get_file(large_file, address, ACCEPTS_GZIP) == ("", large_file.read_bytes())


def test_client_without_gzip_gets_an_uncompressed_response(large_file: Path) -> None:
    assert get_file(large_file, "192.168.0.7") == ("", large_file.read_bytes())


def test_images_are_not_compressed_again(tmp_path: Path) -> None:
    image = tmp_path / "coin.png"
    image.write_bytes(5_000 * b"x")
    assert get_file(image, "192.168.0.7", ACCEPTS_GZIP) == ("", image.read_bytes())


def test_compression_does_not_block_the_event_loop(
    large_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_loop: list[bool] = []

    class RecordingCompressor:
        """Records whether each chunk is compressed in the thread of a running event loop."""

        def __init__(self, level: int, method: int, window: int) -> None:
            self._compressor = compressobj(level, method, window)
            self.flush = self._compressor.flush

        def compress(self, data: bytes) -> bytes:
            try:
                in_loop.append(asyncio.get_running_loop().is_running())
            except RuntimeError:
                in_loop.append(False)
            return self._compressor.compress(data)

    compressobj = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", RecordingCompressor)
    get_file(large_file, "192.168.0.7", ACCEPTS_GZIP)
    # the last chunk is small and compressed in the loop
    *large_chunks, _ = in_loop
    assert large_chunks
    assert not any(large_chunks)


def test_companion_sends_local_browsers_uncompressed_files(companion: CompanionProcess) -> None:
    request = urllib.request.Request(
        f"{companion.url}main.dart.js", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(request) as response:
        assert "Content-Encoding" not in response.headers
