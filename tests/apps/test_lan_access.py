"""Other devices keep their access after a crash, and only then."""

import socket
import sys
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.error import URLError

import pytest

from companion.application.lan_access import LAN_ACCESS, LanAccess
from companion.storage.sqlite.store import SqliteStore
from tests.ports import free_port
from tests.processes import run_companion

ADDRESS = "192.168.0.7"
"""Simulated; the machine that runs the tests may have no network."""


def with_address(address: str) -> tuple[str, ...]:
    """Return the command of a companion on a machine with this address."""
    patch = f"from companion.web import lan_addresses as it; it.addresses = lambda: ('{address}',)"
    run = "import sys; from companion.cli.main import main; sys.exit(main())"
    return sys.executable, "-c", f"{patch}; {run}"


def store_access(data: Path, port: int, *, ago: timedelta = timedelta(hours=1)) -> None:
    """Store that other devices were allowed, as a crash leaves it."""
    store = SqliteStore(data, lambda: datetime.now(UTC))
    since = datetime.now(UTC) - ago
    LAN_ACCESS.save(store, LanAccess(port, (ADDRESS, "10.8.0.3"), since, "secret"))
    store.close()


def is_served(port: int) -> bool:
    """Return whether the companion answers on this port."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as response:
            return b"flutter_bootstrap.js" in response.read()
    except URLError:
        return False


def test_access_is_restored_after_each_crash(tmp_path: Path) -> None:
    port = free_port()
    store_access(tmp_path, port)
    for _ in range(2):
        with run_companion(tmp_path, "--port", "0", command=with_address(ADDRESS)) as companion:
            assert companion.process.stdout is not None
            assert (
                companion.process.stdout.readline()
                == f"http://{ADDRESS}:{port}/?invitation=secret\n"
            )
            assert is_served(port)
            companion.kill()


def test_access_is_revoked_by_an_orderly_end(tmp_path: Path) -> None:
    port = free_port()
    store_access(tmp_path, port)
    with run_companion(tmp_path, "--port", "0", command=with_address(ADDRESS)) as companion:
        assert is_served(port)
        assert companion.terminate() == 0
    with run_companion(tmp_path, "--port", "0", command=with_address(ADDRESS)):
        assert not is_served(port)


def test_invitation_of_a_given_host_outlives_crashes_and_no_orderly_end(tmp_path: Path) -> None:
    found, arguments = list[str](), ("--port", "0", "--host", "0.0.0.0")
    for _ in range(3):
        with run_companion(tmp_path, *arguments, command=with_address(ADDRESS)) as companion:
            assert companion.process.stdout is not None
            found.append(companion.process.stdout.readline().partition("=")[2])
            if len(found) == 1:
                companion.kill()
    before, after_crash, after_end = found
    assert before == after_crash != after_end


@pytest.mark.parametrize(
    ("address", "ago", "arguments"),
    [
        ("192.168.0.8", timedelta(hours=1), ()),
        (ADDRESS, timedelta(hours=13), ()),
        (ADDRESS, timedelta(hours=1), ("--host", "127.0.0.1")),
    ],
    ids=["another network", "another day", "a given host"],
)
def test_access_is_not_restored(
    address: str, ago: timedelta, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    port = free_port()
    store_access(tmp_path, port, ago=ago)
    with run_companion(
        tmp_path, "--port", "0", *arguments, command=with_address(address)
    ) as companion:
        assert is_served(companion.port)
        assert not is_served(port)


def test_companion_starts_though_the_stored_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("0.0.0.0", 0))
        holder.listen()
        store_access(tmp_path, holder.getsockname()[1])
        with run_companion(tmp_path, "--port", "0", command=with_address(ADDRESS)) as companion:
            assert is_served(companion.port)
