"""Games played by keyboard alone, or by role and name alone as assistive technology does."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple, Protocol

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
from companion.core.game import Game, new_game
from companion.core.setup import Setup
from companion.i18n import Messages
from companion.ui.board.scene import scene
from companion.ui.board.selection import Selection
from companion.ui.table.step_focus import moved
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import name
from tests.browser.screens import WAIT_SECONDS, Screen, plain

FOUR_GAME: Final[tuple[Command, ...]] = (
    *[Swap()] * 4,
    *(Announce("king"), NoMoreClaims()),
    *[Look()] * 3,
    *(Announce("king"), Claim(2), NoMoreClaims(), Reveal((0,))),
    *[Look()] * 3,
    *(Announce("queen"), NoMoreClaims()),
)
"""A whole game of `FOUR`, which Adele wins."""

SEVEN: Final = Setup(
    EditionId.SECOND,
    ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Ines"),
    ("judge", "king", "beggar", "princess", "puppet_master", "patron", "guru"),
    0,
    1,
    house_set=True,
)
SEVEN_GAME: Final[tuple[Command, ...]] = (
    *[Swap()] * 4,
    *(Announce("puppet_master"), NoMoreClaims(), Choose((2, 5))),
    *(Announce("beggar"), Claim(3), NoMoreClaims(), Reveal((2,))),
    *(Announce("princess"), NoMoreClaims(), Choose((0,))),
    Swap(),
    *(Announce("guru"), NoMoreClaims(), Choose((3,)), Answer(False)),
    *(Announce("guru"), NoMoreClaims(), Choose((3,)), Answer(False)),
)
"""A whole game of `SEVEN`, which David's last coin ends."""


class Press(NamedTuple):
    """A control of a step to press, by what its name begins with."""

    label: str
    role: str = "button"
    short: str = ""
    """What it begins with where there is less room; empty if that is the same."""


class Hands(Protocol):
    """A way to use the page."""

    screen: Screen

    def press(self, wanted: Press) -> None:
        """Press an answer of the step."""

    def turn_ended(self) -> None:
        """Note that a turn has ended."""


def play(hands: Hands, setup: Setup, commands: Sequence[Command], say: Messages) -> Game:
    """Play a game from its first turn on; return it as it should be then."""
    game = new_game(setup)
    for command, following in zip_longest(commands, commands[1:]):
        turn = game.table.turn
        if game.table.announcement is None:
            hands.screen.see(say.text("turn-number", turn=turn))
        for wanted in _presses(game, command, following, say):
            hands.press(wanted)
        game = game.append(command)
        if game.table.turn != turn or game.table.end is not None:
            hands.turn_ended()
    if game.table.end is not None:
        hands.screen.see(say.text("end-again"))
    return game


def _presses(
    game: Game, command: Command, following: Command | None, say: Messages
) -> Iterator[Press]:
    """Yield what to press for a command.

    Saying who really is the character closes the claims: before a reveal, that takes no press.
    """
    table = game.table
    match command:
        case Swap():
            yield Press(say.text("action-swap"), short=say.text("action-swap-short"))
        case Look():
            yield Press(say.text("action-look"), short=say.text("action-look-short"))
        case Announce(character):
            yield Press(say.text("action-announce"))
            yield Press(shown_name(table.character(character), say))
        case Claim(person):
            yield Press(name(table, person))
        case NoMoreClaims() if not table.opened().claimants:
            yield Press(say.text("claims-nobody"))
        case NoMoreClaims() if not isinstance(following, Reveal):
            yield Press(say.text("turn-cards"))
        case Reveal(true):
            people = [name(table, each) for each in true] or [say.text("option-nobody")]
            yield from (Press(each, "radio") for each in people)
            yield _confirm(game, say, true=true)
        case Choose(targets):
            role = "checkbox" if len(targets) > 1 else "radio"
            yield from (Press(name(table, each), role) for each in targets)
            yield _confirm(game, say, targets=targets)
        case Answer(right):
            yield Press(say.text("answer-right" if right else "answer-wrong"))


def _confirm(game: Game, say: Messages, **selected: tuple[int, ...]) -> Press:
    seen = scene(game, Selection(0, **selected)).preview  # type: ignore[arg-type]
    assert seen is not None
    return Press(say.text("confirm", coins=seen.coins))


_NAME: Final = """
each => (each.role === null ? "" : each.ariaLabel ?? each.textContent).replaceAll("\u00a0", " ")
"""
_FOCUSED: Final = f"() => ({_NAME})(document.activeElement)"
_BEGINS: Final = """
(name, label) => name.startsWith(label) && !/^[\\p{L}\\p{N}:：]/u.test(name.slice(label.length))
"""
"""Whether a name begins with a label, but is no seat's, which has coins."""
_IS_ON: Final = f"""
([label, whole]) => {{
  const name = ({_NAME})(document.activeElement);
  return whole ? name === label : ({_BEGINS})(name, label);
}}
"""
"""Whether the focus is on the control with this name, or one that begins with it."""
_CONTROLS: Final = f"""
last => {{
  const heading = document.querySelector("flt-semantics-host h2");
  const found = [...document.querySelectorAll("flt-semantics[flt-tappable][tabindex]")];
  const after = found.filter(
    each => heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING
  );
  const named = after.map(each => {{
    const {{ top, width, height }} = each.getBoundingClientRect();
    return {{ each, name: ({_NAME})(each), top, width, height }};
  }});
  const end = named.findIndex(({{ name }}) => name.startsWith(last));
  return named
    .slice(0, end < 0 ? undefined : end)
    .filter(({{ width, height }}) => Math.max(width, height) > 60)
    .map(({{ each, name, top, width }}) => [
      name, Math.round(top), Math.round(width), each === document.activeElement, each.role
    ]);
}}
"""
"""The controls below the heading and above the one that is named: name, top, width, focus, role.

Without those that explain something, which are small.
"""

