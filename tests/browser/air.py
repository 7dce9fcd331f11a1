"""A TCP connection to the companion that can go dead without being closed."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


class Air:
    """Forwards bytes between pages and a companion; pages connect to `url`."""

    def __init__(self, port: int) -> None:
        """Forward to the companion on `port`."""
        self._port = port
        self._breaks = 0
        self._broken = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        Thread(target=self._accept, daemon=True).start()

    def break_off(self) -> None:
        """Drop all bytes from now on, and leave the connections open."""
        self._broken = True
        self._breaks += 1

    def mend(self) -> None:
        """Forward new connections. The old ones stay dead."""
        self._broken = False

    def close(self) -> None:
        """Close all connections."""
        for each in [self._listening, *self._ends]:
            # a socket that another thread reads from is closed only after its shutdown
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self._listening.accept()
                self._ends.append(page)
                if not self._broken:
                    self._connect(page)

    def _connect(self, page: socket.socket) -> None:
        companion = socket.create_connection(("127.0.0.1", self._port))
        self._ends.append(companion)
        for source, target in ((page, companion), (companion, page)):
            Thread(target=self._carry, args=(source, target, self._breaks), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, breaks: int) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if breaks == self._breaks:
                    target.sendall(data)
            if breaks == self._breaks:
                target.shutdown(socket.SHUT_WR)


@contextmanager
def through_the_air(port: int) -> Iterator[Air]:
    """A breakable connection to the companion on `port`."""
    air = Air(port)
    try:
        yield air
    finally:
        air.close()
