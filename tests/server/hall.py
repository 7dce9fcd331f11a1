"""A program with nothing in it but doors; how they are used is asked for by requests.

Started as a process of its own, as tests that hold a browser let no other loop run beside it.
"""

import asyncio

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from companion import lan, server

_doors = server.Doors(server.listen(server.LOOPBACK, 0))


def _addresses() -> str:
    """Where others get in; "nowhere" while they do not."""
    found = _doors.elsewhere()
    return "nowhere" if found is None else " ".join(found)


async def _elsewhere(_: Request) -> PlainTextResponse:
    return PlainTextResponse(_addresses())


async def _let_in(_: Request) -> PlainTextResponse:
    """Let others in, by two taps at once."""
    await asyncio.gather(_doors.let_others_in(), _doors.let_others_in())
    return PlainTextResponse(_addresses())


if __name__ == "__main__":
    lan.addresses = lambda: ("127.0.0.1",)
    app = Starlette(routes=[Route("/elsewhere", _elsewhere), Route("/let-in", _let_in)])
    _doors.serve(app, lambda: print(_doors.here, flush=True), ())
