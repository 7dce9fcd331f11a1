"""A plain file server under a sub-path, as static hosts are."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass


class FileServer:
    """Serves the folder `root`, until it is stopped."""

    def __init__(self, root: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(root)))
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
