"""The picture of a finished game."""

import struct

import flet as ft
import pytest

from companion.application.archive.file_names import game_file_name
from companion.core.commands import Entry, Swap, Transfer
from companion.flet_adapter.device import Device
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import DARK
from companion.ui.result.picture import drawn_picture
from tests.async_runner import async_test
from tests.statistics.random_games import random_game
from tests.ui.control_tree import controls
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

WON: tuple[Entry, ...] = (*OPENING, Transfer("bank", 2, 7), Swap())
PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 1080, 2100)


def texts_of(page: OpenPage) -> list[str]:
    (shown,) = (each for each in page.controls() if isinstance(each, ft.Screenshot))
    return [each.value for each in controls(shown) if isinstance(each, ft.Text)]


@pytest.mark.parametrize("language", Language)
@async_test
async def test_picture_says_who_won_how_and_what_everybody_has(language: Language) -> None:
    _, services = start_game(*WON)
    page = await open_page(services, language=language, width=390, height=844)
    say = messages(language).text
    await page.tap(page.button(say("picture-open")))
    found = texts_of(page)
    assert say("end-won", people=["Cedric"], count=1) in found
    assert say("end-how-thirteen") in found
    assert say("app-name") in found
    for name in ("Adele", "Bruno", "Cedric", "David"):
        assert name in found


@async_test
async def test_picture_is_offered_as_a_file() -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=390, height=844)
    await page.receive(web=True)
    page.line.answers |= {"capture": PNG}
    await page.tap(page.button("Share as a picture"))
    await page.tap(page.button("Save picture"))
    assert page.line.asked[-1] == "save_file"
    assert any(PNG in each for each in page.line.sent[-3:])


@async_test
async def test_picture_says_so_once_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=390, height=844)
    await page.receive(web=True)
    page.line.answers |= {"capture": PNG}
    while_saving: list[tuple[list[str], bool]] = []

    async def save(*_: object) -> bool:
        await page.settle()
        while_saving.append((page.read_out(), bool(page.named("placeholder"))))
        return True

    monkeypatch.setattr(Device, "save_file", save)
    await page.tap(page.button("Share as a picture"))
    await page.tap(page.button("Save picture"))
    ((said, covered),) = while_saving
    assert "Picture saved." not in said
    assert covered
    assert "Picture saved." in page.read_out()


@async_test
async def test_preview_is_covered_until_it_is_laid_out() -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=390, height=844)
    await page.tap(page.button("Share as a picture"))
    assert page.named("placeholder")
    await page.lay_out("picture", 360, 900)
    assert not page.named("placeholder")


@async_test
async def test_failed_picture_is_reported() -> None:
    _, services = start_game(*WON)
    page = await open_page(services, width=390, height=844)
    page.line.answers |= {"capture": PNG[:20]}
    await page.tap(page.button("Share as a picture"))
    await page.tap(page.button("Share"))
    assert page.holder.view.notice == "Couldn’t create the picture. Please try again."


def test_picture_of_a_record_with_times_is_dated() -> None:
    game, _ = random_game(3)
    set_palette(DARK)
    picture = drawn_picture(game, messages(Language.EN))
    words = [each.value for each in controls(picture) if isinstance(each, ft.Text)]

    assert words[0].startswith("May ")


def test_picture_file_is_named_like_the_record() -> None:
    assert game_file_name(None, ("Ada", "Łukasz K."), ".png") == "mascarade-ada-łukasz-k.png"
