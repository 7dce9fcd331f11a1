"""Ports for tests that use one twice, or before anything listens on it."""

import os
import socket
from itertools import count

_FIRST = 20_000
"""Systems give out higher ones by themselves, which another program might get in between."""
_EACH = 500
"""For each process of a test run."""

_numbers = count()


def free_port() -> int:
    """Return a port of this machine that nobody listens on and no other test uses."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    begin = _FIRST + int(worker) % 20 * _EACH
    # runs of different checkouts begin at different ports
    begun = os.getpid() * 7 % _EACH
    for _ in range(_EACH):
        port = begin + (begun + next(_numbers)) % _EACH
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("every port is taken")
