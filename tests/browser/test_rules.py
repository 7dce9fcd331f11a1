"""The rulebook, opened from a game and by its address."""

from functools import partial
from pathlib import Path
from urllib.parse import quote

import pytest

from companion.core.commands import Announce, Claim
from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import PHONE, TABLET, UPRIGHT, Devices, Screen, comes_true
from tests.processes import CompanionProcess, run_companion

SIZES = {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE, "small-phone": (360, 740)}
ASKED = {
    Language.PL: ("sedzia", "Sędzia", "Sądu"),
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


def test_selection_is_kept_while_a_rule_is_read(devices: Devices, data: Path) -> None:
    begun(data, *OPENED, Announce("king"), Claim(2))
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.tap("Cedric", "radio")
        screen.see("Coins to move")
        before = screen.text()

        screen.tap("Rules")
        screen.tap("King")
        screen.see("coins from the bank")
        screen.tap("Back to the table")

        assert comes_true(screen, lambda: screen.text() == before)


def test_address_of_a_rule_opens_it(devices: Devices, companion: CompanionProcess) -> None:
    titles = {"en": "Fines", "ru": "Штрафы"}
    for language, title in titles.items():
        screen = devices.open(companion.url, path=f"rules/first/fines?lang={language}")
        screen.see(title, heard(Language(language), "rules-back-home"))
    screen.reload()
    screen.see(titles["ru"])


def test_unknown_address_shows_similar_rules(devices: Devices, companion: CompanionProcess) -> None:
    path = f"rules/first/{quote('⁂/../<b>&')}%01%02{'x' * 3_000}"
    screen = devices.open(companion.url, path=path)

    screen.see("there’s no rule")
    screen.tap("Contents")
    screen.see("The game in short")


def test_clearing_the_search_keeps_the_caret(devices: Devices, companion: CompanionProcess) -> None:
    screen = devices.open(companion.url, path="rules")
    screen.type("Search the rules", "quxq")
    screen.see("No character is called “quxq”.")
    screen.tap("Clear search")
    screen.see("The game in short")
    screen.wait_for_caret("Search the rules")
    screen.page.keyboard.type("king", delay=60)
    screen.see("Top ")


def test_note_of_the_group_is_shown_on_every_device(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="rules/first/fines")
        screen.tap("Add a note")
        screen.see("Save")
        screen.type_into(screen.page.get_by_role("textbox").last, "Fines are 2 coins.")
        screen.tap("Save")
        screen.see("How we play it", "Fines are 2 coins.", "Edit note")
        screen.picture("rules-note")
    with run_companion(data, "--port", "0") as companion:
        phone = devices.open(companion.url, path="rules/first/fines", size=PHONE)
        phone.see("Fines are 2 coins.")
        phone.tap("Edit note")
        phone.tap("Delete note")
        phone.see("Add a note")
        phone.see_no("Fines are 2 coins.")


def test_rule_is_shown_in_large_type(devices: Devices, companion: CompanionProcess) -> None:
    screen = devices.open(companion.url, path="rules/first/fines")
    screen.tap("Large text")
    screen.tap("Normal text")
    screen.tap("Show to everyone")
    screen.see("Fines", "Rulebook · First edition")
    screen.see_no("See also")
    screen.picture("rules-held-up")

    screen.tap(heard(Language.EN, "rules-show-close"))
    screen.see("See also")


def test_character_has_the_name_printed_on_the_cards(
    devices: Devices, companion: CompanionProcess
) -> None:
    screen = devices.open(companion.url, path="rules?lang=pl&kind=character")
    say = partial(heard, Language.PL)
    screen.tap(say("rules-cards-ask"))
    screen.tap("日本語", "menuitemcheckbox")
    screen.see(say("rules-cards-in", language="日本語"))
    screen.tap("Inkwizytor")

    screen.see("Inkwizytor", say("rules-on-card", name="審問官"))


def test_pages_of_the_rulebook_fit_every_size(devices: Devices, data: Path) -> None:
    language = Language.RU
    say = partial(heard, language)
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", language=language.value)
        screen.see(say("await-any", person="Adele"))
        for page in ("", "/first/character-king", "/first/example-07-judge-takes-the-court"):
            screen.visit(f"{companion.url}rules{page}")
            # fonts and emblems change the layout
            screen.page.wait_for_load_state("networkidle")
            for size in SIZES:
                screen.turn(SIZES[size])
                screen.see(say("rules-back-table"))
                screen.fit()
                screen.picture(f"rules-{language}-{size}-{page.rpartition('/')[2] or 'contents'}")
