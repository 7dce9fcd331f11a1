"""The site and a bare Flet counter built in the same way: bytes to fetch and times of a start."""

import json
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.flet_adapter.web_client import ENGINE_FILES
from companion.site_build.archives import packed
from companion.site_build.build import (
    download_sizes,
    first_visit,
    service_worker,
    site_files,
)
from companion.site_build.bytecode import compiled
from companion.site_build.python_files import app_files
from tests.bench.flet_pair import compared
from tests.chromium import ChromiumProcess
from tests.site.file_server import serving

ROUNDS = 3
GOALS = {"goal_first_visit_mb": 14.0, "goal_first_visit_ratio": 1.5, "goal_offline_start_ms": 2000}
_WAIT_MS = 180_000
_ENGINE = "skwasm"
"""The client's engine in Chromium."""
_ARTWORK = ("emblems/", "fonts/", "icons/", "ornament/")
_BARE_PACKAGES = ("flet/", "msgpack/", "repath.py", "six.py")
_BARE = """
import flet as ft

@ft.component
def Counter():
    count, set_count = ft.use_state(0)
    return ft.Column([ft.Text(f"Count: {count}"), ft.Button("Count")])

class App:
    def keep(self):
        return ""

    def tell_of_update(self, status):
        pass

def run(folder, url, language, kept, on_drawn, look_for_update, take_update):
    async def draw(page):
        page.render(Counter)
        await page.get_device_info()
        on_drawn()

    ft.run(draw)
    return App()
"""


def measure(
    built: Mapping[str, bytes] | None = None, rounds: int = ROUNDS
) -> dict[str, float | int | str]:
    """Return medians over fresh profiles, alternating; the second start is without a network.

    `built` has the files of the site; without them, it is built.
    """
    ours = dict(built or site_files(None))
    sites = {"companion": ours, "bare": bare_site(ours)}
    found: dict[str, dict[str, list[float]]] = {name: {} for name in sites}
    for name, files in sites.items():
        first = first_visit(files)[_ENGINE]
        found[name]["first_visit_mb"] = [first / 1e6]
        found[name]["after_first_screen_mb"] = [(transferred(files) - first) / 1e6]
    with TemporaryDirectory() as folder:
        for name, files in sites.items():
            write(files, Path(folder) / name)
        for number in range(rounds):
            for name, into in found.items():
                profile = Path(folder) / f"profile-{name}-{number}"
                profile.mkdir()
                for figure, value in starts(Path(folder) / name, profile).items():
                    into.setdefault(figure, []).append(value)
    return compared(found["companion"], found["bare"]) | GOALS


def bare_site(ours: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return a site with a counter instead of the app, without the app's packages and pictures."""
    files = {name: content for name, content in ours.items() if not name.startswith(_ARTWORK)}
    python = {
        name: content
        for name, content in app_files(None).items()
        if name.startswith(_BARE_PACKAGES)
    }
    python |= {f"companion/{name}": b"" for name in ("__init__.py", "apps/__init__.py")}
    python["companion/apps/browser.py"] = _BARE.encode()
    files["python/app.zip.gz"] = packed(compiled(python))
    fonts = [{"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}]
    files["assets/FontManifest.json"] = json.dumps(fonts).encode()
    files["icons/icon-192.png"] = ours["icons/icon-192.png"]
    return files | {"service-worker.js": service_worker(files)}


def transferred(files: Mapping[str, bytes]) -> int:
    """Return the bytes that Chromium fetches of these files from any host."""
    others = {name for engine, names in ENGINE_FILES.items() if engine != _ENGINE for name in names}
    return sum(size for name, size in download_sizes(files).items() if name not in others)


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write a site to a folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def starts(site: Path, profile: Path) -> dict[str, float]:
    """Return milliseconds to the progress bar and to the app, online and then offline."""
    with serving(site) as server:
        first = started(server.url, profile)
    again = started(server.url, profile)
    return {
        "progress_bar_ms": first[0],
        "first_visit_ms": first[1],
        "offline_start_ms": again[1],
    }


def started(url: str, profile: Path) -> tuple[float, float]:
    """Return milliseconds until the progress bar and the app show, in a new browser process."""
    chromium = ChromiumProcess(profile, "--accept-lang=en", "--window-size=1280,800")
    try:
        page = chromium.browser.contexts[0].new_page()
        begun = time.monotonic()
        page.goto(url, wait_until="commit")
        page.wait_for_selector("#progress:not([hidden])", state="attached", timeout=_WAIT_MS)
        bar = time.monotonic() - begun
        page.wait_for_selector("#cover.lifted", state="attached", timeout=_WAIT_MS)
        shown = time.monotonic() - begun
    finally:
        chromium.kill()
    return bar * 1000, shown * 1000
