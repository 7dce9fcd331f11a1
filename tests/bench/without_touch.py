"""Whole games by keyboard alone and through the accessibility tree alone, in every language."""

import tempfile
from itertools import islice, product
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser

from companion.core.commands import Command
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import FOUR, begun, stored
from tests.browser.screens import Devices
from tests.browser.without_touch import FOUR_GAME, SEVEN, SEVEN_GAME, Assistant, Keyboard, play
from tests.chromium import chromium
from tests.processes import run_companion

_HANDS: Final[tuple[type[Keyboard | Assistant], ...]] = (Keyboard, Assistant)
_GAMES: Final = ((FOUR, FOUR_GAME), (SEVEN, SEVEN_GAME))


def measure(number: int = 20, commands: int = 100) -> dict[str, float | int | str]:
    """Return what a number of games took by keyboard, each up to a number of commands.

    Fails if a game cannot be played, in either way.
    """
    keyboards: list[Keyboard] = []
    with chromium() as browser:
        games = product(_HANDS, Language, _GAMES)
        for kind, language, (setup, played) in islice(games, number):
            hands = _play(browser, kind, language, setup, played[:commands])
            if isinstance(hands, Keyboard):
                keyboards.append(hands)
    turns = [keys for each in keyboards for keys in each.keys_of_turns]
    return {
        "games": number,
        "steps_by_keyboard": sum(each.steps for each in keyboards),
        "steps_without_focus": sum(each.without_focus for each in keyboards),
        "turns_by_keyboard": len(turns),
        "keys_per_turn_median": median(turns),
        "keys_per_turn_most": max(turns),
        "keys_per_answer_most": max(each.most_keys for each in keyboards),
    }


def _play(
    browser: Browser,
    kind: type[Keyboard | Assistant],
    language: Language,
    setup: Setup,
    commands: tuple[Command, ...],
) -> Keyboard | Assistant:
    """Play a game, and compare its coins with those that the rules give."""
    say = messages(language)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        begun(data, setup=setup)
        with run_companion(data, "--port", "0") as companion:
            devices = Devices(browser)
            screen = devices.open(companion.url, path="table", language=language)
            screen.see(say.text("turn-number", turn=1))
            # nothing has the focus before the first key
            screen.page.keyboard.press("Home")
            hands = kind(screen, say)
            end = play(hands, setup, commands, say)
            devices.close()
        assert stored(data).coins == end.table.coins
    return hands
