"""Plays the game of a record by taps: each phone for its own seat, the tablet for the others."""

import time
from collections.abc import Iterator
from itertools import takewhile

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
from companion.core.game import Game, Step
from companion.core.phases import expected_people, most_true, possible_claimants, power_in_use
from companion.core.table import Table
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import called
from companion.ui.wording.power_answers import possible_answers
from tests.browser.screens import WAIT_SECONDS, Screen
from tests.tools.evening.devices import Seated

_AHEAD_MS = 1500
"""Milliseconds until claims at the same instant."""
_PATIENCE_SECONDS = 4.0


def steps(game: Game) -> list[Step]:
    """Return the commands of a game that count, in order."""
    found, step = list[Step](), game.last
    while step is not None:
        found.append(step)
        step = step.before
    return found[::-1]


class PlayedGame:
    """A game that the tablet and phones show."""

    def __init__(self, tablet: Screen, phones: list[Seated]) -> None:
        self._tablet, self._phones = tablet, {each.person: each for each in phones}
        self._passed = set[int]()
        self.together = 0
        """Rounds of claims in which several phones claimed at the same instant."""

    def play(self, game: Game) -> Iterator[Table]:
        """Play the commands that count, and yield the table before each."""
        played, table, number = steps(game), game.start, 0
        while number < len(played):
            yield table
            commands = [each.command for each in played[number:]]
            claims = [*takewhile(_is_claim, commands)]
            if claims or isinstance(commands[0], NoMoreClaims):
                self._answer(table, claims)
            if not claims:
                self._do(table, commands[0], commands[1] if commands[1:] else None)
            number += max(1, len(claims))
            table = played[number - 1].table

    def _answer(self, table: Table, claims: list[Command]) -> None:
        """Have everybody with a phone claim or pass, and claim for the others on the tablet."""
        claiming = {each.player for each in claims if isinstance(each, Claim)}
        at = self._tablet.page.evaluate("Date.now()") + _AHEAD_MS
        own = [person for person in claiming if person in self._phones]
        for person in own:
            screen, language = self._of(person)
            character = table.character(table.opened().character)
            words = messages(language).text("seat-claim", character=called(character))
            button = screen.ready(words)
            button.evaluate("(button, at) => setTimeout(() => button.click(), at - Date.now())", at)
        self.together += len(own) > 1
        for person in own:
            screen, language = self._of(person)
            screen.see(messages(language).text("seat-claim-back"))
        for person in possible_claimants(table):
            if person in claiming and person not in self._phones:
                press(self._tablet, table.names[person])
            elif person in self._phones and person not in claiming | self._passed:
                self._passed.add(person)
                screen, language = self._of(person)
                press(screen, messages(language).text("seat-pass"))

    def _do(self, table: Table, command: Command, following: Command | None) -> None:
        tablet, english = self._tablet, messages(Language.EN).text
        match command:
            case Swap():
                self._tap(table.active, "action-swap-short")
            case Look():
                self._tap(table.active, "action-look-short", tablet="action-look")
            case Announce(character):
                self._passed = set()
                self._tap(table.active, "action-announce")
                screen, language = self._of(table.active)
                press(screen, shown_name(table.character(character), messages(language)))
            case NoMoreClaims() if table.opened().claimants:
                if not isinstance(following, Reveal):
                    press(tablet, english("turn-cards"))
            case NoMoreClaims():
                press(tablet, english("claims-nobody"))
            case Reveal(true):
                self._choose(tablet, Language.EN, table, true, several=most_true(table) > 1)
            case Choose(targets):
                user, _ = power_in_use(table, table.opened())
                several = expected_people(table).sizes[-1] > 1
                self._choose(*self._of(user), table, targets, several=several)
            case Answer():
                words = next(say for say, each in possible_answers(table) if each == command)
                press(tablet, english(words))
            case MistakenLook(player):
                press(tablet, english("tool-more"))
                press(tablet, english("more-mistaken"))
                tablet.see(english("mistaken-title"))
                press(tablet, table.names[player])
            case _:
                raise NotImplementedError(command)

    def _of(self, person: int) -> tuple[Screen, Language]:
        """Return the device of a person, and its language."""
        phone = self._phones.get(person)
        return (self._tablet, Language.EN) if phone is None else (phone.screen, phone.language)

    def _tap(self, person: int, message: str, *, tablet: str = "") -> None:
        screen, language = self._of(person)
        on_tablet = screen is self._tablet
        press(screen, messages(language).text(tablet if on_tablet and tablet else message))

    def _choose(
        self,
        screen: Screen,
        language: Language,
        table: Table,
        people: tuple[int, ...],
        *,
        several: bool,
    ) -> None:
        say = messages(language).text
        for words in [table.names[each] for each in people] or [say("option-nobody")]:
            press(screen, words, "checkbox" if several else "radio")
        press(screen, say("confirm", coins=0))


def press(screen: Screen, words: str, role: str = "button") -> None:
    """Tap until the screen asks something else: a tap on what was shown before counts as none."""
    # the button appears with the step before
    screen.ready(words, role)
    before, deadline = _asked(screen, words, role), time.monotonic() + WAIT_SECONDS
    while _asked(screen, words, role) == before:
        assert time.monotonic() < deadline, f"{words} does nothing on:\n{screen.text()}"
        screen.tap(words, role)
        again = time.monotonic() + _PATIENCE_SECONDS
        while _asked(screen, words, role) == before and time.monotonic() < again:
            screen.page.wait_for_timeout(100)


def _asked(screen: Screen, words: str, role: str) -> list[str]:
    """Return the lines of the question and of what is tapped: others' answers change the rest."""
    shown = ("- heading", "- 'heading", f'- {role} "{words}')
    return [line for line in screen.text().splitlines() if line.startswith(shown)]


def _is_claim(command: Command) -> bool:
    return isinstance(command, Claim)
