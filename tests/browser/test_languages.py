"""Languages of pages, and the main screens in every size."""

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from companion.content import Library
from companion.core.boxes import EditionId
from companion.i18n import CharacterName, Language
from companion.i18n.line_breaks import WORD_JOINER
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import PHONE, TABLET, UPRIGHT, Devices, Screen, plain
from tests.processes import CompanionProcess, run_companion

_QUESTIONS = (b"get_device_info", b"companion.language")
_NO_LANGUAGE = """
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["C"] });
"""
"""What WebKit reports on a Linux system whose locale is C."""
_LINES = """
words => {
  const breaks = new Intl.v8BreakIterator([], { type: "line" });
  breaks.adoptText(words);
  const lines = [];
  let from = breaks.first();
  while (breaks.next() !== -1) {
    lines.push(words.slice(from, breaks.current()));
    from = breaks.current();
  }
  return lines;
}
"""
"""Returns the shortest lines a text can be broken into, as the client gets them from Chromium."""

_OTHER_FONTS = """
() => performance.getEntriesByType("resource").map(({ name }) => name)
  .filter(name => /^http.*\\/noto(?!sansjp-regular)/i.test(name))
"""
"""Returns the addresses of fonts that are not ours."""

SMALL = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー"


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


@pytest.mark.parametrize("language", [Language.JA])
def test_page_has_the_language_of_the_device(
    language: Language, devices: Devices, data: Path
) -> None:
    say = messages(language)
    king = CharacterName("king")
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language=language.value)
        screen.tap(say.text("home-continue"))
        screen.see(say.text("await-turn", person="Adele"))
        screen.picture(f"table-{language}")
        screen.tap(say.text("action-announce"))
        screen.see(say.text("announce-title", person="Adele"))
        screen.tap(say.text("name-of-character", character=king), beside=say.text("back"))
        screen.see(say.text("claims-title", character=king))
        screen.picture(f"claims-{language}")
        screen.tap(say.text("claims-nobody"))
        # the Japanese title of claims is also part of the next text
        screen.see_no(say.text("claims-title", character=king))
        screen.see(say.text("await-turn", person="Bruno"))
    assert stored(data).coins == (9, 6, 6, 6)


def test_page_declares_its_language_and_those_of_other_words(devices: Devices, data: Path) -> None:
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language="ja")
        document, read = screen.page.locator("html"), screen.page.locator("flt-semantics-host")
        expect(document).to_have_attribute("lang", "ja")
        # its font arrives after the first frame, and no other one is looked for on the server
        assert not screen.page.evaluate(_OTHER_FONTS)
        screen.tap("日本語")
        title = plain(messages(Language.JA).text("language-title"))
        expect(screen.page.get_by_role("alertdialog", name=title)).to_be_attached()
        for language in Language:
            option = read.locator(f"[lang={language}] [role=radio]")
            expect(option).to_have_attribute("aria-label", language.profile.own_name)
        assert WORD_JOINER not in read.inner_html()
        screen.tap("Polski", "radio")
        screen.see(messages(Language.PL).text("close"))
        expect(document).to_have_attribute("lang", "pl")


def test_japanese_line_never_begins_with_small_kana_or_long_vowel(
    devices: Devices, companion: CompanionProcess
) -> None:
    page = devices.open(companion.url, language="ja").page
    say = messages(Language.JA)
    book = Library.load().book(Language.JA)
    entries = [entry for edition in EditionId for entry in book.entries(edition)]
    texts = [entry.title for entry in entries]
    texts += [part.markdown for entry in entries for part in entry.parts]
    texts += [say.text("away-hint"), say.text("home-new")]
    lines = [line for text in texts for line in page.evaluate(_LINES, text)]
    assert len(lines) > len(texts)
    assert not [line for line in lines if line[0] in SMALL]


def test_device_is_asked_again_after_lost_question(devices: Devices, data: Path) -> None:
    line = Lossy()
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, language="ru", connection=line.connect)
        # not `see`: the answer that the page is drawn may be the lost one
        screen.control(messages(Language.RU).text("home-new")).wait_for()
    assert sorted(line.lost) == sorted(_QUESTIONS)


def test_browser_without_language_gets_english(
    devices: Devices, companion: CompanionProcess
) -> None:
    devices.open(companion.url, before=_NO_LANGUAGE).see("New game")


def test_main_screens_fit_every_size(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url)
        screen.see("Back to the table")
        fits_every_size(screen, "home")
        screen.tap("Back to the table")
        screen.see(
            "Turn 5", "Adele: 6 coins", "Bruno: 6 coins", "Cedric: 6 coins", "David: 6 coins"
        )
        fits_every_size(screen, "table")
        screen.tap("Announce")
        screen.see("announce?")
        screen.tap("Thief", beside="Back")
        screen.see("Who else is the Thief?")
        screen.tap("Cedric")
        screen.see("Who really is the Thief?")
        screen.tap("Cedric", "radio")
        screen.see("Confirm")
        fits_every_size(screen, "opposed")
        screen.tap("Confirm")
        screen.see("Turn 6", "Courthouse: 1 coin")


def fits_every_size(screen: Screen, name: str) -> None:
    for size, pixels in {"tablet": TABLET, "upright": UPRIGHT, "phone": PHONE}.items():
        screen.turn(pixels)
        screen.fit()
        screen.picture(f"{name}-{size}")
    screen.turn(TABLET)