_IS_THERE: Final = f"""
([undo, labels, role]) => {{
  const shown = ({_CONTROLS})(undo).filter(([, , , , its]) => its === role);
  return labels.find(label => shown.some(([name]) => ({_BEGINS})(name, label)));
}}
"""
_CONTROLS_WITH_FOCUS: Final = f"""
undo => {{
  const shown = ({_CONTROLS})(undo);
  return shown.some(([, , , focused]) => focused) && shown;
}}
"""
_Control = tuple[str, int, int, bool, str]

_FOCUS_MS: Final = 5000
_KEYS: Final = {
    "ArrowRight": "Arrow Right",
    "ArrowDown": "Arrow Down",
    "ArrowLeft": "Arrow Left",
    "ArrowUp": "Arrow Up",
    "End": "End",
}
"""Keys as the browser calls them, and as the app does."""


class Keyboard:
    """Presses answers with arrow keys, End and Enter, and counts."""

    def __init__(self, screen: Screen, say: Messages) -> None:
        self.screen = screen
        self.keys_of_turns: list[int] = []
        self.steps = 0
        self.without_focus = 0
        """Steps at which the focus was on nothing."""
        self.most_keys = 0
        """Of an answer."""
        self._keys = 0
        self._undo = plain(say.text("undo"))

    def turn_ended(self) -> None:
        """Note how many keys the turn took."""
        self.keys_of_turns.append(self._keys)
        self._keys = 0

    def press(self, wanted: Press) -> None:
        """Go from where the focus is to the answer, and press it."""
        label, _ = _ready(self.screen, wanted, self._undo)
        self.steps += 1
        try:
            # a new step gives the focus to its first control
            shown = self._controls_with_focus()
        except TookTooLong:
            self.without_focus += 1
            self._key("Home")
            shown = self._controls_with_focus()
        before = self._keys
        for key, leads_to in _way(shown, label):
            self._key(key)
            self._wait_until_on(leads_to, whole=True)
        self._wait_until_on(label, whole=False)
        self._key("Enter")
        self.most_keys = max(self.most_keys, self._keys - before)

    def _controls_with_focus(self) -> list[_Control]:
        found = self.screen.page.wait_for_function(
            _CONTROLS_WITH_FOCUS, arg=self._undo, timeout=_FOCUS_MS
        )
        controls: list[_Control] = found.json_value()
        return controls

    def _key(self, key: str) -> None:
        self.screen.page.keyboard.press(key)
        self._keys += 1

    def _wait_until_on(self, label: str, *, whole: bool) -> None:
        """Wait until the focus is on the control with this name, or one that begins with it."""
        try:
            self.screen.page.wait_for_function(
                _IS_ON, arg=[label, whole], timeout=WAIT_SECONDS * 1000
            )
        except TookTooLong as late:
            there = self.screen.page.evaluate(_FOCUSED)
            raise AssertionError(
                f"the focus is on “{there}”, not “{label}”:\n{self.screen.text()}"
            ) from late


def _ready(screen: Screen, wanted: Press, undo: str) -> tuple[str, Locator]:
    """Return an answer of the step and what it begins with, once a press on it counts."""
    labels = [plain(each) for each in (wanted.label, wanted.short) if each]
    try:
        found = screen.page.wait_for_function(
            _IS_THERE, arg=[undo, labels, wanted.role], timeout=WAIT_SECONDS * 1000
        )
    except TookTooLong as late:
        raise AssertionError(f"no “{wanted.label}” to press:\n{screen.text()}") from late
    label: str = found.json_value()
    screen.see(label)
    return label, screen.ready(label, wanted.role)


def _way(shown: Sequence[_Control], label: str) -> list[tuple[str, str]]:
    """Return the fewest keys from the focus to an answer, and the name of what each leads to."""
    names = [name for name, *_ in shown]
    begins = re.compile(rf"{re.escape(label)}(?![\w:：])")
    at = next(nth for nth, (*_, focused, _) in enumerate(shown) if focused)
    wanted = next(nth for nth, name in enumerate(names) if begins.match(name))
    ways: dict[int, list[tuple[str, str]]] = {at: []}
    left = deque([at])
    while left:
        at = left.popleft()
        for key, called in _KEYS.items():
            then = moved(called, at, len(names), _columns(shown, at))
            if then not in ways:
                ways[then] = [*ways[at], (key, names[then])]
                left.append(then)
    return ways[wanted]


def _columns(shown: Sequence[_Control], at: int) -> int:
    """Return how many controls as wide as this one stand side by side."""
    _, _, wide, *_ = shown[at]
    tops = [top for _, top, width, *_ in shown if width == wide]
    return max(tops.count(top) for top in tops)


class Assistant:
    """Presses answers by role and name, without any position on the screen."""

    def __init__(self, screen: Screen, say: Messages) -> None:
        self.screen = screen
        self._undo = plain(say.text("undo"))

    def press(self, wanted: Press) -> None:
        """Press the answer."""
        _, control = _ready(self.screen, wanted, self._undo)
        control.dispatch_event("click")

    def turn_ended(self) -> None:
        """Count nothing."""
