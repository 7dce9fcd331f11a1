"""Every internal of uvicorn that the server uses.

A failure names what changed; companion/web/INTERNALS.md says what to check then.
"""

import asyncio
import socket
from typing import Final

import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.server import logger as uvicorn_logger

from tests.async_runner import run_in_thread
from tests.internals import ROOT, found_shape, imported_names, listed, sources

PAGE: Final = ROOT / "companion/web/INTERNALS.md"
SERVER: Final = ROOT / "companion/web/server.py"
_PROTOCOL: Final = "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol"

SHAPES: Final = {
    "uvicorn.Server.startup": "(sockets)",
    "uvicorn.Server.handle_exit": "(sig, frame)",
    _PROTOCOL: "(config, server_state, app_state, _loop)",
    f"{_PROTOCOL}.data_received": "(data)",
    f"{_PROTOCOL}.keepalive_timeout": "()",
}
"""Parameters of functions and classes."""
ATTRIBUTES: Final = {
    "uvicorn.Config.http_protocol_class",
    "uvicorn.Server.force_exit",
    "uvicorn.Server.lifespan",
    "uvicorn.Server.server_state",
    "uvicorn.Server.servers",
    "uvicorn.Server.should_exit",
    "uvicorn.Server.started",
    f"{_PROTOCOL}.loop",
    f"{_PROTOCOL}.pong_timer",
    f"{_PROTOCOL}.transport",
}
"""Attributes that objects get when they are made or started."""
LOGGER: Final = "uvicorn.server.logger"


@pytest.mark.parametrize("name", SHAPES)
def test_internal_has_expected_shape(name: str) -> None:
    assert found_shape(name) == SHAPES[name], f"uvicorn changed {name}"


@pytest.fixture(scope="module")
def attributes() -> set[str]:
    """The attributes of a server that has started and ended, its settings and a connection."""

    async def started() -> set[str]:
        config = uvicorn.Config(Starlette(), log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        server.should_exit = True
        await server.serve(sockets=[socket.create_server(("127.0.0.1", 0))])
        loop = asyncio.get_running_loop()
        connection = WebSocketsSansIOProtocol(config, ServerState(), {}, loop)
        owners = {"Server": server, "Config": config}
        found = {f"uvicorn.{name}.{each}" for name, owner in owners.items() for each in vars(owner)}
        return found | {f"{_PROTOCOL}.{each}" for each in vars(connection)}

    return run_in_thread(started())


@pytest.mark.parametrize("name", sorted(ATTRIBUTES))
def test_object_has_attribute(name: str, attributes: set[str]) -> None:
    assert name in attributes, f"uvicorn changed {name}"


def test_protocol_of_connections_takes_what_a_further_socket_gives_it() -> None:
    config = uvicorn.Config(Starlette(), log_config=None)
    config.load()
    parameters = "(config, server_state, app_state, _loop)"
    # a class, although uvicorn declares it as a name too
    assert found_shape(_qualified(config.http_protocol_class)) == parameters


def _qualified(of: object) -> str:
    assert isinstance(of, type)
    return f"{of.__module__}.{of.__qualname__}"


def test_logger_has_its_name() -> None:
    assert uvicorn_logger.name == "uvicorn.error"


def test_page_lists_every_internal() -> None:
    assert listed(PAGE, "uvicorn.") == sorted({*SHAPES, *ATTRIBUTES, LOGGER})


def test_only_the_server_imports_uvicorns_modules() -> None:
    imported = {
        path: names
        for path in sources()
        if path.is_relative_to(ROOT / "companion")
        if (names := set(imported_names(path, {"uvicorn"}, {"uvicorn"})))
    }
    assert imported == {SERVER: {_PROTOCOL}}
