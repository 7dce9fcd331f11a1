"""A line through the air of a room, which can break without a word to either end."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


class Air:
    """Carries what pages and a companion tell each other, to and from `url`."""

    def __init__(self, port: int) -> None:
        """`port` is the companion's."""
        self._port = port
        self._breaks = 0
        self._broken = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        Thread(target=self._accept, daemon=True).start()

    def break_off(self) -> None:
        """Carry nothing any more; nobody is told."""
        self._broken = True
        self._breaks += 1

    def mend(self) -> None:
        """Carry new connections. What was said in the old ones is lost, and nobody is told."""
        self._broken = False

    def close(self) -> None:
        """Let go of all connections."""
        for each in [self._listening, *self._ends]:
            # one that is listened to is only closed once that has ended
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
            while said := source.recv(65536):
                if breaks == self._breaks:
                    target.sendall(said)
            if breaks == self._breaks:
                target.shutdown(socket.SHUT_WR)


@contextmanager
def through_the_air(port: int) -> Iterator[Air]:
    """A line to the companion on `port`."""
    air = Air(port)
    try:
        yield air
    finally:
        air.close()
