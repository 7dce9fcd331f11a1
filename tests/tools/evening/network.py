"""A private network: this process at its centre, and phones with addresses of their own.

The app takes every address of its own machine for the host, so phones need namespaces. Linux, root.
"""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.chromium import program
from tests.waiting import wait_until

_NEW_NETWORK = 0x40000000
"""CLONE_NEWNET of `unshare`, which Python has from 3.12 on."""
_BRIDGE, _HERE, _PHONE = "table", "10.41.0.1/24", "10.41.0.{}/24"


class PhoneNetwork:
    """The network of one phone: a namespace that lasts as long as a process in it."""

    def __init__(self, number: int) -> None:
        self._link = f"phone{number}"
        self._holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        own = os.readlink("/proc/self/ns/net")
        there = f"/proc/{self._holder.pid}/ns/net"
        wait_until(lambda: os.readlink(there) != own, "the phone's network")
        _ip(f"link add {self._link} type veth peer name wlan0 netns {self._holder.pid}")
        _ip(f"link set {self._link} master {_BRIDGE} up")
        for each in (
            "link set lo up",
            f"address add {_PHONE.format(number + 1)} dev wlan0",
            "link set wlan0 up",
        ):
            subprocess.run([*self.command, "ip", *each.split()], check=True)

    @property
    def command(self) -> list[str]:
        """What runs a program in this network."""
        return ["nsenter", f"--target={self._holder.pid}", "--net"]

    def program(self, folder: Path) -> Path:
        """Return a program that runs Chromium in this network."""
        script = folder / self._link
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command)} {program()} "$@"\n')
        script.chmod(0o755)
        return script

    def lose(self) -> None:
        """Drop whatever comes and goes; nothing tells the phone."""
        subprocess.run(["bridge", "link", "set", "dev", self._link, "state", "0"], check=True)

    def find(self) -> None:
        """Pass everything on again."""
        subprocess.run(["bridge", "link", "set", "dev", self._link, "state", "3"], check=True)

    def end(self) -> None:
        """Remove the network; browsers in it have been closed."""
        self._holder.kill()
        self._holder.wait()


@contextmanager
def private_network(phones: int) -> Iterator[list[PhoneNetwork]]:
    """Move this process into a network without any other machine, and give phones their own.

    For a whole process: it doesn't come back from there.
    """
    if ctypes.CDLL(None).unshare(_NEW_NETWORK):
        raise PermissionError("a network of its own takes root")
    _ip("link set lo up")
    _ip(f"link add {_BRIDGE} type bridge")
    _ip(f"address add {_HERE} dev {_BRIDGE}")
    _ip(f"link set {_BRIDGE} up")
    networks = [PhoneNetwork(number) for number in range(1, phones + 1)]
    try:
        yield networks
    finally:
        for each in networks:
            each.end()


def _ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True)
