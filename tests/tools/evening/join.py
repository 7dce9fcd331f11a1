"""Times phones that join over a slow link: `python -m tests.tools.evening.join`. As root.

Prints medians in seconds as JSON: until the page is drawn, with nothing in the browser's cache, and
until the last file of the first screen has arrived; and the same over the fast link of the machine.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from companion.i18n import Language
from tests.browser.games import OPENED, begun
from tests.browser.screens import PHONE, TABLET, WAIT_SECONDS
from tests.chromium import chromium
from tests.processes import run_companion
from tests.tools.evening.devices import invitation, new_screen
from tests.tools.evening.network import PhoneNetwork, private_network

_HOSTS = ("10.41.0.1", "10.42.0.1")
"""The app's addresses. The slow link has the one in the code, and leads to the other."""

_ARRIVED = """
() => {
  const files = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  const ended = files.sort((one, other) => one.responseEnd - other.responseEnd).at(-1);
  return {
    files: files.length,
    megabytes: files.reduce((sum, each) => sum + each.transferSize, 0) / 1e6,
    arrived_s: ended.responseEnd / 1000,
  };
}
"""

Figures = dict[str, float]


def measure(network: PhoneNetwork, link: str, folder: Path) -> Figures:
    """Open the link with an empty cache, and return seconds until the page is drawn."""
    with chromium(network.program(folder)) as browser:
        screen = new_screen(browser, Language.PL, PHONE)
        began = time.perf_counter()
        screen.page.goto(link, wait_until="domcontentloaded")
        patience = 1000 * WAIT_SECONDS
        screen.page.wait_for_selector("#loading", state="detached", timeout=patience)
        screen.page.wait_for_selector("#cover.lifted", state="attached", timeout=patience)
        drawn = time.perf_counter() - began
        return {"drawn_s": drawn, **screen.page.evaluate(_ARRIVED)}


@contextmanager
def slow_link(network: PhoneNetwork, link: str, megabits: float, ms: float) -> Iterator[None]:
    """Lead the phone's connections to the app over a slow link."""
    parts = urlsplit(link)
    (other,) = set(_HOSTS) - {parts.hostname}
    _ip(network, f"address add {parts.hostname}/32 dev lo")
    proxy = subprocess.Popen(
        [
            *(*network.command, sys.executable, "-m", "tests.tools.evening.slow_link"),
            *(parts.netloc, f"{other}:{parts.port}"),
            *(f"--megabits={megabits}", f"--round-trip={ms / 1000}"),
        ],
        stdout=subprocess.PIPE,
    )
    try:
        assert proxy.stdout is not None
        proxy.stdout.readline()
        yield
    finally:
        proxy.kill()
        proxy.wait()
        _ip(network, f"address delete {parts.hostname}/32 dev lo")


def _ip(network: PhoneNetwork, command: str) -> None:
    subprocess.run([*network.command, "ip", *command.split()], check=True)


def _medians(found: list[Figures]) -> Figures:
    return {name: round(median(each[name] for each in found), 2) for name in found[0]}


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.evening.join", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--megabits", type=float, default=20, help="per second")
    parser.add_argument("--round-trip", type=float, default=40, help="in milliseconds")
    asked = parser.parse_args()
    slow, fast = list[Figures](), list[Figures]()
    with (
        private_network(1) as (network,),
        TemporaryDirectory() as data,
        TemporaryDirectory() as own,
    ):
        subprocess.run(["ip", "address", "add", f"{_HOSTS[1]}/24", "dev", "table"], check=True)
        _ip(network, "address add 10.42.0.2/24 dev wlan0")
        begun(Path(data), *OPENED)
        with run_companion(Path(data), "--port", "0") as companion, chromium() as browser:
            tablet = new_screen(browser, Language.EN, TABLET)
            tablet.visit(f"{companion.url}table")
            link = invitation(tablet)
            for _ in range(asked.rounds):
                fast.append(measure(network, link, Path(own)))
                with slow_link(network, link, asked.megabits, asked.round_trip):
                    slow.append(measure(network, link, Path(own)))
    print(json.dumps({"slow": _medians(slow), "fast": _medians(fast)}, indent=2))


if __name__ == "__main__":
    main()
