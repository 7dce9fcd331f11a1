"""The aid sheet: the characters in play, as a screen and as a page to print."""

from dataclasses import replace

import flet as ft
import pytest

from companion.application.group.settings import GROUP_SETTINGS
from companion.core.boxes import EDITIONS, EditionId
from companion.i18n import CardLanguage, Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from companion.ui.rulebook.aid_page import aid_page
from companion.ui.wording.aid_sheet import rows_in_play, rows_of_edition
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import (
    LIBRARY,
    OPENING,
    FakeNetwork,
    OpenPage,
    open_page,
    saved_files,
    start_game,
)

JAPANESE = messages(Language.JA)


def shown(page: OpenPage) -> set[str]:
    (sheet,) = page.named("aid-sheet")
    return {*map(without_joiners, words(sheet))}


@async_test
async def test_characters_in_play_are_called_as_on_the_cards_and_in_the_readers_language() -> None:
    service, shared = start_game(*OPENING)
    service.group.change(GROUP_SETTINGS, lambda now: now.with_card_language(Language.EN))
    page = await open_page(shared, language=Language.JA)
    await page.visit("/aid")
    assert {"Judge", "判事 (はんじ)"} <= shown(page)
    assert "Widow" not in shown(page)


@async_test
async def test_names_of_spanish_cards_stand_beside_the_readers_and_are_marked_as_unseen() -> None:
    service, shared = start_game(*OPENING)
    service.group.change(GROUP_SETTINGS, lambda now: now.with_card_language(CardLanguage.ES))
    page = await open_page(shared, language=Language.JA)
    await page.visit("/aid")
    assert {"Juez", "判事 (はんじ)"} <= shown(page)
    assert JAPANESE.text("rules-cards-unseen") in page.texts()

    await page.visit("/rules/first/character-judge")
    on_card = JAPANESE.text("rules-on-card", name="Juez")
    assert f"{on_card} · {JAPANESE.text('rules-name-ours')}" in page.texts()


@async_test
async def test_sheet_is_saved_as_a_page_to_print(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = saved_files(monkeypatch)
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.visit("/aid")
    await page.tap(page.button("Save to print"))
    (file,) = saved
    assert file.endswith(".html")
    assert saved[file].startswith(b"<!DOCTYPE html>")


def test_without_a_game_all_characters_of_the_edition_are_listed() -> None:
    rows = rows_of_edition(EditionId.SECOND, LIBRARY, JAPANESE, None)

    assert [row.character for row in rows] == [*EDITIONS[EditionId.SECOND].characters]
    assert all(row.power and row.reading for row in rows)


def test_page_to_print_has_every_row_and_needs_nothing_else() -> None:
    _, services = start_game(*OPENING)
    game = services.table.snapshot.game
    assert game is not None
    rows = rows_in_play(game.table.rules, LIBRARY, JAPANESE, Language.EN)
    page = aid_page("A & B", "ja", rows, ["8+"] * len(rows))

    assert "A &amp; B" in page
    assert all(row.on_card in page and row.own in page and row.power in page for row in rows)
    assert page.count("<svg") == len(rows) == page.count("8+")
    assert "src=" not in page
    assert "href=" not in page


@async_test
async def test_code_invites_a_phone_to_the_sheet() -> None:
    _, shared = start_game(*OPENING)
    network = FakeNetwork(("http://10.0.0.2:8551/?invitation=1",))
    page = await open_page(replace(shared, network=network))
    await page.visit("/aid")
    codes = [each.semantics_label for each in page.controls() if isinstance(each, ft.Image)]
    assert "http://10.0.0.2:8551/aid?invitation=1" in codes
