"""Plays the game of a record by taps: each phone for its own seat, the tablet for the others."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import takewhile
from pathlib import Path

from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.game import Game
from companion.core.phases import (
    expected_people,
    most_true,
    people_question,
    possible_claimants,
    power_in_use,
)
from companion.core.table import Table
from companion.i18n import Language
from companion.i18n.messages import Messages, messages
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import called
from companion.ui.wording.power_answers import possible_answers
from tests.browser.games import stored
from tests.browser.screens import Screen
from tests.tools.evening.devices import Seated

_AHEAD_MS = 1500
"""Milliseconds until claims at the same instant."""
_PATIENCE_SECONDS = 8.0
"""After this time, a tap that has changed nothing is repeated, as a person would."""
_REPEATS = 3


class PlayedGame:
    """A game that the tablet and phones show."""

    def __init__(self, data: Path, game: Game, tablet: Screen, phones: list[Seated]) -> None:
        self._data, self._game, self._tablet = data, game, tablet
        self._phones = {each.person: each for each in phones}
        self._passed = set[int]()
        self.together = 0
        """Rounds of claims in which several phones claimed at the same instant."""
        self.repeated: list[str] = []
        """Taps that changed nothing and were repeated."""

    def play(self) -> Iterator[Table]:
        """Play the commands that count, and yield the table before each.

        Fails if the stored table differs from the record's after one.
        """
        played, table, number = self._game.steps(), self._game.start, 0
        while number < len(played):
            yield table
            commands = [each.command for each in played[number:]]
            claims = [*takewhile(_is_claim, commands)]
            number += max(1, len(claims))
            after = played[number - 1].table
            if claims or isinstance(commands[0], NoMoreClaims):
                self._answer(table, claims)
            if not claims and not _is_implied(*commands[:2]):
                self._do(table, commands[0], partial(self._is_stored, after))
            table = after

    def _is_stored(self, table: Table) -> bool:
        return stored(self._data) == table

    def _claims(self, person: int) -> bool:
        return person in stored(self._data).opened().claimants

    def _answer(self, table: Table, claims: list[Command]) -> None:
        """Have everybody with a phone claim or pass, and claim for the others on the tablet."""
        claiming = {each.player for each in claims if isinstance(each, Claim)}
        at = self._tablet.page.evaluate("Date.now()") + _AHEAD_MS
        own = [person for person in claiming if person in self._phones]
        for person in own:
            screen, say = self._of(person)
            character = table.character(table.opened().character)
            words = say.text("seat-claim", character=called(character))
            button = screen.ready(words)
            button.evaluate("(button, at) => setTimeout(() => button.click(), at - Date.now())", at)
        self.together += len(own) > 1
        for person in own:
            screen, say = self._of(person)
            screen.see(say.text("seat-claim-back"))
        for person in possible_claimants(table):
            if person in claiming and person not in self._phones:
                self._press(self._tablet, table.names[person], partial(self._claims, person))
            elif person in self._phones and person not in claiming | self._passed:
                self._passed.add(person)
                screen, say = self._of(person)
                done = partial(_shows, screen, say.text("seat-pass-back"))
                self._press(screen, say.text("seat-pass"), done)

    def _do(self, table: Table, command: Command, done: Callable[[], bool]) -> None:
        """Carry out a command; `done` says whether it is stored."""
        tablet, words = self._of(None)
        say = words.text
        match command:
            case Swap():
                self._act(table, "action-swap-short", done)
            case Look():
                self._act(table, "action-look-short", done, tablet="action-look")
            case Announce(character):
                self._passed = set()
                screen, own = self._of(table.active)
                tile = shown_name(table.character(character), own)
                opened = partial(_shows, screen, own.text("back"))
                self._act(table, "action-announce", opened)
                self._press(screen, tile, done)
            case NoMoreClaims():
                closes = "turn-cards" if table.opened().claimants else "claims-nobody"
                self._press(tablet, say(closes), done)
            case Reveal(true):
                several = most_true(table) > 1
                people = [table.names[each] for each in true] or [say("option-nobody")]
                self._choose((tablet, words), people, done, several=several)
            case Choose(targets):
                user, _ = power_in_use(table, table.opened())
                several = expected_people(table).sizes[-1] > 1
                screen, own = self._of(user)
                people = [table.names[each] for each in targets] or [own.text("choice-nobody")]
                asked = people_question(table)
                if asked is not None and asked.only_answer == targets:
                    people = []
                self._choose((screen, own), people, done, several=several)
            case Answer():
                answer = next(say for say, each in possible_answers(table) if each == command)
                self._press(tablet, say(answer), done)
            case MistakenLook(player):
                opened = partial(_shows, tablet, say("more-mistaken"))
                self._press(tablet, say("tool-more"), opened)
                title = say("mistaken-title")
                self._press(tablet, say("more-mistaken"), lambda: title in tablet.text())
                self._press(tablet, table.names[player], done)
            case _:
                raise NotImplementedError(command)

    def _of(self, person: int | None) -> tuple[Screen, Messages]:
        """Return the device of a person, and its words; the tablet for None."""
        phone = None if person is None else self._phones.get(person)
        if phone is None:
            return self._tablet, messages(Language.EN, self._game.start.setup.edition)
        return phone.screen, messages(phone.language, self._game.start.setup.edition)

    def _act(
        self, table: Table, message: str, done: Callable[[], bool], *, tablet: str = ""
    ) -> None:
        screen, say = self._of(table.active)
        on_tablet = screen is self._tablet
        self._press(screen, say.text(tablet if on_tablet and tablet else message), done)

    def _choose(
        self,
        device: tuple[Screen, Messages],
        people: list[str],
        done: Callable[[], bool],
        *,
        several: bool,
    ) -> None:
        screen, say = device[0], device[1].text
        role = "checkbox" if several else "radio"
        for words in people:
            mark = screen.control(words, role)
            self._press(screen, words, mark.is_checked, role)
        self._press(screen, say("confirm", coins=0), done)

    def _press(
        self, screen: Screen, words: str, done: Callable[[], bool], role: str = "button"
    ) -> None:
        """Tap until it has had its effect."""
        for _ in range(_REPEATS):
            screen.ready(words, role)
            # others' taps may just have led to it: taps count a moment after the page has drawn it
            screen.see()
            screen.tap(words, role)
            deadline = time.monotonic() + _PATIENCE_SECONDS
            while time.monotonic() < deadline:
                if done():
                    return
                screen.page.wait_for_timeout(50)
            self.repeated.append(f"turn {stored(self._data).turn}: {words}")
        raise AssertionError(f"{words} does nothing on:\n{screen.text()}")


def _shows(screen: Screen, button: str) -> bool:
    return screen.control(button).count() > 0


def _is_claim(command: Command) -> bool:
    return isinstance(command, Claim)


def _is_implied(command: Command, following: Command | None = None) -> bool:
    """Return whether saying who really is the character closes the claims too."""
    return isinstance(command, NoMoreClaims) and isinstance(following, Reveal)
