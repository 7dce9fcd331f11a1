"""Games without a finger or a mouse: by keyboard, and as assistive technology plays them."""

from pathlib import Path
from statistics import median

from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from tests.browser.games import FOUR, begun, stored
from tests.browser.screens import Devices, Screen, comes_true, plain
from tests.browser.without_touch import (
    FOUR_GAME,
    SEVEN,
    SEVEN_GAME,
    Assistant,
    Keyboard,
    play,
)
from tests.processes import CompanionProcess, run_companion

MOST_KEYS = 6
_TWICE = """
name => {
  const tap = () => [...document.querySelectorAll("flt-semantics[role=button]")]
    .find(each => each.textContent.startsWith(name)).click();
  tap();
  setTimeout(tap, 700);
}
"""
"""Taps a button twice, the second time after the usual guard."""
ADELE, BRUNO = 0, 1
POTS = {"court": 0, "bank": 158}


def test_whole_game_by_keyboard(devices: Devices, companion: CompanionProcess, data: Path) -> None:
    screen = devices.open(companion.url)
    new_game(screen)
    keyboard = Keyboard(screen, messages(Language.EN))
    end = play(keyboard, FOUR, FOUR_GAME, messages(Language.EN))
    screen.see("Adele wins")
    assert stored(data).coins == end.table.coins
    assert stored(data).winners == (ADELE,)
    assert keyboard.without_focus == 0
    assert keyboard.most_keys <= MOST_KEYS
    assert median(keyboard.keys_of_turns) <= MOST_KEYS


def new_game(screen: Screen) -> None:
    """Begin a game of `FOUR` with Tab, letters and Enter."""
    press(screen, "New game")
    screen.wait_for_caret("Player 1")
    screen.page.keyboard.type(FOUR.players[0], delay=60)
    for place, name in enumerate(FOUR.players[1:], start=2):
        screen.enter(f"Player {place}", name)
    screen.see(*(f"Move {name}" for name in FOUR.players), "4 players")
    press(screen, "Choose a set")
    screen.see("Printed set for 4 players")
    press(screen, "Start the game")


def press(screen: Screen, name: str) -> None:
    """Go with Tab to the button whose name begins with `name`, wherever it is, and press it."""
    screen.ready(name)
    screen.reach(name)
    screen.page.keyboard.press("Enter")


def test_whole_game_by_assistive_technology(devices: Devices, data: Path) -> None:
    say = messages(Language.JA, SEVEN.edition)
    begun(data, setup=SEVEN)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language=Language.JA)
        trembling_finger_books_one_turn(screen, say)
        people_are_read_clockwise(screen, say)
        end = play(Assistant(screen, say), SEVEN, SEVEN_GAME, say)
        assert stored(data).coins == end.table.coins
        assert stored(data).winners == (BRUNO,)


def people_are_read_clockwise(screen: Screen, say: Messages) -> None:
    seats = [say.text("place-label", person=name, coins=6) for name in SEVEN.players]
    pots = [say.text("pot-label", pot=say.text(pot), coins=coins) for pot, coins in POTS.items()]
    clockwise = (*seats, *pots, say.text("turn-number", turn=1))

    def are_read_in_order() -> bool:
        read = screen.text()
        places = [read.find(plain(label)) for label in clockwise]
        return -1 not in places and places == sorted(places)

    assert comes_true(screen, are_read_in_order)


def trembling_finger_books_one_turn(screen: Screen, say: Messages) -> None:
    """Have second taps ignored for longer, tap twice, and put back what that has changed."""
    change_patience(screen, say, "0.6", "0.9", "1.5")
    screen.see(say.text("turn-number", turn=1))
    # taps come as clicks while semantics are on
    screen.ready(say.text("action-swap"))
    screen.page.evaluate(_TWICE, plain(say.text("action-swap")))
    screen.see(say.text("tap-ignored"))
    screen.see(say.text("turn-number", turn=2))
    screen.page.wait_for_timeout(1500)
    screen.tap(say.text("undo"))
    screen.see(say.text("turn-number", turn=1))
    change_patience(screen, say, "0.3")


def change_patience(screen: Screen, say: Messages, *seconds: str) -> None:
    screen.tap(say.text("tool-more"))
    for each in seconds:
        words, _, _ = say.text("more-patience", seconds="|").partition("|")
        screen.tap(words.rstrip(" :："))
        screen.see(say.text("more-patience", seconds=each))
    screen.tap(say.text("close"))
