"""Who gets in: this machine alone, until others are let in."""

import os
import signal
import threading
import urllib.request
from functools import partial
from queue import Queue
from urllib.error import URLError

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from companion import lan, server


def read(url: str) -> str:
    """What is served there."""
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


async def let_in(doors: server.Doors, _: Request) -> PlainTextResponse:
    """Let others in, twice; where they get in."""
    await doors.let_others_in()
    (first,) = doors.elsewhere() or ()
    await doors.let_others_in()
    assert doors.elsewhere() == (first,)
    return PlainTextResponse(first)


def test_others_who_are_let_in_get_in_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: ("127.0.0.1",))
    doors = server.Doors(server.listen(server.LOOPBACK, 0))
    here = doors.here
    assert doors.elsewhere() is None
    others: Queue[str] = Queue()

    def come() -> None:
        try:
            address = read(f"{here}let-in")
            others.put(address)
            others.put(read(f"{address}greeting"))
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    app = Starlette(
        routes=[
            Route("/let-in", partial(let_in, doors)),
            Route("/greeting", lambda _: PlainTextResponse("welcome")),
        ]
    )
    visitor = threading.Thread(target=come)
    doors.serve(app, visitor.start, ())
    visitor.join()
    address, greeting = others.get_nowait(), others.get_nowait()
    assert address != here
    assert greeting == "welcome"
    with pytest.raises(URLError):
        read(address)
