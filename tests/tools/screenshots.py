"""Takes the pictures of the app for the README and for browsers that install it.

Run `python -m tests.tools.screenshots` after changing a screen.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from companion import resources
from companion.core.record import play_lines
from companion.core.table import Phase
from tests.browser.games import adopt
from tests.browser.screens import PHONE, TABLET, Devices
from tests.chromium import chromium
from tests.processes import run_companion
from tests.tools.pictures.webp import webp

FOLDER: Final = resources.assets() / "screenshots"
_RECORDS: Final = Path(__file__).parents[1] / "records"
_DISPUTED: Final = "second-12-guru-and-peasants"
_FINISHED: Final = ("first-04-thirteen", "first-13-whole-box", "second-09-shared-thirteen")
_QUALITY: Final = 0.8
_SETTLING_MS: Final = 8000
"""Pictures and fonts arrive after the cover is lifted."""


class Shot(NamedTuple):
    """A screen of the app: its address, the device's size and language."""

    path: str
    size: tuple[int, int] = TABLET
    language: str = "en"


DISPUTED: Final = {"table": Shot("table"), "phone": Shot("table", PHONE, "ja")}
FINISHED: Final = {
    "end": Shot("table"),
    "players": Shot("players"),
    "rules": Shot("rules/second/character-guru"),
    "replay": Shot("games/1", PHONE, "it"),
}


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    take(DISPUTED, [_disputed(_lines(_DISPUTED))])
    take(FINISHED, [_lines(name) for name in _FINISHED])


def take(shots: dict[str, Shot], records: list[list[str]]) -> None:
    """Take pictures of a companion whose games have these records."""
    with TemporaryDirectory() as folder, chromium() as browser:
        data = Path(folder)
        for record in records:
            adopt(data, record)
        with run_companion(data, "--port", "0") as companion:
            devices = Devices(browser)
            for name, shot in shots.items():
                page = devices.open(
                    companion.url, path=shot.path, language=shot.language, size=shot.size
                ).page
                page.wait_for_selector("#cover.lifted", state="attached")
                page.wait_for_timeout(_SETTLING_MS)
                picture = webp(browser.new_page(), page.screenshot(), _QUALITY)
                (FOLDER / f"{name}.webp").write_bytes(picture)
                page.close()
            devices.close()


def _lines(name: str) -> list[str]:
    return (_RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def _disputed(lines: list[str]) -> list[str]:
    """Return a record up to the last claim to an announced character."""
    claimed = [
        number
        for number, game in enumerate(play_lines(lines), start=1)
        if game.table.phase is Phase.CLAIMS
        and game.table.announcement is not None
        and game.table.announcement.claimants
    ]
    return lines[: claimed[-1]]


if __name__ == "__main__":
    main()
