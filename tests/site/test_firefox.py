"""The site on the engine of Firefox, which takes Flet's other build and its own file storage."""

from pathlib import Path

import pytest

from tests.browser.engines import ENGINES
from tests.browser.test_smoke import new_game
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer

pytestmark = pytest.mark.release

(FIREFOX,) = (engine for engine in ENGINES if engine.name == "firefox")


def test_game_in_firefox_is_kept_over_a_reload(server: FileServer, tmp_path: Path) -> None:
    if missing := FIREFOX.missing():
        pytest.skip(f"Firefox is not installed: apt-get install {' '.join(missing)}")
    profile = tmp_path / "profile"
    profile.mkdir()
    with FIREFOX.window(profile, server.url + SUB_PATH) as window:
        window.see("New game")
        new_game(window)
        window.see("Turn 1")
        window.tap("Swap")
        window.see("Turn 2")
        window.reload()
        window.see("Turn 2")
