"""Games played by taps on the served app in Chromium, which end as their records do."""

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TookTooLong

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.game import Game, Step
from companion.core.phases import people_question
from companion.core.table import Table
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.page.tap_guard import turn_debounce
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name
from companion.ui.wording.power_answers import possible_answers
from tests.bench.taps import simulated
from tests.browser.games import begun, stored
from tests.browser.screens import Devices, Screen
from tests.chromium import chromium
from tests.processes import run_companion
from tests.tools.gallery.turn_steps import long_names

_PATIENCE = 8.0
"""Seconds after which a tap that changed nothing is repeated, as a person would."""
_REPEATS = 3
_APPEARS_MS = 30_000
_ACTIONS = {
    Swap: ("action-swap", "action-swap-short"),
    Look: ("action-look", "action-look-one", "action-look-short"),
}


def measure(
    games: int = 10,
    players: int = 13,
    text: int = 150,
    seed: int = 0,
    width: int = 1024,
    height: int = 768,
) -> dict[str, float | int | str]:
    """Play games with random sets of the first edition; the first has this seed.

    Return how many ended on their record's table, the seeds of the others, and the taps.
    """
    taps = repeated = 0
    wrong, began = dict[int, str](), time.monotonic()
    names = long_names(Language.EN)[:players]
    for number in range(seed, seed + games):
        game = simulated(EditionId.FIRST, players, number, names)
        with TemporaryDirectory() as folder, chromium() as browser:
            devices, data = Devices(browser), Path(folder)
            begun(data, setup=game.start.rules.setup)
            with run_companion(data, "--port", "0") as companion:
                page = devices.open(companion.url, path="table", size=(width, height))
                played = ChromiumGame(page, data)
                try:
                    played.enlarge(text)
                    played.play(game)
                except AssertionError as fault:
                    wrong[number] = str(fault)[:300]
                    print(f"seed {number}: {fault}", flush=True)
            devices.close()
            taps, repeated = taps + played.taps, repeated + played.repeated
    return {
        "games": games,
        "ended_right": games - len(wrong),
        "ended_wrong": ", ".join(map(str, wrong)) or "none",
        "taps": taps,
        "taps_repeated": repeated,
        "seconds_per_game": round((time.monotonic() - began) / games, 1),
    }


class ChromiumGame:
    """A game on a page in Chromium."""

    def __init__(self, screen: Screen, data: Path) -> None:
        self._page = screen.page
        self._screen = screen
        self._data = data
        self._say = messages(Language.EN)
        self.taps = 0
        """Taps so far."""
        self.repeated = 0
        """Taps that changed nothing and were repeated."""

    def enlarge(self, text: int) -> None:
        """Choose a text size in percent."""
        self._screen.wait_until_uncovered()
        self._screen.tap(self._say.text("tool-more"))
        self._screen.tap(self._say.text("appearance-title"))
        self._screen.tap(self._say.text("percent", share=text), "radio")
        close = self._buttons(self._say.text("close"))
        self._until(lambda: self._click(close.last), lambda: not close.count())

    def play(self, game: Game) -> None:
        """Carry out the commands. Fails if the stored table differs from the record's after one."""
        steps = game.steps()
        for number, step in enumerate(steps):
            following = steps[number + 1].command if number + 1 < len(steps) else None
            if not self._is_implied(step.command, following):
                self._carry_out(step, game.before(step))
        assert stored(self._data) == game.table, game.start.rules.setup

    def _is_implied(self, command: Command, following: Command | None) -> bool:
        """Return whether saying who really is the character gives this command too."""
        return isinstance(command, NoMoreClaims) and isinstance(following, Reveal)

    def _carry_out(self, step: Step, before: Table) -> None:
        try:
            self._until(
                lambda: self._tap_for(step.command, before),
                lambda: stored(self._data) == step.table,
            )
        except TookTooLong as late:
            on_page = self._screen.text()
            raise AssertionError(f"turn {step.turn}: {step.command} on:\n{on_page}") from late
        # taps count a moment after the page has drawn the step
        self._screen.see()
        self._page.wait_for_timeout(1000 * turn_debounce() + 50)

    def _until(self, tap: Callable[[], object], there: Callable[[], bool]) -> None:
        """Tap until it has had its effect."""
        for _ in range(_REPEATS):
            tap()
            deadline = time.monotonic() + _PATIENCE
            while time.monotonic() < deadline:
                if there():
                    return
                self._page.wait_for_timeout(30)
            self.repeated += 1
        raise AssertionError(f"taps do nothing on:\n{self._screen.text()}")

    def _tap_for(self, command: Command, table: Table) -> None:
        match command:
            case Swap() | Look():
                self._tap(*map(self._say.text, _ACTIONS[type(command)]))
            case Announce(character):
                back = self._buttons(self._say.text("back"))
                if not back.count():
                    # the masks on the table have the names of the tiles
                    announce = partial(self._tap, self._say.text("action-announce"))
                    self._until(announce, lambda: back.count() > 0)
                self._tap(shown_name(table.character(character), self._say))
            case Claim(player):
                self._tap(name(table, player))
            case NoMoreClaims():
                self._tap(self._say.text("claims-nobody"))
            case Reveal(true):
                self._choose(tuple(name(table, each) for each in true), "option-nobody")
            case Choose(_, character, number) if people_question(table) is None:
                named = character and shown_name(table.character(character), self._say)
                self._tap(named or str(number))
            case Choose(targets):
                asked = people_question(table)
                assert asked is not None
                chosen = () if asked.only_answer == targets else targets
                if chosen or not targets:
                    self._choose(tuple(name(table, each) for each in chosen), "choice-nobody")
                else:
                    self._confirm()
            case Answer():
                answers = possible_answers(table)
                self._tap(*(self._say.text(say) for say, each in answers if each == command))
            case _:
                raise NotImplementedError(command)

    def _choose(self, people: tuple[str, ...], nobody: str) -> None:
        """Choose people in the panel, or at the table if the panel has no room for them."""
        for words in people or (self._say.text(nobody),):
            marks = [self._named(words, role) for role in ("radio", "checkbox")]
            self._click(marks[0].or_(marks[1]).or_(self._named(words, "button")).last)
        self._confirm()

    def _confirm(self) -> None:
        self._click(self._named("Confirm", "button").last)

    def _tap(self, *words: str) -> None:
        """Tap the last button whose name begins with one of these words."""
        self._click(self._buttons(*words).last)

    def _buttons(self, *words: str) -> Locator:
        return self._named("|".join(map(re.escape, words)), "button", escaped=True)

    def _named(self, words: str, role: str, *, escaped: bool = False) -> Locator:
        begins = words if escaped else re.escape(words)
        plain = begins.replace("\u00a0", " ")
        pattern = re.compile(rf"^({plain})(?!\w)")
        return self._page.get_by_role(role, name=pattern)  # type: ignore[arg-type]

    def _click(self, control: Locator) -> None:
        control.click(timeout=_APPEARS_MS)
        self.taps += 1
