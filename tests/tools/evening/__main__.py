"""Plays games with a tablet and four phones: `python -m tests.tools.evening`. As root.

One phone is lost for half a minute, one loaded again, and the app killed twice, in each game.
Prints the figures as JSON, and fails if the table is not the record's after a tap.
"""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.core.boxes import EditionId
from companion.core.game import Game
from companion.core.record import play_lines
from companion.core.table import Phase
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.board.moments import win_view
from tests.bench.taps import simulated
from tests.browser.games import begun
from tests.browser.screens import Screen, drawn
from tests.ports import free_port
from tests.processes import run_companion
from tests.tools.evening.devices import Seated, devices, joined_at, live_at, watch
from tests.tools.evening.network import PhoneNetwork, private_network
from tests.tools.evening.played import PlayedGame

_RECORDS = Path(__file__).parents[2] / "records"
_GAMES = ["first-04-thirteen", "second-06-house-set-puppet-master"]
_NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")
_LANGUAGES = [Language.PL, Language.JA, Language.EN, Language.PL]
_LOST_MS = 30_000

Figures = dict[str, float | list[float] | list[str]]


class Evening:
    """One game, its devices, and what happens to them."""

    def __init__(self, data: Path, game: Game, networks: list[PhoneNetwork]) -> None:
        self._data, self._game, self._networks = data, game, networks
        self._port = str(free_port())
        self.figures: Figures = {}

    def play(self) -> None:
        """Play the game, with all that happens. Fails if a table is not the record's."""
        begun(self._data, setup=self._game.start.setup)
        with ExitStack() as self._runs:
            url, names = self._start(), self._game.start.names
            with devices(self._networks, url, _LANGUAGES, names) as (tablet, phones):
                began = time.time()
                joined_at(tablet, phones)
                self.figures["joined_s"] = round(time.time() - began, 1)
                played = PlayedGame(self._data, self._game, tablet, phones)
                self._play(played, tablet, phones)
                for screen, language in _screens(tablet, phones):
                    screen.see(_end(self._game, language))
                self.figures["claims_together"] = played.together
                self.figures["taps_repeated"] = played.repeated

    def _play(self, played: PlayedGame, tablet: Screen, phones: list[Seated]) -> None:
        length, happened = len(self._game.steps()), 0
        for number, table in enumerate(played.play()):
            if happened == 0 and number > length // 8:
                self._load_again(phones[1])
            elif happened == 1 and number > length // 4 and table.phase is Phase.CLAIMS:
                self._kill(tablet, phones)
            elif happened == 2 and number > length // 3 and table.phase is Phase.TURN:
                self._lose(phones[0])
            elif happened == 3 and number > length // 2 and table.phase is Phase.TURN:
                self._kill(tablet, phones)
            else:
                continue
            happened += 1
        assert happened == 4, "the game was too short"

    def _load_again(self, phone: Seated) -> None:
        phone.screen.page.reload()
        drawn(phone.screen.page)
        phone.screen.see(phone.name)

    def _lose(self, phone: Seated) -> None:
        watch(phone.screen)
        phone.network.lose()
        phone.screen.page.wait_for_timeout(_LOST_MS)
        back = time.time()
        phone.network.find()
        self.figures["live_after_loss_s"] = round(live_at(phone.screen) - back, 1)
        phone.screen.see(phone.name)

    def _kill(self, tablet: Screen, phones: list[Seated]) -> None:
        """Kill the app and start it again; every page comes back by itself."""
        screens = [screen for screen, _ in _screens(tablet, phones)]
        for screen in screens:
            watch(screen)
        self._companion.kill()
        self._start()
        back = time.time()
        live = [round(live_at(screen) - back, 1) for screen in screens]
        self.figures.setdefault("live_after_kill_s", [])
        self.figures["live_after_kill_s"] += live  # type: ignore[operator]
        for phone in phones:
            phone.screen.see(phone.name)

    def _start(self) -> str:
        """Start the app, and return its address."""
        running = run_companion(self._data, "--port", self._port)
        self._companion = self._runs.enter_context(running)
        return self._companion.url


def _screens(tablet: Screen, phones: list[Seated]) -> list[tuple[Screen, Language]]:
    return [(tablet, Language.EN), *((each.screen, each.language) for each in phones)]


def _end(game: Game, language: Language) -> str:
    """Return what every device shows at the end."""
    view = win_view(game, messages(language))
    assert view is not None
    return view.title


def _games(records: list[str], seed: int | None) -> Iterator[tuple[str, Game]]:
    if seed is not None:
        for edition in EditionId:
            yield f"{edition} {seed}", simulated(edition, len(_NAMES), seed, _NAMES)
        return
    for name in records:
        lines = (_RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        *_, game = play_lines(lines)
        yield name, game


def main() -> None:
    """Play the games."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.evening", description=__doc__)
    parser.add_argument(
        "records", nargs="*", default=_GAMES, metavar="RECORD", help="of tests/records"
    )
    parser.add_argument(
        "--seed", type=int, help="play a simulated game of each edition with this seed instead"
    )
    asked, found = parser.parse_args(), dict[str, Figures]()
    with private_network(len(_LANGUAGES)) as networks:
        for name, game in _games(asked.records, asked.seed):
            with TemporaryDirectory() as folder:
                evening = Evening(Path(folder), game, networks)
                evening.play()
                found[name] = evening.figures
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
