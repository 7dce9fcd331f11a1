"""A turn in every language, on devices that speak it."""

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from companion.i18n import CharacterName, Language
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import PHONE, TABLET, UPRIGHT, Devices
from tests.running import Running, running

OTHERS = [language for language in Language if language is not Language.EN]
_QUESTIONS = (b"get_device_info", b"companion.language")
_NO_LANGUAGE = """
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["C"] });
"""
"""What WebKit says on a Linux whose locale is C."""
_PIECES = """
words => {
  const asked = new Intl.v8BreakIterator([], { type: "line" });
  asked.adoptText(words);
  const pieces = [];
  let from = asked.first();
  while (asked.next() !== -1) {
    pieces.push(words.slice(from, asked.current()));
    from = asked.current();
  }
  return pieces;
}
"""
"""What a page keeps together where a line ends, asked as the client does."""
PIECES = {
    "カードと交換": "カー|ド|と|交換",
    "シャッフル": "シャッ|フル",
    "次の手番です。": "次|の|手|番|です。",
    "戻します。\n次へ": "戻|し|ます。\n|次へ",
    "戻します。\n林\nっ": "戻|し|ます。\n|林\n|っ",
    "The King wins": "The |King |wins",
}
"""Words, and the pieces into which a line may break them."""


class Lossy:
    """The connection of one page, on which each question about its language is lost once."""

    def __init__(self) -> None:
        self.lost: list[bytes] = []

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def deliver(message: str | bytes) -> None:
            asked = next((each for each in _QUESTIONS if each in _bytes(message)), None)
            if asked is None or asked in self.lost:
                page.send(message)
            else:
                self.lost.append(asked)

        server.on_message(deliver)


def _bytes(message: str | bytes) -> bytes:
    return message if isinstance(message, bytes) else message.encode()


@pytest.mark.parametrize("language", OTHERS)
def test_a_turn_in_the_language_of_the_device(
    language: Language, devices: Devices, data: Path
) -> None:
    say = messages(language)
    king = CharacterName("king")
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language=language.value)
        screen.tap(say.text("home-continue"))
        screen.see(say.text("await-any", person="Adele"))
        screen.picture(f"table-{language}")
        screen.tap(say.text("action-announce"))
        screen.see(say.text("announce-title", person="Adele"))
        screen.tap(say.text("name-of-character", character=king), beside=say.text("back"))
        screen.see(say.text("claims-title", character=king))
        screen.picture(f"claims-{language}")
        screen.tap(say.text("claims-nobody"))
        # in Japanese what is to come says it in the same words
        screen.see_no(say.text("claims-title", character=king))
        screen.see(say.text("await-any", person="Bruno"))
    assert stored(data).coins == (9, 6, 6, 6)


def test_a_page_says_to_a_screen_reader_which_language_it_is_in(
    devices: Devices, data: Path
) -> None:
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language="ja")
        page = screen.page.locator("html")
        expect(page).to_have_attribute("lang", "ja")
        screen.tap("日本語")
        screen.tap("Polski", "radio")
        screen.see(messages(Language.PL).text("close"))
        expect(page).to_have_attribute("lang", "pl")


def test_a_line_of_japanese_begins_with_no_small_kana_and_the_last_has_more_than_one(
    devices: Devices, companion: Running
) -> None:
    page = devices.open(companion.url, language="ja").page
    found = {words: "|".join(page.evaluate(_PIECES, words)) for words in PIECES}
    assert found == PIECES


def test_a_device_that_has_not_heard_the_question_for_its_language_is_asked_again(
    devices: Devices, data: Path
) -> None:
    line = Lossy()
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language="ru", connection=line.connect)
        screen.see(messages(Language.RU).text("home-new"))
    assert sorted(line.lost) == sorted(_QUESTIONS)


def test_a_browser_whose_system_has_no_language_is_spoken_to_in_english(
    devices: Devices, companion: Running
) -> None:
    devices.open(companion.url, before=_NO_LANGUAGE).see("New game")


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE], ids=["tablet", "upright", "phone"])
def test_the_main_screens_in_every_size(
    size: tuple[int, int], devices: Devices, data: Path, request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    begun(data, *OPENED)
    with running(data, "--port", "0") as companion:
        screen = devices.open(companion.url, size=size)
        screen.see("Back to the table")
        screen.fit()
        screen.picture(f"home-{name}")
        screen.tap("Back to the table")
        screen.see(
            "Turn 5", "Adele: 6 coins", "Bruno: 6 coins", "Cedric: 6 coins", "David: 6 coins"
        )
        screen.fit()
        screen.picture(f"table-{name}")
        screen.tap("Announce")
        screen.see("announces")
        screen.tap("Thief", beside="Back")
        screen.see("Who else is the Thief?")
        screen.tap("Cedric")
        screen.see("Who really is the Thief?")
        screen.tap("Cedric", "radio")
        screen.see("What will move")
        screen.fit()
        screen.picture(f"opposed-{name}")
        screen.tap("Confirm")
        screen.see("Turn 6", "Court: 1 coin")
