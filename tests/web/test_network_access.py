"""Who gets in: this machine alone, until others are let in."""

import socket
import sys
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.error import URLError

import pytest

from companion.application.lan_access import LanAccess, keep_way_in
from companion.storage.sqlite.store import SqliteStore
from tests.running import HALL, START_SECONDS, running

NETWORK = "192.168.0.7"
"""The address of a machine at the table; the tests' own may have none."""


def read(url: str) -> str:
    """What is served there."""
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def on_a_network(address: str) -> tuple[str, ...]:
    """A companion on a machine that has this address."""
    patched = (
        f"from companion.web import lan_addresses as it; it.addresses = lambda: ('{address}',)"
    )
    run = "import sys; from companion.cli.main import main; sys.exit(main())"
    return sys.executable, "-c", f"{patched}; {run}"


def let_in(data: Path, port: int, *, ago: timedelta = timedelta(hours=1)) -> None:
    """Note that phones were let in, and that nothing has ended in order since."""
    store = SqliteStore(data, lambda: datetime.now(UTC))
    keep_way_in(store, LanAccess(port, (NETWORK, "10.8.0.3"), datetime.now(UTC) - ago))
    store.close()


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        return int(holder.getsockname()[1])


def comes_in(port: int) -> bool:
    """Whether the companion is found at this port."""
    try:
        return "flutter_bootstrap.js" in read(f"http://127.0.0.1:{port}/")
    except URLError:
        return False


def test_others_who_are_let_in_get_in_until_the_end(tmp_path: Path) -> None:
    with running(tmp_path, command=HALL) as hall:
        assert read(f"{hall.url}elsewhere") == "nowhere"
        address = read(f"{hall.url}let-in")
        assert address != hall.url
        for ask in ("elsewhere", "let-in"):
            assert read(address + ask) == read(hall.url + ask) == address
        assert hall.terminate() == 0
        with pytest.raises(URLError):
            read(f"{address}elsewhere")


def test_a_tap_while_the_program_ends_lets_nobody_in_and_is_no_error(tmp_path: Path) -> None:
    with running(tmp_path, command=HALL) as hall:
        assert read(f"{hall.url}let-in-at-the-end") == "nowhere"
        assert hall.process.wait(START_SECONDS) == 0


def test_phones_find_the_table_again_after_a_crash_and_another_one(tmp_path: Path) -> None:
    port = free_port()
    let_in(tmp_path, port)
    for _ in range(2):
        with running(tmp_path, "--port", "0", command=on_a_network(NETWORK)) as companion:
            assert companion.process.stdout is not None
            assert companion.process.stdout.readline() == f"http://{NETWORK}:{port}/\n"
            assert comes_in(port)
            companion.kill()


def test_once_the_companion_is_ended_phones_are_out(tmp_path: Path) -> None:
    port = free_port()
    let_in(tmp_path, port)
    with running(tmp_path, "--port", "0", command=on_a_network(NETWORK)) as companion:
        assert comes_in(port)
        assert companion.terminate() == 0
    with running(tmp_path, "--port", "0", command=on_a_network(NETWORK)):
        assert not comes_in(port)


@pytest.mark.parametrize(
    ("address", "ago", "arguments"),
    [
        ("192.168.0.8", timedelta(hours=1), ()),
        (NETWORK, timedelta(hours=13), ()),
        (NETWORK, timedelta(hours=1), ("--host", "127.0.0.1")),
    ],
    ids=["in another network", "on another day", "this machine alone, as was asked for"],
)
def test_where_they_were_not_asked_to_be_phones_stay_out(
    address: str, ago: timedelta, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    port = free_port()
    let_in(tmp_path, port, ago=ago)
    with running(tmp_path, "--port", "0", *arguments, command=on_a_network(address)) as companion:
        assert comes_in(companion.port)
        assert not comes_in(port)


def test_a_port_that_is_somebody_elses_by_now_keeps_nobody_from_the_table(tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("0.0.0.0", 0))
        holder.listen()
        let_in(tmp_path, holder.getsockname()[1])
        with running(tmp_path, "--port", "0", command=on_a_network(NETWORK)) as companion:
            assert comes_in(companion.port)
