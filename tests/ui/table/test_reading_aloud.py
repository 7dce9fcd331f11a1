"""What screen readers are told: states, groups, and each thing once, in order."""

from typing import Any

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, NoMoreClaims
from companion.i18n import Language
from companion.i18n.line_breaks import WORD_JOINER
from companion.ui.page.dialog_kinds import (
    AppearanceDialog,
    CorrectCoinsDialog,
    Correction,
    PlayerDialog,
)
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game


def semantics(page: OpenPage) -> list[ft.Semantics]:
    return [each for each in page.controls() if isinstance(each, ft.Semantics)]


def labels(page: OpenPage) -> list[str]:
    return [each.label for each in semantics(page) if each.label]


def headings(page: OpenPage) -> list[str]:
    return [said for each in semantics(page) if each.header for said in words(each)]


def live(page: OpenPage) -> list[str]:
    """All that is in live regions."""
    return [each.label or " ".join(words(each)) for each in semantics(page) if each.live_region]


@async_test
async def test_verdict_comes_before_the_next_turn_and_each_is_told_once() -> None:
    _, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    assert any("Who else is the King?" in each for each in live(page))
    await page.tap(page.button("No one calls"))
    (told,) = (each for each in live(page) if "Bruno’s turn" in each)
    assert told.index("Adele +3") < told.index("Bruno’s turn")


@async_test
async def test_next_turn_is_told_by_itself_where_nothing_was_decided() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("Swap or not"))
    assert len([each for each in live(page) if "Bruno’s turn" in each]) == 1


@async_test
async def test_claims_are_told_on_their_tiles() -> None:
    _, shared = start_game(*OPENING, Announce("king"), Claim(1))
    page = await open_page(shared)
    tiles = {
        next(words(each)): each.selected
        for each in semantics(page)
        if isinstance(each.content, ft.Button) and each.selected is not None
    }
    assert tiles == {"Bruno": True, "Cedric": False, "David": False}


@pytest.mark.parametrize("size", [(1280.0, 800.0), (390.0, 844.0)], ids=["tablet", "phone"])
@async_test
async def test_options_are_a_group_named_by_the_question(size: tuple[float, float]) -> None:
    _, shared = start_game(*OPENING, Announce("king"), Claim(1), NoMoreClaims())
    page = await open_page(shared, width=size[0], height=size[1])
    assert "Who really is the King?" in labels(page)


@async_test
async def test_groups_of_equal_options_have_different_names() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=AppearanceDialog())
    assert {"Theme", "Text size"} <= {*labels(page)}


@async_test
async def test_large_view_is_told_in_words() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, far=True)
    told = {"Adele: 6 coins, current player", "Bruno: 6 coins", "Courthouse: 0 coins"}
    assert told <= {*labels(page)}


@async_test
async def test_counted_coins_are_told_with_those_on_the_table() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=PlayerDialog(1, Correction("bank", 1, 2)))
    assert "Bruno: 6 coins, will be 8" in labels(page)


@async_test
async def test_correction_tells_what_both_sides_will_have() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=CorrectCoinsDialog(Correction("court", 1, 0)))
    assert not [each for each in labels(page) if "will be" in each]
    page = await open_page(shared, dialog=CorrectCoinsDialog(Correction("bank", 1, 2)))
    assert "Bank: 170 coins, will be 168. Bruno: 6 coins, will be 8" in labels(page)


@async_test
async def test_number_of_players_is_told_when_it_changes() -> None:
    _, shared = start_game()
    page = await open_page(shared, route="/new")
    assert any(each.endswith("players") for each in live(page))


@pytest.mark.parametrize("shown", [{"route": "/"}, {"dialog": AppearanceDialog()}], ids=str)
@async_test
async def test_screens_and_dialogs_have_headings(shown: dict[str, Any]) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, **shown)
    assert headings(page)


@pytest.mark.parametrize("route", ["/", "/table", "/rules", "/new", "/setup"])
@async_test
async def test_labels_have_no_word_joiners(route: str) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, route=route, language=Language.JA)
    assert [each for each in labels(page) if WORD_JOINER in each] == []
