"""The rulebook, opened from a game and by its address."""

from functools import partial
from pathlib import Path

import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import PHONE, TABLET, UPRIGHT, Devices, Screen
from tests.processes import CompanionProcess, run_companion

SIZES = (TABLET, UPRIGHT, PHONE, (360, 740))
ASKED = {
    Language.JA: ("はんじ", "判事", "裁判所"),
}


@pytest.mark.parametrize("language", ASKED)
def test_rule_is_found_from_a_game_in_two_taps(
    language: Language, devices: Devices, data: Path
) -> None:
    say = partial(heard, language)
    query, title, words = ASKED[language]
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language=language.value)
        screen.tap(say("action-announce"))
        screen.see(say("announce-title", person="Adele"))

        with screen.budget(2):
            screen.tap(say("tool-rules"))
            screen.see(say("rules-contents"))
            type_into_the_search(screen, query)
            screen.see(title)
            # results change with each letter
            screen.rest()
            screen.tap(f"{title}.")
        screen.see(words, say("rules-status-rulebook"))
        screen.picture(f"rules-{language}")

        screen.tap(say("rules-back-table"))
        screen.see(say("announce-title", person="Adele"))
    assert stored(data).announcement is None


def heard(spoken: Language, message: str, /, **arguments: str) -> str:
    """A message with plain spaces for no-break ones."""
    return messages(spoken).text(message, **arguments).replace("\u00a0", " ")


def type_into_the_search(screen: Screen, words: str) -> None:
    screen.type_into(screen.page.get_by_role("textbox").first, words)


def test_clearing_the_search_keeps_the_caret(devices: Devices, companion: CompanionProcess) -> None:
    screen = devices.open(companion.url, path="rules")
    screen.type("Search the rules", "quxq")
    screen.see("No character is called “quxq”.")
    screen.tap("Clear search")
    screen.see("The game in short")
    screen.wait_for_caret("Search the rules")
    screen.page.keyboard.type("king", delay=60)
    screen.see("Top ")


def test_pages_of_the_rulebook_fit_every_size(devices: Devices, data: Path) -> None:
    language = Language.RU
    say = partial(heard, language)
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language=language.value)
        screen.see(say("await-turn", person="Adele"))
        for page in ("", "/first/character-king", "/first/example-07-judge-takes-the-court"):
            screen.visit(f"{companion.url}rules{page}")
            # fonts and emblems change the layout
            screen.page.wait_for_load_state("networkidle")
            for size in SIZES:
                screen.turn(size)
                screen.see(say("rules-back-table"))
                screen.fit()
