"""The smallest phone, in a language with long words: buttons are visible without scrolling."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from companion.application.group.last_group import LAST_GROUP, Group
from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, Claim, NoMoreClaims, Reveal
from companion.core.setup import Setup
from companion.i18n import CharacterName, Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.storage.sqlite.store import SqliteStore
from companion.ui.layout.tokens import Touch
from tests.browser.games import OPENED, begun
from tests.browser.screens import Devices, Screen, comes_true
from tests.processes import run_companion

WIDTH, HEIGHT = 360, 740
LEAST_ROW = 48
SEVEN = Setup(
    edition=EditionId.FIRST,
    players=("Alessandra", "Giuseppe", "Francesca", "Lorenzo", "Beatrice", "Matteo", "Chiara"),
    cards=("judge", "bishop", "king", "fool", "queen", "thief", "witch"),
    first=0,
    version=1,
)
MANY = "Anna Bruno Carla Dario Elena Fabio Gaia Ivo Lia Mario Nora Olga Pia"
THIRTEEN = replace(
    SEVEN,
    players=tuple(MANY.split()),
    cards=(*EDITIONS[EditionId.FIRST].characters, "peasant"),
)
TWELVE = Setup(
    edition=EditionId.SECOND,
    players=tuple(MANY.split()[:12]),
    cards=tuple(EDITIONS[EditionId.SECOND].characters)[:12],
    first=0,
    version=1,
    house_set=True,
)
SAY = messages(Language("it")).text


def opened(devices: Devices, url: str, path: str = "") -> Screen:
    """A page on a small Italian phone."""
    return devices.open(url, path=path, language="it", size=(WIDTH, HEIGHT))


def is_visible(screen: Screen, name: str) -> bool:
    """Whether a button is visible as a whole.

    Semantics of a partly visible one cover only the visible part.
    """

    def all_of_it() -> bool:
        box = screen.control(name).bounding_box()
        # a control that is being replaced has no box
        if box is None:
            return False
        return box["height"] >= Touch.SMALLEST and box["y"] + box["height"] < HEIGHT

    return comes_true(screen, all_of_it)


def is_listed(screen: Screen, words: str) -> bool:
    """Whether a row of the list is visible as a whole, between the pots and the buttons."""
    above = screen.page.get_by_text(SAY("bank") + ": ").bounding_box()
    row = screen.page.get_by_text(words).bounding_box()
    below = screen.page.get_by_role("heading").bounding_box()
    if above is None or row is None or below is None:
        return False
    return above["y"] + above["height"] <= row["y"] and row["y"] + row["height"] <= below["y"]


def shows(screen: Screen, words: str) -> bool:
    """Whether the list shows a row."""
    return comes_true(screen, lambda: is_listed(screen, words))


def test_home_shows_all_buttons_during_a_game(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=SEVEN)
    store = SqliteStore(data, lambda: datetime(2031, 5, 17, tzinfo=UTC))
    LAST_GROUP.save(store, Group.of(SEVEN, tablet_holds_coins=True))
    store.close()
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url)
        screen.see(SAY("home-new"))
        assert is_visible(screen, SAY("home-rules"))


def test_button_that_adds_a_person_is_visible(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "new")
        screen.see(SAY("people-title"))
        assert is_visible(screen, SAY("people-add"))


def test_announcer_and_back_button_are_visible(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=SEVEN)
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see(SAY("action-announce"))
        screen.tap(SAY("action-announce"))
        screen.see(SAY("announce-title", person="Beatrice"))
        assert shows(screen, SAY("place-label-active", person="Beatrice", coins=6))
        assert is_visible(screen, SAY("back"))


def test_list_shows_the_first_row_in_a_later_turn(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=SEVEN)
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see(SAY("action-announce"))
        screen.tap(SAY("action-announce"))
        screen.tap("Re")
        screen.see(SAY("claims-title", character=CharacterName("king")))
        screen.tap(SAY("claims-nobody"))
        screen.see(SAY("turn-number", turn=6))
        assert shows(screen, SAY("place-label", person="Alessandra", coins=6))


def test_list_of_thirteen_shows_the_player_of_each_turn(devices: Devices, data: Path) -> None:
    begun(data, setup=THIRTEEN)
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        for turn, person in enumerate((*THIRTEEN.players, THIRTEEN.players[0]), 1):
            screen.see(SAY("turn-number", turn=turn))
            assert shows(screen, SAY("place-label-active", person=person, coins=6))
            screen.tap("Scambia")
        screen.see(SAY("turn-number", turn=15))
        screen.tap(SAY("action-announce"))
        screen.see(SAY("announce-title", person=THIRTEEN.players[1]))
        assert is_visible(screen, SAY("back"))
        for character in THIRTEEN.cards[:3]:
            assert is_visible(screen, SAY("name-of-character", character=CharacterName(character)))


def test_player_stays_visible_when_the_japanese_font_arrives(devices: Devices, data: Path) -> None:
    """With the font, the reason for the locked buttons takes one more line."""
    say = messages(Language.JA).text
    shown = (Announce("judge"), Claim(6), NoMoreClaims(), Reveal(()))
    begun(data, *OPENED, Announce("king"), NoMoreClaims(), *shown, setup=SEVEN)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language="ja", size=(WIDTH, 640))
        screen.see(say("await-turn", person="Chiara"))
        screen.page.wait_for_load_state("networkidle")
        label = without_joiners(say("place-label-active", person="Chiara", coins=5))
        row = screen.page.get_by_text(label)
        heading = screen.page.get_by_role("heading")

        def all_of_it() -> bool:
            box, below = row.bounding_box(), heading.bounding_box()
            if box is None or below is None:
                return False
            return box["height"] >= LEAST_ROW and box["y"] + box["height"] <= below["y"]

        assert comes_true(screen, all_of_it)


def test_choosing_a_name_moves_no_name(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, Announce("guru"), NoMoreClaims(), setup=TWELVE)
    with run_companion(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see("Elena: chi")
        screen.rest()
        chosen = screen.page.get_by_text(SAY("place-label", person="Bruno", coins=6))
        before = chosen.bounding_box()
        screen.tap(SAY("place-label", person="Bruno", coins=6))
        screen.see(SAY("confirm", coins=0))
        screen.rest()
        assert before is not None
        assert comes_true(screen, lambda: chosen.bounding_box() == before)


def test_enter_leads_to_a_name_that_was_scrolled_out(devices: Devices, data: Path) -> None:
    keyboard_open = (390, 480)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=keyboard_open)
        screen.tap("New game")
        screen.wait_for_caret("Player 1")
        screen.page.keyboard.type("Anna", delay=60)
        for place, name in enumerate(THIRTEEN.players[1:8], start=2):
            screen.enter(f"Player {place}", name)
        screen.see("8 players", "Move Ivo up")
