"""A new version arrives while the old one runs, and takes over at the next start."""

import os
import shutil
from pathlib import Path

import pytest

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.site_build.build import service_worker
from tests.site.conftest import SUB_PATH
from tests.site.file_server import serving
from tests.site.tablet import DRAWN_MS, Tablet, app_on

pytestmark = pytest.mark.release

SAY = messages(Language.JA)
UPDATED = without_joiners(SAY.text("site-updated"))
TITLE = "<title>Mascarade Companion</title>"
NEW_TITLE = "<title>Mascarade Companion 99</title>"

_FETCH = """
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
}
"""
_IS_FETCHED = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
_PAGE = "async () => (await fetch('index.html')).text()"
_VERSIONS = "async () => (await caches.keys()).length"


def publish_new_version(site: Path) -> None:
    """Change one file of the site, as an update does."""
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and path.name != "service-worker.js"
    }
    files["index.html"] = files["index.html"].replace(TITLE.encode(), NEW_TITLE.encode())
    for name in ("index.html", "service-worker.js"):
        # not into the file itself, which other tests share
        (site / name).unlink()
    (site / "index.html").write_bytes(files["index.html"])
    (site / "service-worker.js").write_bytes(service_worker(files))


def test_update_is_fetched_beside_a_running_app_and_takes_over_at_the_next_start(
    host: Path, tmp_path: Path, tablet: Tablet
) -> None:
    site = tmp_path / "host" / SUB_PATH
    shutil.copytree(host / SUB_PATH, site, copy_function=os.link)
    with serving(tmp_path / "host") as server:
        screen = tablet.open(server.url + SUB_PATH)
        publish_new_version(site)
        screen.page.evaluate(_FETCH)
        screen.page.wait_for_function(_IS_FETCHED, timeout=DRAWN_MS)
        assert TITLE in screen.page.evaluate(_PAGE)
        screen.tap(SAY.text("home-new"))
        screen.see(SAY.text("people-next"))

    screen.page.reload()
    screen.page.locator("#cover p").filter(has_text=UPDATED).wait_for()
    app_on(screen.page).see(SAY.text("people-next"))
    assert NEW_TITLE in screen.page.evaluate(_PAGE)
    assert screen.page.evaluate(_VERSIONS) == 1
