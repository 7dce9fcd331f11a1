"""The first visit: one bar that only grows, what it downloads, and a lost network."""

from itertools import pairwise
from pathlib import Path

import pytest

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.site_build.build import first_visit, later_files
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import DRAWN_MS, Tablet, app_on

SAY = messages(Language.JA)

_WATCH = """
(() => {
  const seen = JSON.parse(sessionStorage.getItem("seen") ?? "[]");
  addEventListener("pagehide", () => sessionStorage.setItem("seen", JSON.stringify(seen)));
  const look = () => {
    const cover = document.getElementById("cover");
    if (cover?.matches(".lifted")) {
      window.seen = { seen, left: getComputedStyle(cover).visibility };
      return;
    }
    if (cover && !cover.hidden) {
      const [icon, bar, fill] = ["#cover img", "#progress", "#progress div"].map((each) =>
        document.querySelector(each).getBoundingClientRect(),
      );
      seen.push({
        words: document.getElementById("said").textContent,
        places: [icon.x, icon.y, bar.x, bar.y].join(" "),
        length: fill.width / bar.width,
        page: performance.timeOrigin,
      });
    }
    requestAnimationFrame(look);
  };
  look();
})();
"""
"""Notes in each frame what the cover shows, also over a reload, until the app is there."""

_SEEN = "() => window.seen"


@pytest.fixture
def site(host: Path) -> Path:
    """The folder of the site."""
    return host / SUB_PATH


def files_of(site: Path) -> dict[str, bytes]:
    return {
        each.relative_to(site).as_posix(): each.read_bytes()
        for each in site.rglob("*")
        if each.is_file()
    }


def line_of_first_visit(size: int) -> str:
    return without_joiners(SAY.text("site-first-visit", megabytes=round(size / 1e6)))


def test_bar_only_grows_and_nothing_jumps_until_the_app_is_there(
    site: Path, server: FileServer, tablet: Tablet
) -> None:
    screen = tablet.open(server.url + SUB_PATH, _WATCH)
    found = screen.page.wait_for_function(_SEEN, timeout=DRAWN_MS).json_value()
    frames = found["seen"]
    lengths = [frame["length"] for frame in frames]
    falls = [(before, after) for before, after in pairwise(lengths) if after < before - 0.001]
    assert falls == []
    assert len({frame["page"] for frame in frames}) == 2
    assert len({frame["places"] for frame in frames}) == 1
    said = [frame["words"] for frame in frames if frame["length"] > 0.03]
    sizes = first_visit(files_of(site)).values()
    assert len({*said}) == 1
    assert said[0] in map(line_of_first_visit, sizes)
    # taps are meant for the app from its first frame on
    assert found["left"] == "hidden"


def test_bar_grows_while_python_starts(server: FileServer, tablet: Tablet) -> None:
    tablet.open(server.url + SUB_PATH).page.close()
    screen = tablet.open(server.url + SUB_PATH, _WATCH)
    found = screen.page.wait_for_function(_SEEN, timeout=DRAWN_MS).json_value()
    lengths = {round(frame["length"], 2) for frame in found["seen"]}
    # on a fast machine, Python starts within a few frames
    assert len([each for each in lengths if 0.1 < each < 0.9]) >= 2


def test_first_visit_downloads_what_it_says(site: Path, server: FileServer, tablet: Tablet) -> None:
    tablet.open(server.url + SUB_PATH)
    files = files_of(site)
    later = later_files(files)
    sent = {
        name: size
        for path, size in server.line.sent.items()
        if (name := path.removeprefix(f"/{SUB_PATH}").partition("?")[0]) not in later
        and name.removeprefix("packed/") not in later
    }
    assert not {name for name in sent if f"packed/{name}" in files}
    engine = "skwasm" if "packed/main.dart.wasm" in sent else "canvaskit"
    assert sum(sent.values()) == pytest.approx(first_visit(files)[engine], rel=0.01)


def test_lost_network_is_told_and_the_download_goes_on_when_it_is_back(
    server: FileServer, tablet: Tablet
) -> None:
    line = server.line
    line.breaks_at = "python/app.zip.gz"
    page = tablet.tab(server.url + SUB_PATH)
    told = page.locator("#said p").filter(has_text=without_joiners(SAY.text("site-interrupted")))
    told.wait_for(timeout=DRAWN_MS)
    arrived = [path for path in line.sent if "/packed/" in path]
    assert arrived
    before = len(line.requested)

    line.is_cut = False
    app_on(page).see(SAY.text("home-new"))
    again = line.requested[before:]
    assert f"/{SUB_PATH}python/app.zip.gz" in again
    assert not {*arrived} & {*again}


def test_page_without_all_of_its_scripts_is_loaded_again_when_the_network_is_back(
    server: FileServer, tablet: Tablet
) -> None:
    server.line.breaks_at = "site/updates.js"
    page = tablet.tab(server.url + SUB_PATH)
    told = page.locator("#said p").filter(has_text=without_joiners(SAY.text("site-interrupted")))
    told.wait_for(timeout=DRAWN_MS)
    server.line.is_cut = False
    app_on(page).see(SAY.text("home-new"))
