"""A plain file server under a sub-path, as static hosts are; its connection can be cut."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol


class _Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...


class _Writable(Protocol):
    def write(self, data: bytes, /) -> object: ...


class Line:
    """The connection of a server: what it has sent, and where it ends."""

    def __init__(self) -> None:
        self.requested: list[str] = []
        """Paths, in order."""
        self.sent: dict[str, int] = {}
        """Bytes of the files that have been sent whole, by path; the last time counts."""
        self.breaks_at = ""
        """The end of a path: when half of that file is sent, the connection is cut."""
        self.is_cut = False


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *args: Any, line: Line, directory: str) -> None:
        self._line = line
        super().__init__(*args, directory=directory)

    def do_GET(self) -> None:
        if self._line.is_cut:
            return
        self._line.requested.append(self.path)
        super().do_GET()

    def copyfile(self, source: _Readable, outputfile: _Writable) -> None:  # type: ignore[override]
        line, content = self._line, source.read(-1)
        if line.breaks_at and self.path.endswith(line.breaks_at):
            line.breaks_at, line.is_cut = "", True
            content = content[: len(content) // 2]
        outputfile.write(content)
        if not line.is_cut:
            line.sent[self.path] = len(content)

    def log_message(self, format: str, *args: object) -> None:
        pass


class FileServer:
    """Serves the folder `root`, until it is stopped."""

    def __init__(self, root: Path) -> None:
        self.line = Line()
        handler = partial(_Handler, line=self.line, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        self._running = True

    def stop(self) -> None:
        """Refuse every connection from now on."""
        if self._running:
            self._running = False
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


@contextmanager
def serving(root: Path) -> Iterator[FileServer]:
    """Serve a folder, and stop on exit."""
    server = FileServer(root)
    try:
        yield server
    finally:
        server.stop()
