"""The site on the engine of Firefox, which takes Flet's other build and its own file storage."""

import shutil
from pathlib import Path

import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.engines import ENGINES, firefox_window_with_graphics, private_firefox_window
from tests.browser.graphics import LOSABLE
from tests.browser.test_smoke import new_game
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer, serving
from tests.site.published import published

(FIREFOX,) = (engine for engine in ENGINES if engine.name == "firefox")


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """The folder of a new profile. Skips the test without Firefox."""
    if missing := FIREFOX.missing():
        pytest.skip(f"Firefox is not installed: apt-get install {' '.join(missing)}")
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


def test_game_in_firefox_is_kept_over_a_reload(server: FileServer, profile: Path) -> None:
    with FIREFOX.window(profile, server.url + SUB_PATH) as window:
        window.wait_until_uncovered()
        new_game(window)
        window.see("Turn 1")
        window.tap("Swap")
        window.see("Turn 2")
        window.reload()
        window.see("Turn 2")


def test_firefox_without_graphics_comes_back(host: Path, tmp_path: Path, profile: Path) -> None:
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed: apt-get install xvfb")
    root, script = tmp_path / "host", f"<head><script>{LOSABLE}</script>"
    published(host, root, lambda page: page.replace("<head>", script))
    with (
        serving(root) as server,
        firefox_window_with_graphics(profile, server.url + SUB_PATH) as window,
    ):
        window.wait_until_uncovered()
        new_game(window)
        window.see("Turn 1")
        window.wait_until_reloaded("if (!loseGraphics()) throw new Error('nothing to lose');")
        # what is below the cover can be read before it can be tapped
        window.wait_until_uncovered()
        window.see("Turn 1")
        window.tap("Swap")
        window.see("Turn 2")


def test_private_window_of_firefox_says_that_it_keeps_nothing(
    server: FileServer, profile: Path
) -> None:
    with private_firefox_window(profile, server.url + SUB_PATH) as window:
        window.wait_for_cover(messages(Language.EN).text("site-forgets"))
