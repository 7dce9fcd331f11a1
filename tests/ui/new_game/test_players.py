"""Players' names: Enter, focus, order, refusals."""

from dataclasses import replace

import pytest

from companion.core.boxes import MOST_PLAYERS
from companion.ui.new_game.state import Draft
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.new_game.naming import Naming

_WAYS = ["Back", "Choose a set"]


@async_test
async def test_enter_moves_to_the_next_field_each_time() -> None:
    page = Naming("", "", "Cedric", "")
    await page.settle()
    await page.enter("Player 1", "Adele")
    await page.enter("Player 2", "Bruno")
    await page.enter("Player 1")
    assert page.carets == ["Player 2", "Player 3", "Player 2"]
    assert page.actions.new_game.draft.names == ("Adele", "Bruno", "Cedric", "")


@pytest.mark.parametrize("typed", ["", "Eva"])
@async_test
async def test_row_added_by_enter_is_a_player_only_with_a_name(typed: str) -> None:
    page = Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    assert "4\xa0players" in page.texts()
    if typed:
        await page.type("Player 5", typed)
    await page.tap(page.button("Choose a set"))
    expected = ("Adele", "Bruno", "Cedric", "David", "Eva")
    assert page.actions.new_game.draft.names == expected[: 5 if typed else 4]
    assert page.actions.view.route == "/new/set"


@async_test
async def test_row_added_by_enter_is_no_player_after_others_change_places() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    await page.type("Player 5", "Eva")
    await page.type("Player 5", "")
    page.actions.new_game.exchange(0, 1)
    await page.settle()
    await page.tap(page.button("Choose a set"))
    assert page.actions.new_game.draft.names == ("Bruno", "Adele", "Cedric", "David")


@async_test
async def test_added_player_may_stay_without_a_name() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David")
    await page.settle()
    await page.tap(page.button("Add player"))
    await page.tap(page.button("Choose a set"))
    assert len(page.actions.new_game.draft.names) == 5


@async_test
async def test_enter_after_the_last_name_adds_a_row() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "")
    await page.settle()
    await page.enter("Player 4", "David")
    assert page.actions.new_game.draft.names == (
        "Adele",
        "Bruno",
        "Cedric",
        "David",
        "",
    )
    assert page.carets == ["Player 5"]


@async_test
async def test_enter_in_an_empty_last_field_adds_nothing() -> None:
    page = Naming("Adele", "Bruno", " ")
    await page.settle()
    await page.enter("Player 3")
    assert page.actions.new_game.draft.names == ("Adele", "Bruno", " ")
    assert page.carets == []


@async_test
async def test_enter_at_a_full_table_does_nothing() -> None:
    everybody = tuple(f"Person {number}" for number in range(1, MOST_PLAYERS + 1))
    page = Naming(*everybody)
    await page.settle()
    await page.enter(f"Player {MOST_PLAYERS}")
    assert page.actions.new_game.draft.names == everybody
    assert page.carets == []


@async_test
async def test_focus_stays_when_players_are_reordered() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David")
    await page.settle()
    await page.enter("Player 1")
    before = list(page.line.focused)
    page.actions.new_game.change(
        replace(
            page.actions.new_game.draft,
            arranged=page.actions.new_game.draft.arranged + 1,
        )
    )
    await page.settle()
    assert page.line.focused == before


@pytest.mark.parametrize(("width", "ways"), [(390, ["up"]), (1280, ["up", "down"])])
@async_test
async def test_phone_has_no_button_to_move_players_down(width: int, ways: list[str]) -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David")
    page.show(width=width)
    await page.settle()
    assert page.moves_of("Bruno") == ways


@async_test
async def test_notice_stands_beside_the_forward_button() -> None:
    page = Naming("Adele", "adele", "Cedric", "David")
    page.show(width=390)
    await page.settle()
    await page.tap(page.button("Choose a set"))
    refused = page.actions.view.notice
    assert refused is not None
    foot = next(each for each in page.columns() if [*words(each)][-2:] == _WAYS)
    assert [*words(foot)] == [refused, *_WAYS]


@async_test
async def test_invisible_names_are_refused_with_their_row() -> None:
    page = Naming("Adele", "🦊", "Cedric", "민수")
    await page.settle()
    await page.tap(page.button("Choose a set"))
    texts = "some letters can’t be displayed. Please use others."
    assert page.actions.view.notice == f"Player 2: {texts} Player 4: {texts}"
    assert page.holder.view.route == "/new"
    assert page.actions.new_game.draft.names == ("Adele", "🦊", "Cedric", "민수")


@pytest.mark.parametrize("last", [" David", "🦊", "Adele"])
@async_test
async def test_invalid_names_lead_back_to_the_players(last: str) -> None:
    page = Naming("Adele", "Bruno", "Cedric", last)
    await page.visit("/new/set")
    assert "Who’s playing?" in page.sent_on_reconnect()
    page.actions.new_game.change(replace(Draft(), names=("Adele", "Bruno", "Cedric", "David")))
    await page.settle()
    assert "Choose a set" in page.sent_on_reconnect()


@async_test
async def test_youngest_mark_moves_with_the_player() -> None:
    page = Naming("Adele", "Bruno", "Cedric", "David", "Fran")
    await page.visit("/new")
    await page.press("Cedric is the youngest and goes first")
    assert page.actions.new_game.draft.first == 2
    assert "Cedric goes first" in page.sent_on_reconnect()
    await page.press("Move Cedric up")
    assert page.actions.new_game.draft.names == (
        "Adele",
        "Cedric",
        "Bruno",
        "David",
        "Fran",
    )
    assert page.actions.new_game.draft.first == 1
    await page.press("Remove David")
    assert page.actions.new_game.draft.names == ("Adele", "Cedric", "Bruno", "Fran")
    assert page.actions.new_game.draft.first == 1
    await page.press("Remove Adele")
    assert page.actions.new_game.draft.first == 0
