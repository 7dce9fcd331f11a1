"""A proxy that cuts the connection once, in the middle of one file."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

_ARRIVES = 2000
"""Bytes of the response that arrive: fewer than any torn file has."""


class _Torn:
    """Forwards to the companion on `port`, and the first time only the beginning of `file`."""

    def __init__(self, port: int, file: str) -> None:
        self._port = port
        self._asked = f"GET /{file} ".encode()
        self._whole = True
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Accept no new connections."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self._listening.accept()
                Thread(target=self._connect, args=(page,), daemon=True).start()

    def _connect(self, page: socket.socket) -> None:
        with page, suppress(OSError), socket.create_connection(("127.0.0.1", self._port)) as other:
            back = Thread(target=_carry, args=(other, page), daemon=True)
            back.start()
            while data := page.recv(65536):
                if self._whole and data.startswith(self._asked):
                    self._whole = False
                    with socket.create_connection(("127.0.0.1", self._port)) as torn:
                        torn.sendall(data)
                        page.sendall(torn.recv(_ARRIVES))
                    break
                other.sendall(data)
            page.shutdown(socket.SHUT_RDWR)


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def torn(port: int, file: str) -> Iterator[str]:
    """URL of a proxy to the companion on `port` that cuts the first response with `file`."""
    line = _Torn(port, file)
    try:
        yield line.url
    finally:
        line.close()
