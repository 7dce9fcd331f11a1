"""The smallest phone, in a language of long words: what leads on and back needs no rolling."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Locator

from companion.application.group import Group, save_group
from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, Claim, NoMoreClaims, Reveal
from companion.core.setup import Setup
from companion.i18n import CharacterName, Language
from companion.i18n.messages import messages
from companion.storage.sqlite.store import SqliteStore
from companion.ui.widgets.tokens import Touch
from tests.browser.games import OPENED, begun
from tests.browser.screens import Devices, Screen, comes_true
from tests.running import running

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
    """A page of an Italian's phone."""
    return devices.open(url, path=path, language="it", size=(WIDTH, HEIGHT))


def in_sight(screen: Screen, name: str) -> bool:
    """Whether a button comes to be all in sight.

    Of one that is not, the client tells the part that is.
    """

    def all_of_it() -> bool:
        box = screen.control(name).bounding_box()
        # what is being drawn anew has no place for a moment
        if box is None:
            return False
        return box["height"] >= Touch.ACTION_PHONE and box["y"] + box["height"] < HEIGHT

    return comes_true(screen, all_of_it)


def in_list(screen: Screen, words: str) -> bool:
    """Whether a row of the list is all in sight between the pots and the dock."""
    above = screen.page.get_by_text(SAY("bank") + ": ").bounding_box()
    row = screen.page.get_by_text(words).bounding_box()
    below = screen.page.get_by_role("heading").bounding_box()
    if above is None or row is None or below is None:
        return False
    return above["y"] + above["height"] <= row["y"] and row["y"] + row["height"] <= below["y"]


def rolled_to(screen: Screen, words: str) -> bool:
    """Whether a row comes into sight by itself."""
    return comes_true(screen, lambda: in_list(screen, words))


def test_home_shows_all_its_ways_to_a_group_in_the_midst_of_a_game(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED, setup=SEVEN)
    store = SqliteStore(data, lambda: datetime(2031, 5, 17, tzinfo=UTC))
    save_group(store, Group.of(SEVEN, tablet_holds_coins=True))
    store.close()
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url)
        screen.see(SAY("home-again"))
        assert in_sight(screen, SAY("home-rules"))


def test_the_button_for_a_fifth_person_is_not_hidden_by_the_way_on(
    devices: Devices, data: Path
) -> None:
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "new")
        screen.see(SAY("people-title"))
        assert in_sight(screen, SAY("people-add"))


def test_whoever_announces_is_in_sight_and_so_is_the_way_back(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, setup=SEVEN)
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see(SAY("action-announce"))
        screen.tap(SAY("action-announce"))
        screen.see(SAY("announce-title", person="Beatrice"))
        assert rolled_to(screen, SAY("place-label-active", person="Beatrice", coins=6))
        assert in_sight(screen, SAY("back"))


def test_a_list_that_has_room_for_everybody_again_shows_everybody(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED, setup=SEVEN)
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see(SAY("action-announce"))
        screen.tap(SAY("action-announce"))
        screen.tap("Re", beside=SAY("back"))
        screen.see(SAY("claims-title", character=CharacterName("king")))
        screen.tap(SAY("claims-nobody"))
        screen.see(SAY("turn-number", turn=6))
        assert rolled_to(screen, SAY("place-label", person="Alessandra", coins=6))


def test_of_many_people_whoever_plays_is_in_sight_at_every_turn(
    devices: Devices, data: Path
) -> None:
    begun(data, setup=THIRTEEN)
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        for turn, person in enumerate((*THIRTEEN.players, THIRTEEN.players[0]), 1):
            screen.see(SAY("turn-number", turn=turn))
            assert rolled_to(screen, SAY("place-label-active", person=person, coins=6))
            screen.tap("Scambia")
        screen.see(SAY("turn-number", turn=15))
        screen.tap(SAY("action-announce"))
        screen.see(SAY("announce-title", person=THIRTEEN.players[1]))
        assert in_sight(screen, SAY("back"))
        for character in THIRTEEN.cards[:3]:
            assert in_sight(screen, SAY("name-of-character", character=CharacterName(character)))


def test_whoever_plays_is_all_in_sight_where_words_are_drawn_before_their_font_is_there(
    devices: Devices, data: Path
) -> None:
    """A page that opens in Japanese: the reason for what is locked takes a line more in the end."""
    say = messages(Language.JA).text
    shown = (Announce("judge"), Claim(6), NoMoreClaims(), Reveal(()))
    begun(data, *OPENED, Announce("king"), NoMoreClaims(), *shown, setup=SEVEN)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language="ja", size=(WIDTH, 640))
        screen.see(say("await-swap-only", person="Chiara"))
        screen.page.wait_for_load_state("networkidle")
        row = screen.page.get_by_text(say("place-label-active", person="Chiara", coins=5))
        heading = screen.page.get_by_role("heading")

        def all_of_it() -> bool:
            box, below = row.bounding_box(), heading.bounding_box()
            if box is None or below is None:
                return False
            return box["height"] >= LEAST_ROW and box["y"] + box["height"] <= below["y"]

        assert comes_true(screen, all_of_it)


def test_names_that_were_rolled_to_stay_in_sight_when_one_is_chosen(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED, Announce("guru"), NoMoreClaims(), setup=TWELVE)
    with running(data, "--port", "0") as companion:
        screen = opened(devices, companion.url, "table")
        screen.see(SAY("choice-point", person="Elena"))
        screen.rest()
        # the last but two of those who may be named
        chosen = screen.control("Bruno", "radio")
        before = _rolled_up(screen, chosen)
        screen.tap("Bruno", "radio")
        screen.see(SAY("confirm", coins=0))
        screen.rest()
        after = chosen.bounding_box()
        assert after is not None
        assert after["y"] == before


def _rolled_up(screen: Screen, row: Locator) -> float:
    """Roll the dock as far as it goes; where the row then begins."""
    screen.page.mouse.move(WIDTH / 2, HEIGHT * 0.7)
    begins, before = HEIGHT * 2.0, HEIGHT * 3.0
    while begins < before:
        screen.page.mouse.wheel(0, 300)
        screen.page.wait_for_timeout(700)
        box = row.bounding_box()
        assert box is not None
        begins, before = box["y"], begins
    return begins


def test_names_are_typed_on_where_the_next_row_was_out_of_sight(
    devices: Devices, data: Path
) -> None:
    keyboard_open = (390, 480)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=keyboard_open)
        screen.tap("New game")
        screen.wait_for_caret("Name 1")
        screen.page.keyboard.type("Anna", delay=60)
        for place, name in enumerate(THIRTEEN.players[1:8], start=2):
            screen.enter(f"Name {place}", name)
        screen.see("8 players", "Move Ivo up")
